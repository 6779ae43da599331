import StubbleSemantics
import StubbleSyntax

/// The stub of a computed property or a subscript, whose accessors consult closures.
///
/// It is a class because it would be costly to copy.
final class ComputedStub: Sendable {
  /// The body of the getter with its closure, and that of the setter if there is one.
  let getter: (body: SyntaxNode, closure: ClosureSignature)
  let setter: (body: SyntaxNode, closure: ClosureSignature)?
  let context: PeerContext
  let signature: FunctionSignature
  let builder: BuilderBody?
  private let edits: [Edit]

  init(_ candidate: Candidate, index: TypeIndex) throws(Ineligibility) {
    try ComputedStub.check(candidate)
    context = PeerContext(of: candidate, index: index)
    let spelling = index.spelling(ofClosuresFor: candidate.member, in: candidate.type)
    let function = FunctionDecl(candidate.member.node)
    guard let block = candidate.accessorBlock, let type = candidate.binding?.type ?? function?.returnType
    else {
      throw Ineligibility(candidate.range, "there is no getter with a body")
    }
    guard let signature = function.map(FunctionSignature.init) ?? FunctionSignature(ofProperty: type) else {
      throw Ineligibility(candidate.range, "this parameter has no name or type")
    }
    self.signature = signature
    let erasure = try index.erasure(for: candidate, of: signature)
    try ComputedStub.check(block)

    let names = function.map(ParameterNames.init)
    var base = try ClosureSignature(
      of: signature, names: names?.names ?? [], erasure: erasure, spelling: spelling)
    if function == nil { base.returnsValue = true }
    base.attributes = context.closureAttributes
    base.keepSentHere(from: signature, index: index, scope: index.scope(of: candidate))
    var getter = try ComputedStub.getter(
      in: block, base: base, erasure: erasure, spelling: spelling, candidate)
    let value = TypeRef(type)
    getter.closure.adapt(
      to: candidate, signature, result: value, body: getter.body, in: context, index: index)
    self.getter = getter
    builder = try BuilderBody(
      getter.body, of: candidate, effects: Effects(block.accessor(.get)?.child(.effectSpecifiers)),
      result: type, index: index)
    edits = (names?.edits ?? []) + (builder?.removals ?? [])
    let erased = erasure.concerns(value) ? erasure.anything(for: value, spelling: spelling) : nil
    let isOptional = (try? erasure.withoutAlias(value, at: type.range))?.isOptional ?? true
    setter = try ComputedStub.setter(
      in: block, base: base, parameter: erased ?? index.setterParameter(value, of: candidate),
      isCoerced: erased == .anything && isOptional, result: spelling.standardType("Void"))
  }

  private init(_ other: ComputedStub, closure: ClosureSignature, context: PeerContext) {
    getter = (other.getter.body, closure)
    setter = other.setter
    self.context = context
    signature = other.signature
    builder = other.builder
    edits = other.edits
  }

  /// Returns this stub, changed to consult the getter's closure of an overridden member.
  func consulting(_ closure: ClosureSignature, isShared: Bool) -> ComputedStub {
    ComputedStub(self, closure: closure, context: context.with(isShared: isShared))
  }

  /// Throws if the annotation asks for records of calls.
  private static func check(_ candidate: Candidate) throws(Ineligibility) {
    guard candidate.annotation?.options.calls == true else { return }
    throw Ineligibility(
      candidate.range, "a subscript cannot record its calls", notes: ["record them in the stub instead"])
  }

  /// Throws if there are accessors other than `get`, `set` and `init`, which stays as it is, or some inside `#if`.
  private static func check(_ block: AccessorBlock) throws(Ineligibility) {
    if block.isConditional {
      throw Ineligibility(block.node.range, "accessors inside '#if' cannot be stubbed")
    }
    for (accessor, keyword) in zip(block.accessors, block.keywords)
    where keyword != .get && keyword != .set && keyword != .`init` {
      let name = accessor.ownTokens.first.map(accessor.tree.text) ?? ""
      throw Ineligibility(
        accessor.range, "the accessor '\(name)' cannot be stubbed",
        notes: ["write the property with 'get' and 'set'"])
    }
  }

  private static func getter(
    in block: AccessorBlock, base: ClosureSignature, erasure: GenericErasure, spelling: TypeSpelling,
    _ candidate: Candidate
  ) throws(Ineligibility) -> (body: SyntaxNode, closure: ClosureSignature) {
    if block.isImplicitGetter { return (block.node, base) }
    guard let accessor = block.accessor(.get), let body = accessor.child(.codeBlock) else {
      throw Ineligibility(candidate.range, "there is no getter with a body")
    }
    var closure = base
    let effects = Effects(accessor.child(.effectSpecifiers))
    closure.setEffects(
      isAsync: effects.isAsync, TypeRef.Throwing(effects), erasure: erasure, spelling: spelling)
    return (body, closure)
  }

  private static func setter(
    in block: AccessorBlock, base: ClosureSignature, parameter: TypeRef, isCoerced: Bool, result: TypeRef
  ) throws(Ineligibility) -> (body: SyntaxNode, closure: ClosureSignature)? {
    guard let accessor = block.accessor(.set) else { return nil }
    guard let body = accessor.child(.codeBlock) else {
      throw Ineligibility(accessor.range, "the setter has no body")
    }
    var closure = base
    closure.result = result
    closure.cast = nil
    closure.returnsValue = false
    let tree = accessor.tree
    let name = accessor.token(.leftParen).map { tree.text(ofToken: $0 + 1) } ?? "newValue"
    closure.parameters.append(
      ClosureSignature.Parameter(name: name, type: parameter, argument: isCoerced ? "\(name) as Any" : name))
    return (body, closure)
  }

  func nameable(for candidate: Candidate) -> Nameable {
    let function = FunctionDecl(candidate.member.node)
    return Nameable(
      member: candidate.member, clauses: candidate.closureClauses,
      kind: function == nil ? .computed : .subscript,
      base: candidate.binding?.name ?? "subscript", isStatic: candidate.hasStaticClosures,
      needsStorage: context.needsStorage, isSettable: setter != nil,
      chosenName: candidate.options.name,
      signature: function == nil ? nil : signature)
  }

  /// Returns the expansion.
  ///
  /// - Parameters:
  ///   - names: The names of the closures.
  ///   - declares: Whether the expansion declares the closures; `false` for an override that consults those of the
  ///     superclass.
  func expand(names: ClosureNames, declares: Bool) throws(Ineligibility) -> Expansion {
    var expansion = Expansion()
    expansion.replacements = edits
    expansion.variables = [
      GeneratedVariable(name: names.getter, type: "\(getter.closure.calledType)", limits: context.limits)
    ]
    expansion.wraps = [try wrap(getter, name: names.getter, builder: builder)]
    var closures = [ClosureVariable(name: names.getter, type: getter.closure.type)]
    if let setter {
      expansion.variables.append(
        GeneratedVariable(name: names.setter, type: "\(setter.closure.type)", limits: context.limits))
      expansion.wraps.append(try wrap(setter, name: names.setter, builder: nil))
      closures.append(ClosureVariable(name: names.setter, type: setter.closure.type))
    }
    if declares { expansion.closures = closures }
    return expansion
  }

  private func wrap(
    _ accessor: (body: SyntaxNode, closure: ClosureSignature), name: String, builder: BuilderBody?
  ) throws(Ineligibility) -> BodyWrap {
    try StubGuard.wrap(
      accessor.body,
      closure: context.reference(to: name, isShadowed: accessor.closure.hasParameter(named: name)),
      signature: accessor.closure, recording: nil, builder: builder.map { ($0, name) })
  }
}
