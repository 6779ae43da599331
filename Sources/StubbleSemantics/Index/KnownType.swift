package import StubbleSyntax

/// A type that a module of the prelude declares.
package struct KnownType: Sendable {
  let prelude: Prelude
  package let module: Prelude.Module
  package let id: TypeID

  package var model: TypeModel { module.index.types[id] }

  /// The names of all that it inherits from or conforms to, under whatever conditions.
  var conformances: Set<String> { module.index.conformances(of: id) }

  /// The type says `~Copyable`, and no extension takes that back for some arguments. A protocol that says so only lets its
  /// types do it.
  var isNoncopyable: Bool { module.index.facts[id].isNoncopyable && lacks("Copyable") }

  /// The same of `~Escapable`.
  var isNonescapable: Bool { module.index.facts[id].isNonescapable && lacks("Escapable") }

  private func lacks(_ name: String) -> Bool {
    model.kind != .protocol
      && !model.extensions.contains { $0.decl.inheritedTypes.contains { $0.spelling == name } }
  }

  /// The declaration leaves nothing out that the type requires.
  package var isComplete: Bool { !model.decl.node.hasAttribute("_incomplete") }

  /// An operation that the protocol, or one above it, requires makes a value of nothing but others of the same type.
  package var makesValuesOfOthers: Bool {
    let own = TypeRef.named("Self")
    let required = supertypes.flatMap(\.model.members).filter { !$0.isInExtension }
    return required.compactMap { FunctionDecl($0.node) }.contains { function in
      function.returnType.map { TypeRef($0) } == own && !function.parameters.isEmpty
        && function.parameters.allSatisfy { $0.type.map { TypeRef($0) } == own }
    }
  }

  var isAvailableEverywhere: Bool {
    !model.decl.node.hasAttribute("available")
  }

  /// The type, or one above it, is on a global actor.
  var isIsolated: Bool {
    let actors = supertypes.flatMap { $0.model.decl.node.attributes(named: "MainActor") }
    return !actors.isEmpty || model.kind == .actor
  }

  /// What the declaration requires of its generic parameters, by their positions.
  package var demands: [Int: [String]] {
    model.requirements.enumerated().reduce(into: [:]) { found, parameter in
      let types = parameter.element.types.flatMap(module.index.flattened).filter {
        $0.kind != .suppressedType
      }
      if !types.isEmpty { found[parameter.offset] = types.map(\.spelling) }
    }
  }

  /// Whether the type is one of a name, or inherits from it or conforms to it.
  func isOrInherits(_ name: String) -> Bool { supertypes.contains { $0.model.name == name } }

  /// The type itself, and the known types among those above it.
  private var supertypes: [KnownType] {
    let declared = module.index.ancestors(of: id).map { KnownType(prelude: prelude, module: module, id: $0) }
    let ids = Set(declared.map(\.id))
    let others = conformances.sorted().flatMap(prelude.types(named:)).filter {
      $0.module !== module || !ids.contains($0.id)
    }
    return [self] + declared + others
  }
}

// MARK: Sendability

extension KnownType {
  /// Whether the type is `Sendable` with some arguments. A class that does not say it may be so on some platforms.
  func isSendable(_ arguments: [TypeRef], _ isSendable: (TypeRef) -> Bool?) -> Bool? {
    guard arguments.count == model.requirements.count else { return nil }
    if model.kind == .actor || model.kind == .class && isIsolated { return true }
    guard conformances.contains("Sendable") else { return model.kind == .class ? nil : false }
    let conditional = model.extensions.first { found in
      found.decl.whereClause != nil
        && found.decl.inheritedTypes.contains {
          module.index.names(impliedBy: $0, scope: model.scope).contains("Sendable")
        }
    }
    guard let conditions = conditional?.decl.whereClause else { return true }
    let names = Set(conditions.requirements.map(\.name))
    let parts = zip(model.requirements, arguments).filter { names.contains($0.0.name) }.map(\.1)
    return Prelude.all(parts.map(isSendable))
  }
}

// MARK: Members

extension KnownType {
  /// The type of a property, or the result of a method, or of an enum's case; nil if none is declared or they differ. In
  /// it are the type's generic parameters, where that has arguments for them.
  ///
  /// - Parameter type: the type as it is written, with its arguments.
  func member(_ name: String, isStatic: Bool, isCalled: Bool, of type: TypeRef) -> TypeRef? {
    // A property hides what protocols ask of it.
    let own = isCalled ? [] : declarations(of: name).filter { $0.isStatic == isStatic }
    let all = own.isEmpty ? members(named: name) : own
    let found = Set(
      all.filter { $0.isStatic == isStatic || isStatic && $0.node.kind == .enumCaseDecl }
        .compactMap { written($0, name, isCalled: isCalled) })
    guard found.count == 1, let result = found.first else { return nil }
    if result == .named("Self") || result == .named(model.name) { return type }
    let parameters = replacements(of: type)
    guard result.names.allSatisfy({ parameters[$0] != nil || !prelude.types(named: $0).isEmpty }) else {
      return nil
    }
    // What a protocol's method returns of the elements, a type may return in a better form.
    let isOwn = !isCalled || declares(name) || result.names.allSatisfy { parameters[$0] == nil }
    return isOwn ? result : nil
  }

  /// What a collection contains that says it: `typealias Element = UInt8`.
  var element: TypeRef? {
    let aliases = model.members.lazy.map(\.node).filter { $0.kind == .typealiasDecl }
    let own = aliases.first { node in node.ownTokens.contains { node.tree.text(ofToken: $0) == "Element" } }
    return own?.child(.initializerClause)?.content.map { TypeRef($0) }
  }

  /// The arguments of the type as it is written for its generic parameters.
  func replacements(of type: TypeRef) -> [String: TypeRef] {
    let arguments =
      switch type {
      case .array(let element): [element]
      case .dictionary(let key, let value): [key, value]
      case .optional(let wrapped): [wrapped]
      default: type.arguments
      }
    guard arguments.count == model.requirements.count else { return [:] }
    return Dictionary(
      zip(model.requirements.map(\.name), arguments), uniquingKeysWith: { first, _ in first })
  }

  private func written(_ member: Member, _ name: String, isCalled: Bool) -> TypeRef? {
    if member.node.kind == .enumCaseDecl {
      let isMeant = member.node.declaresCase(named: name, isCalled: isCalled)
      return isMeant && model.requirements.isEmpty ? .named(model.name) : nil
    }
    return isCalled
      ? FunctionDecl(member.node)?.returnType.map { TypeRef($0) }
      : VariableDecl(member.node)?.writtenType(ofVariable: name)
  }

  /// The type itself, or an extension in its module, declares a member of a name.
  func declares(_ name: String) -> Bool { !module.index.namedMembers.named(name, of: [id]).isEmpty }

  /// The type itself, a protocol that it conforms to, or an extension of those declares a function of a name that a call
  /// may mean, or something that is not called.
  func hasMember(_ name: String, isStatic: Bool, meantIn call: SyntaxNode?) -> Bool {
    members(named: name).contains {
      $0.isStatic == isStatic && ($0.node.kind == .functionDecl) == (call != nil) && $0.mayBeMeant(in: call)
    }
  }

  func hasOperator(_ name: String) -> Bool {
    members(named: name).contains { member in
      guard let function = FunctionDecl(member.node), function.parameters.count == 2,
        let result = function.returnType?.spelling
      else { return false }
      return result == "Self" || result == model.name
    }
  }

  /// What the type itself, or an extension in its module, declares with a name.
  private func declarations(of name: String) -> [Member] {
    module.index.namedMembers.named(name, of: [id]).map { model.members[$0.member] }
  }

  /// The type's own members of a name, and those that protocols and extensions in other modules give it.
  private func members(named name: String) -> [Member] {
    let types = supertypes
    let owners = Set(types.map(\.model.name))
    let declared = types.flatMap { $0.declarations(of: name) }
    let extended = prelude.modules.flatMap { $0.index.namedMembers.foreign(name) }
    return declared + extended.filter { owners.contains($0.owner.name) }
  }
}

// MARK: Initialisers

extension KnownType {
  /// Whether some initialiser with labels like these may fail, `_` for none; nil if none is declared.
  ///
  /// - Parameter argument: the type of the first argument, if that is known.
  func mayFail(labels: [String], argument: TypeRef?) -> Bool? {
    let found = initializers(labels: labels, argument: argument)
    return found.isEmpty ? nil : found.contains(where: \.isFailable)
  }

  /// Whether all of them may fail.
  func makesOptionals(labels: [String], argument: TypeRef?) -> Bool {
    let found = initializers(labels: labels, argument: argument)
    return !found.isEmpty && found.allSatisfy(\.isFailable)
  }

  /// All initialisers of the type are known, for it declares some, and none is inherited from a superclass. One without
  /// parameters says nothing of others.
  var declaresInitializers: Bool {
    (model.kind == .class ? [self] : supertypes).contains {
      $0.initializers.contains { !$0.parameters.isEmpty }
    }
  }

  private func initializers(labels: [String], argument: TypeRef?) -> [FunctionDecl] {
    let fitting = supertypes.flatMap { type in
      let isOwn = type.module === module && type.id == id
      return type.initializers.filter { $0.fits(labels, argument, in: prelude) }.map { (isOwn, function: $0) }
    }
    guard argument != nil else { return fitting.map(\.function) }
    if fitting.isEmpty { return initializers(labels: labels, argument: nil) }
    // What a type declares itself hides what protocols ask of it.
    let own = fitting.filter(\.0)
    return (own.isEmpty ? fitting : own).map(\.function)
  }

  /// An initialiser makes a collection of the elements of any sequence.
  var isMadeOfSequence: Bool {
    model.requirements.map(\.name) == ["Element"]
      && supertypes.contains {
        $0.initializers.contains { $0.whereClause?.spelling == "where S.Element == Element" }
      }
  }

  private var initializers: [FunctionDecl] {
    let extended = prelude.modules.flatMap { $0.index.namedMembers.initializers(of: model.path) }
    return (model.initializers + extended).compactMap { FunctionDecl($0.node) }
  }
}

extension FunctionDecl {
  var isFailable: Bool {
    [.postfixQuestion, .infixQuestion, .exclamation].contains { node.token($0) != nil }
  }

  /// The function can be called with some labels, `_` for none.
  func fits(_ labels: [String]) -> Bool { parameters(for: labels) != nil }

  /// The parameters that the arguments of a call are given to, but for closures after it; nil if the function cannot be
  /// called so.
  package func parameters(of call: SyntaxNode) -> [Parameter]? {
    parameters(for: call.argumentLabels, besidesClosure: call.child(.closureExpr) != nil)
  }

  private func parameters(for labels: [String], besidesClosure: Bool = false) -> [Parameter]? {
    var rest = labels[...]
    var found: [Parameter] = []
    for parameter in parameters {
      if rest.first == parameter.label() ?? "_" {
        rest.removeFirst()
        let more = parameter.takesSeveral ? rest.prefix { $0 == "_" }.count : 0
        rest = rest.dropFirst(more)
        found += repeatElement(parameter, count: 1 + more)
      } else if parameter.defaultValue == nil, !parameter.takesSeveral, !besidesClosure {
        return nil
      }
    }
    return rest.isEmpty ? found : nil
  }

  /// The same with a first argument of a type.
  fileprivate func fits(_ labels: [String], _ argument: TypeRef?, in prelude: Prelude) -> Bool {
    guard fits(labels) else { return false }
    guard let argument, let type = parameters.first?.type.map({ TypeRef($0) }) else { return true }
    guard
      let parameter = genericParameters.first(where: { $0.spelling.hasPrefix((type.simpleName ?? "") + ":") })
    else { return type == argument }
    let constraint = parameter.children.first { $0.kind.isType }?.spelling ?? ""
    return prelude.conforms(argument, to: constraint)
  }
}

extension Parameter {
  /// The parameter takes any number of arguments: `T...`, `repeat each T`.
  fileprivate var takesSeveral: Bool { isVariadic || type?.kind == .packExpansionType }
}

extension SyntaxNode {
  /// A declaration of cases has one of a name, which takes values if it is called and none if it is not.
  func declaresCase(named name: String, isCalled: Bool) -> Bool {
    children(.enumCaseElement).contains { element in
      element.tokenRange.first.map(tree.name(ofToken:)) == name
        && (element.child(.parameterClause) != nil) == isCalled
    }
  }
}
