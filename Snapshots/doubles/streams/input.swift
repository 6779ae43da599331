import Stubble

@Spyable
@StubbableProtocol
@Mockable
protocol Thermometer: Sendable {
  var changes: AsyncStream<Int> { get }
  func readings(of room: String) -> AsyncThrowingStream<Double, any Error>
}

func first(_ count: Int, of thermometer: some Thermometer) async -> [Int] {
  var values: [Int] = []
  for await value in thermometer.changes {
    values.append(value)
    if values.count == count { break }
  }
  return values
}

func sum(of thermometer: some Thermometer) async throws -> Double {
  var sum = 0.0
  for try await value in thermometer.readings(of: "bath") { sum += value }
  return sum
}
