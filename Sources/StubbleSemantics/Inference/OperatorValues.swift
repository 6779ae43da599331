import StubbleSyntax

/// The types of operations: Boolean operations, ranges, casts, `??` and `?:`, if no visible declaration changes what their
/// operators mean.
extension TypeInference {
  /// Returns the type of a flat sequence of operands and operators.
  func type(ofSequence parts: [SyntaxNode]) -> TypeRef? {
    if parts.count == 1 { return type(of: parts[0]) }
    let operators = parts.filter { $0.kind == .binaryOperatorExpr }.map(\.spelling)
    let isPlain = parts.allSatisfy { $0.kind != .assignmentExpr && $0.kind != .arrowExpr }
    // Assignments have a lower precedence than everything else.
    let known = operators.map(index.prelude.operator)
    guard isPlain, known.allSatisfy({ $0?.isAssignment == false }) else { return nil }
    if let position = parts.firstIndex(where: { $0.kind == .ternaryExpr }) {
      return choice(parts, at: position)
    }
    let isBoolean = operators.contains(where: isKnownToReturnBool) || parts.last?.kind == .isExpr
    if isBoolean { return isBool(parts, operators) ? standard("Bool") : nil }
    if let position = parts.firstIndex(where: { $0.spelling == "??" }) {
      return coalesced(parts, at: position)
    }
    // What has a higher precedence than a cast is what is cast.
    if let last = parts.last, last.kind == .asExpr { return type(of: last) }
    if let position = parts.firstIndex(where: { ["...", "..<"].contains($0.spelling) }) {
      return range(parts, at: position)
    }
    return arithmetic(parts)
  }

  /// Returns the type of `c ? a : b`, if both branches have the same one, or one of them is `nil`.
  private func choice(_ parts: [SyntaxNode], at position: Int) -> TypeRef? {
    guard let value = parts[position].children.first, case let rest = Array(parts[(position + 1)...]) else {
      return nil
    }
    if value.isNil { return type(ofSequence: rest).map(optional) }
    guard let first = type(of: value) else { return nil }
    if rest.count == 1, rest[0].isNil { return optional(first) }
    return first == type(ofSequence: rest) ? first : nil
  }

  /// Returns the type of `a ?? b`: that which `a` wraps, unless `b` is an optional as well.
  private func coalesced(_ parts: [SyntaxNode], at position: Int) -> TypeRef? {
    guard isUndeclared("??"), case .optional(let wrapped)? = type(ofSequence: Array(parts[..<position]))
    else {
      return nil
    }
    let rest = Array(parts[(position + 1)...])
    if rest.count == 1, isMember(rest[0], of: wrapped) || isEmpty(rest[0], as: wrapped) { return wrapped }
    guard let other = type(ofSequence: rest) else { return nil }
    if other == wrapped { return mixesNumbers(parts, into: wrapped) ? nil : wrapped }
    if other == .optional(wrapped) { return other }
    guard rest.count == 1, isNumberLiteral(rest[0]), !mixesNumbers(parts, into: wrapped) else { return nil }
    let literal = other == .int ? "ExpressibleByIntegerLiteral" : "ExpressibleByFloatLiteral"
    return index.prelude.conforms(index.unaliased(wrapped, from: scope), to: literal) ? wrapped : nil
  }

  /// Returns whether an expression is `[]` or `[:]`, and some type an array or a dictionary.
  private func isEmpty(_ literal: SyntaxNode, as type: TypeRef) -> Bool {
    guard literal.children.first == nil else { return false }
    switch type {
    case .array: return literal.kind == .arrayExpr
    case .dictionary: return literal.kind == .dictionaryExpr
    default: return false
    }
  }

  /// Returns the type of `!a`.
  func negated(_ expression: SyntaxNode) -> TypeRef? {
    guard expression.tree.text(ofToken: expression.tokenRange.lowerBound) == "!",
      !index.operatorsWithOtherResults.contains("!"), let operand = expression.children.last
    else { return nil }
    let isKnown =
      !index.moduleGraph.unknown.areSeen(from: expression.tree) || type(of: operand).map(isBool) == true
    return isKnown ? standard("Bool") : nil
  }

  private func isBool(_ type: TypeRef) -> Bool {
    index.unaliased(type, from: scope) == standard("Bool")
  }

  /// Returns whether an operation is a `Bool`: all visible declarations of its operators return one. Modules of which
  /// nothing is known may have others, but only for types that are not known. `nil` and `.x` have the type of the operand
  /// that they are compared with.
  private func isBool(_ parts: [SyntaxNode], _ operators: [String]) -> Bool {
    guard index.operatorsWithOtherResults.isDisjoint(with: operators) else { return false }
    guard let tree = parts.first?.tree, index.moduleGraph.unknown.areSeen(from: tree) else { return true }
    let operands = parts.filter {
      $0.kind != .binaryOperatorExpr && $0.kind != .isExpr && !$0.takesTypeOfContext
    }
    return !operands.isEmpty && operands.allSatisfy { type(of: $0).map { hasKnownOperators($0) } == true }
  }

  /// Returns whether all operators on a type are visible or known, because all parts of it and all their ancestors are.
  ///
  /// - Parameter depth: The number of types around it; an alias may lead back to itself.
  private func hasKnownOperators(_ type: TypeRef, depth: Int = 0) -> Bool {
    let type = index.unaliased(type, from: scope)
    guard depth < TypeAliases.depthLimit,
      type.parts.allSatisfy({ hasKnownOperators($0, depth: depth + 1) })
    else { return false }
    guard let name = type.lookupName else { return !type.parts.isEmpty }
    let found = index.meaning(of: type, from: scope)
    if found.isEmpty { return index.prelude.declares(name) }
    return found.allSatisfy { !index.facts(of: $0).hasUnknownAncestors }
  }

  /// Returns whether a known operator has a `Bool` as its result.
  private func isKnownToReturnBool(_ name: String) -> Bool {
    index.prelude.operator(name)?.returnsBool == true
  }

  /// Returns the type of `a...b` or `a..<b`.
  private func range(_ parts: [SyntaxNode], at position: Int) -> TypeRef? {
    let (left, right) = (Array(parts[..<position]), Array(parts[(position + 1)...]))
    let bound =
      left.count == 1 && right.count == 1
      ? joined(left + right) : common(type(ofSequence: left), type(ofSequence: right))
    guard let bound, isBound(bound, from: parts[position].tree),
      isUndeclared(parts[position].spelling, on: bound)
    else { return nil }
    return standard(parts[position].spelling == "..." ? "ClosedRange" : "Range", of: bound)
  }

  private func common(_ first: TypeRef?, _ second: TypeRef?) -> TypeRef? { first == second ? first : nil }

  /// Returns whether values of a type bound ranges, and nothing else that an unknown module may make of them.
  private func isBound(_ type: TypeRef, from tree: SyntaxTree) -> Bool {
    index.prelude.conforms(type, to: "Numeric")
      || index.prelude.conforms(type, to: "Comparable") && !index.moduleGraph.unknown.areSeen(from: tree)
  }

  /// Returns a generic type of the standard library with an argument.
  func standard(_ name: String, of argument: TypeRef) -> TypeRef? {
    guard case .named(var type)? = standard(name) else { return nil }
    type.arguments = [argument]
    return .named(type)
  }

  /// Returns the type of `a...`, `...a` or `..<a`.
  func partialRange(_ expression: SyntaxNode) -> TypeRef? {
    guard let operand = expression.children.first, let bound = type(of: operand),
      isBound(bound, from: expression.tree)
    else { return nil }
    let name: String
    switch (expression.kind, expression.spelling) {
    case (.postfixOperatorExpr, let text) where text.hasSuffix("..."): name = "PartialRangeFrom"
    case (.prefixOperatorExpr, let text) where text.hasPrefix("..."): name = "PartialRangeThrough"
    case (.prefixOperatorExpr, let text) where text.hasPrefix("..<"): name = "PartialRangeUpTo"
    default: return nil
    }
    guard isUndeclared("...", on: bound), isUndeclared("..<", on: bound) else { return nil }
    return standard(name, of: bound)
  }
}

extension SyntaxNode {
  /// Whether the expression is `nil`.
  var isNil: Bool { kind == .literalExpr && firstTokenKind == .nil }
}
