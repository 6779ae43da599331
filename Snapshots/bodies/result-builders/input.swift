@resultBuilder
enum LineBuilder {
    static func buildBlock(_ parts: [String]...) -> [String] { parts.flatMap { $0 } }
    static func buildExpression(_ line: String) -> [String] { [line] }
    static func buildOptional(_ lines: [String]?) -> [String] { lines ?? [] }
    static func buildEither(first lines: [String]) -> [String] { lines }
    static func buildEither(second lines: [String]) -> [String] { lines }
}
@resultBuilder
enum WordBuilder {
    static func buildBlock(_ words: String...) -> [String] { words + ["\(words.count) words"] }
}
struct BuilderFailure: Error {}

@Stubbable
class Letter {
    var isUrgent = false
    @LineBuilder func lines(for name: String) -> [String] {
        "Dear \(name),"
        if isUrgent { "quickly:" }
        "goodbye" // The last of them
    }
    @LineBuilder var footer: [String] {
        "yours"
        if isUrgent { "now" } else { "some day" }
    }
    @LineBuilder
    func later(_ number: Int) async throws -> [String] {
        if try await check(number) { "checked" }
        "later"
    }
    func check(_ number: Int) async throws -> Bool {
        if number < 0 { throw BuilderFailure() }
        return number > 0
    }
    @LineBuilder func joined<T: CustomStringConvertible>(_ value: T, changing count: inout Int) -> [String] {
        let _ = count += 1
        value.description
    }
    @LineBuilder subscript(_ number: Int) -> [String] {
        get {
            "line"
            "\(number)"
        }
    }
    var greeting: String = "hello"
    var letterhead: [String] {
        @LineBuilder get {
            "head"
            greeting
        }
        set { greeting = newValue.joined() }
    }
    @LineBuilder func signed(_ name: consuming String) -> [String] {
        "signed"
        name
    }
    @LineBuilder nonisolated(nonsending) func sent(with other: Letter) async -> [String] {
        other.greeting
        "sent"
    }
    @LineBuilder func parts() -> [String] {
        _partsParts()
        "parts"
    }
    private func _partsParts() -> String { "a part" }
    @LineBuilder var twice: [String] {
        @WordBuilder get {
            "one"
            "two"
        }
    }
    @LineBuilder static func empty() -> [String] {}
    @LineBuilder func caller(_ function: String = #function) -> [String] { function }
    @LineBuilder func asks() -> [String] { #function }
    @LineBuilder func passes(_ line: () throws -> String) rethrows -> [String] { try line() }
}

@Stubbable
struct Memo {
    var text: String
    @LineBuilder func lines() -> [String] {
        text
        "end"
    }
    @LineBuilder mutating func change(_ to: String) -> [String] {
        let _ = text = to
        text
    }
}

@Stubbable
@MainActor final class Board {
    var title = "board"
    @LineBuilder func lines() -> [String] { title; "main" }
}

@Stubbable
actor Clerk {
    var name = "clerk"
    @LineBuilder func lines() -> [String] { name; "office" }
}
