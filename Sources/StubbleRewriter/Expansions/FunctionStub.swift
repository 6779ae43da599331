import StubbleSemantics
import StubbleSyntax

/// A function that consults a closure before its body runs.
struct FunctionStub: Sendable {
  let function: FunctionDecl
  let body: SyntaxNode
  var signature: ClosureSignature
  var context: PeerContext
  /// Each call's arguments are recorded as well.
  let recordsCalls: Bool

  init(_ candidate: Candidate, index: TypeIndex) throws(Ineligibility) {
    guard let function = FunctionDecl(candidate.member.node) else {
      throw Ineligibility(candidate.range, "only a function can be stubbed in this way")
    }
    try FunctionStub.refuse(function, candidate)
    guard let body = function.body else {
      throw Ineligibility(candidate.range, "the function has no body that a stub could stand before")
    }
    self.function = function
    self.body = body
    context = PeerContext(of: candidate, index: index)
    var signature = try ClosureSignature(
      of: function, effects: function.effects, erasure: index.erasure(for: candidate),
      spelling: index.spelling(in: candidate.type))
    signature.attributes = FunctionStub.inheritance(of: function.node) + context.closureAttributes
    if context.isInActor || context.isUnclear {
      signature.stayInActor(index: index, scope: index.scope(of: candidate))
    }
    signature.borrowed.formUnion(FunctionStub.borrowedByAlias(function, candidate, index: index))
    self.signature = signature
    recordsCalls = candidate.options.calls ?? false
    if recordsCalls { try FunctionStub.refuseRecording(candidate, index: index) }
  }

  /// Parameters that are closures by an alias and do not escape.
  private static func borrowedByAlias(
    _ function: FunctionDecl, _ candidate: Candidate, index: TypeIndex
  ) -> [Int] {
    let scope = index.scope(of: candidate)
    return function.parameters.enumerated().filter { _, parameter in
      guard let type = parameter.type, type.kind == .identifierType, !parameter.isVariadic else {
        return false
      }
      return index.aliases.resolve(TypeDecl.dottedName(type), from: scope)?.bareType.kind == .functionType
    }.map(\.offset)
  }

  /// `nonisolated(nonsending)` as the function has it.
  private static func inheritance(of node: SyntaxNode) -> [String] {
    node.modifier(.nonisolated, detailed: true).map(\.spelling).map {
      $0.hasSuffix("(nonsending)") ? [$0] : []
    } ?? []
  }

  private static func refuse(_ function: FunctionDecl, _ candidate: Candidate) throws(Ineligibility) {
    switch function.node.kind {
    case .initializerDecl:
      throw Ineligibility(candidate.range, "an initialiser cannot be stubbed: it must make its object")
    case .deinitializerDecl: throw Ineligibility(candidate.range, "a deinitialiser cannot be stubbed")
    default: break
    }
    if function.name.isEmpty { throw Ineligibility(candidate.range, "the function has no name") }
    if function.isOperator, candidate.options.name == nil {
      let spoken = SpokenName.of(function.name)
      throw Ineligibility(
        candidate.range, "an operator cannot be stubbed without a name: a closure cannot be named by it",
        notes: ["name its closure: '@StubbableFunction(name: \"_\(spoken.isEmpty ? "operator" : spoken)\")'"])
    }
    if function.node.hasModifier(.distributed) {
      throw Ineligibility(
        candidate.range, "a distributed function cannot be stubbed: a closure cannot be sent")
    }
  }

  private static func refuseRecording(_ candidate: Candidate, index: TypeIndex) throws(Ineligibility) {
    guard let type = candidate.type, index.types[type].kind == .struct, !candidate.hasStaticClosures,
      !candidate.member.node.hasModifier(.mutating)
    else { return }
    throw Ineligibility(
      candidate.range, "a struct cannot record the calls of a function that is not 'mutating'",
      notes: ["record them in the stub instead"])
  }

  func nameable(for candidate: Candidate) -> Nameable {
    Nameable(
      member: candidate.member, clauses: candidate.closureClauses, kind: .function, base: function.name,
      isStatic: candidate.hasStaticClosures,
      chosenName: candidate.options.name, recordsCalls: recordsCalls,
      steps: Nameable.steps(of: function, isSubscript: false))
  }

  /// The expansion with its closure under a name. `declares` is false for an override that consults the
  /// closure of its superclass.
  func expand(names: ClosureNames, declares: Bool) throws(Ineligibility) -> Expansion {
    var expansion = Expansion()
    let name = names.function
    expansion.replacements = signature.edits
    let shadowed = signature.arguments.contains { $0 == name || $0 == "&" + name }
    expansion.wraps = [
      try StubGuard.wrap(
        body, closure: context.reference(to: name, isShadowed: shadowed), signature: signature,
        recording: recording(names.record))
    ]
    expansion.names = [name]
    guard declares else { return expansion }
    expansion.peers = [context.declaration(of: name, type: signature.type)]
    if recordsCalls {
      let recorded = signature.record(names: parameterNames).type
      expansion.peers.append(context.record(named: names.record, element: recorded))
      expansion.names.append(names.record)
    }
    return expansion
  }

  private var parameterNames: [String?] {
    function.parameters.map { parameter in
      parameter.internalName.map { function.node.tree.text(ofToken: $0) }.flatMap { $0 == "_" ? nil : $0 }
    }
  }

  /// The call that records the arguments.
  private func recording(_ name: String) -> String? {
    guard recordsCalls else { return nil }
    let element = signature.record(names: parameterNames).value
    return "\(context.qualified(name)).append(\(element))"
  }
}
