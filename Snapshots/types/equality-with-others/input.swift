@Stubbable
struct EqualWord: Equatable {
    var count = 1
    var text = "word"
    static func == (lhs: EqualWord, rhs: some StringProtocol) -> Bool { lhs.text == rhs }
    static func == <Text: StringProtocol>(lhs: Text, rhs: EqualWord) -> Bool { lhs == rhs.text }
}

@Stubbable
struct EqualKey: Hashable {
    var count = 1
    static func == (lhs: Int, rhs: EqualKey) -> Bool { lhs == rhs.count }
    static func == (lhs: Self, rhs: Int) -> Bool { lhs.count == rhs }
    func hash(_ value: Int) -> Int { value }
}

@Stubbable
struct EqualAlways: Hashable {
    typealias Own = EqualAlways
    var count = 1
    static func == (lhs: Own, rhs: EqualAlways) -> Bool { true }
    func hash(into hasher: inout Hasher) {}
}

@Stubbable
struct EqualBeside: Equatable {
    var count = 1
    func value() -> Int { count }
}
func == (lhs: EqualBeside, rhs: Int) -> Bool { lhs.count == rhs }

protocol EqualByName { var name: String { get } }
extension EqualByName {
    static func == (lhs: Self, rhs: String) -> Bool { lhs.name == rhs }
}
@Stubbable
struct EqualNamed: EqualByName, Equatable {
    var name = "n"
    var count = 1
}

enum EqualOuter {
    @Stubbable
    struct Inner: Equatable {
        var name = "n"
        var count = 1
    }
}
func == (lhs: EqualOuter.Inner, rhs: EqualOuter.Inner) -> Bool { lhs.name == rhs.name }

protocol EqualByTag { var tag: Int { get } }
func == <Value: EqualByTag>(lhs: Value, rhs: Value) -> Bool { lhs.tag == rhs.tag }
@Stubbable
struct EqualTagged: EqualByTag, Equatable {
    var tag = 1
    var count = 1
}

@Stubbable
struct EqualByOtherNames: Hashable {
    var count = 1, text = ""
    @_implements(Equatable, ==(_:_:)) static func areEqual(_ a: Self, _ b: Self) -> Bool { a.count == b.count }
    @_implements(Hashable, hash(into:)) func feed(_ hasher: inout Hasher) { hasher.combine(count) }
}
