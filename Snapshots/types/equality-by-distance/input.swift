// Types whose `==` is that of `Strideable`, which asks for the distance and not for each part.

// @Stubbable
struct DistantDay: Strideable, Hashable {
  var number = 0
  var note = ""
  func distance(to other: DistantDay) -> Int { other.number - number }
  func advanced(by days: Int) -> DistantDay { DistantDay(number: number + days) }
}

// @Stubbable
struct DistantPage {
  var number = 0
  var title = ""
}

extension DistantPage: Hashable {}

extension DistantPage: Strideable {
  func distance(to other: DistantPage) -> Int { other.number - number }
  func advanced(by pages: Int) -> DistantPage { DistantPage(number: number + pages) }
}

protocol DistantNumbered: Strideable where Stride == Int {
  var number: Int { get set }
}

// @Stubbable
struct DistantLine: DistantNumbered {
  var number = 0
  var text = ""
  func distance(to other: DistantLine) -> Int { other.number - number }
  func advanced(by lines: Int) -> DistantLine { DistantLine(number: number + lines) }
}
