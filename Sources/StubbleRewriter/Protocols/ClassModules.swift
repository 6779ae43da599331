import StubbleSemantics
import StubbleSyntax

/// The modules that the file of a double sees, by which names in it are qualified if several of them declare a type of
/// the same name.
struct ClassModules: Sendable {
  /// The names of the modules that the file imports.
  private var imported: Set<String>
  /// The module of the protocol, which the file may belong to.
  fileprivate var ofProtocol: ModuleSet
  /// The declarations that the file sees in modules outside the project.
  private var known: Prelude
  /// The names of the doubles in the file.
  private var doubles: Set<String>

  init(
    imported: Set<String> = [], known: Prelude = .foundation, ofProtocol: ModuleSet = .unknown,
    doubles: Set<String> = []
  ) {
    (self.imported, self.known, self.ofProtocol, self.doubles) = (imported, known, ofProtocol, doubles)
  }

  /// Whether the file sees a type with a name that is declared neither in the project nor in the standard library, or
  /// declares one.
  fileprivate func knows(_ name: String) -> Bool { doubles.contains(name) || known.isOfOtherModule(name) }

  /// Returns the name of one of some modules that the file imports, perhaps through another module, or `nil` if it
  /// imports none of them.
  fileprivate func name(among modules: ModuleSet, _ index: TypeIndex) -> String? {
    let names = modules.modules.map(\.name)
    return names.first(where: imported.contains)
      ?? names.first { name in imported.contains { index.isExported(by: $0, name) } }
  }
}

extension TypeIndex {
  /// Returns the name of a type as the file of a double spells it.
  ///
  /// - Parameter conditions: The conditions under which the name is compiled.
  func name(
    of type: TypeModel, for modules: ClassModules, where conditions: BuildConditions = BuildConditions()
  ) -> String {
    path(type.path, declaredIn: owners(ofRootOf: type), for: modules, where: conditions)
  }

  /// Returns the modules that declare the first type in the path of a type: those of the type, unless it is in an extension
  /// of a type that another module declares, `extension Core.Item`.
  private func owners(ofRootOf type: TypeModel) -> ModuleSet {
    let own = type.scope.modules
    guard let outermost = type.decl.node.ancestors.filter({ $0.kind == .extensionDecl }).last,
      let extended = TypeDecl(outermost).flatMap({ resolveExtended($0, in: own) })
    else { return own }
    return types[extended].scope.modules
  }

  private func resolveExtended(_ decl: TypeDecl, in modules: ModuleSet) -> TypeID? {
    resolve(decl.name, from: Scope(modules: modules, path: "")).first
  }

  /// Returns a global actor as the file of a double spells it: `Storage.Queue` for a nested one.
  ///
  /// - Parameter scope: The scope in which it is written.
  func globalActor(_ actor: GlobalActor, from scope: Scope, for modules: ClassModules) -> GlobalActor {
    let found = resolve(actor.name, from: scope).first.map { types[$0] }
    guard let found, !found.isLocal else { return actor }
    return GlobalActor(name: name(of: found, for: modules).escapedPath)
  }

  /// Returns the path of a type or an alias that some modules declare, qualified by the module if the path alone may
  /// mean the type of another module. It is not qualified if only some builds declare it, and the others mean what a
  /// module outside the project declares.
  ///
  /// - Parameter conditions: The conditions under which the path is compiled.
  func path(
    _ path: String, declaredIn owners: ModuleSet, for modules: ClassModules, where conditions: BuildConditions
  ) -> String {
    let name = TypeDecl.firstName(of: path)
    // Another module may declare the type whose extension has the nested one.
    let namesakes = path == name ? [] : types(atPath: name).map { types[$0].scope.modules }
    let isOfExtension = path != name && !namesakes.contains { $0.intersects(owners) }
    let declaring = isOfExtension ? namesakes.filter { imports($0, in: owners) } : namesakes
    if isOfExtension, !aliases.modules(declaringAtFileScope: name).isEmpty { return path }
    if isOfExtension, declaring.isEmpty {
      let known = nameOfKnown(name, excluding: ModuleSet(namesakes.flatMap(\.modules)), for: modules) ?? name
      return known + path.dropFirst(name.count)
    }
    let owners = isOfExtension ? ModuleSet(declaring.flatMap(\.modules)) : owners
    guard let module = modules.name(among: owners, self),
      modules.knows(name) && !mayBeUndeclared(name, in: owners, where: conditions)
        || isDeclared(name, besideIn: owners, modules)
    else { return path }
    return qualified(path, by: module)
  }

  /// Returns a path after the name of its module.
  func qualified(_ path: String, by module: String) -> String {
    // A period after the name of a type would mean a member of that.
    module + (declaresType(named: module) ? "::" : ".") + path
  }

  /// Returns the type of Foundation or the standard library that a name in a protocol means, given that the protocol's
  /// module does not import the modules that declare a type of that name. The name is qualified if the file of the
  /// double does import one of them.
  ///
  /// - Parameter owners: The modules that declare a type of the name.
  func nameOfKnown(_ name: String, excluding owners: ModuleSet, for modules: ClassModules) -> String? {
    guard let known = Prelude.foundation.types(named: name).first else { return nil }
    guard modules.name(among: owners, self) != nil else { return name }
    return (Prelude.foundation.isOfStandardLibrary(known.model.path) ? "Swift." : "Foundation.") + name
  }

  /// Whether a module that the file of the double sees declares a name, other than the given ones.
  private func isDeclared(_ name: String, besideIn owners: ModuleSet, _ modules: ClassModules) -> Bool {
    let visible = types(atPath: name).filter { !types[$0].decl.node.isPrivateToFile }
    let declaring = visible.map { types[$0].scope.modules } + aliases.modules(declaringAtFileScope: name)
    return declaring.contains { other in
      !other.intersects(owners)
        && (other.intersects(modules.ofProtocol) || modules.name(among: other, self) != nil)
    }
  }
}
