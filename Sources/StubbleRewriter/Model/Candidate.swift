import StubbleSyntax

/// A member, or one binding of it, that an annotation or a selection asks to be stubbed.
struct Candidate: Sendable {
  let member: Member
  /// The binding of a variable; nil for other members.
  let binding: PatternBinding?
  /// Index of the type; nil for global functions and members of types that are not in view.
  let type: Int?
  let options: Annotation.Options
  /// The member's own annotation; nil if it was selected with its type.
  let annotation: Annotation?
  /// The type carries an annotation of its own, rather than being one of all.
  var isTypeAnnotated = false

  /// The member as one refers to it: `fetch(by:in:)`, `isEnabled`.
  var reference: String {
    if let binding {
      let name = binding.name ?? binding.pattern?.spelling ?? ""
      return name.isEmpty ? "var" : name
    }
    return FunctionDecl(member.node)?.reference ?? ""
  }

  /// The bytes to point at.
  var range: Range<Int> {
    let tree = member.node.tree
    if let token = binding?.nameToken ?? FunctionDecl(member.node)?.nameToken {
      return tree.tokens[token].range
    }
    if let pattern = binding?.pattern { return pattern.range }
    return member.node.token(.subscript).map { tree.tokens[$0].range } ?? member.node.range
  }
}

/// What is to be done to a candidate that can be stubbed.
enum Stub: Sendable {
  case function(FunctionStub)
  case computed(ComputedStub)
  case stored(StoredStub)
}
