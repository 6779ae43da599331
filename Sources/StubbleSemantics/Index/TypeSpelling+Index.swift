import StubbleSyntax

extension TypeIndex {
  /// Returns the type that replaces `Self` in the type of a member's closure, or `nil` if `Self` can stay. In classes and
  /// actors, properties cannot mention `Self`.
  private func selfName(for member: Member, in type: TypeID?) -> TypeRef? {
    guard let type else {
      guard member.isInExtension else { return nil }
      return switch extendsObjects(member) {
      case true?: TypeRef(path: member.owner.name.escapedPath)
      case false?: nil
      case nil: member.mayBeOfObject ? .anything : nil
      }
    }
    return types[type].kind == .class || types[type].kind == .actor ? nameInMembers(of: type) : nil
  }

  /// Returns the name of a type that is visible in all of its members.
  ///
  /// An extension of `A.B` does not see the members of `A`, so that is the path. The name of a generic type without
  /// arguments means the type with its own parameters, but only if it has no base: the path has the parameters as
  /// arguments.
  package func nameInMembers(of type: TypeID) -> TypeRef {
    answers.namesInMembers.answer(to: type) { findNameInMembers(of: type) }
  }

  private func findNameInMembers(of type: TypeID) -> TypeRef {
    let model = types[type]
    if model.isLocal { return TypeRef(path: model.name.escapedPath) }
    if !facts(of: type).isGeneric {
      return TypeRef(path: (isRootHidden(in: model) ? model.name : model.path).escapedPath)
    }
    let isFoundByName = model.extensions.isEmpty || model.name == model.path
    if isFoundByName { return TypeRef(path: model.name.escapedPath) }
    if let path = pathWithParameters(of: type) { return path }
    // A type around it that is not visible is hardly generic. The last name alone means nothing in an extension.
    let outermost = TypeDecl.firstName(of: model.path)
    let isKnown = declaration(at: outermost, from: type) != nil
    return TypeRef(path: (isKnown ? model.name : model.path).escapedPath)
  }

  /// Returns whether the first name of a type's path means something else inside the type, as in `A.B.A`.
  private func isRootHidden(in model: TypeModel) -> Bool {
    guard model.path != model.name else { return false }
    let root = TypeDecl.firstName(of: model.path)
    if let alias = aliases.path(around: root, from: model.scope) { return !alias.isEmpty }
    return resolve(root, from: model.scope).contains { types[$0].path != root }
  }

  /// Returns the path of a generic type in which each type has its own parameters as arguments, or `nil` if one of them
  /// is not known, or is hidden by a parameter of a type inside.
  private func pathWithParameters(of type: TypeID) -> TypeRef? {
    var spelled: TypeRef?
    var path = ""
    var names: Set<String> = []
    for name in types[type].path.split(separator: ".").map(String.init) {
      path = path.isEmpty ? name : path + "." + name
      guard let decl = declaration(at: path, from: type) else { return nil }
      let generics = decl.node.genericParameterNodes.compactMap(GenericParameter.init)
      guard generics.allSatisfy({ names.insert($0.unquotedName).inserted }) else { return nil }
      spelled = .named(TypeRef.Name(base: spelled, name.escapedPath, arguments: generics.map(\.asArgument)))
    }
    return spelled
  }

  /// Returns the declaration of a type or of one around it, which may be of another module.
  private func declaration(at path: String, from type: TypeID) -> TypeDecl? {
    if path == types[type].path { return types[type].decl }
    let found = resolve(path, from: Scope(modules: types[type].scope.modules, path: ""))
    let declarations =
      found.isEmpty ? prelude.types(named: path).map(\.model.decl) : found.map { types[$0].decl }
    return declarations.count == 1 ? declarations[0] : nil
  }

  /// Returns how types are spelled in declarations that are added to a type, or elsewhere if it is `nil`.
  package func spelling(in type: TypeID? = nil, ofDeclaration isOfDeclaration: Bool = false) -> TypeSpelling {
    TypeSpelling(
      isOfDeclaration: isOfDeclaration, hidden: hiddenTypes,
      meanings: type.map(meaningsOfAliases) ?? [:])
  }

  /// Returns how types are spelled in the closures of a member of a type, which is `nil` if it is not visible.
  package func spelling(ofClosuresFor member: Member, in type: TypeID?) -> TypeSpelling {
    TypeSpelling(
      selfName: selfName(for: member, in: type), hidden: hiddenTypes,
      meanings: type.map(meaningsOfAliases) ?? [:])
  }
}

extension Member {
  /// Whether the member may be one of a class: it changes no value in place, and takes none of the type `Self`.
  fileprivate var mayBeOfObject: Bool {
    let parameters = FunctionDecl(node)?.parameters.compactMap(\.type) ?? []
    return !node.hasModifier(.mutating)
      && !parameters.contains { TypeRef($0).contains { $0 == .named("Self") } }
  }
}
