import StubbleSemantics
import StubbleSyntax

/// The implementation of a function or accessor in a spy: its tracking variables, and the body that uses them.
struct SpyCall {
  /// A variable that records calls, or determines their results.
  struct Tracker {
    var name: String
    /// The type; for a closure, without `?` and attributes.
    var type: TypeRef
    /// The name of the type if it is one of the standard library, which may have to be qualified; otherwise `nil`.
    var standardType: String?
    /// The initial value, or `nil` for none.
    var initial: String?
    /// The expression of a computed variable, or `nil` for a stored one.
    var value: String?
    var isClosure = false
    /// Whether the variable records calls, so that `reset` resets it.
    var isRecord = false
    /// Whether uses of the variable must be marked `unsafe`.
    var isUnsafe = false
  }

  /// The beginning of the variables' names.
  let prefix: String
  let function: RequiredFunction
  /// The name of the class and the member, for messages: `StoreSpy.load(id:)`.
  let label: String
  /// The name of the struct for `sending` results.
  private let sent: String
  /// The statement that adds the call to the order of calls, or `nil` if that is not kept.
  var order: Code?
  /// The code that passes the call on to a real object, or `nil` if it cannot be passed on.
  var forwarding: SpyForwarding?
  /// The expression that is returned if a test has set no result, or `nil` if that traps.
  var fallback: String?
  /// The name of the function that traps if there is no result.
  var trap = "fatalError"
  /// The name of the variable with the result.
  var returnName: String
  /// Whether the arguments of all calls are kept, not only those of the last one.
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

  /// The tracking variables.
  var trackers: [Tracker] {
    var all = [
      Tracker(
        name: prefix + "CallsCount", type: .named("Int"), standardType: "Int", initial: "0", isRecord: true),
      Tracker(name: prefix + "Called", type: .named("Bool"), value: prefix + "CallsCount > 0"),
    ]
    if isRecorded {
      let isUnsafe = function.isRecordUnsafe
      all.append(
        Tracker(
          name: receivedName, type: receivedType, initial: single?.receivedInitial, isRecord: true,
          isUnsafe: isUnsafe))
      if keepsHistory {
        all.append(
          Tracker(
            name: invocationsName, type: .array(invocationType), initial: "[]", isRecord: true,
            isUnsafe: isUnsafe))
      }
    }
    if function.isInitializer { return all }
    if function.throwing.isThrowing {
      all.append(Tracker(name: prefix + "ThrowableError", type: .optional(function.errorType)))
    }
    if let result = function.result, result.isKept {
      all.append(
        Tracker(
          name: returnName, type: result.unwrapped, initial: result.isVoid ? "()" : result.explicitNil,
          isUnsafe: result.isUnsafeToKeep))
    }
    all.append(
      Tracker(
        name: prefix + "Closure", type: function.closureType, isClosure: true,
        isUnsafe: function.isClosureUnsafe))
    return all
  }

  // MARK: Arguments

  /// The parameters whose arguments are recorded, because they can be kept beyond the call.
  private var recordedParameters: [RequiredParameter] { function.parameters.filter(\.isRecordable) }

  private var isRecorded: Bool { function.parameters.contains(where: \.isRecordable) }

  /// The only parameter whose arguments are recorded, or `nil` if there are none or several.
  private var single: RequiredParameter? {
    let recorded = recordedParameters
    return recorded.count == 1 ? recorded[0] : nil
  }

  private var receivedName: String {
    single.map { prefix + "Received" + Namer.capitalized(NameInWords.of($0.name)) } ?? prefix
      + "ReceivedArguments"
  }

  private var invocationsName: String { prefix + "ReceivedInvocations" }

  private var receivedType: TypeRef { single?.receivedType ?? .optional(recordedTuple) }

  private var invocationType: TypeRef { single?.recordedType ?? recordedTuple }

  private var recordedTuple: TypeRef {
    .tuple(
      recordedParameters.map { parameter in
        TypeRef.Element(label: Namer.label(parameter.name), parameter.recordedType)
      })
  }

  private var recorded: Code.Expression {
    if let single { return .text(single.recorded) }
    return .tuple("", recordedParameters.map { "\(Namer.argumentLabel($0.name)): \($0.recorded)" })
  }

  // MARK: Body

  private func own(_ name: String) -> String { function.own(name) }

  /// The body of the function or accessor.
  var body: [Code] {
    var code: [Code] = [.line(own(prefix + "CallsCount") + " += 1")]
    if let order { code.append(order) }
    code += function.lists
    if isRecorded {
      let mark = function.recordMark
      code.append(.expression(recorded.after("\(mark)\(own(receivedName)) = ")))
      if keepsHistory {
        code.append(.expression(.call(mark + own(invocationsName) + ".append", [recorded])))
      }
    }
    if function.isInitializer { return code }
    if function.throwing.isThrowing {
      let error = function.bound(prefix + "ThrowableError")
      let cast = function.errorCast.map { " as! \($0)" } ?? ""
      code.append(.block("if \(error.binding)", [.line("throw \(error.name)\(cast)")]))
    }
    return code + function.erasures + answer
  }

  /// The statements that determine the result: by the closure, the return value, a real object, or the fallback.
  private var answer: [Code] {
    let closure = prefix + "Closure"
    let marks = function.callMarks
    guard let result = function.result else {
      let call = Code.expression(function.call(marks + own(closure) + "?"))
      guard let forwarding else { return [call] }
      if function.parameters.contains(where: \.isUsedUp) { return [closureCall(closure), forwarding.block] }
      return [
        call,
        .block(
          "if \(unsafeMark(function.isClosureUnsafe))\(own(closure)) == nil, \(forwarding.binding)",
          forwarding.statements),
      ]
    }
    let closureCall = self.closureCall(closure)
    let value = returned(own(returnName))
    if result.isVoid { return [closureCall] + [forwarding?.block].compactMap(\.self) + [value] }
    if result.isKept, result.isOptional {
      let passed = forwarding.map {
        Code.block(
          "if case nil = \(unsafeMark(result.isUnsafeToKeep))\(own(returnName)), \($0.binding)", $0.statements
        )
      }
      return [closureCall] + [passed].compactMap(\.self) + [value]
    }
    let passed = [forwarding?.block].compactMap(\.self)
    let last = isRecorded && keepsHistory ? "; called with \\(\(own(invocationsName)).suffix(1))" : ""
    let mark = last.isEmpty ? "" : unsafeMark(function.isRecordUnsafe)
    let failure =
      fallback.map { .line("return \($0)") }
      ?? Code.expression(
        .call(trap, [.text("\(mark)\"\(label.literalContent) has no return value\(last)\"")]))
    if !result.isKept { return [closureCall] + passed + [failure] }
    let given = function.bound(returnName, isUnsafe: result.isUnsafeToKeep)
    return [closureCall, .block("guard \(given.binding) else", passed + [failure])] + [returned(given.name)]
  }

  /// Returns the statement that returns the result of a closure if it is set.
  private func closureCall(_ closure: String) -> Code {
    let bound = function.bound(closure, isUnsafe: function.isClosureUnsafe)
    let call = function.call(function.callMarks + bound.name)
    return .block("if \(bound.binding)", [function.returned(call, sent: sent)])
  }

  private func returned(_ value: String) -> Code {
    function.returned(.text(function.resultMark + value + function.resultCast), sent: sent)
  }
}

extension RequiredType {
  /// Whether a test can give a value to return, and not only a closure that makes one or never returns.
  var isKept: Bool { !isNever && !isMadeByCalls }
}
