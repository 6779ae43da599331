let keeper = PromiseKeeper(), leaf = PromiseLeaf()
var kept = 1
print(keeper.size, keeper.load(), await keeper.wait(), keeper.typed(&kept), keeper.generic("g"), keeper.change(&kept))
keeper.run()
print(keeper.several(), try keeper.narrower(), PromiseKeeper.made(), keeper[6], leaf.load())
let spelled = PromiseSpelledOtherwise()
print(try spelled.short(), try spelled.long(), try await spelled.later())
print(try await keeper.narrowerLater(6))
@MainActor func startsAsPromised() async throws {
    let start = PromiseStart(), mark = PromiseBase()
    #if STUBS
    start._load = { _ in mark }
    print(try await start.load(PromiseBase()) === mark)
    start._load = nil
    #endif
    print(try await start.load(mark) === mark)
}
try await startsAsPromised()
#if STUBS
keeper._getSize = { 10 }
keeper._load = { 20 }
keeper._wait = { "stub" }
keeper._run = { print("stub") }
keeper._typed = { $0 = 5; return $0 }
keeper._generic = { _ in "stub" }
keeper._change = { $0 = 7; return 8 }
keeper._several = { 30 }
keeper._narrower = { 40 }
PromiseBase._made = { 50 }
keeper._getSubscript = { $0 * 10 }
leaf._load = { 200 }
print(keeper.size, keeper.load(), await keeper.wait(), keeper.typed(&kept), kept, keeper.generic("g"))
print(keeper.change(&kept), kept)
keeper.run()
print(keeper.several(), try keeper.narrower(), PromiseKeeper.made(), keeper[6], leaf.load())
keeper._narrower = { throw PromiseFailure() }
do { print(try keeper.narrower()) } catch { print(error) }
PromiseBase._made = nil
spelled._short = { 11 }
spelled._long = { 22 }
spelled._later = { 33 }
print(try spelled.short(), try spelled.long(), try await spelled.later())
keeper._narrowerLater = { _ in throw PromiseFailure() }
do { print(try await keeper.narrowerLater(6)) } catch { print(error) }
#endif
