import StubbleSemantics
import StubbleSyntax

/// A lazy property whose value stays where it is, in the getter that makes it. As the value of a storage it would see
/// another `#function`, and in an actor its closures could not read what is computed.
extension StoredStub {
  /// Whether a lazy value depends on that.
  static func keepsValue(
    _ decl: VariableDecl, _ binding: PatternBinding, isOfActor: Bool, index: TypeIndex
  ) -> Bool {
    guard decl.node.hasModifier(.lazy), !decl.hasSeveralBindings, binding.accessorBlock == nil,
      let value = binding.initializer
    else { return false }
    return index.mayAskForCaller(value)
      || (isOfActor && value.descendants.contains { $0.kind == .closureExpr })
  }

  /// The type of what keeps the value. A formatter would write a generic optional with sugar.
  var keptType: TypeRef { .optional(closureType) }

  /// The getter's beginning in place of the equals sign, and what follows the value.
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
              .line("let \(made): \(closureType) = \(Code.authorsText)"),
              .line("self.\(storage) = \(made)"), .line("return \(made)"),
            ]),
        ])
      ])
    let code = Code.block(binding.type == nil ? ": \(type)" : "", [getter] + changers(names))
    let parts = code.inline.divided(at: Code.authorsText)
    let place = value.range.upperBound
    return [
      Edit(tree.tokens[sign].range, parts.0, expanded: .before(code)),
      Edit(place..<place, parts.1, expanded: .after(code)),
    ]
  }

  /// A name that the value does not mention.
  private func freshName(in value: SyntaxNode) -> String {
    let names = Set(value.tokenRange.map(value.tree.name(ofToken:)))
    var name = "value"
    while names.contains(name) { name = "_" + name }
    return name
  }
}
