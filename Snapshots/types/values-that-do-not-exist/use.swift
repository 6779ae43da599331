let handler = Handler()
print(handler.count, handler.last == nil, handler.all.count, handler.handle(result: .success(2)), Absurd.name())
#if STUBS
  handler._handle = { _ in 3 }
  handler._getAll = { [] }
  Absurd._name = { "stubbed" }
  print(handler.handle(result: .success(2)), Absurd.name())
#endif
