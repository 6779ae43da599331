nonisolated func widths(_ mark: Mark) -> Int { mark.width() + mark.size }
@MainActor func load() async { print(await Pin(size: 1).load(Load())) }
await load()
print(widths(Mark()), await Mark().load(Load()))
await MainActor.run { print(Pin(size: 4).place(), Mark().place()) }
#if STUBS
let mark = Mark()
mark._width = { 20 }
mark._getSize = { 30 }
print(widths(mark))
@MainActor func stub() async {
    var pin = Pin(size: 1)
    pin._load = { $0.weight + 10 }
    pin._getSize = { 40 }
    print(pin.size, await pin.load(Load()))
}
await stub()
#endif
