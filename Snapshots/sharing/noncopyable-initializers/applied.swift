// The compiler allows no field with an initial value in such types.
/*<stubble @Stubbable*//*stubble>*/
struct Ticket: ~Copyable {
  /*<stubble*/private /*stubble>*/let /*<stubble number*/_number/*stubble>*/: Int
  init(number: Int) { /*<stubble self.number*/self._number/*stubble>*/ = number }
  init(renewing other: consuming Ticket) { self = Ticket(number: other.number + 1) }
  func show() -> String {/*<stubble*/ if let _show = Self._show { _show() } else {/*stubble>*/ "ticket \(number)" /*<stubble*/} /*stubble>*/}
  mutating func stamp(_ text: inout String) -> Bool {/*<stubble*/ if let _stamp = Self._stamp { return _stamp(&text) } else {/*stubble>*/
    text += "\(number)"
    return true
  /*<stubble*/} /*stubble>*/}
  consuming func redeem() -> Int {/*<stubble*/ if let _redeem = Self._redeem { _redeem() } else {/*stubble>*/ number /*<stubble*/} /*stubble>*/}
  var isEven: Bool {/*<stubble*/ if let _getIsEven = Self._getIsEven { _getIsEven() } else {/*stubble>*/ number % 2 == 0 /*<stubble*/} /*stubble>*/}
/*<stubble*/var number: Int { if let _getNumber = Self._getNumber { return _getNumber() } else { return _number } }; @exclusivity(unchecked) nonisolated(unsafe) static var _getNumber: (() -> Int)? = nil; @exclusivity(unchecked) nonisolated(unsafe) static var _show: (() -> String)? = nil; @exclusivity(unchecked) nonisolated(unsafe) static var _stamp: ((inout String) -> Bool)? = nil; @exclusivity(unchecked) nonisolated(unsafe) static var _redeem: (() -> Int)? = nil; @exclusivity(unchecked) nonisolated(unsafe) static var _getIsEven: (() -> Bool)? = nil/*stubble>*/}
/*<stubble @Stubbable*//*stubble>*/
struct Pass: ~Copyable {
  /*<stubble*/private /*stubble>*/let /*<stubble name*/_name/*stubble>*/: String
  init?(name: String) {
    if name.isEmpty { return nil }
    /*<stubble self.name*/self._name/*stubble>*/ = name
  }
  func greet(_ greeting: String) -> String {/*<stubble*/ if let _greet = Self._greet { _greet(greeting) } else {/*stubble>*/ "\(greeting), \(name)" /*<stubble*/} /*stubble>*/}
/*<stubble*/var name: String { if let _getName = Self._getName { return _getName() } else { return _name } }; @exclusivity(unchecked) nonisolated(unsafe) static var _getName: (() -> String)? = nil; @exclusivity(unchecked) nonisolated(unsafe) static var _greet: ((String) -> String)? = nil/*stubble>*/}
/*<stubble @Stubbable*//*stubble>*/
struct Descriptor: ~Copyable {
  /*<stubble*/private /*stubble>*/let /*<stubble raw*/_raw/*stubble>*/: Int
  func read() -> Int {/*<stubble*/ if let _read = Self._read { _read() } else {/*stubble>*/ raw /*<stubble*/} /*stubble>*/}
  consuming func close() { discard self }
  deinit { print("leaked", /*<stubble raw*/_raw/*stubble>*/) }
/*<stubble*/var raw: Int { if let _getRaw = Self._getRaw { return _getRaw() } else { return _raw } }; @exclusivity(unchecked) nonisolated(unsafe) static var _getRaw: (() -> Int)? = nil; @exclusivity(unchecked) nonisolated(unsafe) static var _read: (() -> Int)? = nil; init(raw: Int) { self._raw = raw }/*stubble>*/}
/*<stubble @Stubbable*//*stubble>*/
struct Stack<Element: ~Copyable>: ~Copyable {
  private var storage: Element?
  init(_ element: consuming Element) { storage = consume element }
  init(moving other: consuming Stack) { self = other }
  mutating func push(_ element: consuming Element) {/*<stubble*/ if let _push = Self._push { _push(element) } else {/*stubble>*/ storage = consume element /*<stubble*/} /*stubble>*/}
  func peek(_ body: (borrowing Element) -> Int) -> Int {/*<stubble*/ if let _peek = Self._peek { _peek(body) } else {/*stubble>*/
    switch storage {
    case .some(let element): body(element)
    case nil: 0
    }
  /*<stubble*/} /*stubble>*/}
  func compare(_ other: borrowing Element) -> Bool {/*<stubble*/ if let _compare = Self._compare { _compare(other) } else {/*stubble>*/ true /*<stubble*/} /*stubble>*/}
  static var limit: Int {/*<stubble*/ if let _getLimit { _getLimit() } else {/*stubble>*/ 3 /*<stubble*/} /*stubble>*/}
/*<stubble*/static var _push: ((consuming Element) -> Void)? { get { _stubbleStatics.isEmpty ? nil : _stubbleStatics[ObjectIdentifier(Self.self)]?["_push"] as? (consuming Element) -> Void } set { _stubbleStatics[ObjectIdentifier(Self.self), default: [:]]["_push"] = newValue } }; static var _peek: (((borrowing Element) -> Int) -> Int)? { get { _stubbleStatics.isEmpty ? nil : _stubbleStatics[ObjectIdentifier(Self.self)]?["_peek"] as? ((borrowing Element) -> Int) -> Int } set { _stubbleStatics[ObjectIdentifier(Self.self), default: [:]]["_peek"] = newValue } }; static var _compare: ((borrowing Element) -> Bool)? { get { _stubbleStatics.isEmpty ? nil : _stubbleStatics[ObjectIdentifier(Self.self)]?["_compare"] as? (borrowing Element) -> Bool } set { _stubbleStatics[ObjectIdentifier(Self.self), default: [:]]["_compare"] = newValue } }; static var _getLimit: (() -> Int)? { get { _stubbleStatics.isEmpty ? nil : _stubbleStatics[ObjectIdentifier(Stack.self)]?["_getLimit"] as? () -> Int } set { _stubbleStatics[ObjectIdentifier(Stack.self), default: [:]]["_getLimit"] = newValue } }/*stubble>*/}/*<stubble*/; nonisolated(unsafe) private var _stubbleStatics: [ObjectIdentifier: [String: Any]] = [:]/*stubble>*/
/*<stubble*//* Applied by stubble; `stubble revert` restores the original. digest: ecabd4f6 975f b750 88b2 f16e d474 ff98 8c63 ff98 4de1 ff98 80ae ff98 19da 975f b750 8ec3 6567 653d ff98 589d 975f b750 3587 aab7 ff98 3587 54ca 975f f9f9 ff98 bef8 ff98 74d7 ff98 5cae ff98 7245 8af4 *//*stubble>*/