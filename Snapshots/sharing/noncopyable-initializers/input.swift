// The compiler allows no field with an initial value in such types.
@Stubbable
struct Ticket: ~Copyable {
  let number: Int
  init(number: Int) { self.number = number }
  init(renewing other: consuming Ticket) { self = Ticket(number: other.number + 1) }
  func show() -> String { "ticket \(number)" }
  mutating func stamp(_ text: inout String) -> Bool {
    text += "\(number)"
    return true
  }
  consuming func redeem() -> Int { number }
  var isEven: Bool { number % 2 == 0 }
}
@Stubbable
struct Pass: ~Copyable {
  let name: String
  init?(name: String) {
    if name.isEmpty { return nil }
    self.name = name
  }
  func greet(_ greeting: String) -> String { "\(greeting), \(name)" }
}
@Stubbable
struct Descriptor: ~Copyable {
  let raw: Int
  func read() -> Int { raw }
  consuming func close() { discard self }
  deinit { print("leaked", raw) }
}
@Stubbable
struct Stack<Element: ~Copyable>: ~Copyable {
  private var storage: Element?
  init(_ element: consuming Element) { storage = consume element }
  init(moving other: consuming Stack) { self = other }
  mutating func push(_ element: consuming Element) { storage = consume element }
  func peek(_ body: (borrowing Element) -> Int) -> Int {
    switch storage {
    case .some(let element): body(element)
    case nil: 0
    }
  }
  func compare(_ other: borrowing Element) -> Bool { true }
  static var limit: Int { 3 }
}
