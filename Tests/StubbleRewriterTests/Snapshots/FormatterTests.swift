import Foundation
import StubbleSyntax
import Testing

@testable import StubbleRewriter

/// The toolchain's formatter, run over applied files, changes nothing in generated text that would count as an edit.
@Suite struct FormatterTests {
  /// The formatter sorts an import that is beside others, writes `private` for `fileprivate`, loses a comment before a semicolon
  /// that it takes out, indents the lines of a comment, gives the access level of an extension to its members, and writes any
  /// `Optional` with its sugar.
  private static let excepted: Set<String> = [
    "doubles/aliases-in-clauses", "doubles/aliases-of-self", "doubles/annotation-arguments",
    "doubles/arguments-that-cannot-be-kept",
    "doubles/availability",
    "doubles/contended-associated-types", "doubles/forwarding-to-isolated-objects", "doubles/generic-aliases",
    "doubles/hard-names", "doubles/library-names",
    "doubles/members-of-hidden-names", "doubles/members-on-actors", "doubles/opaque-arguments",
    "doubles/parameter-packs",
    "doubles/publishers", "doubles/raw-names",
    "doubles/restated-requirements", "doubles/underscored-requirements",
    "doubles/sent-and-consumed", "doubles/streams",
    "doubles/superclasses", "doubles/words-before-expressions", "doubles/mock-answers",
    "doubles/mock-before-set-up", "doubles/mock-loader",
    "doubles/mock-retry-policy",
    "doubles/spy-access-levels", "doubles/spy-overloads",
    "doubles/spelled-otherwise", "doubles/spy-quick-start", "doubles/standard-names", "types/observable",
    "layout/semicolons",
    "layout/texts-of-several-lines",
    "types/public-extensions", "types/own-optional", "properties/tuples-of-optionals",
  ]

  @Test func formattedFilesCanBeReverted() throws {
    try withTemporaryFolder { folder in
      var files: [URL] = []
      for snapshot in Snapshot.all where !Self.excepted.contains(snapshot.testDescription) {
        let rewriting = try snapshot.rewriting()
        guard !rewriting.hasErrors else { continue }
        for (name, text) in zip(snapshot.inputNames, rewriting.applied) {
          let name = snapshot.testDescription.replacing("/", with: ".") + "." + name
          files.append(folder.appendingPathComponent(name))
          try Data(text).write(to: folder.appendingPathComponent(name))
        }
      }
      let words = ["swift", "format", "--in-place", "--parallel", "--recursive", "."]
      _ = try Command(words, in: folder, log: folder.appendingPathComponent("log")).finish()
      #expect(files.count > 80)
      for file in files {
        let restoration = restore(try file.bytes())
        #expect(restoration.tampering.isEmpty, "\(file.lastPathComponent)")
        #expect(restoration.damage.isEmpty, "\(file.lastPathComponent)")
      }
    }
  }
}
