import StubbleSemantics
import StubbleSyntax

/// A stub with the variables that were generated for it.
struct PlacedStub {
  let planned: PlannedStub
  let variables: [GeneratedVariable]
  let place: Place

  /// Where the variables are declared.
  enum Place: Equatable {
    /// In the type's own declaration, or in an extension that is compiled wherever the type is.
    case type
    /// Beside the member, which is in another extension of its type or in no visible type.
    case beside(FileID)
  }
}

/// The functions that a type inherits from one of its ancestors.
struct InheritedFunctions: Sendable {
  let functions: TypeFunctions
  /// Whether the functions exist in every configuration that compiles the type.
  let areAlwaysDeclared: Bool
}

/// The functions generated for a type: `_withStubs`, which limits its stubs to a task, and `_resetStubs`.
struct TypeFunctions: Sendable {
  private(set) var code: [Code] = []
  /// The files with closures of the type that the type's own functions do not cover.
  private(set) var otherFiles: Set<FileID> = []
  private var hasScopes = false
  private var resets: [StubFunctions.Owner: Isolation] = [:]
  /// The access level of the functions, if a closure that they cover has a wide one.
  private let access: AccessLevel?
  private let modules: ModuleSet

  /// - Parameters:
  ///   - stubs: The stubs whose closures are declared for the type.
  ///   - inherited: The functions of the type's ancestors.
  init(of type: TypeID, stubs: [PlacedStub], inheriting inherited: [InheritedFunctions], index: TypeIndex) {
    let model = index.types[type]
    let own = stubs.filter { $0.place == .type || $0.place == .beside(model.file) }
    let access = own.lazy.compactMap(\.planned.wideAccess).first
    let modules = model.scope.modules
    let visible = inherited.filter { modules.intersects($0.functions.modules) || $0.functions.access != nil }
    let taken = Set(own.flatMap(\.variables).map(\.name)).union(model.members.flatMap(\.declaredNames))
    (self.access, self.modules) = (access, modules)
    for stub in stubs where stub.planned.context.isStaticOrGlobal {
      if case .beside(let file) = stub.place, file != model.file { otherFiles.insert(file) }
    }
    if model.kind == .protocol {
      // A protocol has no functions of its own; those of the files cover the closures in its extensions.
      otherFiles.formUnion(stubs.map(\.planned.candidate.member.file))
      return
    }
    if visible.contains(where: \.functions.hasScopes) {
      if own.contains(where: { $0.planned.context.isStaticOrGlobal }) { otherFiles.insert(model.file) }
    } else if !taken.contains(StubFunctions.scopeName) {
      code = scopes(of: type, stubs: own, index: index)
      hasScopes = !code.isEmpty
    }
    if taken.contains(StubFunctions.resetName) { return }
    for owner in [StubFunctions.Owner.type, .object] {
      guard let reset = reset(owner, of: type, stubs: own, inheriting: visible, index: index) else {
        continue
      }
      resets[owner] = index.facts[type].isolation
      code.append(reset)
    }
  }

  /// Whether there are any.
  var areDeclared: Bool { hasScopes || !resets.isEmpty }

  /// Whether two declarations of a type, in clauses of `#if` that exclude each other, have the same functions.
  func declareSame(as other: TypeFunctions) -> Bool {
    hasScopes == other.hasScopes && resets == other.resets
  }

  private func scopes(of type: TypeID, stubs: [PlacedStub], index: TypeIndex) -> [Code] {
    let model = index.types[type]
    let access = access.map { $0.rawValue + " " } ?? ""
    // Code of any isolation may call the function.
    let isIsolated = index.facts[type].isolation != .none || index.isOnMainActor(file: model.file)
    let isolation = isIsolated ? "nonisolated " : ""
    var code: [Code] = []
    if stubs.contains(where: { $0.planned.context.isStaticOrGlobal }) {
      code += StubFunctions.scopes(
        words: access + "static ", isolation: isolation, owner: .type, in: model.decl.node)
    }
    if stubs.lazy.map(\.planned.context).contains(where: { $0.owner == .object && $0.isAtomic }) {
      code += StubFunctions.scopes(
        words: access, isolation: isolation, owner: .object, in: model.decl.node)
    }
    return code
  }

  /// Returns the function that resets the stubs of a type or of an object, or `nil` if there is none.
  ///
  /// Stubs in extensions with conditions are not reset: what holds in the extension need not hold in the type. A plain
  /// object without records needs no such function, because a test can create another object.
  private func reset(
    _ owner: StubFunctions.Owner, of type: TypeID, stubs: [PlacedStub],
    inheriting inherited: [InheritedFunctions],
    index: TypeIndex
  ) -> Code? {
    let model = index.types[type]
    let isolation = index.facts[type].isolation
    let isObject = owner == .object
    let stubs = stubs.filter {
      $0.planned.context.isStaticOrGlobal != isObject && $0.place == .type
        && $0.planned.candidate.member.clauses.isEmpty
    }
    let variables = stubs.flatMap(\.variables)
    let isPlain = isolation == .none && !stubs.contains { $0.planned.context.isAtomic }
    if variables.isEmpty || isObject && (model.kind != .class && model.kind != .actor) { return nil }
    if isObject, isPlain, !variables.contains(where: \.isRecord) { return nil }
    let declaring = inherited.filter { $0.functions.resets[owner] != nil }
    let overridden = declaring.first(where: \.areAlwaysDeclared)?.functions.resets[owner]
    // If a superclass declares the function in some configurations only, no declaration would compile in all of them.
    if overridden == nil, !declaring.isEmpty { return nil }
    if let overridden, overridden != isolation { return nil }
    // Only an open function of another module can be overridden.
    let isElsewhere = declaring.contains {
      !$0.functions.modules.intersects(modules) && $0.functions.access != .public
    }
    if isElsewhere { return nil }
    let access = access == .public && model.hasAccess(.open) ? "open" : access?.rawValue
    let kind = isObject ? "" : model.mayHaveSubclasses || overridden != nil ? "class " : "static "
    let words = (access.map { $0 + " " } ?? "") + (overridden == nil ? "" : "override ") + kind
    return StubFunctions.reset(words: words, callsSuper: overridden != nil, variables: variables)
  }
}
