nonisolated func readKeys(_ diagnosis: Diagnosis, _ keyDrawer: KeyDrawer, _ keyRack: KeyRack) {
    print(diagnosis.id, diagnosis.title, keyDrawer.width, keyRack.key.number)
}
var diagnosis = Diagnosis(id: .memory, title: "memory")
let keyDrawer = KeyDrawer()
var keyRack = KeyRack(key: KeyDigit(), code: KeyCode())
readKeys(diagnosis, keyDrawer, keyRack)
print(diagnosis.text(), diagnosis.id, keyDrawer.key.number, [diagnosis].first { $0.id == .memory } == diagnosis)
#if STUBS
diagnosis._getTitle = { "stubbed" }
keyDrawer._getWidth = { 30 }
keyRack._getKey = { KeyDigit(number: 20) }
readKeys(diagnosis, keyDrawer, keyRack)
#endif
