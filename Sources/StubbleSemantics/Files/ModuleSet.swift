/// A module of the project.
package struct Module: Hashable, Sendable {
  /// The name by which other modules import it; empty if the module of a file is not known.
  package let name: String
  /// The target that the module is compiled from.
  package let target: String
  /// The package or project that declares the target. Several may have a target of one name.
  let origin: String
  /// Whether a manifest, a project or the user declares the module, so that others can import it. Other files are in one
  /// module because they are in one folder.
  package let isDeclared: Bool
  /// Whether the module is a script, which is compiled by itself.
  fileprivate(set) var isScript = false

  package init(name: String, target: String? = nil, origin: String = "", isDeclared: Bool = true) {
    self.name = name
    self.target = target ?? name
    self.origin = origin
    self.isDeclared = isDeclared && !name.isEmpty
  }

  /// Creates the module of a product. Characters that Swift does not allow in names become underscores.
  package init(ofProduct name: String, target: String, origin: String, isDeclared: Bool = true) {
    let letters = String(name.map { $0.isPartOfName ? $0 : "_" })
    let name = letters.first?.isNumber ?? false ? "_" + letters.dropFirst() : letters
    self.init(name: name, target: target, origin: origin, isDeclared: isDeclared)
  }
}

/// The modules that a file is compiled into; several if several targets of a project contain the file.
package struct ModuleSet: Hashable, Sendable {
  /// The modules in order of their origins, targets and names; never empty.
  package let modules: [Module]

  /// The set for files whose module is not known.
  package static let unknown: ModuleSet = ""

  package init(_ module: Module) { modules = [module] }

  /// Creates the set of some modules, or `unknown` if there are none.
  package init(_ modules: some Sequence<Module>) {
    let sorted = Set(modules).sorted { ($0.origin, $0.target, $0.name) < ($1.origin, $1.target, $1.name) }
    self.modules = sorted.isEmpty ? Self.unknown.modules : sorted
  }

  /// The set of the module that a script is by itself.
  init(ofScript path: String) {
    var module = Module(name: "", target: path, origin: path, isDeclared: false)
    module.isScript = true
    self.init(module)
  }

  /// Whether a manifest, a project or the user declares one of the modules.
  var areDeclared: Bool { modules.contains(where: \.isDeclared) }

  /// Whether it is not known which module a file belongs to.
  package var isUnknown: Bool { self == Self.unknown }

  /// Returns whether the two sets have a module in common.
  package func intersects(_ other: ModuleSet) -> Bool {
    modules == other.modules || modules.contains(where: other.modules.contains)
  }

  /// Returns whether all modules of this set are in the other.
  package func isSubset(of other: ModuleSet) -> Bool {
    modules == other.modules || modules.allSatisfy(other.modules.contains)
  }
}

extension ModuleSet: ExpressibleByStringLiteral {
  package init(stringLiteral name: String) { self.init(Module(name: name)) }
}
