// @Spyable
// @StubbableProtocol
// @Mockable
protocol LanguageCourse: Hashable, Comparable {
    var Swift: Int { get set }
    func fatalError() -> Int
    func teach(_ fatalError: Int) -> String
    static func Swift(_ lessons: Int) -> Int
}

// @Spyable
// @StubbableProtocol
// @Mockable
protocol LanguageShelf {
    var subscriptSet: Int { get }
    subscript(newValue: Int) -> Int { get set }
    subscript(_ name: String) -> Int { get set }
    subscript(set name: String) -> Int { get }
}
