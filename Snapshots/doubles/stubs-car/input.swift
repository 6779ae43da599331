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
}

#if STUBS
typealias MockCar = StubbableDrivable
#endif
