@Stubbable
public final class Inlined {
    @inlinable public func f() -> Int { 1 }
    @inlinable public init() {}
    @usableFromInline func g() -> Int { 2 }
    @inline(never) func h() -> Int { 3 }
    @discardableResult public func i() -> Int { 4 }
}
