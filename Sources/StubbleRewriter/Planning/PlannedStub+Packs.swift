import StubbleSemantics

extension PlannedStub {
  /// A generic type that keeps the closure for several tasks cannot have a function over a parameter pack in an argument.
  func checkPacks() throws(Ineligibility) {
    guard context.needsStorage, closure.type.contains(where: \.hasPackParameter) else { return }
    throw Ineligibility(
      candidate.range,
      "its closure would be kept by a generic type, which cannot take a function over a parameter pack")
  }
}
