/*<stubble*/import class Foundation.NSLock; /*stubble>*/struct `Raw item` { var number = 1 }

// @Spyable
// @StubbableProtocol
// @Mockable
protocol `Raw source` {
    func `load "all"`(`the id`: Int, _ `a b`: String) throws -> Int
    func `it's`() async -> String
    var `is "it" on?`: Bool { get set }
    var `1st`: `Raw item` { get }
    static func `make "one"`() -> Int
    subscript(`at index` index: Int) -> Int { get set }
}/*<stubble*/; class RawSourceSpy: `Raw source` { init() {}; var forwardingTarget: (any `Raw source`)?; init(forwardingTo target: any `Raw source`) { forwardingTarget = target }; var `is "it" on?`: Bool { get { isItOnQuestionGetCallsCount += 1; callOrder.append("is \"it\" on?.getter"); guard let underlyingIsItOnQuestion else { if let forwardingTarget { return forwardingTarget.`is "it" on?` }; fatalError("RawSourceSpy.is \"it\" on? was read before it was set") }; return underlyingIsItOnQuestion } set { isItOnQuestionSetCallsCount += 1; callOrder.append("is \"it\" on?.setter"); isItOnQuestionSetReceivedInvocations.append(newValue); if case nil = underlyingIsItOnQuestion, var target = forwardingTarget { defer { forwardingTarget = target }; target.`is "it" on?` = newValue; return }; underlyingIsItOnQuestion = newValue } }; var underlyingIsItOnQuestion: Bool!; private let __isItOnQuestionGetCallsCount: LockedValue<Int> = .init(0); var isItOnQuestionGetCallsCount: Int { get { __isItOnQuestionGetCallsCount.value } set { __isItOnQuestionGetCallsCount.value = newValue } _modify { yield &__isItOnQuestionGetCallsCount.value } }; private let __isItOnQuestionSetCallsCount: LockedValue<Int> = .init(0); var isItOnQuestionSetCallsCount: Int { get { __isItOnQuestionSetCallsCount.value } set { __isItOnQuestionSetCallsCount.value = newValue } _modify { yield &__isItOnQuestionSetCallsCount.value } }; private let __isItOnQuestionSetReceivedInvocations: LockedValue<[Bool]> = .init([]); var isItOnQuestionSetReceivedInvocations: [Bool] { get { __isItOnQuestionSetReceivedInvocations.value } set { __isItOnQuestionSetReceivedInvocations.value = newValue } _modify { yield &__isItOnQuestionSetReceivedInvocations.value } }; var `1st`: `Raw item` { get { _1stGetCallsCount += 1; callOrder.append("1st.getter"); guard let underlying_1st else { if let forwardingTarget { return forwardingTarget.`1st` }; fatalError("RawSourceSpy.1st was read before it was set") }; return underlying_1st } set { underlying_1st = newValue } }; var underlying_1st: `Raw item`!; private let ___1stGetCallsCount: LockedValue<Int> = .init(0); var _1stGetCallsCount: Int { get { ___1stGetCallsCount.value } set { ___1stGetCallsCount.value = newValue } _modify { yield &___1stGetCallsCount.value } }; private let __loadAllTheIdCallsCount: LockedValue<Int> = .init(0); var loadAllTheIdCallsCount: Int { get { __loadAllTheIdCallsCount.value } set { __loadAllTheIdCallsCount.value = newValue } _modify { yield &__loadAllTheIdCallsCount.value } }; var loadAllTheIdCalled: Bool { loadAllTheIdCallsCount > 0 }; private let __loadAllTheIdReceivedArguments: LockedValue<(`the id`: Int, `a b`: String)?> = .init(nil); var loadAllTheIdReceivedArguments: (`the id`: Int, `a b`: String)? { get { __loadAllTheIdReceivedArguments.value } set { __loadAllTheIdReceivedArguments.value = newValue } _modify { yield &__loadAllTheIdReceivedArguments.value } }; private let __loadAllTheIdReceivedInvocations: LockedValue<[(`the id`: Int, `a b`: String)]> = .init([]); var loadAllTheIdReceivedInvocations: [(`the id`: Int, `a b`: String)] { get { __loadAllTheIdReceivedInvocations.value } set { __loadAllTheIdReceivedInvocations.value = newValue } _modify { yield &__loadAllTheIdReceivedInvocations.value } }; var loadAllTheIdThrowableError: (any Error)?; var loadAllTheIdReturnValue: Int!; var loadAllTheIdClosure: ((Int, String) throws -> Int)?; func `load "all"`(`the id`: Int, _ `a b`: String) throws -> Int { loadAllTheIdCallsCount += 1; callOrder.append("load \"all\"(the id:_:)"); loadAllTheIdReceivedArguments = (`the id`: `the id`, `a b`: `a b`); loadAllTheIdReceivedInvocations.append((`the id`: `the id`, `a b`: `a b`)); if let loadAllTheIdThrowableError { throw loadAllTheIdThrowableError }; if let loadAllTheIdClosure { return try loadAllTheIdClosure(`the id`, `a b`) }; guard let loadAllTheIdReturnValue else { if let forwardingTarget { return try forwardingTarget.`load "all"`(`the id`: `the id`, `a b`) }; fatalError("RawSourceSpy.load \"all\"(the id:_:) has no return value; called with \(loadAllTheIdReceivedInvocations.suffix(1))") }; return loadAllTheIdReturnValue }; private let __itSCallsCount: LockedValue<Int> = .init(0); var itSCallsCount: Int { get { __itSCallsCount.value } set { __itSCallsCount.value = newValue } _modify { yield &__itSCallsCount.value } }; var itSCalled: Bool { itSCallsCount > 0 }; var itSReturnValue: String!; var itSClosure: (() async -> String)?; func `it's`() async -> String { itSCallsCount += 1; callOrder.append("it's()"); if let itSClosure { return await itSClosure() }; guard let itSReturnValue else { if let forwardingTarget { return await forwardingTarget.`it's`() }; fatalError("RawSourceSpy.it's() has no return value") }; return itSReturnValue }; private static let __makeOneCallsCount: LockedValue<Int> = .init(0); static var makeOneCallsCount: Int { get { __makeOneCallsCount.value } set { __makeOneCallsCount.value = newValue } _modify { yield &__makeOneCallsCount.value } }; static var makeOneCalled: Bool { makeOneCallsCount > 0 }; private static let __makeOneReturnValue: LockedValue<Int?> = .init(nil); static var makeOneReturnValue: Int! { get { __makeOneReturnValue.value } set { __makeOneReturnValue.value = newValue } _modify { yield &__makeOneReturnValue.value } }; private static let __makeOneClosure: LockedValue<(@Sendable () -> Int)?> = .init(nil); static var makeOneClosure: (@Sendable () -> Int)? { get { __makeOneClosure.value } set { __makeOneClosure.value = newValue } _modify { yield &__makeOneClosure.value } }; static func `make "one"`() -> Int { makeOneCallsCount += 1; if let makeOneClosure { return makeOneClosure() }; guard let makeOneReturnValue else { fatalError("RawSourceSpy.make \"one\"() has no return value") }; return makeOneReturnValue }; private let __subscriptAtIndexCallsCount: LockedValue<Int> = .init(0); var subscriptAtIndexCallsCount: Int { get { __subscriptAtIndexCallsCount.value } set { __subscriptAtIndexCallsCount.value = newValue } _modify { yield &__subscriptAtIndexCallsCount.value } }; var subscriptAtIndexCalled: Bool { subscriptAtIndexCallsCount > 0 }; private let __subscriptAtIndexReceivedIndex: LockedValue<Int?> = .init(nil); var subscriptAtIndexReceivedIndex: Int? { get { __subscriptAtIndexReceivedIndex.value } set { __subscriptAtIndexReceivedIndex.value = newValue } _modify { yield &__subscriptAtIndexReceivedIndex.value } }; private let __subscriptAtIndexReceivedInvocations: LockedValue<[Int]> = .init([]); var subscriptAtIndexReceivedInvocations: [Int] { get { __subscriptAtIndexReceivedInvocations.value } set { __subscriptAtIndexReceivedInvocations.value = newValue } _modify { yield &__subscriptAtIndexReceivedInvocations.value } }; var subscriptAtIndexReturnValue: Int!; var subscriptAtIndexClosure: ((Int) -> Int)?; private let __subscriptAtIndexSetCallsCount: LockedValue<Int> = .init(0); var subscriptAtIndexSetCallsCount: Int { get { __subscriptAtIndexSetCallsCount.value } set { __subscriptAtIndexSetCallsCount.value = newValue } _modify { yield &__subscriptAtIndexSetCallsCount.value } }; var subscriptAtIndexSetCalled: Bool { subscriptAtIndexSetCallsCount > 0 }; private let __subscriptAtIndexSetReceivedArguments: LockedValue<(index: Int, newValue: Int)?> = .init(nil); var subscriptAtIndexSetReceivedArguments: (index: Int, newValue: Int)? { get { __subscriptAtIndexSetReceivedArguments.value } set { __subscriptAtIndexSetReceivedArguments.value = newValue } _modify { yield &__subscriptAtIndexSetReceivedArguments.value } }; private let __subscriptAtIndexSetReceivedInvocations: LockedValue<[(index: Int, newValue: Int)]> = .init([]); var subscriptAtIndexSetReceivedInvocations: [(index: Int, newValue: Int)] { get { __subscriptAtIndexSetReceivedInvocations.value } set { __subscriptAtIndexSetReceivedInvocations.value = newValue } _modify { yield &__subscriptAtIndexSetReceivedInvocations.value } }; var subscriptAtIndexSetClosure: ((Int, Int) -> Void)?; subscript(`at index` index: Int) -> Int { get { subscriptAtIndexCallsCount += 1; callOrder.append("subscript(at index:).getter"); subscriptAtIndexReceivedIndex = index; subscriptAtIndexReceivedInvocations.append(index); if let subscriptAtIndexClosure { return subscriptAtIndexClosure(index) }; guard let subscriptAtIndexReturnValue else { if let forwardingTarget { return forwardingTarget[`at index`: index] }; fatalError("RawSourceSpy.subscript(at index:) has no return value; called with \(subscriptAtIndexReceivedInvocations.suffix(1))") }; return subscriptAtIndexReturnValue } set { subscriptAtIndexSetCallsCount += 1; callOrder.append("subscript(at index:).setter"); subscriptAtIndexSetReceivedArguments = (index: index, newValue: newValue); subscriptAtIndexSetReceivedInvocations.append((index: index, newValue: newValue)); subscriptAtIndexSetClosure?(index, newValue); if subscriptAtIndexSetClosure == nil, var target = forwardingTarget { defer { forwardingTarget = target }; target[`at index`: index] = newValue } } }; private let __callOrder: LockedValue<[String]> = .init([]); var callOrder: [String] { get { __callOrder.value } set { __callOrder.value = newValue } _modify { yield &__callOrder.value } }; func reset() { callOrder = []; isItOnQuestionGetCallsCount = 0; isItOnQuestionSetCallsCount = 0; isItOnQuestionSetReceivedInvocations = []; _1stGetCallsCount = 0; loadAllTheIdCallsCount = 0; loadAllTheIdReceivedArguments = nil; loadAllTheIdReceivedInvocations = []; itSCallsCount = 0; Self.makeOneCallsCount = 0; subscriptAtIndexCallsCount = 0; subscriptAtIndexReceivedIndex = nil; subscriptAtIndexReceivedInvocations = []; subscriptAtIndexSetCallsCount = 0; subscriptAtIndexSetReceivedArguments = nil; subscriptAtIndexSetReceivedInvocations = [] }; func relax() { underlyingIsItOnQuestion = false; loadAllTheIdReturnValue = 0; itSReturnValue = ""; subscriptAtIndexReturnValue = 0 }; private final class LockedValue<Value>: @unchecked Sendable { private let lock = NSLock(); private var storage: Value; init(_ value: Value) { storage = value }; var value: Value { get { lock.lock(); defer { lock.unlock() }; return storage } set { var old = newValue; lock.lock(); Swift.swap(&storage, &old); lock.unlock() } _modify { lock.lock(); defer { lock.unlock() }; yield &storage } } } }/*stubble>*//*<stubble*/; import Stubble; final class MockRawSource: `Raw source` { init(_ policy: MockPolicy = .strict) { if policy == .relaxed { loadAllStub.isRelaxed = true; itSStub.isRelaxed = true; isItOnQuestionStub.isRelaxed = true; _1stStub.isRelaxed = true; subscriptStub.isRelaxed = true } }; struct LoadAllArguments: Hashable { let `the id`: Int; let `a b`: String }; var loadAllStub: ThrowingStub<LoadAllArguments, Int, any Error> = .init(named: "MockRawSource.load \"all\"(the id:_:)"); func `load "all"`(`the id`: Int, _ `a b`: String) throws -> Int { return try loadAllStub(LoadAllArguments(`the id`: `the id`, `a b`: `a b`)) }; var itSStub: Stub<Void, String> = .init(named: "MockRawSource.it's()"); var itSPrologue: (@Sendable () async -> Void)?; func `it's`() async -> String { await itSPrologue?(); return await itSStub.call() }; var isItOnQuestionStub: Stub<Void, Bool> = .init(named: "MockRawSource.is \"it\" on?"); var setIsItOnQuestionStub: Stub<Bool, Void> = .init(named: "MockRawSource.is \"it\" on?.setter", defaultResult: .success(())); var `is "it" on?`: Bool { get { return isItOnQuestionStub() } set { setIsItOnQuestionStub(newValue) } }; var _1stStub: Stub<Void, `Raw item`> = .init(named: "MockRawSource.1st"); var `1st`: `Raw item` { return _1stStub() }; private static let __makeOneStub: LockedValue<Stub<Void, Int>> = .init(.init(named: "MockRawSource.make \"one\"()")); static var makeOneStub: Stub<Void, Int> { get { __makeOneStub.value } set { __makeOneStub.value = newValue } _modify { yield &__makeOneStub.value } }; static func `make "one"`() -> Int { return makeOneStub() }; var subscriptStub: Stub<Int, Int> = .init(named: "MockRawSource.subscript(at index:)"); struct SubscriptSetArguments: Hashable { let index: Int; let newValue: Int }; var subscriptSetStub: Stub<SubscriptSetArguments, Void> = .init(named: "MockRawSource.subscript(at index:).setter", defaultResult: .success(())); subscript(`at index` index: Int) -> Int { get { return subscriptStub(index) } set { subscriptSetStub(SubscriptSetArguments(index: index, newValue: newValue)) } }; var allStubs: [any CallRecording] { var list: [any CallRecording] = []; list.append(loadAllStub); list.append(itSStub); list.append(isItOnQuestionStub); list.append(setIsItOnQuestionStub); list.append(_1stStub); list.append(subscriptStub); list.append(subscriptSetStub); return list }; private final class LockedValue<Value>: @unchecked Sendable { private let lock = NSLock(); private var storage: Value; init(_ value: Value) { storage = value }; var value: Value { get { lock.lock(); defer { lock.unlock() }; return storage } set { var old = newValue; lock.lock(); Swift.swap(&storage, &old); lock.unlock() } _modify { lock.lock(); defer { lock.unlock() }; yield &storage } } } }/*stubble>*/
/*<stubble*/
class StubbableRawSource: `Raw source` {
  typealias SetupFunc = (inout Stubs) -> Void

  private let __stubs: LockedValue<Stubs>
  var stubs: Stubs {
    get { __stubs.value }
    set { __stubs.value = newValue }
    _modify { yield &__stubs.value }
  }
  private static let __staticStubs: LockedValue<Stubs> = .init(Stubs())
  static var staticStubs: Stubs {
    get { __staticStubs.value }
    set { __staticStubs.value = newValue }
    _modify { yield &__staticStubs.value }
  }

  #if swift(>=6) && !hasFeature(NonisolatedNonsendingByDefault)
    init(setup: sending SetupFunc? = nil) {
      var stubs = Stubs()
      setup?(&stubs)
      __stubs = .init(stubs)
    }
  #else
    init(setup: SetupFunc? = nil) {
      var stubs = Stubs()
      setup?(&stubs)
      __stubs = .init(stubs)
    }
  #endif

  struct Stubs {
    var loadAll: (Int, String) throws -> Int =
      { _, _ in fatalError("loadAll function is not stubbed!") }
    var itS: () async -> String = { fatalError("itS function is not stubbed!") }
    private var __isItOnQuestion: Bool?
    var `is "it" on?`: Bool {
      get {
        if let __isItOnQuestion {
          return __isItOnQuestion
        }
        fatalError("is \"it\" on? is not stubbed!")
      }
      set {
        __isItOnQuestion = newValue
      }
    }
    private var __1st: `Raw item`?
    var `1st`: `Raw item` {
      get {
        if let __1st {
          return __1st
        }
        fatalError("1st is not stubbed!")
      }
      set {
        __1st = newValue
      }
    }
    var makeOne: @Sendable () -> Int = { fatalError("makeOne function is not stubbed!") }
    var `subscript`: (Int) -> Int = { _ in fatalError("subscript function is not stubbed!") }
    var subscriptSet: (Int, Int) -> Void =
      { _, _ in fatalError("subscriptSet function is not stubbed!") }

    mutating func noop() {
      loadAll = { _, _ in 0 }
      itS = { "" }
      `is "it" on?` = false
      makeOne = { 0 }
      `subscript` = { _ in 0 }
      subscriptSet = { _, _ in }
    }
  }

  func `load "all"`(`the id`: Int, _ `a b`: String) throws -> Int {
    callOrder.append("load \"all\"(the id:_:)")
    return try stubs.loadAll(`the id`, `a b`)
  }

  func `it's`() async -> String {
    callOrder.append("it's()")
    return await stubs.itS()
  }

  private let __isItOnQuestionGetCallsCount: LockedValue<Int> = .init(0)
  var isItOnQuestionGetCallsCount: Int {
    get { __isItOnQuestionGetCallsCount.value }
    set { __isItOnQuestionGetCallsCount.value = newValue }
    _modify { yield &__isItOnQuestionGetCallsCount.value }
  }
  private let __isItOnQuestionSetCallsCount: LockedValue<Int> = .init(0)
  var isItOnQuestionSetCallsCount: Int {
    get { __isItOnQuestionSetCallsCount.value }
    set { __isItOnQuestionSetCallsCount.value = newValue }
    _modify { yield &__isItOnQuestionSetCallsCount.value }
  }
  var `is "it" on?`: Bool {
    get {
      isItOnQuestionGetCallsCount += 1
      callOrder.append("is \"it\" on?.getter")
      return stubs.`is "it" on?`
    }
    set {
      isItOnQuestionSetCallsCount += 1
      callOrder.append("is \"it\" on?.setter")
      stubs.`is "it" on?` = newValue
    }
  }

  private let ___1stGetCallsCount: LockedValue<Int> = .init(0)
  var _1stGetCallsCount: Int {
    get { ___1stGetCallsCount.value }
    set { ___1stGetCallsCount.value = newValue }
    _modify { yield &___1stGetCallsCount.value }
  }
  var `1st`: `Raw item` {
    _1stGetCallsCount += 1
    callOrder.append("1st.getter")
    return stubs.`1st`
  }

  static func `make "one"`() -> Int {
    return staticStubs.makeOne()
  }

  subscript(`at index` index: Int) -> Int {
    get {
      callOrder.append("subscript(at index:).getter")
      return stubs.`subscript`(index)
    }
    set {
      callOrder.append("subscript(at index:).setter")
      stubs.subscriptSet(index, newValue)
    }
  }

  private let __callOrder: LockedValue<[String]> = .init([])
  var callOrder: [String] {
    get { __callOrder.value }
    set { __callOrder.value = newValue }
    _modify { yield &__callOrder.value }
  }

  func reset() {
    callOrder = []
    isItOnQuestionGetCallsCount = 0
    isItOnQuestionSetCallsCount = 0
    _1stGetCallsCount = 0
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
/*stubble>*//*<stubble*//* Applied by stubble; `stubble revert` restores the original. digest: 54b9ac66 eb2a b764 42b0 fe08 *//*stubble>*/