let press = await Press()
let head = await Head()
let leaflet = await Leaflet(head: head)
print(kind(of: press), size(of: leaflet), await Press.limit, await Press.make(), await Roll.width)
await MainActor.run { print(Press.pages, press.ink.drops, press.tone, press.callback(), press.done?() ?? 0, leaflet.head.height) }
#if STUBS
await MainActor.run {
    Press._getLimit = { 30 }
    Press._getPages = { [31] }
    press._getCallback = { { 32 } }
    press._getDone = { nil }
    print(Press.limit, Press.pages, press.callback(), press.done == nil)
}
press._getAnything = { String.self }
print(kind(of: press))
#endif
