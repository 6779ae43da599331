postfix operator +/
postfix func +/ (value: Int) -> Int { value + 1 }
@Stubbable
final class Pattern {
    func words() -> Int { 3+/}
}
