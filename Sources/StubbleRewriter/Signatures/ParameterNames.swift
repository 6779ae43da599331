import StubbleSemantics
import StubbleSyntax

/// The names by which a function passes its parameters on, with edits that name those without one (`_: Int`).
struct ParameterNames: Sendable {
  private(set) var names: [String] = []
  /// The edits that insert names.
  private(set) var edits: [Edit] = []

  init(of function: FunctionDecl) {
    for (index, parameter) in function.parameters.enumerated() {
      guard let token = parameter.internalName else { continue }
      let tree = function.node.tree
      guard tree.tokens[token].kind == .wildcard else {
        names.append(tree.reference(toNameOfToken: token))
        continue
      }
      var name = "p\(index)"
      while TokenTexts([name]).areNames(in: function.node) { name += "_" }
      names.append(name)
      let range = tree.tokens[token].range
      edits.append(
        parameter.nameTokens?.second == nil
          ? Edit(range.upperBound..<range.upperBound, " " + name) : Edit(range, name))
    }
  }
}
