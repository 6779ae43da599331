import StubbleSemantics
import StubbleSyntax

/// The modules of the file of a class, as far as names in it may mean types of several.
struct ClassModules: Sendable {
  /// Those that the file imports.
  private var imported: Set<String>
  /// That of the protocol, of which the file may be a part.
  fileprivate var ofProtocol: ModuleSet
  /// What the file sees of other modules than the project's.
  private var known: Prelude

  init(imported: Set<String> = [], known: Prelude = .foundation, ofProtocol: ModuleSet = .unknown) {
    (self.imported, self.known, self.ofProtocol) = (imported, known, ofProtocol)
  }

  /// Another module than the project's and the standard library declares the name, and the file sees it.
  fileprivate func knows(_ name: String) -> Bool { known.isOfOtherModule(name) }

  /// The name of one of some modules that the file sees.
  fileprivate func name(among modules: ModuleSet, _ index: TypeIndex) -> String? {
    let names = modules.modules.map(\.name)
    return names.first(where: imported.contains)
      ?? names.first { name in imported.contains { index.isExported(by: $0, name) } }
  }
}

extension TypeIndex {
  /// The path of a type as a class spells it.
  func name(of type: TypeModel, for modules: ClassModules) -> String {
    path(type.path, declaredIn: type.scope.modules, for: modules)
  }

  /// The path of a type or an alias that some modules declare, with the module in front where the path alone may mean
  /// another module's.
  func path(_ path: String, declaredIn owners: ModuleSet, for modules: ClassModules) -> String {
    let name = String(path.prefix { $0 != "." })
    guard let module = modules.name(among: owners, self), !declaresType(named: module),
      modules.knows(name) || isDeclared(name, besideIn: owners, modules)
    else { return path }
    return module + "." + path
  }

  /// What a name in a protocol means if its module does not import those that declare a type of the name: a type of
  /// Foundation or the standard library, with that module in front where the class sees the others.
  func nameOfKnown(_ name: String, besides owners: ModuleSet, for modules: ClassModules) -> String? {
    guard let known = Prelude.foundation.types(named: name).first else { return nil }
    guard modules.name(among: owners, self) != nil else { return name }
    return (Prelude.foundation.isOfStandardLibrary(known.model.path) ? "Swift." : "Foundation.") + name
  }

  /// A module that the class sees, other than some, declares a name.
  private func isDeclared(_ name: String, besideIn owners: ModuleSet, _ modules: ClassModules) -> Bool {
    let visible = types(atPath: name).filter { !types[$0].decl.node.isOfFile }
    let declaring = visible.map { types[$0].scope.modules } + aliases.modules(declaringOutside: name)
    return declaring.contains { other in
      !other.meets(owners)
        && (other.meets(modules.ofProtocol) || modules.name(among: other, self) != nil)
    }
  }
}
