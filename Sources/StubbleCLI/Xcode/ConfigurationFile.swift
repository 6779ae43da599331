/// A reader of the assignments to build settings in text, line by line: in a configuration file, or in a project file
/// that is read as plain text.
enum ConfigurationFile {
  /// Returns the assignments in a configuration file, in order, with those of an included file in place of the
  /// `#include`; none if the file cannot be read.
  static func assignments(inFile path: String, depth: Int = 0) -> [SettingAssignment] {
    guard depth < 16, let bytes = try? System.contents(of: path).bytes else { return [] }
    return lines(of: bytes).flatMap { line in
      let text = line.drop(while: \.isWhitespace)
      guard text.hasPrefix("#include") else { return [SettingAssignment(line: line)].compactMap(\.self) }
      let parts = text.split(separator: "\"", omittingEmptySubsequences: false)
      guard parts.count > 1 else { return [] }
      let included = Path.join(Path.join(path, ".."), String(parts[1]))
      return assignments(inFile: included, depth: depth + 1)
    }
  }

  private static func lines(of bytes: [UInt8]) -> [Substring] {
    String(decoding: bytes, as: UTF8.self).split(whereSeparator: \.isNewline)
  }

  /// Returns all values that a text assigns to a setting.
  static func values(of setting: String, in bytes: [UInt8]) -> Set<String> {
    let assignments = lines(with: ByteSearch(setting), in: bytes).compactMap {
      SettingAssignment(line: $0[...])
    }
    return Set(assignments.filter { $0.name == setting }.map(\.value))
  }

  private static func lines(with word: ByteSearch, in bytes: [UInt8]) -> [String] {
    bytes.withUnsafeBytes { bytes in
      var lines: [String] = []
      var position = 0
      while let match = word.firstMatch(in: bytes, from: position) {
        let start = bytes[..<match].lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
        let end = bytes[match...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count
        lines.append(String(decoding: bytes[start..<end], as: UTF8.self))
        position = end
      }
      return lines
    }
  }
}
