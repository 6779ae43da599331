import Foundation
import StubbleRewriter
import TestSupport
import Testing

@testable import StubbleCLI

/// Applied files whose markers or generated code somebody has changed.
@Suite struct DamageTests {
  private static let original = """
    @Stubbable
    final class Service {
      /* a comment */ var count: Int = 0
      func fetch(id: Int) -> Int { id + count }
      func reset() { count = 0 }
    }

    """

  /// The applied form of the source above.
  private func applied() throws -> [UInt8] {
    let application = Application(selection: Selection(), layout: .lines, force: false, jobs: 1)
    var inputs = Inputs()
    inputs.relevant = [Input(path: "Service.swift", bytes: Array(Self.original.utf8))]
    let outcome = try #require(application.plan(inputs).first)
    try #require(outcome.state == .applied)
    return outcome.after
  }

  private struct Variant {
    var name: String
    var bytes: [UInt8]
  }

  /// Every way to spoil one region.
  private func variants(of applied: [UInt8]) -> [Variant] {
    let regions = restore(applied).regions
    var variants: [Variant] = []
    for (number, region) in regions.enumerated() {
      let opening = region.range.lowerBound..<region.generated.lowerBound
      let closing = region.generated.upperBound..<region.range.upperBound
      let text = Array(applied[region.range])
      func add(_ name: String, _ range: Range<Int>, _ replacement: [UInt8] = []) {
        var bytes = applied
        bytes.replaceSubrange(range, with: replacement)
        variants.append(Variant(name: "\(number) \(name)", bytes: bytes))
      }
      for index in opening { add("opening without byte \(index - opening.lowerBound)", index..<(index + 1)) }
      for index in closing { add("closing without byte \(index - closing.lowerBound)", index..<(index + 1)) }
      for index in opening.dropFirst() {
        add("opening with x at \(index - opening.lowerBound)", index..<index, Array("x".utf8))
      }
      add("without opening", opening)
      add("without closing", closing)
      add("without both", region.range, Array(applied[region.generated]))
      add("without the region", region.range)
      add("opening twice", opening.upperBound..<opening.upperBound, Array(applied[opening]))
      add("closing twice", closing.upperBound..<closing.upperBound, Array(applied[closing]))
      add("the region twice", region.range.upperBound..<region.range.upperBound, text)
      add("a region in the region", region.generated.lowerBound..<region.generated.lowerBound, text)
      add("copied to the top", 0..<0, text)
      add("copied to the end", applied.count..<applied.count, text)
      add("generated code edited", region.generated.upperBound..<region.generated.upperBound, Array("x".utf8))
      variants.append(
        Variant(name: "\(number) copied to another file", bytes: Array("struct Other {}\n".utf8) + text))
    }
    return variants
  }

  @Test func damagedFilesAreLeftAloneAndTheOthersReverted() throws {
    let applied = try applied()
    let variants = variants(of: applied)
    let folder = try TemporaryFolder()
    let good = ["A.swift", "Z.swift"]
    for name in good { try folder.write(applied, to: name) }
    for (index, variant) in variants.enumerated() { try folder.write(variant.bytes, to: "V\(index).swift") }
    let ran = try Program.stubble("revert", in: folder)
    #expect(ran.status == 1)
    for name in good { #expect(try folder.text(of: name) == Self.original) }
    let summary = try #require(
      ran.errors.split(separator: "\n").last?.split(separator: ": left as they are: ").last)
    let left = Set(
      (summary.components(separatedBy: "left as they are: ").last ?? "").components(separatedBy: ", "))
    var refused = 0
    for (index, variant) in variants.enumerated() {
      let bytes = try folder.bytes(of: "V\(index).swift")
      if left.contains("V\(index).swift") {
        #expect(bytes == variant.bytes, "\(variant.name)")
        #expect(ran.errors.contains("V\(index).swift:"), "\(variant.name)")
        refused += 1
      } else {
        // What was left out or put in may be no more than layout.
        #expect(bytes == Array(Self.original.utf8), "\(variant.name)")
      }
    }
    print("damage: \(variants.count) variants, \(refused) refused, the others reverted exactly")
    #expect(refused >= 200)
  }

  @Test func editsOfGeneratedCodeAreRefusedWithTheirLinesUnlessForced() throws {
    let text = String(decoding: try applied(), as: UTF8.self)
    let edited = text.replacingOccurrences(of: "{ _fetch(id) }", with: "{ _fetch(id + 1) }")
    try #require(edited != text)
    let folder = try TemporaryFolder(["Service.swift": edited])
    let refused = try Program.stubble("revert", in: folder)
    #expect(refused.status == 1)
    #expect(refused.errors.hasPrefix("Service.swift:4:"))
    #expect(refused.errors.contains("--force"))
    #expect(try folder.text(of: "Service.swift") == edited)
    let again = try Program.stubble("apply", in: folder)
    #expect(again.status == 1)
    #expect(try folder.text(of: "Service.swift") == edited)
    #expect(try Program.stubble("status", in: folder).output == "Service.swift: edited\n")
    #expect(try Program.stubble("revert", "--force", in: folder).status == 0)
    #expect(try folder.text(of: "Service.swift") == Self.original)
  }

  @Test func editsAroundGeneratedCodeSurvive() throws {
    let text = String(decoding: try applied(), as: UTF8.self)
    let edited = "// above\n" + text.replacingOccurrences(of: "id + count", with: "id - count") + "// below"
    let folder = try TemporaryFolder(["Service.swift": edited])
    #expect(try Program.stubble("revert", in: folder).status == 0)
    let expected =
      "// above\n" + Self.original.replacingOccurrences(of: "id + count", with: "id - count") + "// below"
    #expect(try folder.text(of: "Service.swift") == expected)
  }

  /// A quotation mark that is missing makes text of what follows on the line.
  @Test func generatedCodeInLiteralsIsNamed() throws {
    let text = String(decoding: try applied(), as: UTF8.self)
    let edited = text.replacingOccurrences(of: "func fetch", with: "let s = \"a; func fetch")
    let folder = try TemporaryFolder(["Service.swift": edited])
    let refused = try Program.stubble("revert", in: folder)
    #expect(refused.status == 1)
    #expect(
      refused.errors.contains("Service.swift:4:12: note: this string literal holds generated code"),
      "\(refused.errors)")
    #expect(try folder.text(of: "Service.swift") == edited)
  }

  /// To everyone but an editor's user a comment is text, whatever was a region in it.
  @Test(arguments: [("// ", ""), ("/* ", " */")].rows)
  func generatedCodeInCommentsIsNamed(row: Row<(String, String)>) throws {
    let (start, end) = row.value
    let lines = String(decoding: try applied(), as: UTF8.self).components(separatedBy: "\n")
    let edited = lines.map { $0.contains("func fetch") ? start + $0 + end : $0 }.joined(separator: "\n")
    let folder = try TemporaryFolder(["Service.swift": edited])
    let place = "Service.swift:4:1: "
    let refused = try Program.stubble("revert", in: folder)
    #expect(refused.status == 1)
    #expect(refused.errors.contains(place + "note: this comment holds generated code"))
    let warning = place + "warning: this comment holds generated code, which is not restored"
    let forced = try Program.stubble("revert", "--force", in: folder)
    #expect(forced.status == 0)
    #expect(forced.errors.contains(warning))
    let checked = try Program.stubble("status", "--check", in: folder)
    #expect(checked.status == 0)
    #expect(checked.errors.contains(warning))
  }

  @Test func commentsThatExplainRegionsAreLeftInPeace() throws {
    let folder = try TemporaryFolder([
      "A.swift":
        "/// An insertion: `/*<stubble*/ text /*stubble>*/`.\n// It begins with /*<stubble.\nlet a = 1\n"
    ])
    #expect(try Program.stubble("status", "--check", in: folder).errors == "stubble: no file is applied\n")
  }

  @Test func damageIsNotForced() throws {
    let text = String(decoding: try applied(), as: UTF8.self)
    let damaged = text.replacingOccurrences(of: "/*stubble>*/\n", with: "\n")
    try #require(damaged != text)
    let folder = try TemporaryFolder(["Service.swift": damaged])
    #expect(try Program.stubble("revert", "--force", in: folder).status == 1)
    #expect(try folder.text(of: "Service.swift") == damaged)
    #expect(try Program.stubble("status", in: folder).output == "Service.swift: damaged\n")
  }
}
