import StubbleSemantics
import StubbleSyntax

/// A stub with the variables that were generated for it.
struct PlacedStub {
  let planned: PlannedStub
  let variables: [GeneratedVariable]
  let site: Site

  /// Where the variables are declared.
  enum Site: Equatable {
    /// In the type's own declaration, or in an extension that is compiled wherever the type is.
    case type
    /// Beside the member, which is in another extension of its type or in no visible type.
    case beside(FileID)
  }
}

/// The functions of ancestors that a function of a type overrides.
struct OverriddenFunctions {
  /// Those that declare it, nearest first, as far as the first that does so in every configuration that compiles the type.
  var declared: [TypeFunctions] = []
  /// The last of them, or `nil` if none declares it in every configuration.
  var always: TypeFunctions?
}

/// The functions generated for a type: `_withStubs`, which limits its stubs to a task, and `_resetStubs`.
struct TypeFunctions: Sendable {
  private(set) var code: [Code] = []
  /// The files with closures of the type that the type's own functions do not cover.
  private(set) var otherFiles: Set<FileID> = []
  /// The file that declares the functions `_withStubs`, whose scopes these open.
  private var scopes: [StubFunctions.Owner: FileID] = [:]
  /// Whether the asynchronous operation that `_withStubs` takes runs on its caller's actor.
  private var takesNonsendingOperation = false
  private var resets: [StubFunctions.Owner: Isolation] = [:]
  /// The access level of the functions, if other modules need them.
  private let access: AccessLevel?

  /// - Parameters:
  ///   - stubs: The stubs whose closures are declared for the type.
  ///   - inherited: What was planned for the type's ancestors.
  init(of type: TypeID, stubs: [PlacedStub], inheriting inherited: InheritedStubs, index: TypeIndex) {
    let model = index.types[type]
    let own = stubs.filter { $0.site == .type || $0.site == .beside(model.file) }
    let taken = Set(own.flatMap(\.variables).map(\.name)).union(model.members.flatMap(\.declaredNames))
    access = TypeFunctions.access(in: type, stubs: own, inheriting: inherited, index: index)
    for stub in stubs where stub.planned.context.isStaticOrGlobal {
      if case .beside(let file) = stub.site, file != model.file { otherFiles.insert(file) }
    }
    if model.kind == .protocol || index.hasOwnMacroForFunctions(type) {
      // A protocol has no functions of its own, and a macro on a type may count on those that the source declares. The
      // functions of the files cover the closures.
      otherFiles.formUnion(stubs.map(\.planned.candidate.member.file))
      return
    }
    for owner in [StubFunctions.Owner.type, .object] where own.contains(where: { $0.isScoped(by: owner) }) {
      if taken.contains(StubFunctions.scopeName) { continue }
      addScopes(owner, of: type, inheriting: inherited, index: index)
    }
    if taken.contains(StubFunctions.resetName) { return }
    for owner in [StubFunctions.Owner.type, .object] {
      guard let reset = reset(owner, of: type, stubs: own, inheriting: inherited, index: index) else {
        continue
      }
      resets[owner] = index.facts(of: type).isolation
      code.append(reset)
    }
  }

  /// Whether there are any.
  var areDeclared: Bool { !scopes.isEmpty || !resets.isEmpty }

  /// Whether two declarations of a type, in clauses of `#if` that exclude each other, have the same functions.
  func declareSame(as other: TypeFunctions) -> Bool {
    scopes.keys == other.scopes.keys && resets == other.resets
  }

  /// Returns the access level of the functions: the one that they need for classes of other modules that override them,
  /// or to override those of another module, or that of a closure that they cover and other modules see.
  private static func access(
    in type: TypeID, stubs: [PlacedStub], inheriting inherited: InheritedStubs, index: TypeIndex
  ) -> AccessLevel? {
    let model = index.types[type]
    let isOverridden =
      model.hasAccess(.open)
      && index.descendants(of: type).contains {
        !index.types[$0].scope.modules.isSubset(of: model.scope.modules)
      }
    // Those of the nearest ancestor are public if some above it are.
    let overrides =
      (model.hasAccess(.public) || model.hasAccess(.open))
      && inherited.functions(overriddenIn: type, index: index) { _ in true }.declared
        .contains { $0.access == .public }
    return isOverridden || overrides ? .public : stubs.lazy.compactMap(\.planned.wideAccess).first
  }

  /// Adds the functions that open scopes. They override those of an ancestor in another file, which do not know the
  /// scopes of this file.
  private mutating func addScopes(
    _ owner: StubFunctions.Owner, of type: TypeID, inheriting inherited: InheritedStubs, index: TypeIndex
  ) {
    let model = index.types[type]
    let above = inherited.functions(overriddenIn: type, index: index) { $0.scopes[owner] != nil }
    if !canOverride(above) {
      if owner == .type { otherFiles.insert(model.file) }
      return
    }
    let overridden = above.always
    if overridden?.scopes[owner] == model.file { return }
    scopes[owner] = model.file
    let isNonsending = index.settings[model.file].isNonsendingByDefault
    takesNonsendingOperation = overridden?.takesNonsendingOperation ?? isNonsending
    // An override takes the same type, also in a module with other settings.
    let modifier = takesNonsendingOperation ? TypeRef.Modifier.nonsending : .concurrent
    // Code of any isolation may call the function.
    let isIsolated = index.facts(of: type).isolation != .none || index.isOnMainActor(file: model.file)
    code += StubFunctions.scopes(
      words: words(owner, of: model, overrides: overridden != nil),
      isolation: isIsolated ? "nonisolated " : "",
      owner: owner, callsSuper: overridden != nil,
      operationModifier: takesNonsendingOperation == isNonsending ? nil : modifier, in: model.decl.node)
  }

  /// Returns the modifiers of a function, each with a space after it.
  private func words(_ owner: StubFunctions.Owner, of model: TypeModel, overrides: Bool) -> String {
    let access = access == .public && model.hasAccess(.open) ? "open" : access?.rawValue
    let kind = owner == .object ? "" : model.mayHaveSubclasses || overrides ? "class " : "static "
    return (access.map { $0 + " " } ?? "") + (overrides ? "override " : "") + kind
  }

  /// Whether some declaration compiles in every configuration: it overrides functions of ancestors in all or in none.
  ///
  /// Functions of another module are open, or the class is not, and only a file with a testable import has it as a superclass.
  private func canOverride(_ above: OverriddenFunctions) -> Bool {
    above.always != nil || above.declared.isEmpty
  }

  /// Returns the function that resets the stubs of a type or of an object, or `nil` if there is none.
  ///
  /// Stubs in extensions with conditions are not reset: what holds in the extension need not hold in the type. A plain
  /// object without records needs no such function, because a test can create another object.
  private func reset(
    _ owner: StubFunctions.Owner, of type: TypeID, stubs: [PlacedStub],
    inheriting inherited: InheritedStubs, index: TypeIndex
  ) -> Code? {
    let model = index.types[type]
    let isolation = index.facts(of: type).isolation
    let isObject = owner == .object
    let stubs = stubs.filter {
      $0.planned.context.isStaticOrGlobal != isObject && $0.site == .type
        && $0.planned.candidate.member.clauses.isEmpty
    }
    let variables = stubs.flatMap(\.variables)
    let isPlain = isolation == .none && !stubs.contains { $0.planned.context.isAtomic }
    if variables.isEmpty || isObject && (model.kind != .class && model.kind != .actor) { return nil }
    if isObject, isPlain, !variables.contains(where: \.isRecord) { return nil }
    let above = inherited.functions(overriddenIn: type, index: index) { $0.resets[owner] != nil }
    let overridden = above.always?.resets[owner]
    if !canOverride(above) || overridden != nil && overridden != isolation { return nil }
    return StubFunctions.reset(
      words: words(owner, of: model, overrides: overridden != nil), callsSuper: overridden != nil,
      variables: variables)
  }
}

extension PlacedStub {
  /// Whether a scope of a type or of an object limits the closures.
  fileprivate func isScoped(by owner: StubFunctions.Owner) -> Bool {
    let context = planned.context
    return owner == .type ? context.isStaticOrGlobal : context.owner == .object && context.isAtomic
  }
}
