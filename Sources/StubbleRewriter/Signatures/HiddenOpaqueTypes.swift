import StubbleSemantics

extension TypeRef {
  /// A `some` type is where `any` would make another type of what is around it: as an argument of a generic type,
  /// those of the standard library that convert element by element apart, in a tuple, or as the key of a
  /// dictionary.
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
  /// The type converts its last argument to another type.
  fileprivate var converts: Bool { base == nil && ["Array", "Dictionary", "Optional"].contains(unquoted) }

  /// The type converts its arguments, if it has any, to superclasses.
  var convertsSubclasses: Bool { arguments.isEmpty || converts || base == nil && unquoted == "Set" }
}
