let returns = ImplicitReturns()
print(returns.literal(), returns.call(), returns.none() as Any, returns.member(), returns.closure()(4))
print(returns.branch(true), returns.chain(0), returns.choice(.bad), returns.nested(true, .bad), returns.ternary(false))
print((try? returns.throwing(.bad)) as Any, (try? returns.throwingIf(true)) as Any, try returns.throwingLast(-1))
returns.assigns()
print(returns.count, try returns.tried(), returns.array(), returns.explicitReturn(false), returns.default())
#if STUBS
returns._literal = { 0 }
returns._none = { 1 }
returns._member = { .bad }
returns._closure = { { -$0 } }
returns._branch = { "\($0)!" }
returns._chain = { String($0) }
returns._choice = { $0 == .good ? 10 : 20 }
returns._nested = { _, _ in 7 }
returns._throwing = { _ in 11 }
returns._throwingIf = { _ in "stub" }
returns._throwingLast = { _ in 12 }
print(try returns.throwing(.bad), try returns.throwingIf(true), try returns.throwingLast(1))
returns._assigns = {}
returns._ternary = { _ in 9 }
returns._failing = { 50 }
returns._array = { [] }
returns._explicitReturn = { _ in 3 }
returns._default = { 60 }
print(returns.literal(), returns.call(), returns.none() as Any, returns.member(), returns.closure()(4))
print(returns.branch(true), returns.chain(0), returns.choice(.bad), returns.nested(true, .bad), returns.ternary(false))
returns.count = 8
returns.assigns()
print(returns.count, try returns.tried(), returns.array(), returns.explicitReturn(false), returns.default())
#endif
