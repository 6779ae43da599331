/// The build settings of a project's targets, as far as its text and its configuration files show them.
struct BuildSettings {
  private static let moduleName = "PRODUCT_MODULE_NAME"
  private static let productName = "PRODUCT_NAME"

  private let objects: [String: PropertyList]
  private let paths: ReferencePaths
  private let project: PropertyList

  init(_ objects: [String: PropertyList], paths: ReferencePaths, project: PropertyList) {
    self.objects = objects
    self.paths = paths
    self.project = project
  }

  /// The value that all configurations of a target give a setting, or else all of the project; nil where they differ, or
  /// none gives one.
  func value(of setting: String, for target: PropertyList) -> String? {
    value(of: setting, in: target) ?? value(of: setting, in: project)
  }

  /// The name by which other modules import a target.
  func moduleName(of target: PropertyList) -> String {
    let name = target["name"]?.text ?? ""
    let product =
      value(of: Self.productName, in: target).map { expanded($0, name: name, product: name) } ?? name
    let module = value(of: Self.moduleName, in: target).map { expanded($0, name: name, product: product) }
    return [module, product].compactMap(\.self).first { !$0.isEmpty } ?? name
  }

  private func value(of setting: String, in owner: PropertyList) -> String? {
    let list = owner["buildConfigurationList"]?.text.flatMap { objects[$0] }
    let configurations = (list?["buildConfigurations"]?.texts ?? []).compactMap { objects[$0] }
    let values = Set(configurations.compactMap { value(of: setting, inConfiguration: $0) })
    return values.count == 1 ? values.first : nil
  }

  private func value(of setting: String, inConfiguration configuration: PropertyList) -> String? {
    let own = configuration["buildSettings"]?.members ?? [:]
    if let value = own[setting]?.text { return value }
    let conditional = Set(own.filter { $0.key.hasPrefix(setting + "[") }.compactMap(\.value.text))
    if conditional.count == 1 { return conditional.first }
    guard let path = configuration["baseConfigurationReference"]?.text.flatMap({ paths[$0] }) else {
      return nil
    }
    let values = ConfigurationFile.values(of: setting, inFile: path)
    return values.count == 1 ? values.first : nil
  }

  /// A value with the names of the target and of its product where it mentions them: `$(TARGET_NAME)Kit`. What it
  /// mentions else is left out.
  private func expanded(_ value: String, name: String, product: String) -> String {
    let parts = value.split(separator: "$", omittingEmptySubsequences: false)
    return parts.dropFirst().reduce(into: String(parts[0])) { done, part in
      let variable = part.dropFirst().prefix { $0.isLetter || $0 == "_" }
      let rest = part.firstIndex { $0 == ")" || $0 == "}" }.map { part[part.index(after: $0)...] }
      switch variable {
      case "TARGET_NAME": done += name
      case "PRODUCT_NAME": done += product
      default: break
      }
      done += rest ?? ""
    }
  }
}
