import Foundation

struct Point: Hashable, Comparable {
  var x = 1, y = 2.5
  static let origin = Point()
  static func < (a: Point, b: Point) -> Bool { a.x < b.x }
  func moved(by step: Int) -> Point { self }
  func pair<T>(_ other: T) -> (Int, T) { (x, other) }
  subscript(index: Int) -> Double { y }
}
struct Row: Hashable {
  var id: Int; init(_ id: Int) { self.id = id }; init?(text: String) { nil }; init(large: Double) { id = 1 }
}
struct Box<Value> {
  var value: Value
  init(_ value: Value) { self.value = value }
  func map<Other>(_ change: (Value) -> Other) -> Box<Other> { Box<Other>(change(value)) }
  static func both(_ a: Value, _ b: Value) -> [Value] { [a, b] }
}
enum Level: Int, CaseIterable { case low, high; var next: Level? { nil } }
enum Known {
  static let int = 3, double = 1.5, text = "a", numbers = [1, 2, 3], byte: UInt8 = 7, small: Float = 2
  static let names = ["a": 1], maybe: Int? = nil, date = Date(), flags = [true], point = Point()
}
class Base {
  var name: String { "a" }; required init() {}; class func make() -> Self { self.init() };
  func me() -> Self { self }
}
final class Sub: Base { let extra = 1; static let shared = Sub() }
protocol Shape { associatedtype Side; var side: Side { get }; init() }
extension Shape {
  static func standard() -> Self { Self() }; var sides: [Side] { [side] };
  func with(_ other: Side) -> (Self, Side) { (self, other) }
}
struct Square: Shape { var side = 1.5 }
struct Grid<Cell: Hashable>: Shape {
  var side: [Cell] = []; init() {}; init(_ cell: Cell, count: Int = 1) {};
  subscript(x: Int, y: Int) -> Cell? { nil }
}
extension Grid where Cell == Int { var total: Int { 1 }; static var zero: Grid { Grid(0) } }
enum Event: Equatable {
  case start, moved(Int, by: Double), named(String); static let usual = Event.start; var level: Level? { nil }
}
struct Call {
  func callAsFunction(_ x: Int) -> String { "" }; static func + (a: Call, b: Int) -> Double { 1 }
}
extension Array where Element == Int {
  var total: Int { 1 }; func scaled(by factor: Double) -> [Double] { [] }
}
extension Array {
  subscript(safe index: Int) -> Element? { nil };
  func grouped<Key: Hashable>(_ key: (Element) -> Key) -> [Key: [Element]] { [:] }
}
extension Optional { func or(_ value: Wrapped) -> Wrapped { value }; var isThere: Bool { true } }
extension Int { var half: Double { 1 }; var seconds: TimeInterval { 1 } }
extension Double { var cut: Int { 1 } }
extension String { var words: [Substring] { [] }; static let empty = "" }
extension Collection { var second: Element? { nil } }
typealias Names = [String: [Int]]
func over(_ x: Int) -> String { "" }
func over(_ x: Double) -> Bool { true }
func over(_ x: String, _ y: Int = 1) -> [Int] { [] }
func generic<T>(_ x: T) -> [T] { [x] }
func generic(_ x: Int) -> Int { x }
func pick<A, B>(_ a: A, _ b: (A) -> B) -> (A, B) { (a, b(a)) }
func build<T>(_ make: () -> T) -> T { make() }
func optional<T>(_ x: T?) -> T? { x }
func throwing(_ x: Int) throws -> String { "" }
func shape(_ x: some Shape) -> Int { 1 }
func both<T: Shape>(_ x: T) -> [T.Side] { [x.side] }
func first<T>(_ values: [T]) -> T? { values.first }
func same<T>(_ a: T, _ b: T) -> T { a }
func scaled<T: FloatingPoint>(_ value: T, by factor: T) -> T { value * factor }
func step<T: Strideable>(_ value: T, _ by: T.Stride) -> T { value.advanced(by: by) }
func made<S: Sequence>(_ values: S, _ element: S.Element) -> [S.Element] { [element] }
protocol Then {}
extension Then where Self: Any { func with(_ change: (inout Self) -> Void) -> Self { self } }
extension Then where Self: AnyObject { func then(_ change: (Self) -> Void) -> Self { self } }
extension Then { func described() -> String { "" }; static func produced() -> Self? { nil } }
extension NSObject: Then {}; extension Array: Then {}; extension Date: Then {}; extension Base: Then {}
extension Box where Value == Int {
  static var zero: Box { Box(0) }; static func counted(_ count: Int) -> Self { Box(count) }
}
protocol Keyed { associatedtype Held; static var held: Held { get } }
enum NameKey: Keyed { static var held: [String] { [] } }
func held() -> NameKey.Held { [] }
@resultBuilder enum Joined { static func buildBlock(_ parts: Int...) -> String { "" } }
func joined<T>(@Joined _ make: () -> T) -> Int { 1 }
