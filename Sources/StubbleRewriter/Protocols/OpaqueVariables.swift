import StubbleSemantics

extension FunctionSignature {
  /// Returns the signature with generic parameters in place of some opaque types: those of `inout` parameters, since a
  /// body must name the type to which it casts a value back, and those that `any` cannot replace, which are erased as
  /// generic parameters are.
  ///
  /// - Parameter isTaken: Returns whether a name is that of another type.
  func namingOpaqueVariables(isTaken: (String) -> Bool) -> FunctionSignature {
    var named = self
    var names = Set(genericParameters.map(\.unquotedName))
    for (position, parameter) in parameters.enumerated()
    where parameter.type.modifiers.contains(.inout) || parameter.type.hidesOpaqueType {
      named.parameters[position].type = parameter.type.replacingOpaque { constraint in
        let name = FunctionSignature.freeName { names.contains($0) || isTaken($0) }
        names.insert(name)
        named.genericParameters.append(
          GenericParameter(name: name, constraint: constraint, range: parameter.range))
        return .named(name)
      }
    }
    return named
  }

  private static func freeName(_ isTaken: (String) -> Bool) -> String {
    var name = "Opaque"
    var count = 2
    while isTaken(name) {
      name = "Opaque\(count)"
      count += 1
    }
    return name
  }
}

extension TypeRef {
  /// Returns the type with replacements for each `some P` in it, inner ones first.
  fileprivate func replacingOpaque(_ replacement: (TypeRef) -> TypeRef) -> TypeRef {
    if case .some(let constraint) = self { return replacement(constraint.replacingOpaque(replacement)) }
    return mapParts { $0.replacingOpaque(replacement) }
  }
}
