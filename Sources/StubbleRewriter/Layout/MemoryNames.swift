import StubbleSemantics
import StubbleSyntax

/// The names by which code means types of the standard library that depend on how values are stored: their own names, and
/// those of the project's aliases.
struct MemoryNames: Sendable {
  private let layout: Set<String>
  private let rawPointers: Set<String>
  private let buffers: Set<String>
  private let pointers: Set<String>
  /// The names of raw pointers.
  let ofRawPointers: TokenTexts
  /// The names of functions and types by which a pointer is used as one to another type.
  let ofRetyping: TokenTexts
  private let ofLayout: TokenTexts
  /// The names of the aliases.
  private let ofAliases: TokenTexts

  /// The names in code that sees no aliases.
  static let standard = MemoryNames { $0 }

  init(in index: TypeIndex) {
    guard !index.aliases.isEmpty else {
      self = .standard
      return
    }
    self.init { index.aliases.names(ofTypesNamed: $0) }
  }

  /// - Parameter withAliases: Returns names of types with those of their aliases.
  private init(_ withAliases: (Set<String>) -> Set<String>) {
    let known = MemoryDeclarations.standard
    let own = [
      ["MemoryLayout"], known.names(of: .untyped), known.names(of: .uninitialized),
      known.names(of: .allocated),
    ]
    let all = own.map(withAliases)
    (layout, rawPointers, buffers, pointers) = (all[0], all[1], all[2], all[3])
    ofLayout = TokenTexts(layout)
    ofRawPointers = TokenTexts(rawPointers)
    ofRetyping = TokenTexts(rawPointers.union(known.retyping.filter(\.value.isMember).keys))
    ofAliases = TokenTexts(Set(all.joined()).subtracting(own.joined()))
  }

  /// Returns whether a tree mentions one of the aliases.
  func areAliased(in tree: SyntaxTree) -> Bool { !ofAliases.isEmpty && ofAliases.areFound(in: tree) }

  /// Returns whether a type is a raw pointer, perhaps an optional one.
  func isRawPointer(_ type: TypeRef) -> Bool {
    type.unwrappings.last?.unmodified.simpleName.map(rawPointers.contains) ?? false
  }

  /// Returns whether a name is that of a raw pointer.
  func isRawPointer(_ name: String) -> Bool { rawPointers.contains(name) }

  /// Returns the names of the types in `MemoryLayout<T>`; none for other code.
  func measured(by node: SyntaxNode) -> [String] {
    let tokens = [node.tokenRange.lowerBound, node.tokenRange.lowerBound + 2].filter(node.tokenRange.contains)
    let isMeasured =
      tokens.first.map { ofLayout.containsName($0, of: node.tree) } == true
      || tokens.map(node.tree.text(ofToken:)) == ["Swift", "MemoryLayout"]
    return isMeasured ? node.namesOfTypes.filter { $0 != "Swift" && !layout.contains($0) } : []
  }

  /// Returns the mentions of memory that is not initialized at first, with the names of the types of its elements: those
  /// of buffers, and in a file that allocates memory what its pointers point to. An assignment to such memory is correct
  /// only as long as its elements are trivial, and a struct that stores closures is not.
  func mentionsOfUninitializedMemory(in tree: SyntaxTree) -> [(node: SyntaxNode, names: [String])] {
    let names = MemoryNames.allocations.areFound(in: tree) ? buffers.union(pointers) : buffers
    return tree.nodes(where: { $0 == .identifierType || $0 == .genericSpecializationExpr }).compactMap {
      node in
      guard let element = node.child(.genericArgumentClause)?.children(.genericArgument).last,
        names.contains(tree.name(ofToken: node.tokenRange.lowerBound))
      else { return nil }
      return (node, element.namesOfTypes)
    }
  }

  private static let allocations = TokenTexts(MemoryDeclarations.standard.names(of: .allocation))
}
