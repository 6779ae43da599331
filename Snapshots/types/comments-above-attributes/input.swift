// @Stubbable
@available(*, deprecated, message: "old")
final class CommentAboveAttribute {
    func value() -> Int { 1 }
}

// @Stubbable
/* A comment
   of two lines. */
/// And a documentation comment.
public struct CommentAboveComments {
    // @StubbableProperty(name: "_own")
    /* why */
    @usableFromInline
    internal var count = 2
}

@preconcurrency
// @Stubbable
public
final class CommentBelowAttribute {
    // @StubbableFunction(name: "_own") // for tests
    @discardableResult /* of use */
    // sometimes
    func value() -> Int { 3 }
}

struct CommentsOfMembers {
    @inline(never)
    // @StubbableFunction
    func value() -> Int { 4 }

    // @StubbableFunction

    func apart() -> Int { 5 }

    // @StubbableProperty
    var other: Int { 6 }
}
