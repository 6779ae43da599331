struct Flow<Element>: ~Copyable { var element: Element }
typealias Flows<Element> = Flow<Element>
typealias MaybeFlow<Element> = Flow<Element>?
protocol Staged {
    typealias Next<Element> = (Element) -> Int
    typealias NextFlow<Element> = (Element) -> Flows<Element>
}
class Stages { typealias Then<Element> = (Element) -> Element }
@Stubbable
struct Stage: Staged {
    func run<Element>(_ element: Element, next: Next<Element>) -> Int { next(element) }
    func runInts(next: Next<Int>) -> Int { next(1) }
    func flow<Element>(_ element: Element) -> Flows<Element> { Flow(element: element) }
    func pass<Element>(_ element: Element, next: NextFlow<Element>) { _ = next(element) }
    func take<Element>(_ flow: borrowing Flows<Element>) -> Int { 1 }
    func maybeFlow<Element>(_ element: Element) -> MaybeFlow<Element> { Flow(element: element) }
    func flowOfInt() -> Flows<Int> { Flow(element: 2) }
}
@Stubbable
final class LastStage: Stages {
    func run<Element>(_ element: Element, then: Then<Element>) -> Element { then(element) }
}
