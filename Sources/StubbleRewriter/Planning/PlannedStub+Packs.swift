import StubbleSemantics

extension PlannedStub {
  /// Throws if the closure would be a generic argument of the type that stores it for several tasks, and its type is a
  /// function over a parameter pack, which cannot be a generic argument.
  func checkPacks() throws(Ineligibility) {
    guard context.needsStorage, closure.type.contains(where: \.hasPackParameter) else { return }
    throw Ineligibility(
      candidate.range,
      "its closure would be kept by a generic type, which cannot take a function over a parameter pack")
  }
}
