import StubbleSyntax

/// A declaration of an attached macro.
package struct AttachedMacro: Sendable {
  let name: String
  /// The roles in which the macro is attached: `peer`, `memberAttribute`.
  let roles: Set<String>
  /// What the macro does to the stored properties of a type.
  let effect: StorageEffect
  /// Whether the macro treats stored properties of any name alike.
  let servesAnyName: Bool

  /// Creates the macro from its declaration, or `nil` if it is a freestanding macro.
  init?(_ node: SyntaxNode) {
    guard let keyword = node.tokenRange.first(where: { node.tree.text(ofToken: $0) == "macro" }) else {
      return nil
    }
    name = node.tree.name(ofToken: keyword + 1)
    roles = Set(AttachedMacro.arguments(of: "attached", on: node))
    if roles.isEmpty { return nil }
    servesAnyName = node.hasAttribute("_anyName")
    let attribute = AttachedMacro.arguments(of: "_exemption", on: node).first
    effect =
      node.hasAttribute("_exemption") ? attribute.map { .taken(exemptedBy: $0) } ?? .unchanged : .unknown
  }

  /// Returns the first argument of each attribute with a name.
  private static func arguments(of name: String, on node: SyntaxNode) -> [String] {
    node.attributes(named: name)
      .compactMap { $0.child(.argument)?.content?.spelling }
  }

  /// Whether the expansion may depend on, or change, what a type stores. A macro with the role `extension` or `peer`
  /// sees the members as well, unless the prelude knows that it leaves stored properties alone.
  var seesStorage: Bool {
    if roles.contains("member") || roles.contains("memberAttribute") { return true }
    return effect == .unknown && !roles.isDisjoint(with: ["extension", "conformance", "peer"])
  }
}
