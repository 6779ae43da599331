/// What text gives a build setting, line by line: in a configuration file, or in a project that cannot be read otherwise.
enum ConfigurationFile {
  /// What a file gives a setting; nothing if it cannot be read. Files that it includes count.
  static func values(of setting: String, inFile path: String) -> Set<String> {
    values(of: ByteSearch(setting), inFile: path, depth: 0)
  }

  private static let inclusion = ByteSearch("#include")

  private static func values(of setting: ByteSearch, inFile path: String, depth: Int) -> Set<String> {
    guard depth < 16, let bytes = try? System.contents(of: path).bytes else { return [] }
    let own = values(of: setting, in: bytes)
    if !own.isEmpty { return own }
    return lines(with: inclusion, in: bytes).reduce(into: []) { found, line in
      let parts = line.split(separator: "\"", omittingEmptySubsequences: false)
      guard line.hasPrefix("#include"), parts.count > 1 else { return }
      let included = XcodePath.join(XcodePath.join(path, ".."), String(parts[1]))
      found.formUnion(values(of: setting, inFile: included, depth: depth + 1))
    }
  }

  /// What text gives a setting, at every place.
  static func values(of setting: ByteSearch, in bytes: [UInt8]) -> Set<String> {
    Set(lines(with: setting, in: bytes).compactMap { value(ofLine: $0) })
  }

  private static func lines(with word: ByteSearch, in bytes: [UInt8]) -> [String] {
    bytes.withUnsafeBytes { bytes in
      var lines: [String] = []
      var position = 0
      while let match = word.firstMatch(in: bytes, from: position) {
        let start = bytes[..<match].lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
        let end = bytes[match...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count
        let line = String(decoding: bytes[start..<end], as: UTF8.self)
        lines.append(String(line.drop { $0 == " " || $0 == "\t" }))
        position = end
      }
      return lines
    }
  }

  /// `NAME = MainActor;`, in quotes or with a condition in brackets after the name; nil for a comment.
  private static func value(ofLine line: String) -> String? {
    guard !line.hasPrefix("//"), let sign = line.lastIndex(of: "=") else { return nil }
    let word = line[sign...].dropFirst().drop { " \t\"".contains($0) }.prefix { $0.isLetter || $0.isNumber }
    return word.isEmpty ? nil : String(word)
  }
}
