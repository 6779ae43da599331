@Stubbable struct SemicolonOfProperty { var count = 3; }
@Stubbable struct SemicolonOfFunction { func value() -> Int { 3; }; }
@Stubbable struct SemicolonOfGetter { var count: Int { return 3; }; /* the end */ }
@Stubbable final class SemicolonOfClass { let count: Int; init() { count = 3; }; }
@Stubbable struct SemicolonOnLine {
    var count = 3; var other = 4;
}
@Stubbable struct SemicolonInClause {
    #if DEBUG
    var count = 3;
    #else
    var count = 4;
    #endif
}
extension SemicolonOnLine { @StubbableFunction static func make() -> Int { 3 }; }
