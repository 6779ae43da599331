struct HidingError: Error { var x = 70 }
enum HidingChoice { case a(Int), b(x: Int) }
func hidingFailure(_ n: Int) throws -> Int { if n > 0 { throw HidingError() }; return n }
@Stubbable
struct HidingLocals {
  var x = 1
  let y: Int
  init(_ n: Int) {
    y = 2
    do { let x = 10; print("do", x) }
    do { _ = try hidingFailure(n) } catch { let x = 11; print("catch", x) }
    do { _ = try hidingFailure(n) } catch let x as HidingError { print("catch let", x.x) } catch { print(x) }
    do { _ = try hidingFailure(n) } catch is HidingError { var x = 12; x += 1; print("catch is", x) } catch { print(x) }
    do { _ = try hidingFailure(n) } catch { print("before", x); let x = 13; print("after", x) }
    print("outside", x)
    if n > 0 { let x = 14; print("if", x) } else { print("else", x) }
    if n < 0 { let x = 14; print("if", x) } else { let x = 15; print("else", x) }
    if n < 0 { print(x) } else if let x = Optional(16), x > 3 { print("else if let", x) }
    if case let x = n { print("if case", x) }
    guard n > 0 else { let x = 0; print(x); return }
    for x in [17] { print("for", x) }
    for case let x? in [18, nil] where x > 3 { print("for case", x) }
    for _ in 0..<1 { let x = 19; print("for body", x) }
    for _ in [x] { let x = 20; print("for", x) }
    while true { let x = 21; print("while", x); break }
    var once = Optional(22)
    while let x = once { print("while let", x); once = nil }
    repeat { let x = 23; print("repeat", x) } while x > 9
    switch n { case let x where x > 0: print("case", x); default: print(x) }
    switch n { case 1: let x = 24; print("case body", x); default: let x = 25; print(x) }
    switch HidingChoice.b(x: 26) { case .a(let x), .b(x: let x): print("case let", x) }
    switch HidingChoice.a(27) { case let .a(x): print("let case", x); case .b: print(x) }
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
    let value = if n > 0 { x + 1 } else { 34 }
    print(value)
    let chosen = switch n { case let x: x + 100 }
    print(chosen)
    let (x, z) = (35, 36)
    print("tuple", x, z, self.x)
    do { let y = x; print(y) } 
    _ = { let y = 3; print(y) }()
  }
  init(late n: Int) {
    y = 2
    if let x = Optional(n), case let z = x { print(x, z) }
    do { let x = try hidingFailure(1); print(x) } catch let error { let y = "\(error)".count > 0; print(y, x) }
    print(x)
    let x = 5
    print(x)
  }
}
@Stubbable
final class HidingWatch {
  var x = 1 { didSet {
    do { _ = try hidingFailure(1) } catch { let x = 40; print("did", x) }; print(x, oldValue); for x in [3] { print(x) } } willSet(x) { print("will", x) } }
  deinit { do { _ = try hidingFailure(1) } catch { let x = 41; print("deinit", x) }; print(x) }
}
