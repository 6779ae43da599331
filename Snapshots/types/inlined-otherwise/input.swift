@Stubbable
public struct Exported {
    public var x: Int = 1
    @usableFromInline var y: Int = 2
    var z: Int = 3
    public init() {}
    @export(implementation) public init(both: Int) {
        self.init()
        x = both
        y = both
    }
    @export(implementation) public func sum() -> Int { x + y }
    @export(implementation) public static func make() -> Exported { Exported(both: 4) }
    @export(implementation) public var twice: Int { x * 2 }
    @export(implementation) public subscript(index: Int) -> Int { x + index }
    @export(interface) public func interface() -> Int { x + z }
    @inline(always) public func inlined() -> Int { y }
    @inline(always) func inside() -> Int { z }
    @inline(never) public func outside() -> Int { z }
    public var computed: Int { @inline(always) get { x + 5 } }
    @_alwaysEmitIntoClient public func emitted() -> Int { x - y }
    @_transparent public func transparent() -> Int { x }
}

@Stubbable
public final class ExportedObject {
    @usableFromInline var count = 1
    public init() {}
    @export(implementation) public convenience init(count: Int) {
        self.init()
        self.count = count
    }
    @export(implementation) public func next() -> Int { count + 1 }
    @inline(always) private func hidden() -> Int { count }
    func shown() -> Int { hidden() }
}

extension Exported {
    @inline(always) public func further() -> Int { x + 10 }
}
