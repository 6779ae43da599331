import StubbleSyntax

extension TypeIndex {
  /// Returns whether a type is a class whose stored properties must have initial values, because its own declaration or
  /// that of a superclass says so. Core Data makes its objects without the initializers of subclasses.
  package func requiresInitialValues(_ type: TypeID) -> Bool {
    guard types[type].kind == .class else { return false }
    if inheritsRequiredInitialValues(type) { return true }
    return conformances(of: type).contains { name in
      prelude.types(named: name).contains(where: \.model.statesRequiredInitialValues)
        && resolve(name, from: types[type].scope).isEmpty
    }
  }
}

extension TypeModel {
  /// Whether the declaration states that stored properties must have initial values.
  var statesRequiredInitialValues: Bool { decl.node.hasAttribute("requires_stored_property_inits") }
}
