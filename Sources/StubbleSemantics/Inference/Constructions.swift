import StubbleSyntax

/// The types of the values that initializers make.
extension TypeInference {
  /// Returns the type of a call: that of the value that a function returns or an initializer makes.
  func call(_ expression: SyntaxNode) -> TypeRef? {
    guard let callee = expression.children.first else { return nil }
    // Only a type can be called here, such as one of C, with a lower-case name.
    if callee.isCollectionLiteral {
      let type = namedType(callee) ?? TypeRef(text: callee.spelling).map(spelling.spelled)
      let mayFail =
        type?.head.map { self.mayFail($0, labels: expression.argumentLabels, expression) } ?? false
      return mayFail ? nil : type
    }
    if callee.kind == .closureExpr { return result(ofClosure: callee) }
    return named(call: expression, callee) ?? construction(expression, failable: false)
      ?? optional(expression) ?? collection(expression, callee) ?? systemStruct(expression, callee)
  }

  /// Returns the type `T` of `T(…)` or `T.init(…)`.
  ///
  /// - Parameter failable: Whether the initializer may be failable; the result is the unwrapped type then.
  func construction(_ expression: SyntaxNode, failable: Bool) -> TypeRef? {
    guard expression.kind == .callExpr, var callee = expression.children.first else { return nil }
    if callee.kind == .memberAccessExpr, callee.spelling.hasSuffix(".init"), let base = callee.children.first
    {
      callee = base
    }
    guard let written = namedType(callee), !namesValue(callee) else { return nil }
    let name = lookupName(of: written)
    let found = name.map { index.resolve($0, from: scope) } ?? []
    let isComplete = isComplete(written, meaning: found)
    guard let type = isComplete ? written : completed(written, meaning: found, by: expression) else {
      return nil
    }
    if found.isEmpty, let name, index.prelude.types(named: name).isEmpty,
      expression.isLikeCallOfC(name) || !index.prelude.globals(named: name).isEmpty
    {
      return nil
    }
    if failable || isLiteral(expression, as: type, found) { return type }
    let labels = expression.argumentLabels
    let meaning = index.unaliased(type, from: scope).head ?? name
    if found.isEmpty, let meaning, expression.hasArguments,
      isOfUnknownModule(meaning, expression.tree) || isMadeByUnknownModule(meaning, labels, expression)
    {
      return nil
    }
    let meant = found.isEmpty ? index.meaning(of: type, from: scope) : found
    let mayFail =
      meant.isEmpty
      ? meaning.map { self.mayFail($0, labels: labels, expression) } ?? false
      : meant.contains { hasFailableInitializer($0, expression) }
    return mayFail ? nil : type
  }

  /// Returns the path of a type, of a member of a specialized type too if that is visible: `Outer.Inner` for
  /// `Outer<Int>.Inner`.
  private func lookupName(of type: TypeRef) -> String? {
    guard case .named(let name) = type, name.base?.isSpecialized == true, let path = type.dottedName,
      !index.resolve(path, from: scope).isEmpty
    else { return type.lookupName }
    return path
  }

  /// Returns whether a type is one of an unknown module, so that it may be generic, and its initializers failable.
  /// Objective-C classes, whose names begin with several upper-case letters, are not generic and have few failable
  /// initializers.
  private func isOfUnknownModule(_ name: String, _ tree: SyntaxTree) -> Bool {
    !index.prelude.declares(name) && !index.mayMeanAlias(TypeDecl.lastName(of: name), from: scope)
      && !name.hasPrefixOfObjectiveC && index.moduleGraph.unknown.areSeen(from: tree)
  }

  /// Returns whether a call may mean a failable initializer that an unknown module adds to a known type: no known or
  /// visible initializer has its labels.
  private func isMadeByUnknownModule(_ name: String, _ labels: [String], _ call: SyntaxNode) -> Bool {
    guard call.child(.closureExpr) == nil, isUnhidden(name) else { return false }
    let known = index.prelude.types(named: name)
    return known.contains { $0.declaresInitializers }
      && known.allSatisfy { $0.mayFail(labels: labels, argument: nil) == nil }
      && !hasOwnInitializer(name, where: { $0.fits(labels) })
      && index.moduleGraph.unknown.areSeen(by: scope.modules)
  }

  /// Returns the optional that a failable initializer of an enum with raw values, or of another module's type, returns.
  private func optional(_ call: SyntaxNode) -> TypeRef? {
    guard let type = construction(call, failable: true), type.plainName != nil,
      let name = index.unaliased(type, from: scope).plainName
    else { return nil }
    if isLiteral(call, as: type, index.resolve(name, from: scope)) { return nil }
    let labels = call.argumentLabels
    if labels == ["rawValue"], let own = index.resolve(name, from: scope).first, derivesRawValues(own) {
      return .optional(type)
    }
    if makesOptionals(index.resolve(name, from: scope), call) { return .optional(type) }
    guard isUnhidden(name), let argument = call.child(.argument)?.content else { return nil }
    let known = index.prelude.types(named: name)
    if hasOwnInitializer(name, label: labels.first { $0 != "_" }) {
      let isAlone = known.count == 1 && known[0].mayFail(labels: labels, argument: nil) == nil
      // `T(literal)` may mean the literal itself as a `T`.
      let isLiteral = labels == ["_"] && TypeInference.literals.contains(argument.kind)
      return isAlone && !isLiteral && failsByOwnInitializers(name, labels) ? .optional(type) : nil
    }
    let argumentType = isNumberLiteral(argument) ? nil : self.type(of: argument)
    let makesOptionals =
      known.count == 1 && known[0].makesOptionals(labels: labels, argument: argumentType)
    return makesOptionals ? .optional(type) : nil
  }

  private static let literals: Set<NodeKind> = [
    .literalExpr, .stringLiteralExpr, .arrayExpr, .dictionaryExpr, .prefixOperatorExpr,
  ]
}

extension SyntaxNode {
  /// Returns whether a call of what has a type's name looks like that of a C function: by its name, or because it has
  /// several arguments without labels, as calls of few initializers have.
  fileprivate func isLikeCallOfC(_ name: String) -> Bool {
    let labels = argumentLabels
    return name.isLikeFunctionOfC || labels.count > 1 && labels.allSatisfy { $0 == "_" }
  }

  /// Whether the call has arguments, trailing closures included.
  fileprivate var hasArguments: Bool {
    children.dropFirst().contains { [.argument, .closureExpr, .labeledClosure].contains($0.kind) }
  }
}

extension String {
  /// Whether the name begins with at least three upper-case letters, as those of Objective-C classes do: `CLLocation`.
  fileprivate var hasPrefixOfObjectiveC: Bool { prefix(3).count == 3 && prefix(3).allSatisfy(\.isUppercase) }

  /// Whether one of the words in the name is typical of a C function: `NSMakeRange`, `MTLCreateSystemDefaultDevice`.
  fileprivate var isLikeFunctionOfC: Bool {
    let name = drop { $0 == "_" }
    guard String(name).hasPrefixOfObjectiveC else { return false }
    let words = name.indices.filter { name[$0].isUppercase }.map { start in
      String(name[start..<(name[index(after: start)...].firstIndex(where: \.isUppercase) ?? endIndex)])
    }
    return words.contains {
      ["Make", "Get", "Create", "Copy", "From", "To", "For", "Is", "Current"].contains($0)
    }
  }
}
