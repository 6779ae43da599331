import StubbleSemantics
import StubbleSyntax

/// One function as a spy follows it: the variables, and what the body does with them.
struct SpyCall {
  struct Tracker {
    var name: String
    var type: TypeRef
    /// The type, if it is one of the standard library.
    var standardType: String?
    var initial: String?
    /// The value of one that is computed.
    var value: String?
    var isClosure = false
    /// It records calls, so that forgetting them resets it.
    var isRecord = false
  }

  let prefix: String
  let function: RequiredFunction
  /// The class, and the member as one refers to it.
  let label: String
  private let sent: String
  /// The statement that notes the order of calls.
  var order: Code?
  /// How the call is passed on to a real object.
  var forwarding: SpyForwarding?
  /// What is returned where a test said nothing.
  var fallback: String?
  /// The function that is called where there is no answer.
  var trap = "fatalError"
  /// The variable with the value to return.
  var returnName: String
  /// The arguments of all calls are kept.
  private let keepsHistory: Bool

  init(
    prefix: String, function: RequiredFunction, label: String, sent: String, keepsHistory: Bool
  ) {
    self.prefix = prefix
    self.sent = sent
    self.keepsHistory = keepsHistory
    self.label = label
    self.function = function
    returnName = prefix + "ReturnValue"
  }

  var trackers: [Tracker] {
    var all = [
      Tracker(
        name: prefix + "CallsCount", type: .named("Int"), standardType: "Int", initial: "0", isRecord: true),
      Tracker(name: prefix + "Called", type: .named("Bool"), value: prefix + "CallsCount > 0"),
    ]
    if isRecorded {
      all.append(Tracker(name: receivedName, type: receivedType, isRecord: true))
      if keepsHistory {
        all.append(
          Tracker(name: invocationsName, type: .array(invocationType), initial: "[]", isRecord: true))
      }
    }
    if function.isInitializer { return all }
    if function.throwing.isThrowing {
      all.append(Tracker(name: prefix + "ThrowableError", type: .optional(function.errorType)))
    }
    if let result = function.result, !result.isNever {
      all.append(
        Tracker(name: returnName, type: result.unwrapped, initial: result.isVoid ? "()" : result.explicitNil))
    }
    all.append(Tracker(name: prefix + "Closure", type: function.closureType, isClosure: true))
    return all
  }

  // MARK: Arguments

  /// A closure that does not escape cannot be kept.
  private var isRecorded: Bool {
    !function.parameters.isEmpty && function.parameters.allSatisfy(\.isRecordable)
  }

  private var single: RequiredParameter? { function.parameters.count == 1 ? function.parameters[0] : nil }

  private var receivedName: String {
    single.map { prefix + "Received" + Namer.capitalized(NameInWords.of($0.name)) } ?? prefix
      + "ReceivedArguments"
  }

  private var invocationsName: String { prefix + "ReceivedInvocations" }

  private var receivedType: TypeRef { single?.receivedType ?? .optional(recordedTuple) }

  private var invocationType: TypeRef { single?.recordedType ?? recordedTuple }

  private var recordedTuple: TypeRef {
    .tuple(
      function.parameters.map { parameter in
        TypeRef.Element(label: Namer.label(parameter.name), parameter.recordedType)
      })
  }

  private var recorded: Code.Expression {
    if let single { return .text(single.recorded) }
    return .tuple("", function.parameters.map { "\(Namer.argumentLabel($0.name)): \($0.recorded)" })
  }

  // MARK: Body

  private func own(_ name: String) -> String { function.own(name) }

  var body: [Code] {
    var code: [Code] = [.line(own(prefix + "CallsCount") + " += 1")]
    if let order { code.append(order) }
    if isRecorded {
      code.append(.expression(recorded.after("\(own(receivedName)) = ")))
      if keepsHistory { code.append(.expression(.call(own(invocationsName) + ".append", [recorded]))) }
    }
    if function.isInitializer { return code }
    if function.throwing.isThrowing {
      let error = function.bound(prefix + "ThrowableError")
      let cast = function.errorCast.map { " as! \($0)" } ?? ""
      code.append(.block("if \(error.binding)", [.line("throw \(error.name)\(cast)")]))
    }
    return code + function.erasures + answer
  }

  private var answer: [Code] {
    let closure = prefix + "Closure"
    let marks = function.callMarks
    guard let result = function.result else {
      let call = Code.expression(function.call(marks + own(closure) + "?"))
      guard let forwarding else { return [call] }
      if function.parameters.contains(where: \.isUsedUp) { return [closureCall(closure), forwarding.block] }
      return [
        call, .block("if \(own(closure)) == nil, \(forwarding.binding)", forwarding.statements),
      ]
    }
    let closureCall = self.closureCall(closure)
    let value = returned(own(returnName))
    if result.isVoid { return [closureCall] + [forwarding?.block].compactMap(\.self) + [value] }
    if result.isOptional {
      let passed = forwarding.map {
        Code.block("if case nil = \(own(returnName)), \($0.binding)", $0.statements)
      }
      return [closureCall] + [passed].compactMap(\.self) + [value]
    }
    let passed = [forwarding?.block].compactMap(\.self)
    let last = isRecorded && keepsHistory ? "; called with \\(\(own(invocationsName)).suffix(1))" : ""
    let failure =
      fallback.map { .line("return \($0)") }
      ?? Code.expression(.call(trap, [.text("\"\(label.literalContent) has no return value\(last)\"")]))
    if result.isNever { return [closureCall] + passed + [failure] }
    let given = function.bound(returnName)
    return [closureCall, .block("guard \(given.binding) else", passed + [failure])] + [returned(given.name)]
  }

  /// Answers with the closure, if there is one.
  private func closureCall(_ closure: String) -> Code {
    let bound = function.bound(closure)
    let call = function.call(function.callMarks + bound.name)
    return .block("if \(bound.binding)", [function.returned(call, sent: sent)])
  }

  private func returned(_ value: String) -> Code {
    function.returned(.text(value + function.resultCast), sent: sent)
  }
}
