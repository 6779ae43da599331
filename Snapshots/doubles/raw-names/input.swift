struct `Raw item` { var number = 1 }

// @Spyable
// @StubbableProtocol
// @Mockable
protocol `Raw source` {
    func `load "all"`(`the id`: Int, _ `a b`: String) throws -> Int
    func `it's`() async -> String
    var `is "it" on?`: Bool { get set }
    var `1st`: `Raw item` { get }
    static func `make "one"`() -> Int
    subscript(`at index` index: Int) -> Int { get set }
}
