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

  /// The value that all configurations of a target give a setting; nil where they differ, or none gives one.
  func value(of setting: String, for target: PropertyList) -> String? {
    let values = Set(stacks(of: target).compactMap { $0.value(of: setting) })
    return values.count == 1 ? values.first : nil
  }

  /// The name by which other modules import a target.
  func moduleName(of target: PropertyList) -> String {
    [Self.moduleName, Self.productName].compactMap { value(of: $0, for: target) }.first
      ?? target["name"]?.text ?? ""
  }

  /// For each configuration of a target, what it says and what the project's configuration of its name says.
  private func stacks(of target: PropertyList) -> [SettingsStack] {
    let name = target["name"]?.text ?? ""
    let projects = configurations(of: project)
    let own = configurations(of: target)
    if own.isEmpty { return projects.map { SettingsStack(levels[$0.id] ?? [], target: name) } }
    return own.map { configuration in
      let below = projects.first { $0.name == configuration.name }.flatMap { levels[$0.id] } ?? []
      return SettingsStack(below + (levels[configuration.id] ?? []), target: name)
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

  init(_ levels: [SettingsLevel], target: String) {
    self.levels = levels
    self.target = target
  }

  /// Nil for a setting without a value.
  func value(of setting: String) -> String? {
    let value = value(of: setting, depth: 0)
    return value.isEmpty ? nil : value
  }

  private func value(of setting: String, depth: Int) -> String {
    if setting == "TARGET_NAME" { return target }
    // The target's name, unless somebody says otherwise.
    let standard = setting == "PRODUCT_NAME" ? target : ""
    guard depth < 16 else { return standard }
    return levels.flatMap { $0.values(of: setting) }.reduce(standard) { inherited, value in
      expanded(value, inherited: inherited, depth: depth)
    }
  }

  /// A value with those of the settings that it mentions: `$(TARGET_NAME)Kit`.
  private func expanded(_ value: String, inherited: String, depth: Int) -> String {
    let parts = value.split(separator: "$", omittingEmptySubsequences: false)
    return parts.dropFirst().reduce(into: String(parts[0])) { done, part in
      let variable = String(part.dropFirst().prefix { $0.isLetter || $0.isNumber || $0 == "_" })
      done += variable == "inherited" ? inherited : self.value(of: variable, depth: depth + 1)
      if let end = part.firstIndex(where: { $0 == ")" || $0 == "}" }) { done += part[end...].dropFirst() }
    }
  }
}
