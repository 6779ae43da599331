import Foundation

@Stubbable
struct Draft: Codable {
    enum CodingKeys: String, CodingKey {
        case title, body = "text"

        var shownName: String {
            switch self {
            case .title: "Title"
            case .body: "Body"
            }
        }
    }

    var title: String
    var body: String

    static func order(of key: CodingKeys) -> Int {
        switch key {
        case .title: return 1
        case CodingKeys.body: return 2
        }
    }
    func value(for key: CodingKeys?) -> String {
        switch key { case .title?: title; case .some(.body): body; case nil: "none" }
    }
    func compare(_ a: CodingKeys, _ b: CodingKeys) -> Bool {
        switch (a, b) {
        case (.title, .title), (.body, .body): return true
        case (.title, .body), (.body, .title): return false
        }
    }
    func isTitle(_ key: CodingKeys) -> Bool {
        switch key {
        case .title: true
        case .body where body.isEmpty: false
        case _: false
        }
    }
    func isBody(_ key: CodingKeys) -> Bool { if case .body = key { true } else { false } }
}

extension Draft.CodingKeys {
    var isFirst: Bool {
        switch self {
        case .title: true
        case .body: false
        }
    }
}

/// A switch over an enum with more cases needs no default.
enum DraftStage {
    case only, title, body
    var isFirst: Bool {
        let stage = self
        switch stage {
        case .only, .title: return true
        case .body: return false
        }
    }
}

/// Another enum of the same cases needs no default.
enum DraftPart {
    case title, body
    var isTitle: Bool {
        switch self {
        case .title: true
        case .body: false
        }
    }
}

@Stubbable
final class Renamed: Codable {
    private enum CodingKeys: CodingKey {
        case only
        var stringValue: String { switch self { case .only: "just" } }
        init?(stringValue: String) { self = .only }
        var intValue: Int? { nil }
        init?(intValue: Int) { nil }
    }
    var only: Int = 1
}

/// Keys that keep their names: functions are stubbed, and nothing of the coding changes.
struct Tabular: Codable {
    enum CodingKeys: Int, CodingKey { case first = 1, second }
    var first: Int
    var second: Int
    @StubbableFunction func sum() -> Int { first + second }
}
struct Borrowing: Codable {
    typealias CodingKeys = SharedKeys
    var first: Int
    @StubbableFunction func twice() -> Int { first * 2 }
}
enum SharedKeys: String, CodingKey { case first }
