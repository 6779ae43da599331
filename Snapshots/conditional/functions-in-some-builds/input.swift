#if os(Windows)
typealias BellAction = (Int) -> Void
#else
typealias BellAction = Int
#endif

// @Stubbable
struct Bell {
    var action: BellAction
    var others: [BellAction] = []
    func count() -> Int { others.count }
}

// @Stubbable
class Gong {
    var action: BellAction?
    var first: BellAction { get { others[0] } set { others[0] = newValue } }
    var others: [BellAction] = []
    subscript(index: Int) -> BellAction { get { others[index] } set { others[index] = newValue } }
    func last() -> BellAction { others[others.count - 1] }
}
