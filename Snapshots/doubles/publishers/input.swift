import Stubble

// What Combine declares, for systems without it.
final class PassthroughSubject<Output, Failure: Error> {
  private var receivers: [(Output) -> Void] = []
  func send(_ value: Output) { for receive in receivers { receive(value) } }
  func eraseToAnyPublisher() -> AnyPublisher<Output, Failure> {
    AnyPublisher { self.receivers.append($0) }
  }
}

struct AnyPublisher<Output, Failure: Error> {
  let attach: (@escaping (Output) -> Void) -> Void
  func sink(receiveValue: @escaping (Output) -> Void) { attach(receiveValue) }
}

@Spyable
@StubbableProtocol
@Mockable
protocol Barometer {
  var pressure: AnyPublisher<Int, Never> { get }
  func pressure(at place: String) -> AnyPublisher<String, any Error>
}
