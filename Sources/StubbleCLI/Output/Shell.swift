/// The quoting of POSIX shells.
enum Shell {
  /// A word that the shell takes for what it says; quoted only where it must be.
  static func quoted(_ word: String) -> String {
    let isPlain = word.utf8.allSatisfy(isPlain)
    if isPlain, !word.isEmpty { return word }
    return "'" + word.split(separator: "'", omittingEmptySubsequences: false).joined(separator: "'\\''") + "'"
  }

  private static func isPlain(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"):
      true
    default: "_-./,:=+@%".utf8.contains(byte)
    }
  }
}
