import StubbleSemantics

extension TypeRef {
  /// Whether the type contains a `some` type where it cannot be converted to one with `any`: in a tuple, as the key of
  /// a dictionary, or as a generic argument, except those of `Array`, `Optional` and the values of `Dictionary`, which
  /// convert element by element.
  var hidesOpaqueType: Bool {
    contains { type in
      switch type {
      case .named(let name):
        type.containsOpaque
          && (!name.converts || name.arguments.dropLast().contains(where: \.containsOpaque))
      case .dictionary(let key, _): key.containsOpaque
      case .tuple(let elements): elements.count > 1 && type.containsOpaque
      default: false
      }
    }
  }
}

extension TypeRef.Name {
  /// Whether the type converts implicitly to the same type with another last argument.
  fileprivate var converts: Bool { base == nil && ["Array", "Dictionary", "Optional"].contains(unquoted) }

  /// Whether the type converts implicitly to the same type with superclasses as arguments, or has no arguments.
  var convertsSubclasses: Bool { arguments.isEmpty || converts || base == nil && unquoted == "Set" }
}
