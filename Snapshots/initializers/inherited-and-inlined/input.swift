open class InlinedMemory {
    let capacity: Int
    public init(of capacity: Int) { self.capacity = capacity }
    @inlinable public convenience init(capacity: Int = 4) { self.init(of: capacity) }
}
open class InlinedBase {
    public init(_ number: Int) {}
    @_alwaysEmitIntoClient public convenience init() { self.init(1) }
}
open class InlinedList { @inlinable public init(length: Int = 2) {} }

// @Stubbable
public final class InlinedCounting: InlinedMemory { public var clears: Int = 0; var other = "x" }
// @Stubbable
public class InlinedNames: InlinedList { public var names = ["a"]; private let more = [1]; func sum() -> Int { more[0] } }
// @Stubbable
public final class InlinedLast: InlinedNames { public var last: Int? }
// @Stubbable
public final class InlinedOwn: InlinedBase { public var own = 5 }
// @Stubbable
final class InlinedInternal: InlinedList { var inner = 6 }
