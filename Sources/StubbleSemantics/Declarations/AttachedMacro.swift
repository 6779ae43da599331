import StubbleSyntax

/// A macro that an attribute attaches to a declaration.
package struct AttachedMacro: Sendable {
  let name: String
  /// What it may add, and to what: `peer`, `memberAttribute`.
  let roles: Set<String>
  /// The attribute that keeps a stored property from it, empty if it changes none; nil if that is not known.
  let exemption: String?
  /// What it does to a stored property does not depend on the property's name.
  let servesAnyName: Bool

  /// Nil for a macro that is used as an expression or a declaration.
  init?(_ node: SyntaxNode) {
    guard let keyword = node.tokenRange.first(where: { node.tree.text(ofToken: $0) == "macro" }) else {
      return nil
    }
    name = node.tree.name(ofToken: keyword + 1)
    roles = Set(AttachedMacro.arguments(of: "attached", on: node))
    if roles.isEmpty { return nil }
    let isMarked = node.hasAttribute("_exemption")
    servesAnyName = node.hasAttribute("_anyName")
    exemption = isMarked ? AttachedMacro.arguments(of: "_exemption", on: node).first ?? "" : nil
  }

  /// The first argument of each attribute of a name.
  private static func arguments(of name: String, on node: SyntaxNode) -> [String] {
    node.attributes(named: name)
      .compactMap { $0.child(.argument)?.content?.spelling }
  }

  /// It may depend on what a type stores, or change that. A macro that adds an extension or a peer sees the members as well.
  var seesStorage: Bool {
    if roles.contains("member") || roles.contains("memberAttribute") { return true }
    return exemption == nil && !roles.isDisjoint(with: ["extension", "conformance", "peer"])
  }
}
