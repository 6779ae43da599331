import StubbleRewriter
import StubbleSemantics

/// The build settings of an Xcode project, as far as its text shows them.
struct XcodeSettings {
  /// Where targets differ, nothing is known of any.
  private(set) var defaultIsolation = DefaultIsolation.nonisolated

  private(set) var isInLanguageMode4 = false

  private static let isolation = ByteSearch("SWIFT_DEFAULT_ACTOR_ISOLATION")
  private static let version = ByteSearch("SWIFT_VERSION")

  /// Nil if there is no project in the folder. Configuration files count beside the project and one folder below.
  init?(in folder: String) {
    guard let entries = try? System.entries(ofFolder: folder) else { return nil }
    let projects = entries.filter { $0.name.hasSuffix(".xcodeproj") }
    guard !projects.isEmpty else { return nil }
    var paths = projects.map { folder + "/" + $0.name + "/project.pbxproj" }
    paths += Self.configurations(among: entries, in: folder)
    for entry in entries where entry.kind == .folder && !entry.name.hasPrefix(".") {
      let below = folder + "/" + entry.name
      paths += Self.configurations(among: (try? System.entries(ofFolder: below)) ?? [], in: below)
    }
    let files = paths.compactMap { try? System.contents(of: $0).bytes }
    let isolations = files.reduce(into: Set<String>()) {
      $0.formUnion(Self.values(of: Self.isolation, in: $1))
    }
    if isolations == [DefaultIsolation.mainActor.rawValue] { defaultIsolation = .mainActor }
    let versions = files.reduce(into: Set<String>()) { $0.formUnion(Self.values(of: Self.version, in: $1)) }
    isInLanguageMode4 = !versions.isEmpty && versions.allSatisfy { $0.hasPrefix("4") }
  }

  private static func configurations(among entries: [FolderEntry], in folder: String) -> [String] {
    entries.map(\.name).filter { $0.hasSuffix(".xcconfig") }.map { folder + "/" + $0 }
  }

  /// What a file gives the setting, at every place.
  private static func values(of name: ByteSearch, in bytes: [UInt8]) -> Set<String> {
    bytes.withUnsafeBytes { bytes in
      var values: Set<String> = []
      var position = 0
      while let match = name.firstMatch(in: bytes, from: position) {
        let start = bytes[..<match].lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
        let end = bytes[match...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count
        let line = String(decoding: bytes[start..<end], as: UTF8.self)
        if let value = value(ofLine: line) { values.insert(value) }
        position = end
      }
      return values
    }
  }

  /// `NAME = MainActor;`, in quotes or with a condition in brackets after the name; nil for a comment.
  private static func value(ofLine line: String) -> String? {
    let line = line.drop { $0 == " " || $0 == "\t" }
    guard !line.hasPrefix("//"), let sign = line.lastIndex(of: "=") else { return nil }
    let word = line[sign...].dropFirst().drop { " \t\"".contains($0) }.prefix { $0.isLetter || $0.isNumber }
    return word.isEmpty ? nil : String(word)
  }
}
