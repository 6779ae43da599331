extension String {
  typealias Style = @Sendable (String) -> String
  typealias Change = (String) -> String
}
extension Array {
  typealias Visit = (Element) -> Void
}

// @Stubbable
struct TextStyles {
  let heading: String.Style
  var body: Swift.String.Change
  var visit: Array<Int>.Visit
  var visitEach: [Int].Visit

  func styled(_ text: String, by change: @escaping String.Change) -> String { heading(text) + change(body(text)) }
}
