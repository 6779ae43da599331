import StubbleSemantics
import StubbleSyntax

/// What decides whether the declaration of a stored property becomes its storage.
extension StoredStub {
  /// The form that follows from the declaration alone.
  static func form(of decl: VariableDecl, _ binding: PatternBinding) -> Form {
    if binding.accessorBlock != nil || decl.node.hasModifier(.lazy) { return .storage }
    guard let value = binding.initializer?.content else { return .accessors }
    // Beside a property with the initial value, storage would be of a type that is not unwrapped where initialisers read it.
    let isUnwrapped = binding.writtenType(in: decl)?.kind == .implicitlyUnwrappedOptionalType
    let isWeak = decl.node.hasModifier(.weak) && value.spelling != "nil"
    return decl.isLet || isUnwrapped || isWeak ? .storage : .accessors
  }

  /// Code that is compiled into other modules makes what is stored.
  static func isInlined(_ candidate: Candidate, index: TypeIndex) -> Bool {
    candidate.type.map { index.facts[$0].hasInlinableInitializers } ?? false
      || StorageAccess.isVisibleToInlined(candidate.member)
        && index.inlinedNames.contains(candidate.binding?.name ?? "")
  }

  /// The initial value may not come before an init accessor.
  ///
  /// - Parameters:
  ///   - type: that of the property.
  ///   - actor: the attribute that puts the property on a global actor.
  static func keepsInitialValue(
    _ binding: PatternBinding, in decl: VariableDecl, of type: TypeRef, _ actor: String?,
    _ candidate: Candidate, index: TypeIndex
  ) -> Bool {
    let isWritten = binding.initializer != nil
    // In language mode 4 a computed property of an optional type would be `nil` before it has its value.
    let mode = index.settings[candidate.member.file].languageMode
    if mode == 4, type.wrapped != nil, decl.isLet || isWritten { return true }
    if index.needsMainActor(for: candidate) { return true }
    guard isWritten || isNilByItself(binding, in: decl) else { return false }
    // A default initialiser would be isolated by the initial value, and by nothing else.
    if actor != nil || index.isInitializedByCompiler(candidate) { return true }
    guard let owner = candidate.type else { return false }
    let facts = index.facts[owner]
    let isOpen = [.public, .package].contains(where: decl.node.hasAccess)
    return isOpen && facts.hasOpenInitializers
      || isWritten
        && (facts.hasFarInitializers || index.omits(binding.name ?? "", fromKeysOf: owner))
  }

  /// A variable has `nil` for its initial value without a word.
  private static func isNilByItself(_ binding: PatternBinding, in decl: VariableDecl) -> Bool {
    let type = binding.writtenType(in: decl)?.kind
    return !decl.isLet && (type == .optionalType || type == .implicitlyUnwrappedOptionalType)
  }
}
