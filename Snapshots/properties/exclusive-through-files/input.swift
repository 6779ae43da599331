@Stubbable
struct Inventory {
    var goods: [Int] = [1, 2, 3]
    var barred: Int = 2
    var left: Int = 1
    var right: Int = 2
    var tally: [String: Int] = [:]
    var start: Int = 10
    var label: String = "i"
}
