// Closures can be kept in a type whose values cannot be copied.
/*<stubble @Stubbable*//*stubble>*/
struct Ticket: ~Copyable {
  var number: Int = 1
  let holder: String
  func show() -> String {/*<stubble*/ if let _show { _show() } else {/*stubble>*/ "\(holder) \(number)" /*<stubble*/} /*stubble>*/}
  mutating func renew(by step: Int) {/*<stubble*/ if let _renew { _renew(step) } else {/*stubble>*/ number += step /*<stubble*/} /*stubble>*/}
  consuming func redeem() -> String {/*<stubble*/ if let _redeem { _redeem() } else {/*stubble>*/ "redeemed \(number)" /*<stubble*/} /*stubble>*/}
  static func issue(to holder: String) -> Ticket {/*<stubble*/ if let _issue { _issue(holder) } else {/*stubble>*/ Ticket(holder: holder) /*<stubble*/} /*stubble>*/}
  init(holder: String) { self.holder = holder }
  deinit { print("gone", number) }
/*<stubble*/nonisolated(unsafe) var _show: (() -> String)? = nil; nonisolated(unsafe) var _renew: ((Int) -> Void)? = nil; nonisolated(unsafe) var _redeem: (() -> String)? = nil; nonisolated(unsafe) static var _issue: ((String) -> Ticket)? = nil/*stubble>*/}

// What an extension says of elements that can be copied stands in the type as 'Any'.
/*<stubble @Stubbable*//*stubble>*/
struct Slot<Element: ~Copyable>: ~Copyable {
  var value: Element?
  var count = 0

  init(_ value: consuming Element) { self.value = consume value }

  mutating func put(_ new: consuming Element) {/*<stubble*/ if let _put { _put(new) } else {/*stubble>*/ value = consume new; count += 1 /*<stubble*/} /*stubble>*/}
  mutating func take() -> Element? {/*<stubble*/ if let _take { return _take() } else {/*stubble>*/ count += 1; return value.take() /*<stubble*/} /*stubble>*/}
  func look(_ body: (borrowing Element) -> Int) -> Int {/*<stubble*/ if let _look { _look(body) } else {/*stubble>*/
    switch value {
    case .some(let element): body(element)
    case nil: -1
    }
  /*<stubble*/} /*stubble>*/}
/*<stubble*/nonisolated(unsafe) var _put: ((consuming Element) -> Void)? = nil; nonisolated(unsafe) var _take: (() -> Element?)? = nil; nonisolated(unsafe) var _look: (((borrowing Element) -> Int) -> Int)? = nil; nonisolated(unsafe) var _contains: ((Any) -> Bool)? = nil; nonisolated(unsafe) var _copies: ((Any) -> Any)? = nil; nonisolated(unsafe) var _getIsEmpty: (() -> Bool)? = nil/*stubble>*/}

extension Slot {
  func contains(_ other: Element) -> Bool where Element: Equatable {/*<stubble*/ if let _contains { _contains(other) } else {/*stubble>*/ other == other /*<stubble*/} /*stubble>*/}
  func copies(of other: Element) -> [Element] {/*<stubble*/ if let _copies { _copies(other) as! [Element] } else {/*stubble>*/ [other] /*<stubble*/} /*stubble>*/}
}

extension Slot where Element: ~Copyable {
  var isEmpty: Bool {/*<stubble*/ if let _getIsEmpty { _getIsEmpty() } else {/*stubble>*/
    switch value {
    case .some: false
    case nil: true
    }
  /*<stubble*/} /*stubble>*/}
}
/*<stubble*//* Applied by stubble; `stubble revert` restores the original. digest: 81b080a2 975f 290d ff98 0694 ff98 4a55 ff98 8fcc ff98 054a 975f 4899 ff98 3d3b ff98 d0cf ff98 bde8 dce9 ff98 f74e ff98 4138 ff98 *//*stubble>*/