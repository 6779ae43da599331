/// A module of the project.
package struct Module: Hashable, Sendable {
  /// What other modules import it by; empty where nothing says which module a file is a part of.
  package let name: String
  /// The target that it is compiled from.
  package let target: String
  /// The package or the project that declares it: several may have a target of one name.
  let origin: String

  package init(name: String, target: String? = nil, origin: String = "") {
    self.name = name
    self.target = target ?? name
    self.origin = origin
  }

  /// The module of a product. Characters that Swift does not allow in names are underscores.
  package init(ofProduct name: String, target: String, origin: String) {
    let letters = String(name.map { $0.isLetter || $0.isNumber || $0 == "_" ? $0 : "_" })
    let name = letters.first?.isNumber ?? false ? "_" + letters.dropFirst() : letters
    self.init(name: name, target: target, origin: origin)
  }
}

/// The modules that a file is compiled into. They are several where several targets of a project have the file.
package struct ModuleSet: Hashable, Sendable {
  /// In order of their origins and targets; never empty.
  package let modules: [Module]

  /// That of the files of which nothing says to which module they belong.
  package static let unknown: ModuleSet = ""

  package init(_ module: Module) { modules = [module] }

  /// - Parameter modules: none, if nothing is known.
  package init(_ modules: some Sequence<Module>) {
    let sorted = Set(modules).sorted { ($0.origin, $0.target, $0.name) < ($1.origin, $1.target, $1.name) }
    self.modules = sorted.isEmpty ? Self.unknown.modules : sorted
  }

  package var isUnknown: Bool { self == Self.unknown }

  /// Some module has the files of both.
  package func meets(_ other: ModuleSet) -> Bool {
    modules == other.modules || modules.contains(where: other.modules.contains)
  }

  /// All of them are among others.
  package func isSubset(of other: ModuleSet) -> Bool {
    modules == other.modules || modules.allSatisfy(other.modules.contains)
  }
}

extension ModuleSet: ExpressibleByStringLiteral {
  package init(stringLiteral name: String) { self.init(Module(name: name)) }
}
