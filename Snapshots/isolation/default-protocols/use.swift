let loader = Loader.make()
let name = Name(name: "n")
print(try await loader.twice(), names(name), OnlyHere(name: "o").full(), senders(), loader.id)
let style = Style(prefix: "p")
let odd = Odd(letter: "x")
print(style.format(2), style.plain(), await style.later(), odd.plain(), letter(odd), Wide(service: loader, namer: name, style: style).n())
#if STUBS
loader._getId = { 10 }
print(try await loader.twice(), Wide(service: loader, namer: name, style: style).n())
loader._load = { "stub" }
print(try await loader.twice())
var other = name
other._getName = { "other" }
print(names(other))
other._full = { "full" }
print(names(other))
var sender = Sender(id: 1)
sender._getId = { 11 }
print(sender.more())
sender._send = { 12 }
print(sender.more())
let object = SenderClass(id: 1)
object._getId = { 13 }
print(object.send())
var stubbed = style
stubbed._getPrefix = { "stub" }
stubbed._getCount = { 14 }
print(stubbed.format(1), stubbed.plain(), await stubbed.later())
stubbed._format = { "f\($0)" }
stubbed._plain = { 15 }
stubbed._later = { 16 }
print(stubbed.format(1), stubbed.plain(), await stubbed.later())
var odder = odd
odder._getLetter = { "y" }
odder._plain = { 17 }
print(letter(odder), odder.plain())
var wide = Wide(service: loader, namer: name, style: style)
wide._getStyle = { stubbed }
print(wide.style.plain())
#endif
