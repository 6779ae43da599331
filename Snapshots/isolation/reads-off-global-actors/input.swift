protocol Tone {}
struct Flat: Tone {}
final class Toner { var drops = 3 }
@globalActor actor PressActor { static let shared = PressActor() }
@MainActor final class Press {
    static let limit = 3
    static let make: @Sendable () -> Int = { 4 }
    nonisolated(unsafe) static let open = Toner()
    public let ink = Toner()
    let spare: Toner, spareTone: any Tone
    let tone: Tone.Type = Flat.self
    let error: (any Error)? = nil
    let anything: Any.Type = Int.self
    let failure: any Error.Type = CancellationError.self
    let value: any Sendable = 8
    let callback: () -> Int = { 5 }
    let done: (() -> Int)?
    init() { spare = Toner(); spareTone = Flat(); done = { 6 } }
}
extension Press { static let pages: [Int] = [1, 2] }
enum Plates { @PressActor static let first = "first"; @PressActor @preconcurrency static let second = "second" }
@MainActor class Head { var height = 2; init() {} }
@MainActor struct Leaflet { var head = Head(); let ink = Toner(); var size = 1 }
@preconcurrency @MainActor struct Roll { static let width = 7; @preconcurrency let ink = Toner() }
nonisolated func kind(of press: Press) -> String { "\(press.error == nil) \(press.anything) \(press.failure) \(press.value)" }
nonisolated func size(of leaflet: Leaflet) -> Int { leaflet.size }
#if !swift(>=6)
func pages(_ limit: Int = Press.limit, _ pages: [Int] = Press.pages, _ plate: String = Plates.first) -> String {
    "\(limit) \(pages) \(plate) \(Plates.second) \(Press.make()) \(Roll.width)"
}
func drops(_ press: Press, _ roll: Roll) -> [Int] {
    [press.ink, press.spare, roll.ink].map(\.drops) + [press.callback(), press.done?() ?? 0]
}
func isSame(_ a: Leaflet, _ head: Head) -> Bool { a.head === head }
func tones(_ press: Press) -> String { "\(press.tone) \(press.spareTone)" }
nonisolated func sizes(_ sheet: Leaflet) -> Int { sheet.ink.drops + Press.limit }
#endif
