/*<stubble*/import class Foundation.NSLock; /*stubble>*/enum SteeringDirection {
    case left
    case right
    case straight
}

// @StubbableProtocol
protocol Drivable {
    var maxSpeed: Float { get set }
    func start(retries: Int) -> Bool
    func stop()
    func steer(_ direction: SteeringDirection, velocity: Float)
}/*<stubble*/; class StubbableDrivable: Drivable { typealias SetupFunc = (inout Stubs) -> Void; var stubs: Stubs; init(setup: SetupFunc? = nil) { var stubs = Stubs(); setup?(&stubs); self.stubs = stubs }; struct Stubs { private var _maxSpeed: Float?; var maxSpeed: Float { get { if let _maxSpeed { return _maxSpeed }; fatalError("maxSpeed is not stubbed!") } set { _maxSpeed = newValue } }; var start: (Int) -> Bool = { _ in fatalError("start function is not stubbed!") }; var stop: () -> Void = { fatalError("stop function is not stubbed!") }; var steer: (SteeringDirection, Float) -> Void = { _, _ in fatalError("steer function is not stubbed!") }; mutating func noop() { maxSpeed = 0; start = { _ in true }; stop = {}; steer = { _, _ in } } }; private let _maxSpeedGetCallsCount: LockedValue<Int> = .init(0); var maxSpeedGetCallsCount: Int { get { _maxSpeedGetCallsCount.value } set { _maxSpeedGetCallsCount.value = newValue } _modify { yield &_maxSpeedGetCallsCount.value } }; private let _maxSpeedSetCallsCount: LockedValue<Int> = .init(0); var maxSpeedSetCallsCount: Int { get { _maxSpeedSetCallsCount.value } set { _maxSpeedSetCallsCount.value = newValue } _modify { yield &_maxSpeedSetCallsCount.value } }; var maxSpeed: Float { get { maxSpeedGetCallsCount += 1; callOrder.append("maxSpeed.getter"); return stubs.maxSpeed } set { maxSpeedSetCallsCount += 1; callOrder.append("maxSpeed.setter"); stubs.maxSpeed = newValue } }; func start(retries: Int) -> Bool { callOrder.append("start(retries:)"); return stubs.start(retries) }; func stop() { callOrder.append("stop()"); stubs.stop() }; func steer(_ direction: SteeringDirection, velocity: Float) { callOrder.append("steer(_:velocity:)"); stubs.steer(direction, velocity) }; private let _callOrder: LockedValue<[String]> = .init([]); var callOrder: [String] { get { _callOrder.value } set { _callOrder.value = newValue } _modify { yield &_callOrder.value } }; func reset() { callOrder = []; maxSpeedGetCallsCount = 0; maxSpeedSetCallsCount = 0 }; private final class LockedValue<Value>: @unchecked Sendable { private let lock = NSLock(); private var storage: Value; init(_ value: Value) { storage = value }; var value: Value { get { lock.lock(); defer { lock.unlock() }; return storage } set { var old = newValue; lock.lock(); Swift.swap(&storage, &old); lock.unlock() } _modify { lock.lock(); defer { lock.unlock() }; yield &storage } } } }/*stubble>*/

#if STUBS
typealias MockCar = StubbableDrivable
#endif
/*<stubble*//* Applied by stubble; `stubble revert` restores the original. digest: 2f0d4e56 eb2a 4c30 *//*stubble>*/