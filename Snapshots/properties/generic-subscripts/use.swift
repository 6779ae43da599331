var genericSubscripts = GenericSubscripts()
genericSubscripts[optional: 1] = nil
print(genericSubscripts[optional: 1] ?? 0, genericSubscripts[some: "s"], genericSubscripts[1, 2, 3], genericSubscripts[{ $0 + 1 }], genericSubscripts[default: 5], genericSubscripts.all)
#if STUBS
genericSubscripts._getSubscriptOptional = { _ in 10 }
genericSubscripts._setSubscriptOptional = { print($0, $1) }
genericSubscripts[optional: 1] = 2
genericSubscripts._getSubscriptSome = { _ in 20 }
genericSubscripts._getSubscriptDefault = { $0() * 10 }
print(genericSubscripts[optional: 1] ?? 0, genericSubscripts[some: "s"], genericSubscripts[default: 5])
#endif
