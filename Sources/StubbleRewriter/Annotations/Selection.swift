package import StubbleSemantics

/// The types that a command line or configuration selects for stubbing without an annotation, and the options that it
/// gives for stubs.
package struct Selection: Sendable, Equatable {
  /// The options of the selected types, by the names of the types with their enclosing types: `Outer.Inner`.
  package var types: [String: Annotation.Options]
  /// Whether every class, struct and actor is selected.
  package var allTypes: Bool
  /// The files whose types `allTypes` does not select.
  package var unselectedFiles: Set<PathKey> = []
  /// The options of all stubs.
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

  /// Returns the options that annotations of a type and its members inherit.
  ///
  /// - Parameter path: The name of the type with its enclosing types.
  func options(for path: String) -> Annotation.Options {
    types[path]?.inheriting(from: options) ?? options
  }
}
