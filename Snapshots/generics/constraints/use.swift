let constraints = Constraints(), hare = Hare()
print(constraints.both(hare), constraints.whereBoth(hare, Hare.self), constraints.beast(Bear()) as Any is Bear, constraints.sequence([1, 2]))
print(constraints.existential([hare]), constraints.keyed(\String.count, of: "abc"), (try? constraints.nested([[1]: 1], (2, 3)).get()) ?? 0)
print(constraints.inoutClosure(1) { $0 += 1 }, try await constraints.producing { 5 }, constraints.sendable { 6 }, constraints.isolated({ 1 }, 2), constraints.any(1, hare, hare))
#if STUBS
constraints._both = { $0.cry() + "!" }
constraints._whereBoth = { t, type in t.speed * 10 }
let bear = Bear()
constraints._beast = { _ in bear }
constraints._sequence = { _ in 40 }
constraints._keyed = { _, _ in 50 }
constraints._producing = { make in try await make() }
constraints._sendable = { make in make() }
constraints._any = { _, _, _ in "any" }
print(constraints.both(hare), constraints.whereBoth(hare, Hare.self), constraints.beast(Bear()) === bear, constraints.sequence([1, 2]))
print(constraints.keyed(\String.count, of: "abc"), try await constraints.producing { 5 }, constraints.sendable { 6 }, constraints.any(1, hare, hare))
#endif
