struct Flow<Element>: ~Copyable { var element: Element }
typealias Flows<Element> = Flow<Element>
typealias MaybeFlow<Element> = Flow<Element>?
protocol Staged {
    typealias Next<Element> = (Element) -> Int
    typealias NextFlow<Element> = (Element) -> Flows<Element>
}
class Stages { typealias Then<Element> = (Element) -> Element }
/*<stubble @Stubbable*//*stubble>*/
struct Stage: Staged/*<stubble*/, Swift.CustomReflectable/*stubble>*/ {
    func run<Element>(_ element: Element, next: Next<Element>) -> Int {/*<stubble*/ if let _run { _run(element, { next($0 as! Element) }) } else {/*stubble>*/ next(element) /*<stubble*/} /*stubble>*/}
    func runInts(next: Next<Int>) -> Int {/*<stubble*/ if let _runInts { _runInts(next) } else {/*stubble>*/ next(1) /*<stubble*/} /*stubble>*/}
    func flow<Element>(_ element: Element) -> Flows<Element> { Flow(element: element) }
    func pass<Element>(_ element: Element, next: NextFlow<Element>) { _ = next(element) }
    func take<Element>(_ flow: borrowing Flows<Element>) -> Int { 1 }
    func maybeFlow<Element>(_ element: Element) -> MaybeFlow<Element> { Flow(element: element) }
    func flowOfInt() -> Flows<Int> {/*<stubble*/ if let _flowOfInt { _flowOfInt() } else {/*stubble>*/ Flow(element: 2) /*<stubble*/} /*stubble>*/}
/*<stubble*/var _run: ((Any, (Any) -> Int) -> Int)? { get { _stubbleObject?.closures._run } set { _stubbleCopy.closures._run = newValue } }; var _runInts: ((Next<Int>) -> Int)? { get { _stubbleObject?.closures._runInts } set { _stubbleCopy.closures._runInts = newValue } }; var _flowOfInt: (() -> Flows<Int>)? { get { _stubbleObject?.closures._flowOfInt } set { _stubbleCopy.closures._flowOfInt = newValue } }; final class _StubbleObject { @exclusivity(unchecked) fileprivate var closures: (_run: ((Any, (Any) -> Int) -> Int)?, _runInts: ((Next<Int>) -> Int)?, _flowOfInt: (() -> Flows<Int>)?) = (nil, nil, nil); fileprivate init(_ other: _StubbleObject?) { if let other { closures = other.closures } } }; nonisolated(unsafe) var _stubbleObject: _StubbleObject? = nil; private var _stubbleCopy: _StubbleObject { mutating get { let copy = _StubbleObject(_stubbleObject); _stubbleObject = copy; return copy } }; init() {}; var customMirror: Swift.Mirror { Swift.Mirror(self, children: Swift.KeyValuePairs(), displayStyle: .struct) }/*stubble>*/}
/*<stubble @Stubbable*//*stubble>*/
final class LastStage: Stages/*<stubble*/, Swift.CustomReflectable/*stubble>*/ {
    func run<Element>(_ element: Element, then: Then<Element>) -> Element {/*<stubble*/ if let _run { _run(element, { then($0 as! Element) }) as! Element } else {/*stubble>*/ then(element) /*<stubble*/} /*stubble>*/}
/*<stubble*/@exclusivity(unchecked) var _run: ((Any, (Any) -> Any) -> Any)? = nil; var customMirror: Swift.Mirror { Swift.Mirror(self, children: Swift.KeyValuePairs(), displayStyle: .class) }/*stubble>*/}
/*<stubble*//* Applied by stubble; `stubble revert` restores the original. digest: 9317616a 975f 3d75 7795 ff98 ea76 ff98 3fe0 ff98 27a0 975f 3d75 9d7a ff98 593e *//*stubble>*/