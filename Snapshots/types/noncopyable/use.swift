func useTickets() {
  var ticket = Ticket.issue(to: "Ada")
  ticket.renew(by: 2)
  print(ticket.show(), ticket.number)
  ticket.number += 1
  print(ticket.redeem())
  print(Pass(ticket: Ticket.issue(to: "Eve")).part().show())
}
func useSlots() {
  var slot = Slot(5)
  slot.put(6)
  print(slot.contains(6), slot.copies(of: 4), slot.look { $0 }, slot.isEmpty, slot.count)
  var tickets = Slot(Ticket(holder: "Bob"))
  print(tickets.look { $0.number }, tickets.isEmpty)
  print(tickets.take()?.show() ?? "none")
}
func useEngine() {
  let slots = UnsafeMutablePointer<Int>.allocate(capacity: 1)
  let engine = Engine(slots)
  print(engine.first())
  slots.deallocate()
}
func useQueue() {
  var queue = Queue()
  queue.names["two"] = 2
  print(queue.next(), queue.numbers, queue.names.count)
}
func useBooth() {
  let booth = Booth()
  print(booth.ticket.show(), Booth.first.holder)
}
useTickets()
useBooth()
useSlots()
useEngine()
useQueue()
#if STUBS
func stubTickets() {
  var ticket = Ticket.issue(to: "Ada")
  ticket._show = { "stubbed" }
  ticket._getNumber = { 40 }
  ticket._getHolder = { "nobody" }
  print(ticket.holder)
  ticket._renew = { print("not", $0) }
  ticket.renew(by: 7)
  print(ticket.show(), ticket.number)
  print(ticket.redeem())
}
func stubSlots() {
  var slot = Slot(5)
  slot._contains = { ($0 as? Int) == 0 }
  slot._copies = { _ in [3] }
  var tickets = Slot(Ticket(holder: "Bob"))
  tickets._take = { Ticket(holder: "stub") }
  tickets._getIsEmpty = { true }
  print(slot.contains(0), slot.copies(of: 4), tickets.isEmpty)
  print(tickets.take()?.show() ?? "none")
}
func stubQueue() {
  var queue = Queue()
  queue._getNumbers = { [3] }
  queue._getNames = { [:] }
  print(queue.numbers, queue.names)
}
stubTickets()
stubSlots()
stubQueue()
  func useStubbedBooth() {
    let booth = Booth()
    booth._getTicket = { Ticket(holder: "stub") }
    print(booth.ticket.show())
  }
  useStubbedBooth()
#endif
