/// The names of other modules' declarations that generated code mentions, and that those of a project may hide.
package struct ForeignNames: Sendable {
  let types: Set<String>
  let functions: Set<String>

  package init(types: Set<String> = [], functions: Set<String> = []) {
    self.types = types
    self.functions = functions
  }
}

extension TypeIndex {
  /// Returns the names of other modules that something in the project hides.
  ///
  /// - Parameter mentioned: The names that generated code mentions, beside those of the standard library's types.
  func findHiddenNames(among mentioned: ForeignNames) -> Set<String> {
    var hidden = declaredNames.filter {
      $0 == "Swift" || prelude.meansStandardTypes($0) || mentioned.types.contains($0)
    }
    // A member hides the module as a type does.
    if namedMembers.declares("Swift") || !globals["Swift"].isEmpty { hidden.insert("Swift") }
    // A function with such a name may be isolated, or may return.
    hidden.formUnion(mentioned.functions.filter { !globals[$0].isEmpty })
    return hidden
  }
}
