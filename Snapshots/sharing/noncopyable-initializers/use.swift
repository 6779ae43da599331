func useNoncopyable() {
  var ticket = Ticket(renewing: Ticket(number: 4))
  var text = "no. "
  print(ticket.show(), ticket.stamp(&text), text, ticket.isEven, ticket.redeem())
  if let pass = Pass(name: "Ada") { print(pass.greet("Hello")) }
  print(isNone(Pass(name: "")))
  let descriptor = Descriptor(raw: 3)
  print(descriptor.read())
  descriptor.close()
  var stack = Stack(moving: Stack(Ticket(number: 1)))
  stack.push(Ticket(number: 9))
  print(stack.peek { $0.number }, stack.compare(Ticket(number: 2)), Stack<Int>.limit)
}
func isNone(_ pass: consuming Pass?) -> Bool {
  switch consume pass {
  case nil: true
  case .some: false
  }
}
useNoncopyable()
#if STUBS
Ticket._show = { "stub" }
Ticket._stamp = {
  $0 = "stamped"
  return false
}
Ticket._redeem = { 0 }
Ticket._getIsEven = { true }
Pass._greet = { $0 + " stub" }
Descriptor._read = { 33 }
Stack<Ticket>._push = { print("pushed", $0.number) }
Stack<Ticket>._compare = { $0.number == 0 }
useNoncopyable()
#endif
