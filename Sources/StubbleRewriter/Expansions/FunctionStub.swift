import StubbleSemantics
import StubbleSyntax

/// The stub of a function, which consults a closure before its body runs.
///
/// It is a class because it would be costly to copy.
final class FunctionStub: Sendable {
  let function: FunctionDecl
  let body: SyntaxNode
  let signature: FunctionSignature
  let closure: ClosureSignature
  let context: PeerContext
  let record: CallRecord
  let builder: BuilderBody?
  /// The edits of the signature: names for parameters that have none, and the removal of a result builder's attribute.
  private let edits: [Edit]

  init(_ candidate: Candidate, index: TypeIndex) throws(Ineligibility) {
    guard let function = FunctionDecl(candidate.member.node) else {
      throw Ineligibility(candidate.range, "only a function can be stubbed in this way")
    }
    try FunctionStub.check(function, candidate)
    guard let body = function.body else {
      throw Ineligibility(candidate.range, "the function has no body")
    }
    guard let signature = FunctionSignature(function) else {
      throw Ineligibility(candidate.range, "this parameter has no name or type")
    }
    self.function = function
    self.body = body
    self.signature = signature
    var context = PeerContext(of: candidate, index: index)
    let scope = index.scope(of: candidate)
    let names = ParameterNames(of: function)
    var erasure = try index.erasure(for: candidate, of: signature)
    erasure.isOnGlobalActor = context.closureAttributes.nameGlobalActor || context.isUnclear
    erasure.marksUnsafe = !context.words.unsafe.isEmpty
    var closure = try ClosureSignature(
      of: signature, names: names.names, erasure: erasure,
      spelling: index.spelling(ofClosuresFor: candidate.member, in: candidate.type))
    builder = try BuilderBody(
      body, of: candidate, effects: function.effects, result: function.returnType, index: index)
    try closure.copyCaptured(in: function, of: candidate, isBodyMoved: builder != nil, index: index)
    closure.adapt(
      to: candidate, signature, result: signature.result, body: body, in: context, index: index)
    try closure.checkSentResult(of: signature, index: index, scope: scope)
    if let result = signature.result, index.isVoid(result, from: scope) { closure.returnsValue = false }
    self.closure = closure
    edits = names.edits + (builder?.removals ?? [])
    context.keepRecordOffActor(
      isSent: signature.parameters.contains { $0.type.modifiers.contains(.sending) },
      areSendable: {
        closure.parameters.allSatisfy { index.isKnownSendable($0.type.unmodified, from: scope) }
      })
    record = try CallRecord(of: candidate, signature, closure, in: context, index: index)
    self.context = context
  }

  private init(_ other: FunctionStub, closure: ClosureSignature, context: PeerContext, hasRecord: Bool) {
    function = other.function
    body = other.body
    builder = other.builder
    signature = other.signature
    self.closure = closure
    self.context = context
    record =
      hasRecord || other.record.labels == nil
      ? other.record : .impossible("those of the overridden one are not")
    edits = other.edits
  }

  /// Returns this stub, changed to consult the closure of an overridden function.
  ///
  /// - Parameter hasRecord: Whether the calls of the overridden function are recorded.
  func consulting(_ closure: ClosureSignature, isShared: Bool, hasRecord: Bool) -> FunctionStub {
    FunctionStub(self, closure: closure, context: context.with(isShared: isShared), hasRecord: hasRecord)
  }

  /// Throws if a function cannot be stubbed by its kind, name or modifiers.
  private static func check(_ function: FunctionDecl, _ candidate: Candidate) throws(Ineligibility) {
    if function.name.isEmpty { throw Ineligibility(candidate.range, "the function has no name") }
    if function.isOperator, candidate.options.name == nil {
      let words = NameInWords.of(function.name)
      throw Ineligibility(
        candidate.range,
        "an operator cannot be stubbed without a name: a closure cannot have the operator's name",
        notes: ["name its closure: '@StubbableFunction(name: \"_\(words.isEmpty ? "operator" : words)\")'"])
    }
    if function.node.hasModifier(.distributed) {
      throw Ineligibility(
        candidate.range, "a distributed function cannot be stubbed: a closure cannot be sent")
    }
  }

  func nameable(for candidate: Candidate) -> Nameable {
    let isGlobal = candidate.type == nil && !candidate.member.isInExtension
    return Nameable(
      member: candidate.member, clauses: candidate.closureClauses, kind: .function, base: function.name,
      isStatic: candidate.hasStaticClosures, needsStorage: context.needsStorage,
      chosenName: candidate.options.name, recordsCalls: record.labels != nil,
      hidingNames: isGlobal ? Set(closure.parameters.map(\.name.unquoted)) : [], signature: signature)
  }

  private func reference(toRecord name: String) -> String {
    context.expression(for: name, isShadowed: closure.hasParameter(named: name))
  }

  /// Returns the expansion.
  ///
  /// - Parameters:
  ///   - names: The names of the closure and the record.
  ///   - declares: Whether the expansion declares them; `false` for an override that consults the closure of the
  ///     superclass.
  func expand(names: ClosureNames, declares: Bool) throws(Ineligibility) -> Expansion {
    var expansion = Expansion()
    let name = names.function
    expansion.replacements = edits
    let record = record.labels.map(closure.record)
    expansion.wraps = [
      try StubGuard.wrap(
        body, closure: context.reference(to: name, isShadowed: closure.hasParameter(named: name)),
        signature: closure,
        recording: record.map { "\(reference(toRecord: names.record)).append(\($0.value))" },
        builder: builder.map { ($0, name) })
    ]
    expansion.variables = [
      GeneratedVariable(name: name, type: "\(closure.calledType)", limits: context.limits)
    ]
    guard declares else { return expansion }
    expansion.closures = [ClosureVariable(name: name, type: closure.type)]
    if let record {
      expansion.records = context.record(named: names.record, element: record.type)
      expansion.variables.append(
        GeneratedVariable(name: names.record, type: "\(TypeRef.array(record.type))", isRecord: true))
    }
    return expansion
  }
}
