#if compiler(>=6.3)
import Foundation

@Stubbable
class SelectedBox {
  struct Int { var inside = 1 }
  struct Error {}
  struct Data {}
  let tag: Swift::Int
  var list: [Swift::Int]
  var maybe: Swift::Optional<Foundation::Data> = nil
  var inferred = Foundation::Data([1, 2])
  var count = Swift::Int(3)
  var shift: (Swift::Int) -> Swift::Int = { $0 + 1 }
  var failure: any Swift::Error = CancellationError()
  var inside = Int()

  init(tag: Swift::Int) {
    self.tag = tag
    list = [tag]
  }

  func join(_ number: Swift::Int, _ data: Foundation::Data) -> Foundation::Data {
    data + Foundation::Data([UInt8(number)])
  }
  func map<T: Swift::Equatable>(_ value: T, _ transform: (Swift::Int) throws -> T) rethrows -> Swift::Array<T> {
    [try transform(1), value]
  }
  func clear() -> Swift::Void { list.Swift::removeAll() }
  func nest(_ int: Int) -> SelectedBox.Int { Int(inside: int.inside + list.Swift::count) }
}

@Stubbable
final class SelectedCache: Swift::Sendable {
  let size: Swift::Int = 3
  let limit = Swift::Int(4)
}

@Stubbable
struct SelectedCoded: Swift::Codable, Swift::Equatable {
  var size: Swift::Int = 1
  var text: Swift::String
  enum CodingKeys: Swift::String, Swift::CodingKey { case size; case text = "t" }
  func stop() -> Swift::Never { Swift::fatalError() }
}

// @Stubbable
@_Concurrency::MainActor
final class SelectedActor {
  var number = Swift::Int(3)
  func twice() async -> Swift::Int { number * 2 }
}
#endif
