/// The quoting of words for POSIX shells.
enum ShellWord {
  private static let plain = Set(
    "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789/._-+,:=@%".utf8)

  /// Returns the word, in quotes if a shell would not take it literally otherwise.
  static func quoted(_ word: String) -> String {
    if !word.isEmpty, word.utf8.allSatisfy(plain.contains) { return word }
    return "'" + word.split(separator: "'", omittingEmptySubsequences: false).joined(separator: "'\\''") + "'"
  }

  /// Returns the words of a text, without the quotes and backslashes that keep blanks in a word.
  static func words(of text: String) -> [String] {
    var words: [String] = []
    var word: String?
    var quote: Character?
    var rest = text[...]
    while let character = rest.popFirst() {
      switch character {
      case "\\" where quote != "'":
        word = (word ?? "") + rest.prefix(1)
        rest = rest.dropFirst()
      case "\"" where quote == nil, "'" where quote == nil:
        word = word ?? ""
        quote = character
      case quote: quote = nil
      case _ where quote == nil && character.isWhitespace:
        words += [word].compactMap(\.self)
        word = nil
      default: word = (word ?? "") + String(character)
      }
    }
    return words + [word].compactMap(\.self)
  }

  /// Returns the first word of a command; `nil` if it is quoted in a way that `quoted` never writes.
  static func first(of command: String) -> String? {
    var word: [UInt8] = []
    var isQuoted = false
    var rest = Array(command.utf8)[...]
    while let byte = rest.popFirst() {
      switch byte {
      case UInt8(ascii: "'"): isQuoted.toggle()
      case _ where isQuoted: word.append(byte)
      case UInt8(ascii: " "): return word.isEmpty ? nil : String(decoding: word, as: UTF8.self)
      case UInt8(ascii: "\\") where rest.first == UInt8(ascii: "'"):
        word.append(UInt8(ascii: "'"))
        rest = rest.dropFirst()
      case _ where plain.contains(byte): word.append(byte)
      default: return nil
      }
    }
    return isQuoted || word.isEmpty ? nil : String(decoding: word, as: UTF8.self)
  }
}
