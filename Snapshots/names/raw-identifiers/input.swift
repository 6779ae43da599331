@Stubbable
class RawNames {
    func `returns the first page`() -> Int { 1 }
    var `is it ready?`: Bool = false
}
