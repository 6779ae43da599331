import StubbleSyntax

extension TypeIndex {
  /// Returns the name that replaces `Self` in the type of a stored closure, or `nil` if `Self` can stay. In classes and
  /// actors, stored properties cannot mention `Self`.
  func selfName(for type: TypeID?) -> String? {
    guard let type else { return nil }
    return types[type].kind == .class || types[type].kind == .actor ? nameInMembers(of: type) : nil
  }

  /// Returns how types are spelled in the members of a type.
  package func spelling(in type: TypeID?, ofDeclaration isOfDeclaration: Bool = false) -> TypeSpelling {
    TypeSpelling(
      selfName: isOfDeclaration ? nil : selfName(for: type), isOfDeclaration: isOfDeclaration,
      hidden: hiddenTypes)
  }
}
