import StubbleSyntax

extension DoubleFrame {
  mutating func addStubs() throws(Refusal) {}
}
