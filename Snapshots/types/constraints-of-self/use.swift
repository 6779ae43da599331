func sent<Value: SelfSent>(_ value: Value) async -> Value { await Task { value }.value }
let sentValue = SentValue(number: 2), sentObject = SentObject(number: 3), sharedObject = SharedObject()
print(await sent(sentValue).doubled(), await sent(sentObject).doubled(), await sent(sharedObject), SentValue.shared.list)
print(Set([HashedValue(second: "a"), HashedValue(second: "a")]).count, HashedValue(first: 2, second: "b").sum())
#if STUBS
sentObject._doubled = { 10 }
sharedObject._getDescription = { "stub" }
var stubbedValue = sentValue
stubbedValue._getNumber = { 20 }
print(await sent(stubbedValue).doubled(), await sent(sentObject).doubled(), await sent(sharedObject))
#endif
