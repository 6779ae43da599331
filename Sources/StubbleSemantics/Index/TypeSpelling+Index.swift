import StubbleSyntax

extension TypeIndex {
  /// The type in place of `Self` in a closure's type: in a class or actor it can only be the name.
  func selfName(for type: TypeID?) -> String? {
    guard let type else { return nil }
    return types[type].kind == .class || types[type].kind == .actor ? nameInMembers(of: type) : nil
  }

  /// How the types of a type's members are spelled.
  package func spelling(in type: TypeID?, ofDeclaration isOfDeclaration: Bool = false) -> TypeSpelling {
    TypeSpelling(
      selfName: isOfDeclaration ? nil : selfName(for: type), isOfDeclaration: isOfDeclaration,
      hidden: hiddenTypes)
  }
}
