/// A service.
/// - Note: with attributes.
@dynamicMemberLookup @Stubbable public
final class Documented {
    // MARK: - Functions

    /// Documented.
    @inline(__always)
    @discardableResult
    @StubbableFunction public func
        spread(
            over lines: Int
        ) -> Int
    {
        lines
    }

    @available(*, deprecated, message: "use 'spread'")
    func old() -> Int { 1 }
    subscript(dynamicMember name: String) -> String { name }
    // The last comment of the class.
}
