import StubbleSyntax

/// Values whose types the declarations of other modules say.
extension TypeInference {
  /// Numbers that operators join, or texts: the one type of all but literals, which take on that of the others.
  func arithmetic(_ parts: [SyntaxNode]) -> TypeRef? {
    let operators = parts.enumerated().filter { $0.offset % 2 == 1 }.map(\.element)
    guard parts.count % 2 == 1, operators.allSatisfy({ $0.kind == .binaryOperatorExpr }) else { return nil }
    let names = Set(operators.map(\.spelling))
    // An operator may mean something of the project's own.
    guard names.allSatisfy(isUndeclared) else { return nil }
    return joined(parts.enumerated().filter { $0.offset % 2 == 0 }.map(\.element)).flatMap { type in
      names.allSatisfy { index.prelude.hasOperator($0, on: type) } ? type : nil
    }
  }

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

  func isUndeclared(_ name: String) -> Bool {
    index.globals[name].isEmpty && index.namedMembers.foreign(name).isEmpty
      && !index.namedMembers.owners(of: name).contains { index.types[$0].kind == .protocol }
  }

  /// The result of a visible member, or of a function that everybody knows. By its name alone a function may be one of
  /// several, of which another module has some.
  func named(call: SyntaxNode, _ callee: SyntaxNode) -> TypeRef? {
    if callee.kind == .memberAccessExpr { return member(callee, in: call) }
    guard callee.kind == .identifierExpr else { return nil }
    let arguments = call.children(.argument)
    if let result = result(of: call, ofFunction: callee) ?? foundationResult(of: callee) { return result }
    guard !scope.isLocal, isUndeclared(callee.spelling),
      let constraint = index.prelude.constraint(ofFunction: callee.spelling, count: arguments.count),
      arguments.allSatisfy({ $0.token(.colon) == nil }),
      declarations(of: callee.spelling, seenFrom: callee.tree).isEmpty
    else { return nil }
    return joined(arguments.compactMap(\.content)).flatMap {
      index.prelude.conforms($0, to: constraint) ? $0 : nil
    }
  }

  /// What a function returns that a framework declares by its prefix, as nobody else does.
  private func foundationResult(of callee: SyntaxNode) -> TypeRef? {
    let name = callee.spelling
    guard name.hasPrefix("NS"), !scope.isLocal, isUndeclared(name),
      declarations(of: name, seenFrom: callee.tree).isEmpty
    else { return nil }
    let found = index.prelude.globals(named: name).compactMap { FunctionDecl($0.node) }
    guard found.count == 1, found[0].genericParameters.isEmpty, let result = found[0].returnType else {
      return nil
    }
    return result.kind == .identifierType ? standard(result.spelling) : nil
  }

  /// `Set(x)` and the like of a collection whose elements are known, and `Array(repeating: x, count: n)`.
  func collection(_ call: SyntaxNode, _ callee: SyntaxNode) -> TypeRef? {
    let name = callee.spelling
    guard callee.kind == .identifierExpr, isMadeOfSequence(name), isUnhidden(name),
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

  /// The type of what a collection contains, that of a text, and that of a range of whole numbers.
  private func element(of collection: TypeRef) -> TypeRef? {
    if let element = collection.element { return element }
    guard let name = collection.lookupName else { return nil }
    if collection.arguments.isEmpty {
      guard isUnhidden(name) else { return nil }
      return index.prelude.types(named: name).first?.element.flatMap { $0.simpleName }.flatMap(standard)
    }
    let isCountable = name == "Range" || name == "ClosedRange"
    guard let first = collection.arguments.first,
      isMadeOfSequence(name) || isCountable && index.prelude.conforms(first, to: "BinaryInteger")
    else { return nil }
    return first
  }

  private func isMadeOfSequence(_ name: String) -> Bool {
    index.prelude.types(named: name).contains(where: \.isMadeOfSequence)
  }

  /// Some visible extension makes values of a type, or of one with a protocol that it has, of what has a label or none.
  func hasOwnInitializer(_ name: String, label: String?) -> Bool {
    hasOwnInitializer(name) { $0.parameters.first.map { $0.label() == label } == true }
  }

  /// Some visible extension of a type, or of a protocol that it has, declares an initialiser of some kind.
  func hasOwnInitializer(_ name: String, where isMeant: (FunctionDecl) -> Bool) -> Bool {
    let known = index.prelude.types(named: name).flatMap(\.conformances)
    return ([name] + known).contains { owner in
      index.namedMembers.initializers(of: owner).contains { FunctionDecl($0.node).map(isMeant) == true }
    }
  }

  /// `in_addr(…)` with or without a module in front, and `name_t()`: the headers' names for types end so.
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
    guard index.resolve(last, from: scope).isEmpty, index.aliases.all(named: last).isEmpty,
      index.namedMembers.initializers(of: last).isEmpty
    else { return nil }
    let hasArguments = call.child(.argument) != nil || call.child(.closureExpr) != nil
    let isType = index.prelude.isGeneric(name) == false || name.hasSuffix("_t") && !hasArguments
    return isType ? TypeRef(path: name) : nil
  }

  /// Constants of the systems' headers, alone, with `|` between them, or the numbers after them.
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
      return parts.enumerated().allSatisfy { place, part in
        place % 2 == 0
          ? isSystemInteger(part)
          : part.kind == .binaryOperatorExpr && part.spelling == "|" && isUndeclared("|")
      }
    default: return false
    }
  }
}
