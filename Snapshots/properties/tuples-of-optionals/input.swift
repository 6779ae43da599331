@Stubbable
struct Margins {
    var top: (inner: Int?, outer: Int?) = (inner: 1, outer: 2)
    var nested: (Int?, (String?, Int?)) = (1, ("a", 2))
    var partial: (Int?, Int) = (3, 4)
    var inferred = (5 as Int?, 6 as Int?)
    var unset: (Int?, Int?)
    let constant: (Int?, Int?)
    let given: (
        first: Int?,
        second: (() -> Int)?
    )
    var parenthesized: (Int?) = 7
}
@Stubbable
final class Padding {
    var left: (Int?, Int?) = (1, 2)
    let right: (Int?, Int?)
    let above, below: (Int?, Int?)
    var observed: (Int?, Int?) = (3, 4) { didSet { print("observed", oldValue) } }
    lazy var late: (Int?, Int?) = (5, 6)
    init() { right = (7, nil); above = right; below = (nil, 8) }
}
@Stubbable
actor Spacing {
    var width: (Int?, Int?) = (1, 2)
    func doubled() -> Int { (width.0 ?? 0) + (width.1 ?? 0) }
}
