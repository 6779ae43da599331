// @StubbableProtocol
/*<stubble*/import class Foundation.NSLock; /*stubble>*/protocol NewsLoading {
    var source: String { get set }
    func latest(_ count: Int) async throws -> [String]
}

// @StubbableProtocol
protocol NewsCounting: Actor {
    func count(_ words: [String]) -> Int
}
/*<stubble*/
class StubbableNewsLoading: NewsLoading {
  typealias SetupFunc = (inout Stubs) -> Void

  var stubs: Stubs

  #if swift(>=6) && !hasFeature(NonisolatedNonsendingByDefault)
    init(setup: sending SetupFunc? = nil) {
      var stubs = Stubs()
      setup?(&stubs)
      self.stubs = stubs
    }
  #else
    init(setup: SetupFunc? = nil) {
      var stubs = Stubs()
      setup?(&stubs)
      self.stubs = stubs
    }
  #endif

  struct Stubs {
    private var _source: String?
    var source: String {
      get {
        if let _source {
          return _source
        }
        fatalError("source is not stubbed!")
      }
      set {
        _source = newValue
      }
    }
    var latest: (Int) async throws -> [String] =
      { _ in fatalError("latest function is not stubbed!") }

    mutating func noop() {
      source = ""
      latest = { _ in [] }
    }
  }

  private let _sourceGetCallsCount: LockedValue<Int> = .init(0)
  var sourceGetCallsCount: Int {
    get { _sourceGetCallsCount.value }
    set { _sourceGetCallsCount.value = newValue }
    _modify { yield &_sourceGetCallsCount.value }
  }
  private let _sourceSetCallsCount: LockedValue<Int> = .init(0)
  var sourceSetCallsCount: Int {
    get { _sourceSetCallsCount.value }
    set { _sourceSetCallsCount.value = newValue }
    _modify { yield &_sourceSetCallsCount.value }
  }
  var source: String {
    get {
      sourceGetCallsCount += 1
      callOrder.append("source.getter")
      return stubs.source
    }
    set {
      sourceSetCallsCount += 1
      callOrder.append("source.setter")
      stubs.source = newValue
    }
  }

  func latest(_ count: Int) async throws -> [String] {
    callOrder.append("latest(_:)")
    return try await stubs.latest(count)
  }

  private let _callOrder: LockedValue<[String]> = .init([])
  var callOrder: [String] {
    get { _callOrder.value }
    set { _callOrder.value = newValue }
    _modify { yield &_callOrder.value }
  }

  func reset() {
    callOrder = []
    sourceGetCallsCount = 0
    sourceSetCallsCount = 0
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
/*stubble>*//*<stubble*/
actor StubbableNewsCounting: NewsCounting {
  typealias SetupFunc = (inout Stubs) -> Void

  private let _stubs: LockedValue<Stubs>
  nonisolated var stubs: Stubs {
    get { _stubs.value }
    set { _stubs.value = newValue }
    _modify { yield &_stubs.value }
  }

  #if swift(>=6)
    init(setup: sending SetupFunc? = nil) {
      var stubs = Stubs()
      setup?(&stubs)
      _stubs = .init(stubs)
    }
  #else
    init(setup: SetupFunc? = nil) {
      var stubs = Stubs()
      setup?(&stubs)
      _stubs = .init(stubs)
    }
  #endif

  struct Stubs {
    var count: @Sendable ([String]) -> Int = { _ in fatalError("count function is not stubbed!") }

    mutating func noop() {
      count = { _ in 0 }
    }
  }

  func count(_ words: [String]) -> Int {
    callOrder.append("count(_:)")
    return stubs.count(words)
  }

  private let _callOrder: LockedValue<[String]> = .init([])
  nonisolated var callOrder: [String] {
    get { _callOrder.value }
    set { _callOrder.value = newValue }
    _modify { yield &_callOrder.value }
  }

  nonisolated func reset() {
    callOrder = []
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
/*stubble>*//*<stubble*//* Applied by stubble; `stubble revert` restores the original. digest: 39515e8c eb2a d75c 38ee *//*stubble>*/