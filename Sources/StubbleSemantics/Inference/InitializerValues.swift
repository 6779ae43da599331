import StubbleSyntax

/// The types of what initializers make that are named as functions: `String.init`, `URL.init(string:)`.
extension TypeInference {
  /// Returns what an initializer makes of a value: its type, or an optional of it if the initializer may fail. The result
  /// is `nil` if the name alone does not determine which.
  func value(ofInitializer expression: SyntaxNode, givenTo value: TypeRef) -> TypeRef? {
    guard let base = expression.children.first, let type = namedType(base), !namesValue(base),
      let name = type.dottedName
    else { return nil }
    let labels = expression.child(.declNameArguments)?.labels
    let found = index.resolve(name, from: scope)
    let mayFail =
      found.isEmpty
      ? mayFailKnown(type, name, labels, givenTo: value) : mayFail(found, type, labels, givenTo: value)
    return mayFail.map { $0 ? .optional(type) : type }
  }

  /// Returns whether the initializers of visible types that take one argument may fail, or `nil` if some may and some do
  /// not.
  ///
  /// - Parameter labels: The labels that are written after `init`, or `nil` for any.
  private func mayFail(
    _ found: [TypeID], _ type: TypeRef, _ labels: [String]?, givenTo value: TypeRef
  ) -> Bool? {
    guard isComplete(type, meaning: found),
      found.allSatisfy({ !index.facts(of: $0).hasUnknownProtocols && !index.mayInheritInitializers($0) })
    else { return nil }
    let fitting = found.flatMap { index.types[$0].initializers }.compactMap { FunctionDecl($0.node) }.filter {
      $0.isReference(with: labels)
    }
    // An initializer for values of exactly this type comes before others.
    let exact = fitting.filter { takes(value, $0) }
    if !exact.isEmpty { return agreed(exact.map(\.isFailable)) }
    return inherit(found, labels) ? nil : agreed(fitting.map(\.isFailable) + implicit(in: found, labels))
  }

  private func agreed(_ answers: [Bool]) -> Bool? { Set(answers).count == 1 ? answers.first : nil }

  /// Returns whether some types have initializers of one argument from protocols.
  private func inherit(_ found: [TypeID], _ labels: [String]?) -> Bool {
    let ofProtocols = found.flatMap { index.conformances(of: $0) }.flatMap {
      index.namedMembers.initializers(of: $0)
    }
    let ofVisible = found.flatMap { index.ancestors(of: $0) }.flatMap {
      index.types[$0].initializers.filter(\.isInExtension)
    }
    return (ofProtocols + ofVisible).contains { FunctionDecl($0.node)?.isReference(with: labels) == true }
  }

  /// Returns whether the initializers may fail that the compiler adds to some types: that for raw values may, and the
  /// memberwise one does not.
  private func implicit(in found: [TypeID], _ labels: [String]?) -> [Bool] {
    let areRaw = (labels ?? ["rawValue"]) == ["rawValue"] && found.contains(where: derivesRawValues)
    let areMemberwise = found.contains {
      index.types[$0].kind == .struct && index.types[$0].initializers.allSatisfy(\.isInExtension)
    }
    return (areRaw ? [true] : []) + (areMemberwise ? [false] : [])
  }

  /// Returns whether the parameter of an initializer has a type of another module, which no visible type hides.
  private func takes(_ value: TypeRef, _ initializer: FunctionDecl) -> Bool {
    guard let name = value.simpleName, !index.declaresType(named: name), !index.aliases.contains(name),
      !index.prelude.types(named: name).isEmpty
    else { return false }
    return initializer.parameters.first?.type.map { TypeRef($0) } == value
      && !initializer.genericNames.contains(name)
  }

  /// Returns whether the initializers of a known type that take such a value may fail, or `nil` if that is not known.
  ///
  /// Without labels, those of `String` do not, for what can be described without loss or consists of characters, and those
  /// of numbers do not for numbers. They do for strings.
  private func mayFailKnown(
    _ type: TypeRef, _ name: String, _ labels: [String]?, givenTo value: TypeRef
  ) -> Bool? {
    guard isUnhidden(name), !hasOwnInitializer(name, where: { $0.isReference(with: labels) }) else {
      return nil
    }
    if let labels, labels != ["_"] {
      let known = index.prelude.types(named: name)
      guard known.count == 1, labels.count == 1, isComplete(type, meaning: []) else { return nil }
      return known[0].makesOptionals(labels: labels, argument: value)
        ? true : known[0].mayFail(labels: labels, argument: value) == false ? false : nil
    }
    if type == standard("String") {
      let isRead =
        index.prelude.conforms(value, to: "LosslessStringConvertible")
        || element(of: value) == standard("Character")
      return isRead ? false : nil
    }
    guard isNumber(type) else { return nil }
    return isNumber(value)
      ? false : value == standard("String") || value == standard("Substring") ? true : nil
  }

  private func isNumber(_ type: TypeRef) -> Bool {
    ["BinaryInteger", "BinaryFloatingPoint"].contains { index.prelude.conforms(type, to: $0) }
  }
}

extension TypeIndex {
  /// Returns whether a class may inherit initializers, which its own declaration does not show.
  func mayInheritInitializers(_ type: TypeID) -> Bool {
    types[type].kind == .class && !inheritsProtocolsOnly(type)
  }

  /// Returns whether all types that a class inherits from are protocols, as far as is known.
  private func inheritsProtocolsOnly(_ type: TypeID) -> Bool {
    types[type].decl.inheritedTypes.flatMap(\.composedTypes).allSatisfy { inherited in
      isProtocol(TypeDecl.dottedName(inherited), from: types[type].scopeOfInheritance)
    }
  }
}

extension FunctionDecl {
  /// Returns whether the name of the function, with some labels or with any, means it where a function of one argument is
  /// expected.
  fileprivate func isReference(with labels: [String]?) -> Bool {
    parameters.count == 1 && labels.map { $0 == parameters.map { $0.label() ?? "_" } } != false
  }
}

extension SyntaxNode {
  /// The labels in the parentheses of a function's full name: those of `init(string:)`.
  fileprivate var labels: [String] {
    ownTokens.filter { tree.tokens[$0].kind.isIdentifierLike || tree.tokens[$0].kind == .wildcard }
      .map(tree.name(ofToken:))
  }
}
