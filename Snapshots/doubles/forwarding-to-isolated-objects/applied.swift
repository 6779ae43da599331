/*<stubble*/import class Foundation.NSLock; /*stubble>*/@MainActor protocol Panel {
    var title: String { get set }
    func show(_ number: Int) -> Int
    subscript(index: Int) -> Int { get set }
}

// @Spyable
// @StubbableProtocol
// @Mockable
nonisolated protocol Screening: Panel {
    func name() -> String
    @MainActor func load(_ number: Int) async -> Int
}/*<stubble*/; class ScreeningSpy: Screening { init() {}; var forwardingTarget: (any Screening)?; init(forwardingTo target: any Screening) { forwardingTarget = target }; @MainActor var title: String { get { titleGetCallsCount += 1; callOrder.append("title.getter"); guard let underlyingTitle else { if let forwardingTarget { return forwardingTarget.title }; fatalError("ScreeningSpy.title was read before it was set") }; return underlyingTitle } set { titleSetCallsCount += 1; callOrder.append("title.setter"); titleSetReceivedInvocations.append(newValue); if case nil = underlyingTitle, var target = forwardingTarget { defer { forwardingTarget = target }; target.title = newValue; return }; underlyingTitle = newValue } }; var underlyingTitle: String!; private let _titleGetCallsCount: LockedValue<Int> = .init(0); var titleGetCallsCount: Int { get { _titleGetCallsCount.value } set { _titleGetCallsCount.value = newValue } _modify { yield &_titleGetCallsCount.value } }; private let _titleSetCallsCount: LockedValue<Int> = .init(0); var titleSetCallsCount: Int { get { _titleSetCallsCount.value } set { _titleSetCallsCount.value = newValue } _modify { yield &_titleSetCallsCount.value } }; private let _titleSetReceivedInvocations: LockedValue<[String]> = .init([]); var titleSetReceivedInvocations: [String] { get { _titleSetReceivedInvocations.value } set { _titleSetReceivedInvocations.value = newValue } _modify { yield &_titleSetReceivedInvocations.value } }; private let _nameCallsCount: LockedValue<Int> = .init(0); var nameCallsCount: Int { get { _nameCallsCount.value } set { _nameCallsCount.value = newValue } _modify { yield &_nameCallsCount.value } }; var nameCalled: Bool { nameCallsCount > 0 }; var nameReturnValue: String!; var nameClosure: (() -> String)?; func name() -> String { nameCallsCount += 1; callOrder.append("name()"); if let nameClosure { return nameClosure() }; guard let nameReturnValue else { if let forwardingTarget { return forwardingTarget.name() }; fatalError("ScreeningSpy.name() has no return value") }; return nameReturnValue }; private let _loadCallsCount: LockedValue<Int> = .init(0); var loadCallsCount: Int { get { _loadCallsCount.value } set { _loadCallsCount.value = newValue } _modify { yield &_loadCallsCount.value } }; var loadCalled: Bool { loadCallsCount > 0 }; private let _loadReceivedNumber: LockedValue<Int?> = .init(nil); var loadReceivedNumber: Int? { get { _loadReceivedNumber.value } set { _loadReceivedNumber.value = newValue } _modify { yield &_loadReceivedNumber.value } }; private let _loadReceivedInvocations: LockedValue<[Int]> = .init([]); var loadReceivedInvocations: [Int] { get { _loadReceivedInvocations.value } set { _loadReceivedInvocations.value = newValue } _modify { yield &_loadReceivedInvocations.value } }; var loadReturnValue: Int!; var loadClosure: (@MainActor (Int) async -> Int)?; @MainActor func load(_ number: Int) async -> Int { loadCallsCount += 1; callOrder.append("load(_:)"); loadReceivedNumber = number; loadReceivedInvocations.append(number); if let loadClosure { return await loadClosure(number) }; guard let loadReturnValue else { if let forwardingTarget { return await forwardingTarget.load(number) }; fatalError("ScreeningSpy.load(_:) has no return value; called with \(loadReceivedInvocations.suffix(1))") }; return loadReturnValue }; private let _showCallsCount: LockedValue<Int> = .init(0); var showCallsCount: Int { get { _showCallsCount.value } set { _showCallsCount.value = newValue } _modify { yield &_showCallsCount.value } }; var showCalled: Bool { showCallsCount > 0 }; private let _showReceivedNumber: LockedValue<Int?> = .init(nil); var showReceivedNumber: Int? { get { _showReceivedNumber.value } set { _showReceivedNumber.value = newValue } _modify { yield &_showReceivedNumber.value } }; private let _showReceivedInvocations: LockedValue<[Int]> = .init([]); var showReceivedInvocations: [Int] { get { _showReceivedInvocations.value } set { _showReceivedInvocations.value = newValue } _modify { yield &_showReceivedInvocations.value } }; var showReturnValue: Int!; var showClosure: (@MainActor (Int) -> Int)?; @MainActor func show(_ number: Int) -> Int { showCallsCount += 1; callOrder.append("show(_:)"); showReceivedNumber = number; showReceivedInvocations.append(number); if let showClosure { return showClosure(number) }; guard let showReturnValue else { if let forwardingTarget { return forwardingTarget.show(number) }; fatalError("ScreeningSpy.show(_:) has no return value; called with \(showReceivedInvocations.suffix(1))") }; return showReturnValue }; private let _subscriptCallsCount: LockedValue<Int> = .init(0); var subscriptCallsCount: Int { get { _subscriptCallsCount.value } set { _subscriptCallsCount.value = newValue } _modify { yield &_subscriptCallsCount.value } }; var subscriptCalled: Bool { subscriptCallsCount > 0 }; private let _subscriptReceivedIndex: LockedValue<Int?> = .init(nil); var subscriptReceivedIndex: Int? { get { _subscriptReceivedIndex.value } set { _subscriptReceivedIndex.value = newValue } _modify { yield &_subscriptReceivedIndex.value } }; private let _subscriptReceivedInvocations: LockedValue<[Int]> = .init([]); var subscriptReceivedInvocations: [Int] { get { _subscriptReceivedInvocations.value } set { _subscriptReceivedInvocations.value = newValue } _modify { yield &_subscriptReceivedInvocations.value } }; var subscriptReturnValue: Int!; var subscriptClosure: (@MainActor (Int) -> Int)?; private let _subscriptSetCallsCount: LockedValue<Int> = .init(0); var subscriptSetCallsCount: Int { get { _subscriptSetCallsCount.value } set { _subscriptSetCallsCount.value = newValue } _modify { yield &_subscriptSetCallsCount.value } }; var subscriptSetCalled: Bool { subscriptSetCallsCount > 0 }; private let _subscriptSetReceivedArguments: LockedValue<(index: Int, newValue: Int)?> = .init(nil); var subscriptSetReceivedArguments: (index: Int, newValue: Int)? { get { _subscriptSetReceivedArguments.value } set { _subscriptSetReceivedArguments.value = newValue } _modify { yield &_subscriptSetReceivedArguments.value } }; private let _subscriptSetReceivedInvocations: LockedValue<[(index: Int, newValue: Int)]> = .init([]); var subscriptSetReceivedInvocations: [(index: Int, newValue: Int)] { get { _subscriptSetReceivedInvocations.value } set { _subscriptSetReceivedInvocations.value = newValue } _modify { yield &_subscriptSetReceivedInvocations.value } }; var subscriptSetClosure: (@MainActor (Int, Int) -> Void)?; @MainActor subscript(index: Int) -> Int { get { subscriptCallsCount += 1; callOrder.append("subscript(_:).getter"); subscriptReceivedIndex = index; subscriptReceivedInvocations.append(index); if let subscriptClosure { return subscriptClosure(index) }; guard let subscriptReturnValue else { if let forwardingTarget { return forwardingTarget[index] }; fatalError("ScreeningSpy.subscript(_:) has no return value; called with \(subscriptReceivedInvocations.suffix(1))") }; return subscriptReturnValue } set { subscriptSetCallsCount += 1; callOrder.append("subscript(_:).setter"); subscriptSetReceivedArguments = (index: index, newValue: newValue); subscriptSetReceivedInvocations.append((index: index, newValue: newValue)); subscriptSetClosure?(index, newValue); if subscriptSetClosure == nil, var target = forwardingTarget { defer { forwardingTarget = target }; target[index] = newValue } } }; private let _callOrder: LockedValue<[String]> = .init([]); var callOrder: [String] { get { _callOrder.value } set { _callOrder.value = newValue } _modify { yield &_callOrder.value } }; func reset() { callOrder = []; titleGetCallsCount = 0; titleSetCallsCount = 0; titleSetReceivedInvocations = []; nameCallsCount = 0; loadCallsCount = 0; loadReceivedNumber = nil; loadReceivedInvocations = []; showCallsCount = 0; showReceivedNumber = nil; showReceivedInvocations = []; subscriptCallsCount = 0; subscriptReceivedIndex = nil; subscriptReceivedInvocations = []; subscriptSetCallsCount = 0; subscriptSetReceivedArguments = nil; subscriptSetReceivedInvocations = [] }; func relax() { underlyingTitle = ""; nameReturnValue = ""; loadReturnValue = 0; showReturnValue = 0; subscriptReturnValue = 0 }; private final class LockedValue<Value>: @unchecked Sendable { private let lock = NSLock(); private var storage: Value; init(_ value: Value) { storage = value }; var value: Value { get { lock.lock(); defer { lock.unlock() }; return storage } set { var old = newValue; lock.lock(); Swift.swap(&storage, &old); lock.unlock() } _modify { lock.lock(); defer { lock.unlock() }; yield &storage } } } }/*stubble>*//*<stubble*/; import Stubble; final class MockScreening: Screening { init(_ policy: MockPolicy = .strict) { if policy == .relaxed { nameStub.isRelaxed = true; loadStub.isRelaxed = true; titleStub.isRelaxed = true; showStub.isRelaxed = true; subscriptStub.isRelaxed = true } }; var nameStub: Stub<Void, String> = .init(named: "MockScreening.name()"); func name() -> String { return nameStub() }; var loadStub: Stub<Int, Int> = .init(named: "MockScreening.load(_:)"); var loadPrologue: (@Sendable () async -> Void)?; @MainActor func load(_ number: Int) async -> Int { await loadPrologue?(); return await loadStub.call(number) }; var titleStub: Stub<Void, String> = .init(named: "MockScreening.title"); var setTitleStub: Stub<String, Void> = .init(named: "MockScreening.title.setter", defaultResult: .success(())); @MainActor var title: String { get { return titleStub() } set { setTitleStub(newValue) } }; var showStub: Stub<Int, Int> = .init(named: "MockScreening.show(_:)"); @MainActor func show(_ number: Int) -> Int { return showStub(number) }; var subscriptStub: Stub<Int, Int> = .init(named: "MockScreening.subscript(_:)"); struct SubscriptSetArguments: Hashable { let index: Int; let newValue: Int }; var subscriptSetStub: Stub<SubscriptSetArguments, Void> = .init(named: "MockScreening.subscript(_:).setter", defaultResult: .success(())); @MainActor subscript(index: Int) -> Int { get { return subscriptStub(index) } set { subscriptSetStub(SubscriptSetArguments(index: index, newValue: newValue)) } }; var allStubs: [any CallRecording] { var list: [any CallRecording] = []; list.append(nameStub); list.append(loadStub); list.append(titleStub); list.append(setTitleStub); list.append(showStub); list.append(subscriptStub); list.append(subscriptSetStub); return list } }/*stubble>*/
/*<stubble*/
class StubbableScreening: Screening {
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
    var name: () -> String = { fatalError("name function is not stubbed!") }
    var load: @MainActor (Int) async -> Int = { _ in fatalError("load function is not stubbed!") }
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
    var show: @MainActor (Int) -> Int = { _ in fatalError("show function is not stubbed!") }
    var `subscript`: @MainActor (Int) -> Int =
      { _ in fatalError("subscript function is not stubbed!") }
    var subscriptSet: @MainActor (Int, Int) -> Void =
      { _, _ in fatalError("subscriptSet function is not stubbed!") }

    mutating func noop() {
      name = { "" }
      load = { _ in 0 }
      title = ""
      show = { _ in 0 }
      `subscript` = { _ in 0 }
      subscriptSet = { _, _ in }
    }
  }

  func name() -> String {
    callOrder.append("name()")
    return stubs.name()
  }

  @MainActor func load(_ number: Int) async -> Int {
    callOrder.append("load(_:)")
    return await stubs.load(number)
  }

  private let _titleGetCallsCount: LockedValue<Int> = .init(0)
  var titleGetCallsCount: Int {
    get { _titleGetCallsCount.value }
    set { _titleGetCallsCount.value = newValue }
    _modify { yield &_titleGetCallsCount.value }
  }
  private let _titleSetCallsCount: LockedValue<Int> = .init(0)
  var titleSetCallsCount: Int {
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

  @MainActor func show(_ number: Int) -> Int {
    callOrder.append("show(_:)")
    return stubs.show(number)
  }

  @MainActor subscript(index: Int) -> Int {
    get {
      callOrder.append("subscript(_:).getter")
      return stubs.`subscript`(index)
    }
    set {
      callOrder.append("subscript(_:).setter")
      stubs.subscriptSet(index, newValue)
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
/*stubble>*//*<stubble*//* Applied by stubble; `stubble revert` restores the original. digest: 85c2b60c eb2a f52f 3f95 fa5d *//*stubble>*/