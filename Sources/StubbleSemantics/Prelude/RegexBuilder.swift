extension PreludeText {
  static let regexBuilder = PreludeText(
    "RegexBuilder",
    #"""
    @available(macOS 13, iOS 16, watchOS 9, tvOS 16, *)
    struct One<Output> {}
    @available(macOS 13, iOS 16, watchOS 9, tvOS 16, *)
    struct OneOrMore<Output> {}
    @available(macOS 13, iOS 16, watchOS 9, tvOS 16, *)
    struct ZeroOrMore<Output> {}
    @available(macOS 13, iOS 16, watchOS 9, tvOS 16, *)
    struct Optionally<Output> {}
    @available(macOS 13, iOS 16, watchOS 9, tvOS 16, *)
    struct Repeat<Output> {}
    @available(macOS 13, iOS 16, watchOS 9, tvOS 16, *)
    struct Local<Output> {}
    @available(macOS 13, iOS 16, watchOS 9, tvOS 16, *)
    struct Lookahead<Output> {}
    @available(macOS 13, iOS 16, watchOS 9, tvOS 16, *)
    struct NegativeLookahead<Output> {}
    @available(macOS 13, iOS 16, watchOS 9, tvOS 16, *)
    struct ChoiceOf<Output> {}
    @available(macOS 13, iOS 16, watchOS 9, tvOS 16, *)
    struct Capture<Output> {}
    @available(macOS 13, iOS 16, watchOS 9, tvOS 16, *)
    struct TryCapture<Output> {}
    @available(macOS 13, iOS 16, watchOS 9, tvOS 16, *)
    struct Reference<Capture> { init(_ captureType: Capture.Type = Capture.self) }
    """#)
}
