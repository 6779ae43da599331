/// What holds the closures of a struct that an invisible protocol may ask to be equal to others: every two are equal,
/// so whatever the compiler derives for the struct, or finds in an extension of the protocol, stays as it was.
enum EqualValue {
  static let name = "_StubbleValue"

  /// The declaration, seen as far as the struct.
  ///
  /// - Parameter bool: The name of `Bool`.
  static func declaration(access: String, words: FileWords, bool: String) -> Code {
    let swift = words.standard
    return .block(
      "\(access)\(words.isolation)struct \(name)<_Value>: \(swift)Hashable, @unchecked \(swift)Sendable",
      [
        .line("var value: _Value"),
        .short("\(access)init(_ value: _Value)", "self.value = value"),
        .short("\(access)static func == (a: Self, b: Self) -> \(bool)", "true"),
        .block("\(access)func hash(into hasher: inout \(swift)Hasher)", []),
      ])
  }
}
