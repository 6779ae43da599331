/*<stubble*/import class Foundation.NSLock; /*stubble>*/struct Int { var cents = 1 }
struct Bool {}
struct String: Swift.Equatable { var text = "own" }
enum Error: Swift.Error { case closed }
struct Hasher {}
struct ObjectIdentifier {}
enum Sendable {}

// @Spyable
// @Mockable
// @StubbableProtocol
protocol Till {
  var owner: String { get }
  func pay(_ price: Int, card: Swift.String) throws -> Bool
  func find(_ name: String) throws(Error) -> Swift.Int
  func close() async throws
}/*<stubble*/; class TillSpy: Till { init() {}; var forwardingTarget: (any Till)?; init(forwardingTo target: any Till) { forwardingTarget = target }; var owner: String { get { ownerGetCallsCount += 1; callOrder.append("owner.getter"); guard let underlyingOwner else { if let forwardingTarget { return forwardingTarget.owner }; fatalError("TillSpy.owner was read before it was set") }; return underlyingOwner } set { underlyingOwner = newValue } }; var underlyingOwner: String!; private let _ownerGetCallsCount: LockedValue<Swift.Int> = .init(0); var ownerGetCallsCount: Swift.Int { get { _ownerGetCallsCount.value } set { _ownerGetCallsCount.value = newValue } _modify { yield &_ownerGetCallsCount.value } }; private let _payCardCallsCount: LockedValue<Swift.Int> = .init(0); var payCardCallsCount: Swift.Int { get { _payCardCallsCount.value } set { _payCardCallsCount.value = newValue } _modify { yield &_payCardCallsCount.value } }; var payCardCalled: Swift.Bool { payCardCallsCount > 0 }; private let _payCardReceivedArguments: LockedValue<(price: Int, card: Swift.String)?> = .init(nil); var payCardReceivedArguments: (price: Int, card: Swift.String)? { get { _payCardReceivedArguments.value } set { _payCardReceivedArguments.value = newValue } _modify { yield &_payCardReceivedArguments.value } }; private let _payCardReceivedInvocations: LockedValue<[(price: Int, card: Swift.String)]> = .init([]); var payCardReceivedInvocations: [(price: Int, card: Swift.String)] { get { _payCardReceivedInvocations.value } set { _payCardReceivedInvocations.value = newValue } _modify { yield &_payCardReceivedInvocations.value } }; var payCardThrowableError: (any Swift.Error)?; var payCardReturnValue: Bool!; var payCardClosure: ((Int, Swift.String) throws -> Bool)?; func pay(_ price: Int, card: Swift.String) throws -> Bool { payCardCallsCount += 1; callOrder.append("pay(_:card:)"); payCardReceivedArguments = (price: price, card: card); payCardReceivedInvocations.append((price: price, card: card)); if let payCardThrowableError { throw payCardThrowableError }; if let payCardClosure { return try payCardClosure(price, card) }; guard let payCardReturnValue else { if let forwardingTarget { return try forwardingTarget.pay(price, card: card) }; fatalError("TillSpy.pay(_:card:) has no return value; called with \(payCardReceivedInvocations.suffix(1))") }; return payCardReturnValue }; private let _findCallsCount: LockedValue<Swift.Int> = .init(0); var findCallsCount: Swift.Int { get { _findCallsCount.value } set { _findCallsCount.value = newValue } _modify { yield &_findCallsCount.value } }; var findCalled: Swift.Bool { findCallsCount > 0 }; private let _findReceivedName: LockedValue<String?> = .init(nil); var findReceivedName: String? { get { _findReceivedName.value } set { _findReceivedName.value = newValue } _modify { yield &_findReceivedName.value } }; private let _findReceivedInvocations: LockedValue<[String]> = .init([]); var findReceivedInvocations: [String] { get { _findReceivedInvocations.value } set { _findReceivedInvocations.value = newValue } _modify { yield &_findReceivedInvocations.value } }; var findThrowableError: Error?; var findReturnValue: Swift.Int!; var findClosure: ((String) throws(Error) -> Swift.Int)?; func find(_ name: String) throws(Error) -> Swift.Int { findCallsCount += 1; callOrder.append("find(_:)"); findReceivedName = name; findReceivedInvocations.append(name); if let findThrowableError { throw findThrowableError }; if let findClosure { return try findClosure(name) }; guard let findReturnValue else { if let forwardingTarget { return try forwardingTarget.find(name) }; fatalError("TillSpy.find(_:) has no return value; called with \(findReceivedInvocations.suffix(1))") }; return findReturnValue }; private let _closeCallsCount: LockedValue<Swift.Int> = .init(0); var closeCallsCount: Swift.Int { get { _closeCallsCount.value } set { _closeCallsCount.value = newValue } _modify { yield &_closeCallsCount.value } }; var closeCalled: Swift.Bool { closeCallsCount > 0 }; var closeThrowableError: (any Swift.Error)?; var closeClosure: (() async throws -> Void)?; func close() async throws { closeCallsCount += 1; callOrder.append("close()"); if let closeThrowableError { throw closeThrowableError }; try await closeClosure?(); if closeClosure == nil, let forwardingTarget { try await forwardingTarget.close() } }; private let _callOrder: LockedValue<[Swift.String]> = .init([]); var callOrder: [Swift.String] { get { _callOrder.value } set { _callOrder.value = newValue } _modify { yield &_callOrder.value } }; func reset() { callOrder = []; ownerGetCallsCount = 0; payCardCallsCount = 0; payCardReceivedArguments = nil; payCardReceivedInvocations = []; findCallsCount = 0; findReceivedName = nil; findReceivedInvocations = []; closeCallsCount = 0 }; func relax() { findReturnValue = 0 }; private final class LockedValue<Value>: @unchecked Swift.Sendable { private let lock = NSLock(); private var storage: Value; init(_ value: Value) { storage = value }; var value: Value { get { lock.lock(); defer { lock.unlock() }; return storage } set { var old = newValue; lock.lock(); Swift.swap(&storage, &old); lock.unlock() } _modify { lock.lock(); defer { lock.unlock() }; yield &storage } } } }/*stubble>*//*<stubble*/; import Stubble; final class MockTill: Till { init(_ policy: MockPolicy = .strict) { if policy == .relaxed { ownerStub.isRelaxed = true; payStub.isRelaxed = true; findStub.isRelaxed = true } }; var ownerStub: Stub<Void, String> = .init(named: "MockTill.owner"); var owner: String { return ownerStub() }; struct PayArguments { let price: Int; let card: Swift.String }; var payStub: ThrowingStub<PayArguments, Bool, any Swift.Error> = .init(named: "MockTill.pay(_:card:)"); func pay(_ price: Int, card: Swift.String) throws -> Bool { return try payStub(PayArguments(price: price, card: card)) }; var findStub: ThrowingStub<String, Swift.Int, Error> = .init(named: "MockTill.find(_:)"); func find(_ name: String) throws(Error) -> Swift.Int { return try findStub(name) }; var closeStub: ThrowingStub<Void, Void, any Swift.Error> = .init(named: "MockTill.close()", defaultResult: .success(())); var closePrologue: (@Sendable () async throws -> Void)?; func close() async throws { try await closePrologue?(); try await closeStub.call() }; var allStubs: [any CallRecording] { var list: [any CallRecording] = []; list.append(ownerStub); list.append(payStub); list.append(findStub); list.append(closeStub); return list } }/*stubble>*/

// @Spyable
// @Mockable
protocol Coin: Swift.Hashable, Swift.Comparable {
  static var mint: Swift.String { get set }
  func value() -> Int
}/*<stubble*/; class CoinSpy: Coin { init() {}; var forwardingTarget: (any Coin)?; init(forwardingTo target: any Coin) { forwardingTarget = target }; static var mint: Swift.String { get { mintGetCallsCount += 1; guard let underlyingMint else { fatalError("CoinSpy.mint was read before it was set") }; return underlyingMint } set { mintSetCallsCount += 1; mintSetReceivedInvocations.append(newValue); underlyingMint = newValue } }; private static let _underlyingMint: LockedValue<Swift.String?> = .init(nil); static var underlyingMint: Swift.String! { get { _underlyingMint.value } set { _underlyingMint.value = newValue } _modify { yield &_underlyingMint.value } }; private static let _mintGetCallsCount: LockedValue<Swift.Int> = .init(0); static var mintGetCallsCount: Swift.Int { get { _mintGetCallsCount.value } set { _mintGetCallsCount.value = newValue } _modify { yield &_mintGetCallsCount.value } }; private static let _mintSetCallsCount: LockedValue<Swift.Int> = .init(0); static var mintSetCallsCount: Swift.Int { get { _mintSetCallsCount.value } set { _mintSetCallsCount.value = newValue } _modify { yield &_mintSetCallsCount.value } }; private static let _mintSetReceivedInvocations: LockedValue<[Swift.String]> = .init([]); static var mintSetReceivedInvocations: [Swift.String] { get { _mintSetReceivedInvocations.value } set { _mintSetReceivedInvocations.value = newValue } _modify { yield &_mintSetReceivedInvocations.value } }; private let _valueCallsCount: LockedValue<Swift.Int> = .init(0); var valueCallsCount: Swift.Int { get { _valueCallsCount.value } set { _valueCallsCount.value = newValue } _modify { yield &_valueCallsCount.value } }; var valueCalled: Swift.Bool { valueCallsCount > 0 }; var valueReturnValue: Int!; var valueClosure: (() -> Int)?; func value() -> Int { valueCallsCount += 1; callOrder.append("value()"); if let valueClosure { return valueClosure() }; guard let valueReturnValue else { if let forwardingTarget { return forwardingTarget.value() }; fatalError("CoinSpy.value() has no return value") }; return valueReturnValue }; private let _callOrder: LockedValue<[Swift.String]> = .init([]); var callOrder: [Swift.String] { get { _callOrder.value } set { _callOrder.value = newValue } _modify { yield &_callOrder.value } }; func reset() { callOrder = []; Self.mintGetCallsCount = 0; Self.mintSetCallsCount = 0; Self.mintSetReceivedInvocations = []; valueCallsCount = 0 }; private final class LockedValue<Value>: @unchecked Swift.Sendable { private let lock = NSLock(); private var storage: Value; init(_ value: Value) { storage = value }; var value: Value { get { lock.lock(); defer { lock.unlock() }; return storage } set { var old = newValue; lock.lock(); Swift.swap(&storage, &old); lock.unlock() } _modify { lock.lock(); defer { lock.unlock() }; yield &storage } } }; static func == (left: CoinSpy, right: CoinSpy) -> Swift.Bool { left === right }; static func < (left: CoinSpy, right: CoinSpy) -> Swift.Bool { Swift.ObjectIdentifier(left) < Swift.ObjectIdentifier(right) }; func hash(into hasher: inout Swift.Hasher) { hasher.combine(Swift.ObjectIdentifier(self)) } }/*stubble>*//*<stubble*/; import Stubble; final class MockCoin: Coin { init(_ policy: MockPolicy = .strict) { if policy == .relaxed { valueStub.isRelaxed = true } }; private static let _mintStub: LockedValue<Stub<Void, Swift.String>> = .init(.init(named: "MockCoin.mint")); static var mintStub: Stub<Void, Swift.String> { get { _mintStub.value } set { _mintStub.value = newValue } _modify { yield &_mintStub.value } }; private static let _setMintStub: LockedValue<Stub<Swift.String, Void>> = .init(.init(named: "MockCoin.mint.setter", defaultResult: .success(()))); static var setMintStub: Stub<Swift.String, Void> { get { _setMintStub.value } set { _setMintStub.value = newValue } _modify { yield &_setMintStub.value } }; static var mint: Swift.String { get { return mintStub() } set { setMintStub(newValue) } }; var valueStub: Stub<Void, Int> = .init(named: "MockCoin.value()"); func value() -> Int { return valueStub() }; var allStubs: [any CallRecording] { var list: [any CallRecording] = []; list.append(valueStub); return list }; private final class LockedValue<Value>: @unchecked Swift.Sendable { private let lock = NSLock(); private var storage: Value; init(_ value: Value) { storage = value }; var value: Value { get { lock.lock(); defer { lock.unlock() }; return storage } set { var old = newValue; lock.lock(); Swift.swap(&storage, &old); lock.unlock() } _modify { lock.lock(); defer { lock.unlock() }; yield &storage } } }; static func == (left: MockCoin, right: MockCoin) -> Swift.Bool { left === right }; static func < (left: MockCoin, right: MockCoin) -> Swift.Bool { Swift.ObjectIdentifier(left) < Swift.ObjectIdentifier(right) }; func hash(into hasher: inout Swift.Hasher) { hasher.combine(Swift.ObjectIdentifier(self)) } }/*stubble>*/
/*<stubble*/
class StubbableTill: Till {
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
    private var _owner: String?
    var owner: String {
      get {
        if let _owner {
          return _owner
        }
        fatalError("owner is not stubbed!")
      }
      set {
        _owner = newValue
      }
    }
    var pay: (Int, Swift.String) throws -> Bool =
      { _, _ in fatalError("pay function is not stubbed!") }
    var find: (String) throws(Error) -> Swift.Int =
      { _ in fatalError("find function is not stubbed!") }
    var close: () async throws -> Void = { fatalError("close function is not stubbed!") }

    mutating func noop() {
      find = { _ in 0 }
      close = {}
    }
  }

  private let _ownerGetCallsCount: LockedValue<Swift.Int> = .init(0)
  var ownerGetCallsCount: Swift.Int {
    get { _ownerGetCallsCount.value }
    set { _ownerGetCallsCount.value = newValue }
    _modify { yield &_ownerGetCallsCount.value }
  }
  var owner: String {
    ownerGetCallsCount += 1
    callOrder.append("owner.getter")
    return stubs.owner
  }

  func pay(_ price: Int, card: Swift.String) throws -> Bool {
    callOrder.append("pay(_:card:)")
    return try stubs.pay(price, card)
  }

  func find(_ name: String) throws(Error) -> Swift.Int {
    callOrder.append("find(_:)")
    return try stubs.find(name)
  }

  func close() async throws {
    callOrder.append("close()")
    try await stubs.close()
  }

  private let _callOrder: LockedValue<[Swift.String]> = .init([])
  var callOrder: [Swift.String] {
    get { _callOrder.value }
    set { _callOrder.value = newValue }
    _modify { yield &_callOrder.value }
  }

  func reset() {
    callOrder = []
    ownerGetCallsCount = 0
  }

  private final class LockedValue<Value>: @unchecked Swift.Sendable {
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
/*stubble>*//*<stubble*//* Applied by stubble; `stubble revert` restores the original. digest: 35bd4f14 eb2a 3c01 e462 9103 3a4d bf2b *//*stubble>*/