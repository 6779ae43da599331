@Stubbable
final class Pattern {
    func words() -> Regex<Substring> { /[a-z]+/}
}
