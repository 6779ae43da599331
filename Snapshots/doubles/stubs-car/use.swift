print(SteeringDirection.left)
#if STUBS
// Creates a mock where all functions do nothing
var noopMock = MockCar {
    $0.noop()
}
print("noop maxSpeed: \(noopMock.maxSpeed), starts: \(noopMock.start(retries: 1))")
noopMock.stop()
noopMock.steer(.right, velocity: 1)

// Create an empty mock with an override for maxSpeed
var noopWithMaxSpeed = MockCar {
    $0.noop()
    $0.maxSpeed = 1000.0
}
print("noopWithMaxSpeed: \(noopWithMaxSpeed.maxSpeed)")

// Create a empty mock with a custom override for the steer method only.
var customSteering = MockCar {
    $0.steer = { direction, velocity in
        print("direction: \(direction), velocity: \(velocity)")
    }
}
customSteering.steer(.left, velocity: 100.0)
#endif
