import Foundation
import StubbleSyntax
import Testing

@testable import StubbleSemantics

/// The prelude against the toolchain: each declaration of a module that this platform has is used by a program that must
/// compile, and what the declarations deny by one none of whose lines may.
struct PreludeTests {
  private static let modules = PreludeText.all.compactMap { KnownModule.named($0.name) }

  @Test(arguments: modules) func parses(_ module: KnownModule) {
    #expect(module.tree.errors.isEmpty, "\(module.name): \(module.tree.errors)")
    #expect(module.exports.allSatisfy { KnownModule.named($0) != nil })
    let types = module.tree.root.children.compactMap(TypeDecl.init).filter { $0.node.kind != .extensionDecl }
    #expect(Set(types.map(\.name)).count == types.count, "\(module.name) declares a type twice")
  }

  @Test func holdsOfTheToolchain() throws {
    let diagnostics = try Self.diagnostics(of: Self.program(\.lines))
    #expect(diagnostics.filter { $0.isError && !$0.text.isEmpty }.map(\.text) == [])
    let proved = Set(diagnostics.filter(\.isMarker).map(\.module))
    let others = Self.modules.map(\.name).filter { !proved.contains($0) }
    print("Of the prelude, this platform has no \(others.joined(separator: ", ")).")
    #expect(proved.isSuperset(of: ["Swift", "Foundation", "Synchronization", "Observation", "Dispatch"]))
  }

  @Test func deniesWhatTheToolchainDenies() throws {
    let diagnostics = try Self.diagnostics(of: Self.program(\.negations))
    let lines = Set(diagnostics.map { Line(module: $0.module, number: $0.line) })
    for module in Self.modules {
      var isCompiled = true
      for (place, text) in Self.source(of: module, \.negations).enumerated() {
        let isRefused = lines.contains(Line(module: module.name, number: place + 1))
        if text == Claims.marker {
          isCompiled = isRefused
        } else if text == "#endif" {
          isCompiled = lines.contains(Line(module: module.name, number: 2))
        } else if isCompiled, !text.hasPrefix("#"), !text.hasPrefix("import ") {
          #expect(isRefused, "\(module.name): \(text)")
        }
      }
    }
  }

  /// The compiler warns of the uses of just those types that are marked `@unsafe`.
  @Test func marksWhatIsUnsafe() throws {
    let program = Self.program(\.uses)
    let diagnostics = try Self.diagnostics(of: program, flags: ["-strict-memory-safety"])
    #expect(diagnostics.filter(\.isError).map(\.text) == [])
    let compiled = Set(diagnostics.filter(\.isMarker).map(\.module))
    #expect(compiled.isSuperset(of: ["Swift", "Foundation"]))
    let refused = Set(
      diagnostics.filter { $0.text.contains("StrictMemorySafety") }.map {
        Line(module: $0.module, number: $0.line)
      })
    for (module, lines) in program where compiled.contains(module) {
      for (place, text) in lines.enumerated() where text.hasPrefix("func ") {
        let isRefused = refused.contains(Line(module: module, number: place + 1))
        #expect(isRefused == text.hasSuffix(Claims.unsafeMark), "\(module): \(text)")
      }
    }
  }

  /// Wrong declarations, each of which the one or the other program finds.
  @Test func findsWrongClaims() throws {
    let modules = Self.wrong.enumerated().map { KnownModule(PreludeText("Wrong\($0.offset)", $0.element)) }
    let claims = Dictionary(uniqueKeysWithValues: modules.map { ($0.name, Claims(of: $0)) })
    let refused = Set(try Self.diagnostics(of: claims.mapValues(\.lines)).filter(\.isError).map(\.module))
    let denied = try Self.diagnostics(of: claims.mapValues(\.negations)).map {
      Line(module: $0.module, number: $0.line)
    }
    for (text, module) in zip(Self.wrong, modules.map(\.name)) {
      let negations = claims[module]?.negations ?? []
      let accepted = negations.indices.filter { !denied.contains(Line(module: module, number: $0 + 1)) }
      #expect(refused.contains(module) || !accepted.isEmpty, "\(text)")
    }
  }

  private static let wrong = [
    "struct Hasher: Hashable, Sendable {}", "protocol Hashable: Sendable {}",
    "struct Set<Element>: Sendable {}",
    "struct Int: Sendable { init?(clamping source: Int) }", "struct URL: Sendable {}",
    "struct String: Sendable { var count: Int32 { get } }", "typealias Void = Int",
    "func max(_ x: Int) -> Int",
    "struct Array<Element> { func append(_ newElement: Element) }", "struct Int {}",
    "struct Bool: Sendable, ~Copyable {}",
    "struct Array<Element: Hashable> {}", "struct ObjectIdentifier: Sendable, ~Escapable {}",
    "struct Character: Sendable { mutating func write<T: TextOutputStream>(to target: inout T) }",
    "extension Array: Sendable where Element: Equatable {}", "protocol Identifiable { associatedtype Name }",
    "struct Int: Sendable { init(_ text: String) }",
    "struct Int: Sendable { static func + (a: Int, b: Int) -> Bool }",
    "@globalActor actor Task {}", "@attached(memberAttribute) macro Observable()",
  ]

  private struct Line: Hashable {
    let module: String
    let number: Int
  }

  /// One thing that the compiler says of a module's program.
  private struct Diagnostic {
    let module: String
    let line: Int
    let isError: Bool
    let isMarker: Bool
    let text: String
  }

  /// The program of a module. Nothing of it is compiled where the module is missing.
  private static func source(of module: KnownModule, _ part: KeyPath<Claims, [String]>) -> [String] {
    let isHere = module.name == "Swift" ? "true" : "canImport(\(module.name))"
    let exports = module.exports.flatMap { ["#if canImport(\($0))", "import \($0)", "#endif"] }
    let own = module.name == "Swift" ? [] : ["import \(module.name)"]
    return ["#if \(isHere)", Claims.marker] + own + exports + Claims(of: module)[keyPath: part] + ["#endif"]
  }

  /// The programs of all modules, by name.
  private static func program(_ part: KeyPath<Claims, [String]>) -> [String: [String]] {
    Dictionary(uniqueKeysWithValues: Self.modules.map { ($0.name, source(of: $0, part)) })
  }

  private static func diagnostics(of program: [String: [String]], flags: [String] = []) throws -> [Diagnostic]
  {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("prelude-\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let files = program.merging(["Preamble": Claims.preamble]) { $1 }
    for (name, lines) in files {
      let file = folder.appendingPathComponent(name + ".swift")
      try Data((lines.joined(separator: "\n") + "\n").utf8).write(to: file)
    }
    let paths = files.keys.sorted().map { folder.path + "/\($0).swift" }
    return try Compiler.output(
      of: ["swiftc", "-typecheck", "-wmo", "-swift-version", "6", "-no-color-diagnostics"] + flags + paths
    )
    .split(separator: "\n").compactMap(diagnostic)
  }

  /// `/folder/Swift.swift:12:3: error: …`
  private static func diagnostic(_ text: Substring) -> Diagnostic? {
    let parts = text.split(separator: ":", maxSplits: 4)
    guard text.first != " ", parts.count == 5, let line = Int(parts[1]),
      case let kind = parts[3].dropFirst(), kind == "error" || kind == "warning",
      let file = parts[0].split(separator: "/").last
    else { return nil }
    return Diagnostic(
      module: String(file.dropLast(6)), line: line, isError: kind == "error",
      isMarker: parts[4] == " compiled", text: "\(file):\(line):\(parts[4])")
  }
}

extension KnownModule: CustomTestStringConvertible {
  package var testDescription: String { name }
}
