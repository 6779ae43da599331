@Stubbable
struct Flags: OptionSet {
    let rawValue: Int
    static let a = Flags(rawValue: 1)
    static let b: Flags = Flags(rawValue: 2)
    func count() -> Int { rawValue.nonzeroBitCount }
}
@Stubbable
struct Wrapper: RawRepresentable { var rawValue: String; func shout() -> String { rawValue.uppercased() } }
@Stubbable
struct Callable { func callAsFunction(_ n: Int) -> Int { n }; subscript(dynamic n: Int) -> Int { n } }
