import Foundation

@Stubbable
class Rooted: NSObject {
    var x: Int
    override init() { x = 1; super.init() }
    init(x: Int) { self.x = x; super.init(); self.x += 1 }
    override var description: String { "rooted \(x)" }
    override func isEqual(_ object: Any?) -> Bool { (object as? Rooted)?.x == x }
}
@Stubbable
class Leaf: Rooted {
    var y: Int = 2
    override init(x: Int) { super.init(x: x); self.x += 1; y = self.x }
    convenience init(leaf: Int) { self.init(x: leaf); y += leaf }
}
class Plain { var z: Int; init(z: Int) { self.z = z } }
@Stubbable
final class Derived: Plain { var w: Int; init() { w = 1; super.init(z: 3); w = z }; required init?(code: Int) { return nil } }
@Stubbable
class InheritsAll: Plain { var v: Int = 5 }
