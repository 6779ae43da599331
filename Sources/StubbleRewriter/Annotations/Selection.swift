package import StubbleSemantics

/// Which types are stubbable although no annotation says so, and what is generated for stubs where none does.
package struct Selection: Sendable, Equatable {
  /// What is asked for the stubs of types, by their names, dotted for nested ones. These types are selected.
  package var types: [String: Annotation.Options]
  /// Every class, struct and actor.
  package var allTypes: Bool
  /// The paths of files whose types are not meant by all.
  package var unselectedFiles: Set<PathKey> = []
  /// What is asked for all stubs.
  var options: Annotation.Options

  package init(
    types: [String: Annotation.Options] = [:], allTypes: Bool = false,
    options: Annotation.Options = Annotation.Options()
  ) {
    self.types = types
    self.allTypes = allTypes
    self.options = options
  }

  package init(typeNames: [String], allTypes: Bool = false) {
    let types = Dictionary(typeNames.map { ($0, Annotation.Options()) }) { first, _ in first }
    self.init(types: types, allTypes: allTypes)
  }

  /// What annotations of a type and its members inherit.
  func options(for path: String) -> Annotation.Options {
    types[path]?.inheriting(from: options) ?? options
  }
}
