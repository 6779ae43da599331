import Foundation

let download = RetriedDownload()
print(download.run(), download.transfer.retries)
let message = try JSONDecoder().decode(DeltaMessage.self, from: Data(#"{"delta": {"text": "a"}}"#.utf8))
print(message.delta.text)
print(Set([BoxedKey(value: 1), BoxedKey(value: 1)]).count, BoxedKey(value: 2).boxed().value)
let sharedCounter = SharedCounter(start: 1)
print(sharedCounter.next())
#if STUBS
download._run = { 3 }
print(download.run())
var key = BoxedKey(value: 1)
key._boxed = { .init(value: 9) }
print(key.boxed().value, key == BoxedKey(value: 1))
sharedCounter._next = { 5 }
print(sharedCounter.next())
#endif
