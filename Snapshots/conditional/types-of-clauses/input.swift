#if SIGNALS
extension Signal {
  struct Publisher { let signal: Signal<Element> }
  typealias Count = Int
  func publisher() -> Signal<Element>.Publisher { Signal<Element>.Publisher(signal: self) }
}
extension Beacon {
  struct Flash { struct Part {} }
  typealias Count = Int
  func flash() -> Beacon.Flash { Flash() }
  func parts(_ flash: [Flash?]) -> [Beacon.Flash.Part?] { [] }
  func count() -> Beacon.Count { 1 }
  func signal() -> Signal<Int>.Publisher { Signal<Int>.Publisher(signal: Signal(value: 1)) }
}
#endif

#if !SIGNALS
extension Beacon {
  struct Glow { var strength = 1 }
  func glow() -> Beacon.Glow { Glow() }
  func lamp() -> Beacon.Lamp { Lamp() }
}
#endif

@Stubbable
struct Signal<Element> {
  let value: Element
  func first() -> Element { value }
}
@Stubbable
final class Beacon: Sendable {
  struct Lamp { var watts = 40 }
  func number() -> Int { 1 }
}
