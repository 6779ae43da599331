import Foundation
import StubbleSyntax

@testable import StubbleRewriter
import StubbleSemantics

/// One source, rewritten, for tests that look at a part of what came out.
struct Rewritten {
  let tree: SyntaxTree
  let plan: Plan

  init(
    _ source: String, selection: Selection = Selection(), settings: CompilerSettings = CompilerSettings()
  ) {
    let file = SourceFile(path: "input.swift", source: Array(source.utf8), settings: settings)
    tree = file.tree
    plan = Project(files: [file], selection: selection).plans()[0]
  }

  /// The expansion without markers.
  var text: String { String(decoding: renderClean(plan.edits, in: tree, layout: .lines), as: UTF8.self) }

  /// What became of the first place where a text is in the source.
  func text(of part: String) -> String {
    let source = String(decoding: tree.source, as: UTF8.self)
    guard let range = source.range(of: part) else { return "no '\(part)' in the source" }
    let start = source[..<range.lowerBound].utf8.count
    let end = start + part.utf8.count
    let edits = plan.edits.filter { $0.range.lowerBound >= start && $0.range.upperBound <= end }
    let shifted = edits.map { Edit(($0.range.lowerBound - start)..<($0.range.upperBound - start), $0.text) }
    return String(
      decoding: renderClean(shifted, in: SyntaxTree(parsing: Array(part.utf8)), layout: .lines), as: UTF8.self
    )
  }

  /// The declaration of a generated variable, from its name to the end of its type.
  func declaration(of name: String) -> String? {
    guard let start = text.range(of: "var \(name): ")?.upperBound else { return nil }
    let rest = text[start...]
    return rest.range(of: " = nil").map { String(rest[..<$0.lowerBound]) }
  }

  /// The names of the closures of each stubbed member, in order.
  var names: [String] { plan.members.map { $0.names.joined(separator: " ") } }

  /// The messages of all diagnostics.
  var messages: [String] { plan.diagnostics.map { "\($0.severity.rawValue): \($0.message)" } }
}
