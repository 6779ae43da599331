/*<stubble*/import class Foundation.NSLock; /*stubble>*/final class Parcel {
    var weight = 1
}
struct Ticket: ~Copyable {
    var number = 1
}

// @Spyable
// @StubbableProtocol
// @Mockable
protocol Carrier {
    func carry(_ parcel: sending Parcel)
    func carryLater(_ parcel: sending Parcel, _ action: sending @escaping () -> Void) async
    func fetch() async -> sending Parcel
    func find(_ number: Int) -> sending Parcel?
    func redeem(_ ticket: consuming Ticket)
    func show(_ ticket: borrowing Ticket) -> Int
    func keep<T>(_ value: consuming T, _ number: Int)
    func look<T>(_ value: borrowing T)
    func note(_ value: consuming some Hashable)
    func read(_ value: borrowing some Hashable)
    func raise(_ value: inout some Hashable)
}/*<stubble*/; class CarrierSpy: Carrier { init() {}; var forwardingTarget: (any Carrier)?; init(forwardingTo target: any Carrier) { forwardingTarget = target }; private let _carryCallsCount: LockedValue<Int> = .init(0); var carryCallsCount: Int { get { _carryCallsCount.value } set { _carryCallsCount.value = newValue } _modify { yield &_carryCallsCount.value } }; var carryCalled: Bool { carryCallsCount > 0 }; private let _carryReceivedParcel: LockedValue<Parcel?> = .init(nil); var carryReceivedParcel: Parcel? { get { _carryReceivedParcel.value } set { _carryReceivedParcel.value = newValue } _modify { yield &_carryReceivedParcel.value } }; private let _carryReceivedInvocations: LockedValue<[Parcel]> = .init([]); var carryReceivedInvocations: [Parcel] { get { _carryReceivedInvocations.value } set { _carryReceivedInvocations.value = newValue } _modify { yield &_carryReceivedInvocations.value } }; var carryClosure: ((Parcel) -> Void)?; func carry(_ parcel: sending Parcel) { carryCallsCount += 1; callOrder.append("carry(_:)"); carryReceivedParcel = parcel; carryReceivedInvocations.append(parcel); carryClosure?(parcel) }; private let _carryLaterCallsCount: LockedValue<Int> = .init(0); var carryLaterCallsCount: Int { get { _carryLaterCallsCount.value } set { _carryLaterCallsCount.value = newValue } _modify { yield &_carryLaterCallsCount.value } }; var carryLaterCalled: Bool { carryLaterCallsCount > 0 }; private let _carryLaterReceivedArguments: LockedValue<(parcel: Parcel, action: () -> Void)?> = .init(nil); var carryLaterReceivedArguments: (parcel: Parcel, action: () -> Void)? { get { _carryLaterReceivedArguments.value } set { _carryLaterReceivedArguments.value = newValue } _modify { yield &_carryLaterReceivedArguments.value } }; private let _carryLaterReceivedInvocations: LockedValue<[(parcel: Parcel, action: () -> Void)]> = .init([]); var carryLaterReceivedInvocations: [(parcel: Parcel, action: () -> Void)] { get { _carryLaterReceivedInvocations.value } set { _carryLaterReceivedInvocations.value = newValue } _modify { yield &_carryLaterReceivedInvocations.value } }; var carryLaterClosure: ((Parcel, @escaping () -> Void) async -> Void)?; func carryLater(_ parcel: sending Parcel, _ action: sending @escaping () -> Void) async { carryLaterCallsCount += 1; callOrder.append("carryLater(_:_:)"); carryLaterReceivedArguments = (parcel: parcel, action: action); carryLaterReceivedInvocations.append((parcel: parcel, action: action)); await carryLaterClosure?(parcel, action) }; private let _fetchCallsCount: LockedValue<Int> = .init(0); var fetchCallsCount: Int { get { _fetchCallsCount.value } set { _fetchCallsCount.value = newValue } _modify { yield &_fetchCallsCount.value } }; var fetchCalled: Bool { fetchCallsCount > 0 }; var fetchReturnValue: Parcel!; var fetchClosure: (() async -> Parcel)?; func fetch() async -> sending Parcel { fetchCallsCount += 1; callOrder.append("fetch()"); if let fetchClosure { return SentValue(value: await fetchClosure()).value }; guard let fetchReturnValue else { if let forwardingTarget { return await forwardingTarget.fetch() }; fatalError("CarrierSpy.fetch() has no return value") }; return SentValue(value: fetchReturnValue).value }; private let _findCallsCount: LockedValue<Int> = .init(0); var findCallsCount: Int { get { _findCallsCount.value } set { _findCallsCount.value = newValue } _modify { yield &_findCallsCount.value } }; var findCalled: Bool { findCallsCount > 0 }; private let _findReceivedNumber: LockedValue<Int?> = .init(nil); var findReceivedNumber: Int? { get { _findReceivedNumber.value } set { _findReceivedNumber.value = newValue } _modify { yield &_findReceivedNumber.value } }; private let _findReceivedInvocations: LockedValue<[Int]> = .init([]); var findReceivedInvocations: [Int] { get { _findReceivedInvocations.value } set { _findReceivedInvocations.value = newValue } _modify { yield &_findReceivedInvocations.value } }; var findReturnValue: Parcel?; var findClosure: ((Int) -> Parcel?)?; func find(_ number: Int) -> sending Parcel? { findCallsCount += 1; callOrder.append("find(_:)"); findReceivedNumber = number; findReceivedInvocations.append(number); if let findClosure { return SentValue(value: findClosure(number)).value }; if case nil = findReturnValue, let forwardingTarget { return forwardingTarget.find(number) }; return SentValue(value: findReturnValue).value }; private let _redeemCallsCount: LockedValue<Int> = .init(0); var redeemCallsCount: Int { get { _redeemCallsCount.value } set { _redeemCallsCount.value = newValue } _modify { yield &_redeemCallsCount.value } }; var redeemCalled: Bool { redeemCallsCount > 0 }; var redeemClosure: ((consuming Ticket) -> Void)?; func redeem(_ ticket: consuming Ticket) { redeemCallsCount += 1; callOrder.append("redeem(_:)"); if let redeemClosure { return redeemClosure(ticket) }; if let forwardingTarget { forwardingTarget.redeem(ticket) } }; private let _showCallsCount: LockedValue<Int> = .init(0); var showCallsCount: Int { get { _showCallsCount.value } set { _showCallsCount.value = newValue } _modify { yield &_showCallsCount.value } }; var showCalled: Bool { showCallsCount > 0 }; var showReturnValue: Int!; var showClosure: ((borrowing Ticket) -> Int)?; func show(_ ticket: borrowing Ticket) -> Int { showCallsCount += 1; callOrder.append("show(_:)"); if let showClosure { return showClosure(ticket) }; guard let showReturnValue else { if let forwardingTarget { return forwardingTarget.show(ticket) }; fatalError("CarrierSpy.show(_:) has no return value") }; return showReturnValue }; private let _keepCallsCount: LockedValue<Int> = .init(0); var keepCallsCount: Int { get { _keepCallsCount.value } set { _keepCallsCount.value = newValue } _modify { yield &_keepCallsCount.value } }; var keepCalled: Bool { keepCallsCount > 0 }; private let _keepReceivedArguments: LockedValue<(value: Any, number: Int)?> = .init(nil); var keepReceivedArguments: (value: Any, number: Int)? { get { _keepReceivedArguments.value } set { _keepReceivedArguments.value = newValue } _modify { yield &_keepReceivedArguments.value } }; private let _keepReceivedInvocations: LockedValue<[(value: Any, number: Int)]> = .init([]); var keepReceivedInvocations: [(value: Any, number: Int)] { get { _keepReceivedInvocations.value } set { _keepReceivedInvocations.value = newValue } _modify { yield &_keepReceivedInvocations.value } }; var keepClosure: ((Any, Int) -> Void)?; func keep<T>(_ value: consuming T, _ number: Int) { keepCallsCount += 1; callOrder.append("keep(_:_:)"); keepReceivedArguments = (value: copy value, number: number); keepReceivedInvocations.append((value: copy value, number: number)); keepClosure?(copy value, number); if keepClosure == nil, let forwardingTarget { forwardingTarget.keep(copy value, number) } }; private let _lookCallsCount: LockedValue<Int> = .init(0); var lookCallsCount: Int { get { _lookCallsCount.value } set { _lookCallsCount.value = newValue } _modify { yield &_lookCallsCount.value } }; var lookCalled: Bool { lookCallsCount > 0 }; private let _lookReceivedValue: LockedValue<Any?> = .init(nil); var lookReceivedValue: Any? { get { _lookReceivedValue.value } set { _lookReceivedValue.value = newValue } _modify { yield &_lookReceivedValue.value } }; private let _lookReceivedInvocations: LockedValue<[Any]> = .init([]); var lookReceivedInvocations: [Any] { get { _lookReceivedInvocations.value } set { _lookReceivedInvocations.value = newValue } _modify { yield &_lookReceivedInvocations.value } }; var lookClosure: ((Any) -> Void)?; func look<T>(_ value: borrowing T) { lookCallsCount += 1; callOrder.append("look(_:)"); lookReceivedValue = copy value; lookReceivedInvocations.append(copy value); lookClosure?(copy value); if lookClosure == nil, let forwardingTarget { forwardingTarget.look(copy value) } }; private let _noteCallsCount: LockedValue<Int> = .init(0); var noteCallsCount: Int { get { _noteCallsCount.value } set { _noteCallsCount.value = newValue } _modify { yield &_noteCallsCount.value } }; var noteCalled: Bool { noteCallsCount > 0 }; private let _noteReceivedValue: LockedValue<(any Hashable)?> = .init(nil); var noteReceivedValue: (any Hashable)? { get { _noteReceivedValue.value } set { _noteReceivedValue.value = newValue } _modify { yield &_noteReceivedValue.value } }; private let _noteReceivedInvocations: LockedValue<[any Hashable]> = .init([]); var noteReceivedInvocations: [any Hashable] { get { _noteReceivedInvocations.value } set { _noteReceivedInvocations.value = newValue } _modify { yield &_noteReceivedInvocations.value } }; var noteClosure: ((consuming any Hashable) -> Void)?; func note(_ value: consuming some Hashable) { noteCallsCount += 1; callOrder.append("note(_:)"); noteReceivedValue = copy value; noteReceivedInvocations.append(copy value); noteClosure?(copy value); if noteClosure == nil, let forwardingTarget { forwardingTarget.note(copy value) } }; private let _readCallsCount: LockedValue<Int> = .init(0); var readCallsCount: Int { get { _readCallsCount.value } set { _readCallsCount.value = newValue } _modify { yield &_readCallsCount.value } }; var readCalled: Bool { readCallsCount > 0 }; private let _readReceivedValue: LockedValue<(any Hashable)?> = .init(nil); var readReceivedValue: (any Hashable)? { get { _readReceivedValue.value } set { _readReceivedValue.value = newValue } _modify { yield &_readReceivedValue.value } }; private let _readReceivedInvocations: LockedValue<[any Hashable]> = .init([]); var readReceivedInvocations: [any Hashable] { get { _readReceivedInvocations.value } set { _readReceivedInvocations.value = newValue } _modify { yield &_readReceivedInvocations.value } }; var readClosure: ((borrowing any Hashable) -> Void)?; func read(_ value: borrowing some Hashable) { readCallsCount += 1; callOrder.append("read(_:)"); readReceivedValue = copy value; readReceivedInvocations.append(copy value); readClosure?(copy value); if readClosure == nil, let forwardingTarget { forwardingTarget.read(copy value) } }; private let _raiseCallsCount: LockedValue<Int> = .init(0); var raiseCallsCount: Int { get { _raiseCallsCount.value } set { _raiseCallsCount.value = newValue } _modify { yield &_raiseCallsCount.value } }; var raiseCalled: Bool { raiseCallsCount > 0 }; private let _raiseReceivedValue: LockedValue<Any?> = .init(nil); var raiseReceivedValue: Any? { get { _raiseReceivedValue.value } set { _raiseReceivedValue.value = newValue } _modify { yield &_raiseReceivedValue.value } }; private let _raiseReceivedInvocations: LockedValue<[Any]> = .init([]); var raiseReceivedInvocations: [Any] { get { _raiseReceivedInvocations.value } set { _raiseReceivedInvocations.value = newValue } _modify { yield &_raiseReceivedInvocations.value } }; var raiseClosure: ((inout Any) -> Void)?; func raise<Opaque: Hashable>(_ value: inout Opaque) { raiseCallsCount += 1; callOrder.append("raise(_:)"); raiseReceivedValue = value; raiseReceivedInvocations.append(value); var valueErased: Any = value; defer { value = valueErased as! Opaque }; raiseClosure?(&valueErased); if raiseClosure == nil, let forwardingTarget { defer { valueErased = value }; forwardingTarget.raise(&value) } }; private let _callOrder: LockedValue<[String]> = .init([]); var callOrder: [String] { get { _callOrder.value } set { _callOrder.value = newValue } _modify { yield &_callOrder.value } }; func reset() { callOrder = []; carryCallsCount = 0; carryReceivedParcel = nil; carryReceivedInvocations = []; carryLaterCallsCount = 0; carryLaterReceivedArguments = nil; carryLaterReceivedInvocations = []; fetchCallsCount = 0; findCallsCount = 0; findReceivedNumber = nil; findReceivedInvocations = []; redeemCallsCount = 0; showCallsCount = 0; keepCallsCount = 0; keepReceivedArguments = nil; keepReceivedInvocations = []; lookCallsCount = 0; lookReceivedValue = nil; lookReceivedInvocations = []; noteCallsCount = 0; noteReceivedValue = nil; noteReceivedInvocations = []; readCallsCount = 0; readReceivedValue = nil; readReceivedInvocations = []; raiseCallsCount = 0; raiseReceivedValue = nil; raiseReceivedInvocations = [] }; func relax() { showReturnValue = 0 }; private final class LockedValue<Value>: @unchecked Sendable { private let lock = NSLock(); private var storage: Value; init(_ value: Value) { storage = value }; var value: Value { get { lock.lock(); defer { lock.unlock() }; return storage } set { var old = newValue; lock.lock(); Swift.swap(&storage, &old); lock.unlock() } _modify { lock.lock(); defer { lock.unlock() }; yield &storage } } }; private struct SentValue<Value>: @unchecked Sendable { let value: Value } }/*stubble>*//*<stubble*/; import Stubble; final class MockCarrier: Carrier { init(_ policy: MockPolicy = .strict) { if policy == .relaxed { fetchStub.isRelaxed = true; findStub.isRelaxed = true; showStub.isRelaxed = true } }; var carryStub: Stub<Parcel, Void> = .init(named: "MockCarrier.carry(_:)", defaultResult: .success(())); func carry(_ parcel: sending Parcel) { carryStub(parcel) }; struct CarryLaterArguments { let parcel: Parcel; let action: () -> Void }; var carryLaterStub: Stub<CarryLaterArguments, Void> = .init(named: "MockCarrier.carryLater(_:_:)", defaultResult: .success(())); var carryLaterPrologue: (@Sendable () async -> Void)?; func carryLater(_ parcel: sending Parcel, _ action: sending @escaping () -> Void) async { await carryLaterPrologue?(); await carryLaterStub.call(CarryLaterArguments(parcel: parcel, action: action)) }; var fetchStub: Stub<Void, Parcel> = .init(named: "MockCarrier.fetch()"); var fetchPrologue: (@Sendable () async -> Void)?; func fetch() async -> sending Parcel { await fetchPrologue?(); return SentValue(value: await fetchStub.call()).value }; var findStub: Stub<Int, Parcel?> = .init(named: "MockCarrier.find(_:)"); func find(_ number: Int) -> sending Parcel? { return SentValue(value: findStub(number)).value }; var redeemStub: Stub<Void, Void> = .init(named: "MockCarrier.redeem(_:)", defaultResult: .success(())); func redeem(_ ticket: consuming Ticket) { redeemStub() }; var showStub: Stub<Void, Int> = .init(named: "MockCarrier.show(_:)"); func show(_ ticket: borrowing Ticket) -> Int { return showStub() }; struct KeepArguments { let value: Any; let number: Int }; var keepStub: Stub<KeepArguments, Void> = .init(named: "MockCarrier.keep(_:_:)", defaultResult: .success(())); func keep<T>(_ value: consuming T, _ number: Int) { keepStub(KeepArguments(value: copy value, number: number)) }; var lookStub: Stub<Any, Void> = .init(named: "MockCarrier.look(_:)", defaultResult: .success(())); func look<T>(_ value: borrowing T) { lookStub(copy value) }; var noteStub: Stub<any Hashable, Void> = .init(named: "MockCarrier.note(_:)", defaultResult: .success(())); func note(_ value: consuming some Hashable) { noteStub(copy value) }; var readStub: Stub<any Hashable, Void> = .init(named: "MockCarrier.read(_:)", defaultResult: .success(())); func read(_ value: borrowing some Hashable) { readStub(copy value) }; var raiseStub: Stub<Any, Void> = .init(named: "MockCarrier.raise(_:)", defaultResult: .success(())); func raise<Opaque: Hashable>(_ value: inout Opaque) { raiseStub(value) }; var allStubs: [any CallRecording] { var list: [any CallRecording] = []; list.append(carryStub); list.append(carryLaterStub); list.append(fetchStub); list.append(findStub); list.append(redeemStub); list.append(showStub); list.append(keepStub); list.append(lookStub); list.append(noteStub); list.append(readStub); list.append(raiseStub); return list }; private struct SentValue<Value>: @unchecked Sendable { let value: Value } }/*stubble>*/
/*<stubble*/
class StubbableCarrier: Carrier {
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
    var carry: (Parcel) -> Void = { _ in fatalError("carry function is not stubbed!") }
    var carryLater: (Parcel, @escaping () -> Void) async -> Void =
      { _, _ in fatalError("carryLater function is not stubbed!") }
    var fetch: () async -> Parcel = { fatalError("fetch function is not stubbed!") }
    var find: (Int) -> Parcel? = { _ in fatalError("find function is not stubbed!") }
    var redeem: (consuming Ticket) -> Void = { _ in fatalError("redeem function is not stubbed!") }
    var show: (borrowing Ticket) -> Int = { _ in fatalError("show function is not stubbed!") }
    var keep: (Any, Int) -> Void = { _, _ in fatalError("keep function is not stubbed!") }
    var look: (Any) -> Void = { _ in fatalError("look function is not stubbed!") }
    var note: (consuming any Hashable) -> Void =
      { _ in fatalError("note function is not stubbed!") }
    var read: (borrowing any Hashable) -> Void =
      { _ in fatalError("read function is not stubbed!") }
    var raise: (inout Any) -> Void = { _ in fatalError("raise function is not stubbed!") }

    mutating func noop() {
      carry = { _ in }
      carryLater = { _, _ in }
      find = { _ in nil }
      redeem = { _ in }
      show = { _ in 0 }
      keep = { _, _ in }
      look = { _ in }
      note = { _ in }
      read = { _ in }
      raise = { _ in }
    }
  }

  func carry(_ parcel: sending Parcel) {
    callOrder.append("carry(_:)")
    stubs.carry(parcel)
  }

  func carryLater(_ parcel: sending Parcel, _ action: sending @escaping () -> Void) async {
    callOrder.append("carryLater(_:_:)")
    await stubs.carryLater(parcel, action)
  }

  func fetch() async -> sending Parcel {
    callOrder.append("fetch()")
    return SentValue(value: await stubs.fetch()).value
  }

  func find(_ number: Int) -> sending Parcel? {
    callOrder.append("find(_:)")
    return SentValue(value: stubs.find(number)).value
  }

  func redeem(_ ticket: consuming Ticket) {
    callOrder.append("redeem(_:)")
    stubs.redeem(ticket)
  }

  func show(_ ticket: borrowing Ticket) -> Int {
    callOrder.append("show(_:)")
    return stubs.show(ticket)
  }

  func keep<T>(_ value: consuming T, _ number: Int) {
    callOrder.append("keep(_:_:)")
    stubs.keep(copy value, number)
  }

  func look<T>(_ value: borrowing T) {
    callOrder.append("look(_:)")
    stubs.look(copy value)
  }

  func note(_ value: consuming some Hashable) {
    callOrder.append("note(_:)")
    stubs.note(copy value)
  }

  func read(_ value: borrowing some Hashable) {
    callOrder.append("read(_:)")
    stubs.read(copy value)
  }

  func raise<Opaque: Hashable>(_ value: inout Opaque) {
    callOrder.append("raise(_:)")
    var valueErased: Any = value
    defer { value = valueErased as! Opaque }
    stubs.raise(&valueErased)
  }

  private let _callOrder: LockedValue<[String]> = .init([])
  var callOrder: [String] {
    get { _callOrder.value }
    set { _callOrder.value = newValue }
    _modify { yield &_callOrder.value }
  }

  func reset() {
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

  private struct SentValue<Value>: @unchecked Sendable {
    let value: Value
  }
}
/*stubble>*//*<stubble*//* Applied by stubble; `stubble revert` restores the original. digest: d94e7864 eb2a b58c a8ba e1d5 *//*stubble>*/