import Foundation

func coded<T: Codable>(_ value: T) throws -> String {
  let encoder = JSONEncoder()
  encoder.outputFormatting = .sortedKeys
  let data = try encoder.encode(value)
  _ = try JSONDecoder().decode(T.self, from: data)
  return String(decoding: data, as: UTF8.self)
}
let id = UUID(uuidString: "E621E1F8-C36C-495A-93FC-0C247A3E6E5F") ?? UUID()
var identifier = RawIdentifier(rawValue: id)
var other = identifier
other.other = 9
print(identifier == other, identifier.hashValue == other.hashValue)
print(try coded(identifier), try coded([RawText(rawValue: "k")]), try coded(RawTagged(rawValue: id)))
print(try coded([RawNamed(rawValue: "z")]), try coded(RawBox(rawValue: 1)), try coded([RawBox(rawValue: "s")]))
print(RawDate(rawValue: Date(timeIntervalSinceReferenceDate: 5)).map { try? coded($0) } as Any)
print(RawPair(rawValue: (1, 2)) == RawPair(rawValue: (1, 2)), RawPair(rawValue: (1, 2)) == RawPair(rawValue: (1, 3)))
print(RawWhole(rawValue: RawPart()) == RawWhole(rawValue: RawPart(x: 2)), RawBox(rawValue: 1) == RawBox(rawValue: 2))
print(RawHashed(rawValue: RawEqualPart()) == RawHashed(rawValue: RawEqualPart(y: 3)))
print(try coded([RawCount(rawValue: 4)]), RawCount() == RawCount(rawValue: 0))
#if STUBS
  identifier._getOther = { 30 }
  print(identifier.other, try coded(identifier))
#endif
