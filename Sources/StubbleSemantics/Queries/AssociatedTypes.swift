import StubbleSyntax

extension TypeIndex {
  /// Returns what `X.Element`, `X.RawValue` or `X.ID` means if no declaration states it, but a member of `X` that
  /// witnesses a requirement implies it: `Int` for `var id: Int`.
  func associatedType(by type: TypeRef, from scope: Scope) -> (type: TypeRef, scope: Scope)? {
    guard case .named(let name) = type, name.arguments.isEmpty, let owner = name.base,
      owner.rootName.map({ !isGenericParameter($0, in: scope) }) ?? true
    else { return nil }
    let found = meaning(of: owner, from: scope)
    if found.isEmpty { return argument(named: name.unquoted, of: owner).map { ($0, scope) } }
    guard found.count == 1, !facts(of: found[0]).isGeneric,
      let answer = answer(to: name.unquoted, in: found[0])
    else { return nil }
    return (answer, types[found[0]].scope)
  }

  /// Returns the argument of a known generic type for one of its parameters: `Int` for `[Int].Element`.
  private func argument(named name: String, of owner: TypeRef) -> TypeRef? {
    guard let head = owner.head, let known = prelude.types(named: head).first else { return nil }
    let arguments = owner.arguments.isEmpty ? owner.parts : owner.arguments
    let position = known.model.genericParameters.firstIndex { $0.name == name }
    return position.flatMap { $0 < arguments.count ? arguments[$0] : nil }
  }

  /// Returns the associated type that the members of a type imply, or `nil` if they do not agree.
  private func answer(to name: String, in type: TypeID) -> TypeRef? {
    let model = types[type]
    if name == "RawValue", model.kind == .enum { return RawValues.typeAfterColon(of: model, index: self) }
    let found = protocols(of: type).flatMap(\.requiredMembers).flatMap { requirement in
      model.members.flatMap { types(for: name, in: $0, of: model, requiredBy: requirement) }
    }
    return Set(found).count == 1 ? found[0] : nil
  }

  /// Returns the protocols that a type conforms to, as far as they are known.
  func protocols(of type: TypeID) -> [TypeModel] {
    let visible = ancestors(of: type).map { types[$0] }
    let known = conformances(of: type).flatMap(prelude.types).map(\.model)
    return (visible + known).filter { $0.kind == .protocol }
  }

  /// Returns whether a visible or known protocol has an associated type with a name.
  func mayBeAssociated(_ name: String) -> Bool {
    associatedTypes.contains(name) || prelude.modules.contains { $0.index.associatedTypes.contains(name) }
  }

  /// Returns whether a protocol, or one that a type conforms to, declares an associated type with a name.
  func associates(_ name: String, in type: TypeID) -> Bool {
    types[type].associates(name) || protocols(of: type).contains { $0.associates(name) }
  }

  /// Returns one of some names whose associated type the compiler may fail to infer for a type if the type's own declaration
  /// mentions it, or `nil` if there is none.
  ///
  /// That is so if a member that mentions such a type may witness a requirement and is overloaded: the compiler looks at all
  /// overloads.
  package func inferredType(among names: Set<String>, of type: TypeID) -> String? {
    let scope = types[type].scope
    func undeclared(_ names: Set<String>) -> Set<String> {
      names.filter { mayBeAssociated($0) && !isDeclared($0, in: scope) }
    }
    let names = undeclared(names)
    if names.isEmpty { return nil }
    let protocols = protocols(of: type)
    func inferred(_ names: Set<String>) -> Set<String> {
      names.filter { name in protocols.contains { $0.associates(name) } }
    }
    guard let first = inferred(names).min() else { return nil }
    let requirements = protocols.flatMap(\.requiredMembers)
    let members = types[type].members
    let isUnclear = members.contains { member in
      requirements.contains(where: member.isOverload)
        && members.contains { $0 !== member && member.isOverload(of: $0) }
        && !inferred(undeclared(member.node.signatureNames)).isEmpty
    }
    return isUnclear ? first : nil
  }

  /// Returns whether a type names an associated type that the compiler infers from an opaque result: `Page.Body`, where
  /// `Page` declares `var body: some View`.
  package func namesOpaqueResult(_ type: TypeRef, from scope: Scope) -> Bool {
    type.contains { part in
      guard case .named(let name) = part, let base = name.base, mayBeAssociated(name.unquoted) else {
        return false
      }
      return meaning(of: base, from: scope).contains { owner in
        !isDeclared(name.unquoted, in: types[owner].scope)
          && types[owner].members.contains { member in
            member.signature.contains { $0.type?.containsOpaque ?? false }
          }
      }
    }
  }

  func isDeclared(_ name: String, in scope: Scope) -> Bool {
    !resolve(name, from: scope).isEmpty || aliases.visible(name, from: scope) != nil
      || isGenericParameter(name, in: scope)
  }

  /// Returns the types that a member has where a requirement, if the member is its witness, has an associated type.
  private func types(
    for name: String, in member: Member, of model: TypeModel, requiredBy requirement: Member
  ) -> [TypeRef] {
    guard member.isStatic == requirement.isStatic, member.node.kind == requirement.node.kind else {
      return []
    }
    let required: Set<TypeRef> = [.named(name), .named(TypeRef.Name(base: .named("Self"), name))]
    return zip(requirement.signature, member.signature).compactMap { theirs, own in
      guard theirs.label == own.label, theirs.type.map(required.contains) == true else { return nil }
      return own.type ?? own.value.flatMap(TypeInference(index: self, scope: model.scope).type(of:))
    }
  }
}

extension TypeModel {
  fileprivate var requiredMembers: [Member] { members.filter { !$0.isInExtension } }

  /// Returns whether a protocol declares an associated type.
  fileprivate func associates(_ name: String) -> Bool { members.contains { $0.associatedType == name } }
}

extension KnownType {
  /// Returns whether the protocol, or one that it refines, declares an associated type with a name.
  func associates(_ name: String) -> Bool {
    supertypes.contains { $0.model.kind == .protocol && $0.model.associates(name) }
  }
}

extension Member {
  /// The name of the associated type that the member declares, or `nil` if it is another declaration.
  package var associatedType: String? {
    node.kind == .associatedtypeDecl ? node.name(after: .associatedtype) : nil
  }

  /// Returns whether two functions or subscripts have the same name and labels.
  fileprivate func isOverload(of other: Member) -> Bool {
    guard node.kind == other.node.kind, declaredNames == other.declaredNames,
      let function = FunctionDecl(node)
    else { return false }
    return FunctionDecl(other.node)?.reference == function.reference
  }

  /// The types that the declaration writes, or the initial values that have them, with what identifies each: declarations
  /// with other labels have other identities.
  fileprivate var signature: [(label: String, type: TypeRef?, value: SyntaxNode?)] {
    switch node.kind {
    case .variableDecl:
      guard let decl = VariableDecl(node) else { return [] }
      return decl.bindings.compactMap { binding in
        binding.name.map {
          ($0, binding.writtenType.map { TypeRef($0) }, binding.initializer?.content)
        }
      }
    case .functionDecl, .subscriptDecl, .initializerDecl:
      guard let function = FunctionDecl(node) else { return [] }
      let types = function.parameters.map(\.type) + [function.returnType]
      return types.map { (function.reference, $0.map { TypeRef($0) }, nil) }
    default: return []
    }
  }
}
