@Stubbable
struct Spelled {
    var long: Optional<String>
    var given: Optional<Int> = 1
    let constant: Optional<Array<Int>>
    var nested: Array<Optional<Int>> = []
    var table: Dictionary<String, Array<Int>> = [:]
    var action: (Int) -> () = { _ in }
    var made = Array<Int>(repeating: 1, count: 2)
    lazy var late: Optional<Int> = 3
    static var shared: Array<Int> { [1] }
    func call(_ f: Optional<(Int) -> ()>, _ d: Dictionary<Int, Int>) -> Array<Int>.Index { d.count }
}
