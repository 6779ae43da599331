// A closure knows an 'inout' value of a generic type as 'Any'; what it leaves there is cast back.
/*<stubble*/import class Foundation.NSLock; /*stubble>*/class Exchange {
  /*<stubble @StubbableFunction*//*stubble>*/
  func swap<T>(_ a: inout T, with b: T) {/*<stubble*/ if let _swap { { () -> Void in var _erased0: Any = a; defer { a = _erased0 as! T }; return _swap(&_erased0, b) }() } else {/*stubble>*/ a = b /*<stubble*/} /*stubble>*/}

  /*<stubble @StubbableFunction*//*stubble>*/
  func next<Source: IteratorProtocol>(_ source: inout Source) -> Source.Element? where Source.Element == Int {/*<stubble*/ if let _next { { () -> Source.Element? in var _erased0: any IteratorProtocol = source; defer { source = _erased0 as! Source }; return _next(&_erased0) as Any as! Source.Element? }() } else {/*stubble>*/
    source.next()
  /*<stubble*/} /*stubble>*/}

  /*<stubble @StubbableFunction*//*stubble>*/
  func append<Item: Equatable>(_ item: Item, to items: inout [Item], counting count: inout Int) throws -> Bool {/*<stubble*/ if let _append { return try { () throws -> Bool in var _erased1: Any = items; defer { items = _erased1 as! [Item] }; return try _append(item, &_erased1, &count) }() } else {/*stubble>*/
    if items.contains(item) { return false }
    items.append(item)
    count += 1
    return true
  /*<stubble*/} /*stubble>*/}

  /*<stubble @StubbableFunction*//*stubble>*/
  func write<Target: TextOutputStream>(_ text: String, to target: inout Target) async throws -> Int {/*<stubble*/ if let _write { return try await { () async throws -> Int in var _erased1: any TextOutputStream = target; defer { target = _erased1 as! Target }; return try await _write(text, &_erased1) }() } else {/*stubble>*/
    target.write(text)
    return text.count
  /*<stubble*/} /*stubble>*/}

  /*<stubble @StubbableFunction(calls: true)*//*stubble>*/
  func double<Number: Numeric>(_ number: inout Number) -> Number {/*<stubble*/ if case () = _doubleCalls.append(number), let _double { { () -> Number in var _erased0: any Numeric = number; defer { number = _erased0 as! Number }; return _double(&_erased0) as! Number }() } else {/*stubble>*/ number /*<stubble*/} /*stubble>*/}

  /*<stubble @StubbableFunction*//*stubble>*/
  func call<Value>(_ change: inout (Value) -> Value, with value: Value) -> Value {/*<stubble*/ if let _call { { () -> Value in var _erased0: Any = change; defer { change = _erased0 as! (Value) -> Value }; return _call(&_erased0, value) as! Value }() } else {/*stubble>*/ change(value) /*<stubble*/} /*stubble>*/}
/*<stubble*/@exclusivity(unchecked) final var _swap: ((inout Any, Any) -> Void)? = nil; @exclusivity(unchecked) final var _next: ((inout any IteratorProtocol) -> Any?)? = nil; @exclusivity(unchecked) final var _append: ((any Equatable, inout Any, inout Int) throws -> Bool)? = nil; @exclusivity(unchecked) final var _write: ((String, inout any TextOutputStream) async throws -> Int)? = nil; @exclusivity(unchecked) final var _double: ((inout any Numeric) -> Any)? = nil; private let __doubleCalls = _StubbleLocked<[any Numeric]>([]); final var _doubleCalls: [any Numeric] { get { __doubleCalls.value } set { __doubleCalls.value = newValue } _modify { yield &__doubleCalls.value } }; @exclusivity(unchecked) final var _call: ((inout Any, Any) -> Any)? = nil; func _resetStubs() { _swap = nil; _next = nil; _append = nil; _write = nil; _double = nil; _doubleCalls = []; _call = nil }/*stubble>*/}/*<stubble*/; private final class _StubbleLocked<Value>: @unchecked Swift.Sendable { private let lock = Foundation.NSLock(); private var storage: Value; init(_ value: Value) { storage = value }; var value: Value { get { lock.lock(); defer { lock.unlock() }; return storage } set { var old = newValue; lock.lock(); Swift.swap(&storage, &old); lock.unlock() } _modify { lock.lock(); defer { lock.unlock() }; yield &storage } } }/*stubble>*/
/*<stubble*//* Applied by stubble; `stubble revert` restores the original. digest: 880da5bd eb2a 5b6e a9b6 ff98 5b6e dcda ff98 5b6e 05f5 ff98 5b6e f677 ff98 a810 eae5 ff98 5b6e c031 ff98 c01b dd55 *//*stubble>*/