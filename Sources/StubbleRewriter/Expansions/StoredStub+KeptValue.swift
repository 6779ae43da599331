import StubbleSemantics
import StubbleSyntax

/// A lazy property whose initial value stays in place and becomes a part of the getter. In a declaration that becomes
/// the storage, `#function` would be another name, and in an actor, closures in the value could not read computed
/// properties.
extension StoredStub {
  /// Whether the initial value of a lazy property must stay in place.
  static func keepsValue(
    _ decl: VariableDecl, _ binding: PatternBinding, isOfActor: Bool, index: TypeIndex
  ) -> Bool {
    guard decl.node.hasModifier(.lazy), !decl.hasSeveralBindings, binding.accessorBlock == nil,
      let value = binding.initializer
    else { return false }
    return index.mayAskForCaller(value)
      || (isOfActor && value.descendants.contains { $0.kind == .closureExpr })
  }

  /// The type of the storage. It is written as `T?`, because a formatter would rewrite `Optional<T>`.
  var keptType: TypeRef { .optional(types.returned) }

  /// Returns the edits that put the beginning of the accessors in place of the equals sign, and the rest after the
  /// value.
  func keptValueEdits(_ names: ClosureNames) -> [Edit] {
    guard let value = binding.initializer, let sign = value.token(.equal) else { return [] }
    let tree = decl.node.tree
    let made = freshName(in: value)
    let storage = names.storage
    let getter = Code.accessor(
      getterKeyword,
      [
        .branches([
          consultation(of: names.getter),
          Code.Branch(head: "else if let \(made) = \(storage)", items: [.line("return \(made)")]),
          Code.Branch(
            head: "else",
            items: [
              .line("let \(made): \(types.returned) = \(Code.authorsText)"),
              .line("self.\(storage) = \(made)"), .line("return \(made)"),
            ]),
        ])
      ])
    let code = Code.block(binding.type == nil ? ": \(types.declared)" : "", [getter] + changers(names))
    let parts = code.inline.divided(at: Code.authorsText)
    let end = value.range.upperBound
    return [
      Edit(tree.tokens[sign].range, parts.0, expanded: .before(code)),
      Edit(end..<end, parts.1, expanded: .after(code)),
    ]
  }

  /// Returns a name that the value does not use.
  private func freshName(in value: SyntaxNode) -> String {
    let names = Set(value.tokenRange.map(value.tree.name(ofToken:)))
    var name = "value"
    while names.contains(name) { name = "_" + name }
    return name
  }
}
