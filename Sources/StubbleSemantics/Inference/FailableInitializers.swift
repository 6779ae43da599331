import StubbleSyntax

/// Queries about whether initializers may fail.
extension TypeInference {
  /// Returns whether the initializer of another module's type that a call means may be failable.
  func mayFail(_ name: String, labels: [String], _ call: SyntaxNode) -> Bool {
    if index.namedMembers.initializers(of: name).contains(where: { isSeen($0) && mayMakeOptional($0, call) })
    {
      return true
    }
    let known = index.prelude.types(named: name)
    // Without a declaration, `rawValue` may be that of an enum, which is failable, or of an option set, which is not.
    if known.isEmpty, labels == ["rawValue"] || isMemberOfStandardType(name) { return true }
    if labels == ["coder"], known.allSatisfy({ $0.mayFail(labels: labels, argument: nil) == nil }) {
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
      index.types[owner].initializers.contains { mayMakeOptional($0, call) }
    }
    return isOwn
      || index.conformances(of: type).contains { name in
        index.namedMembers.initializers(of: name).contains { mayMakeOptional($0, call) }
      }
  }

  /// Returns whether a member is a failable initializer that a call may mean.
  private func mayMakeOptional(_ member: Member, _ call: SyntaxNode) -> Bool {
    guard let function = FunctionDecl(member.node), function.isFailable else { return false }
    let scope = Scope(modules: index.modules[member.file], path: member.owner.name)
    return function.parameters(of: call) { mayTakeClosure($0, of: function, from: scope) } != nil
  }

  /// Returns whether the type of a parameter may be that of a function: it is no type that is visible or known.
  private func mayTakeClosure(_ parameter: Parameter, of function: FunctionDecl, from scope: Scope) -> Bool {
    guard let type = parameter.type.map({ TypeRef($0) }) else { return false }
    guard let name = (type.wrapped ?? type.bare).simpleName else {
      return index.isFunction(type, from: scope)
    }
    if function.genericNames.contains(name) || index.isGenericParameter(name, in: scope) { return true }
    if index.mayMeanAlias(name, from: scope) { return index.isFunction(type, from: scope) }
    return index.resolve(name, from: scope).isEmpty && !index.prelude.declares(name)
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
