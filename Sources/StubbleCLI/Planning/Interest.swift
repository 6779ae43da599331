import StubbleSyntax

/// The names that make another file worth looking into: what it says of them may decide how a stub is written.
struct Interest: Sendable {
  typealias Name = DeclaredNames.Name

  /// Types whose extensions are looked for, wherever they stand.
  private(set) var declared: Set<Name> = []
  /// Types whose declarations are looked for: superclasses, protocols, and what is extended.
  private(set) var sought: Set<Name> = []
  /// Names that may be abbreviations of types.
  private(set) var mentioned: Set<Name> = []

  /// Takes up what a file says that is to be changed.
  mutating func add(_ tree: SyntaxTree) {
    addTypes(of: tree)
    for token in tree.tokens where token.kind.isIdentifierLike {
      mentioned.insert(DeclaredNames.name(tree.source[token.range]))
    }
  }

  /// Takes up what a file says of its types: superclasses of superclasses matter too.
  mutating func addTypes(of tree: SyntaxTree) {
    for node in tree.root.descendants {
      guard let type = TypeDecl(node) else { continue }
      let names = Self.names(in: type.name)
      if type.isExtension { sought.formUnion(names) } else { declared.formUnion(names) }
      for inherited in type.inheritedTypes {
        sought.formUnion(Self.names(in: TypeDecl.dottedName(inherited)))
      }
    }
  }

  /// Each part of a dotted name.
  private static func names(in dotted: String) -> [Name] {
    dotted.utf8.split(separator: UInt8(ascii: ".")).map { DeclaredNames.name($0) }
  }
}
