import Stubble

struct ScreenPart: Sendable {}

class Screen {
  struct ScreenPart: ~Copyable { var height = 1 }
  var title = "screen"
  func show() -> String { "shown " + title }
}

class NumberedScreen: Screen {
  let number: Int
  init(number: Int) { self.number = number }
}

@Spyable
protocol LoginScreen: Screen {
  var user: String { get set }
  func show() -> String
  func fail(_ reason: String)
  func add(_ part: consuming ScreenPart) -> Int
}

@StubbableProtocol
protocol ListScreen where Self: Screen {
  func row(at index: Int) -> String
  func height(of part: borrowing ScreenPart) -> Int
}

@Mockable
@Spyable
protocol DetailScreen: NumberedScreen {
  func detail(of id: Int) -> Int
}

func title(of screen: some Screen) -> String { screen.title }
