import StubbleSyntax

/// Whether initialisers may fail.
extension TypeInference {
  /// A call may make nothing of another module's type.
  func mayFail(_ name: String, labels: [String], _ call: SyntaxNode) -> Bool {
    if index.namedMembers.initializers(of: name).contains(where: { isFailable($0, labels: labels) }) {
      return true
    }
    let known = index.prelude.types(named: name)
    // Only a declaration says whether an enum is read there, or a set of options.
    if known.isEmpty, labels == ["rawValue"] || labels == ["coder"] { return true }
    let argument = call.child(.argument)?.content
    // A number can be made of a number; what may fail is to read one.
    let isInteger = labels == ["_"] && argument.map(isSystemInteger) == true
    let written = isInteger ? .int : argument.flatMap(type(of:))
    let type = written.flatMap { $0.simpleName.map(isUnhidden) == false ? nil : $0 }
    return known.contains { $0.mayFail(labels: labels, argument: type) == true }
  }

  /// The same of a visible type.
  func hasFailableInitializer(_ type: TypeID, labels: [String]) -> Bool {
    if index.types[type].kind == .enum, labels == ["rawValue"] { return true }
    let isOwn = ([type] + index.ancestors(of: type)).contains { owner in
      index.types[owner].initializers.contains { isFailable($0, labels: labels) }
    }
    return isOwn
      || index.conformances(of: type).contains { name in
        index.namedMembers.initializers(of: name).contains { isFailable($0, labels: labels) }
      }
  }

  /// An initialiser has a first label, and may fail.
  private func isFailable(_ member: Member, labels: [String]) -> Bool {
    guard let function = FunctionDecl(member.node) else { return false }
    return function.isFailable
      && function.parameters.compactMap { $0.label() }.first == labels.first { $0 != "_" }
  }

  /// Visible extensions declare what makes values of a type from some labels, and all of that may fail.
  func failsByOwnInitializers(_ name: String, _ labels: [String]) -> Bool {
    hasOwnInitializer(name) { $0.fits(labels) }
      && !hasOwnInitializer(name) { $0.fits(labels) && !$0.isFailable }
  }

  /// Whether `T(literal)` is the literal as a `T`, and no call of an initializer: that is so where a `T` can be written as
  /// one.
  ///
  /// - Parameter found: The visible types that the name may mean.
  func isLiteral(_ call: SyntaxNode, as type: TypeRef, _ found: [TypeID]) -> Bool {
    let arguments = call.children.dropFirst()
    guard call.argumentLabels == ["_"], Array(arguments).count == 1,
      let literal = arguments.first(where: { $0.kind == .argument })?.content
    else { return false }
    return literal.protocolsOfLiteral.contains { name in
      found.isEmpty
        ? index.prelude.conforms(type, to: name)
        : found.allSatisfy { index.conformances(of: $0).contains(name) }
    }
  }
}

extension SyntaxNode {
  /// The protocols that types have which can be written as a literal. Arrays and dictionaries do not count.
  fileprivate var protocolsOfLiteral: [String] {
    switch (kind, firstTokenKind) {
    case (.stringLiteralExpr, _):
      ["String", "ExtendedGraphemeCluster", "UnicodeScalar"].map { "ExpressibleBy\($0)Literal" }
    case (.literalExpr, .integerLiteral): ["ExpressibleByIntegerLiteral"]
    case (.literalExpr, .floatLiteral): ["ExpressibleByFloatLiteral"]
    case (.literalExpr, .true), (.literalExpr, .false): ["ExpressibleByBooleanLiteral"]
    default: []
    }
  }
}
