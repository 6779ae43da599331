// @Stubbable
class Screen {
  weak var owner: Screen?
  unowned(unsafe) var root: Screen?
  @MainActor var title = "none"
  var width = 1
}

// @Stubbable
class Panel: Screen {
  override weak var owner: Screen? { didSet { print("owner") } }
  override unowned(unsafe) var root: Screen? { didSet { print("root") } }
}

// @Stubbable
final class Dialog: Screen, Codable {
  override var title: String { didSet { print("title") } }
  override var width: Int { willSet { print("width", newValue) } }
  var height = 2
  func area() -> Int { width * height }
}
