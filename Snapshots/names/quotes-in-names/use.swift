import Foundation

let quotedEncoder = JSONEncoder()
quotedEncoder.outputFormatting = .sortedKeys
var quotedNote = QuotedNote()
print(String(decoding: try quotedEncoder.encode(quotedNote), as: UTF8.self), Mirror(reflecting: quotedNote).children.map { $0.label ?? "" })
print(quotedNote, quotedNote == QuotedNote(), QuotedBox<Int>.`make "one"`(), `Quoted "type"`<Int>.`make "two"`())
#if STUBS
QuotedBox<Int>.`_make "one"` = { 3 }
`Quoted "type"`<Int>.`_make "two"` = { 4 }
print(QuotedBox<Int>.`make "one"`(), QuotedBox<String>.`make "one"`(), `Quoted "type"`<Int>.`make "two"`())
quotedNote._getSwift = { 5 }
print(quotedNote.`be loud`(`how "much"`: 6), quotedNote.`_be loudCalls`, quotedNote.Swift)
#endif
