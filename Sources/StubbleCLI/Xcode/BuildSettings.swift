/// The build settings of a project's targets, as far as its text and its configuration files show them.
struct BuildSettings {
  private static let moduleName = "PRODUCT_MODULE_NAME"
  private static let productName = "PRODUCT_NAME"

  private let objects: [String: PropertyList]
  private let project: PropertyList
  /// What each configuration says, by its identifier; the weaker level first.
  private let levels: [String: [SettingsLevel]]

  init(_ objects: [String: PropertyList], paths: ReferencePaths, project: PropertyList) {
    self.objects = objects
    self.project = project
    levels = objects.filter { $0.value["isa"]?.text == "XCBuildConfiguration" }.mapValues { configuration in
      let file = Self.file(of: configuration, paths).map { ConfigurationFile.assignments(inFile: $0) } ?? []
      let own = SettingsLevel(buildSettings: configuration["buildSettings"]?.members ?? [:])
      return [SettingsLevel(file), own]
    }
  }

  /// The configuration file: a reference of its own, or in a folder whose files nothing lists.
  private static func file(of configuration: PropertyList, _ paths: ReferencePaths) -> String? {
    if let path = configuration["baseConfigurationReference"]?.text.flatMap({ paths[$0] }) { return path }
    guard let folder = configuration["baseConfigurationReferenceAnchor"]?.text.flatMap({ paths[$0] }),
      let path = configuration["baseConfigurationReferenceRelativePath"]?.text
    else { return nil }
    return XcodePath.join(folder, path)
  }

  /// The values that the configurations of a target give a setting. A condition on the system may hold or not.
  func values(of setting: String, for target: PropertyList) -> Set<String> {
    stacks(of: target).reduce(into: []) { $0.formUnion($1.values(of: setting)) }
  }

  /// The name by which other modules import a target.
  func moduleName(of target: PropertyList) -> String {
    let settings = [Self.moduleName, Self.productName].map { values(of: $0, for: target) }
    return settings.first { $0.count == 1 }?.first ?? target["name"]?.text ?? ""
  }

  /// For each configuration of a target, what it says and what the project's configuration of its name says.
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
  /// The weaker ones first.
  private let levels: [SettingsLevel]
  private let target: String
  private let configuration: String

  init(_ levels: [SettingsLevel], target: String, configuration: String) {
    self.levels = levels
    self.target = target
    self.configuration = configuration
  }

  /// None for a setting without a value.
  func values(of setting: String) -> Set<String> { values(of: setting, depth: 0).subtracting([""]) }

  private func values(of setting: String, depth: Int) -> Set<String> {
    if setting == "TARGET_NAME" { return [target] }
    // The target's name, unless somebody says otherwise.
    let standard: Set = [setting == "PRODUCT_NAME" ? target : ""]
    guard depth < 16 else { return standard }
    return levels.flatMap { $0.assignments(to: setting, in: configuration) }.reduce(standard) {
      inherited, new in
      let values = Set(inherited.flatMap { expanded(new.value, inherited: $0, depth: depth) })
      let all = new.dependsOnSystem ? values.union(inherited) : values
      return all.count > Self.limit ? standard : all
    }
  }

  /// A value with those of the settings that it mentions: `$(TARGET_NAME)Kit`.
  private func expanded(_ value: String, inherited: String, depth: Int) -> Set<String> {
    let parts = value.split(separator: "$", omittingEmptySubsequences: false)
    return parts.dropFirst().reduce([String(parts[0])]) { done, part in
      let variable = String(part.dropFirst().prefix { $0.isLetter || $0.isNumber || $0 == "_" })
      let values = variable == "inherited" ? [inherited] : self.values(of: variable, depth: depth + 1)
      let rest = part.firstIndex { $0 == ")" || $0 == "}" }.map { part[$0...].dropFirst() } ?? ""
      return Set(done.prefix(Self.limit).flatMap { start in values.map { start + $0 + rest } })
    }
  }

  /// More values than anybody gives one setting: conditions that multiply each other.
  private static let limit = 16
}
