import StubbleSemantics
import StubbleSyntax

/// A body that a result builder transforms.
///
/// An `if` around the body would be transformed too. So the body moves into a local function inside the member, and the
/// builder's attribute moves from the member to that function.
struct BuilderBody: Sendable {
  /// The attribute that names the builder.
  let attribute: SyntaxNode
  /// The edits that remove builders' attributes from the member.
  let removals: [Edit]
  /// The type of the local function: `() async throws -> [Int]`.
  private let head: String
  private let marks: String
  /// The modifier with which the local function runs on the actor of the member's caller.
  private let modifier: String
  /// The names in the member.
  private let usedNames: Set<String>
  /// The undeclared callees of the body.
  let undeclaredCallees: [SyntaxNode]

  /// Creates the value for a body, or returns `nil` if the member has no result builder.
  ///
  /// - Throws: An `Ineligibility` if the body would mean something else in a local function.
  init?(
    _ body: SyntaxNode, of candidate: Candidate, effects: Effects, result: SyntaxNode?, index: TypeIndex
  ) throws(Ineligibility) {
    let scope = index.scope(of: candidate)
    let accessor = body.parent.flatMap { $0.kind == .accessorDecl ? $0 : nil }
    // That of the accessor has precedence.
    let attributes = ((accessor?.attributes ?? []) + candidate.member.node.attributes).filter {
      index.isKnownResultBuilder($0.attributeName, scope: scope)
    }
    guard let result, let attribute = attributes.first else { return nil }
    removals = attributes.map { Edit($0.range, "") }
    if index.mayAskForCaller(body) {
      throw Ineligibility(
        attribute.range, "its body uses '#function', and would be in a function with another name")
    }
    if effects.isRethrowing {
      throw Ineligibility(
        attribute.range, "a body with a result builder cannot rethrow from another function")
    }
    self.attribute = attribute
    let isNonsending = effects.isAsync && index.isNonsending(candidate.member, in: candidate.type)
    modifier = isNonsending ? "\(TypeRef.Modifier.nonsending.text) " : ""
    let tree = body.tree
    usedNames = Set(
      candidate.member.node.tokenRange.filter { tree.tokens[$0].kind.isIdentifierLike }
        .map(tree.name(ofToken:)))
    undeclaredCallees = CallerName("", scope: scope, index: index).undeclaredCallees(in: body)
    let thrown = effects.thrownType.map { "(\(TypeRef($0)))" } ?? ""
    head =
      "()" + (effects.isAsync ? " async" : "") + (effects.isThrowing ? " throws\(thrown)" : "")
      + " -> \(TypeRef(result))"
    marks = (effects.isThrowing ? "try " : "") + (effects.isAsync ? "await " : "")
  }

  /// Returns the text that begins the local function.
  ///
  /// - Parameter closure: The name of the stub's closure, from which that of the function is derived.
  func opening(after closure: String) -> String {
    "\(attribute.spelling) \(modifier)func \(name(after: closure))\(head) {"
  }

  /// Returns the text that ends the local function and returns its result.
  func closing(after closure: String) -> String {
    "}; return \(marks)\(name(after: closure))()"
  }

  private func name(after closure: String) -> String {
    var name = closure.unquoted + "Parts"
    while usedNames.contains(name) { name += "_" }
    return Namer.quoted(name)
  }
}
