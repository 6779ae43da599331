final class Delegate { var n = 1; }

@Stubbable
class References {
    weak var delegate: Delegate?
    unowned var owner: Delegate
    unowned(unsafe) var raw: Delegate
    weak var later: Delegate? = nil
    init(_ owner: Delegate) { self.owner = owner; raw = owner }
}

nonisolated(unsafe) let keptDelegate = Delegate()

@Stubbable
struct InferredReferences {
    weak var delegate = keptDelegate
    unowned var owner = keptDelegate
}
