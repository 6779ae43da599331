// @Stubbable
struct Commented {
    var x: Int = 1
    func f() -> Int { x }
}
class PartlyCommented {
    // @StubbableFunction
    func f() -> Int { 2 }
    /// Documented as well.
    // @StubbableProperty
    var x: Int = 3
    // @StubbableFunction(name: "_other")
    func g() -> Int { 4 }

    // @StubbableFunction is too far above.

    func h() -> Int { 5 }
}
