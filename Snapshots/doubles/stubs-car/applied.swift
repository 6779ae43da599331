enum SteeringDirection {
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
}/*<stubble*/; class StubbableDrivable: Drivable { typealias SetupFunc = (inout Stubs) -> Void; var stubs: Stubs; init(setup: SetupFunc? = nil) { var stubs = Stubs(); setup?(&stubs); self.stubs = stubs }; struct Stubs { private var _maxSpeed: Float?; var maxSpeed: Float { get { if let _maxSpeed { return _maxSpeed }; fatalError("maxSpeed is not stubbed!") } set { _maxSpeed = newValue } }; var start: (Int) -> Bool = { _ in fatalError("start function is not stubbed!") }; var stop: () -> Void = { fatalError("stop function is not stubbed!") }; var steer: (SteeringDirection, Float) -> Void = { _, _ in fatalError("steer function is not stubbed!") }; mutating func noop() { maxSpeed = 0; start = { _ in true }; stop = {}; steer = { _, _ in } } }; var maxSpeed: Float { get { stubs.maxSpeed } set { stubs.maxSpeed = newValue } }; func start(retries: Int) -> Bool { return stubs.start(retries) }; func stop() { stubs.stop() }; func steer(_ direction: SteeringDirection, velocity: Float) { stubs.steer(direction, velocity) } }/*stubble>*/

#if STUBS
typealias MockCar = StubbableDrivable
#endif
/*<stubble*//* Applied by stubble; `stubble revert` restores the original. digest: de2ccaa7 148b *//*stubble>*/