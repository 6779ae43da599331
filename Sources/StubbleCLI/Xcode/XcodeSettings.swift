import StubbleRewriter
import StubbleSemantics

/// The compiler settings that an Xcode project and its configuration files have in common for all targets, for files
/// whose target is unknown.
struct XcodeSettings {
  let settings: CompilerSettings

  /// Reads the projects in a folder, and the configuration files in it and in the folders directly below. Returns `nil`
  /// if there is no project.
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
    settings = CompilerSettings { Self.values(of: $0, in: files) }
  }

  private static func configurations(among entries: [FolderEntry], in folder: String) -> [String] {
    entries.map(\.name).filter { $0.hasSuffix(".xcconfig") }.map { folder + "/" + $0 }
  }

  /// Returns all values that the files give a setting. A value `$(NAME)` alone is replaced by the values of that setting.
  private static func values(of setting: String, in files: [[UInt8]]) -> Set<String> {
    var asked: Set<String> = []
    return values(of: setting, in: files, &asked)
  }

  /// - Parameter asked: The settings whose values are known, of which no value needs as many as the limit. A setting may
  ///   name itself, perhaps by way of others.
  private static func values(
    of setting: String, in files: [[UInt8]], _ asked: inout Set<String>
  ) -> Set<String> {
    guard setting.utf8.count > 1, asked.count < 64, asked.insert(setting).inserted else { return [] }
    let found = files.reduce(into: Set<String>()) {
      $0.formUnion(ConfigurationFile.values(of: setting, in: $1))
    }
    return found.reduce(into: []) { values, value in
      guard value.hasPrefix("$(") || value.hasPrefix("${"), !value.contains(" ") else {
        values.insert(value)
        return
      }
      let variable = String(value.dropFirst(2).dropLast())
      values.formUnion(Self.values(of: variable, in: files, &asked))
    }
  }
}
