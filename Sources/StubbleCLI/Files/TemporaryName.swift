/// The names that a transaction uses beside the file that it replaces, distinguished from all others by their form.
///
///     .Service.swift.stubble-4711.new    text that is being written; perhaps half of it
///     .Service.swift.stubble-4711.swap   whole: what is to go where the file is, or what was there
enum TemporaryName {
  static let unfinished = ".new"
  static let whole = ".swap"
  private static let infix = ".stubble-"

  /// The temporary path for a file, in the same folder.
  static func path(for file: String, _ suffix: String) -> String {
    let (folder, name) = split(file)
    return "\(folder).\(name)\(infix)\(System.processID)\(suffix)"
  }

  static func isOne(_ name: String) -> Bool { file(of: name) != nil }

  /// The path of the file that a temporary one belongs to; nil if the name is not of our form.
  static func file(of path: String) -> String? {
    let (folder, name) = split(path)
    guard name.utf8.first == UInt8(ascii: ".") else { return nil }
    guard let suffix = [unfinished, whole].first(where: name.hasSuffix) else { return nil }
    let stem = name.dropFirst().dropLast(suffix.count)
    let digits = stem.reversed().prefix(while: \.isWholeNumber).count
    let file = stem.dropLast(digits + infix.count)
    guard digits > 0, !file.isEmpty, stem.dropLast(digits).hasSuffix(infix) else { return nil }
    return folder + file
  }

  /// The folder with its slash, empty for the current one, and the last name.
  static func split(_ path: String) -> (folder: String, name: String) {
    guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else { return ("", path) }
    return (String(path[...slash]), String(path[path.utf8.index(after: slash)...]))
  }

  static func folder(of path: String) -> String {
    let folder = split(path).folder
    return folder.isEmpty ? "." : folder
  }
}
