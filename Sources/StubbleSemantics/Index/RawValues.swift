import StubbleSyntax

/// What a type gets from extensions of `RawRepresentable` in the standard library, and so is not derived from its
/// stored properties.
enum RawValues {
  /// Returns whether values of a type are compared or hashed by their raw values.
  ///
  /// - Parameter name: `Equatable` or `Hashable`.
  static func give(_ name: String, to type: TypeID, index: TypeIndex) -> Bool {
    guard index.conformances(of: type).contains("RawRepresentable") else { return false }
    guard let rawValue = self.type(of: type, index: index) else { return true }
    return index.conforms(rawValue, to: name, from: index.types[type].scope) ?? true
  }

  /// Returns whether a type is coded as its raw value, which the standard library does for a few types of raw values.
  static func areCoded(for type: TypeID, index: TypeIndex) -> Bool {
    guard index.conformances(of: type).contains("RawRepresentable"),
      let rawValue = self.type(of: type, index: index)
    else { return false }
    let bare = index.unaliased(rawValue, from: index.types[type].scope)
    return index.prelude.types(named: "RawRepresentable").contains { known in
      known.model.extensions.contains { $0.decl.whereClause?.equates("RawValue", bare) == true }
    }
  }

  /// Returns the raw type of an enum: the first inherited type, unless that is a protocol. The result is `nil` if there
  /// is none.
  static func typeAfterColon(of model: TypeModel, index: TypeIndex) -> TypeRef? {
    guard model.kind == .enum, let first = model.decl.inheritedTypes.first else { return nil }
    let type = index.unaliased(TypeRef(first), from: model.scopeOfInheritance)
    guard let name = type.dottedName else { return nil }
    let isProtocol =
      index.prelude.isProtocol(name.withoutStandardLibrary) != false
      && !index.resolve(name, from: model.scopeOfInheritance).contains { index.types[$0].kind != .protocol }
    return isProtocol ? nil : type
  }

  /// Returns the type of the raw values, or `nil` if it is neither written nor that of a literal.
  private static func type(of type: TypeID, index: TypeIndex) -> TypeRef? {
    index.types[type].members.lazy.compactMap { member -> TypeRef? in
      switch member.node.kind {
      case .variableDecl where !member.isStatic && member.declaredNames == ["rawValue"]:
        guard let decl = VariableDecl(member.node), let binding = decl.bindings.first else { return nil }
        return binding.writtenType.map { TypeRef($0) }
          ?? binding.initializer?.content?.typeOfLiteral
      case .initializerDecl:
        guard let function = FunctionDecl(member.node), function.reference == "init(rawValue:)" else {
          return nil
        }
        return function.parameters.first?.type.map { TypeRef($0) }
      default: return nil
      }
    }.first
  }
}

extension SyntaxNode {
  /// The default type of a number, string or Boolean literal.
  fileprivate var typeOfLiteral: TypeRef? {
    switch firstTokenKind {
    case _ where kind == .stringLiteralExpr: .named("String")
    case .integerLiteral where kind == .literalExpr: .named("Int")
    case .floatLiteral where kind == .literalExpr: .named("Double")
    case .true where kind == .literalExpr, .false where kind == .literalExpr: .named("Bool")
    default: nil
    }
  }

  /// Returns whether a `where` clause has the requirement `name == type`.
  fileprivate func equates(_ name: String, _ type: TypeRef) -> Bool {
    requirements.contains { $0.name == name && TypeRef($0.type) == type }
  }
}

extension TypeIndex {
  /// Returns whether a type is `Equatable` or `Hashable`, or `nil` if that is not known.
  ///
  /// - Parameters:
  ///   - name: `Equatable` or `Hashable`. Optionals, arrays and dictionaries conform where their parts do.
  ///   - depth: The number of types around it; an alias may lead back to itself.
  fileprivate func conforms(_ type: TypeRef, to name: String, from scope: Scope, depth: Int = 0) -> Bool? {
    guard depth < TypeAliases.depthLimit else { return nil }
    let type = unaliased(type, from: scope)
    switch type {
    case .optional(let part), .implicitlyUnwrapped(let part), .array(let part), .dictionary(_, let part):
      return conforms(part, to: name, from: scope, depth: depth + 1)
    case .tuple, .function, .composition, .any, .metatype, .protocolMetatype: return false
    case .named: break
    default: return nil
    }
    guard let path = type.dottedName, !isGenericParameter(path, in: scope) else { return nil }
    guard let found = resolve(path, from: scope).first else {
      return prelude.types(named: path).isEmpty || !type.arguments.isEmpty
        ? nil : prelude.conforms(type, to: name)
    }
    let model = types[found]
    if conformances(of: found).contains(name) || model.kind == .enum && !model.hasPayloads { return true }
    return facts(of: found).hasUnknownProtocols ? nil : false
  }
}
