import StubbleSemantics

/// The types of a project from which others may inherit, by their names.
struct Supertypes {
  /// The names of the protocols and classes.
  let names: Set<String>
  /// The names of all types that are no protocols.
  private let namesOfOthers: Set<String>
  private let index: TypeIndex

  init(in index: TypeIndex) {
    let types = index.types.values
    names = Set(types.lazy.filter { $0.kind == .protocol || $0.kind == .class }.map(\.name))
    namesOfOthers = Set(types.lazy.filter { $0.kind != .protocol }.map(\.name))
    self.index = index
  }

  /// Returns whether what a name can mean, besides an alias of the project, is a protocol or a known type of another module:
  /// besides the members of its declaration and extensions, it has only those of the project's supertypes.
  func areAllThatIsInherited(by name: String) -> Bool {
    if index.declaresType(named: name) { return !namesOfOthers.contains(name) }
    return index.aliases.contains(name) || !index.prelude.types(named: name).isEmpty
  }
}
