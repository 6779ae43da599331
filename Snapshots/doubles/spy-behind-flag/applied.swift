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
  import class Foundation.NSLock
  class DebugProtocolSpy: DebugProtocol {
    init() {}

    var forwardingTarget: (any DebugProtocol)?

    init(forwardingTo target: any DebugProtocol) {
      forwardingTarget = target
    }

    private let _logSomethingCallsCount: LockedValue<Int> = .init(0)
    var logSomethingCallsCount: Int {
      get { _logSomethingCallsCount.value }
      set { _logSomethingCallsCount.value = newValue }
      _modify { yield &_logSomethingCallsCount.value }
    }
    var logSomethingCalled: Bool { logSomethingCallsCount > 0 }
    var logSomethingClosure: (() -> Void)?

    func logSomething() {
      logSomethingCallsCount += 1
      callOrder.append("logSomething()")
      logSomethingClosure?()
      if logSomethingClosure == nil, let forwardingTarget {
        forwardingTarget.logSomething()
      }
    }

    private let _callOrder: LockedValue<[String]> = .init([])
    var callOrder: [String] {
      get { _callOrder.value }
      set { _callOrder.value = newValue }
      _modify { yield &_callOrder.value }
    }

    func reset() {
      callOrder = []
      logSomethingCallsCount = 0
    }

    private final class LockedValue<Value>: @unchecked Sendable {
      private let lock = NSLock()
      private var storage: Value

      init(_ value: Value) {
        storage = value
      }

      var value: Value {
        get {
          lock.lock()
          defer { lock.unlock() }
          return storage
        }
        set {
          var old = newValue
          lock.lock()
          Swift.swap(&storage, &old)
          lock.unlock()
        }
        _modify {
          lock.lock()
          defer { lock.unlock() }
          yield &storage
        }
      }
    }
  }
#endif
/*stubble>*//*<stubble*/
#if NEVER_SET
  import class Foundation.NSLock
  class AbsentProtocolSpy: AbsentProtocol {
    init() {}

    var forwardingTarget: (any AbsentProtocol)?

    init(forwardingTo target: any AbsentProtocol) {
      forwardingTarget = target
    }

    private let _logSomethingCallsCount: LockedValue<Int> = .init(0)
    var logSomethingCallsCount: Int {
      get { _logSomethingCallsCount.value }
      set { _logSomethingCallsCount.value = newValue }
      _modify { yield &_logSomethingCallsCount.value }
    }
    var logSomethingCalled: Bool { logSomethingCallsCount > 0 }
    var logSomethingClosure: (() -> Void)?

    func logSomething() {
      logSomethingCallsCount += 1
      callOrder.append("logSomething()")
      logSomethingClosure?()
      if logSomethingClosure == nil, let forwardingTarget {
        forwardingTarget.logSomething()
      }
    }

    private let _callOrder: LockedValue<[String]> = .init([])
    var callOrder: [String] {
      get { _callOrder.value }
      set { _callOrder.value = newValue }
      _modify { yield &_callOrder.value }
    }

    func reset() {
      callOrder = []
      logSomethingCallsCount = 0
    }

    private final class LockedValue<Value>: @unchecked Sendable {
      private let lock = NSLock()
      private var storage: Value

      init(_ value: Value) {
        storage = value
      }

      var value: Value {
        get {
          lock.lock()
          defer { lock.unlock() }
          return storage
        }
        set {
          var old = newValue
          lock.lock()
          Swift.swap(&storage, &old)
          lock.unlock()
        }
        _modify {
          lock.lock()
          defer { lock.unlock() }
          yield &storage
        }
      }
    }
  }
#endif
/*stubble>*//*<stubble*//* Applied by stubble; `stubble revert` restores the original. digest: 8b4e5b49 4a2c 077e aa84 121d *//*stubble>*/