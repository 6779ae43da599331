/// The keywords by which names and other facts are found in the bytes of a file.
///
/// It is a class because copies of it would be made for each file.
final class NameKeywords: Sendable {
  /// What a keyword says of the names next to it, or of the file.
  enum Meaning: Sendable {
    /// The name that follows is used in some way.
    case use(DeclaredNames.Use)
    /// A class is declared.
    case `class`
    /// A type alias is declared.
    case alias
    /// A function is declared that says when values are equal.
    case equality
    /// An initializer is declared that may fail.
    case failable
    /// Perhaps the bytes of a value are copied or compared.
    case bytes
    /// The layout of a type or value is measured.
    case layout
    /// An initializer is called, or referred to as a function.
    case initializer
    /// Perhaps the name of a type of pointers, or of a function that provides one.
    case pointer
    /// A value is borrowed or consumed, and perhaps copied, which only some types allow for.
    case ownership
    /// The name of the function that calls.
    case caller
    /// An argument is evaluated late.
    case delay
    /// An imported module is exported.
    case export
    /// The stored properties of values are read with their names.
    case mirror
    /// A macro is declared that is used as an attribute.
    case macro
  }

  let meanings: [Meaning]
  let lengths: [Int]
  let search: WordSearch
  /// Whether the keywords of declarations are among them.
  let includeDeclarations: Bool

  private init(_ keywords: [(word: String, meaning: Meaning)], includeDeclarations: Bool) {
    meanings = keywords.map(\.meaning)
    lengths = keywords.map(\.word.utf8.count)
    search = WordSearch(keywords.map(\.word))
    self.includeDeclarations = includeDeclarations
  }

  private static let ofUses: [(word: String, meaning: Meaning)] = [
    ("extension", .use(.extension)), ("MemoryLayout", .layout), (".init", .initializer), ("nsafe", .pointer),
    ("class", .class), ("bufferClass:", .use(.dependence)), ("BitwiseCopyable", .bytes), ("memcpy", .bytes),
    ("ytes: &", .bytes), ("borrowing", .ownership),
    ("consuming", .ownership), ("#function", .caller),
    ("autoclosure", .delay), ("@_exported", .export),
    ("Mirror", .mirror),
  ]
  /// The keywords of uses, which matter in files of other modules too.
  static let uses = NameKeywords(ofUses, includeDeclarations: false)
  static let all = NameKeywords(
    ["struct", "actor", "enum", "protocol"].map { ($0, .use(.declaration)) }
      + [
        ("typealias", .alias), ("@attached", .macro), ("func ==", .equality), ("init?", .failable),
      ] + ofUses, includeDeclarations: true)
}
