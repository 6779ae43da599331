import Observation

@propertyWrapper struct Provided<Value> {
  private let make: () -> Value
  var wrappedValue: Value { make() }
  var projectedValue: String { "provided" }
  init(_ make: @escaping () -> Value) { self.make = make }
}

@propertyWrapper struct Reserved<Value> {
  var wrappedValue: Value
}

// @Stubbable
@Observable
final class Timetable {
  var lines: [Int] = []
  @ObservationIgnored
  @Provided({ 3 }) var platform: Int
  @ObservationIgnored @Provided({ "north" }) private var direction: String
  @Reserved @ObservationIgnored var delays = 1
  @ObservationIgnored @Reserved var seats: Int { didSet { lines.append(seats) } }

  init(seats: Int) {
    self.seats = seats
    _direction = Provided { "south" }
    delays += 1
  }

  func summary() -> String { "\(lines) \(platform) \($platform) \(direction) \(delays) \(seats)" }
}
