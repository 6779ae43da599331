let functionAliases = FunctionAliases()
print(try functionAliases.unbox(path: 1) { $0 as? Int } as Any, try functionAliases.escape { $0 as? Int }(3) as Any)
print(try await functionAliases.async(1) { $0 + 1 }, functionAliases.opt { $0 as? Int } as Any, functionAliases.arr([{ $0 as? Int }]))
print(functionAliases.own(AliasBox(t: 1), { $0 + $1 }, x: 3), functionAliases[{ $0 as? Int }] as Any)
functionAliases.pair("a") { print($0, $1) }
#if STUBS
  var stubbedAliases = FunctionAliases()
  stubbedAliases._unbox = { _, transform in try transform(7) }
  stubbedAliases._pair = { _, then in then("b", 2) }
  print(try stubbedAliases.unbox(path: 1) { $0 as? Int } as Any)
  stubbedAliases.pair("a") { print($0, $1) }
#endif
