for object in [AnyBase(), AnySub()] {
  print(object.make(), object.maybe() ?? "none", object.pass(3), object.value, object[3], object.error(), object.list())
  print(type(of: object).shared())
}
print(AnyOfAny().first())
let optionals = OptionalSub()
print(optionals.hashed(), optionals.sent, optionals.list(), optionals.number(), optionals[1])
print(await optionals.twice())
#if STUBS
  let object = AnySub()
  object._make = { "made" }
  object._maybe = { "perhaps" }
  let other = AnyOfAny()
  other._first = { "first" }
  print(object.make(), object.maybe(), other.first())
  optionals._hashed = { "hashed" }
  optionals._getSent = { "sent" }
  optionals._list = { ["listed"] }
  optionals._number = { 3 }
  optionals._twice = { "twice" }
  optionals._getSubscript = { $0 }
  print(optionals.hashed(), optionals.sent, optionals.list(), optionals.number(), optionals[1])
  print(await optionals.twice())
#endif
