/*<stubble*/import class Foundation.NSLock; /*stubble>*/#if os(Windows)
typealias Reporting = (Int) -> Void
typealias Shade = String
#else
typealias Reporting = Int
typealias Shade = Int
#endif

enum Visits {
    #if os(Windows)
    typealias Each = (Reporting) -> Bool
    #elseif STUBS || !STUBS
    typealias Each = (Int, Shade) -> Bool
    #else
    struct Each {}
    #endif
}

// @Spyable
// @StubbableProtocol
// @Mockable
protocol Painting {
    var shade: Shade { get }
    func paint(_ shade: Shade) -> Shade
    func report(to reporting: Reporting) -> Int
    func visit(_ each: Visits.Each)
}

protocol Assembling {
    associatedtype Part
    typealias Parts = [Part]
    func assemble(_ part: Part)
    func assemble(all parts: Parts)
}

// @Spyable
// @StubbableProtocol
protocol ReportAssembling: Assembling where Part == Reporting {}

#if !os(Windows)
// @Spyable
protocol Reported {
    func report(to reporting: Reporting)
}/*<stubble*/; class ReportedSpy: Reported { init() {}; var forwardingTarget: (any Reported)?; init(forwardingTo target: any Reported) { forwardingTarget = target }; private let _reportToCallsCount: LockedValue<Int> = .init(0); var reportToCallsCount: Int { get { _reportToCallsCount.value } set { _reportToCallsCount.value = newValue } _modify { yield &_reportToCallsCount.value } }; var reportToCalled: Bool { reportToCallsCount > 0 }; private let _reportToReceivedReporting: LockedValue<Reporting?> = .init(nil); var reportToReceivedReporting: Reporting? { get { _reportToReceivedReporting.value } set { _reportToReceivedReporting.value = newValue } _modify { yield &_reportToReceivedReporting.value } }; private let _reportToReceivedInvocations: LockedValue<[Reporting]> = .init([]); var reportToReceivedInvocations: [Reporting] { get { _reportToReceivedInvocations.value } set { _reportToReceivedInvocations.value = newValue } _modify { yield &_reportToReceivedInvocations.value } }; var reportToClosure: ((Reporting) -> Void)?; func report(to reporting: Reporting) { reportToCallsCount += 1; callOrder.append("report(to:)"); reportToReceivedReporting = reporting; reportToReceivedInvocations.append(reporting); reportToClosure?(reporting); if reportToClosure == nil, let forwardingTarget { forwardingTarget.report(to: reporting) } }; private let _callOrder: LockedValue<[String]> = .init([]); var callOrder: [String] { get { _callOrder.value } set { _callOrder.value = newValue } _modify { yield &_callOrder.value } }; func reset() { callOrder = []; reportToCallsCount = 0; reportToReceivedReporting = nil; reportToReceivedInvocations = [] }; private final class LockedValue<Value>: @unchecked Sendable { private let lock = NSLock(); private var storage: Value; init(_ value: Value) { storage = value }; var value: Value { get { lock.lock(); defer { lock.unlock() }; return storage } set { var old = newValue; lock.lock(); Swift.swap(&storage, &old); lock.unlock() } _modify { lock.lock(); defer { lock.unlock() }; yield &storage } } } }/*stubble>*/
#endif
/*<stubble*/
class PaintingSpy: Painting {
  init() {}

  var forwardingTarget: (any Painting)?

  init(forwardingTo target: any Painting) {
    forwardingTarget = target
  }

  var shade: Shade {
    get {
      shadeGetCallsCount += 1
      callOrder.append("shade.getter")
      guard let underlyingShade else {
        if let forwardingTarget {
          return forwardingTarget.shade
        }
        fatalError("PaintingSpy.shade was read before it was set")
      }
      return underlyingShade
    }
    set {
      underlyingShade = newValue
    }
  }
  var underlyingShade: Shade!
  private let _shadeGetCallsCount: LockedValue<Int> = .init(0)
  var shadeGetCallsCount: Int {
    get { _shadeGetCallsCount.value }
    set { _shadeGetCallsCount.value = newValue }
    _modify { yield &_shadeGetCallsCount.value }
  }

  private let _paintCallsCount: LockedValue<Int> = .init(0)
  var paintCallsCount: Int {
    get { _paintCallsCount.value }
    set { _paintCallsCount.value = newValue }
    _modify { yield &_paintCallsCount.value }
  }
  var paintCalled: Bool { paintCallsCount > 0 }
  private let _paintReceivedShade: LockedValue<Shade?> = .init(nil)
  var paintReceivedShade: Shade? {
    get { _paintReceivedShade.value }
    set { _paintReceivedShade.value = newValue }
    _modify { yield &_paintReceivedShade.value }
  }
  private let _paintReceivedInvocations: LockedValue<[Shade]> = .init([])
  var paintReceivedInvocations: [Shade] {
    get { _paintReceivedInvocations.value }
    set { _paintReceivedInvocations.value = newValue }
    _modify { yield &_paintReceivedInvocations.value }
  }
  var paintReturnValue: Shade!
  var paintClosure: ((Shade) -> Shade)?

  func paint(_ shade: Shade) -> Shade {
    paintCallsCount += 1
    callOrder.append("paint(_:)")
    paintReceivedShade = shade
    paintReceivedInvocations.append(shade)
    if let paintClosure {
      return paintClosure(shade)
    }
    guard let paintReturnValue else {
      if let forwardingTarget {
        return forwardingTarget.paint(shade)
      }
      fatalError(
        "PaintingSpy.paint(_:) has no return value; called with \(paintReceivedInvocations.suffix(1))"
      )
    }
    return paintReturnValue
  }
  #if os(Windows)
    private let _reportToCallsCount: LockedValue<Int> = .init(0)
    var reportToCallsCount: Int {
      get { _reportToCallsCount.value }
      set { _reportToCallsCount.value = newValue }
      _modify { yield &_reportToCallsCount.value }
    }
    var reportToCalled: Bool { reportToCallsCount > 0 }
    var reportToReturnValue: Int!
    var reportToClosure: ((Reporting) -> Int)?

    func report(to reporting: Reporting) -> Int {
      reportToCallsCount += 1
      callOrder.append("report(to:)")
      if let reportToClosure {
        return reportToClosure(reporting)
      }
      guard let reportToReturnValue else {
        if let forwardingTarget {
          return forwardingTarget.report(to: reporting)
        }
        fatalError("PaintingSpy.report(to:) has no return value")
      }
      return reportToReturnValue
    }
  #endif
  #if !(os(Windows))
    private let _reportToCallsCount: LockedValue<Int> = .init(0)
    var reportToCallsCount: Int {
      get { _reportToCallsCount.value }
      set { _reportToCallsCount.value = newValue }
      _modify { yield &_reportToCallsCount.value }
    }
    var reportToCalled: Bool { reportToCallsCount > 0 }
    private let _reportToReceivedReporting: LockedValue<Reporting?> = .init(nil)
    var reportToReceivedReporting: Reporting? {
      get { _reportToReceivedReporting.value }
      set { _reportToReceivedReporting.value = newValue }
      _modify { yield &_reportToReceivedReporting.value }
    }
    private let _reportToReceivedInvocations: LockedValue<[Reporting]> = .init([])
    var reportToReceivedInvocations: [Reporting] {
      get { _reportToReceivedInvocations.value }
      set { _reportToReceivedInvocations.value = newValue }
      _modify { yield &_reportToReceivedInvocations.value }
    }
    var reportToReturnValue: Int!
    var reportToClosure: ((Reporting) -> Int)?

    func report(to reporting: Reporting) -> Int {
      reportToCallsCount += 1
      callOrder.append("report(to:)")
      reportToReceivedReporting = reporting
      reportToReceivedInvocations.append(reporting)
      if let reportToClosure {
        return reportToClosure(reporting)
      }
      guard let reportToReturnValue else {
        if let forwardingTarget {
          return forwardingTarget.report(to: reporting)
        }
        fatalError(
          "PaintingSpy.report(to:) has no return value; called with \(reportToReceivedInvocations.suffix(1))"
        )
      }
      return reportToReturnValue
    }
  #endif
  #if os(Windows)
    private let _visitCallsCount: LockedValue<Int> = .init(0)
    var visitCallsCount: Int {
      get { _visitCallsCount.value }
      set { _visitCallsCount.value = newValue }
      _modify { yield &_visitCallsCount.value }
    }
    var visitCalled: Bool { visitCallsCount > 0 }
    var visitClosure: ((Visits.Each) -> Void)?

    func visit(_ each: Visits.Each) {
      visitCallsCount += 1
      callOrder.append("visit(_:)")
      visitClosure?(each)
      if visitClosure == nil, let forwardingTarget {
        forwardingTarget.visit(each)
      }
    }
  #endif
  #if !(os(Windows)) && (STUBS || !STUBS)
    private let _visitCallsCount: LockedValue<Int> = .init(0)
    var visitCallsCount: Int {
      get { _visitCallsCount.value }
      set { _visitCallsCount.value = newValue }
      _modify { yield &_visitCallsCount.value }
    }
    var visitCalled: Bool { visitCallsCount > 0 }
    var visitClosure: ((Visits.Each) -> Void)?

    func visit(_ each: Visits.Each) {
      visitCallsCount += 1
      callOrder.append("visit(_:)")
      visitClosure?(each)
      if visitClosure == nil, let forwardingTarget {
        forwardingTarget.visit(each)
      }
    }
  #endif
  #if !(os(Windows)) && (!(STUBS || !STUBS))
    private let _visitCallsCount: LockedValue<Int> = .init(0)
    var visitCallsCount: Int {
      get { _visitCallsCount.value }
      set { _visitCallsCount.value = newValue }
      _modify { yield &_visitCallsCount.value }
    }
    var visitCalled: Bool { visitCallsCount > 0 }
    private let _visitReceivedEach: LockedValue<Visits.Each?> = .init(nil)
    var visitReceivedEach: Visits.Each? {
      get { _visitReceivedEach.value }
      set { _visitReceivedEach.value = newValue }
      _modify { yield &_visitReceivedEach.value }
    }
    private let _visitReceivedInvocations: LockedValue<[Visits.Each]> = .init([])
    var visitReceivedInvocations: [Visits.Each] {
      get { _visitReceivedInvocations.value }
      set { _visitReceivedInvocations.value = newValue }
      _modify { yield &_visitReceivedInvocations.value }
    }
    var visitClosure: ((Visits.Each) -> Void)?

    func visit(_ each: Visits.Each) {
      visitCallsCount += 1
      callOrder.append("visit(_:)")
      visitReceivedEach = each
      visitReceivedInvocations.append(each)
      visitClosure?(each)
      if visitClosure == nil, let forwardingTarget {
        forwardingTarget.visit(each)
      }
    }
  #endif

  private let _callOrder: LockedValue<[String]> = .init([])
  var callOrder: [String] {
    get { _callOrder.value }
    set { _callOrder.value = newValue }
    _modify { yield &_callOrder.value }
  }

  func reset() {
    callOrder = []
    shadeGetCallsCount = 0
    paintCallsCount = 0
    paintReceivedShade = nil
    paintReceivedInvocations = []
    #if os(Windows)
      reportToCallsCount = 0
    #endif
    #if !(os(Windows))
      reportToCallsCount = 0
      reportToReceivedReporting = nil
      reportToReceivedInvocations = []
    #endif
    #if os(Windows)
      visitCallsCount = 0
    #endif
    #if !(os(Windows)) && (STUBS || !STUBS)
      visitCallsCount = 0
    #endif
    #if !(os(Windows)) && (!(STUBS || !STUBS))
      visitCallsCount = 0
      visitReceivedEach = nil
      visitReceivedInvocations = []
    #endif
  }

  func relax() {
    #if os(Windows)
      reportToReturnValue = 0
    #endif
    #if !(os(Windows))
      reportToReturnValue = 0
    #endif
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
class StubbablePainting: Painting {
  typealias SetupFunc = (inout Stubs) -> Void

  var stubs: Stubs

  init(setup: SetupFunc? = nil) {
    var stubs = Stubs()
    setup?(&stubs)
    self.stubs = stubs
  }

  struct Stubs {
    private var _shade: Shade?
    var shade: Shade {
      get {
        if let _shade {
          return _shade
        }
        fatalError("shade is not stubbed!")
      }
      set {
        _shade = newValue
      }
    }
    var paint: (Shade) -> Shade = { _ in fatalError("paint function is not stubbed!") }
    #if os(Windows)
      var report: (Reporting) -> Int = { _ in fatalError("report function is not stubbed!") }
    #endif
    #if !(os(Windows))
      var report: (Reporting) -> Int = { _ in fatalError("report function is not stubbed!") }
    #endif
    #if os(Windows)
      var visit: (Visits.Each) -> Void = { _ in fatalError("visit function is not stubbed!") }
    #endif
    #if !(os(Windows)) && (STUBS || !STUBS)
      var visit: (Visits.Each) -> Void = { _ in fatalError("visit function is not stubbed!") }
    #endif
    #if !(os(Windows)) && (!(STUBS || !STUBS))
      var visit: (Visits.Each) -> Void = { _ in fatalError("visit function is not stubbed!") }
    #endif

    mutating func noop() {
      #if os(Windows)
        report = { _ in 0 }
      #endif
      #if !(os(Windows))
        report = { _ in 0 }
      #endif
      #if os(Windows)
        visit = { _ in }
      #endif
      #if !(os(Windows)) && (STUBS || !STUBS)
        visit = { _ in }
      #endif
      #if !(os(Windows)) && (!(STUBS || !STUBS))
        visit = { _ in }
      #endif
    }
  }

  private let _shadeGetCallsCount: LockedValue<Int> = .init(0)
  var shadeGetCallsCount: Int {
    get { _shadeGetCallsCount.value }
    set { _shadeGetCallsCount.value = newValue }
    _modify { yield &_shadeGetCallsCount.value }
  }
  var shade: Shade {
    shadeGetCallsCount += 1
    callOrder.append("shade.getter")
    return stubs.shade
  }

  func paint(_ shade: Shade) -> Shade {
    callOrder.append("paint(_:)")
    return stubs.paint(shade)
  }
  #if os(Windows)
    func report(to reporting: Reporting) -> Int {
      callOrder.append("report(to:)")
      return stubs.report(reporting)
    }
  #endif
  #if !(os(Windows))
    func report(to reporting: Reporting) -> Int {
      callOrder.append("report(to:)")
      return stubs.report(reporting)
    }
  #endif
  #if os(Windows)
    func visit(_ each: Visits.Each) {
      callOrder.append("visit(_:)")
      stubs.visit(each)
    }
  #endif
  #if !(os(Windows)) && (STUBS || !STUBS)
    func visit(_ each: Visits.Each) {
      callOrder.append("visit(_:)")
      stubs.visit(each)
    }
  #endif
  #if !(os(Windows)) && (!(STUBS || !STUBS))
    func visit(_ each: Visits.Each) {
      callOrder.append("visit(_:)")
      stubs.visit(each)
    }
  #endif

  private let _callOrder: LockedValue<[String]> = .init([])
  var callOrder: [String] {
    get { _callOrder.value }
    set { _callOrder.value = newValue }
    _modify { yield &_callOrder.value }
  }

  func reset() {
    callOrder = []
    shadeGetCallsCount = 0
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
import Stubble
final class MockPainting: Painting {
  init(_ policy: MockPolicy = .strict) {
    if policy == .relaxed {
      shadeStub.isRelaxed = true
      paintStub.isRelaxed = true
      #if os(Windows)
        reportStub.isRelaxed = true
      #endif
      #if !(os(Windows))
        reportStub.isRelaxed = true
      #endif
    }
  }

  var shadeStub: Stub<Void, Shade> = .init(named: "MockPainting.shade")

  var shade: Shade {
    return shadeStub()
  }

  var paintStub: Stub<Shade, Shade> = .init(named: "MockPainting.paint(_:)")

  func paint(_ shade: Shade) -> Shade {
    return paintStub(shade)
  }
  #if os(Windows)
    var reportStub: Stub<Void, Int> = .init(named: "MockPainting.report(to:)")

    func report(to reporting: Reporting) -> Int {
      return reportStub()
    }
  #endif
  #if !(os(Windows))
    var reportStub: Stub<Reporting, Int> = .init(named: "MockPainting.report(to:)")

    func report(to reporting: Reporting) -> Int {
      return reportStub(reporting)
    }
  #endif
  #if os(Windows)
    var visitStub: Stub<Void, Void> =
      .init(named: "MockPainting.visit(_:)", defaultResult: .success(()))

    func visit(_ each: Visits.Each) {
      visitStub()
    }
  #endif
  #if !(os(Windows)) && (STUBS || !STUBS)
    var visitStub: Stub<Void, Void> =
      .init(named: "MockPainting.visit(_:)", defaultResult: .success(()))

    func visit(_ each: Visits.Each) {
      visitStub()
    }
  #endif
  #if !(os(Windows)) && (!(STUBS || !STUBS))
    var visitStub: Stub<Visits.Each, Void> =
      .init(named: "MockPainting.visit(_:)", defaultResult: .success(()))

    func visit(_ each: Visits.Each) {
      visitStub(each)
    }
  #endif

  var allStubs: [any CallRecording] {
    var list: [any CallRecording] = []
    list.append(shadeStub)
    list.append(paintStub)
    #if os(Windows)
      list.append(reportStub)
    #endif
    #if !(os(Windows))
      list.append(reportStub)
    #endif
    #if os(Windows)
      list.append(visitStub)
    #endif
    #if !(os(Windows)) && (STUBS || !STUBS)
      list.append(visitStub)
    #endif
    #if !(os(Windows)) && (!(STUBS || !STUBS))
      list.append(visitStub)
    #endif
    return list
  }
}
/*stubble>*//*<stubble*/
class ReportAssemblingSpy: ReportAssembling {
  typealias Part = Reporting
  init() {}
  #if os(Windows)
    private let _assembleCallsCount: LockedValue<Int> = .init(0)
    var assembleCallsCount: Int {
      get { _assembleCallsCount.value }
      set { _assembleCallsCount.value = newValue }
      _modify { yield &_assembleCallsCount.value }
    }
    var assembleCalled: Bool { assembleCallsCount > 0 }
    private let _assembleReceivedPart: LockedValue<Reporting?> = .init(nil)
    var assembleReceivedPart: Reporting? {
      get { _assembleReceivedPart.value }
      set { _assembleReceivedPart.value = newValue }
      _modify { yield &_assembleReceivedPart.value }
    }
    private let _assembleReceivedInvocations: LockedValue<[Reporting]> = .init([])
    var assembleReceivedInvocations: [Reporting] {
      get { _assembleReceivedInvocations.value }
      set { _assembleReceivedInvocations.value = newValue }
      _modify { yield &_assembleReceivedInvocations.value }
    }
    var assembleClosure: ((@escaping Reporting) -> Void)?

    func assemble(_ part: @escaping Reporting) {
      assembleCallsCount += 1
      callOrder.append("assemble(_:)")
      assembleReceivedPart = part
      assembleReceivedInvocations.append(part)
      assembleClosure?(part)
    }
  #endif
  #if !(os(Windows))
    private let _assembleCallsCount: LockedValue<Int> = .init(0)
    var assembleCallsCount: Int {
      get { _assembleCallsCount.value }
      set { _assembleCallsCount.value = newValue }
      _modify { yield &_assembleCallsCount.value }
    }
    var assembleCalled: Bool { assembleCallsCount > 0 }
    private let _assembleReceivedPart: LockedValue<Reporting?> = .init(nil)
    var assembleReceivedPart: Reporting? {
      get { _assembleReceivedPart.value }
      set { _assembleReceivedPart.value = newValue }
      _modify { yield &_assembleReceivedPart.value }
    }
    private let _assembleReceivedInvocations: LockedValue<[Reporting]> = .init([])
    var assembleReceivedInvocations: [Reporting] {
      get { _assembleReceivedInvocations.value }
      set { _assembleReceivedInvocations.value = newValue }
      _modify { yield &_assembleReceivedInvocations.value }
    }
    var assembleClosure: ((Reporting) -> Void)?

    func assemble(_ part: Reporting) {
      assembleCallsCount += 1
      callOrder.append("assemble(_:)")
      assembleReceivedPart = part
      assembleReceivedInvocations.append(part)
      assembleClosure?(part)
    }
  #endif

  private let _assembleAllCallsCount: LockedValue<Int> = .init(0)
  var assembleAllCallsCount: Int {
    get { _assembleAllCallsCount.value }
    set { _assembleAllCallsCount.value = newValue }
    _modify { yield &_assembleAllCallsCount.value }
  }
  var assembleAllCalled: Bool { assembleAllCallsCount > 0 }
  private let _assembleAllReceivedParts: LockedValue<[Reporting]?> = .init(nil)
  var assembleAllReceivedParts: [Reporting]? {
    get { _assembleAllReceivedParts.value }
    set { _assembleAllReceivedParts.value = newValue }
    _modify { yield &_assembleAllReceivedParts.value }
  }
  private let _assembleAllReceivedInvocations: LockedValue<[[Reporting]]> = .init([])
  var assembleAllReceivedInvocations: [[Reporting]] {
    get { _assembleAllReceivedInvocations.value }
    set { _assembleAllReceivedInvocations.value = newValue }
    _modify { yield &_assembleAllReceivedInvocations.value }
  }
  var assembleAllClosure: (([Reporting]) -> Void)?

  func assemble(all parts: [Reporting]) {
    assembleAllCallsCount += 1
    callOrder.append("assemble(all:)")
    assembleAllReceivedParts = parts
    assembleAllReceivedInvocations.append(parts)
    assembleAllClosure?(parts)
  }

  private let _callOrder: LockedValue<[String]> = .init([])
  var callOrder: [String] {
    get { _callOrder.value }
    set { _callOrder.value = newValue }
    _modify { yield &_callOrder.value }
  }

  func reset() {
    callOrder = []
    #if os(Windows)
      assembleCallsCount = 0
      assembleReceivedPart = nil
      assembleReceivedInvocations = []
    #endif
    #if !(os(Windows))
      assembleCallsCount = 0
      assembleReceivedPart = nil
      assembleReceivedInvocations = []
    #endif
    assembleAllCallsCount = 0
    assembleAllReceivedParts = nil
    assembleAllReceivedInvocations = []
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
class StubbableReportAssembling: ReportAssembling {
  typealias Part = Reporting
  typealias SetupFunc = (inout Stubs) -> Void

  var stubs: Stubs

  init(setup: SetupFunc? = nil) {
    var stubs = Stubs()
    setup?(&stubs)
    self.stubs = stubs
  }

  struct Stubs {
    #if os(Windows)
      var assemble: (@escaping Reporting) -> Void =
        { _ in fatalError("assemble function is not stubbed!") }
    #endif
    #if !(os(Windows))
      var assemble: (Reporting) -> Void = { _ in fatalError("assemble function is not stubbed!") }
    #endif
    var assembleAll: ([Reporting]) -> Void =
      { _ in fatalError("assembleAll function is not stubbed!") }

    mutating func noop() {
      #if os(Windows)
        assemble = { _ in }
      #endif
      #if !(os(Windows))
        assemble = { _ in }
      #endif
      assembleAll = { _ in }
    }
  }
  #if os(Windows)
    func assemble(_ part: @escaping Reporting) {
      callOrder.append("assemble(_:)")
      stubs.assemble(part)
    }
  #endif
  #if !(os(Windows))
    func assemble(_ part: Reporting) {
      callOrder.append("assemble(_:)")
      stubs.assemble(part)
    }
  #endif

  func assemble(all parts: [Reporting]) {
    callOrder.append("assemble(all:)")
    stubs.assembleAll(parts)
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
/*stubble>*//*<stubble*//* Applied by stubble; `stubble revert` restores the original. digest: 0ac8c118 eb2a 8bc1 324f 3093 5bc4 95d6 c078 *//*stubble>*/