@Stubbable
final class Timer {
  func start() -> Int { 1 }
}
@available(macOS 13, iOS 16, *)
extension Timer {
  // A type that is everywhere, and two that are not.
  func wait(_ seconds: Int) -> Int { seconds }
  func wait(_ duration: Duration) -> Int { Int(duration.components.seconds) }
  func rest(_ seconds: Int) async -> Int { seconds }
}
@available(macOS 13, iOS 16, *)
extension Timer {
  // Types that are where the extension is.
  struct Lap { var seconds = 1 }
  typealias Laps = Int
  func lap(_ lap: Lap) -> Int { lap.seconds }
  func laps(_ laps: [Timer.Lap]) -> Timer.Laps { laps.count }
}
@available(*, deprecated)
extension Timer {
  func stop(_ duration: Duration) -> Int { 3 }
}
