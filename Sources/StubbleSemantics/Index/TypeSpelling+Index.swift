import StubbleSyntax

extension TypeIndex {
  /// Returns the name that replaces `Self` in the type of a stored closure, or `nil` if `Self` can stay. In classes and
  /// actors, stored properties cannot mention `Self`.
  func selfName(for type: TypeID?) -> TypeRef? {
    guard let type else { return nil }
    return types[type].kind == .class || types[type].kind == .actor ? nameInMembers(of: type) : nil
  }

  /// Returns the name of a type that is visible in all of its members.
  ///
  /// An extension of `A.B` does not see the members of `A`, so that is the path. The name of a generic type without
  /// arguments means the type with its own parameters, but only if it has no base: the path has the parameters as
  /// arguments.
  package func nameInMembers(of type: TypeID) -> TypeRef {
    let model = types[type]
    if model.isLocal { return TypeRef(path: model.name.escapedPath) }
    if !facts[type].isGeneric { return TypeRef(path: model.path.escapedPath) }
    let isFoundByName = model.extensions.isEmpty || model.name == model.path
    return (isFoundByName ? nil : pathWithParameters(of: type)) ?? TypeRef(path: model.name.escapedPath)
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
      let parameters = decl.node.child(.genericParameterClause)?.children(.genericParameter) ?? []
      let generics = parameters.compactMap(GenericParameter.init)
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

  /// Returns how types are spelled in the members of a type.
  package func spelling(in type: TypeID?, ofDeclaration isOfDeclaration: Bool = false) -> TypeSpelling {
    TypeSpelling(
      selfName: isOfDeclaration ? nil : selfName(for: type), isOfDeclaration: isOfDeclaration,
      hidden: hiddenTypes)
  }
}
