extension TypeRef {
  /// The value that a variable has if it is declared with the type and without an initial value: `nil` for `T?` and `T!`,
  /// `(nil, nil)` for a tuple of such types. For a type without an implicit value, this is `nil`.
  package var implicitValue: String? {
    switch self {
    case .optional, .implicitlyUnwrapped: return "nil"
    case .tuple(let elements):
      let values = elements.compactMap(\.type.implicitValue)
      if values.count < elements.count || elements.isEmpty { return nil }
      return values.count == 1 ? values[0] : "(\(values.joined(separator: ", ")))"
    default: return nil
    }
  }
}
