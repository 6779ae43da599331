// @Spyable
// @StubbableProtocol
// @Mockable
/*<stubble*/import class Foundation.NSLock; /*stubble>*/protocol Worded {
    var await: Int { get }
    var unsafe: Int { get set }
    var `repeat`: Int { get }
    var consume: Int { get }
    func wait(await: Int, unsafe: Int) -> Int
    func hold(_ await: Int) async throws -> Int
    func unsafe(_ unsafe: Int) -> Int
    func put(for: Int, in: Int, repeat: Int, each: Int, any: Int, copy: Int, some: Int) -> Int
    func all(`self`: Int, init: Int, Type: Int) -> Int
}/*<stubble*/; class WordedSpy: Worded { init() {}; var forwardingTarget: (any Worded)?; init(forwardingTo target: any Worded) { forwardingTarget = target }; var `await`: Int { get { awaitGetCallsCount += 1; callOrder.append("await.getter"); guard let underlyingAwait else { if let forwardingTarget { return forwardingTarget.`await` }; fatalError("WordedSpy.await was read before it was set") }; return underlyingAwait } set { underlyingAwait = newValue } }; var underlyingAwait: Int!; private let _awaitGetCallsCount: LockedValue<Int> = .init(0); var awaitGetCallsCount: Int { get { _awaitGetCallsCount.value } set { _awaitGetCallsCount.value = newValue } _modify { yield &_awaitGetCallsCount.value } }; var `unsafe`: Int { get { unsafeGetCallsCount += 1; callOrder.append("unsafe.getter"); guard let underlyingUnsafe else { if let forwardingTarget { return forwardingTarget.`unsafe` }; fatalError("WordedSpy.unsafe was read before it was set") }; return underlyingUnsafe } set { unsafeSetCallsCount += 1; callOrder.append("unsafe.setter"); unsafeSetReceivedInvocations.append(newValue); if case nil = underlyingUnsafe, var target = forwardingTarget { defer { forwardingTarget = target }; target.`unsafe` = newValue; return }; underlyingUnsafe = newValue } }; var underlyingUnsafe: Int!; private let _unsafeGetCallsCount: LockedValue<Int> = .init(0); var unsafeGetCallsCount: Int { get { _unsafeGetCallsCount.value } set { _unsafeGetCallsCount.value = newValue } _modify { yield &_unsafeGetCallsCount.value } }; private let _unsafeSetCallsCount: LockedValue<Int> = .init(0); var unsafeSetCallsCount: Int { get { _unsafeSetCallsCount.value } set { _unsafeSetCallsCount.value = newValue } _modify { yield &_unsafeSetCallsCount.value } }; private let _unsafeSetReceivedInvocations: LockedValue<[Int]> = .init([]); var unsafeSetReceivedInvocations: [Int] { get { _unsafeSetReceivedInvocations.value } set { _unsafeSetReceivedInvocations.value = newValue } _modify { yield &_unsafeSetReceivedInvocations.value } }; var `repeat`: Int { get { repeatGetCallsCount += 1; callOrder.append("repeat.getter"); guard let underlyingRepeat else { if let forwardingTarget { return forwardingTarget.`repeat` }; fatalError("WordedSpy.repeat was read before it was set") }; return underlyingRepeat } set { underlyingRepeat = newValue } }; var underlyingRepeat: Int!; private let _repeatGetCallsCount: LockedValue<Int> = .init(0); var repeatGetCallsCount: Int { get { _repeatGetCallsCount.value } set { _repeatGetCallsCount.value = newValue } _modify { yield &_repeatGetCallsCount.value } }; var consume: Int { get { consumeGetCallsCount += 1; callOrder.append("consume.getter"); guard let underlyingConsume else { if let forwardingTarget { return forwardingTarget.consume }; fatalError("WordedSpy.consume was read before it was set") }; return underlyingConsume } set { underlyingConsume = newValue } }; var underlyingConsume: Int!; private let _consumeGetCallsCount: LockedValue<Int> = .init(0); var consumeGetCallsCount: Int { get { _consumeGetCallsCount.value } set { _consumeGetCallsCount.value = newValue } _modify { yield &_consumeGetCallsCount.value } }; private let _waitAwaitUnsafeCallsCount: LockedValue<Int> = .init(0); var waitAwaitUnsafeCallsCount: Int { get { _waitAwaitUnsafeCallsCount.value } set { _waitAwaitUnsafeCallsCount.value = newValue } _modify { yield &_waitAwaitUnsafeCallsCount.value } }; var waitAwaitUnsafeCalled: Bool { waitAwaitUnsafeCallsCount > 0 }; private let _waitAwaitUnsafeReceivedArguments: LockedValue<(await: Int, unsafe: Int)?> = .init(nil); var waitAwaitUnsafeReceivedArguments: (await: Int, unsafe: Int)? { get { _waitAwaitUnsafeReceivedArguments.value } set { _waitAwaitUnsafeReceivedArguments.value = newValue } _modify { yield &_waitAwaitUnsafeReceivedArguments.value } }; private let _waitAwaitUnsafeReceivedInvocations: LockedValue<[(await: Int, unsafe: Int)]> = .init([]); var waitAwaitUnsafeReceivedInvocations: [(await: Int, unsafe: Int)] { get { _waitAwaitUnsafeReceivedInvocations.value } set { _waitAwaitUnsafeReceivedInvocations.value = newValue } _modify { yield &_waitAwaitUnsafeReceivedInvocations.value } }; var waitAwaitUnsafeReturnValue: Int!; var waitAwaitUnsafeClosure: ((Int, Int) -> Int)?; func wait(await: Int, unsafe: Int) -> Int { waitAwaitUnsafeCallsCount += 1; callOrder.append("wait(await:unsafe:)"); waitAwaitUnsafeReceivedArguments = (await: `await`, unsafe: `unsafe`); waitAwaitUnsafeReceivedInvocations.append((await: `await`, unsafe: `unsafe`)); if let waitAwaitUnsafeClosure { return waitAwaitUnsafeClosure(`await`, `unsafe`) }; guard let waitAwaitUnsafeReturnValue else { if let forwardingTarget { return forwardingTarget.wait(await: `await`, unsafe: `unsafe`) }; fatalError("WordedSpy.wait(await:unsafe:) has no return value; called with \(waitAwaitUnsafeReceivedInvocations.suffix(1))") }; return waitAwaitUnsafeReturnValue }; private let _holdCallsCount: LockedValue<Int> = .init(0); var holdCallsCount: Int { get { _holdCallsCount.value } set { _holdCallsCount.value = newValue } _modify { yield &_holdCallsCount.value } }; var holdCalled: Bool { holdCallsCount > 0 }; private let _holdReceivedAwait: LockedValue<Int?> = .init(nil); var holdReceivedAwait: Int? { get { _holdReceivedAwait.value } set { _holdReceivedAwait.value = newValue } _modify { yield &_holdReceivedAwait.value } }; private let _holdReceivedInvocations: LockedValue<[Int]> = .init([]); var holdReceivedInvocations: [Int] { get { _holdReceivedInvocations.value } set { _holdReceivedInvocations.value = newValue } _modify { yield &_holdReceivedInvocations.value } }; var holdThrowableError: (any Error)?; var holdReturnValue: Int!; var holdClosure: ((Int) async throws -> Int)?; func hold(_ `await`: Int) async throws -> Int { holdCallsCount += 1; callOrder.append("hold(_:)"); holdReceivedAwait = `await`; holdReceivedInvocations.append(`await`); if let holdThrowableError { throw holdThrowableError }; if let holdClosure { return try await holdClosure(`await`) }; guard let holdReturnValue else { if let forwardingTarget { return try await forwardingTarget.hold(`await`) }; fatalError("WordedSpy.hold(_:) has no return value; called with \(holdReceivedInvocations.suffix(1))") }; return holdReturnValue }; private let _unsafeCallsCount: LockedValue<Int> = .init(0); var unsafeCallsCount: Int { get { _unsafeCallsCount.value } set { _unsafeCallsCount.value = newValue } _modify { yield &_unsafeCallsCount.value } }; var unsafeCalled: Bool { unsafeCallsCount > 0 }; private let _unsafeReceivedUnsafe: LockedValue<Int?> = .init(nil); var unsafeReceivedUnsafe: Int? { get { _unsafeReceivedUnsafe.value } set { _unsafeReceivedUnsafe.value = newValue } _modify { yield &_unsafeReceivedUnsafe.value } }; private let _unsafeReceivedInvocations: LockedValue<[Int]> = .init([]); var unsafeReceivedInvocations: [Int] { get { _unsafeReceivedInvocations.value } set { _unsafeReceivedInvocations.value = newValue } _modify { yield &_unsafeReceivedInvocations.value } }; var unsafeReturnValue: Int!; var unsafeClosure: ((Int) -> Int)?; func `unsafe`(_ `unsafe`: Int) -> Int { unsafeCallsCount += 1; callOrder.append("unsafe(_:)"); unsafeReceivedUnsafe = `unsafe`; unsafeReceivedInvocations.append(`unsafe`); if let unsafeClosure { return unsafeClosure(`unsafe`) }; guard let unsafeReturnValue else { if let forwardingTarget { return forwardingTarget.`unsafe`(`unsafe`) }; fatalError("WordedSpy.unsafe(_:) has no return value; called with \(unsafeReceivedInvocations.suffix(1))") }; return unsafeReturnValue }; private let _putForInRepeatEachAnyCopySomeCallsCount: LockedValue<Int> = .init(0); var putForInRepeatEachAnyCopySomeCallsCount: Int { get { _putForInRepeatEachAnyCopySomeCallsCount.value } set { _putForInRepeatEachAnyCopySomeCallsCount.value = newValue } _modify { yield &_putForInRepeatEachAnyCopySomeCallsCount.value } }; var putForInRepeatEachAnyCopySomeCalled: Bool { putForInRepeatEachAnyCopySomeCallsCount > 0 }; private let _putForInRepeatEachAnyCopySomeReceivedArguments: LockedValue<(for: Int, in: Int, repeat: Int, each: Int, any: Int, copy: Int, some: Int)?> = .init(nil); var putForInRepeatEachAnyCopySomeReceivedArguments: (for: Int, in: Int, repeat: Int, each: Int, any: Int, copy: Int, some: Int)? { get { _putForInRepeatEachAnyCopySomeReceivedArguments.value } set { _putForInRepeatEachAnyCopySomeReceivedArguments.value = newValue } _modify { yield &_putForInRepeatEachAnyCopySomeReceivedArguments.value } }; private let _putForInRepeatEachAnyCopySomeReceivedInvocations: LockedValue<[(for: Int, in: Int, repeat: Int, each: Int, any: Int, copy: Int, some: Int)]> = .init([]); var putForInRepeatEachAnyCopySomeReceivedInvocations: [(for: Int, in: Int, repeat: Int, each: Int, any: Int, copy: Int, some: Int)] { get { _putForInRepeatEachAnyCopySomeReceivedInvocations.value } set { _putForInRepeatEachAnyCopySomeReceivedInvocations.value = newValue } _modify { yield &_putForInRepeatEachAnyCopySomeReceivedInvocations.value } }; var putForInRepeatEachAnyCopySomeReturnValue: Int!; var putForInRepeatEachAnyCopySomeClosure: ((Int, Int, Int, Int, Int, Int, Int) -> Int)?; func put(for: Int, in: Int, repeat: Int, each: Int, any: Int, copy: Int, some: Int) -> Int { putForInRepeatEachAnyCopySomeCallsCount += 1; callOrder.append("put(for:in:repeat:each:any:copy:some:)"); putForInRepeatEachAnyCopySomeReceivedArguments = (for: `for`, in: `in`, repeat: `repeat`, each: each, any: any, copy: copy, some: some); putForInRepeatEachAnyCopySomeReceivedInvocations.append((for: `for`, in: `in`, repeat: `repeat`, each: each, any: any, copy: copy, some: some)); if let putForInRepeatEachAnyCopySomeClosure { return putForInRepeatEachAnyCopySomeClosure(`for`, `in`, `repeat`, each, any, copy, some) }; guard let putForInRepeatEachAnyCopySomeReturnValue else { if let forwardingTarget { return forwardingTarget.put(for: `for`, in: `in`, repeat: `repeat`, each: each, any: any, copy: copy, some: some) }; fatalError("WordedSpy.put(for:in:repeat:each:any:copy:some:) has no return value; called with \(putForInRepeatEachAnyCopySomeReceivedInvocations.suffix(1))") }; return putForInRepeatEachAnyCopySomeReturnValue }; private let _allSelfInitTypeCallsCount: LockedValue<Int> = .init(0); var allSelfInitTypeCallsCount: Int { get { _allSelfInitTypeCallsCount.value } set { _allSelfInitTypeCallsCount.value = newValue } _modify { yield &_allSelfInitTypeCallsCount.value } }; var allSelfInitTypeCalled: Bool { allSelfInitTypeCallsCount > 0 }; private let _allSelfInitTypeReceivedArguments: LockedValue<(self_: Int, init: Int, Type: Int)?> = .init(nil); var allSelfInitTypeReceivedArguments: (self_: Int, init: Int, Type: Int)? { get { _allSelfInitTypeReceivedArguments.value } set { _allSelfInitTypeReceivedArguments.value = newValue } _modify { yield &_allSelfInitTypeReceivedArguments.value } }; private let _allSelfInitTypeReceivedInvocations: LockedValue<[(self_: Int, init: Int, Type: Int)]> = .init([]); var allSelfInitTypeReceivedInvocations: [(self_: Int, init: Int, Type: Int)] { get { _allSelfInitTypeReceivedInvocations.value } set { _allSelfInitTypeReceivedInvocations.value = newValue } _modify { yield &_allSelfInitTypeReceivedInvocations.value } }; var allSelfInitTypeReturnValue: Int!; var allSelfInitTypeClosure: ((Int, Int, Int) -> Int)?; func all(self self_: Int, init: Int, Type: Int) -> Int { allSelfInitTypeCallsCount += 1; callOrder.append("all(self:init:Type:)"); allSelfInitTypeReceivedArguments = (self_: self_, init: `init`, Type: `Type`); allSelfInitTypeReceivedInvocations.append((self_: self_, init: `init`, Type: `Type`)); if let allSelfInitTypeClosure { return allSelfInitTypeClosure(self_, `init`, `Type`) }; guard let allSelfInitTypeReturnValue else { if let forwardingTarget { return forwardingTarget.all(self: self_, init: `init`, Type: `Type`) }; fatalError("WordedSpy.all(self:init:Type:) has no return value; called with \(allSelfInitTypeReceivedInvocations.suffix(1))") }; return allSelfInitTypeReturnValue }; private let _callOrder: LockedValue<[String]> = .init([]); var callOrder: [String] { get { _callOrder.value } set { _callOrder.value = newValue } _modify { yield &_callOrder.value } }; func reset() { callOrder = []; awaitGetCallsCount = 0; unsafeGetCallsCount = 0; unsafeSetCallsCount = 0; unsafeSetReceivedInvocations = []; repeatGetCallsCount = 0; consumeGetCallsCount = 0; waitAwaitUnsafeCallsCount = 0; waitAwaitUnsafeReceivedArguments = nil; waitAwaitUnsafeReceivedInvocations = []; holdCallsCount = 0; holdReceivedAwait = nil; holdReceivedInvocations = []; unsafeCallsCount = 0; unsafeReceivedUnsafe = nil; unsafeReceivedInvocations = []; putForInRepeatEachAnyCopySomeCallsCount = 0; putForInRepeatEachAnyCopySomeReceivedArguments = nil; putForInRepeatEachAnyCopySomeReceivedInvocations = []; allSelfInitTypeCallsCount = 0; allSelfInitTypeReceivedArguments = nil; allSelfInitTypeReceivedInvocations = [] }; func relax() { underlyingAwait = 0; underlyingUnsafe = 0; underlyingRepeat = 0; underlyingConsume = 0; waitAwaitUnsafeReturnValue = 0; holdReturnValue = 0; unsafeReturnValue = 0; putForInRepeatEachAnyCopySomeReturnValue = 0; allSelfInitTypeReturnValue = 0 }; private final class LockedValue<Value>: @unchecked Sendable { private let lock = NSLock(); private var storage: Value; init(_ value: Value) { storage = value }; var value: Value { get { lock.lock(); defer { lock.unlock() }; return storage } set { var old = newValue; lock.lock(); Swift.swap(&storage, &old); lock.unlock() } _modify { lock.lock(); defer { lock.unlock() }; yield &storage } } } }/*stubble>*//*<stubble*/; import Stubble; final class MockWorded: Worded { init(_ policy: MockPolicy = .strict) { if policy == .relaxed { awaitStub.isRelaxed = true; unsafeStub.isRelaxed = true; repeatStub.isRelaxed = true; consumeStub.isRelaxed = true; waitStub.isRelaxed = true; holdStub.isRelaxed = true; unsafeFunctionStub.isRelaxed = true; putStub.isRelaxed = true; allStub.isRelaxed = true } }; var awaitStub: Stub<Void, Int> = .init(named: "MockWorded.await"); var `await`: Int { return awaitStub() }; var unsafeStub: Stub<Void, Int> = .init(named: "MockWorded.unsafe"); var setUnsafeStub: Stub<Int, Void> = .init(named: "MockWorded.unsafe.setter", defaultResult: .success(())); var `unsafe`: Int { get { return unsafeStub() } set { setUnsafeStub(newValue) } }; var repeatStub: Stub<Void, Int> = .init(named: "MockWorded.repeat"); var `repeat`: Int { return repeatStub() }; var consumeStub: Stub<Void, Int> = .init(named: "MockWorded.consume"); var consume: Int { return consumeStub() }; struct WaitArguments: Hashable { let `await`: Int; let `unsafe`: Int }; var waitStub: Stub<WaitArguments, Int> = .init(named: "MockWorded.wait(await:unsafe:)"); func wait(await: Int, unsafe: Int) -> Int { return waitStub(WaitArguments(await: `await`, unsafe: `unsafe`)) }; var holdStub: ThrowingStub<Int, Int, any Error> = .init(named: "MockWorded.hold(_:)"); var holdPrologue: (@Sendable () async throws -> Void)?; func hold(_ `await`: Int) async throws -> Int { try await holdPrologue?(); return try await holdStub.call(`await`) }; var unsafeFunctionStub: Stub<Int, Int> = .init(named: "MockWorded.unsafe(_:)"); func `unsafe`(_ `unsafe`: Int) -> Int { return unsafeFunctionStub(`unsafe`) }; struct PutArguments: Hashable { let `for`: Int; let `in`: Int; let `repeat`: Int; let each: Int; let any: Int; let copy: Int; let some: Int }; var putStub: Stub<PutArguments, Int> = .init(named: "MockWorded.put(for:in:repeat:each:any:copy:some:)"); func put(for: Int, in: Int, repeat: Int, each: Int, any: Int, copy: Int, some: Int) -> Int { return putStub(PutArguments(for: `for`, in: `in`, repeat: `repeat`, each: each, any: any, copy: copy, some: some)) }; struct AllArguments: Hashable { let self_: Int; let `init`: Int; let Type_: Int }; var allStub: Stub<AllArguments, Int> = .init(named: "MockWorded.all(self:init:Type:)"); func all(self self_: Int, init: Int, Type: Int) -> Int { return allStub(AllArguments(self_: self_, init: `init`, Type_: `Type`)) }; var allStubs: [any CallRecording] { var list: [any CallRecording] = []; list.append(awaitStub); list.append(unsafeStub); list.append(setUnsafeStub); list.append(repeatStub); list.append(consumeStub); list.append(waitStub); list.append(holdStub); list.append(unsafeFunctionStub); list.append(putStub); list.append(allStub); return list } }/*stubble>*/
/*<stubble*/
class StubbableWorded: Worded {
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
    private var _await: Int?
    var `await`: Int {
      get {
        if let _await {
          return _await
        }
        fatalError("await is not stubbed!")
      }
      set {
        _await = newValue
      }
    }
    private var _unsafe: Int?
    var `unsafe`: Int {
      get {
        if let _unsafe {
          return _unsafe
        }
        fatalError("unsafe is not stubbed!")
      }
      set {
        _unsafe = newValue
      }
    }
    private var _repeat: Int?
    var `repeat`: Int {
      get {
        if let _repeat {
          return _repeat
        }
        fatalError("repeat is not stubbed!")
      }
      set {
        _repeat = newValue
      }
    }
    private var _consume: Int?
    var consume: Int {
      get {
        if let _consume {
          return _consume
        }
        fatalError("consume is not stubbed!")
      }
      set {
        _consume = newValue
      }
    }
    var wait: (Int, Int) -> Int = { _, _ in fatalError("wait function is not stubbed!") }
    var hold: (Int) async throws -> Int = { _ in fatalError("hold function is not stubbed!") }
    var unsafeFunction: (Int) -> Int =
      { _ in fatalError("unsafeFunction function is not stubbed!") }
    var put: (Int, Int, Int, Int, Int, Int, Int) -> Int =
      { _, _, _, _, _, _, _ in fatalError("put function is not stubbed!") }
    var all: (Int, Int, Int) -> Int = { _, _, _ in fatalError("all function is not stubbed!") }

    mutating func noop() {
      `await` = 0
      `unsafe` = 0
      `repeat` = 0
      consume = 0
      wait = { _, _ in 0 }
      hold = { _ in 0 }
      unsafeFunction = { _ in 0 }
      put = { _, _, _, _, _, _, _ in 0 }
      all = { _, _, _ in 0 }
    }
  }

  private let _awaitGetCallsCount: LockedValue<Int> = .init(0)
  var awaitGetCallsCount: Int {
    get { _awaitGetCallsCount.value }
    set { _awaitGetCallsCount.value = newValue }
    _modify { yield &_awaitGetCallsCount.value }
  }
  var `await`: Int {
    awaitGetCallsCount += 1
    callOrder.append("await.getter")
    return stubs.`await`
  }

  private let _unsafeGetCallsCount: LockedValue<Int> = .init(0)
  var unsafeGetCallsCount: Int {
    get { _unsafeGetCallsCount.value }
    set { _unsafeGetCallsCount.value = newValue }
    _modify { yield &_unsafeGetCallsCount.value }
  }
  private let _unsafeSetCallsCount: LockedValue<Int> = .init(0)
  var unsafeSetCallsCount: Int {
    get { _unsafeSetCallsCount.value }
    set { _unsafeSetCallsCount.value = newValue }
    _modify { yield &_unsafeSetCallsCount.value }
  }
  var `unsafe`: Int {
    get {
      unsafeGetCallsCount += 1
      callOrder.append("unsafe.getter")
      return stubs.`unsafe`
    }
    set {
      unsafeSetCallsCount += 1
      callOrder.append("unsafe.setter")
      stubs.`unsafe` = newValue
    }
  }

  private let _repeatGetCallsCount: LockedValue<Int> = .init(0)
  var repeatGetCallsCount: Int {
    get { _repeatGetCallsCount.value }
    set { _repeatGetCallsCount.value = newValue }
    _modify { yield &_repeatGetCallsCount.value }
  }
  var `repeat`: Int {
    repeatGetCallsCount += 1
    callOrder.append("repeat.getter")
    return stubs.`repeat`
  }

  private let _consumeGetCallsCount: LockedValue<Int> = .init(0)
  var consumeGetCallsCount: Int {
    get { _consumeGetCallsCount.value }
    set { _consumeGetCallsCount.value = newValue }
    _modify { yield &_consumeGetCallsCount.value }
  }
  var consume: Int {
    consumeGetCallsCount += 1
    callOrder.append("consume.getter")
    return stubs.consume
  }

  func wait(await: Int, unsafe: Int) -> Int {
    callOrder.append("wait(await:unsafe:)")
    return stubs.wait(`await`, `unsafe`)
  }

  func hold(_ `await`: Int) async throws -> Int {
    callOrder.append("hold(_:)")
    return try await stubs.hold(`await`)
  }

  func `unsafe`(_ `unsafe`: Int) -> Int {
    callOrder.append("unsafe(_:)")
    return stubs.unsafeFunction(`unsafe`)
  }

  func put(for: Int, in: Int, repeat: Int, each: Int, any: Int, copy: Int, some: Int) -> Int {
    callOrder.append("put(for:in:repeat:each:any:copy:some:)")
    return stubs.put(`for`, `in`, `repeat`, each, any, copy, some)
  }

  func all(self self_: Int, init: Int, Type: Int) -> Int {
    callOrder.append("all(self:init:Type:)")
    return stubs.all(self_, `init`, `Type`)
  }

  private let _callOrder: LockedValue<[String]> = .init([])
  var callOrder: [String] {
    get { _callOrder.value }
    set { _callOrder.value = newValue }
    _modify { yield &_callOrder.value }
  }

  func reset() {
    callOrder = []
    awaitGetCallsCount = 0
    unsafeGetCallsCount = 0
    unsafeSetCallsCount = 0
    repeatGetCallsCount = 0
    consumeGetCallsCount = 0
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
/*stubble>*//*<stubble*//* Applied by stubble; `stubble revert` restores the original. digest: 8cf3f469 eb2a 01e8 eb41 e946 *//*stubble>*/