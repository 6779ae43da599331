package import StubbleSyntax

/// The functions with a name, wherever they are declared. Initializers are not among them.
extension TypeIndex {
  /// Returns the functions of a name that the project declares outside of functions.
  package func functions(named name: String) -> [FunctionDecl] {
    let members = namedMembers.named(name).map { types[$0.type].members[$0.member] }
    return (globals[name] + members + namedMembers.foreign(name)).compactMap { FunctionDecl($0.node) }
  }

  /// Returns the functions of a name that known modules declare.
  package func knownFunctions(named name: String) -> [FunctionDecl] {
    prelude.modules.flatMap { $0.index.functions(named: name) }
  }
}
