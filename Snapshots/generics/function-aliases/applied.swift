typealias AliasTransform<T> = (Any) throws -> T?
typealias AliasPair<A, B> = (A, B) -> Void
typealias AliasAsync<T> = @Sendable (T) async throws -> T
struct AliasBox<T> {
  var t: T
  typealias Own<X> = (T, X) -> X
}

/*<stubble @Stubbable*//*stubble>*/
struct FunctionAliases/*<stubble*/: Swift.CustomReflectable/*stubble>*/ {
  func unbox<R>(path: Int, transform: AliasTransform<R>) throws -> R? {/*<stubble*/ if let _unbox { try _unbox(path, transform) as Any as! R? } else {/*stubble>*/ try transform(path) /*<stubble*/} /*stubble>*/}
  func escape<R>(_ t: @escaping AliasTransform<R>) -> AliasTransform<R> {/*<stubble*/ if let _escape { _escape(t) as! AliasTransform<R> } else {/*stubble>*/ t /*<stubble*/} /*stubble>*/}
  func pair<A>(_ a: A, _ f: AliasPair<A, Int>) {/*<stubble*/ if let _pair { _pair(a, { f($0 as! A, $1) }) } else {/*stubble>*/ f(a, 1) /*<stubble*/} /*stubble>*/}
  func async<A: Sendable>(_ a: A, _ f: AliasAsync<A>) async throws -> A {/*<stubble*/ if let _async { try await _async(a, { try await f($0 as! A) }) as! A } else {/*stubble>*/ try await f(a) /*<stubble*/} /*stubble>*/}
  func opt<A>(_ f: AliasTransform<A>?) -> A? {/*<stubble*/ if let _opt { _opt(f) as Any as! A? } else {/*stubble>*/ try? f?(1) /*<stubble*/} /*stubble>*/}
  func arr<A>(_ f: [AliasTransform<A>]) -> Int {/*<stubble*/ if let _arr { _arr(f) } else {/*stubble>*/ f.count /*<stubble*/} /*stubble>*/}
  func own<X>(_ b: AliasBox<Int>, _ f: AliasBox<Int>.Own<X>, x: X) -> X { f(1, x) }
  subscript<R>(t: AliasTransform<R>) -> R? {/*<stubble*/ if let _getSubscript { _getSubscript(t) as Any as! R? } else {/*stubble>*/ try? t(1) /*<stubble*/} /*stubble>*/}
/*<stubble*/var _unbox: ((Int, (Any) throws -> Any?) throws -> Any?)? { get { _stubbleObject?.closures._unbox } set { _stubbleCopy.closures._unbox = newValue } }; var _escape: ((@escaping (Any) throws -> Any?) -> Any)? { get { _stubbleObject?.closures._escape } set { _stubbleCopy.closures._escape = newValue } }; var _pair: ((Any, (Any, Int) -> Void) -> Void)? { get { _stubbleObject?.closures._pair } set { _stubbleCopy.closures._pair = newValue } }; var _async: ((any Sendable, @Sendable (any Sendable) async throws -> Any) async throws -> Any)? { get { _stubbleObject?.closures._async } set { _stubbleCopy.closures._async = newValue } }; var _opt: ((Any?) -> Any?)? { get { _stubbleObject?.closures._opt } set { _stubbleCopy.closures._opt = newValue } }; var _arr: (([Any]) -> Int)? { get { _stubbleObject?.closures._arr } set { _stubbleCopy.closures._arr = newValue } }; var _getSubscript: (((Any) throws -> Any?) -> Any?)? { get { _stubbleObject?.closures._getSubscript } set { _stubbleCopy.closures._getSubscript = newValue } }; final class _StubbleObject { @exclusivity(unchecked) fileprivate var closures: (_unbox: ((Int, (Any) throws -> Any?) throws -> Any?)?, _escape: ((@escaping (Any) throws -> Any?) -> Any)?, _pair: ((Any, (Any, Int) -> Void) -> Void)?, _async: ((any Sendable, @Sendable (any Sendable) async throws -> Any) async throws -> Any)?, _opt: ((Any?) -> Any?)?, _arr: (([Any]) -> Int)?, _getSubscript: (((Any) throws -> Any?) -> Any?)?) = (nil, nil, nil, nil, nil, nil, nil); fileprivate init(_ other: _StubbleObject?) { if let other { closures = other.closures } } }; nonisolated(unsafe) var _stubbleObject: _StubbleObject? = nil; private var _stubbleCopy: _StubbleObject { mutating get { let copy = _StubbleObject(_stubbleObject); _stubbleObject = copy; return copy } }; init() {}; var customMirror: Swift.Mirror { Swift.Mirror(self, children: Swift.KeyValuePairs(), displayStyle: .struct) }/*stubble>*/}
/*<stubble*//* Applied by stubble; `stubble revert` restores the original. digest: c98885d1 975f 7d3a dfa2 ff98 fc80 ff98 9763 ff98 6b3a ff98 266a ff98 7d02 ff98 c917 ff98 8c10 *//*stubble>*/