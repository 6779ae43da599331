import Stubble

/*<stubble @Spyable(behindPreprocessorFlag: "DEBUG")*//*stubble>*/
protocol DebugProtocol {
  func logSomething()
}

/*<stubble @Spyable(behindPreprocessorFlag: "NEVER_SET")*//*stubble>*/
protocol AbsentProtocol {
  func logSomething()
}
/*<stubble*/
#if DEBUG
  class DebugProtocolSpy: DebugProtocol, @unchecked Sendable {
    init() {}

    var logSomethingCallsCount = 0
    var logSomethingCalled: Bool { logSomethingCallsCount > 0 }
    var logSomethingClosure: (() -> Void)?

    func logSomething() {
      logSomethingCallsCount += 1
      callOrder.append("logSomething()")
      logSomethingClosure?()
    }

    var callOrder: [String] = []

    func reset() {
      callOrder = []
      logSomethingCallsCount = 0
    }
  }
#endif
/*stubble>*//*<stubble*/
#if NEVER_SET
  class AbsentProtocolSpy: AbsentProtocol, @unchecked Sendable {
    init() {}

    var logSomethingCallsCount = 0
    var logSomethingCalled: Bool { logSomethingCallsCount > 0 }
    var logSomethingClosure: (() -> Void)?

    func logSomething() {
      logSomethingCallsCount += 1
      callOrder.append("logSomething()")
      logSomethingClosure?()
    }

    var callOrder: [String] = []

    func reset() {
      callOrder = []
      logSomethingCallsCount = 0
    }
  }
#endif
/*stubble>*//*<stubble*//* Applied by stubble; `stubble revert` restores the original. digest: d38e930b 4a2c 077e 71e8 48f9 *//*stubble>*/