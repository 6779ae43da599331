import Foundation

@Stubbable
struct RawIdentifier: RawRepresentable, Hashable, Codable {
  var rawValue: UUID
  var other = 3
  init(rawValue: UUID) { self.rawValue = rawValue }
}

@Stubbable
struct RawPair: RawRepresentable, Equatable {
  var rawValue: (Int, Int) { (high, low) }
  var high: Int
  var low: Int
  init(rawValue: (Int, Int)) { (high, low) = rawValue }
}

struct RawPart { var x = 1 }
struct RawEqualPart: Equatable { var y = 1 }

@Stubbable
struct RawWhole: RawRepresentable, Equatable {
  var rawValue: RawPart { RawPart(x: x) }
  var x: Int
  init?(rawValue: RawPart) { x = rawValue.x }
}

@Stubbable
struct RawHashed: RawRepresentable, Hashable {
  var rawValue: RawEqualPart
  init(rawValue: RawEqualPart) { self.rawValue = rawValue }
  func hash(into hasher: inout Hasher) {}
}

@Stubbable
struct RawText: RawRepresentable, Codable, Equatable {
  var rawValue: String
  var other = 1
  init(rawValue: String) { self.rawValue = rawValue }
}

@Stubbable
struct RawBox<T>: RawRepresentable {
  var rawValue: T
  init(rawValue: T) { self.rawValue = rawValue }
}
extension RawBox: Equatable where T: Equatable {}
extension RawBox: Codable where T: Codable {}

@Stubbable
struct RawDate: RawRepresentable, Codable {
  typealias RawValue = Date
  var date: Date
  var rawValue: Date { date }
  init?(rawValue: Date) { date = rawValue }
}

protocol RawTag: RawRepresentable, Hashable, Codable {}
@Stubbable
struct RawTagged: RawTag { let rawValue: UUID }
@Stubbable
struct RawNamed: RawTag { let rawValue: String }
@Stubbable
struct RawCount: RawRepresentable, Codable, Equatable { var rawValue = 0 }
