for object in [AnyBase(), AnySub()] {
  print(object.make(), object.maybe() ?? "none", object.pass(3), object.value, object[3], object.error(), object.list())
  print(type(of: object).shared())
}
print(AnyOfAny().first())
#if STUBS
  let object = AnySub()
  object._make = { "made" }
  object._maybe = { "perhaps" }
  let other = AnyOfAny()
  other._first = { "first" }
  print(object.make(), object.maybe(), other.first())
#endif
