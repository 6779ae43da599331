// Closures can be kept in a type whose values cannot be copied.
@Stubbable
struct Ticket: ~Copyable {
  var number: Int = 1
  let holder: String
  func show() -> String { "\(holder) \(number)" }
  mutating func renew(by step: Int) { number += step }
  consuming func redeem() -> String { "redeemed \(number)" }
  static func issue(to holder: String) -> Ticket { Ticket(holder: holder) }
  init(holder: String) { self.holder = holder }
  deinit { print("gone", number) }
}

// What an extension says of elements that can be copied is 'Any' in the type.
@Stubbable
struct Slot<Element: ~Copyable>: ~Copyable {
  var value: Element?
  var count = 0

  init(_ value: consuming Element) { self.value = consume value }

  mutating func put(_ new: consuming Element) { value = consume new; count += 1 }
  mutating func take() -> Element? { count += 1; return value.take() }
  func look(_ body: (borrowing Element) -> Int) -> Int {
    switch value {
    case .some(let element): body(element)
    case nil: -1
    }
  }
}

extension Slot {
  func contains(_ other: Element) -> Bool where Element: Equatable { other == other }
  func copies(of other: Element) -> [Element] { [other] }
}

extension Slot where Element: ~Copyable {
  var isEmpty: Bool {
    switch value {
    case .some: false
    case nil: true
    }
  }
}

// A getter without storage returns what it makes.
@Stubbable
final class Booth {
  var number = 3
  var ticket: Ticket { Ticket(holder: "booth \(number)") }
  static var first: Ticket { get { Ticket(holder: "first") } }
}

// Whatever a value may be taken apart into is read from its storage.
@Stubbable
struct Pass: ~Copyable {
  var code = 7
  let ticket: Ticket
  consuming func part() -> Ticket { ticket }
}

// An initializer goes on from what it has just stored.
@Stubbable
struct Ring: ~Copyable {
  let slots: UnsafeMutablePointer<Int>
  var size = 1
}
@Stubbable
struct Engine: ~Copyable {
  var ring: Ring
  init(_ slots: UnsafeMutablePointer<Int>) {
    ring = Ring(slots: slots)
    self.ring.slots[0] = 4
  }
  func first() -> Int { ring.slots[0] * ring.size }
}

// Arrays and dictionaries are copyable, whatever they contain.
@Stubbable
struct Queue: ~Copyable {
  private(set) var numbers = [1, 2]
  var names = ["one": 1]
  mutating func next() -> Int { numbers.removeFirst() }
}
