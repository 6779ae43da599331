let functionAliases = FunctionAliases()
print(try functionAliases.unbox(path: 1) { $0 as? Int } as Any, try functionAliases.escape { $0 as? Int }(3) as Any)
print(try await functionAliases.async(1) { $0 + 1 }, functionAliases.opt { $0 as? Int } as Any, functionAliases.arr([{ $0 as? Int }]))
print(functionAliases.own(AliasBox(t: 1), { $0 + $1 }, x: 3), functionAliases[{ $0 as? Int }] as Any)
functionAliases.pair("a") { print($0, $1) }
functionAliases.around(1) { print($0) }
functionAliases.again("again") { print($0) }
print(try await functionAliases.sent(2) { $0 * 2 }, functionAliases.maybe(3, { print($0) }, nil) ?? 0)
#if STUBS
  var stubbedAliases = FunctionAliases()
  stubbedAliases._unbox = { _, transform in try transform(7) }
  stubbedAliases._pair = { _, then in then("b", 2) }
  print(try stubbedAliases.unbox(path: 1) { $0 as? Int } as Any)
  stubbedAliases.pair("a") { print($0, $1) }
  stubbedAliases._again = { _, then in then("stub") }
  stubbedAliases._maybe = { value, _, _ in value as? Int }
  stubbedAliases.again("again") { print($0) }
  print(stubbedAliases.maybe(3, nil, { $0 + 1 }) ?? 0)
#endif
