import StubbleSyntax

/// The types of values that follow from declarations of other modules.
extension TypeInference {
  /// Returns the type of an operation on numbers or strings: the one type of all operands, except for literals, which
  /// take on that of the others.
  func arithmetic(_ parts: [SyntaxNode]) -> TypeRef? {
    let operators = parts.enumerated().filter { $0.offset % 2 == 1 }.map(\.element)
    guard parts.count % 2 == 1, operators.allSatisfy({ $0.kind == .binaryOperatorExpr }) else { return nil }
    let names = Set(operators.map(\.spelling))
    let operands = parts.enumerated().filter { $0.offset % 2 == 0 }.map(\.element)
    let lists = operands.filter(\.isListOfMembers)
    guard
      !zip(operators, zip(operands, operands.dropFirst())).contains(where: {
        shiftsLiteral($0, $1.0, by: $1.1)
      }),
      !names.contains(where: { isDeclared($0, forLiterals: operands) })
    else { return nil }
    return joined(operands.filter { !$0.isListOfMembers }).flatMap { type in
      lists.allSatisfy { isList($0, ofElementsIn: type) }
        && names.allSatisfy { index.prelude.hasOperator($0, on: type) && isUndeclared($0, on: type) }
        ? type : nil
    }
  }

  /// Returns whether an operation shifts a literal by a number that may be of another type than the literal.
  private func shiftsLiteral(_ name: SyntaxNode, _ literal: SyntaxNode, by count: SyntaxNode) -> Bool {
    ["<<", ">>", "&<<", "&>>"].contains(name.spelling) && isNumberLiteral(literal) && type(of: count) != .int
  }

  /// Returns whether the project may declare an operator for literals, which then have other types than by themselves: for
  /// collections, or for numbers of two types.
  private func isDeclared(_ name: String, forLiterals operands: [SyntaxNode]) -> Bool {
    let areCollections = operands.allSatisfy(\.isCollectionLiteral)
    guard areCollections || operands.allSatisfy(isNumberLiteral) else { return false }
    return (index.globals[name] + index.namedMembers.foreign(name)).contains { member in
      let types = FunctionDecl(member.node)?.parameters.compactMap { $0.type.map { TypeRef($0).bare } } ?? []
      let areNumbers = types.allSatisfy { index.prelude.conforms($0, to: "ExpressibleByIntegerLiteral") }
      return areCollections ? types.contains { !$0.generics.isEmpty } : areNumbers && Set(types).count > 1
    }
  }

  /// Returns the common type of operands, or of the elements of a literal. Number literals take on the type of the others.
  func joined(_ operands: [SyntaxNode]) -> TypeRef? {
    let typed = operands.filter { !isNumberLiteral($0) }
    let types = Set((typed.isEmpty ? operands : typed).map(type(of:)))
    if types == [.int, .double], typed.isEmpty { return .double }
    guard types.count == 1, let type = types.first ?? nil else { return nil }
    guard typed.count == operands.count || index.prelude.conforms(type, to: "ExpressibleByIntegerLiteral")
    else {
      return nil
    }
    let isFractional = operands.contains { isNumberLiteral($0) && self.type(of: $0) == .double }
    return isFractional && !index.prelude.conforms(type, to: "BinaryFloatingPoint") ? nil : type
  }

  /// Returns whether the project declares no global, and no member in a protocol or in an extension of another module's
  /// type, with this name.
  func isUndeclared(_ name: String) -> Bool {
    index.globals[name].isEmpty && index.namedMembers.foreign(name).isEmpty
      && !index.namedMembers.areOfProtocol(name)
  }

  /// Returns the result of a call of a visible member, or of a well-known function. The name of a function alone may be
  /// that of several overloads, some of which are in other modules.
  func named(call: SyntaxNode, _ callee: SyntaxNode) -> TypeRef? {
    if callee.kind == .memberAccessExpr { return member(callee, in: call) }
    guard callee.kind == .identifierExpr else { return nil }
    let arguments = call.children(.argument)
    if let result = result(of: call, ofFunction: callee) ?? knownResult(of: callee) { return result }
    guard !scope.isLocal, isUndeclared(callee.spelling, seenFrom: callee.tree) else { return nil }
    guard let protocols = index.prelude.constraints(ofFunction: callee.spelling, count: arguments.count),
      arguments.allSatisfy({ $0.token(.colon) == nil })
    else { return result(ofKnownFunction: callee.spelling, calledBy: call) }
    return joined(arguments.compactMap(\.content)).flatMap { type in
      protocols.allSatisfy { index.prelude.conforms(type, to: $0) } ? type : nil
    }
  }

  /// Returns the result of a function of another module whose name looks like that of a type: `NSHomeDirectory`.
  private func knownResult(of callee: SyntaxNode) -> TypeRef? {
    let name = callee.spelling
    guard name.isWrittenLikeType, !scope.isLocal, isUndeclared(name, seenFrom: callee.tree) else {
      return nil
    }
    let found = index.prelude.globals(named: name).compactMap { FunctionDecl($0.node) }
    guard found.count == 1, found[0].genericParameters.isEmpty, let result = found[0].returnType else {
      return nil
    }
    return result.kind == .identifierType ? standard(result.spelling) : nil
  }

  /// Returns the type of `Set(x)` and the like, where the elements of the collection `x` are known, and of
  /// `Array(repeating: x, count: n)`.
  func collection(_ call: SyntaxNode, _ callee: SyntaxNode) -> TypeRef? {
    guard let name = TypeRef(expression: callee)?.plainName, isMadeOfSequence(name), isUnhidden(name),
      let argument = call.child(.argument)?.content.flatMap(type(of:))
    else { return nil }
    let labels = call.argumentLabels
    let element: TypeRef?
    if labels == ["_"] {
      element = hasOwnInitializer(name, label: nil) ? nil : self.element(of: argument)
    } else {
      let isKnown = index.prelude.types(named: name).contains {
        $0.mayFail(labels: labels, argument: nil) == false
      }
      let isRepeated = labels == ["repeating", "count"] && isKnown
      element = isRepeated && !hasOwnInitializer(name, label: "repeating") ? argument : nil
    }
    return element.map { spelling.spelled(.named(name, $0)) }
  }

  /// Returns the type of the elements of a sequence, a string, or a range of integers.
  func element(of collection: TypeRef) -> TypeRef? {
    if let element = collection.element { return element }
    guard let name = collection.pathOfMembers, isUnhidden(name) else { return nil }
    if let element = aliasedType("Element", of: collection) { return element }
    if let element = elementParameter(of: collection, named: name) { return element }
    guard name == "Range" || name == "ClosedRange", let bound = collection.arguments.first,
      index.prelude.conforms(bound, to: "BinaryInteger")
    else { return nil }
    return bound
  }

  /// Returns what is given for the generic parameter `Element` of a known sequence.
  private func elementParameter(of sequence: TypeRef, named name: String) -> TypeRef? {
    let known = index.prelude.types(named: name)
    guard known.count == 1, index.prelude.conforms(sequence, to: "Sequence") else { return nil }
    return known[0].replacements(of: sequence)["Element"]
  }

  /// Returns whether a name is that of a collection that can be initialized with any sequence of its elements.
  private func isMadeOfSequence(_ name: String) -> Bool {
    index.prelude.types(named: name).contains(where: \.isMadeOfSequence)
  }

  /// Returns whether some visible extension of a type, or of a protocol that it conforms to, declares an initializer
  /// with this first label; `nil` is for none.
  func hasOwnInitializer(_ name: String, label: String?) -> Bool {
    hasOwnInitializer(name) { $0.parameters.first.map { $0.label() == label } == true }
  }

  /// Returns whether some visible extension of a type, or of a protocol that it conforms to, declares an initializer
  /// that satisfies a predicate.
  func hasOwnInitializer(_ name: String, where isMeant: (FunctionDecl) -> Bool) -> Bool {
    index.initializers(addedTo: name).contains { isSeen($0) && FunctionDecl($0.node).map(isMeant) == true }
  }

  /// Returns the type of a C struct's initialization: `in_addr(…)`, with or without a module's name, or `name_t()`,
  /// which is how C headers name types.
  func systemStruct(_ call: SyntaxNode, _ callee: SyntaxNode) -> TypeRef? {
    let name = callee.spelling
    guard namedType(callee) == nil else { return nil }
    if callee.kind == .memberAccessExpr {
      guard let module = callee.children.first?.spelling, index.resolve(module, from: scope).isEmpty,
        index.prelude.modules.contains(where: { $0.name == module })
      else { return nil }
    } else {
      guard callee.kind == .identifierExpr, !scope.isLocal,
        declarations(of: name, seenFrom: callee.tree).isEmpty
      else { return nil }
    }
    let last = TypeDecl.lastName(of: name)
    guard index.resolve(last, from: scope).isEmpty, !index.aliases.contains(last),
      index.namedMembers.initializers(of: last).isEmpty
    else { return nil }
    let hasArguments = call.child(.argument) != nil || call.child(.closureExpr) != nil
    let isType = index.prelude.isGeneric(name) == false || name.hasSuffix("_t") && !hasArguments
    return isType ? TypeRef(path: name) : nil
  }

  /// Returns whether an expression consists of integer constants of C headers: alone, combined by `|`, or with
  /// `.rawValue`.
  func isSystemInteger(_ expression: SyntaxNode) -> Bool {
    switch expression.kind {
    case .identifierExpr:
      return index.prelude.isInteger(expression.spelling) && !scope.isLocal
        && declarations(of: expression.spelling, seenFrom: expression.tree).isEmpty
    case .memberAccessExpr:
      return expression.spelling.hasSuffix(".rawValue")
        && expression.children.first.map(isSystemInteger) == true
    case .sequenceExpr:
      let parts = Array(expression.children)
      return parts.enumerated().allSatisfy { position, part in
        position % 2 == 0
          ? isSystemInteger(part)
          : part.kind == .binaryOperatorExpr && part.spelling == "|" && isUndeclared("|")
      }
    default: return false
    }
  }
}
