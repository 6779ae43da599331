@Stubbable
class TakenNames {
    private var _count = 3
    var count: Int { get { _count } set { _count = newValue } }
    private var _x = 1
    var x: Int = 2
    var items: [Int] = [1]
    func items(for n: Int) -> [Int] { [n] }
    var name: String = "n"
    func getName() -> String { "got" }
    var y: Int = 3
    var Y: Int = 4
    var url: String = "u"
    var URL: String = "U"
    func sumOfTaken() -> Int { _count + _x }
    func _sumOfTaken() -> Int { 0 }
}
@Stubbable(calls: true)
class TakenRecords {
    func f(_ x: Int) -> Int { x }
    func fCalls(_ x: Int) -> Int { x + 1 }
    func `raw name`(_ x: Int) -> Int { x + 2 }
}
@StubbableFunction
func takenByParameter(_takenByParameter: Int) -> Int { _takenByParameter }
