import StubbleSemantics
import StubbleSyntax

/// A body whose parts a result builder joins.
///
/// A condition around the body would be one of the parts. So the body moves into a function inside of the member, which has
/// the builder's attribute in place of the member.
struct BuilderBody: Sendable {
  /// The attribute that names the builder.
  let attribute: SyntaxNode
  /// The result and the effects: `() async throws -> [Int]`.
  private let head: String
  private let marks: String

  /// Nil if the member has no result builder.
  init?(
    _ body: SyntaxNode, of candidate: Candidate, effects: Effects, result: SyntaxNode?, index: TypeIndex
  ) throws(Ineligibility) {
    let scope = index.scope(of: candidate)
    guard let result,
      let attribute = candidate.member.node.attributes.first(where: {
        index.isKnownResultBuilder($0.attributeName, scope: scope)
      })
    else { return nil }
    if index.mayAskForCaller(body) {
      throw Ineligibility(
        attribute.range, "its body asks for '#function', and would be in a function of another name")
    }
    if effects.isRethrowing {
      throw Ineligibility(
        attribute.range, "a body with a result builder cannot rethrow from another function")
    }
    self.attribute = attribute
    let thrown = effects.thrownType.map { "(\(TypeRef($0)))" } ?? ""
    head =
      "()" + (effects.isAsync ? " async" : "") + (effects.isThrowing ? " throws\(thrown)" : "")
      + " -> \(TypeRef(result))"
    marks = (effects.isThrowing ? "try " : "") + (effects.isAsync ? "await " : "")
  }

  /// What begins the function.
  ///
  /// - Parameter closure: the name of the closure that is consulted before.
  func opening(after closure: String) -> String {
    "\(attribute.spelling) func \(BuilderBody.name(after: closure))\(head) {"
  }

  /// What ends the function and calls it.
  func closing(after closure: String) -> String {
    "}; return \(marks)\(BuilderBody.name(after: closure))()"
  }

  /// The member is without its attribute.
  var removal: Edit { Edit(attribute.range, "") }

  private static func name(after closure: String) -> String { closure.unquoted + "Parts" }
}
