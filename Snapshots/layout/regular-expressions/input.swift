@Stubbable
struct Scanner {
    var digits: Regex<Substring> = /[0-9]+/
    var word: Regex<Substring> = /[a-z]+/, count = 1
    let limit = 2, sign: Regex<Substring> = /[+-]/
    func letters() -> Regex<Substring> { /[a-z]/}
    func either(_ isWord: Bool) -> Regex<Substring> { if isWord { return word }; return /[A-Z]\/*/}
}
