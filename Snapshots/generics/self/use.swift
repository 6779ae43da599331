let builder = Builder()
print(builder.add("a").parts, builder.maybe() === builder, builder.all().count, Builder.make().parts)
print(FinalBuilder().add("b").parts, ValueBuilder().adding("c").parts, ValueBuilder().other(ValueBuilder()).count)
print(Outside<Int>.Builder<String>().add("a").steps)
#if STUBS
builder._add = { part in builder.parts.append(part + "!"); return builder }
builder._maybe = { nil }
builder._all = { [] }
print(builder.add("a").parts, builder.maybe() === builder, builder.all().count)
let stubbed = Builder()
stubbed.parts = ["made"]
Builder._make = { stubbed }
print(Builder.make().parts)
Builder._make = nil
let final = FinalBuilder()
final._add = { _ in final }
print(final.add("b").parts)
var value = ValueBuilder()
value._adding = { _ in ValueBuilder(parts: ["stub"]) }
value._other = { [$0] }
print(value.adding("c").parts, value.other(value).count)
#endif
