await MainActor.run {
    let record = Record(speed: 33)
    print(record.all(), record.text, record.title)
}
func idOfSleeve<Value: Identifiable>(_ value: Value) -> Value.ID { value.id }
let sleeve = await MainActor.run { Sleeve(id: 1, content: "a") }
print(idOfSleeve(sleeve), await idOfSleeve(MainActor.run { Crate(id: 2) }))
#if STUBS
await MainActor.run {
    var record = Record(speed: 33)
    record._getChain = { .shared }
    record._getTurns = { 50 }
    print(record.all())
    var sleeve = sleeve
    sleeve._getId = { 7 }
    print(idOfSleeve(sleeve))
}
#endif
