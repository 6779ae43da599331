// Types whose `==` is that of `Strideable`, which asks for the distance and not for each part.

// @Stubbable
struct Day: Strideable, Hashable {
  var number = 0
  var note = ""
  func distance(to other: Day) -> Int { other.number - number }
  func advanced(by days: Int) -> Day { Day(number: number + days) }
}

// @Stubbable
struct Page {
  var number = 0
  var title = ""
}

extension Page: Hashable {}

extension Page: Strideable {
  func distance(to other: Page) -> Int { other.number - number }
  func advanced(by pages: Int) -> Page { Page(number: number + pages) }
}

protocol Numbered: Strideable where Stride == Int {
  var number: Int { get set }
}

// @Stubbable
struct Line: Numbered {
  var number = 0
  var text = ""
  func distance(to other: Line) -> Int { other.number - number }
  func advanced(by lines: Int) -> Line { Line(number: number + lines) }
}
