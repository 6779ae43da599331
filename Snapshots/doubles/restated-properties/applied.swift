// @Spyable
// @StubbableProtocol
// @Mockable
/*<stubble*/import class Foundation.NSLock; /*stubble>*/protocol Event: Identifiable, Sendable {
    var id: String { get }
    var day: Int { get }
}/*<stubble*/; class EventSpy: Event, @unchecked Sendable { typealias ID = String; init() {}; var id: String { get { idGetCallsCount += 1; callOrder.append("id.getter"); guard let underlyingId else { fatalError("EventSpy.id was read before it was set") }; return underlyingId } set { underlyingId = newValue } }; private let _underlyingId: LockedValue<(String)?> = .init(nil); var underlyingId: (String)! { get { _underlyingId.value } set { _underlyingId.value = newValue } _modify { yield &_underlyingId.value } }; private let _idGetCallsCount: LockedValue<Int> = .init(0); var idGetCallsCount: Int { get { _idGetCallsCount.value } set { _idGetCallsCount.value = newValue } _modify { yield &_idGetCallsCount.value } }; var day: Int { get { dayGetCallsCount += 1; callOrder.append("day.getter"); guard let underlyingDay else { fatalError("EventSpy.day was read before it was set") }; return underlyingDay } set { underlyingDay = newValue } }; private let _underlyingDay: LockedValue<(Int)?> = .init(nil); var underlyingDay: (Int)! { get { _underlyingDay.value } set { _underlyingDay.value = newValue } _modify { yield &_underlyingDay.value } }; private let _dayGetCallsCount: LockedValue<Int> = .init(0); var dayGetCallsCount: Int { get { _dayGetCallsCount.value } set { _dayGetCallsCount.value = newValue } _modify { yield &_dayGetCallsCount.value } }; private let _callOrder: LockedValue<[String]> = .init([]); var callOrder: [String] { get { _callOrder.value } set { _callOrder.value = newValue } _modify { yield &_callOrder.value } }; func reset() { callOrder = []; idGetCallsCount = 0; dayGetCallsCount = 0 }; func relax() { underlyingId = ""; underlyingDay = 0 }; private final class LockedValue<Value>: @unchecked Sendable { private let lock = NSLock(); private var storage: Value; init(_ value: Value) { storage = value }; var value: Value { get { lock.lock(); defer { lock.unlock() }; return storage } set { var old = newValue; lock.lock(); Swift.swap(&storage, &old); lock.unlock() } _modify { lock.lock(); defer { lock.unlock() }; yield &storage } } } }/*stubble>*//*<stubble*/; class StubbableEvent: Event, @unchecked Sendable { typealias ID = String; typealias SetupFunc = (inout Stubs) -> Void; private let _stubs: LockedValue<Stubs>; var stubs: Stubs { get { _stubs.value } set { _stubs.value = newValue } _modify { yield &_stubs.value } }; init(setup: SetupFunc? = nil) { var stubs = Stubs(); setup?(&stubs); _stubs = .init(stubs) }; struct Stubs { private var _id: String?; var id: String { get { if let _id { return _id }; fatalError("id is not stubbed!") } set { _id = newValue } }; private var _day: Int?; var day: Int { get { if let _day { return _day }; fatalError("day is not stubbed!") } set { _day = newValue } }; mutating func noop() { id = ""; day = 0 } }; private let _idGetCallsCount: LockedValue<Int> = .init(0); var idGetCallsCount: Int { get { _idGetCallsCount.value } set { _idGetCallsCount.value = newValue } _modify { yield &_idGetCallsCount.value } }; var id: String { idGetCallsCount += 1; callOrder.append("id.getter"); return stubs.id }; private let _dayGetCallsCount: LockedValue<Int> = .init(0); var dayGetCallsCount: Int { get { _dayGetCallsCount.value } set { _dayGetCallsCount.value = newValue } _modify { yield &_dayGetCallsCount.value } }; var day: Int { dayGetCallsCount += 1; callOrder.append("day.getter"); return stubs.day }; private let _callOrder: LockedValue<[String]> = .init([]); var callOrder: [String] { get { _callOrder.value } set { _callOrder.value = newValue } _modify { yield &_callOrder.value } }; func reset() { callOrder = []; idGetCallsCount = 0; dayGetCallsCount = 0 }; private final class LockedValue<Value>: @unchecked Sendable { private let lock = NSLock(); private var storage: Value; init(_ value: Value) { storage = value }; var value: Value { get { lock.lock(); defer { lock.unlock() }; return storage } set { var old = newValue; lock.lock(); Swift.swap(&storage, &old); lock.unlock() } _modify { lock.lock(); defer { lock.unlock() }; yield &storage } } } }/*stubble>*//*<stubble*/; import Stubble; final class MockEvent: Event { typealias ID = String; init(_ policy: MockPolicy = .strict) { if policy == .relaxed { idStub.isRelaxed = true; dayStub.isRelaxed = true } }; private let _idStub: LockedValue<Stub<Void, String>> = .init(.init(named: "MockEvent.id")); var idStub: Stub<Void, String> { get { _idStub.value } set { _idStub.value = newValue } _modify { yield &_idStub.value } }; var id: String { return idStub() }; private let _dayStub: LockedValue<Stub<Void, Int>> = .init(.init(named: "MockEvent.day")); var dayStub: Stub<Void, Int> { get { _dayStub.value } set { _dayStub.value = newValue } _modify { yield &_dayStub.value } }; var day: Int { return dayStub() }; private final class LockedValue<Value>: @unchecked Sendable { private let lock = NSLock(); private var storage: Value; init(_ value: Value) { storage = value }; var value: Value { get { lock.lock(); defer { lock.unlock() }; return storage } set { var old = newValue; lock.lock(); Swift.swap(&storage, &old); lock.unlock() } _modify { lock.lock(); defer { lock.unlock() }; yield &storage } } } }/*stubble>*/

// @Spyable
// @StubbableProtocol
// @Mockable
@MainActor protocol Listing: Named {
    var name: [Int] { get }
    var title: String { get set }
    func show() -> Int
}/*<stubble*/; @MainActor class ListingSpy: Listing { typealias Name = [Int]; init() {}; nonisolated var name: [Int] { get { nameGetCallsCount += 1; callOrder.append("name.getter"); guard let underlyingName else { fatalError("ListingSpy.name was read before it was set") }; return underlyingName } set { underlyingName = newValue } }; private let _underlyingName: LockedValue<([Int])?> = .init(nil); nonisolated var underlyingName: ([Int])! { get { _underlyingName.value } set { _underlyingName.value = newValue } _modify { yield &_underlyingName.value } }; private let _nameGetCallsCount: LockedValue<Int> = .init(0); nonisolated var nameGetCallsCount: Int { get { _nameGetCallsCount.value } set { _nameGetCallsCount.value = newValue } _modify { yield &_nameGetCallsCount.value } }; nonisolated var title: String { get { titleGetCallsCount += 1; callOrder.append("title.getter"); guard let underlyingTitle else { fatalError("ListingSpy.title was read before it was set") }; return underlyingTitle } set { titleSetCallsCount += 1; callOrder.append("title.setter"); titleSetReceivedInvocations.append(newValue); underlyingTitle = newValue } }; private let _underlyingTitle: LockedValue<(String)?> = .init(nil); nonisolated var underlyingTitle: (String)! { get { _underlyingTitle.value } set { _underlyingTitle.value = newValue } _modify { yield &_underlyingTitle.value } }; private let _titleGetCallsCount: LockedValue<Int> = .init(0); nonisolated var titleGetCallsCount: Int { get { _titleGetCallsCount.value } set { _titleGetCallsCount.value = newValue } _modify { yield &_titleGetCallsCount.value } }; private let _titleSetCallsCount: LockedValue<Int> = .init(0); nonisolated var titleSetCallsCount: Int { get { _titleSetCallsCount.value } set { _titleSetCallsCount.value = newValue } _modify { yield &_titleSetCallsCount.value } }; private let _titleSetReceivedInvocations: LockedValue<[String]> = .init([]); nonisolated var titleSetReceivedInvocations: [String] { get { _titleSetReceivedInvocations.value } set { _titleSetReceivedInvocations.value = newValue } _modify { yield &_titleSetReceivedInvocations.value } }; var showCallsCount = 0; var showCalled: Bool { showCallsCount > 0 }; var showReturnValue: Int!; var showClosure: (@MainActor () -> Int)?; func show() -> Int { showCallsCount += 1; callOrder.append("show()"); if let showClosure { return showClosure() }; guard let showReturnValue else { fatalError("ListingSpy.show() has no return value") }; return showReturnValue }; private let _callOrder: LockedValue<[String]> = .init([]); nonisolated var callOrder: [String] { get { _callOrder.value } set { _callOrder.value = newValue } _modify { yield &_callOrder.value } }; func reset() { callOrder = []; nameGetCallsCount = 0; titleGetCallsCount = 0; titleSetCallsCount = 0; titleSetReceivedInvocations = []; showCallsCount = 0 }; func relax() { underlyingName = []; underlyingTitle = ""; showReturnValue = 0 }; private final class LockedValue<Value>: @unchecked Sendable { private let lock = NSLock(); private var storage: Value; init(_ value: Value) { storage = value }; var value: Value { get { lock.lock(); defer { lock.unlock() }; return storage } set { var old = newValue; lock.lock(); Swift.swap(&storage, &old); lock.unlock() } _modify { lock.lock(); defer { lock.unlock() }; yield &storage } } } }/*stubble>*//*<stubble*/; @MainActor class StubbableListing: Listing { typealias Name = [Int]; typealias SetupFunc = (inout Stubs) -> Void; private let _stubs: LockedValue<Stubs>; nonisolated var stubs: Stubs { get { _stubs.value } set { _stubs.value = newValue } _modify { yield &_stubs.value } }; init(setup: SetupFunc? = nil) { var stubs = Stubs(); setup?(&stubs); _stubs = .init(stubs) }; struct Stubs { private var _name: [Int]?; var name: [Int] { get { if let _name { return _name }; fatalError("name is not stubbed!") } set { _name = newValue } }; private var _title: String?; var title: String { get { if let _title { return _title }; fatalError("title is not stubbed!") } set { _title = newValue } }; var show: @MainActor () -> Int = { fatalError("show function is not stubbed!") }; mutating func noop() { name = []; title = ""; show = { 0 } } }; private let _nameGetCallsCount: LockedValue<Int> = .init(0); nonisolated var nameGetCallsCount: Int { get { _nameGetCallsCount.value } set { _nameGetCallsCount.value = newValue } _modify { yield &_nameGetCallsCount.value } }; nonisolated var name: [Int] { nameGetCallsCount += 1; callOrder.append("name.getter"); return stubs.name }; private let _titleGetCallsCount: LockedValue<Int> = .init(0); nonisolated var titleGetCallsCount: Int { get { _titleGetCallsCount.value } set { _titleGetCallsCount.value = newValue } _modify { yield &_titleGetCallsCount.value } }; private let _titleSetCallsCount: LockedValue<Int> = .init(0); nonisolated var titleSetCallsCount: Int { get { _titleSetCallsCount.value } set { _titleSetCallsCount.value = newValue } _modify { yield &_titleSetCallsCount.value } }; nonisolated var title: String { get { titleGetCallsCount += 1; callOrder.append("title.getter"); return stubs.title } set { titleSetCallsCount += 1; callOrder.append("title.setter"); stubs.title = newValue } }; func show() -> Int { callOrder.append("show()"); return stubs.show() }; private let _callOrder: LockedValue<[String]> = .init([]); nonisolated var callOrder: [String] { get { _callOrder.value } set { _callOrder.value = newValue } _modify { yield &_callOrder.value } }; func reset() { callOrder = []; nameGetCallsCount = 0; titleGetCallsCount = 0; titleSetCallsCount = 0 }; private final class LockedValue<Value>: @unchecked Sendable { private let lock = NSLock(); private var storage: Value; init(_ value: Value) { storage = value }; var value: Value { get { lock.lock(); defer { lock.unlock() }; return storage } set { var old = newValue; lock.lock(); Swift.swap(&storage, &old); lock.unlock() } _modify { lock.lock(); defer { lock.unlock() }; yield &storage } } } }/*stubble>*//*<stubble*/; import Stubble; @MainActor final class MockListing: Listing { typealias Name = [Int]; init(_ policy: MockPolicy = .strict) { if policy == .relaxed { nameStub.isRelaxed = true; titleStub.isRelaxed = true; setTitleStub.isRelaxed = true; showStub.isRelaxed = true } }; private let _nameStub: LockedValue<Stub<Void, [Int]>> = .init(.init(named: "MockListing.name")); nonisolated var nameStub: Stub<Void, [Int]> { get { _nameStub.value } set { _nameStub.value = newValue } _modify { yield &_nameStub.value } }; nonisolated var name: [Int] { return nameStub() }; private let _titleStub: LockedValue<Stub<Void, String>> = .init(.init(named: "MockListing.title")); nonisolated var titleStub: Stub<Void, String> { get { _titleStub.value } set { _titleStub.value = newValue } _modify { yield &_titleStub.value } }; private let _setTitleStub: LockedValue<Stub<String, Void>> = .init(.init(named: "MockListing.title.setter", defaultResult: .success(()))); nonisolated var setTitleStub: Stub<String, Void> { get { _setTitleStub.value } set { _setTitleStub.value = newValue } _modify { yield &_setTitleStub.value } }; nonisolated var title: String { get { return titleStub() } set { setTitleStub(newValue) } }; var showStub: Stub<Void, Int> = .init(named: "MockListing.show()"); func show() -> Int { return showStub() }; private final class LockedValue<Value>: @unchecked Sendable { private let lock = NSLock(); private var storage: Value; init(_ value: Value) { storage = value }; var value: Value { get { lock.lock(); defer { lock.unlock() }; return storage } set { var old = newValue; lock.lock(); Swift.swap(&storage, &old); lock.unlock() } _modify { lock.lock(); defer { lock.unlock() }; yield &storage } } } }/*stubble>*/

nonisolated protocol Named {
    associatedtype Name: Collection
    var name: Name { get }
    var title: String { get }
}

// @Spyable
// @StubbableProtocol
// @Mockable
protocol Session: Hosting, Titled {
    func open() -> Int
}/*<stubble*/; actor SessionSpy: Session { init() {}; nonisolated var title: String { get { titleGetCallsCount += 1; callOrder.append("title.getter"); guard let underlyingTitle else { fatalError("SessionSpy.title was read before it was set") }; return underlyingTitle } set { underlyingTitle = newValue } }; private let _underlyingTitle: LockedValue<(String)?> = .init(nil); nonisolated var underlyingTitle: (String)! { get { _underlyingTitle.value } set { _underlyingTitle.value = newValue } _modify { yield &_underlyingTitle.value } }; private let _titleGetCallsCount: LockedValue<Int> = .init(0); nonisolated var titleGetCallsCount: Int { get { _titleGetCallsCount.value } set { _titleGetCallsCount.value = newValue } _modify { yield &_titleGetCallsCount.value } }; private let _openCallsCount: LockedValue<Int> = .init(0); nonisolated var openCallsCount: Int { get { _openCallsCount.value } set { _openCallsCount.value = newValue } _modify { yield &_openCallsCount.value } }; nonisolated var openCalled: Bool { openCallsCount > 0 }; private let _openReturnValue: LockedValue<Int?> = .init(nil); nonisolated var openReturnValue: Int! { get { _openReturnValue.value } set { _openReturnValue.value = newValue } _modify { yield &_openReturnValue.value } }; private let _openClosure: LockedValue<(@Sendable () -> Int)?> = .init(nil); nonisolated var openClosure: (@Sendable () -> Int)? { get { _openClosure.value } set { _openClosure.value = newValue } _modify { yield &_openClosure.value } }; func open() -> Int { openCallsCount += 1; callOrder.append("open()"); if let openClosure { return openClosure() }; guard let openReturnValue else { fatalError("SessionSpy.open() has no return value") }; return openReturnValue }; private let _callOrder: LockedValue<[String]> = .init([]); nonisolated var callOrder: [String] { get { _callOrder.value } set { _callOrder.value = newValue } _modify { yield &_callOrder.value } }; nonisolated func reset() { callOrder = []; titleGetCallsCount = 0; openCallsCount = 0 }; nonisolated func relax() { underlyingTitle = ""; openReturnValue = 0 }; private final class LockedValue<Value>: @unchecked Sendable { private let lock = NSLock(); private var storage: Value; init(_ value: Value) { storage = value }; var value: Value { get { lock.lock(); defer { lock.unlock() }; return storage } set { var old = newValue; lock.lock(); Swift.swap(&storage, &old); lock.unlock() } _modify { lock.lock(); defer { lock.unlock() }; yield &storage } } } }/*stubble>*//*<stubble*/; import Stubble; actor MockSession: Session { init(_ policy: MockPolicy = .strict) { if policy == .relaxed { openStub.isRelaxed = true; titleStub.isRelaxed = true } }; private let _openStub: LockedValue<Stub<Void, Int>> = .init(.init(named: "MockSession.open()")); nonisolated var openStub: Stub<Void, Int> { get { _openStub.value } set { _openStub.value = newValue } _modify { yield &_openStub.value } }; func open() -> Int { return openStub() }; private let _titleStub: LockedValue<Stub<Void, String>> = .init(.init(named: "MockSession.title")); nonisolated var titleStub: Stub<Void, String> { get { _titleStub.value } set { _titleStub.value = newValue } _modify { yield &_titleStub.value } }; nonisolated var title: String { return titleStub() }; private final class LockedValue<Value>: @unchecked Sendable { private let lock = NSLock(); private var storage: Value; init(_ value: Value) { storage = value }; var value: Value { get { lock.lock(); defer { lock.unlock() }; return storage } set { var old = newValue; lock.lock(); Swift.swap(&storage, &old); lock.unlock() } _modify { lock.lock(); defer { lock.unlock() }; yield &storage } } } }/*stubble>*/

protocol Hosting: Actor {
    var title: String { get }
}

nonisolated protocol Titled {
    var title: String { get }
}
/*<stubble*/
actor StubbableSession: Session {
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
    var open: @Sendable () -> Int = { fatalError("open function is not stubbed!") }
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

    mutating func noop() {
      open = { 0 }
      title = ""
    }
  }

  func open() -> Int {
    callOrder.append("open()")
    return stubs.open()
  }

  private let _titleGetCallsCount: LockedValue<Int> = .init(0)
  nonisolated var titleGetCallsCount: Int {
    get { _titleGetCallsCount.value }
    set { _titleGetCallsCount.value = newValue }
    _modify { yield &_titleGetCallsCount.value }
  }
  nonisolated var title: String {
    titleGetCallsCount += 1
    callOrder.append("title.getter")
    return stubs.title
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
/*stubble>*//*<stubble*//* Applied by stubble; `stubble revert` restores the original. digest: e6b3d9da eb2a b64d effe a82e 9dc5 344e 21ed dfc7 324c 884d *//*stubble>*/