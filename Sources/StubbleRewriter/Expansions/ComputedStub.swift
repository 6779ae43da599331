import StubbleSemantics
import StubbleSyntax

/// A computed property or a subscript whose accessors consult closures.
struct ComputedStub: Sendable {
  /// The getter's body with its closure, and the setter's if there is one.
  var getter: (body: SyntaxNode, signature: ClosureSignature)
  let setter: (body: SyntaxNode, signature: ClosureSignature)?
  var context: PeerContext
  private let edits: [Edit]

  init(_ candidate: Candidate, index: TypeIndex) throws(Ineligibility) {
    let member = candidate.member
    context = PeerContext(of: candidate, index: index)
    let spelling = index.spelling(in: candidate.type)
    let function = FunctionDecl(member.node)
    let block = candidate.binding?.accessorBlock ?? function?.accessorBlock.map(AccessorBlock.init)
    guard let block, let type = candidate.binding?.type ?? function?.returnType else {
      throw Ineligibility(candidate.range, "there is no getter that a stub could stand before")
    }
    let erasure = try index.erasure(for: candidate)
    try ComputedStub.refuse(block, candidate)

    var base = ClosureSignature()
    if let function {
      base = try ClosureSignature(of: function, effects: Effects(nil), erasure: erasure, spelling: spelling)
    } else {
      try base.setResult(type, erasure: erasure, spelling: spelling)
      base.returnsValue = true
    }
    base.attributes = context.closureAttributes
    edits = base.edits
    var getter = try ComputedStub.getter(
      in: block, base: base, erasure: erasure, spelling: spelling, candidate)
    if context.isInActor || context.isUnclear {
      getter.signature.stayInActor(index: index, scope: index.scope(of: candidate))
    }
    self.getter = getter
    let parameter = erasure.concerns(type) ? "Any" : index.setterParameter(type, of: candidate)
    setter = try ComputedStub.setter(
      in: block, base: base, parameter: parameter, isOptional: erasure.concerns(type) && type.isOptional,
      result: spelling.standard("Void"))
  }

  private static func refuse(_ block: AccessorBlock, _ candidate: Candidate) throws(Ineligibility) {
    if block.isConditional {
      throw Ineligibility(block.node.range, "accessors inside '#if' cannot be stubbed")
    }
    for (accessor, keyword) in zip(block.accessors, block.keywords) where keyword != .get && keyword != .set {
      let name = accessor.ownTokens.first.map(accessor.tree.text) ?? ""
      throw Ineligibility(
        accessor.range, "the accessor '\(name)' cannot be stubbed",
        notes: ["write the property with 'get' and 'set'"])
    }
  }

  private static func getter(
    in block: AccessorBlock, base: ClosureSignature, erasure: GenericErasure, spelling: TypeSpelling,
    _ candidate: Candidate
  ) throws(Ineligibility) -> (body: SyntaxNode, signature: ClosureSignature) {
    if block.isImplicitGetter { return (block.node, base) }
    guard let accessor = block.accessor(.get), let body = accessor.child(.codeBlock) else {
      throw Ineligibility(candidate.range, "there is no getter that a stub could stand before")
    }
    var signature = base
    try signature.setEffects(Effects(accessor.child(.effectSpecifiers)), erasure: erasure, spelling: spelling)
    return (body, signature)
  }

  private static func setter(
    in block: AccessorBlock, base: ClosureSignature, parameter: String, isOptional: Bool, result: String
  ) throws(Ineligibility) -> (body: SyntaxNode, signature: ClosureSignature)? {
    guard let accessor = block.accessor(.set) else { return nil }
    guard let body = accessor.child(.codeBlock) else {
      throw Ineligibility(accessor.range, "the setter has no body that a stub could stand before")
    }
    var signature = base
    signature.result = result
    signature.cast = nil
    signature.returnsValue = false
    let tree = accessor.tree
    let name = accessor.token(.leftParen).map { tree.text(ofToken: $0 + 1) } ?? "newValue"
    signature.parameters.append(parameter)
    signature.arguments.append(isOptional ? "\(name) as Any" : name)
    return (body, signature)
  }

  func nameable(for candidate: Candidate) -> Nameable {
    let function = FunctionDecl(candidate.member.node)
    return Nameable(
      member: candidate.member, clauses: candidate.closureClauses,
      kind: function == nil ? .computed : .subscript,
      base: candidate.binding?.name ?? "subscript", isStatic: candidate.hasStaticClosures,
      isSettable: setter != nil,
      chosenName: candidate.options.name,
      steps: function.map { Nameable.steps(of: $0, isSubscript: true) } ?? [])
  }

  func expand(names: ClosureNames, declares: Bool) throws(Ineligibility) -> Expansion {
    var expansion = Expansion()
    expansion.replacements = edits
    expansion.names = [names.getter]
    expansion.wraps = [try wrap(getter, name: names.getter)]
    var peers = [context.declaration(of: names.getter, type: getter.signature.type)]
    if let setter {
      expansion.names.append(names.setter)
      expansion.wraps.append(try wrap(setter, name: names.setter))
      peers.append(context.declaration(of: names.setter, type: setter.signature.type))
    }
    if declares { expansion.peers = peers }
    return expansion
  }

  private func wrap(
    _ accessor: (body: SyntaxNode, signature: ClosureSignature), name: String
  ) throws(Ineligibility) -> BodyWrap {
    let shadowed = accessor.signature.arguments.contains(name)
    return try StubGuard.wrap(
      accessor.body, closure: context.reference(to: name, isShadowed: shadowed),
      signature: accessor.signature,
      recording: nil)
  }
}
