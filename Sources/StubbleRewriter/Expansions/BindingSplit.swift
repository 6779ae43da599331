import StubbleSemantics
import StubbleSyntax

/// The split of a declaration of several variables into one declaration each, because only a single variable can have
/// accessors.
enum BindingSplit {
  /// Returns the edits that replace the commas by new declarations, and that write out types which unstubbed variables
  /// took from the next one: `var a, b: Int`.
  ///
  /// - Parameters:
  ///   - stubs: The stubs of the variables in the declaration.
  ///   - storageAccess: The access level of their storage.
  static func edits(of decl: VariableDecl, stubs: [StoredStub], storageAccess: String) -> [Edit] {
    let tree = decl.node.tree
    let stubbed = Dictionary(stubs.map { ($0.binding.node.id, $0) }, uniquingKeysWith: { first, _ in first })
    let commas = decl.node.ownTokens.filter { tree.tokens[$0].kind == .comma }
    var edits: [Edit] = []
    for (comma, binding) in zip(commas, decl.bindings.dropFirst()) {
      let stub = stubbed[binding.node.id]
      let prefix = Code.line(stub?.splitPrefix(storageAccess: storageAccess) ?? plainPrefix(of: decl))
      edits.append(Edit(tree.tokens[comma].range, declarations: [prefix], isSeparated: true))
    }
    for binding in decl.bindings where stubbed[binding.node.id] == nil {
      guard binding.type == nil, let name = binding.nameToken,
        let type = binding.writtenType
      else { continue }
      let end = tree.tokens[name].range.upperBound
      edits.append(Edit(end..<end, ": " + type.spelling))
    }
    return edits
  }

  /// Returns the attributes, modifiers and keyword of a variable that is not stubbed.
  private static func plainPrefix(of decl: VariableDecl) -> String {
    let attributes = decl.node.attributes.filter { Annotation.name(of: $0) == nil }
    let words =
      attributes.map(\.textOnOneLine) + decl.node.modifiers.map(\.spelling) + [decl.isLet ? "let" : "var"]
    return words.joined(separator: " ")
  }
}
