package import StubbleSyntax

extension Member {
  /// The accessors of a property or subscript, or `nil` if there are none. Of several bindings, those of the first.
  package var accessorBlock: AccessorBlock? {
    VariableDecl(node)?.bindings.first?.accessorBlock
      ?? FunctionDecl(node)?.accessorBlock.map(AccessorBlock.init)
  }

  /// The effects of a function, or of the getter of a property or subscript.
  package var effects: Effects {
    if let function = FunctionDecl(node), function.accessorBlock == nil { return function.effects }
    return Effects(accessorBlock?.accessor(.get)?.child(.effectSpecifiers))
  }
}
