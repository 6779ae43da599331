import StubbleSemantics
import StubbleSyntax

/// The names by which code means types of the standard library that depend on how values are stored: their own names, and
/// those of the project's aliases.
struct MemoryNames: Sendable {
  private let layout: Set<String>
  private let buffers: Set<String>
  private let pointers: Set<String>
  /// The names of raw pointers. Those of aliases may mean something else in another scope.
  let ofRawPointers: TokenTexts
  private let ofLayout: TokenTexts
  /// The names of the aliases.
  private let ofAliases: TokenTexts

  /// The index that says what aliases mean; `nil` if there are none.
  private let index: TypeIndex?

  /// The names in code that sees no aliases.
  static let standard = MemoryNames(in: nil) { $0 }

  init(in index: TypeIndex) {
    guard !index.aliases.isEmpty else {
      self = .standard
      return
    }
    self.init(in: index) { index.aliases.names(ofTypesNamed: $0) }
  }

  /// - Parameter withAliases: Returns names of types with those of their aliases.
  private init(in index: TypeIndex?, _ withAliases: (Set<String>) -> Set<String>) {
    let known = MemoryDeclarations.standard
    let own = [
      ["MemoryLayout"], known.names(of: .untyped), known.names(of: .uninitialized),
      known.names(of: .allocated),
    ]
    let all = own.map(withAliases)
    (layout, buffers, pointers) = (all[0], all[2], all[3])
    ofLayout = TokenTexts(layout)
    ofRawPointers = TokenTexts(all[1])
    ofAliases = TokenTexts(Set(all.joined()).subtracting(known.namesOfTypes))
    self.index = index
  }

  /// Returns whether a tree mentions one of the aliases.
  func areAliased(in tree: SyntaxTree) -> Bool { !ofAliases.isEmpty && ofAliases.areFound(in: tree) }

  /// Returns whether a type, as it is written in some code, is a raw pointer, perhaps an optional one.
  func isRawPointer(_ type: TypeRef, in code: SyntaxNode) -> Bool {
    if type.isRawPointer { return true }
    guard let index, let file = index.file(of: code.tree), let inner = type.unwrappings.last else {
      return false
    }
    let scope = index.scope(written: Scope(around: code, modules: index.modules[file]))
    return index.unaliased(inner, from: scope).isRawPointer
  }

  /// Returns those of some types that are raw pointers.
  func rawPointers(among types: [TypeRef], in code: SyntaxNode) -> Set<TypeRef> {
    Set(types.filter { isRawPointer($0, in: code) })
  }

  /// Returns the names of the types in `MemoryLayout<T>`; none for other code.
  func measured(by node: SyntaxNode) -> [String] {
    let (tree, range) = (node.tree, node.tokenRange)
    let (first, afterPoint) = (range.lowerBound, range.lowerBound + 2)
    let isMeasured =
      ofLayout.containsName(first, of: tree)
      || range.contains(afterPoint) && ofLayout.containsName(afterPoint, of: tree)
        && tree.text(ofToken: first) == "Swift"
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
