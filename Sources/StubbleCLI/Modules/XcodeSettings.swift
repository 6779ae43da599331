import StubbleRewriter
import StubbleSemantics

/// The build settings around an Xcode project whose targets nothing is known of, as far as text shows them.
struct XcodeSettings {
  /// Where values differ, nothing is known.
  private(set) var defaultIsolation = DefaultIsolation.nonisolated

  private(set) var isInLanguageMode4 = false

  private static let isolation = ByteSearch(BuildSettings.isolation)
  private static let version = ByteSearch(BuildSettings.languageMode)

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
    let isolations = Self.values(of: Self.isolation, in: files)
    if isolations == [DefaultIsolation.mainActor.rawValue] { defaultIsolation = .mainActor }
    let versions = Self.values(of: Self.version, in: files)
    isInLanguageMode4 = !versions.isEmpty && versions.allSatisfy { $0.hasPrefix("4") }
  }

  private static func configurations(among entries: [FolderEntry], in folder: String) -> [String] {
    entries.map(\.name).filter { $0.hasSuffix(".xcconfig") }.map { folder + "/" + $0 }
  }

  /// What the files give the setting, at every place.
  private static func values(of setting: ByteSearch, in files: [[UInt8]]) -> Set<String> {
    files.reduce(into: []) { $0.formUnion(ConfigurationFile.values(of: setting, in: $1)) }
  }
}
