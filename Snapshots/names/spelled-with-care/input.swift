@Stubbable
class CarefulNames {
    var `class`: String = "c"
    func `repeat`(`for` n: Int) -> Int { n }
    var überName: Int = 1
    var 🚀: Int = 2
    func café() -> Int { 3 }
    func 走() -> Int { 4 }
    @StubbableFunction(name: "_page") func fetch() -> Int { 5 }
    @StubbableProperty(name: "_stored") var kept: Int = 6
    var i18n: Int = 7
}
