@Stubbable
class LimitedPanel {
  @available(macOS 10.15, iOS 13, *)
  func load(_ count: Int) -> [Int] { [count] }
  @available(macOS 10.15, *)
  var title: String {
    get { "title" }
    set { print(newValue) }
  }
  @available(macOS 10.15, *)
  static func shared() async -> Int { 1 }
  @available(macOS 10.15, *)
  func echo<T>(_ value: T) throws -> T { value }
}
@Stubbable
class LimitedWide: LimitedPanel {
  @available(macOS 10.15, iOS 13, *)
  override func load(_ count: Int) -> [Int] { [count, count] }
  override func echo<T>(_ value: T) -> T { value }
}
@Stubbable
struct LimitedPoint: Equatable {
  var x = 1
  @available(macOS 10.15, *)
  func length() -> Int { x }
}
@Stubbable
actor LimitedStore {
  static let shared = LimitedStore()
  @available(macOS 10.15, *)
  func save() -> Int { 1 }
}
@Stubbable @MainActor
final class LimitedScreen {
  static let shared = LimitedScreen()
  @available(macOS 10.15, *)
  func draw() -> Int { 1 }
}
struct LimitedBox<Value> {
  @available(macOS 10.15, *)
  @StubbableFunction static func make() -> Int { 1 }
}
@Stubbable
struct LimitedCounts {
  var counts: [String: Int] = [:]
  let base = 3
  @available(macOS 10.15, *)
  func weight() -> Int { base }
}
// A constant may be read while another part of the same value is changed.
@available(macOS 10.15, *)
func useLimitedCounts(_ values: LimitedCounts) {
  var values = values
  values.counts["k", default: values.base] += 1
  print(values.counts, values.weight())
}
@available(macOS, introduced: 12)
struct LimitedToken {}
class LimitedTokens {
  @available(macOS, introduced: 12, deprecated: 14, message: "swift and unavailable are words only")
  @StubbableFunction func token() -> LimitedToken? { nil }
  @available(macOS, introduced: 12) @available(macOS, deprecated: 14)
  @StubbableFunction static func tokens() -> [LimitedToken] { [] }
}
