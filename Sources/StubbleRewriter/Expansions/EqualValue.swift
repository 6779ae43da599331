/// The generic struct that wraps the closures of a struct which derives its equality in some builds only, or may derive it
/// because of a protocol that is not visible.
/// Any two of its values are equal, so that the equality of the struct, synthesized or not, stays as it was.
enum EqualValue {
  static let name = "_StubbleValue"

  /// Returns the declaration.
  ///
  /// - Parameters:
  ///   - access: The access level of the struct whose closures are wrapped, with a space after it.
  ///   - bool: The name of `Bool`, qualified if the project hides it.
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
