enum Outer {
    @Stubbable
    struct Inner {
        var n: Int = 1
        func f() -> Int { n }
        @Stubbable class Deep { func g() -> Int { 2 } }
    }
    enum Other { @Stubbable final class Inner { func f() -> Int { 3 } } }
}
extension Outer.Inner {
    @StubbableFunction func h() -> Int { n + 3 }
    @StubbableProperty var computed: Int { n + 4 }
    @StubbableFunction static func s() -> Int { 9 }
}
@Stubbable class Extended { func own() -> Int { 5 } }
extension Extended { func plain() -> Int { 6 } }
extension Extended: CustomStringConvertible { var description: String { "extended \(plain())" } }
@StubbableFunction
func globalFunction(_ n: Int) -> Int { n + 7 }
func local() -> Int {
    class Local { @StubbableFunction func f() -> Int { 8 } }
    let object = Local()
    return object.f()
}

struct Parsing { @Stubbable struct Flags: OptionSet { let rawValue: Int } }
extension Parsing.Flags {
    static let quick = Self(rawValue: 1)
    static func all() -> Self { [.quick] }
}
enum Formatting {
    struct Decoder { var n = 1 }
    @Stubbable
    struct Keyed { var n: Int = 2; func other() -> Decoder { Decoder() } }
}
extension Formatting.Keyed {
    func decode(_ decoder: any Decoder) -> Int { n }
}
