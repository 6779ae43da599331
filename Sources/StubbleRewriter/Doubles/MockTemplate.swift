import StubbleSyntax

extension DoubleFrame {
  mutating func addMock() throws(Refusal) {}
}
