/// The names of the temporary files that a transaction writes next to the file that it replaces.
///
///     .Service.swift.stubble-4711.new    the new text while it is being written, perhaps incomplete
///     .Service.swift.stubble-4711.swap   a complete text: the new one before the swap, the old one after it
///     .Service.swift.stubble-4711.old    the old text during the swap, on a file system without one that takes one step
///
/// The number is the ID of the process. If a file of an earlier process with that ID is there, the name has a second
/// number: `.stubble-4711-2.new`.
enum TemporaryName {
  static let unfinished = ".new"
  static let whole = ".swap"
  static let previous = ".old"
  private static let suffixes = [unfinished, whole, previous]
  private static let infix = ".stubble-"

  /// Returns what the paths of a file's temporary files begin with, before the suffix. No file has such a path yet: what
  /// an earlier run left may be the only copy of a text.
  static func stem(for file: String) -> String {
    let (folder, name) = Path.split(file)
    let first = "\(folder).\(name)\(infix)\(System.processID)"
    var stem = first
    var number = 1
    while isUsed(stem) {
      number += 1
      stem = "\(first)-\(number)"
    }
    return stem
  }

  private static func isUsed(_ stem: String) -> Bool {
    suffixes.contains { (try? System.status(of: stem + $0, followingLinks: false)) != nil }
  }

  static func isOne(_ name: String) -> Bool { file(of: name) != nil }

  /// Returns the path of the file that a temporary file belongs to; `nil` if the path is not that of a temporary file.
  static func file(of path: String) -> String? {
    let (folder, name) = Path.split(path)
    guard name.utf8.first == UInt8(ascii: ".") else { return nil }
    guard let suffix = suffixes.first(where: name.hasSuffix) else { return nil }
    let stem = name.dropFirst().dropLast(suffix.count)
    guard let first = withoutNumber(stem) else { return nil }
    let file =
      withoutInfix(first)
      ?? (first.hasSuffix("-") ? withoutNumber(first.dropLast()).flatMap(withoutInfix) : nil)
    guard let file, !file.isEmpty else { return nil }
    return folder + file
  }

  /// Returns a text without the digits at its end; `nil` if there are none.
  private static func withoutNumber(_ text: Substring) -> Substring? {
    let digits = text.reversed().prefix { $0.isASCII && $0.isNumber }.count
    return digits > 0 ? text.dropLast(digits) : nil
  }

  private static func withoutInfix(_ text: Substring) -> Substring? {
    text.hasSuffix(infix) ? text.dropLast(infix.count) : nil
  }
}
