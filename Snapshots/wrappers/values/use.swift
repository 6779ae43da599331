import Foundation
let screen = Screen(open: true)
screen.toggle()
print(screen.text(), Screen().text())
print(Tag(id: 1, weight: 2) == Tag(id: 1, weight: 2), Tag(id: 1, weight: 2) == Tag(id: 3, weight: 2))
let coder = JSONEncoder()
coder.outputFormatting = .sortedKeys
let coded = String(decoding: try coder.encode(Tag(id: 5, weight: 6)), as: UTF8.self)
print(coded, try JSONDecoder().decode(Tag.self, from: Data(coded.utf8)) == Tag(id: 5, weight: 6))
print(Tag(id: 7, weight: 8))
#if STUBS
var stubbed = Screen()
stubbed._getIsOpen = { true }
nonisolated(unsafe) var titles: [String] = []
stubbed._setTitle = { titles.append($0) }
stubbed._getSize = { 9 }
stubbed.toggle()
print(stubbed.text(), titles)
#endif
