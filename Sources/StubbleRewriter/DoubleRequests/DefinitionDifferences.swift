import StubbleSemantics
import StubbleSyntax

/// The differences between the compilation conditions that are defined for a protocol's file and for that of its double,
/// if the two are in different targets: what the protocol has in `#if FEATURE` must be in the double wherever it is in
/// the protocol.
struct DefinitionDifferences {
  /// What must be written in the double in place of the names of conditions.
  private let replacements: [String: String]

  /// Finds the differences between the settings of two files.
  init(from protocolSettings: CompilerSettings, to classSettings: CompilerSettings) {
    let (own, other) = (protocolSettings.definitions, classSettings.definitions)
    replacements = own.merging(other.mapValues { _ in "false" }) { first, _ in first }
      .filter { own[$0.key] != other[$0.key] }
      .mapValues { $0.hasPrefix("!") ? "(\($0))" : $0 }
  }

  /// Returns conditions of `#if` in the protocol's file as they must be written in the file of the double.
  func applied(to conditions: [String]) -> [String] {
    replacements.isEmpty ? conditions : conditions.map(applied)
  }

  private func applied(to condition: String) -> String {
    let prefix = "#if "
    let tree = SyntaxTree(parsing: Array((prefix + condition + "\n#endif\n").utf8))
    // In a call, such as `os(Linux)`, the names are not those of conditions.
    let names = tree.nodes(ofKind: .identifierExpr).filter { name in
      !name.ancestors.contains { $0.kind == .callExpr } && replacements[name.spelling] != nil
    }
    var text = tree.source
    for name in names.reversed() {
      text.replaceSubrange(name.range, with: (replacements[name.spelling] ?? "").utf8)
    }
    let whole = String(decoding: text.dropFirst(prefix.utf8.count), as: UTF8.self)
    return String(whole.dropLast("\n#endif\n".count))
  }
}
