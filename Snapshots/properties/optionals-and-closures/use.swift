let optionals = OptionalsAndClosures()
print(optionals.optional as Any, optionals.optionalWithDefault as Any, optionals.unwrapped as Any, optionals.spelled as Any)
optionals.unwrapped = "u"
optionals.onTap()
optionals.onEvent = { $0 + 1 }
optionals.array = []
optionals.array?.append(1)
print(optionals.unwrapped.count, optionals.onEvent?(1) ?? 0, optionals.existential, optionals.tuple, optionals.array ?? [])
optionals.optionalType = optionals.type
optionals.types.append(optionals.type)
print(optionals.optionalType as Any, optionals.anyType as Any, optionals.types.count)
#if STUBS
optionals._getOptional = { 5 }
optionals._getOptionalWithDefault = { nil }
optionals._getUnwrapped = { "stub" }
var kept: () -> Void = {}
optionals._setOnTap = { kept = $0 }
optionals.onTap = { print("tapped") }
kept()
optionals._getOnEvent = { { $0 * 100 } }
optionals._getTuple = { (a: 3, b: 4) }
optionals._getExistential = { "e" }
print(optionals.optional as Any, optionals.optionalWithDefault as Any, optionals.unwrapped.count, optionals.onEvent?(1) ?? 0)
print(optionals.tuple, optionals.existential)
#endif
