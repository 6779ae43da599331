final class PrintedOwner {}

// What is printed of a struct comes from its stored properties.
@Stubbable
struct PrintedPoint {
  var x = 1
  let y: Int?
  weak var owner: PrintedOwner?
  var (low, high) = (0, 9)

  init(y: Int?) { self.y = y }

  func sum() -> Int { x + (y ?? 0) }
}

@Stubbable
public struct PrintedBox<Value>: Equatable where Value: Equatable {
  public var `default`: Value
  var label: String! = nil
  @StubbableFunction
  func describe() -> String { "\(self)" }
}

@Stubbable
struct PrintedMarker { func mark() -> Int { 1 } }

@Stubbable
struct PrintedFailure: Error { var code = 7 }

@Stubbable
struct PrintedNamed: CustomStringConvertible {
  var name = "n"
  var description: String { "<\(name)>" }
}

@Stubbable
struct PrintedReflected: CustomReflectable {
  var hidden = 1
  var customMirror: Mirror { Mirror(self, children: ["shown": hidden + 1]) }
}

enum PrintedOuter {
  @Stubbable
  fileprivate struct PrintedInner {
    private(set) var values = ["a": 1]
  }
  static func show() { print(PrintedInner()) }
}

@propertyWrapper
struct Doubled {
  var wrappedValue: Int
}

@Stubbable
struct PrintedWrapped {
  @Doubled var value = 2
  var plain = 3
}

@resultBuilder
enum ListBuilder { static func buildBlock(_ parts: Int...) -> [Int] { parts } }
@Stubbable
struct Built {
    @ListBuilder var content: () -> [Int]
    var name: String { "built of \(content().count)" }
}
