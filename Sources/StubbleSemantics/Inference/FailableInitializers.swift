import StubbleSyntax

/// Queries about whether initializers may fail.
extension TypeInference {
  /// Returns whether the initializer of another module's type that a call means may be failable.
  func mayFail(_ name: String, labels: [String], _ call: SyntaxNode) -> Bool {
    if index.initializers(addedTo: name).contains(where: { isSeen($0) && mayMakeOptional($0, call) }) {
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
    let derived = derivesRawValues(type) ? ["RawRepresentable"] : []
    // Extensions in other modules are found by the name of the type.
    return isOwn
      || (index.conformances(of: type) + derived + [index.types[type].path]).contains { name in
        index.namedMembers.initializers(of: name).contains { mayMakeOptional($0, call) }
      }
  }

  /// Returns whether all initializers of a visible type that a call may mean are failable. They are all known: the type
  /// inherits none, and no macro adds any.
  func makesOptionals(_ found: [TypeID], _ call: SyntaxNode) -> Bool {
    guard found.count == 1, case let model = index.types[found[0]], model.kind != .protocol,
      call.child(.labeledClosure) == nil,
      model.genericParameters.isEmpty, !index.facts(of: found[0]).hasUnknownAncestors,
      !index.facts(of: found[0]).hasUnknownProtocols, !index.mayInheritInitializers(found[0]),
      model.kind != .struct || !model.initializers.allSatisfy(\.isInExtension),
      model.decl.node.attributes.allSatisfy({
        Attributes.isHarmless($0.attributeName)
          || index.isGlobalActor($0.attributeName, scope: model.scopeOfAttributes)
      })
    else { return false }
    let others =
      index.ancestors(of: found[0]).flatMap { index.types[$0].initializers }.filter(\.isInExtension)
      + index.conformances(of: found[0]).flatMap(index.namedMembers.initializers)
    let meant = (model.initializers + others).filter { mayMean($0, call) }
    return !meant.isEmpty
      && meant.allSatisfy { member in
        FunctionDecl(member.node)?.isFailable == true && member.clauses.isEmpty
          && (!member.node.isPrivateToFile || member.node.tree === call.tree)
      }
  }

  /// Returns whether a member is an initializer with parameters for the arguments of a call.
  private func mayMean(_ member: Member, _ call: SyntaxNode) -> Bool {
    guard let function = FunctionDecl(member.node) else { return false }
    let scope = Scope(modules: index.modules[member.file], path: member.owner.name)
    return function.parameters(of: call) { mayTakeClosure($0, of: function, from: scope) } != nil
  }

  /// Returns whether a member is a failable initializer that a call may mean.
  private func mayMakeOptional(_ member: Member, _ call: SyntaxNode) -> Bool {
    guard let function = FunctionDecl(member.node), function.isFailable else { return false }
    let scope = Scope(modules: index.modules[member.file], path: member.owner.name)
    let parameters = function.parameters(of: call) { mayTakeClosure($0, of: function, from: scope) }
    guard let parameters else { return false }
    let arguments = call.children(.argument).map(\.content)
    return !zip(parameters, arguments).contains { parameter, argument in
      argument.map { isNever($0, parameter, of: function, from: scope) } == true
    }
  }

  /// Returns whether a literal is certainly no value of a parameter's type: a known type that has no such literals, or a
  /// generic parameter with a known constraint that the literal's own type does not satisfy.
  private func isNever(
    _ literal: SyntaxNode, _ parameter: Parameter, of function: FunctionDecl, from scope: Scope
  ) -> Bool {
    guard !literal.protocolsOfLiteral.isEmpty, let type = parameter.type.map({ TypeRef($0) }),
      let name = (type.wrapped ?? type.bare).simpleName
    else { return false }
    let declared = function.genericParameters.compactMap(GenericParameter.init)
    if let generic = declared.first(where: { $0.unquotedName == name }) {
      guard let own = self.type(of: literal) else { return false }
      return generic.constraint?.composed.compactMap(\.dottedName).contains { constraint in
        isUnhidden(constraint) && index.prelude.isProtocol(constraint) == true
          && !index.prelude.conforms(own, to: constraint)
      } == true
    }
    guard index.resolve(name, from: scope).isEmpty, isUnhidden(name),
      !index.isGenericParameter(name, in: scope), !hasOwnLiterals(name)
    else { return false }
    // Values of other types are converted to some that have no literals, such as `AnyHashable` and pointers.
    let literals = ["String", "ExtendedGraphemeCluster", "UnicodeScalar", "Integer", "Float", "Boolean"]
      .map { "ExpressibleBy\($0)Literal" }.filter { index.prelude.conforms(.named(name), to: $0) }
    return !literals.isEmpty && Set(literals).isDisjoint(with: literal.protocolsOfLiteral)
  }

  /// Returns whether visible extensions of another module's type allow for further literals.
  private func hasOwnLiterals(_ name: String) -> Bool {
    index.namedMembers.initializers(of: name).contains { member in
      FunctionDecl(member.node)?.parameters.first?.label()?.hasSuffix("Literal") == true
    }
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
    let type = index.unaliased(type, from: scope)
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
      (["String", "ExtendedGraphemeCluster"] + (isOneScalar ? ["UnicodeScalar"] : [])).map {
        "ExpressibleBy\($0)Literal"
      }
    case (.literalExpr, .integerLiteral): ["ExpressibleByIntegerLiteral"]
    case (.literalExpr, .floatLiteral): ["ExpressibleByFloatLiteral"]
    case (.literalExpr, .true), (.literalExpr, .false): ["ExpressibleByBooleanLiteral"]
    default: []
    }
  }

  /// Whether the string literal, in one pair of quotation marks, has one Unicode scalar, perhaps by an escape sequence.
  private var isOneScalar: Bool {
    let content = spelling.unicodeScalars.dropFirst().dropLast()
    guard content.first == "\\" else { return content.count == 1 }
    return content.count == 2
      || content.dropFirst().starts(with: "u{".unicodeScalars)
        && content.firstIndex(of: "}") == content.index(before: content.endIndex)
  }
}
