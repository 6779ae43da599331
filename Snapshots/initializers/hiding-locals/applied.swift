struct HidingError: Error { var x = 70 }
enum HidingChoice { case a(Int), b(x: Int) }
func hidingFailure(_ n: Int) throws -> Int { if n > 0 { throw HidingError() }; return n }
/*<stubble @Stubbable*//*stubble>*/
struct HidingLocals/*<stubble*/: Swift.CustomReflectable/*stubble>*/ {
  var x/*<stubble*/: Int/*stubble>*/ = 1/*<stubble*/ { @storageRestrictions(initializes: _x) init(initialValue) { _x = initialValue } get { if let _getX { return _getX() } else { return _x } } set { if let _setX { _setX(newValue) } else { _x = newValue } } _modify { if case nil = _getX, case nil = _setX { yield &_x } else { var value = self.x; yield &value; self.x = value } } }/*stubble>*/
  /*<stubble let*/var/*stubble>*/ y: Int/*<stubble*/ { @storageRestrictions(initializes: _y) init(initialValue) { _y = initialValue } get { if let _getY { return _getY() } else { return _y } } }/*stubble>*/
  init(_ n: Int) {
    /*<stubble y*/_y/*stubble>*/ = 2
    do { let x = 10; print("do", x) }
    do { _ = try hidingFailure(n) } catch { let x = 11; print("catch", x) }
    do { _ = try hidingFailure(n) } catch let x as HidingError { print("catch let", x.x) } catch { print(/*<stubble x*/_x/*stubble>*/) }
    do { _ = try hidingFailure(n) } catch is HidingError { var x = 12; x += 1; print("catch is", x) } catch { print(/*<stubble x*/_x/*stubble>*/) }
    do { _ = try hidingFailure(n) } catch { print("before", /*<stubble x*/_x/*stubble>*/); let x = 13; print("after", x) }
    print("outside", /*<stubble x*/_x/*stubble>*/)
    if n > 0 { let x = 14; print("if", x) } else { print("else", /*<stubble x*/_x/*stubble>*/) }
    if n < 0 { let x = 14; print("if", x) } else { let x = 15; print("else", x) }
    if n < 0 { print(/*<stubble x*/_x/*stubble>*/) } else if let x = Optional(16), x > 3 { print("else if let", x) }
    if case let x = n { print("if case", x) }
    guard n > 0 else { let x = 0; print(x); return }
    for x in [17] { print("for", x) }
    for case let x? in [18, nil] where x > 3 { print("for case", x) }
    for _ in 0..<1 { let x = 19; print("for body", x) }
    for _ in [/*<stubble x*/_x/*stubble>*/] { let x = 20; print("for", x) }
    while true { let x = 21; print("while", x); break }
    var once = Optional(22)
    while let x = once { print("while let", x); once = nil }
    repeat { let x = 23; print("repeat", x) } while /*<stubble x*/_x/*stubble>*/ > 9
    switch n { case let x where x > 0: print("case", x); default: print(/*<stubble x*/_x/*stubble>*/) }
    switch n { case 1: let x = 24; print("case body", x); default: let x = 25; print(x) }
    switch HidingChoice.b(x: 26) { case .a(let x), .b(x: let x): print("case let", x) }
    switch HidingChoice.a(27) { case let .a(x): print("let case", x); case .b: print(/*<stubble x*/_x/*stubble>*/) }
    defer { let x = 28; print("defer", x) }
    func local() { let x = 29; print("local", x) }
    local()
    let closure = { (x: Int) in print("closure", x) }
    closure(30)
    [31].forEach { x in print("each", x) }
    label: do { let x = 32; print("label", x); break label }
    #if compiler(>=5.0)
      do { let x = 33; print("#if", x) }
    #endif
    let value = if n > 0 { /*<stubble x*/_x/*stubble>*/ + 1 } else { 34 }
    print(value)
    let chosen = switch n { case let x: x + 100 }
    print(chosen)
    let (x, z) = (35, 36)
    print("tuple", x, z, /*<stubble self.x*/self._x/*stubble>*/)
    do { let y = x; print(y) } 
    _ = { let y = 3; print(y) }()
  }
  init(late n: Int) {
    /*<stubble y*/_y/*stubble>*/ = 2
    if let x = Optional(n), case let z = x { print(x, z) }
    do { let x = try hidingFailure(1); print(x) } catch let error { let y = "\(error)".count > 0; print(y, /*<stubble x*/_x/*stubble>*/) }
    print(/*<stubble x*/_x/*stubble>*/)
    let x = 5
    print(x)
  }
/*<stubble*/private var _x: Int; nonisolated(unsafe) var _getX: (() -> Int)? = nil; nonisolated(unsafe) var _setX: ((Int) -> Void)? = nil; private let _y: Int; nonisolated(unsafe) var _getY: (() -> Int)? = nil; var customMirror: Swift.Mirror { Swift.Mirror(self, children: Swift.KeyValuePairs(dictionaryLiteral: ("x", self._x as Any), ("y", self._y as Any)), displayStyle: .struct) }/*stubble>*/}
/*<stubble @Stubbable*//*stubble>*/
final class HidingWatch/*<stubble*/: Swift.CustomReflectable/*stubble>*/ {
  /*<stubble*/private /*stubble>*/var /*<stubble x*/_x/*stubble>*/ = 1 { didSet {
    do { _ = try hidingFailure(1) } catch { let x = 40; print("did", x) }; print(/*<stubble x*/_x/*stubble>*/, oldValue); for x in [3] { print(x) } } willSet(x) { print("will", x) } }
  deinit { do { _ = try hidingFailure(1) } catch { let x = 41; print("deinit", x) }; print(/*<stubble x*/_x/*stubble>*/) }
/*<stubble*/var x: Int { get { if let _getX { return _getX() } else { return _x } } set { if let _setX { _setX(newValue) } else { _x = newValue } } _modify { if case nil = _getX, case nil = _setX { yield &_x } else { var value = self.x; yield &value; self.x = value } } }; @exclusivity(unchecked) var _getX: (() -> Int)? = nil; @exclusivity(unchecked) var _setX: ((Int) -> Void)? = nil; var customMirror: Swift.Mirror { Swift.Mirror(self, children: (0..<1).lazy.map { (index) -> Swift.Mirror.Child in ("x", self._x as Any) }, displayStyle: .class) }/*stubble>*/}
/*<stubble*//* Applied by stubble; `stubble revert` restores the original. digest: 21597b59 975f 7d3a 8ed7 88cc 10eb 6006 4c44 b0aa b0aa b0aa b0aa b0aa b0aa b0aa b0aa b0aa b0aa b0aa 32f2 4c44 b0aa b0aa 5128 975f 7d3a b750 b0aa b0aa b0aa 10d3 *//*stubble>*/