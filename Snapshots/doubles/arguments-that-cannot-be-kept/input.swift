struct Permit: ~Copyable { var number = 1 }
struct Folder<Content: ~Copyable>: ~Copyable { var content: Content }
extension Folder: Copyable where Content: Copyable {}
typealias License = Permit

// @Spyable
// @StubbableProtocol
// @Mockable
protocol Authority {
    func check(_ permit: borrowing License?, times: Int) -> Int
    func grant(_ result: consuming Result<Permit, any Error>)
    func renew(_ permit: inout Permit?)
    func file(_ folder: borrowing Folder<Permit>) -> Int
    func open(_ folder: borrowing Folder<Int>) -> Int
    func sum(_ numbers: Span<Int>?) -> Int
    subscript(_ numbers: Span<Int>?) -> Int { get set }
}
