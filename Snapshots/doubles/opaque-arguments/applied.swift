/*<stubble*/import class Foundation.NSLock; /*stubble>*/struct Work<Value: Codable & Sendable>: Sendable {
    var value: Value
}

// @Spyable
// @StubbableProtocol
// @Mockable
protocol Queueing {
    init(first: Work<some Codable & Sendable>)
    func add(_ work: Work<some Codable & Sendable>)
    func addAll(_ works: [Work<some Codable & Sendable>?], _ label: some Hashable) throws -> Int
    func find(_ keys: Set<some Hashable>?) async -> Int?
    func rank(_ weights: [some Hashable: Int])
    func order(_ weights: Dictionary<some Hashable, Int>)
    func pair(_ pair: (some Hashable, Int))
    func visit(_ values: some Collection<some Hashable>)
    func sort(_ values: inout some Collection<some Hashable>)
    func type(_ type: (some Hashable).Type)
    func plain(_ values: [some Hashable], _ other: some Sequence<Int>)
    subscript(_ keys: Set<some Hashable>) -> Int { get set }
}/*<stubble*/; class QueueingSpy: Queueing { init() {}; var forwardingTarget: (any Queueing)?; init(forwardingTo target: any Queueing) { forwardingTarget = target }; private let _initFirstCallsCount: LockedValue<Int> = .init(0); var initFirstCallsCount: Int { get { _initFirstCallsCount.value } set { _initFirstCallsCount.value = newValue } _modify { yield &_initFirstCallsCount.value } }; var initFirstCalled: Bool { initFirstCallsCount > 0 }; private let _initFirstReceivedFirst: LockedValue<Any?> = .init(nil); var initFirstReceivedFirst: Any? { get { _initFirstReceivedFirst.value } set { _initFirstReceivedFirst.value = newValue } _modify { yield &_initFirstReceivedFirst.value } }; private let _initFirstReceivedInvocations: LockedValue<[Any]> = .init([]); var initFirstReceivedInvocations: [Any] { get { _initFirstReceivedInvocations.value } set { _initFirstReceivedInvocations.value = newValue } _modify { yield &_initFirstReceivedInvocations.value } }; required init<Opaque: Codable & Sendable>(first: Work<Opaque>) { initFirstCallsCount += 1; callOrder.append("init(first:)"); initFirstReceivedFirst = first; initFirstReceivedInvocations.append(first) }; private let _addCallsCount: LockedValue<Int> = .init(0); var addCallsCount: Int { get { _addCallsCount.value } set { _addCallsCount.value = newValue } _modify { yield &_addCallsCount.value } }; var addCalled: Bool { addCallsCount > 0 }; private let _addReceivedWork: LockedValue<Any?> = .init(nil); var addReceivedWork: Any? { get { _addReceivedWork.value } set { _addReceivedWork.value = newValue } _modify { yield &_addReceivedWork.value } }; private let _addReceivedInvocations: LockedValue<[Any]> = .init([]); var addReceivedInvocations: [Any] { get { _addReceivedInvocations.value } set { _addReceivedInvocations.value = newValue } _modify { yield &_addReceivedInvocations.value } }; var addClosure: ((Any) -> Void)?; func add<Opaque: Codable & Sendable>(_ work: Work<Opaque>) { addCallsCount += 1; callOrder.append("add(_:)"); addReceivedWork = work; addReceivedInvocations.append(work); addClosure?(work); if addClosure == nil, let forwardingTarget { forwardingTarget.add(work) } }; private let _addAllCallsCount: LockedValue<Int> = .init(0); var addAllCallsCount: Int { get { _addAllCallsCount.value } set { _addAllCallsCount.value = newValue } _modify { yield &_addAllCallsCount.value } }; var addAllCalled: Bool { addAllCallsCount > 0 }; private let _addAllReceivedArguments: LockedValue<(works: [Any?], label: any Hashable)?> = .init(nil); var addAllReceivedArguments: (works: [Any?], label: any Hashable)? { get { _addAllReceivedArguments.value } set { _addAllReceivedArguments.value = newValue } _modify { yield &_addAllReceivedArguments.value } }; private let _addAllReceivedInvocations: LockedValue<[(works: [Any?], label: any Hashable)]> = .init([]); var addAllReceivedInvocations: [(works: [Any?], label: any Hashable)] { get { _addAllReceivedInvocations.value } set { _addAllReceivedInvocations.value = newValue } _modify { yield &_addAllReceivedInvocations.value } }; var addAllThrowableError: (any Error)?; var addAllReturnValue: Int!; var addAllClosure: (([Any?], any Hashable) throws -> Int)?; func addAll<Opaque: Codable & Sendable>(_ works: [Work<Opaque>?], _ label: some Hashable) throws -> Int { addAllCallsCount += 1; callOrder.append("addAll(_:_:)"); addAllReceivedArguments = (works: works, label: label); addAllReceivedInvocations.append((works: works, label: label)); if let addAllThrowableError { throw addAllThrowableError }; if let addAllClosure { return try addAllClosure(works, label) }; guard let addAllReturnValue else { if let forwardingTarget { return try forwardingTarget.addAll(works, label) }; fatalError("QueueingSpy.addAll(_:_:) has no return value; called with \(addAllReceivedInvocations.suffix(1))") }; return addAllReturnValue }; private let _findCallsCount: LockedValue<Int> = .init(0); var findCallsCount: Int { get { _findCallsCount.value } set { _findCallsCount.value = newValue } _modify { yield &_findCallsCount.value } }; var findCalled: Bool { findCallsCount > 0 }; private let _findReceivedKeys: LockedValue<Any?> = .init(nil); var findReceivedKeys: Any? { get { _findReceivedKeys.value } set { _findReceivedKeys.value = newValue } _modify { yield &_findReceivedKeys.value } }; private let _findReceivedInvocations: LockedValue<[Any?]> = .init([]); var findReceivedInvocations: [Any?] { get { _findReceivedInvocations.value } set { _findReceivedInvocations.value = newValue } _modify { yield &_findReceivedInvocations.value } }; var findReturnValue: Int?; var findClosure: ((Any?) async -> Int?)?; func find<Opaque: Hashable>(_ keys: Set<Opaque>?) async -> Int? { findCallsCount += 1; callOrder.append("find(_:)"); findReceivedKeys = keys; findReceivedInvocations.append(keys); if let findClosure { return await findClosure(keys) }; if case nil = findReturnValue, let forwardingTarget { return await forwardingTarget.find(keys) }; return findReturnValue }; private let _rankCallsCount: LockedValue<Int> = .init(0); var rankCallsCount: Int { get { _rankCallsCount.value } set { _rankCallsCount.value = newValue } _modify { yield &_rankCallsCount.value } }; var rankCalled: Bool { rankCallsCount > 0 }; private let _rankReceivedWeights: LockedValue<Any?> = .init(nil); var rankReceivedWeights: Any? { get { _rankReceivedWeights.value } set { _rankReceivedWeights.value = newValue } _modify { yield &_rankReceivedWeights.value } }; private let _rankReceivedInvocations: LockedValue<[Any]> = .init([]); var rankReceivedInvocations: [Any] { get { _rankReceivedInvocations.value } set { _rankReceivedInvocations.value = newValue } _modify { yield &_rankReceivedInvocations.value } }; var rankClosure: ((Any) -> Void)?; func rank<Opaque: Hashable>(_ weights: [Opaque: Int]) { rankCallsCount += 1; callOrder.append("rank(_:)"); rankReceivedWeights = weights; rankReceivedInvocations.append(weights); rankClosure?(weights); if rankClosure == nil, let forwardingTarget { forwardingTarget.rank(weights) } }; private let _orderCallsCount: LockedValue<Int> = .init(0); var orderCallsCount: Int { get { _orderCallsCount.value } set { _orderCallsCount.value = newValue } _modify { yield &_orderCallsCount.value } }; var orderCalled: Bool { orderCallsCount > 0 }; private let _orderReceivedWeights: LockedValue<Any?> = .init(nil); var orderReceivedWeights: Any? { get { _orderReceivedWeights.value } set { _orderReceivedWeights.value = newValue } _modify { yield &_orderReceivedWeights.value } }; private let _orderReceivedInvocations: LockedValue<[Any]> = .init([]); var orderReceivedInvocations: [Any] { get { _orderReceivedInvocations.value } set { _orderReceivedInvocations.value = newValue } _modify { yield &_orderReceivedInvocations.value } }; var orderClosure: ((Any) -> Void)?; func order<Opaque: Hashable>(_ weights: Dictionary<Opaque, Int>) { orderCallsCount += 1; callOrder.append("order(_:)"); orderReceivedWeights = weights; orderReceivedInvocations.append(weights); orderClosure?(weights); if orderClosure == nil, let forwardingTarget { forwardingTarget.order(weights) } }; private let _pairCallsCount: LockedValue<Int> = .init(0); var pairCallsCount: Int { get { _pairCallsCount.value } set { _pairCallsCount.value = newValue } _modify { yield &_pairCallsCount.value } }; var pairCalled: Bool { pairCallsCount > 0 }; private let _pairReceivedPair: LockedValue<Any?> = .init(nil); var pairReceivedPair: Any? { get { _pairReceivedPair.value } set { _pairReceivedPair.value = newValue } _modify { yield &_pairReceivedPair.value } }; private let _pairReceivedInvocations: LockedValue<[Any]> = .init([]); var pairReceivedInvocations: [Any] { get { _pairReceivedInvocations.value } set { _pairReceivedInvocations.value = newValue } _modify { yield &_pairReceivedInvocations.value } }; var pairClosure: ((Any) -> Void)?; func pair<Opaque: Hashable>(_ pair: (Opaque, Int)) { pairCallsCount += 1; callOrder.append("pair(_:)"); pairReceivedPair = pair; pairReceivedInvocations.append(pair); pairClosure?(pair); if pairClosure == nil, let forwardingTarget { forwardingTarget.pair(pair) } }; private let _visitCallsCount: LockedValue<Int> = .init(0); var visitCallsCount: Int { get { _visitCallsCount.value } set { _visitCallsCount.value = newValue } _modify { yield &_visitCallsCount.value } }; var visitCalled: Bool { visitCallsCount > 0 }; private let _visitReceivedValues: LockedValue<Any?> = .init(nil); var visitReceivedValues: Any? { get { _visitReceivedValues.value } set { _visitReceivedValues.value = newValue } _modify { yield &_visitReceivedValues.value } }; private let _visitReceivedInvocations: LockedValue<[Any]> = .init([]); var visitReceivedInvocations: [Any] { get { _visitReceivedInvocations.value } set { _visitReceivedInvocations.value = newValue } _modify { yield &_visitReceivedInvocations.value } }; var visitClosure: ((Any) -> Void)?; func visit<Opaque: Hashable, Opaque2: Collection<Opaque>>(_ values: Opaque2) { visitCallsCount += 1; callOrder.append("visit(_:)"); visitReceivedValues = values; visitReceivedInvocations.append(values); visitClosure?(values); if visitClosure == nil, let forwardingTarget { forwardingTarget.visit(values) } }; private let _sortCallsCount: LockedValue<Int> = .init(0); var sortCallsCount: Int { get { _sortCallsCount.value } set { _sortCallsCount.value = newValue } _modify { yield &_sortCallsCount.value } }; var sortCalled: Bool { sortCallsCount > 0 }; private let _sortReceivedValues: LockedValue<Any?> = .init(nil); var sortReceivedValues: Any? { get { _sortReceivedValues.value } set { _sortReceivedValues.value = newValue } _modify { yield &_sortReceivedValues.value } }; private let _sortReceivedInvocations: LockedValue<[Any]> = .init([]); var sortReceivedInvocations: [Any] { get { _sortReceivedInvocations.value } set { _sortReceivedInvocations.value = newValue } _modify { yield &_sortReceivedInvocations.value } }; var sortClosure: ((inout Any) -> Void)?; func sort<Opaque: Hashable, Opaque2: Collection<Opaque>>(_ values: inout Opaque2) { sortCallsCount += 1; callOrder.append("sort(_:)"); sortReceivedValues = values; sortReceivedInvocations.append(values); var valuesErased: Any = values; defer { values = valuesErased as! Opaque2 }; sortClosure?(&valuesErased); if sortClosure == nil, let forwardingTarget { defer { valuesErased = values }; forwardingTarget.sort(&values) } }; private let _typeCallsCount: LockedValue<Int> = .init(0); var typeCallsCount: Int { get { _typeCallsCount.value } set { _typeCallsCount.value = newValue } _modify { yield &_typeCallsCount.value } }; var typeCalled: Bool { typeCallsCount > 0 }; private let _typeReceivedType: LockedValue<(any Hashable.Type)?> = .init(nil); var typeReceivedType: (any Hashable.Type)? { get { _typeReceivedType.value } set { _typeReceivedType.value = newValue } _modify { yield &_typeReceivedType.value } }; private let _typeReceivedInvocations: LockedValue<[any Hashable.Type]> = .init([]); var typeReceivedInvocations: [any Hashable.Type] { get { _typeReceivedInvocations.value } set { _typeReceivedInvocations.value = newValue } _modify { yield &_typeReceivedInvocations.value } }; var typeClosure: ((any Hashable.Type) -> Void)?; func type(_ type: (some Hashable).Type) { typeCallsCount += 1; callOrder.append("type(_:)"); typeReceivedType = type; typeReceivedInvocations.append(type); typeClosure?(type); if typeClosure == nil, let forwardingTarget { forwardingTarget.type(type) } }; private let _plainCallsCount: LockedValue<Int> = .init(0); var plainCallsCount: Int { get { _plainCallsCount.value } set { _plainCallsCount.value = newValue } _modify { yield &_plainCallsCount.value } }; var plainCalled: Bool { plainCallsCount > 0 }; private let _plainReceivedArguments: LockedValue<(values: [any Hashable], other: any Sequence<Int>)?> = .init(nil); var plainReceivedArguments: (values: [any Hashable], other: any Sequence<Int>)? { get { _plainReceivedArguments.value } set { _plainReceivedArguments.value = newValue } _modify { yield &_plainReceivedArguments.value } }; private let _plainReceivedInvocations: LockedValue<[(values: [any Hashable], other: any Sequence<Int>)]> = .init([]); var plainReceivedInvocations: [(values: [any Hashable], other: any Sequence<Int>)] { get { _plainReceivedInvocations.value } set { _plainReceivedInvocations.value = newValue } _modify { yield &_plainReceivedInvocations.value } }; var plainClosure: (([any Hashable], any Sequence<Int>) -> Void)?; func plain(_ values: [some Hashable], _ other: some Sequence<Int>) { plainCallsCount += 1; callOrder.append("plain(_:_:)"); plainReceivedArguments = (values: values, other: other); plainReceivedInvocations.append((values: values, other: other)); plainClosure?(values, other); if plainClosure == nil, let forwardingTarget { forwardingTarget.plain(values, other) } }; private let _subscriptCallsCount: LockedValue<Int> = .init(0); var subscriptCallsCount: Int { get { _subscriptCallsCount.value } set { _subscriptCallsCount.value = newValue } _modify { yield &_subscriptCallsCount.value } }; var subscriptCalled: Bool { subscriptCallsCount > 0 }; private let _subscriptReceivedKeys: LockedValue<Any?> = .init(nil); var subscriptReceivedKeys: Any? { get { _subscriptReceivedKeys.value } set { _subscriptReceivedKeys.value = newValue } _modify { yield &_subscriptReceivedKeys.value } }; private let _subscriptReceivedInvocations: LockedValue<[Any]> = .init([]); var subscriptReceivedInvocations: [Any] { get { _subscriptReceivedInvocations.value } set { _subscriptReceivedInvocations.value = newValue } _modify { yield &_subscriptReceivedInvocations.value } }; var subscriptReturnValue: Int!; var subscriptClosure: ((Any) -> Int)?; private let _subscriptSetCallsCount: LockedValue<Int> = .init(0); var subscriptSetCallsCount: Int { get { _subscriptSetCallsCount.value } set { _subscriptSetCallsCount.value = newValue } _modify { yield &_subscriptSetCallsCount.value } }; var subscriptSetCalled: Bool { subscriptSetCallsCount > 0 }; private let _subscriptSetReceivedArguments: LockedValue<(keys: Any, newValue: Int)?> = .init(nil); var subscriptSetReceivedArguments: (keys: Any, newValue: Int)? { get { _subscriptSetReceivedArguments.value } set { _subscriptSetReceivedArguments.value = newValue } _modify { yield &_subscriptSetReceivedArguments.value } }; private let _subscriptSetReceivedInvocations: LockedValue<[(keys: Any, newValue: Int)]> = .init([]); var subscriptSetReceivedInvocations: [(keys: Any, newValue: Int)] { get { _subscriptSetReceivedInvocations.value } set { _subscriptSetReceivedInvocations.value = newValue } _modify { yield &_subscriptSetReceivedInvocations.value } }; var subscriptSetClosure: ((Any, Int) -> Void)?; subscript<Opaque: Hashable>(keys: Set<Opaque>) -> Int { get { subscriptCallsCount += 1; callOrder.append("subscript(_:).getter"); subscriptReceivedKeys = keys; subscriptReceivedInvocations.append(keys); if let subscriptClosure { return subscriptClosure(keys) }; guard let subscriptReturnValue else { if let forwardingTarget { return forwardingTarget[keys] }; fatalError("QueueingSpy.subscript(_:) has no return value; called with \(subscriptReceivedInvocations.suffix(1))") }; return subscriptReturnValue } set { subscriptSetCallsCount += 1; callOrder.append("subscript(_:).setter"); subscriptSetReceivedArguments = (keys: keys, newValue: newValue); subscriptSetReceivedInvocations.append((keys: keys, newValue: newValue)); subscriptSetClosure?(keys, newValue); if subscriptSetClosure == nil, var target = forwardingTarget { defer { forwardingTarget = target }; target[keys] = newValue } } }; private let _callOrder: LockedValue<[String]> = .init([]); var callOrder: [String] { get { _callOrder.value } set { _callOrder.value = newValue } _modify { yield &_callOrder.value } }; func reset() { callOrder = []; initFirstCallsCount = 0; initFirstReceivedFirst = nil; initFirstReceivedInvocations = []; addCallsCount = 0; addReceivedWork = nil; addReceivedInvocations = []; addAllCallsCount = 0; addAllReceivedArguments = nil; addAllReceivedInvocations = []; findCallsCount = 0; findReceivedKeys = nil; findReceivedInvocations = []; rankCallsCount = 0; rankReceivedWeights = nil; rankReceivedInvocations = []; orderCallsCount = 0; orderReceivedWeights = nil; orderReceivedInvocations = []; pairCallsCount = 0; pairReceivedPair = nil; pairReceivedInvocations = []; visitCallsCount = 0; visitReceivedValues = nil; visitReceivedInvocations = []; sortCallsCount = 0; sortReceivedValues = nil; sortReceivedInvocations = []; typeCallsCount = 0; typeReceivedType = nil; typeReceivedInvocations = []; plainCallsCount = 0; plainReceivedArguments = nil; plainReceivedInvocations = []; subscriptCallsCount = 0; subscriptReceivedKeys = nil; subscriptReceivedInvocations = []; subscriptSetCallsCount = 0; subscriptSetReceivedArguments = nil; subscriptSetReceivedInvocations = [] }; func relax() { addAllReturnValue = 0; subscriptReturnValue = 0 }; private final class LockedValue<Value>: @unchecked Sendable { private let lock = NSLock(); private var storage: Value; init(_ value: Value) { storage = value }; var value: Value { get { lock.lock(); defer { lock.unlock() }; return storage } set { var old = newValue; lock.lock(); Swift.swap(&storage, &old); lock.unlock() } _modify { lock.lock(); defer { lock.unlock() }; yield &storage } } } }/*stubble>*//*<stubble*/; import Stubble; final class MockQueueing: Queueing { init(_ policy: MockPolicy = .strict) { if policy == .relaxed { addAllStub.isRelaxed = true; findStub.isRelaxed = true; subscriptStub.isRelaxed = true } }; init<Opaque: Codable & Sendable>(first: Work<Opaque>) {}; var addStub: Stub<Any, Void> = .init(named: "MockQueueing.add(_:)", defaultResult: .success(())); func add<Opaque: Codable & Sendable>(_ work: Work<Opaque>) { addStub(work) }; struct AddAllArguments { let works: [Any?]; let label: any Hashable }; var addAllStub: ThrowingStub<AddAllArguments, Int, any Error> = .init(named: "MockQueueing.addAll(_:_:)"); func addAll<Opaque: Codable & Sendable>(_ works: [Work<Opaque>?], _ label: some Hashable) throws -> Int { return try addAllStub(AddAllArguments(works: works, label: label)) }; var findStub: Stub<Any?, Int?> = .init(named: "MockQueueing.find(_:)"); var findPrologue: (@Sendable () async -> Void)?; func find<Opaque: Hashable>(_ keys: Set<Opaque>?) async -> Int? { await findPrologue?(); return await findStub.call(keys) }; var rankStub: Stub<Any, Void> = .init(named: "MockQueueing.rank(_:)", defaultResult: .success(())); func rank<Opaque: Hashable>(_ weights: [Opaque: Int]) { rankStub(weights) }; var orderStub: Stub<Any, Void> = .init(named: "MockQueueing.order(_:)", defaultResult: .success(())); func order<Opaque: Hashable>(_ weights: Dictionary<Opaque, Int>) { orderStub(weights) }; var pairStub: Stub<Any, Void> = .init(named: "MockQueueing.pair(_:)", defaultResult: .success(())); func pair<Opaque: Hashable>(_ pair: (Opaque, Int)) { pairStub(pair) }; var visitStub: Stub<Any, Void> = .init(named: "MockQueueing.visit(_:)", defaultResult: .success(())); func visit<Opaque: Hashable, Opaque2: Collection<Opaque>>(_ values: Opaque2) { visitStub(values) }; var sortStub: Stub<Any, Void> = .init(named: "MockQueueing.sort(_:)", defaultResult: .success(())); func sort<Opaque: Hashable, Opaque2: Collection<Opaque>>(_ values: inout Opaque2) { sortStub(values) }; var typeStub: Stub<any Hashable.Type, Void> = .init(named: "MockQueueing.type(_:)", defaultResult: .success(())); func type(_ type: (some Hashable).Type) { typeStub(type) }; struct PlainArguments { let values: [any Hashable]; let other: any Sequence<Int> }; var plainStub: Stub<PlainArguments, Void> = .init(named: "MockQueueing.plain(_:_:)", defaultResult: .success(())); func plain(_ values: [some Hashable], _ other: some Sequence<Int>) { plainStub(PlainArguments(values: values, other: other)) }; var subscriptStub: Stub<Any, Int> = .init(named: "MockQueueing.subscript(_:)"); struct SubscriptSetArguments { let keys: Any; let newValue: Int }; var subscriptSetStub: Stub<SubscriptSetArguments, Void> = .init(named: "MockQueueing.subscript(_:).setter", defaultResult: .success(())); subscript<Opaque: Hashable>(keys: Set<Opaque>) -> Int { get { return subscriptStub(keys) } set { subscriptSetStub(SubscriptSetArguments(keys: keys, newValue: newValue)) } }; var allStubs: [any CallRecording] { var list: [any CallRecording] = []; list.append(addStub); list.append(addAllStub); list.append(findStub); list.append(rankStub); list.append(orderStub); list.append(pairStub); list.append(visitStub); list.append(sortStub); list.append(typeStub); list.append(plainStub); list.append(subscriptStub); list.append(subscriptSetStub); return list } }/*stubble>*/
/*<stubble*/
class StubbableQueueing: Queueing {
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
    var add: (Any) -> Void = { _ in fatalError("add function is not stubbed!") }
    var addAll: ([Any?], any Hashable) throws -> Int =
      { _, _ in fatalError("addAll function is not stubbed!") }
    var find: (Any?) async -> Int? = { _ in fatalError("find function is not stubbed!") }
    var rank: (Any) -> Void = { _ in fatalError("rank function is not stubbed!") }
    var order: (Any) -> Void = { _ in fatalError("order function is not stubbed!") }
    var pair: (Any) -> Void = { _ in fatalError("pair function is not stubbed!") }
    var visit: (Any) -> Void = { _ in fatalError("visit function is not stubbed!") }
    var sort: (inout Any) -> Void = { _ in fatalError("sort function is not stubbed!") }
    var type: (any Hashable.Type) -> Void = { _ in fatalError("type function is not stubbed!") }
    var plain: ([any Hashable], any Sequence<Int>) -> Void =
      { _, _ in fatalError("plain function is not stubbed!") }
    var `subscript`: (Any) -> Int = { _ in fatalError("subscript function is not stubbed!") }
    var subscriptSet: (Any, Int) -> Void =
      { _, _ in fatalError("subscriptSet function is not stubbed!") }

    mutating func noop() {
      add = { _ in }
      addAll = { _, _ in 0 }
      find = { _ in nil }
      rank = { _ in }
      order = { _ in }
      pair = { _ in }
      visit = { _ in }
      sort = { _ in }
      type = { _ in }
      plain = { _, _ in }
      `subscript` = { _ in 0 }
      subscriptSet = { _, _ in }
    }
  }

  required init<Opaque: Codable & Sendable>(first: Work<Opaque>) {
    self.stubs = Stubs()
  }

  func add<Opaque: Codable & Sendable>(_ work: Work<Opaque>) {
    callOrder.append("add(_:)")
    stubs.add(work)
  }

  func addAll<Opaque: Codable & Sendable>(
    _ works: [Work<Opaque>?], _ label: some Hashable
  ) throws -> Int {
    callOrder.append("addAll(_:_:)")
    return try stubs.addAll(works, label)
  }

  func find<Opaque: Hashable>(_ keys: Set<Opaque>?) async -> Int? {
    callOrder.append("find(_:)")
    return await stubs.find(keys)
  }

  func rank<Opaque: Hashable>(_ weights: [Opaque: Int]) {
    callOrder.append("rank(_:)")
    stubs.rank(weights)
  }

  func order<Opaque: Hashable>(_ weights: Dictionary<Opaque, Int>) {
    callOrder.append("order(_:)")
    stubs.order(weights)
  }

  func pair<Opaque: Hashable>(_ pair: (Opaque, Int)) {
    callOrder.append("pair(_:)")
    stubs.pair(pair)
  }

  func visit<Opaque: Hashable, Opaque2: Collection<Opaque>>(_ values: Opaque2) {
    callOrder.append("visit(_:)")
    stubs.visit(values)
  }

  func sort<Opaque: Hashable, Opaque2: Collection<Opaque>>(_ values: inout Opaque2) {
    callOrder.append("sort(_:)")
    var valuesErased: Any = values
    defer { values = valuesErased as! Opaque2 }
    stubs.sort(&valuesErased)
  }

  func type(_ type: (some Hashable).Type) {
    callOrder.append("type(_:)")
    stubs.type(type)
  }

  func plain(_ values: [some Hashable], _ other: some Sequence<Int>) {
    callOrder.append("plain(_:_:)")
    stubs.plain(values, other)
  }

  subscript<Opaque: Hashable>(keys: Set<Opaque>) -> Int {
    get {
      callOrder.append("subscript(_:).getter")
      return stubs.`subscript`(keys)
    }
    set {
      callOrder.append("subscript(_:).setter")
      stubs.subscriptSet(keys, newValue)
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
/*stubble>*//*<stubble*//* Applied by stubble; `stubble revert` restores the original. digest: 074f0938 eb2a 845e a345 34b2 *//*stubble>*/