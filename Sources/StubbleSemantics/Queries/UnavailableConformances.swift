extension TypeIndex {
  /// Returns whether a type stores values that are `Equatable` by an unavailable extension only. What the compiler derives
  /// may compare them, but no code that is written.
  func storesUnavailablyEquatable(_ type: TypeID) -> Bool {
    if relations.unavailablyEquatable.isEmpty { return false }
    let model = types[type]
    let inference = TypeInference(index: self, scope: model.scope)
    return model.storedBindings.contains { property in
      inference.type(ofStored: property.binding)?.contains { part in
        meaning(of: part, from: model.scope).contains(where: relations.unavailablyEquatable.contains)
      } ?? false
    }
  }
}
