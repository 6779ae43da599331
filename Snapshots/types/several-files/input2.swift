extension Spread {
    @StubbableFunction func there() -> Int { value + 2 }
    @StubbableProperty var computed: Int { value + 3 }
    convenience init(value: Int) { self.init(); self.value = value }
}
class SpreadChild: Spread { @StubbableFunction override func here() -> Int { super.here() + 10 } }
