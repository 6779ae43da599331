package import StubbleSyntax

extension FunctionDecl {
  /// Returns whether the function can be called with these labels; `_` for none.
  func fits(_ labels: [String]) -> Bool { ArgumentMatch(of: labels, closures: 0, with: self) != nil }

  /// Returns the parameters to which a call passes its arguments, without trailing closures, or `nil` if the function
  /// cannot be called like this.
  ///
  /// - Parameter takesClosure: Whether a trailing closure may be the argument of a parameter.
  package func parameters(
    of call: SyntaxNode, where takesClosure: (Parameter) -> Bool = { _ in true }
  ) -> [Parameter]? {
    ArgumentMatch(of: call, with: self, where: takesClosure)?.parameters
  }

  /// Returns whether the function can be called with these labels and a first argument of this type. An `argument` of
  /// `nil` fits any.
  func fits(_ labels: [String], _ argument: TypeRef?, in prelude: Prelude) -> Bool {
    guard fits(labels) else { return false }
    guard let argument, let type = parameters.first?.type.map({ TypeRef($0) }) else { return true }
    let parameter = genericParameters.compactMap(GenericParameter.init).first {
      $0.unquotedName == type.simpleName
    }
    guard let constraint = parameter?.constraint else {
      return type == argument || type.hasShape(of: argument)
    }
    return prelude.conforms(argument, to: constraint.dottedName ?? "")
  }
}

extension TypeRef {
  /// Returns whether another type is the same apart from its generic arguments. Only generic types are.
  fileprivate func hasShape(of other: TypeRef) -> Bool {
    guard let wrapped, let otherWrapped = other.wrapped else {
      return wrapped == nil && other.wrapped == nil && !arguments.isEmpty && head == other.head
    }
    return wrapped.hasShape(of: otherWrapped)
  }
}

extension SyntaxNode {
  /// Returns whether an enum case declaration has a case with this name: with associated values if it is called, and
  /// without if it is not.
  func declaresCase(named name: String, isCalled: Bool) -> Bool {
    children(.enumCaseElement).contains { element in
      element.tokenRange.first.map(tree.name(ofToken:)) == name
        && (element.child(.parameterClause) != nil) == isCalled
    }
  }
}
