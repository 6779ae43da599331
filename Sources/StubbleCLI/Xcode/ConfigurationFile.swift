/// The assignments to build settings in a configuration file, and in those that it includes.
struct ConfigurationFile {
  /// The assignments in order, with those of an included file in place of the `#include`.
  private(set) var assignments: [SettingAssignment] = []
  /// An error for each file that cannot be read, without those that need not exist: they are included by `#include?`.
  private(set) var failures: [SystemError] = []
  /// The files that are being read. A file may include itself, perhaps by way of others.
  private var including: Set<String> = []
  /// How often each file was read, since files may multiply each other. No project includes one as often as the limit.
  private var readings: [String: Int] = [:]
  private static let limit = 16

  init(at path: String) { read(path, mayBeMissing: false) }

  private mutating func read(_ path: String, mayBeMissing: Bool) {
    guard readings[path, default: 0] < Self.limit, including.insert(path).inserted else { return }
    defer { including.remove(path) }
    readings[path, default: 0] += 1
    do throws(SystemError) {
      let bytes = try mayBeMissing ? System.existingContents(of: path) ?? [] : System.contents(of: path).bytes
      for line in Self.lines(of: bytes) { read(line, in: path) }
    } catch {
      failures.append(error)
    }
  }

  private mutating func read(_ line: Substring, in path: String) {
    let text = line.drop(while: \.isWhitespace)
    guard text.hasPrefix("#include") else {
      if let assignment = SettingAssignment(line: line) { assignments.append(assignment) }
      return
    }
    let parts = text.split(separator: "\"", omittingEmptySubsequences: false)
    // `<DEVELOPER_DIR>` is a folder of Xcode, whose files set nothing that matters here.
    guard parts.count > 1, !parts[1].hasPrefix("<") else { return }
    let included = Path.join(Path.join(path, ".."), String(parts[1]))
    read(included, mayBeMissing: text.hasPrefix("#include?"))
  }

  private static func lines(of bytes: [UInt8]) -> [Substring] {
    String(decoding: bytes, as: UTF8.self).split(whereSeparator: \.isNewline)
  }

  /// Returns all values that a text, read line by line, assigns to a setting. The text may be that of a project.
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
