/// Which types are stubbable although no annotation says so.
package struct Selection: Sendable, Equatable {
  /// Names of types, dotted for nested ones.
  package var typeNames: [String]
  /// Every class, struct and actor.
  package var allTypes: Bool

  package init(typeNames: [String] = [], allTypes: Bool = false) {
    self.typeNames = typeNames
    self.allTypes = allTypes
  }
}
