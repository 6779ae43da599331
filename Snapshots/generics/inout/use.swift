let exchange = Exchange()
var number = 1
exchange.swap(&number, with: 2)
var iterator = [7, 8].makeIterator()
var items = ["a"]
print(number, exchange.next(&iterator) ?? 0, try exchange.append("b", to: &items, counting: &number), items, number)
func write(with stub: ((String, inout any TextOutputStream) async throws -> Int)?) async throws {
  let exchange = Exchange()
  #if STUBS
  exchange._write = stub
  #endif
  var text = ""
  print(try await exchange.write("abc", to: &text), text)
}
try await write(with: nil)
print(exchange.double(&number))
var change = { (value: Int) in value + 1 }
print(exchange.call(&change, with: 4))
#if STUBS
exchange._swap = { a, b in a = 10 }
exchange._next = { _ in 5 }
exchange._append = { item, items, count in
  items = ["stub", item as? String ?? ""]
  count = 0
  return false
}
exchange._double = { number in
  number = 20
  return 40
}
exchange.swap(&number, with: 3)
print(number, exchange.next(&iterator) ?? 0, try exchange.append("c", to: &items, counting: &number), items, number)
print(exchange.double(&number), number, exchange._doubleCalls)
exchange._call = { change, value in
  if let old = change as? (Int) -> Int { change = { (value: Int) in old(value) * 2 } }
  return value
}
print(exchange.call(&change, with: 4), change(4))
try await write { text, target in
  target = "<\(text)>"
  return -1
}
#endif
