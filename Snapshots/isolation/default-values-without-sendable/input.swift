typealias Answer = @Sendable (Int) -> String

@Stubbable
final class Answers {
  static var common: Answer? = nil
  lazy var late: Answer = { "late \($0)" }
  var observed: Answer? = nil { didSet { print("observed", oldValue == nil) } }
  var plain: Answer
  var value: any Sendable = 3
  var several: [any Sendable] = []

  init(plain: @escaping Answer) {
    self.plain = plain
  }
}

@Stubbable
struct AnswersOfStruct {
  var first: Answer?
  var second: (any Sendable)? = nil
  var number = 1
}
