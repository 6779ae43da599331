import StubbleSyntax

/// Metatypes of generic parameters. A `@Sendable` closure that captures one causes a warning, unless the arguments
/// certainly have no isolated conformances.
extension TypeIndex {
  /// Returns the generic parameters, of a function and its type, whose constraints an isolated conformance may satisfy.
  package func parametersWithIsolatedMetatypes(
    of function: FunctionSignature, in type: TypeID?, from scope: Scope
  ) -> Set<String> {
    var bounds = GenericBounds()
    for parameter in function.genericParameters {
      bounds.add(parameter.constraint, to: parameter.unquotedName, from: scope)
    }
    for case .conformance(let type, let bound) in function.requirements {
      bounds.add(bound, to: type.simpleName, from: scope)
    }
    if let type { add(to: &bounds, requiredBy: types[type]) { .named($0.name) } }
    for type in function.parameters.map(\.type) + [function.result].compactMap(\.self) {
      addImplied(by: type, to: &bounds, from: scope)
    }
    for case .sameType(let left, let right) in function.requirements {
      addConstraints(of: left, to: right.simpleName, in: &bounds)
      addConstraints(of: right, to: left.simpleName, in: &bounds)
    }
    return bounds.names { parts in
      !parts.contains { hasBoundOfSendableMetatype($0.type, from: $0.scope) }
        && parts.contains { isConformance($0.type, from: $0.scope) }
    }
  }

  /// Returns the generic parameters that some types have as arguments which must be `Sendable`.
  package func parametersRequiredSendable(by types: [TypeRef], from scope: Scope) -> Set<String> {
    var bounds = GenericBounds()
    for type in types { addImplied(by: type, to: &bounds, from: scope) }
    return bounds.names { parts in parts.contains { isKnownSendable(.any($0.type), from: $0.scope) } }
  }

  /// Adds the constraints that a type puts on its arguments, where these are generic parameters.
  private func addImplied(by type: TypeRef, to bounds: inout GenericBounds, from scope: Scope) {
    if case .dictionary(let key, _) = type {
      bounds.add(.named("Hashable"), to: key.simpleName, from: scope)
    }
    let arguments = type.arguments
    if !arguments.isEmpty, let name = type.dottedName {
      let known =
        resolve(name, from: scope).first.map { types[$0] } ?? prelude.types(named: name).first?.model
      if let known, known.genericParameters.count == arguments.count {
        var rest = arguments[...]
        add(to: &bounds, requiredBy: known) { _ in rest.popFirst() }
      }
    }
    for part in type.parts { addImplied(by: part, to: &bounds, from: scope) }
  }

  private func add(
    to bounds: inout GenericBounds, requiredBy type: TypeModel,
    of argument: ((name: String, types: [SyntaxNode])) -> TypeRef?
  ) {
    for requirement in type.genericParameters {
      let name = argument(requirement)?.simpleName
      for bound in requirement.types { bounds.add(TypeRef(bound), to: name, from: type.scope) }
    }
  }

  /// Adds the constraints of an associated type to the generic parameter that it must equal: `U: Hashable` for
  /// `T.ID == U` if `T: Identifiable`.
  private func addConstraints(of type: TypeRef, to parameter: String?, in bounds: inout GenericBounds) {
    guard case .named(let name) = type, let owner = name.base?.simpleName else { return }
    for (bound, scope) in bounds.parts(of: owner) {
      for model in protocols(bound, from: scope) {
        for member in model.members where member.associatedType == name.unquoted {
          for part in member.node.inheritedTypeNodes {
            bounds.add(TypeRef(part), to: parameter, from: model.scope)
          }
        }
      }
    }
  }

  /// Returns the visible or known protocols that a constraint requires.
  private func protocols(_ bound: TypeRef, from scope: Scope) -> [TypeModel] {
    guard let name = bound.dottedName else { return [] }
    let found = resolve(name, from: scope)
    return found.isEmpty
      ? prelude.types(named: name).map(\.model) : found.flatMap { [types[$0]] + protocols(of: $0) }
  }

  /// Returns whether a constraint rules isolated conformances out: it is a class, or a protocol that refines
  /// `SendableMetatype`.
  private func hasBoundOfSendableMetatype(_ type: TypeRef, from scope: Scope) -> Bool {
    guard let name = type.dottedName, !["Any", "AnyObject"].contains(name) else { return false }
    return name == "SendableMetatype" || isKnownSendable(.metatype(type), from: scope)
  }

  /// Returns whether a constraint is a visible or known protocol with requirements.
  private func isConformance(_ type: TypeRef, from scope: Scope) -> Bool {
    guard let name = type.dottedName, !Self.emptyProtocols.contains(name) else { return false }
    return isProtocol(name, from: scope)
  }
}

/// The constraints of generic parameters, each with the scope in which it is written.
private struct GenericBounds {
  private var parts: [String: [(type: TypeRef, scope: Scope)]] = [:]

  mutating func add(_ bound: TypeRef?, to parameter: String?, from scope: Scope) {
    guard let bound, let parameter else { return }
    if case .composition(let types) = bound {
      for type in types { add(type, to: parameter, from: scope) }
    } else {
      parts[parameter, default: []].append((bound, scope))
    }
  }

  func parts(of parameter: String) -> [(type: TypeRef, scope: Scope)] { parts[parameter] ?? [] }

  func names(where condition: ([(type: TypeRef, scope: Scope)]) -> Bool) -> Set<String> {
    Set(parts.filter { condition($0.value) }.keys)
  }
}
