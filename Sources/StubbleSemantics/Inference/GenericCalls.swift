import StubbleSyntax

/// What a generic function returns to a call whose values determine its generic parameters: `map { "\($0)" }` is a
/// `[String]`.
extension TypeInference {
  /// Returns the type that a call returns, or `nil` if its values do not determine it.
  ///
  /// - Parameters:
  ///   - result: The type of the result as this scope names it, with generic parameters, if that is known.
  ///   - read: Returns a type in the declaration as this scope names it. Generic parameters keep their names.
  private func result(of call: GenericCall, as result: TypeRef? = nil, read: (TypeRef) -> TypeRef?)
    -> TypeRef?
  {
    var arguments = GenericArguments(names: call.names)
    guard matchValues(of: call, &arguments, read), matchRequirements(of: call, &arguments, read),
      matchClosures(of: call, &arguments, read), matchRequirements(of: call, &arguments, read),
      areLiteralsKept(by: call, arguments, read), satisfiesConstraints(of: call, arguments),
      let type = (result ?? read(call.result)).flatMap({ resolved($0, arguments) })
    else { return nil }
    return spelling.spelled(type)
  }

  private func matchValues(
    of call: GenericCall, _ arguments: inout GenericArguments, _ read: (TypeRef) -> TypeRef?
  ) -> Bool {
    for (value, type) in call.values where !value.isFunctionValue && arguments.areMentioned(in: type) {
      guard let expected = read(type)?.givenValue,
        let own = value.isEmptyTuple ? .tuple([]) : self.type(of: value),
        arguments.match(expected, own, isFixed: value.isFixed)
      else { return false }
    }
    return true
  }

  /// Returns whether literals keep their own types beside the values that are given for members of these types: `0` is no
  /// `Int` in `stride(from: 0, to: 1, by: 0.5)`, whose step is a `T.Stride`.
  private func areLiteralsKept(
    by call: GenericCall, _ arguments: GenericArguments, _ read: (TypeRef) -> TypeRef?
  ) -> Bool {
    call.values.allSatisfy { value, type in
      guard !value.isFunctionValue, value.firstTokenKind != .integerLiteral || value.kind != .literalExpr,
        !arguments.areMentioned(in: type), let expected = read(type)?.givenValue,
        arguments.areAdaptable(inMembersOf: expected)
      else { return true }
      return resolved(expected, arguments).map { $0 == self.type(of: value) } == true
    }
  }

  /// Takes on what requirements such as `S.Element == Key` say, if one of the two types is known.
  private func matchRequirements(
    of call: GenericCall, _ arguments: inout GenericArguments, _ read: (TypeRef) -> TypeRef?
  ) -> Bool {
    for case .sameType(let left, let right) in call.requirements {
      guard let left = read(left), let right = read(right) else { return false }
      for (known, other) in [(left, right), (right, left)]
      where arguments.isDetermined(known) && !arguments.isDetermined(other) {
        guard let meaning = resolved(known, arguments),
          arguments.match(other, meaning, isFixed: !arguments.areAdaptable(in: known))
        else { return false }
      }
    }
    return true
  }

  private func matchClosures(
    of call: GenericCall, _ arguments: inout GenericArguments, _ read: (TypeRef) -> TypeRef?
  ) -> Bool {
    for (value, type) in call.values where value.isFunctionValue && arguments.areMentioned(in: type) {
      guard let expected = read(type)?.givenValue else { return false }
      guard case .function(let function) = expected.wrapped?.bare ?? expected else {
        guard value.kind == .keyPathExpr, matchKeyPath(value, expected, &arguments) else { return false }
        continue
      }
      // What the closure does with a literal may give that another type.
      let mayAdapt = function.parameters.contains { arguments.areAdaptable(inMembersOf: $0.type) }
      let literals = call.values.map(\.value).filter { !$0.isFunctionValue }
      let parameters = function.parameters.compactMap { resolved($0.type, arguments) }
      if mayAdapt, !keepsLiterals(of: literals, beside: [value], givenTo: parameters) { return false }
      guard arguments.areOpen(in: function.result) else { continue }
      guard parameters.count == function.parameters.count, !function.parameters.contains(where: \.isVariadic),
        let made = self.value(ofFunction: value, givenTo: parameters),
        arguments.match(function.result, made.type, isFixed: made.isFixed)
      else { return false }
    }
    return true
  }

  /// Takes on what a key path says about a parameter `KeyPath<Root, Value>`.
  private func matchKeyPath(_ path: SyntaxNode, _ expected: TypeRef, _ arguments: inout GenericArguments)
    -> Bool
  {
    guard expected.head == "KeyPath", expected.arguments.count == 2,
      let root = resolved(expected.arguments[0], arguments), let value = value(ofKeyPath: path, from: root)
    else { return false }
    return arguments.match(expected.arguments[1], value, isFixed: true)
  }

  /// Returns whether literals may have their own types, and whether values of protocol types are given to parameters
  /// without constraints only, because others would open them.
  private func satisfiesConstraints(of call: GenericCall, _ arguments: GenericArguments) -> Bool {
    arguments.types.allSatisfy { name, type in
      guard let constraints = call.constraints[name] else { return true }
      let isProtocol =
        type.isExistential
        || index.meaning(of: type, from: scope).contains { index.types[$0].kind == .protocol }
      if isProtocol { return false }
      guard arguments.adaptable.contains(name) else { return true }
      return constraints.flatMap(\.composed).allSatisfy { constraint in
        if case .suppressed = constraint { return true }
        return constraint.dottedName.map { index.prelude.conforms(type, to: $0) } == true
      }
    }
  }

  // MARK: Declarations of the project

  /// Returns what a visible function returns to a call.
  func result(of function: FunctionDecl, calledBy call: SyntaxNode, from origin: TypeOrigin) -> TypeRef? {
    guard let result = function.returnType, isStorable(result, from: origin) else { return nil }
    guard let type = origin.type, isOpen(origin), let open = origin.opened(in: index) else {
      let names = function.genericParameters.compactMap(GenericParameter.init).map(\.unquotedName)
      if names.isEmpty || TypeRef(result).substituting(GenericCall.open(names)) == TypeRef(result) {
        return function.effects.isAsync ? nil : translated(result, from: origin)
      }
      return GenericCall(of: function, by: call).flatMap {
        self.result(of: $0) { translated($0, from: origin) }
      }
    }
    return GenericCall(of: function, by: call, around: index.types[type].generics).flatMap {
      self.result(of: $0) { translated($0, from: open) }
    }
  }

  /// Returns whether a value is one of a generic type without its arguments: `Box.just(1)`.
  func isOpen(_ origin: TypeOrigin) -> Bool {
    guard let type = origin.type, let base = origin.base, base.generics.isEmpty else { return false }
    return index.types[type].decl.isGeneric && lacksArguments(type)
  }

  /// Returns what the generic parameters of a type mean that declares a member of a value, and the associated types of a
  /// known one.
  ///
  /// - Parameter base: The type of the value.
  func arguments(of base: TypeRef?, declaring value: NamedValue) -> [String: TypeRef] {
    if value.type == nil, let base, let path = base.pathOfMembers {
      let known = isUnhidden(path) ? index.prelude.types(named: path) : []
      return known.count == 1 ? replacements(in: known[0], of: base) : [:]
    }
    guard let base, let type = value.type, case let parameters = index.types[type].genericParameters,
      !parameters.isEmpty, base.arguments.count == parameters.count,
      base.pathOfMembers.map({ index.resolve($0, from: scope) }) == [type]
    else { return [:] }
    return Dictionary(
      zip(parameters.map(\.name), base.arguments), uniquingKeysWith: { first, _ in first })
  }

  // MARK: Declarations of other modules

  /// Returns what a function of a known type returns to a call.
  ///
  /// - Parameter parameters: What the names in the type's declarations mean.
  func result(
    of name: String, of known: KnownType, as type: TypeRef, replacing parameters: [String: TypeRef],
    isStatic: Bool, calledBy call: SyntaxNode
  ) -> TypeRef? {
    let isOpen = type.generics.isEmpty && known.model.decl.isGeneric
    let replacements = isOpen ? [:] : parameters
    let functions = known.functions(named: name, isStatic: isStatic, meantIn: call) {
      mayBeMet($0, replacing: replacements)
    }
    let results = Set(
      functions.map { function in
        GenericCall(of: function, by: call, around: isOpen ? known.model.generics : []).flatMap {
          result(of: $0) { nameable($0, replacing: replacements) }
        }
      })
    return results.count == 1 ? results.first ?? nil : nil
  }

  /// Returns whether a requirement of an extension may be met by types that replace names in it.
  private func mayBeMet(_ requirement: GenericRequirement, replacing replacements: [String: TypeRef]) -> Bool
  {
    guard let (subject, bound) = requirement.types, let type = resolved(subject, replacing: replacements)
    else { return true }
    switch requirement {
    case .sameType: return type == resolved(bound, replacing: replacements)
    default:
      guard let name = type.head, let constraint = bound.dottedName else { return true }
      let isKnown = isUnhidden(name) && !index.prelude.types(named: name).isEmpty
      return !isKnown || type == subject || index.prelude.conforms(type, to: constraint)
    }
  }

  /// Returns what a known generic function outside of types returns to a call.
  func result(ofKnownFunction name: String, calledBy call: SyntaxNode) -> TypeRef? {
    let calls = index.prelude.globals(named: name).filter { $0.mayBeMeant(in: call) }.compactMap { member in
      FunctionDecl(member.node).flatMap { GenericCall(of: $0, by: call) }
    }
    guard calls.count == 1, !calls[0].names.isEmpty else { return nil }
    return result(of: calls[0]) { nameable($0, replacing: [:]) }
  }

  /// Returns what the names in declarations of a known type mean: its generic parameters, `Self` and associated types.
  func replacements(in known: KnownType, of type: TypeRef) -> [String: TypeRef] {
    var found = known.replacements(of: type)
    found["Self"] = type
    for name in ["Element", "Index", "SubSequence"] where found[name] == nil {
      found[name] = associatedType(name, of: type)
    }
    return found
  }

  /// Returns a type in a known declaration, or `nil` if a name in it is that of an unknown associated type, or if a visible
  /// declaration hides it.
  private func nameable(_ type: TypeRef, replacing replacements: [String: TypeRef]) -> TypeRef? {
    let names = type.names.filter { replacements[$0] == nil && !GenericCall.isOpen($0) && $0 != "Any" }
    return names.allSatisfy { index.prelude.declares($0) && isUnhidden($0) }
      ? type.substituting(replacements) : nil
  }

  // MARK: Initializers

  /// Returns a visible generic type with the arguments that a call of its initializer determines.
  func made(by call: GenericCall, from origin: TypeOrigin) -> TypeRef? {
    guard let open = origin.opened(in: index) else { return nil }
    return result(of: call, as: call.result) { translated($0, from: open) }.flatMap(withoutFunctions)
  }

  /// Returns a known generic type with the arguments that a call of its initializer determines.
  func made(byKnown call: GenericCall) -> TypeRef? {
    result(of: call) { nameable($0, replacing: [:]) }.flatMap(withoutFunctions)
  }

  /// Returns the type unless one of its arguments is a function.
  private func withoutFunctions(_ type: TypeRef) -> TypeRef? {
    type.arguments.contains { index.isFunction($0, from: scope) } ? nil : type
  }

  // MARK: Associated types

  /// Returns a type with the generic parameters in it replaced, or `nil` if not all are known.
  private func resolved(_ type: TypeRef, _ arguments: GenericArguments) -> TypeRef? {
    arguments.isDetermined(type) ? resolved(type, replacing: arguments.types) : nil
  }

  /// Returns a type with names in it replaced: `Int` for `S.Element`, where `S` is `[Int]`. The result is `nil` if a member
  /// of one of the names is not known.
  func resolved(_ type: TypeRef, replacing replacements: [String: TypeRef]) -> TypeRef? {
    var isComplete = true
    func replaced(_ part: TypeRef) -> TypeRef {
      if let name = part.simpleName { return replacements[name] ?? part }
      guard case .named(let name) = part, let base = name.base?.simpleName.flatMap({ replacements[$0] })
      else {
        return part.mapParts(replaced)
      }
      let member = name.arguments.isEmpty ? associatedType(name.unquoted, of: base) : nil
      isComplete = isComplete && member != nil
      return member ?? part
    }
    let result = replaced(type)
    return isComplete ? result : nil
  }

  /// Returns the associated type of a known type that has its arguments.
  private func associatedType(_ name: String, of type: TypeRef) -> TypeRef? {
    name == "Element" ? element(of: type) : aliasedType(name, of: type)
  }

  /// Returns what an alias in a known type means, such as `Element` in `Dictionary`.
  func aliasedType(_ name: String, of type: TypeRef) -> TypeRef? {
    guard let path = type.pathOfMembers, isUnhidden(path), case let known = index.prelude.types(named: path),
      known.count == 1, let meaning = known[0].meaning(ofMember: name)
    else { return nil }
    let replacements = known[0].replacements(of: type)
    let names = meaning.names.filter { name in
      replacements[name] == nil && !replacements.keys.contains { name.hasPrefix($0 + ".") }
    }
    if let name = meaning.simpleName, names.contains(name) { return standard(name) }
    return names.allSatisfy(isUnhidden) ? resolved(meaning, replacing: replacements) : nil
  }
}

extension SyntaxNode {
  /// Whether the value is a closure, a key path, an initializer or an operator, whose type follows from the parameter.
  fileprivate var isFunctionValue: Bool {
    kind == .closureExpr || kind == .keyPathExpr || namesInitializer || isOperator
  }

  /// Whether the value is an initializer: `String.init`, `URL.init(string:)`.
  var namesInitializer: Bool {
    kind == .memberAccessExpr && token(.`init`) != nil
  }

  /// Whether the value is an operator: `+`.
  var isOperator: Bool {
    kind == .identifierExpr && tokenRange.count == 1 && tree.tokens[tokenRange.lowerBound].kind.isOperator
  }

  /// Whether the expression is `()`.
  fileprivate var isEmptyTuple: Bool { kind == .tupleExpr && child(.argument) == nil }

  /// Whether the value has its type in any context, because it contains no literal.
  var isFixed: Bool {
    switch kind {
    case .callExpr, .memberAccessExpr, .identifierExpr, .subscriptExpr, .forceUnwrapExpr, .asExpr: true
    default: false
    }
  }
}

extension TypeOrigin {
  /// Returns the place with the generic parameters of the type left open, or `nil` if the type has no name.
  fileprivate func opened(in index: TypeIndex) -> TypeOrigin? {
    guard let type, case .named(var name)? = base else { return nil }
    let parameters = index.types[type].genericParameters
    let open = GenericCall.open(parameters.map(\.name))
    name.arguments = parameters.compactMap { open[$0.name] }
    var origin = TypeOrigin(scope: scope, tree: tree, user: user, base: .named(name), type: type)
    origin.arguments = open
    return origin
  }
}

extension TypeModel {
  /// The generic parameters with their constraints.
  var generics: [GenericParameter] { decl.node.genericParameterNodes.compactMap(GenericParameter.init) }
}
