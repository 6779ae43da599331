import StubbleSemantics
import StubbleSyntax

/// A member that is to be stubbed by an annotation or a selection. Each variable of a declaration of several is a
/// candidate of its own.
struct Candidate: Sendable {
  let member: Member
  /// The binding of a variable; `nil` for other members.
  let binding: PatternBinding?
  /// The type that declares the member; `nil` for global functions and members of types that are not visible.
  let type: TypeID?
  let options: Annotation.Options
  /// The member's own annotation; `nil` if it was selected with its type.
  let annotation: Annotation?
  /// Whether the type has an annotation, rather than being selected from outside.
  var isTypeAnnotated = false
  /// Where the closures are declared.
  var placement = ClosurePlacement.instance
  /// The references of the type to the candidate's property wrapper.
  var wrapperReferences: [WrapperReference] = []
  /// Why the candidate cannot be stubbed unless the memberwise initializer of its type is written out; `nil` if it can.
  var reasonToWriteInitializer: Ineligibility?

  /// Whether the closures are static, because the member is or because instances cannot store them.
  var hasStaticClosures: Bool { member.isStatic || placement.reason != nil }
  /// Whether the candidate is a constant.
  var isLet: Bool { VariableDecl(member.node)?.isLet ?? false }
  /// Whether the candidate is a stored property, perhaps with observers.
  var isStored: Bool { binding.map { $0.accessorBlock?.isObservers ?? true } ?? false }
  /// The accessors of a property or subscript, or `nil` if it has none, or is a function.
  var accessorBlock: AccessorBlock? {
    binding?.accessorBlock ?? FunctionDecl(member.node)?.accessorBlock.map(AccessorBlock.init)
  }
  /// Whether the compiler inlines the member's body wherever the member is used, also without optimization.
  var isTransparent: Bool {
    ([member.node] + (accessorBlock?.accessors ?? [])).contains { $0.hasAttribute("_transparent") }
  }
  /// Whether the candidate is a stored instance property.
  var isInstanceStorage: Bool { isStored && !member.isStatic }
  /// Whether static closures serve all instances of an instance member.
  var isShared: Bool { !member.isStatic && placement.reason != nil }

  /// The name of the member with its argument labels: `fetch(by:in:)`, `isEnabled`.
  var reference: String {
    if let binding {
      let name = binding.name ?? binding.pattern?.spelling ?? ""
      return name.isEmpty ? "var" : name
    }
    return FunctionDecl(member.node)?.reference ?? ""
  }

  /// The names in the type of a variable, or in the signature of another member.
  var signatureNames: Set<String> { binding.map(\.signatureNames) ?? member.node.signatureNames }
  /// The names of the types that the member's signature mentions.
  var signatureTypeNames: Set<String> { signatureNode.signatureTypeNames }
  /// The member types that the member's signature mentions.
  var signatureMemberTypes: [TypeRef] { signatureNode.signatureMemberTypes }

  private var signatureNode: SyntaxNode { binding?.typed.node ?? member.node }

  /// The types of the parameters, and of the result or value, as far as they are written.
  var signatureTypes: [SyntaxNode] {
    (FunctionDecl(member.node)?.parameters.compactMap(\.type) ?? []) + [resultType].compactMap(\.self)
  }

  /// The type of the result or value, if it is written.
  var resultType: SyntaxNode? { FunctionDecl(member.node)?.returnType ?? binding?.writtenType }

  /// The bytes at which diagnostics about the candidate point: its name, if it has one.
  var range: Range<Int> {
    let tree = member.node.tree
    if let token = binding?.nameToken ?? FunctionDecl(member.node)?.nameToken {
      return tree.tokens[token].range
    }
    if let pattern = binding?.pattern { return pattern.range }
    return member.node.token(.subscript).map { tree.tokens[$0].range } ?? member.node.range
  }
}
