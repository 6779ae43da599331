enum OfficeGrade: String, CaseIterable, Sendable { case high, low }
enum OfficeWeight: UInt8 { case light = 1, heavy = 9 }
enum OfficeKey: OfficeKeyText { case first }
typealias OfficeKeyText = String
struct OfficeReport: Sendable {
    var text = ""
    static let empty = OfficeReport()
    static func named(_ text: String) -> OfficeReport { OfficeReport(text: text) }
}

@Stubbable
final class Office {
    nonisolated(unsafe) static var cover = makeCover()
    static let pages = makePages(count: 2)
    static func makeCover(_ title: String = "cover") -> OfficeReport { OfficeReport(text: title) }
    static func makeCover(number: Int) -> OfficeReport { OfficeReport(text: "\(number)") }
    private static func makePages(count: Int) -> [OfficeReport] { Array(repeating: .empty, count: count) }

    let highest = OfficeGrade.high.rawValue
    let heaviest = OfficeWeight.heavy.rawValue
    let grades = OfficeGrade.allCases
    var gradeCount = OfficeGrade.allCases.count
    let parsed = OfficeGrade(rawValue: "low")
    let key = OfficeKey.first.rawValue

    var handlers = [(Int) -> String]()
    var named = [String: (first: Int, OfficeReport)]()
    let reports = ["a": OfficeReport(text: "A")]
    let list = {
        var numbers = [Int]()
        numbers.append(3)
        return numbers
    }()
    let draft = {
        let report: OfficeReport? = nil
        return report
    }()
    lazy var summary = makeSummary()
    lazy var again = self.makeSummary()
    lazy var size = self.gradeCount
    func makeSummary() -> String { "\(gradeCount) grades" }
}
let officeReports = ["a": OfficeReport(text: "officeReports")]
let officeCounts = ["a": UInt16(2)]
@Stubbable
struct OfficeFallbacks {
    var report = officeReports["a"] ?? OfficeReport()
    var other = officeReports["b"] ?? .empty
    var chain = officeReports["b"] ?? officeReports["c"] ?? .named("chain")
    var maybe = officeReports["b"] ?? officeReports["a"]
    var count = officeCounts["b"] ?? 5
    var number = Int("x") ?? 0
}
