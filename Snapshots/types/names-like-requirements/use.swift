import Foundation

var position = Position(from: Reply(x: 3))
let encoder = JSONEncoder()
encoder.outputFormatting = .sortedKeys
print(String(decoding: try encoder.encode(position), as: UTF8.self))
print(Set([position, Position(x: 3, y: 0)]).count, Position.customMirror, Mirror(reflecting: position).children.count)
print(try JSONDecoder().decode(Position.self, from: Data(#"{"x":5,"y":6}"#.utf8)).y, position.hashValue(after: 2))
#if STUBS
position._getX = { 30 }
position._hashValue = { $0 * 2 }
print(position.x, position.hashValue(after: 2), try encoder.encode(position).count)
#endif
