import StubbleSemantics
import StubbleSyntax

/// The choice of a stored property's form: whether its declaration stays the property or becomes the storage.
extension StoredStub.Form {
  /// - Parameters:
  ///   - type: The type of the property.
  ///   - users: The code that can use the property.
  init(
    of candidate: Candidate, _ decl: VariableDecl, _ binding: PatternBinding, type: TypeRef,
    _ users: PropertyIsolation, _ storage: StorageDeclaration, _ context: PeerContext, index: TypeIndex
  ) {
    if StoredStub.keepsValue(decl, binding, isOfActor: context.isInActor, index: index) {
      self = .keptValue
    } else if candidate.member.isStatic || candidate.isShared || users.isWrapped || storage.isTracked
      || Self.isInlined(candidate, index: index)
      || Self.keepsInitialValue(binding, in: decl, of: type, users, candidate, index: index)
    {
      self = .storage
    } else {
      self.init(of: decl, binding)
    }
  }

  /// The form that follows from the declaration alone.
  private init(of decl: VariableDecl, _ binding: PatternBinding) {
    // Separate storage of `T!` would be of type `Optional<T>`, which is not unwrapped where initializers read it.
    let isUnwrapped = binding.writtenType?.kind == .implicitlyUnwrappedOptionalType
    let value = binding.initializer?.content
    let isWeak = decl.node.hasModifier(.weak) && value?.spelling != "nil"
    let isStorage =
      binding.accessorBlock != nil || decl.node.hasModifier(.lazy)
      || value != nil && (decl.isLet || isUnwrapped || isWeak)
    self = isStorage ? .storage : .accessors
  }

  /// Whether inlinable initializers assign the property.
  private static func isInlined(_ candidate: Candidate, index: TypeIndex) -> Bool {
    candidate.type.map { index.facts(of: $0).hasInlinableInitializers } ?? false
      || StorageAccess.isVisibleToInlined(candidate.member)
        && index.inlinedNames.contains(candidate.binding?.name ?? "")
  }

  /// Whether the initial value must stay with the storage, since it would change the meaning of the type's initializers
  /// in a property with an init accessor.
  ///
  /// - Parameters:
  ///   - type: The type of the property.
  ///   - users: The code that can use the property.
  private static func keepsInitialValue(
    _ binding: PatternBinding, in decl: VariableDecl, of type: TypeRef, _ users: PropertyIsolation,
    _ candidate: Candidate, index: TypeIndex
  ) -> Bool {
    let isWritten = binding.initializer != nil
    // In language mode 4 an optional property with an init accessor would be set to `nil` before it gets its value.
    let settings = index.settings[candidate.member.file]
    if settings.languageMode == .v4, type.wrapped != nil, decl.isLet || isWritten { return true }
    if index.needsMainActor(for: candidate) { return true }
    guard isWritten || isInitializedImplicitly(binding, in: decl) else { return false }
    // In language mode 5, the init accessor does not initialize an optional of a type that the compiler strips.
    if settings.mayBeBeforeMode6, type.wrapped != nil, !users.needsUnsafeStorage,
      index.isSeenWithoutSendable(candidate, type: type)
    {
      return true
    }
    // With an init accessor, the initial value would isolate a synthesized initializer.
    if users.isolatesInitializers || index.isInitializedByCompiler(candidate) { return true }
    guard let owner = candidate.type else { return false }
    if isWritten, index.requiresInitialValues(owner) { return true }
    // A closure in such a value would be called from where other modules may inline it, but not be visible there.
    if isWritten, index.types[owner].decl.node.isFrozen { return true }
    let facts = index.facts(of: owner)
    return decl.node.isVisibleToOtherModules && facts.hasInitializersForOtherModules
      || isWritten
        && (facts.hasInitializersInOtherFiles || index.omits(binding.name ?? "", fromKeysOf: owner))
  }

  private static func isInitializedImplicitly(_ binding: PatternBinding, in decl: VariableDecl) -> Bool {
    !decl.isLet && binding.writtenType.flatMap { TypeRef($0).implicitValue } != nil
  }
}
