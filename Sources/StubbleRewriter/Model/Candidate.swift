import StubbleSyntax

/// A member, or one binding of it, that an annotation or a selection asks to be stubbed.
struct Candidate: Sendable {
  private(set) var member: Member
  /// The binding of a variable; nil for other members.
  let binding: PatternBinding?
  /// Index of the type; nil for global functions and members of types that are not in view.
  let type: Int?
  let options: Annotation.Options
  /// The member's own annotation; nil if it was selected with its type.
  let annotation: Annotation?
  /// The type carries an annotation of its own, rather than being one of all.
  var isTypeAnnotated = false
  /// What keeps the closures from standing in each instance, in the type's own declaration. They are static then, one
  /// for all instances, and stand beside the member.
  var hindrance: Refusal? {
    didSet { member.keepsClosures = hindrance != nil && member.isInExtension }
  }

  /// The closures are static, as the member is or since its instances cannot have any.
  var hasStaticClosures: Bool { member.isStatic || hindrance != nil }
  /// The candidate is a stored property, perhaps with observers.
  var isStored: Bool { binding.map { $0.accessorBlock?.isObservers ?? true } ?? false }
  /// The candidate is a part of each instance.
  var isInstanceStorage: Bool { isStored && !member.isStatic }
  /// One closure serves all instances.
  var isShared: Bool { !member.isStatic && hindrance != nil }

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
