/*<stubble*/import class Foundation.NSLock; /*stubble>*/protocol TitledOnMain {
    @MainActor var title: String { get set }
    @MainActor func show<T: Sendable>(_ value: T, times: Int) -> Int
    func size() -> Int
}

// @Spyable
// @StubbableProtocol
// @Mockable
protocol ActorSession: Actor, TitledOnMain {
    func count() -> Int
}/*<stubble*/; actor ActorSessionSpy: ActorSession { init() {}; @MainActor var title: String { get { titleGetCallsCount += 1; callOrder.append("title.getter"); guard let underlyingTitle else { fatalError("ActorSessionSpy.title was read before it was set") }; return underlyingTitle } set { titleSetCallsCount += 1; callOrder.append("title.setter"); titleSetReceivedInvocations.append(newValue); underlyingTitle = newValue } }; private let _underlyingTitle: LockedValue<String?> = .init(nil); nonisolated var underlyingTitle: String! { get { _underlyingTitle.value } set { _underlyingTitle.value = newValue } _modify { yield &_underlyingTitle.value } }; private let _titleGetCallsCount: LockedValue<Int> = .init(0); nonisolated var titleGetCallsCount: Int { get { _titleGetCallsCount.value } set { _titleGetCallsCount.value = newValue } _modify { yield &_titleGetCallsCount.value } }; private let _titleSetCallsCount: LockedValue<Int> = .init(0); nonisolated var titleSetCallsCount: Int { get { _titleSetCallsCount.value } set { _titleSetCallsCount.value = newValue } _modify { yield &_titleSetCallsCount.value } }; private let _titleSetReceivedInvocations: LockedValue<[String]> = .init([]); nonisolated var titleSetReceivedInvocations: [String] { get { _titleSetReceivedInvocations.value } set { _titleSetReceivedInvocations.value = newValue } _modify { yield &_titleSetReceivedInvocations.value } }; private let _countCallsCount: LockedValue<Int> = .init(0); nonisolated var countCallsCount: Int { get { _countCallsCount.value } set { _countCallsCount.value = newValue } _modify { yield &_countCallsCount.value } }; nonisolated var countCalled: Bool { countCallsCount > 0 }; private let _countReturnValue: LockedValue<Int?> = .init(nil); nonisolated var countReturnValue: Int! { get { _countReturnValue.value } set { _countReturnValue.value = newValue } _modify { yield &_countReturnValue.value } }; private let _countClosure: LockedValue<(@Sendable () -> Int)?> = .init(nil); nonisolated var countClosure: (@Sendable () -> Int)? { get { _countClosure.value } set { _countClosure.value = newValue } _modify { yield &_countClosure.value } }; func count() -> Int { countCallsCount += 1; callOrder.append("count()"); if let countClosure { return countClosure() }; guard let countReturnValue else { fatalError("ActorSessionSpy.count() has no return value") }; return countReturnValue }; private let _showTimesCallsCount: LockedValue<Int> = .init(0); nonisolated var showTimesCallsCount: Int { get { _showTimesCallsCount.value } set { _showTimesCallsCount.value = newValue } _modify { yield &_showTimesCallsCount.value } }; nonisolated var showTimesCalled: Bool { showTimesCallsCount > 0 }; private let _showTimesReceivedArguments: LockedValue<(value: Any, times: Int)?> = .init(nil); nonisolated var showTimesReceivedArguments: (value: Any, times: Int)? { get { _showTimesReceivedArguments.value } set { _showTimesReceivedArguments.value = newValue } _modify { yield &_showTimesReceivedArguments.value } }; private let _showTimesReceivedInvocations: LockedValue<[(value: Any, times: Int)]> = .init([]); nonisolated var showTimesReceivedInvocations: [(value: Any, times: Int)] { get { _showTimesReceivedInvocations.value } set { _showTimesReceivedInvocations.value = newValue } _modify { yield &_showTimesReceivedInvocations.value } }; private let _showTimesReturnValue: LockedValue<Int?> = .init(nil); nonisolated var showTimesReturnValue: Int! { get { _showTimesReturnValue.value } set { _showTimesReturnValue.value = newValue } _modify { yield &_showTimesReturnValue.value } }; private let _showTimesClosure: LockedValue<(@MainActor (Any, Int) -> Int)?> = .init(nil); nonisolated var showTimesClosure: (@MainActor (Any, Int) -> Int)? { get { _showTimesClosure.value } set { _showTimesClosure.value = newValue } _modify { yield &_showTimesClosure.value } }; @MainActor func show<T: Sendable>(_ value: T, times: Int) -> Int { showTimesCallsCount += 1; callOrder.append("show(_:times:)"); showTimesReceivedArguments = (value: value, times: times); showTimesReceivedInvocations.append((value: value, times: times)); if let showTimesClosure { return showTimesClosure(value, times) }; guard let showTimesReturnValue else { fatalError("ActorSessionSpy.show(_:times:) has no return value; called with \(showTimesReceivedInvocations.suffix(1))") }; return showTimesReturnValue }; private let _sizeCallsCount: LockedValue<Int> = .init(0); nonisolated var sizeCallsCount: Int { get { _sizeCallsCount.value } set { _sizeCallsCount.value = newValue } _modify { yield &_sizeCallsCount.value } }; nonisolated var sizeCalled: Bool { sizeCallsCount > 0 }; private let _sizeReturnValue: LockedValue<Int?> = .init(nil); nonisolated var sizeReturnValue: Int! { get { _sizeReturnValue.value } set { _sizeReturnValue.value = newValue } _modify { yield &_sizeReturnValue.value } }; private let _sizeClosure: LockedValue<(@Sendable () -> Int)?> = .init(nil); nonisolated var sizeClosure: (@Sendable () -> Int)? { get { _sizeClosure.value } set { _sizeClosure.value = newValue } _modify { yield &_sizeClosure.value } }; nonisolated func size() -> Int { sizeCallsCount += 1; callOrder.append("size()"); if let sizeClosure { return sizeClosure() }; guard let sizeReturnValue else { fatalError("ActorSessionSpy.size() has no return value") }; return sizeReturnValue }; private let _callOrder: LockedValue<[String]> = .init([]); nonisolated var callOrder: [String] { get { _callOrder.value } set { _callOrder.value = newValue } _modify { yield &_callOrder.value } }; nonisolated func reset() { callOrder = []; titleGetCallsCount = 0; titleSetCallsCount = 0; titleSetReceivedInvocations = []; countCallsCount = 0; showTimesCallsCount = 0; showTimesReceivedArguments = nil; showTimesReceivedInvocations = []; sizeCallsCount = 0 }; nonisolated func relax() { underlyingTitle = ""; countReturnValue = 0; showTimesReturnValue = 0; sizeReturnValue = 0 }; private final class LockedValue<Value>: @unchecked Sendable { private let lock = NSLock(); private var storage: Value; init(_ value: Value) { storage = value }; var value: Value { get { lock.lock(); defer { lock.unlock() }; return storage } set { var old = newValue; lock.lock(); Swift.swap(&storage, &old); lock.unlock() } _modify { lock.lock(); defer { lock.unlock() }; yield &storage } } } }/*stubble>*//*<stubble*/; import Stubble; actor MockActorSession: ActorSession { init(_ policy: MockPolicy = .strict) { if policy == .relaxed { countStub.isRelaxed = true; titleStub.isRelaxed = true; showStub.isRelaxed = true; sizeStub.isRelaxed = true } }; private let _countStub: LockedValue<Stub<Void, Int>> = .init(.init(named: "MockActorSession.count()")); nonisolated var countStub: Stub<Void, Int> { get { _countStub.value } set { _countStub.value = newValue } _modify { yield &_countStub.value } }; func count() -> Int { return countStub() }; private let _titleStub: LockedValue<Stub<Void, String>> = .init(.init(named: "MockActorSession.title")); nonisolated var titleStub: Stub<Void, String> { get { _titleStub.value } set { _titleStub.value = newValue } _modify { yield &_titleStub.value } }; private let _setTitleStub: LockedValue<Stub<String, Void>> = .init(.init(named: "MockActorSession.title.setter", defaultResult: .success(()))); nonisolated var setTitleStub: Stub<String, Void> { get { _setTitleStub.value } set { _setTitleStub.value = newValue } _modify { yield &_setTitleStub.value } }; @MainActor var title: String { get { return titleStub() } set { setTitleStub(newValue) } }; struct ShowArguments { let value: Any; let times: Int }; private let _showStub: LockedValue<Stub<ShowArguments, Int>> = .init(.init(named: "MockActorSession.show(_:times:)")); nonisolated var showStub: Stub<ShowArguments, Int> { get { _showStub.value } set { _showStub.value = newValue } _modify { yield &_showStub.value } }; @MainActor func show<T: Sendable>(_ value: T, times: Int) -> Int { return showStub(ShowArguments(value: value, times: times)) }; private let _sizeStub: LockedValue<Stub<Void, Int>> = .init(.init(named: "MockActorSession.size()")); nonisolated var sizeStub: Stub<Void, Int> { get { _sizeStub.value } set { _sizeStub.value = newValue } _modify { yield &_sizeStub.value } }; nonisolated func size() -> Int { return sizeStub() }; nonisolated var allStubs: [any CallRecording] { var list: [any CallRecording] = []; list.append(countStub); list.append(titleStub); list.append(setTitleStub); list.append(showStub); list.append(sizeStub); return list }; private final class LockedValue<Value>: @unchecked Sendable { private let lock = NSLock(); private var storage: Value; init(_ value: Value) { storage = value }; var value: Value { get { lock.lock(); defer { lock.unlock() }; return storage } set { var old = newValue; lock.lock(); Swift.swap(&storage, &old); lock.unlock() } _modify { lock.lock(); defer { lock.unlock() }; yield &storage } } } }/*stubble>*/

// @Spyable
// @StubbableProtocol
// @Mockable
protocol Completing {
    init(stubs: [String], _stubs: Int)
    func completion<T: Sendable>(_ type: T.Type) -> @MainActor ([T]) -> Int
    func change<T: Sendable>(_ action: inout @MainActor ([T]) -> Int, of type: T.Type)
}/*<stubble*/; class CompletingSpy: Completing { init() {}; var forwardingTarget: (any Completing)?; init(forwardingTo target: any Completing) { forwardingTarget = target }; private let _initStubs_stubsCallsCount: LockedValue<Int> = .init(0); var initStubs_stubsCallsCount: Int { get { _initStubs_stubsCallsCount.value } set { _initStubs_stubsCallsCount.value = newValue } _modify { yield &_initStubs_stubsCallsCount.value } }; var initStubs_stubsCalled: Bool { initStubs_stubsCallsCount > 0 }; private let _initStubs_stubsReceivedArguments: LockedValue<(stubs: [String], _stubs: Int)?> = .init(nil); var initStubs_stubsReceivedArguments: (stubs: [String], _stubs: Int)? { get { _initStubs_stubsReceivedArguments.value } set { _initStubs_stubsReceivedArguments.value = newValue } _modify { yield &_initStubs_stubsReceivedArguments.value } }; private let _initStubs_stubsReceivedInvocations: LockedValue<[(stubs: [String], _stubs: Int)]> = .init([]); var initStubs_stubsReceivedInvocations: [(stubs: [String], _stubs: Int)] { get { _initStubs_stubsReceivedInvocations.value } set { _initStubs_stubsReceivedInvocations.value = newValue } _modify { yield &_initStubs_stubsReceivedInvocations.value } }; required init(stubs: [String], _stubs: Int) { initStubs_stubsCallsCount += 1; callOrder.append("init(stubs:_stubs:)"); initStubs_stubsReceivedArguments = (stubs: stubs, _stubs: _stubs); initStubs_stubsReceivedInvocations.append((stubs: stubs, _stubs: _stubs)) }; private let _completionCallsCount: LockedValue<Int> = .init(0); var completionCallsCount: Int { get { _completionCallsCount.value } set { _completionCallsCount.value = newValue } _modify { yield &_completionCallsCount.value } }; var completionCalled: Bool { completionCallsCount > 0 }; private let _completionReceivedType: LockedValue<Any?> = .init(nil); var completionReceivedType: Any? { get { _completionReceivedType.value } set { _completionReceivedType.value = newValue } _modify { yield &_completionReceivedType.value } }; private let _completionReceivedInvocations: LockedValue<[Any]> = .init([]); var completionReceivedInvocations: [Any] { get { _completionReceivedInvocations.value } set { _completionReceivedInvocations.value = newValue } _modify { yield &_completionReceivedInvocations.value } }; var completionReturnValue: Any!; var completionClosure: ((Any) -> Any)?; func completion<T: Sendable>(_ type: T.Type) -> @MainActor ([T]) -> Int { completionCallsCount += 1; callOrder.append("completion(_:)"); completionReceivedType = type; completionReceivedInvocations.append(type); if let completionClosure { return completionClosure(type) as! @MainActor ([T]) -> Int }; guard let completionReturnValue else { if let forwardingTarget { return forwardingTarget.completion(type) }; fatalError("CompletingSpy.completion(_:) has no return value; called with \(completionReceivedInvocations.suffix(1))") }; return completionReturnValue as! @MainActor ([T]) -> Int }; private let _changeOfCallsCount: LockedValue<Int> = .init(0); var changeOfCallsCount: Int { get { _changeOfCallsCount.value } set { _changeOfCallsCount.value = newValue } _modify { yield &_changeOfCallsCount.value } }; var changeOfCalled: Bool { changeOfCallsCount > 0 }; private let _changeOfReceivedArguments: LockedValue<(action: Any, type: Any)?> = .init(nil); var changeOfReceivedArguments: (action: Any, type: Any)? { get { _changeOfReceivedArguments.value } set { _changeOfReceivedArguments.value = newValue } _modify { yield &_changeOfReceivedArguments.value } }; private let _changeOfReceivedInvocations: LockedValue<[(action: Any, type: Any)]> = .init([]); var changeOfReceivedInvocations: [(action: Any, type: Any)] { get { _changeOfReceivedInvocations.value } set { _changeOfReceivedInvocations.value = newValue } _modify { yield &_changeOfReceivedInvocations.value } }; var changeOfClosure: ((inout Any, Any) -> Void)?; func change<T: Sendable>(_ action: inout @MainActor ([T]) -> Int, of type: T.Type) { changeOfCallsCount += 1; callOrder.append("change(_:of:)"); changeOfReceivedArguments = (action: action, type: type); changeOfReceivedInvocations.append((action: action, type: type)); var actionErased: Any = action; defer { action = actionErased as! @MainActor ([T]) -> Int }; changeOfClosure?(&actionErased, type); if changeOfClosure == nil, let forwardingTarget { defer { actionErased = action }; forwardingTarget.change(&action, of: type) } }; private let _callOrder: LockedValue<[String]> = .init([]); var callOrder: [String] { get { _callOrder.value } set { _callOrder.value = newValue } _modify { yield &_callOrder.value } }; func reset() { callOrder = []; initStubs_stubsCallsCount = 0; initStubs_stubsReceivedArguments = nil; initStubs_stubsReceivedInvocations = []; completionCallsCount = 0; completionReceivedType = nil; completionReceivedInvocations = []; changeOfCallsCount = 0; changeOfReceivedArguments = nil; changeOfReceivedInvocations = [] }; private final class LockedValue<Value>: @unchecked Sendable { private let lock = NSLock(); private var storage: Value; init(_ value: Value) { storage = value }; var value: Value { get { lock.lock(); defer { lock.unlock() }; return storage } set { var old = newValue; lock.lock(); Swift.swap(&storage, &old); lock.unlock() } _modify { lock.lock(); defer { lock.unlock() }; yield &storage } } } }/*stubble>*//*<stubble*/; class StubbableCompleting: Completing { typealias SetupFunc = (inout Stubs) -> Void; var stubs: Stubs; init(setup: SetupFunc? = nil) { var stubs = Stubs(); setup?(&stubs); self.stubs = stubs }; struct Stubs { var completion: (Any) -> Any = { _ in fatalError("completion function is not stubbed!") }; var change: (inout Any, Any) -> Void = { _, _ in fatalError("change function is not stubbed!") }; mutating func noop() { change = { _, _ in } } }; required init(stubs: [String], _stubs: Int) { self.stubs = Stubs() }; func completion<T: Sendable>(_ type: T.Type) -> @MainActor ([T]) -> Int { callOrder.append("completion(_:)"); return stubs.completion(type) as! @MainActor ([T]) -> Int }; func change<T: Sendable>(_ action: inout @MainActor ([T]) -> Int, of type: T.Type) { callOrder.append("change(_:of:)"); var actionErased: Any = action; defer { action = actionErased as! @MainActor ([T]) -> Int }; stubs.change(&actionErased, type) }; private let _callOrder: LockedValue<[String]> = .init([]); var callOrder: [String] { get { _callOrder.value } set { _callOrder.value = newValue } _modify { yield &_callOrder.value } }; func reset() { callOrder = [] }; private final class LockedValue<Value>: @unchecked Sendable { private let lock = NSLock(); private var storage: Value; init(_ value: Value) { storage = value }; var value: Value { get { lock.lock(); defer { lock.unlock() }; return storage } set { var old = newValue; lock.lock(); Swift.swap(&storage, &old); lock.unlock() } _modify { lock.lock(); defer { lock.unlock() }; yield &storage } } } }/*stubble>*//*<stubble*/; import Stubble; final class MockCompleting: Completing { init(_ policy: MockPolicy = .strict) { if policy == .relaxed { completionStub.isRelaxed = true } }; init(stubs: [String], _stubs: Int) {}; var completionStub: Stub<Any, Any> = .init(named: "MockCompleting.completion(_:)"); func completion<T: Sendable>(_ type: T.Type) -> @MainActor ([T]) -> Int { return completionStub(type) as! @MainActor ([T]) -> Int }; struct ChangeArguments { let action: Any; let type: Any }; var changeStub: Stub<ChangeArguments, Void> = .init(named: "MockCompleting.change(_:of:)", defaultResult: .success(())); func change<T: Sendable>(_ action: inout @MainActor ([T]) -> Int, of type: T.Type) { changeStub(ChangeArguments(action: action, type: type)) }; var allStubs: [any CallRecording] { var list: [any CallRecording] = []; list.append(completionStub); list.append(changeStub); return list } }/*stubble>*/

// @Spyable
// @StubbableProtocol
// @Mockable
protocol RestoredSession: Actor {
    @MainActor init(names: [String], done: (() -> Void)?) async
    func count() -> Int
}/*<stubble*/; actor RestoredSessionSpy: RestoredSession { init() {}; private let _initNamesDoneCallsCount: LockedValue<Int> = .init(0); nonisolated var initNamesDoneCallsCount: Int { get { _initNamesDoneCallsCount.value } set { _initNamesDoneCallsCount.value = newValue } _modify { yield &_initNamesDoneCallsCount.value } }; nonisolated var initNamesDoneCalled: Bool { initNamesDoneCallsCount > 0 }; private let _initNamesDoneReceivedArguments: LockedValue<(names: [String], done: (() -> Void)?)?> = .init(nil); nonisolated var initNamesDoneReceivedArguments: (names: [String], done: (() -> Void)?)? { get { _initNamesDoneReceivedArguments.value } set { _initNamesDoneReceivedArguments.value = newValue } _modify { yield &_initNamesDoneReceivedArguments.value } }; private let _initNamesDoneReceivedInvocations: LockedValue<[(names: [String], done: (() -> Void)?)]> = .init([]); nonisolated var initNamesDoneReceivedInvocations: [(names: [String], done: (() -> Void)?)] { get { _initNamesDoneReceivedInvocations.value } set { _initNamesDoneReceivedInvocations.value = newValue } _modify { yield &_initNamesDoneReceivedInvocations.value } }; nonisolated init(names: [String], done: (() -> Void)?) async { initNamesDoneCallsCount += 1; callOrder.append("init(names:done:)"); initNamesDoneReceivedArguments = (names: names, done: done); initNamesDoneReceivedInvocations.append((names: names, done: done)) }; private let _countCallsCount: LockedValue<Int> = .init(0); nonisolated var countCallsCount: Int { get { _countCallsCount.value } set { _countCallsCount.value = newValue } _modify { yield &_countCallsCount.value } }; nonisolated var countCalled: Bool { countCallsCount > 0 }; private let _countReturnValue: LockedValue<Int?> = .init(nil); nonisolated var countReturnValue: Int! { get { _countReturnValue.value } set { _countReturnValue.value = newValue } _modify { yield &_countReturnValue.value } }; private let _countClosure: LockedValue<(@Sendable () -> Int)?> = .init(nil); nonisolated var countClosure: (@Sendable () -> Int)? { get { _countClosure.value } set { _countClosure.value = newValue } _modify { yield &_countClosure.value } }; func count() -> Int { countCallsCount += 1; callOrder.append("count()"); if let countClosure { return countClosure() }; guard let countReturnValue else { fatalError("RestoredSessionSpy.count() has no return value") }; return countReturnValue }; private let _callOrder: LockedValue<[String]> = .init([]); nonisolated var callOrder: [String] { get { _callOrder.value } set { _callOrder.value = newValue } _modify { yield &_callOrder.value } }; nonisolated func reset() { callOrder = []; initNamesDoneCallsCount = 0; initNamesDoneReceivedArguments = nil; initNamesDoneReceivedInvocations = []; countCallsCount = 0 }; nonisolated func relax() { countReturnValue = 0 }; private final class LockedValue<Value>: @unchecked Sendable { private let lock = NSLock(); private var storage: Value; init(_ value: Value) { storage = value }; var value: Value { get { lock.lock(); defer { lock.unlock() }; return storage } set { var old = newValue; lock.lock(); Swift.swap(&storage, &old); lock.unlock() } _modify { lock.lock(); defer { lock.unlock() }; yield &storage } } } }/*stubble>*//*<stubble*/; import Stubble; actor MockRestoredSession: RestoredSession { init(_ policy: MockPolicy = .strict) { if policy == .relaxed { countStub.isRelaxed = true } }; nonisolated init(names: [String], done: (() -> Void)?) async {}; private let _countStub: LockedValue<Stub<Void, Int>> = .init(.init(named: "MockRestoredSession.count()")); nonisolated var countStub: Stub<Void, Int> { get { _countStub.value } set { _countStub.value = newValue } _modify { yield &_countStub.value } }; func count() -> Int { return countStub() }; nonisolated var allStubs: [any CallRecording] { var list: [any CallRecording] = []; list.append(countStub); return list }; private final class LockedValue<Value>: @unchecked Sendable { private let lock = NSLock(); private var storage: Value; init(_ value: Value) { storage = value }; var value: Value { get { lock.lock(); defer { lock.unlock() }; return storage } set { var old = newValue; lock.lock(); Swift.swap(&storage, &old); lock.unlock() } _modify { lock.lock(); defer { lock.unlock() }; yield &storage } } } }/*stubble>*/
/*<stubble*/
actor StubbableActorSession: ActorSession {
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
    var count: @Sendable () -> Int = { fatalError("count function is not stubbed!") }
    private var _title: String?
    var title: String {
      get {
        if let _title {
          return _title
        }
        fatalError("title is not stubbed!")
      }
      set {
        _title = newValue
      }
    }
    var show: @MainActor (Any, Int) -> Int = { _, _ in fatalError("show function is not stubbed!") }
    var size: @Sendable () -> Int = { fatalError("size function is not stubbed!") }

    mutating func noop() {
      count = { 0 }
      title = ""
      show = { _, _ in 0 }
      size = { 0 }
    }
  }

  func count() -> Int {
    callOrder.append("count()")
    return stubs.count()
  }

  private let _titleGetCallsCount: LockedValue<Int> = .init(0)
  nonisolated var titleGetCallsCount: Int {
    get { _titleGetCallsCount.value }
    set { _titleGetCallsCount.value = newValue }
    _modify { yield &_titleGetCallsCount.value }
  }
  private let _titleSetCallsCount: LockedValue<Int> = .init(0)
  nonisolated var titleSetCallsCount: Int {
    get { _titleSetCallsCount.value }
    set { _titleSetCallsCount.value = newValue }
    _modify { yield &_titleSetCallsCount.value }
  }
  @MainActor var title: String {
    get {
      titleGetCallsCount += 1
      callOrder.append("title.getter")
      return stubs.title
    }
    set {
      titleSetCallsCount += 1
      callOrder.append("title.setter")
      stubs.title = newValue
    }
  }

  @MainActor func show<T: Sendable>(_ value: T, times: Int) -> Int {
    callOrder.append("show(_:times:)")
    return stubs.show(value, times)
  }

  nonisolated func size() -> Int {
    callOrder.append("size()")
    return stubs.size()
  }

  private let _callOrder: LockedValue<[String]> = .init([])
  nonisolated var callOrder: [String] {
    get { _callOrder.value }
    set { _callOrder.value = newValue }
    _modify { yield &_callOrder.value }
  }

  nonisolated func reset() {
    callOrder = []
    titleGetCallsCount = 0
    titleSetCallsCount = 0
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
actor StubbableRestoredSession: RestoredSession {
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
    var count: @Sendable () -> Int = { fatalError("count function is not stubbed!") }

    mutating func noop() {
      count = { 0 }
    }
  }

  nonisolated init(names: [String], done: (() -> Void)?) async {
    self._stubs = .init(Stubs())
  }

  func count() -> Int {
    callOrder.append("count()")
    return stubs.count()
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
/*stubble>*//*<stubble*//* Applied by stubble; `stubble revert` restores the original. digest: 67e27dd2 eb2a 57b5 1565 0860 bd1f a77d 7440 300f b9a2 806b *//*stubble>*/