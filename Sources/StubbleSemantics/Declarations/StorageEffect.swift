/// What a macro that is attached to a type does to the type's stored properties.
package enum StorageEffect: Equatable, Sendable {
  /// It is not known whether the macro changes any.
  case unknown
  /// The macro changes none, but may depend on them.
  case unchanged
  /// The macro takes the storage of all for itself, except that of properties with an attribute.
  case taken(exemptedBy: String)

  /// The attribute that keeps the macro away from a stored property; `nil` if the macro is not known to change any.
  package var exemptingAttribute: String? {
    if case .taken(let attribute) = self { attribute } else { nil }
  }
}
