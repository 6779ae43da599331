typealias LaxHandler = @MainActor (Int) -> Int
// @Stubbable
struct LaxBox {
  @preconcurrency var handler: @MainActor (Int) -> Int = { $0 }
  @preconcurrency var maybe: (@MainActor (Int) -> Int)?
  @preconcurrency var all: [LaxHandler] = []
}
// @Stubbable
class LaxObject {
  @preconcurrency var handler: LaxHandler = { $0 + 1 }
  @preconcurrency var sendable: @Sendable (Int) -> Int = { $0 + 2 }
  @preconcurrency var value: any Sendable = 3
}
// @Stubbable
@MainActor struct LaxPage {
  var handler: LaxHandler = { $0 + 5 }
  var count = 2
}
@MainActor @preconcurrency protocol LaxScreen {}
// @Stubbable
struct LaxHome: LaxScreen {
  var action: (@MainActor (Int) async -> Int)?
  var alias: LaxHandler?
  var nothing: (@MainActor () -> Int)? = nil
  var required: LaxHandler
  var handler: @MainActor (Int) -> Int = { $0 }
  static var shared: any Sendable = 1
  static var make: LaxHandler = { $0 + 7 }
  nonisolated(unsafe) var open: (() -> Int)?
}
@MainActor @preconcurrency class LaxControl {}
// @Stubbable
final class LaxButton: LaxControl {
  var onTap: (@MainActor () -> Int)?
  var last: LaxHandler? { didSet { count += 1 } }
  var count = 1
  @MainActor var own: (() -> Int)? = { 4 }
}
