// @Spyable
// @StubbableProtocol
// @Mockable
protocol Worded {
    var await: Int { get }
    var unsafe: Int { get set }
    var `repeat`: Int { get }
    var consume: Int { get }
    func wait(await: Int, unsafe: Int) -> Int
    func hold(_ await: Int) async throws -> Int
    func unsafe(_ unsafe: Int) -> Int
    func put(for: Int, in: Int, repeat: Int, each: Int, any: Int, copy: Int, some: Int) -> Int
    func all(`self`: Int, init: Int, Type: Int) -> Int
}
