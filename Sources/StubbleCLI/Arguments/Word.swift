/// What a word of the command line may be: the value of an option, or what follows a command's name.
enum Word: Equatable, Sendable {
  /// One of these, which the help shows unless there is a name for all of them.
  case choice([String], name: String? = nil)
  /// What only the user knows, by the name that the help gives it.
  case any(String)
  /// A file or a folder.
  case file(String)
  case folder(String)
  /// A Swift file, or a folder of them.
  case source

  /// One of an enumeration's cases.
  static func choice<Value: RawRepresentable<String> & CaseIterable>(
    of type: Value.Type, name: String? = nil
  ) -> Word {
    .choice(type.allCases.map(\.rawValue), name: name)
  }

  /// What the help shows for the word.
  var placeholder: String {
    switch self {
    case .choice(let words, let name): name ?? words.joined(separator: "|")
    case .any(let name), .file(let name), .folder(let name): name
    case .source: "PATH"
    }
  }
}
