import StubbleSemantics
import StubbleSyntax

/// The modules of the file of a class, as far as names in it may mean types of several.
struct ClassModules: Sendable {
  /// Those that the file imports.
  var imported: Set<String> = []
  /// That of the protocol, of which the file may be a part.
  var ofProtocol = ModuleSet.unknown

  /// The file sees what one of some modules declares, and may name it after the module.
  fileprivate func name(amongImported modules: ModuleSet, _ index: TypeIndex) -> String? {
    let names = modules.modules.map(\.name)
    return names.first(where: imported.contains)
      ?? names.first { name in imported.contains { index.isExported(by: $0, name) } }
  }
}

extension TypeIndex {
  /// The path of a type as a class spells it: with the module in front, where the path alone may mean another module's type.
  func name(of type: TypeModel, for modules: ClassModules) -> String {
    guard let module = modules.name(amongImported: type.scope.modules, self),
      Prelude.foundation.hides(type.path)
        || !declaresType(named: module) && isDeclared(type.path.root, besideIn: type.scope.modules, modules)
    else { return type.path }
    return module + "." + type.path
  }

  /// What a name in a protocol means that none of the modules declares which its module imports: a type of Foundation or
  /// the standard library, with that module in front, where another module that the class sees has a type of the name.
  func nameOfKnown(_ name: String, besides type: TypeModel, for modules: ClassModules) -> String? {
    guard let known = Prelude.foundation.types(named: name).first else { return nil }
    guard modules.name(amongImported: type.scope.modules, self) != nil else { return name }
    let isStandard = Prelude.foundation.isOfStandardLibrary(known.model.path)
    return (isStandard ? "Swift." : "Foundation.") + name
  }

  /// A module that the class sees, other than some, declares a type of a name.
  private func isDeclared(_ name: String, besideIn others: ModuleSet, _ modules: ClassModules) -> Bool {
    types(atPath: name).contains { id in
      let own = types[id].scope.modules
      return !own.meets(others) && !types[id].decl.node.isOfFile
        && (own.meets(modules.ofProtocol) || modules.name(amongImported: own, self) != nil)
    }
  }
}

extension Prelude {
  /// Another module than the standard library's declares a type at the path.
  fileprivate func hides(_ path: String) -> Bool {
    !types(named: path).isEmpty && !isOfStandardLibrary(path)
  }
}

extension String {
  /// The first name of a path.
  fileprivate var root: String { String(prefix { $0 != "." }) }
}
