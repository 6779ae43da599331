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
          && (name.base != nil || !TypeRef.converting.contains(name.unquoted)
            || name.arguments.dropLast().contains(where: \.containsOpaque))
      case .dictionary(let key, _): key.containsOpaque
      case .tuple(let elements): elements.count > 1 && type.containsOpaque
      default: false
      }
    }
  }

  /// The types that convert their last argument.
  private static let converting: Set<String> = ["Array", "Dictionary", "Optional"]
}
