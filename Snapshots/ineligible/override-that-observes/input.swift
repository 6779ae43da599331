class Base { var x: Int = 1 }
class Derived: Base {
    @StubbableProperty override var x: Int { didSet { print(x) } }
}
