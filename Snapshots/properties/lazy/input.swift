@Stubbable
class LazyProperties {
    var made: Int = 0
    lazy var costly: Int = make()
    lazy var closure: [Int] = { [self.make()] }()
    private(set) lazy var limited: Int = 3
    func make() -> Int { made += 1; return made * 10 }
}
@Stubbable
struct LazyStruct {
    lazy var costly: [Int] = [1, 2]
    var plain: Int = 1
}
