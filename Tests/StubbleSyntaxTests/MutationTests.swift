import Foundation
import TestSupport
import Testing

@testable import StubbleSyntax

/// Damaged sources: parsing ends, and the tree holds every byte. The sources are this package's own.
@Suite struct MutationTests {
  @Test func ownSourcesHaveNoErrors() throws {
    for file in try ownSources() {
      let tree = SyntaxTree(parsing: try read(file))
      #expect(tree.errors == [], "\(file)")
      #expect(violations(of: tree) + ownerViolations(tree) == [], "\(file)")
    }
  }

  @Test func damagedTokens() throws {
    var random = SplitMix(seed: 2026)
    for file in try ownSources() {
      let source = try read(file)
      let tokens = lex(source).tokens.dropLast().map(\.range)
      guard let token = tokens.randomElement(using: &random) else { continue }
      var damaged = source
      switch Int.random(in: 0..<3, using: &random) {
      case 0: damaged.removeSubrange(token)
      case 1: damaged.insert(contentsOf: Array(source[token]) + [0x20], at: token.lowerBound)
      default: damaged.removeSubrange(token.lowerBound...)
      }
      expectWhole(damaged, file, random)
    }
  }

  @Test func damagedBytes() throws {
    var random = SplitMix(seed: 7)
    for file in try ownSources() {
      var source = try read(file)
      for _ in 0..<20 where !source.isEmpty {
        source[Int.random(in: 0..<source.count, using: &random)] = UInt8.random(in: 0...255, using: &random)
      }
      expectWhole(source, file, random)
    }
  }

  @Test func anyBytes() {
    var random = SplitMix(seed: 99)
    let alphabet =
      Array("()[]{}<>#\"'`\\/*.,:;!?&=-+@$_ \n\rax1 if let func case in #if #endif \"\"\" // /*".utf8) + [
        0, 0xE2, 0x80,
      ]
    for length in 0..<400 {
      let source = (0..<length).map { _ in alphabet.randomElement(using: &random) ?? 0 }
      expectWhole(source, "random bytes", random)
    }
  }

  private func expectWhole(_ source: [UInt8], _ name: String, _ random: SplitMix) {
    let found = violations(of: SyntaxTree(parsing: source))
    #expect(
      found == [],
      "\(name), state of the generator \(random.state): \(String(decoding: source.prefix(2000), as: UTF8.self))"
    )
  }

  private func ownSources() throws -> [String] {
    let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    var files: [String] = []
    for folder in ["Sources", "Tests"] {
      let names = FileManager.default.enumerator(atPath: root.appending(path: folder).path)
      for case let name as String in names ?? .init() where name.hasSuffix(".swift") {
        files.append(root.appending(path: folder).appending(path: name).path)
      }
    }
    #expect(files.count > 20)
    return files.sorted()
  }

  private func read(_ path: String) throws -> [UInt8] { Array(try Data(contentsOf: URL(filePath: path))) }
}
