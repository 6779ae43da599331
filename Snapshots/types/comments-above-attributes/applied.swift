// @Stubbable
@available(*, deprecated, message: "old")
final class CommentAboveAttribute/*<stubble*/: Swift.CustomReflectable/*stubble>*/ {
    func value() -> Int {/*<stubble*/ if let _value { _value() } else {/*stubble>*/ 1 /*<stubble*/} /*stubble>*/}
/*<stubble*/@exclusivity(unchecked) var _value: (() -> Int)? = nil; var customMirror: Swift.Mirror { Swift.Mirror(self, children: Swift.KeyValuePairs(), displayStyle: .class) }/*stubble>*/}

// @Stubbable
/* A comment
   of two lines. */
/// And a documentation comment.
public struct CommentAboveComments/*<stubble*/: Swift.CustomReflectable/*stubble>*/ {
    // @StubbableProperty(name: "_own")
    /* why */
    @usableFromInline
    internal var count/*<stubble*/: Int/*stubble>*/ = 2/*<stubble*/ { @storageRestrictions(initializes: _own) init(initialValue) { _own = initialValue } get { if let _getOwn { return _getOwn() } else { return _own } } set { if let _setOwn { _setOwn(newValue) } else { _own = newValue } } _modify { if case nil = _getOwn, case nil = _setOwn { yield &_own } else { var value = self.count; yield &value; self.count = value } } }/*stubble>*/
/*<stubble*/@usableFromInline internal var _own: Int; nonisolated(unsafe) var _getOwn: (() -> Int)? = nil; nonisolated(unsafe) var _setOwn: ((Int) -> Void)? = nil; init(count: Int = 2) { self._own = count }; init() {}; public var customMirror: Swift.Mirror { Swift.Mirror(self, children: Swift.KeyValuePairs(dictionaryLiteral: ("count", self._own as Any)), displayStyle: .struct) }/*stubble>*/}

@preconcurrency
// @Stubbable
public
final class CommentBelowAttribute/*<stubble*/: Swift.CustomReflectable/*stubble>*/ {
    // @StubbableFunction(name: "_own") // for tests
    @discardableResult /* of use */
    // sometimes
    func value() -> Int {/*<stubble*/ if let _own { _own() } else {/*stubble>*/ 3 /*<stubble*/} /*stubble>*/}
/*<stubble*/@exclusivity(unchecked) var _own: (() -> Int)? = nil; public var customMirror: Swift.Mirror { Swift.Mirror(self, children: Swift.KeyValuePairs(), displayStyle: .class) }/*stubble>*/}

struct CommentsOfMembers/*<stubble*/: Swift.CustomReflectable/*stubble>*/ {
    @inline(never)
    // @StubbableFunction
    func value() -> Int {/*<stubble*/ if let _value { _value() } else {/*stubble>*/ 4 /*<stubble*/} /*stubble>*/}

    // @StubbableFunction

    func apart() -> Int { 5 }

    // @StubbableProperty
    var other: Int {/*<stubble*/ if let _getOther { _getOther() } else {/*stubble>*/ 6 /*<stubble*/} /*stubble>*/}
/*<stubble*/nonisolated(unsafe) var _value: (() -> Int)? = nil; nonisolated(unsafe) var _getOther: (() -> Int)? = nil; init() {}; var customMirror: Swift.Mirror { Swift.Mirror(self, children: Swift.KeyValuePairs(), displayStyle: .struct) }/*stubble>*/}
/*<stubble*//* Applied by stubble; `stubble revert` restores the original. digest: 49ac616b 7d3a c362 ff98 a811 7d3a 8ed7 4834 8c8a 7d3a 3dd2 ff98 253f 7d3a c362 ff98 d893 ff98 5b21 *//*stubble>*/