/// What a word of the command line may be: the value of an option, or an operand of a command.
enum Word: Equatable, Sendable {
  /// One of several fixed words. The help lists them, or shows their common name if there is one.
  case choice([String], name: String? = nil)
  /// Free text, with the placeholder that the help shows.
  case any(String)
  /// The path of a file or folder, with the placeholder that the help shows.
  case file(String)
  /// The path of a folder, with the placeholder that the help shows.
  case folder(String)
  /// The path of a Swift file, or of a folder of them.
  case source

  /// Returns the choice between the cases of an enumeration.
  static func choice<Value: RawRepresentable<String> & CaseIterable>(
    of type: Value.Type, name: String? = nil
  ) -> Word {
    .choice(type.allCases.map(\.rawValue), name: name)
  }

  /// The text that the help shows for the word, such as `PATH` or `bash|zsh|fish`.
  var placeholder: String {
    switch self {
    case .choice(let words, let name): name ?? words.joined(separator: "|")
    case .any(let name), .file(let name), .folder(let name): name
    case .source: "PATH"
    }
  }
}
