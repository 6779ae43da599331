import StubbleSemantics
import StubbleSyntax

/// The generated functions of a type, as far as its subclasses must know them.
struct TypeFunctions {
  var hasScopes = false
  var resets: [StubFunctions.Owner: Isolation] = [:]
  /// Who may see them, if that was asked for.
  var access: String?
}

/// A stub, and the variables that were generated for it.
struct ExpandedStub {
  let planned: PlannedStub
  let variables: [GeneratedVariable]
  let place: Place

  /// Where the variables are.
  enum Place: Equatable {
    /// In the type's own declaration.
    case type
    /// Beside the member, which is in an extension of its type or in no visible type.
    case beside(FileID)
  }
}

extension Planner {
  /// Adds the functions that limit a type's stubs to a task and put them back.
  ///
  /// - Parameter stubs: those whose closures are declared for the type.
  mutating func addFunctions(of type: TypeID, stubs: [ExpandedStub]) {
    let model = index.types[type]
    for stub in stubs where stub.planned.context.isOfType {
      if case .beside(let file) = stub.place, file != model.file { fileFunctions[file, default: []] += [] }
    }
    let own = stubs.filter { $0.place == .type || $0.place == .beside(model.file) }
    let taken = Set(own.flatMap(\.variables).map(\.name)).union(model.members.flatMap(\.declaredNames))
    let inherited = functionsAbove(type)
    var functions = TypeFunctions(access: own.lazy.compactMap(\.planned.accessWord).first)
    var code: [Code] = []
    if !taken.contains(StubFunctions.scopeName), !inherited.contains(where: \.hasScopes) {
      let scopes = scopes(of: type, stubs: own, access: functions.access)
      functions.hasScopes = !scopes.isEmpty
      code += scopes
    }
    if !taken.contains(StubFunctions.resetName) {
      for owner in [StubFunctions.Owner.type, .object] {
        guard let reset = reset(owner, of: type, stubs: own, inherited: inherited, access: functions.access)
        else { continue }
        functions.resets[owner] = index.facts[type].isolation
        code.append(reset)
      }
    }
    if inherited.contains(where: \.hasScopes), own.contains(where: { $0.planned.context.isOfType }) {
      fileFunctions[model.file, default: []] += []
    }
    functionsOfTypes[type] = functions
    sites.add(code, to: model.decl, clause: nil, file: model.file)
  }

  /// Adds the functions of closures that no type has.
  mutating func addFunctions(ofFile file: FileID, for stub: ExpandedStub) {
    let isGlobal = !stub.planned.candidate.member.isInExtension
    let isIsolated = !stub.planned.context.modifiers.contains(text: "nonisolated")
    fileFunctions[file, default: []] += isGlobal && !isIsolated ? stub.variables : []
  }

  /// The functions of a file, named by it: no two files of a module have one name.
  func functions(ofFile file: FileID) -> [Code] {
    guard let variables = fileFunctions[file] else { return [] }
    let stem = stem(of: file)
    let words = index.isOnMainActor(file: file) ? "nonisolated " : ""
    let scopes = StubFunctions.scopes(
      named: "_with\(stem)Stubs", words: "", isolation: words, owner: .type, isAvailable: false)
    if variables.isEmpty { return scopes }
    return scopes + [StubFunctions.reset(named: "_reset\(stem)Stubs", words: words, variables: variables)]
  }

  /// The name of a file as a part of another name: `String+Words.swift` as `StringWords`.
  private func stem(of file: FileID) -> String {
    let name = files[file].path.split(separator: "/").last.map(String.init) ?? ""
    let parts = name.split { !$0.isLetter && !$0.isNumber && $0 != "_" }
    return parts.dropLast().map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
  }

  private func functionsAbove(_ type: TypeID) -> [TypeFunctions] {
    let module = index.types[type].scope.module
    return index.ancestors(of: type).compactMap { ancestor in
      guard let functions = functionsOfTypes[ancestor] else { return nil }
      return index.types[ancestor].scope.module == module || functions.access != nil ? functions : nil
    }
  }

  private func scopes(of type: TypeID, stubs: [ExpandedStub], access: String?) -> [Code] {
    let model = index.types[type]
    let isAvailable = model.decl.node.attributes.contains { $0.attributeName == "available" }
    let access = access.map { $0 + " " } ?? ""
    let isolation = nonisolatedWord(of: type)
    var code: [Code] = []
    if stubs.contains(where: { $0.planned.context.isOfType }) {
      code += StubFunctions.scopes(
        words: access + "static ", isolation: isolation, owner: .type, isAvailable: isAvailable)
    }
    if stubs.contains(where: { $0.planned.context.closureForm == .ofObject }) {
      code += StubFunctions.scopes(
        words: access, isolation: isolation, owner: .object, isAvailable: isAvailable)
    }
    return code
  }

  /// The function that puts the stubs of a type or of an object back. Those in extensions are not: what holds there
  /// need not hold for the type. A plain object without records needs no function: a test makes another object.
  private func reset(
    _ owner: StubFunctions.Owner, of type: TypeID, stubs: [ExpandedStub], inherited: [TypeFunctions],
    access: String?
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
    let overridden = inherited.lazy.compactMap { $0.resets[owner] }.first
    if let overridden, overridden != isolation { return nil }
    let kind = isObject ? "" : model.mayHaveSubclasses || overridden != nil ? "class " : "static "
    let words = (access.map { $0 + " " } ?? "") + (overridden == nil ? "" : "override ") + kind
    return StubFunctions.reset(words: words, callsSuper: overridden != nil, variables: variables)
  }

  /// A scope may be opened from everywhere.
  private func nonisolatedWord(of type: TypeID) -> String {
    let isIsolated = index.facts[type].isolation != .none
    return isIsolated || index.isOnMainActor(file: index.types[type].file) ? "nonisolated " : ""
  }
}
