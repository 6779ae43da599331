import StubbleSyntax

/// The types of array and dictionary literals.
extension TypeInference {
  /// Returns the type of an array literal.
  func array(_ expression: SyntaxNode) -> TypeRef? {
    common(Array(expression.children)).map(TypeRef.array)
  }

  func dictionary(_ expression: SyntaxNode) -> TypeRef? {
    let elements = expression.children(.dictionaryElement).map { Array($0.children) }
    guard elements.allSatisfy({ $0.count == 2 }), let key = joined(elements.map { $0[0] }),
      let value = common(elements.map { $0[1] })
    else { return nil }
    return .dictionary(key: key, value: value)
  }

  /// Returns the type of the elements of a literal. It follows from those that have a type of their own; others may be
  /// `nil`, empty literals, or implicit members of that type: `[T.a, .b]`.
  private func common(_ elements: [SyntaxNode]) -> TypeRef? {
    let values = elements.filter { !$0.isNil }
    let others = values.filter { $0.implicitMember != nil || $0.isEmptyCollection }
    guard let type = joined(values.filter { !others.contains($0) }),
      others.allSatisfy({ isMember($0, of: type) || $0.isEmptyCollection(of: type) })
    else { return nil }
    if values.count == elements.count { return type }
    // An implicit member might be one of `Optional`, such as `.some`.
    return others.contains { $0.implicitMember != nil } ? nil : optional(type)
  }

  /// Returns whether an implicit member `.x` or `.x(…)` is a value of a type.
  func isMember(_ expression: SyntaxNode, of type: TypeRef) -> Bool {
    guard let access = expression.implicitMember else { return false }
    let name = access.lastName
    let call = expression.kind == .callExpr ? expression : nil
    return staticMember(name, of: type, in: call, access.tree) == type
  }

  /// Returns whether expressions contain a literal of an array or a dictionary, and a number literal that takes on another
  /// type than its own. The compiler may then take the elements for values of type `Any`.
  ///
  /// - Parameter type: The type in which the numbers are.
  func mixesNumbers(_ expressions: [SyntaxNode], into type: TypeRef) -> Bool {
    let numbers = numberTypes(in: type)
    guard !numbers.isEmpty,
      expressions.contains(where: {
        $0.allNodes.contains { $0.isCollectionLiteral && $0.parent?.kind != .callExpr }
      })
    else { return false }
    return expressions.contains { expression in
      expression.allNodes.contains { node in
        node.kind == .literalExpr && !node.isArgument && isNumberLiteral(node)
          && self.type(of: node).map(numbers.contains) != true
      }
    }
  }

  /// The types of numbers of which a type consists.
  ///
  /// - Parameter depth: The number of types around it; an alias may lead back to itself.
  private func numberTypes(in type: TypeRef, depth: Int = 0) -> [TypeRef] {
    guard depth < TypeAliases.depthLimit else { return [] }
    let type = index.unaliased(type, from: scope)
    return index.prelude.conforms(type, to: "ExpressibleByIntegerLiteral")
      ? [type] : type.parts.flatMap { numberTypes(in: $0, depth: depth + 1) }
  }

  /// Returns whether an array literal of implicit members is an array of the same type as one beside it:
  /// `keys + [.name]`.
  func isList(_ expression: SyntaxNode, ofElementsIn array: TypeRef) -> Bool {
    guard case .array(let element) = array else { return false }
    return expression.children.allSatisfy { isMember($0, of: element) }
  }
}

extension SyntaxNode {
  /// Whether the expression is a literal of an array or a dictionary, or names such a type: `[Int]()`.
  var isCollectionLiteral: Bool { kind == .arrayExpr || kind == .dictionaryExpr }

  /// Whether the expression itself is passed in a call or a subscript.
  fileprivate var isArgument: Bool {
    parent?.kind == .argument && parent?.parent?.kind != .tupleExpr
  }

  /// Whether the expression is an array literal of implicit members alone, which has no type of its own.
  var isListOfMembers: Bool {
    kind == .arrayExpr && children.first != nil && children.allSatisfy { $0.implicitMember != nil }
  }

  /// Whether the expression has no type of its own, but that which the context asks for: `nil`, `.x`, `.x(…)`.
  var takesTypeOfContext: Bool { isNil || implicitMember != nil }

  /// The member access of `.x` or `.x(…)`, an implicit member whose type follows from the context; `nil` for another
  /// expression.
  var implicitMember: SyntaxNode? {
    guard let access = kind == .callExpr ? children.first : self, access.kind == .memberAccessExpr,
      access.children.first == nil
    else { return nil }
    return access
  }

  /// Whether the expression is `[]` or `[:]`.
  fileprivate var isEmptyCollection: Bool {
    isCollectionLiteral && children.first == nil
  }

  /// Whether the expression is the empty literal of an array or a dictionary of this type.
  fileprivate func isEmptyCollection(of type: TypeRef) -> Bool {
    guard isEmptyCollection else { return false }
    switch type {
    case .array: return kind == .arrayExpr
    case .dictionary: return kind == .dictionaryExpr
    default: return false
    }
  }
}
