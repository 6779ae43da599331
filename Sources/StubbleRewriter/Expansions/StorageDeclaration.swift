import StubbleSemantics
import StubbleSyntax

/// The words with which the storage of a property is declared, besides its access level and name.
struct StorageDeclaration: Sendable {
  /// Whether the storage is `nonisolated(unsafe)`.
  let isUnsafe: Bool
  /// `let` or `var`. Storage that is `nonisolated(unsafe)` is a variable, because the compiler warns of that modifier
  /// for a constant of a `Sendable` type. But it stays a constant if it has an initial value and the initializers stay
  /// synthesized, which would have a parameter for a variable.
  let specifier: String
  /// The attribute and modifiers of the storage's isolation, each with a space after it.
  let isolation: String
  /// The property's attributes that exempt its storage from a macro on the type.
  let exemptions: Set<NodeID>
  /// The attribute that exempts the storage of a constant from a macro if that storage is a variable. The macro did not
  /// apply to the constant.
  let addedExemption: String?
  /// Whether a macro on the type that generated accessors for the property generates them for its storage instead.
  let isTracked: Bool

  /// - Parameter initializersAreWritten: Whether the initializers that the compiler would synthesize are written out.
  init(
    for decl: VariableDecl, _ candidate: Candidate, _ property: PropertyIsolation,
    initializersAreWritten: Bool, index: TypeIndex
  ) {
    isUnsafe = property.needsUnsafeStorage
    let isInitializedByOthers =
      candidate.binding?.initializer != nil && !initializersAreWritten
      && index.hasImplicitInitializer(candidate)
    specifier = decl.isLet && (!isUnsafe || isInitializedByOthers) ? "let" : "var"
    let modifiers = decl.node.modifiers.filter { $0.firstTokenKind == .nonisolated }.map(\.spelling)
    isolation = ((property.actor.map { [$0.attribute] } ?? []) + modifiers).map { $0 + " " }.joined()
    let macro = candidate.type.flatMap { index.facts(of: $0).storageMacro }
    let exemption =
      !candidate.member.isStatic && index.isObserved(candidate) ? macro?.effect.exemptingAttribute : nil
    exemptions = Set(decl.node.attributes.filter { $0.attributeName == exemption }.map(\.id))
    isTracked = exemption != nil && (specifier == "var" || !exemptions.isEmpty)
    let isAdded = isTracked && decl.isLet && exemptions.isEmpty
    addedExemption = isAdded ? exemption.map { "@" + $0 } : nil
  }
}

extension TypeIndex {
  /// Whether the property is an instance property of a struct whose initializers are synthesized.
  func hasImplicitInitializer(_ candidate: Candidate) -> Bool {
    guard let type = candidate.type, !candidate.member.isStatic else { return false }
    return MemberwiseInitializer.isImplicit(in: types[type])
  }
}
