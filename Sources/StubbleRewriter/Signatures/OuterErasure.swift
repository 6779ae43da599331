import StubbleSemantics
import StubbleSyntax

/// The erasure of types that a member's closure cannot name where it is declared, in the type's own declaration.
extension TypeIndex {
  /// Returns the erasure of the generic parameters of a function or subscript, and of types that only exist where the
  /// member is declared: in an extension with conditions.
  func erasure(
    for candidate: Candidate, of signature: FunctionSignature?
  ) throws(Ineligibility) -> GenericErasure {
    let scope = scope(of: candidate)
    var erasure = try plainErasure(for: candidate, of: signature, scope: scope)
    erasure.sendableTypes = sendableTypes(inParametersOf: signature, erasure, from: scope)
    if let signature, !erasure.existentials.isEmpty, signature.mayTakeSendableFunctions(erasure) {
      erasure.isolatedMetatypes = parametersWithIsolatedMetatypes(
        of: signature, in: candidate.type, from: scope)
      erasure.sendableArguments = sendableArguments(inFunctionsOf: signature, erasure, from: scope)
    }
    return erasure
  }

  /// Returns the generic types of arguments of functions among the parameters that are `Sendable` where the closure takes
  /// them.
  private func sendableArguments(
    inFunctionsOf signature: FunctionSignature, _ erasure: GenericErasure, from scope: Scope
  ) -> Set<TypeRef> {
    let types = signature.parameters.flatMap { parameter -> [TypeRef] in
      guard case .function(let function) = parameter.type.bare else { return [] }
      return function.parameters.map(\.type)
    }
    return Set(
      types.filter { erasure.concerns($0) && isKnownSendable(erasure.withExistentials($0), from: scope) })
  }

  private func plainErasure(
    for candidate: Candidate, of signature: FunctionSignature?, scope: Scope
  ) throws(Ineligibility) -> GenericErasure {
    let member = candidate.member
    let isInGeneric = candidate.type.map { facts(of: $0).isGeneric } ?? false
    var erasure = try ownErasure(of: signature, from: scope)
    let isErasing =
      !erasure.existentials.isEmpty || signature?.parameters.contains { $0.type.containsOpaque } ?? false
    if !erasure.existentials.isEmpty || isInGeneric {
      erasure.aliases = aliasesOfParts(in: member.node, of: candidate.type, scope: scope)
      if !aliases.isEmpty {
        erasure.functionMembers = member.node.signatureNames.filter(mayMeanFunction(aliasNamed:))
      }
    }
    guard let type = candidate.type else {
      if isErasing { erasure.unboxableTypes = unboxableTypes(in: member, erasure.aliases, scope: scope) }
      return erasure
    }
    if isInGeneric, let signature { try checkPacks(in: signature, from: scope) }
    let isBeside = candidate.placement.reason != nil
    let clauses = constraints(on: member, besideMember: isBeside)
    let specialized = isBeside ? [] : parameters(of: type, specializedBy: member.owner)
    let isConstrained = !clauses.isEmpty || !specialized.isEmpty
    // A signature without parameters and clauses of its own requires nothing more.
    let isPlain = !isConstrained && signature?.genericParameters.isEmpty != false
    if isInGeneric, !isPlain, !isBeside || !clauses.isEmpty {
      let outer = OuterParameters(
        of: type, index: self, constrainedBy: clauses, specializing: specialized)
      if isConstrained { erasure.outerParameters = outer.names }
      erasure.unfitParameters = outer.unfit(forTypesIn: member.node, index: self, scope: scope)
      erasure.unthrowableParameters = outer.unthrowable
      erasure.hashableTypes = outer.hashableTypes
    }
    let copyable = copyableParameters(around: member, of: type)
    if !isBeside { erasure.erase(copyable) }
    if isErasing || !erasure.existentials.isEmpty || !erasure.outerParameters.isEmpty {
      erasure.unboxableTypes = unboxableTypes(in: member, erasure.aliases, scope: scope)
    }
    if isConstrained || !copyable.isEmpty && !isBeside, !keepsStatics(member, of: type) {
      eraseConditional(in: member, of: type, besideMember: isBeside, &erasure)
    }
    erasure.dropErasedArguments()
    return erasure
  }

  /// Erases what exists only where the constraints on a member hold.
  private func eraseConditional(
    in member: Member, of type: TypeID, besideMember isBeside: Bool, _ erasure: inout GenericErasure
  ) {
    erasure.erase(conditionalTypes(in: member, of: type, besideMember: isBeside))
    erasure.conditionalMembers = conditionalMembers(in: member, of: type, besideMember: isBeside)
    if !isBeside, member.isInExtension, isConstrained(member.owner) {
      erasure.outerParameters.insert("Self")
    }
  }

  /// Returns the erasure of a member's own generic and opaque parameters.
  private func ownErasure(
    of signature: FunctionSignature?, from scope: Scope
  ) throws(Ineligibility) -> GenericErasure {
    if let signature { try checkCopyable(signature, from: scope) }
    var erasure = try GenericErasure(
      of: signature,
      isProtocol: { isProtocol($0, from: scope) },
      isClass: { name in
        let found = resolve(name, from: scope)
        return !found.isEmpty && found.allSatisfy { types[$0].kind == .class }
      },
      allowsUnsendable: { allowsUnsendable($0, from: scope) })
    let opaque = (signature?.parameters ?? []).flatMap(\.type.opaqueConstraints)
    erasure.opaqueClasses = Set(opaque.filter { isClass($0, from: scope) })
    return erasure
  }

  /// Throws if a generic parameter may be noncopyable by an alias: `T: Linear`, where `Linear` means `~Copyable`.
  private func checkCopyable(_ signature: FunctionSignature, from scope: Scope) throws(Ineligibility) {
    if aliases.isEmpty { return }
    let own = signature.genericParameters.map { (type: $0.constraint, range: $0.constraintRange) }
    let required = signature.requirements.map { (type: $0.types?.1, range: signature.requirementsRange) }
    let opaque = signature.parameters.flatMap { parameter in
      parameter.type.opaqueConstraints.map { (type: Optional($0), range: parameter.range) }
    }
    for constraint in own + required + opaque {
      guard let type = constraint.type, !suppressedNames(in: type, from: scope).isEmpty else { continue }
      throw Ineligibility(constraint.range, GenericErasure.reasonAgainstNoncopyable)
    }
  }

  /// Returns the types of parameters that are erased to `any Sendable` rather than `Any`. `inout` parameters are not,
  /// because the closure must take exactly the type of the variable. Nor are metatypes, whose sendability depends on
  /// conformances.
  private func sendableTypes(
    inParametersOf signature: FunctionSignature?, _ erasure: GenericErasure, from scope: Scope
  ) -> Set<TypeRef> {
    guard let signature, !erasure.existentials.isEmpty else { return [] }
    let types = signature.parameters.filter { !$0.type.modifiers.contains(.inout) }.map(\.type.unmodified)
    return Set(
      types.filter {
        erasure.concerns($0) && !$0.contains(where: \.isMetatype)
          && isKnownSendable(erasure.withExistentials($0), from: scope)
      })
  }

  /// Returns the aliases of functions and optionals that a signature names, except names of generic parameters.
  private func aliasesOfParts(
    in member: SyntaxNode, of type: TypeID?, scope: Scope
  ) -> [String: GenericAlias] {
    if aliases.isEmpty { return [:] }
    let own = type.map { types[$0].genericParameters.map(\.name) } ?? []
    var found: [String: GenericAlias] = [:]
    let ofTypes = member.signatureMemberTypes.filter { !$0.isMemberOfSpecialized }.compactMap(\.dottedName)
    let names = member.signatureTypeNames.union(ofTypes)
    for name in names.filter({ aliases.contains(TypeDecl.lastName(of: $0)) }) where !own.contains(name) {
      guard let alias = aliases(named: name, from: scope).first else { continue }
      let parameters = alias.genericParameters.map(\.unquotedName)
      let meaning = attributed(self.meaning(of: alias, from: scope), from: scope, generics: Set(parameters))
      guard meaning.isFunction || meaning.isOptional else { continue }
      found[name] = GenericAlias(
        parameters: parameters, type: meaning, isConditional: aliased(name, from: scope).count > 1)
    }
    return found
  }

  /// Returns the names of the noncopyable and nonescapable types in a member's signature and in the aliases that it names.
  private func unboxableTypes(
    in member: Member, _ aliases: [String: GenericAlias], scope: Scope
  ) -> Set<String> {
    member.node.signatureTypeNames.union(member.node.signatureMemberTypeNames)
      .union(aliases.values.flatMap(\.type.names))
      .filter { isUnboxable(TypeRef(path: $0), from: scope, depth: 0) }
  }

  /// - Parameter depth: The number of aliases of tuples and optionals around the type; one may lead back to itself.
  private func isUnboxable(_ type: TypeRef, from scope: Scope, depth: Int) -> Bool {
    let meaning = unaliased(type, from: scope)
    switch meaning {
    case .optional, .implicitlyUnwrapped, .tuple:
      return depth < TypeAliases.depthLimit
        && meaning.parts.contains { isUnboxable($0, from: scope, depth: depth + 1) }
    default: break
    }
    guard let name = meaning.dottedName else { return false }
    let found = resolve(name, from: scope)
    return found.isEmpty
      ? prelude.isNoncopyable(name) == true || prelude.isNonescapable(name) == true
      : found.contains { facts(of: $0).isNoncopyable || facts(of: $0).isNonescapable }
  }

  /// Returns the `where` clauses whose requirements do not hold where the closure is declared: that of the function,
  /// and that of the extension unless the closure is beside the member.
  private func constraints(on member: Member, besideMember isBeside: Bool) -> [SyntaxNode] {
    let function = FunctionDecl(member.node)
    let isOfExtension = member.isInExtension && !isBeside
    return [function?.whereClause, isOfExtension ? member.owner.whereClause : nil].compactMap { $0 }
  }

  /// Returns the types in a member's signature that are declared with conditions, or that may be associated types by a
  /// conformance which an extension with conditions states.
  private func conditionalTypes(
    in member: Member, of type: TypeID, besideMember isBeside: Bool
  ) -> Set<String> {
    let scope = types[type].scope
    let parameters = genericParameters(around: type).map(\.name)
    return member.node.signatureTypeNames.filter { name in
      let found = resolve(name, from: scope)
      if !found.isEmpty { return found.allSatisfy { hasConditions(types[$0].decl.node, in: type, isBeside) } }
      if let alias = aliases.visible(name, from: scope) {
        return hasConditions(alias.value, in: type, isBeside)
      }
      return !isBeside && member.isInExtension && isConstrained(member.owner)
        && prelude.isAssociatedType(name) && !parameters.contains(name)
    }
  }

  /// Whether a declaration has conditions, or is in an extension with conditions: those of a `where` clause, or that
  /// generic parameters are `Copyable`, which an extension requires unless it suppresses that with `~Copyable`.
  /// Beside a member, those of its extension hold.
  private func hasConditions(_ declaration: SyntaxNode, in type: TypeID, _ isBesideMember: Bool) -> Bool {
    if declaration.constrainsOuterParameters, declaration != types[type].decl.node { return true }
    if isBesideMember { return false }
    if declaration.ancestors.compactMap(TypeDecl.init).contains(where: { $0.isExtension && isConstrained($0) }
    ) {
      return true
    }
    guard !noncopyableParameters(of: type).isEmpty else { return false }
    return declaration.ancestors.filter(\.kind.isDeclaration)
      .prefix { $0.child(.genericParameterClause) == nil }.contains { $0.kind == .extensionDecl }
  }

  /// Returns the member types in a member's signature that are declared with conditions, unless the base has generic
  /// arguments without the type's parameters.
  private func conditionalMembers(
    in member: Member, of type: TypeID, besideMember isBeside: Bool
  ) -> Set<TypeRef> {
    let scope = types[type].scope
    let parameters = genericParameters(around: type).map(\.name)
    let members = member.node.signatureMemberTypes.filter { written in
      guard let name = written.dottedName else { return false }
      let declarations =
        resolve(name, from: scope).map { types[$0].decl.node }
        + aliases(named: name, from: scope).map(\.value)
      return !declarations.isEmpty && declarations.allSatisfy { hasConditions($0, in: type, isBeside) }
        && (!written.isSpecialized || written.contains { $0.simpleName.map(parameters.contains) ?? false })
    }
    return Set(members)
  }
}

extension SyntaxNode {
  /// Whether the declaration, or that of the alias for the type, has a `where` clause, but no generic parameters of its
  /// own.
  fileprivate var constrainsOuterParameters: Bool {
    let declaration = ([self] + Array(ancestors)).first(where: \.kind.isDeclaration)
    return declaration?.child(.genericWhereClause) != nil
      && declaration?.child(.genericParameterClause) == nil
  }
}

extension FunctionSignature {
  /// Whether a parameter is a `@Sendable` function, or may be one by an alias.
  fileprivate func mayTakeSendableFunctions(_ erasure: GenericErasure) -> Bool {
    !erasure.aliases.isEmpty || parameters.contains { $0.type.modifiers.contains(.sendable) }
  }
}

extension TypeRef {
  fileprivate var isMetatype: Bool { if case .metatype = self { true } else { false } }
}
