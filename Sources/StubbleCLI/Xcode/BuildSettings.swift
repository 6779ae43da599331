import StubbleSemantics

/// The build settings of a project's targets, as far as the project and its configuration files give them.
struct BuildSettings {
  private static let moduleName = "PRODUCT_MODULE_NAME"
  private static let productName = "PRODUCT_NAME"

  private let objects: [String: PropertyList]
  private let project: PropertyList
  /// The levels of each configuration, by its identifier: its configuration file, then its own settings, which override
  /// those.
  private let levels: [String: [SettingsLevel]]

  /// An error for each configuration file that cannot be read, once.
  let failures: [SystemError]

  init(_ objects: [String: PropertyList], paths: ReferencePaths, project: PropertyList) {
    self.objects = objects
    self.project = project
    let configurations = objects.filter { $0.value["isa"]?.text == "XCBuildConfiguration" }
    let paths = configurations.compactMapValues { Self.file(of: $0, paths) }
    // Most configurations share their files.
    let files = Dictionary(
      uniqueKeysWithValues: paths.values.pathKeys.map { ($0, ConfigurationFile(at: $0.path)) })
    levels = configurations.reduce(into: [:]) { levels, configuration in
      let own = SettingsLevel(buildSettings: configuration.value["buildSettings"]?.members ?? [:])
      let file = paths[configuration.key].flatMap { files[PathKey($0)] }
      levels[configuration.key] = [SettingsLevel(file?.assignments ?? []), own]
    }
    let all = files.values.flatMap { file in file.failures.map { (PathKey($0.path), $0) } }
    failures = Dictionary(all, uniquingKeysWith: { first, _ in first }).sorted { $0.key < $1.key }.map(
      \.value)
  }

  /// Returns the path of a configuration's file, given by a reference, or by a path in a synchronized folder; `nil` if
  /// there is none.
  private static func file(of configuration: PropertyList, _ paths: ReferencePaths) -> String? {
    if let path = configuration["baseConfigurationReference"]?.text.flatMap({ paths[$0] }) { return path }
    guard let folder = configuration["baseConfigurationReferenceAnchor"]?.text.flatMap({ paths[$0] }),
      let path = configuration["baseConfigurationReferenceRelativePath"]?.text
    else { return nil }
    return Path.join(folder, path)
  }

  /// Returns all values that a setting may have for a target: one for each configuration, and for a condition on the
  /// system those with and without it.
  func values(of setting: String, for target: PropertyList) -> Set<String> {
    stacks(of: target).reduce(into: []) { $0.formUnion($1.values(of: setting)) }
  }

  /// Returns the name by which other modules import a target.
  func moduleName(of target: PropertyList) -> String {
    let settings = [Self.moduleName, Self.productName].map { values(of: $0, for: target) }
    return settings.first { $0.count == 1 }?.first ?? target["name"]?.text ?? ""
  }

  /// Returns, for each configuration of a target, its settings on top of those of the project's configuration with the
  /// same name.
  private func stacks(of target: PropertyList) -> [SettingsStack] {
    let name = target["name"]?.text ?? ""
    let projects = configurations(of: project)
    let own = configurations(of: target)
    if own.isEmpty {
      return projects.map { SettingsStack(levels[$0.id] ?? [], target: name, configuration: $0.name) }
    }
    return own.map { configuration in
      let below = projects.first { $0.name == configuration.name }.flatMap { levels[$0.id] } ?? []
      return SettingsStack(
        below + (levels[configuration.id] ?? []), target: name, configuration: configuration.name)
    }
  }

  private func configurations(of owner: PropertyList) -> [(id: String, name: String)] {
    let list = owner["buildConfigurationList"]?.text.flatMap { objects[$0] }
    return (list?["buildConfigurations"]?.texts ?? []).map { ($0, objects[$0]?["name"]?.text ?? "") }
  }
}

/// The settings of one configuration of a target.
private struct SettingsStack {
  /// The levels of settings, from the weakest to the strongest.
  private let levels: [SettingsLevel]
  private let target: String
  private let configuration: String

  init(_ levels: [SettingsLevel], target: String, configuration: String) {
    self.levels = levels
    self.target = target
    self.configuration = configuration
  }

  /// Returns all values that a setting may have; none if it has no value.
  func values(of setting: String) -> Set<String> {
    var known: [String: Set<String>] = [:]
    return values(of: setting, &known).subtracting([""])
  }

  /// - Parameter known: The values of the settings that were asked for. One that is being expanded has its standard value
  ///   there, so that references in a circle end.
  private func values(of setting: String, _ known: inout [String: Set<String>]) -> Set<String> {
    if setting == "TARGET_NAME" { return [target] }
    if let values = known[setting] { return values }
    // `PRODUCT_NAME` is the target's name by default.
    let standard: Set = [setting == "PRODUCT_NAME" ? target : ""]
    guard known.count < Self.settingsLimit else { return standard }
    known[setting] = standard
    var values = standard
    for new in levels.flatMap({ $0.assignments(to: setting, in: configuration) }) {
      var all: Set<String> = new.dependsOnSystem ? values : []
      for inherited in values {
        all.formUnion(expanded(new.value, of: setting, inherited: inherited, &known))
      }
      values = all.count > Self.limit ? standard : all
    }
    known[setting] = values
    return values
  }

  /// Returns all values that result from replacing references to settings in a value such as `$(TARGET_NAME)Kit`.
  ///
  /// - Parameters:
  ///   - setting: The setting that has the value. What it refers to by its own name is what it inherits.
  ///   - inherited: The value of `$(inherited)`.
  private func expanded(
    _ value: String, of setting: String, inherited: String, _ known: inout [String: Set<String>]
  ) -> Set<String> {
    let parts = value.split(separator: "$", omittingEmptySubsequences: false)
    var done: Set = [String(parts[0])]
    for part in parts.dropFirst() {
      let variable = String(part.dropFirst().prefix(while: \.isPartOfName))
      let values =
        variable == "inherited" || variable == setting ? [inherited] : self.values(of: variable, &known)
      let rest = part.firstIndex { $0 == ")" || $0 == "}" }.map { part[$0...].dropFirst() } ?? ""
      done = Set(done.flatMap { start in values.map { start + $0 + rest } }.sorted().prefix(Self.limit + 1))
      if done.contains(where: { $0.utf8.count > Self.lengthLimit }) { return [""] }
    }
    return done
  }

  /// The maximum number of values of a setting, since conditions may multiply each other. No real project needs as
  /// many.
  private static let limit = 16
  /// The maximum length of a value in UTF-8, since settings may repeat each other. No module's name is as long.
  private static let lengthLimit = 100_000
  /// The maximum number of settings that a value depends on, perhaps each on the next one.
  private static let settingsLimit = 64
}
