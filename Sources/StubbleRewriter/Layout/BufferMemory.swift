import StubbleSemantics
import StubbleSyntax

/// The declarations of the standard library that provide uninitialized memory for elements. An assignment to such
/// memory is correct only as long as its elements are trivial, and a struct that stores closures is not.
enum BufferMemory {
  /// The names of which a file that uses such memory contains at least one.
  static let words = buffers.union(allocations)

  fileprivate static let buffers = MemoryDeclarations.standard.names(of: .uninitialized)
  fileprivate static let pointers = MemoryDeclarations.standard.names(of: .allocated)
  private static let allocations = MemoryDeclarations.standard.names(of: .allocation)
  fileprivate static let allocationNames = TokenTexts(allocations)
}

extension SyntaxTree {
  /// The mentions of such memory, with the names of the types of its elements: those of buffers, and in a file that allocates
  /// memory what its pointers point to.
  var mentionsOfUninitializedMemory: [(node: SyntaxNode, names: [String])] {
    let allocates = BufferMemory.allocationNames.areFound(in: self)
    let names = allocates ? BufferMemory.buffers.union(BufferMemory.pointers) : BufferMemory.buffers
    return nodes(where: { $0 == .identifierType || $0 == .genericSpecializationExpr }).compactMap { node in
      guard let element = node.child(.genericArgumentClause)?.children(.genericArgument).last,
        names.contains(name(ofToken: node.tokenRange.lowerBound))
      else { return nil }
      return (node, element.namesOfTypes)
    }
  }
}

extension SyntaxNode {
  /// The function around it assigns to what a subscript gives.
  var isWhereElementsAreAssigned: Bool {
    let function = ancestors.first { FunctionDecl($0) != nil }
    return function?.descendants.contains { node in
      guard node.kind == .assignmentExpr else { return false }
      return node.parent?.children.first { $0.kind == .subscriptExpr } != nil
    } ?? false
  }
}
