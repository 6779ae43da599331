var schema = SchemaOfOwnTypes()
print(schema.version, schema.name, schema.rate, schema.flags, schema.table, schema.pair, schema.own.raw, schema.kind)
print(SchemaOfOwnTypes.shared, schema.late)
var bool = SchemaOfBool()
print(bool == SchemaOfBool(count: 1), bool == SchemaOfBool(count: 2), bool.isOpen, bool.limit ?? 0, Set([bool, bool]).count)
bool.reset()
var parameters = SchemaOfParameters(other: "o", third: 3)
print(parameters.rate, parameters.isOpen, parameters.other, parameters.third)
#if STUBS
schema._getVersion = { 30 }
schema._getName = { "stub" }
schema._getOwn = { SchemaOfOwnTypes.Int(raw: "stub") }
bool._getIsOpen = { false }
bool._reset = { print("reset") }
bool.reset()
parameters._getRate = { 0 }
print(schema.version, schema.name, schema.own.raw, bool.isOpen, parameters.rate)
#endif
