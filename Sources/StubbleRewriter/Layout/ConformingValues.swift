import StubbleSemantics
import StubbleSyntax

/// The protocols of a project's structs and enums, by which they may be given for generic parameters.
struct ConformingValues {
  private let index: TypeIndex
  private let protocols: Set<String>
  /// Whether all protocols of all structs and enums are visible or known. Others may imply any known protocol, but
  /// hardly make a number of a type.
  private let areKnown: Bool

  init(in index: TypeIndex) {
    self.index = index
    let types = index.types.keys.filter { [.struct, .enum].contains(index.types[$0].kind) }
    protocols = types.reduce(into: []) { $0.formUnion(index.conformances(of: $1)) }
    areKnown = !types.contains { index.facts(of: $0).hasUnknownProtocols }
  }

  /// Returns whether a value of the project may be given for a generic parameter. None may be if it must conform to a
  /// known protocol to which none conforms, such as `FixedWidthInteger`.
  func mayBeGiven(for constraints: [SyntaxNode]) -> Bool {
    constraints.flatMap(\.composedTypes).allSatisfy { constraint in
      let name = TypeDecl.dottedName(constraint)
      let known = index.prelude.types(named: name).filter { $0.model.kind == .protocol }
      return known.isEmpty || protocols.contains(name)
        || !areKnown && !known.contains { $0.isOrInherits("Numeric") }
    }
  }
}
