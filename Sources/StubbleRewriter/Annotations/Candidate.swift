import StubbleSemantics
import StubbleSyntax

/// Where the closures of a member are declared.
enum ClosurePlacement: Sendable {
  /// In the type's own declaration: one for each instance, or static as the member is.
  case instance
  /// There as well, but static: one for all instances, which cannot hold any for this reason.
  case shared(Ineligibility)
  /// Next to an extension's member, static, for this reason.
  case beside(Ineligibility)

  /// Why the closures are not in the instances.
  var reason: Ineligibility? {
    switch self {
    case .instance: nil
    case .shared(let reason), .beside(let reason): reason
    }
  }
}

/// A member, or one binding of it, that an annotation or a selection asks to be stubbed.
struct Candidate: Sendable {
  let member: Member
  /// The binding of a variable; nil for other members.
  let binding: PatternBinding?
  /// Index of the type; nil for global functions and members of types that are not visible.
  let type: TypeID?
  let options: Annotation.Options
  /// The member's own annotation; nil if it was selected with its type.
  let annotation: Annotation?
  /// The type carries an annotation of its own, rather than being one of all.
  var isTypeAnnotated = false
  /// Where its closures are declared.
  var placement = ClosurePlacement.instance
  /// Where its type names what a property wrapper on it makes.
  var wrapperReferences: [WrapperReference] = []

  /// The closures are static, as the member is or since its instances cannot have any.
  var hasStaticClosures: Bool { member.isStatic || placement.reason != nil }
  /// The candidate is a stored property, perhaps with observers.
  var isStored: Bool { binding.map { $0.accessorBlock?.isObservers ?? true } ?? false }
  /// The candidate is a part of each instance.
  var isInstanceStorage: Bool { isStored && !member.isStatic }
  /// One closure serves all instances.
  var isShared: Bool { !member.isStatic && placement.reason != nil }

  /// The member as one refers to it: `fetch(by:in:)`, `isEnabled`.
  var reference: String {
    if let binding {
      let name = binding.name ?? binding.pattern?.spelling ?? ""
      return name.isEmpty ? "var" : name
    }
    return FunctionDecl(member.node)?.reference ?? ""
  }

  /// The names in its type, or in its signature.
  var signatureNames: Set<String> { binding.map(\.signatureNames) ?? member.node.signatureNames }

  /// The types of its parameters and of its result or value, as far as they are written.
  var signatureTypes: [SyntaxNode] {
    let function = FunctionDecl(member.node)
    return (function?.parameters.compactMap(\.type) ?? [])
      + [function?.returnType ?? binding?.type].compactMap(\.self)
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
