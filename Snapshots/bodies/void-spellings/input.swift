typealias Done = Void

@Stubbable
class VoidSpellings {
    func nothing() { print("nothing") }
    func word() -> Void { print("word") }
    func qualified() -> Swift.Void { print("qualified") }
    func empty() -> () { print("empty") }
    func parenthesised() -> (Void) { print("parenthesised") }
    func alias() -> Done { print("alias") }
    func discardable() -> Void { discarded() }
    @discardableResult func discarded() -> Int { 1 }
    func noBody() {}
}
