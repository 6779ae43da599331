import StubbleSemantics

extension GenericRequirement {
  /// The requirements on the values of collections and optionals: `E == Int` for `[E] == [Int]`; the requirement itself
  /// if it relates other types.
  var ofParts: [GenericRequirement] {
    guard case .sameType(let left, let right) = self, left.head == right.head, let own = left.values,
      let others = right.values
    else { return [self] }
    return zip(own, others).flatMap { GenericRequirement.sameType($0, $1).ofParts }
  }

  /// Returns what associated types must conform to so that a type conforms to a protocol. A collection or an optional may
  /// conform to it only if its own values do.
  static func conformances(
    of names: Set<String>, suchThat type: TypeRef, conformsTo bound: TypeRef, prelude: Prelude
  ) -> [GenericRequirement] {
    if let name = type.simpleName, names.contains(name) { return [.conformance(type, bound)] }
    return prelude.protocols(namedBy: bound).flatMap { bound in
      let arguments = bound.head.flatMap { prelude.arguments(of: type, conformingTo: $0) } ?? []
      return arguments.flatMap { conformances(of: names, suchThat: $0, conformsTo: bound, prelude: prelude) }
    }
  }
}

extension TypeRef {
  /// The types of the values in a collection or an optional of the standard library; `nil` for other types.
  fileprivate var values: [TypeRef]? {
    if let wrapped { return [wrapped] }
    if let arrayElement { return [arrayElement] }
    if let (key, value) = dictionaryEntry { return [key, value] }
    return isSpecialized && head == "Set" ? arguments : nil
  }
}
