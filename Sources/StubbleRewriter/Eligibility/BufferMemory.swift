import StubbleSemantics
import StubbleSyntax

/// Memory for elements that is not initialised at first. To assign to it is correct as long as its elements are plain bytes,
/// which a struct that stores closures is not.
enum BufferMemory {
  /// What is somewhere in a file that takes such memory.
  static let words = buffers.union(allocations)

  fileprivate static let buffers = MemoryDeclarations.standard.names(of: .uninitialized)
  fileprivate static let pointers = MemoryDeclarations.standard.names(of: .allocated)
  private static let allocations = MemoryDeclarations.standard.names(of: .allocation)
  fileprivate static let allocationNames = TokenTexts(allocations)
}

extension SyntaxTree {
  /// The names of types of elements in such memory, and where: those of buffers, and in a file that allocates memory those
  /// that its pointers point to.
  var typesInUninitializedMemory: [(name: String, offset: Int)] {
    let allocates = BufferMemory.allocationNames.areFound(in: self)
    let names = allocates ? BufferMemory.buffers.union(BufferMemory.pointers) : BufferMemory.buffers
    return nodes(where: { $0 == .identifierType || $0 == .genericSpecializationExpr }).flatMap { node in
      guard let element = node.child(.genericArgumentClause)?.children(.genericArgument).last,
        names.contains(name(ofToken: node.tokenRange.lowerBound))
      else { return [(name: String, offset: Int)]() }
      return element.namesOfTypes.map { ($0, node.range.lowerBound) }
    }
  }
}
