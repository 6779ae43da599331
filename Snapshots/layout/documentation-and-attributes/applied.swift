/// A service.
/// - Note: with attributes.
@dynamicMemberLookup /*<stubble @Stubbable*//*stubble>*/ public
final class Documented/*<stubble*/: Swift.CustomReflectable/*stubble>*/ {
    // MARK: - Functions

    /// Documented.
    @inline(__always)
    @discardableResult
    /*<stubble @StubbableFunction*//*stubble>*/ public func
        spread(
            over lines: Int
        ) -> Int
    {/*<stubble*/ if let _spread { _spread(lines) } else {/*stubble>*/
        lines
    /*<stubble*/} /*stubble>*/}

    @available(*, deprecated, message: "use 'spread'")
    func old() -> Int {/*<stubble*/ if let _old { _old() } else {/*stubble>*/ 1 /*<stubble*/} /*stubble>*/}
    subscript(dynamicMember name: String) -> String {/*<stubble*/ if let _getSubscript { _getSubscript(name) } else {/*stubble>*/ name /*<stubble*/} /*stubble>*/}
    // The last comment of the class.
/*<stubble*/@exclusivity(unchecked) var _spread: ((Int) -> Int)? = nil; @exclusivity(unchecked) var _old: (() -> Int)? = nil; @exclusivity(unchecked) var _getSubscript: ((String) -> String)? = nil; public var customMirror: Swift.Mirror { Swift.Mirror(self, children: Swift.KeyValuePairs(), displayStyle: .class) }/*stubble>*/}
/*<stubble*//* Applied by stubble; `stubble revert` restores the original. digest: aedfd440 975f 7d3a 5b6e 8ba1 ff98 952b ff98 10d3 ff98 41ad *//*stubble>*/