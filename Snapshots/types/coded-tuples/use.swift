import Foundation

let coder = JSONEncoder()
coder.outputFormatting = .sortedKeys
print(String(decoding: try coder.encode(CodedPair()), as: UTF8.self))
var nest = try JSONDecoder().decode(CodedNest.self, from: try coder.encode(CodedNest(z: 9)))
print(nest, nest == CodedNest(z: 9), nest.sum())
nest.n = 7
print(nest == CodedNest(z: 9))
#if STUBS
nest._sum = { 40 }
nest._getX = { 50 }
print(nest.sum(), nest.x, String(decoding: try coder.encode(nest), as: UTF8.self))
#endif
