import StubbleSemantics
import StubbleSyntax

/// A stub, and the variables that were generated for it.
struct ExpandedStub {
  let planned: PlannedStub
  let variables: [GeneratedVariable]
  let place: Place

  /// Where the variables are.
  enum Place: Equatable {
    /// In the type's own declaration, or in an extension that is there wherever the type is.
    case type
    /// Beside the member, which is in another extension of its type or in no visible type.
    case beside(FileID)
  }
}

/// The functions of a class above a type.
struct InheritedFunctions: Sendable {
  let functions: TypeFunctions
  /// They are there wherever the type is compiled.
  let areAlwaysDeclared: Bool
}

/// The functions that limit a type's stubs to a task and put them back.
struct TypeFunctions: Sendable {
  private(set) var code: [Code] = []
  /// Files with closures of the type that its own functions do not reach.
  private(set) var otherFiles: Set<FileID> = []
  private var hasScopes = false
  private var resets: [StubFunctions.Owner: Isolation] = [:]
  /// Who may see them, if that was asked for.
  private let access: PeerAccess?
  private let modules: ModuleSet

  /// - Parameters:
  ///   - stubs: those whose closures are declared for the type.
  ///   - above: the functions of the classes above it.
  init(of type: TypeID, stubs: [ExpandedStub], above: [InheritedFunctions], index: TypeIndex) {
    let model = index.types[type]
    let own = stubs.filter { $0.place == .type || $0.place == .beside(model.file) }
    let access = own.lazy.compactMap(\.planned.wideAccess).first
    let modules = model.scope.modules
    let visible = above.filter { modules.meets($0.functions.modules) || $0.functions.access != nil }
    let taken = Set(own.flatMap(\.variables).map(\.name)).union(model.members.flatMap(\.declaredNames))
    (self.access, self.modules) = (access, modules)
    for stub in stubs where stub.planned.context.isOfType {
      if case .beside(let file) = stub.place, file != model.file { otherFiles.insert(file) }
    }
    if model.kind == .protocol {
      // It has no functions of its own; those of the file reach the closures in its extensions.
      otherFiles.formUnion(stubs.map(\.planned.candidate.member.file))
      return
    }
    if visible.contains(where: \.functions.hasScopes) {
      if own.contains(where: { $0.planned.context.isOfType }) { otherFiles.insert(model.file) }
    } else if !taken.contains(StubFunctions.scopeName) {
      code = scopes(of: type, stubs: own, index: index)
      hasScopes = !code.isEmpty
    }
    if taken.contains(StubFunctions.resetName) { return }
    for owner in [StubFunctions.Owner.type, .object] {
      guard let reset = reset(owner, of: type, stubs: own, above: visible, index: index) else { continue }
      resets[owner] = index.facts[type].isolation
      code.append(reset)
    }
  }

  /// The same functions, for types that are compiled in each other's place.
  func declareSame(as other: TypeFunctions) -> Bool {
    hasScopes == other.hasScopes && resets == other.resets
  }

  private func scopes(of type: TypeID, stubs: [ExpandedStub], index: TypeIndex) -> [Code] {
    let model = index.types[type]
    let access = access.map { $0.rawValue + " " } ?? ""
    // A scope may be opened from everywhere.
    let isIsolated = index.facts[type].isolation != .none || index.isOnMainActor(file: model.file)
    let isolation = isIsolated ? "nonisolated " : ""
    var code: [Code] = []
    if stubs.contains(where: { $0.planned.context.isOfType }) {
      code += StubFunctions.scopes(
        words: access + "static ", isolation: isolation, owner: .type, in: model.decl.node)
    }
    if stubs.contains(where: { $0.planned.context.closureForm == .ofObject }) {
      code += StubFunctions.scopes(
        words: access, isolation: isolation, owner: .object, in: model.decl.node)
    }
    return code
  }

  /// The function that puts the stubs of a type or of an object back. Those in extensions with conditions are not: what
  /// holds there need not hold for the type. A plain object without records needs no function: a test makes another object.
  private func reset(
    _ owner: StubFunctions.Owner, of type: TypeID, stubs: [ExpandedStub], above: [InheritedFunctions],
    index: TypeIndex
  ) -> Code? {
    let model = index.types[type]
    let isolation = index.facts[type].isolation
    let isObject = owner == .object
    let stubs = stubs.filter {
      $0.planned.context.isOfType != isObject && $0.place == .type
        && $0.planned.candidate.member.clauses.isEmpty
    }
    let variables = stubs.flatMap(\.variables)
    let isPlain = isolation == .none && !stubs.contains { $0.planned.context.closureForm == .ofObject }
    if variables.isEmpty || isObject && (model.kind != .class && model.kind != .actor) { return nil }
    if isObject, isPlain, !variables.contains(where: \.isRecord) { return nil }
    let declaring = above.filter { $0.functions.resets[owner] != nil }
    let overridden = declaring.first(where: \.areAlwaysDeclared)?.functions.resets[owner]
    // Where a class above may have the function or not, none here would be right in both cases.
    if overridden == nil, !declaring.isEmpty { return nil }
    if let overridden, overridden != isolation { return nil }
    // What is not open has no overrides in other modules.
    let isElsewhere = declaring.contains {
      !$0.functions.modules.meets(modules) && $0.functions.access != .public
    }
    if isElsewhere { return nil }
    let access = access == .public && model.hasAccess(.open) ? "open" : access?.rawValue
    let kind = isObject ? "" : model.mayHaveSubclasses || overridden != nil ? "class " : "static "
    let words = (access.map { $0 + " " } ?? "") + (overridden == nil ? "" : "override ") + kind
    return StubFunctions.reset(words: words, callsSuper: overridden != nil, variables: variables)
  }
}
