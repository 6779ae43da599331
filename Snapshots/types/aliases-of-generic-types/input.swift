import Synchronization

typealias SafeBox = Mutex
typealias OpenBox = PlainBox

struct PlainBox<Content: Sendable>: Sendable {
    let content: Content
}
