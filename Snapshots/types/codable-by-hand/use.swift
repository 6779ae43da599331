print(json(HandDecoded(a: 1)), parse(HandDecoded.self, "{\"a\":2}")?.a ?? 0, json(OnlyEncoded(a: 3)), parse(OnlyDecoded.self, "{\"b\":4}")?.b ?? 0)
print(json(DecodedClass()), parse(DecodedClass.self, "{\"A\":5,\"hidden\":6}")?.sum() ?? 0, OwnEquality(a: 1, b: 2) == OwnEquality(a: 1, b: 3))
print(json(ThroughProtocol(a: 1)), parse(ThroughProtocol.self, "{\"a\":8}") == ThroughProtocol(a: 8))
#if STUBS
var hand = HandDecoded(a: 1)
hand._getA = { 100 }
print(json(hand), hand.a)
var through = ThroughProtocol(a: 1)
through._f = { 200 }
print(through.f(), through == ThroughProtocol(a: 1))
#endif
