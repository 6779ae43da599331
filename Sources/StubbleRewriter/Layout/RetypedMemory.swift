import StubbleSemantics
import StubbleSyntax

/// The functions that read or allocate memory as values of another type.
enum RetypedMemory {
  /// The functions that read memory as values of the type that is passed to them, by name.
  static let functions = MemoryDeclarations.standard.retyping

  fileprivate static let functionNames = TokenTexts(Set(functions.keys))

  private static let namesOfMethods = Set(functions.filter(\.value.isMember).keys)

  /// The methods of pointers among these functions.
  static let methods = TokenTexts(namesOfMethods)

  /// The names of methods and pointer types by which a pointer is used as one to another type.
  static let pointerNames = TokenTexts(
    namesOfMethods.union(MemoryDeclarations.standard.names(of: .untyped)))
}

extension SyntaxNode {
  /// The names of the types as which a call reads or allocates memory: `T` in `[T](unsafeUninitializedCapacity: …)` and
  /// `pointer.load(as: T.self)`.
  var namesOfReboundTypes: [String] {
    guard let callee = children.first else { return [] }
    return namesOfUninitialized(madeBy: callee) ?? namesOfRetyped(by: callee)
  }

  /// Whether a call passes memory that is not initialized to a closure, or makes an array of it.
  var givesUninitialized: Bool {
    guard let callee = children.first, let name = callee.ownTokens.last else { return false }
    return namesOfUninitialized(madeBy: callee) != nil
      || MemoryDeclarations.standard.names(of: .uninitialized).contains(tree.name(ofToken: name))
  }

  /// The types that may be those of the elements of an array which is made without them: where it does not say their type,
  /// all that are named around. `nil` for other calls.
  private func namesOfUninitialized(madeBy callee: SyntaxNode) -> [String]? {
    // The type `[S]` in `[S].init`.
    let made = callee.kind == .memberAccessExpr ? callee.children.first ?? callee : callee
    let isSelf = [.self, .Self].contains(made.firstTokenKind)
    guard let label = child(.argument)?.argumentLabel,
      MemoryDeclarations.standard.givesUninitialized(
        label, of: (isSelf ? SelfContext(of: self).owner : made.spelling) ?? "")
    else { return nil }
    if made.kind == .arrayExpr || made.kind == .genericSpecializationExpr { return made.namedTypes }
    if !isSelf, let type = expectedCollection { return type.namesOfTypes }
    return (ancestors.first(where: \.kind.isDeclaration) ?? self).namedTypes
  }

  /// Returns the names of the types that are passed to a function which reads memory as them, as in
  /// `unsafeBitCast(…, to: T.self)`.
  private func namesOfRetyped(by callee: SyntaxNode) -> [String] {
    guard let name = callee.ownTokens.last, RetypedMemory.functionNames.contains(name, of: tree),
      let function = RetypedMemory.functions[tree.text(ofToken: name)],
      function.isMember == (callee.kind == .memberAccessExpr)
    else { return [] }
    let types = children(.argument).filter { $0.content?.namesOfMetatype.isEmpty == false }
    let isFitting =
      types.contains { $0.argumentLabel == function.label }
      && MemoryDeclarations.standard.mayBeCalled(with: children(.argument).map(\.argumentLabel))
    if !isFitting { return [] }
    let isValueGiven = MemoryDeclarations.standard.measuring[tree.text(ofToken: name)] != nil
    return types.compactMap(\.content).flatMap(\.namesOfMetatype) + (isValueGiven ? namedTypes : [])
  }

  /// The names in the type that an expression gives: `T` in `T.self`, and in `type` where that is a parameter `type: T.Type`.
  var namesOfMetatype: [String] {
    if baseOfMetatype != nil { return namedTypes }
    guard kind == .identifierExpr, !isSelf else { return [] }
    let name = tree.name(ofToken: tokenRange.lowerBound)
    let parameters = ancestors.lazy.compactMap(FunctionDecl.init).flatMap(\.parameters)
    let parameter = parameters.first { $0.internalName.map(tree.name(ofToken:)) == name }
    return parameter?.type.map { $0.kind == .metatypeType ? $0.namesOfTypes : [] } ?? []
  }

  /// The names in an expression, each of which may be that of a type.
  var namedTypes: [String] {
    let values = descendants.filter {
      $0.kind == .identifierExpr || $0.kind == .memberAccessExpr && !$0.isMemberOfGenericParameter
    }
    .compactMap { node in node.ownTokens.first { tree.tokens[$0].kind == .identifier } }
    return values.map(tree.name(ofToken:)) + namesOfTypes
  }
}
