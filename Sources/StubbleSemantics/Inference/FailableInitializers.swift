import StubbleSyntax

/// Queries about whether initializers may fail.
extension TypeInference {
  /// Returns whether the initializer of another module's type that a call means may be failable.
  func mayFail(_ name: String, labels: [String], _ call: SyntaxNode) -> Bool {
    if index.namedMembers.initializers(of: name).contains(where: { $0.mayMakeOptional(call) }) {
      return true
    }
    let known = index.prelude.types(named: name)
    // Without a declaration, `rawValue` may be that of an enum, which is failable, or of an option set, which is not.
    if known.isEmpty, labels == ["rawValue"] || labels == ["coder"] || isMemberOfStandardType(name) {
      return true
    }
    let argument = call.child(.argument)?.content
    // Conversions between integers do not fail; reading a string may.
    let isInteger = labels == ["_"] && argument.map(isSystemInteger) == true
    let written = isInteger ? .int : argument.flatMap(type(of:))
    let type = written.flatMap { $0.simpleName.map(isUnhidden) == false ? nil : $0 }
    return known.contains { $0.mayFail(labels: labels, argument: type) == true }
  }

  /// Returns whether a name is that of a member of the standard library's types. One that has no declaration may be a type
  /// whose initializers fail, as that of `UTF8.CodeUnit("4")` does.
  private func isMemberOfStandardType(_ name: String) -> Bool {
    guard let period = name.firstIndex(of: ".") else { return false }
    return Prelude.standard.declares(String(name[..<period]))
  }

  /// Returns whether a visible type has a failable initializer that a call may mean.
  func hasFailableInitializer(_ type: TypeID, _ call: SyntaxNode) -> Bool {
    if index.types[type].kind == .enum, call.argumentLabels == ["rawValue"] { return true }
    let isOwn = ([type] + index.ancestors(of: type)).contains { owner in
      index.types[owner].initializers.contains { $0.mayMakeOptional(call) }
    }
    return isOwn
      || index.conformances(of: type).contains { name in
        index.namedMembers.initializers(of: name).contains { $0.mayMakeOptional(call) }
      }
  }

  /// Returns whether visible extensions declare initializers with these labels, and all of these may fail.
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

extension Member {
  /// Returns whether it is a failable initializer that a call may mean.
  fileprivate func mayMakeOptional(_ call: SyntaxNode) -> Bool {
    FunctionDecl(node).map { $0.isFailable && $0.parameters(of: call) != nil } ?? false
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
