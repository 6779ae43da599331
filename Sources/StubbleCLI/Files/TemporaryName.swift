/// The names of the temporary files that a transaction writes next to the file that it replaces.
///
///     .Service.swift.stubble-4711.new    the new text while it is being written, perhaps incomplete
///     .Service.swift.stubble-4711.swap   a complete text: the new one before the swap, the old one after it
///
/// The number is the ID of the process.
enum TemporaryName {
  static let unfinished = ".new"
  static let whole = ".swap"
  private static let infix = ".stubble-"

  /// Returns the path of a file's temporary file, in the same folder.
  static func path(for file: String, _ suffix: String) -> String {
    let (folder, name) = Path.split(file)
    return "\(folder).\(name)\(infix)\(System.processID)\(suffix)"
  }

  static func isOne(_ name: String) -> Bool { file(of: name) != nil }

  /// Returns the path of the file that a temporary file belongs to; `nil` if the path is not that of a temporary file.
  static func file(of path: String) -> String? {
    let (folder, name) = Path.split(path)
    guard name.utf8.first == UInt8(ascii: ".") else { return nil }
    guard let suffix = [unfinished, whole].first(where: name.hasSuffix) else { return nil }
    let stem = name.dropFirst().dropLast(suffix.count)
    let digits = stem.reversed().prefix { $0.isASCII && $0.isNumber }.count
    let file = stem.dropLast(digits + infix.count)
    guard digits > 0, !file.isEmpty, stem.dropLast(digits).hasSuffix(infix) else { return nil }
    return folder + file
  }
}
