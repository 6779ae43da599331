let client = Client()
print(client.isAllowed(), try client.fetch(3), client.make(), client.list, try client.sum(), taps)
print(try Client(list: [2]).sum(), Client(make: { 5 }).make(), taps)
print(Texts().text(), Texts(words: { "words" }).text(), Builds().text(), Builds(isDebug: { true }).text())
#if STUBS
var stubbed = Client()
stubbed._getFetch = { { _ in [10] } }
stubbed._getMake = { { 1 } }
print(try stubbed.sum(), taps)
stubbed._sum = { 3 }
print(try stubbed.sum(), taps)
#endif
