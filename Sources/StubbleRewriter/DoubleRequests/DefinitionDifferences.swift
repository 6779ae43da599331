import StubbleSemantics
import StubbleSyntax

/// The differences between the compilation conditions that are defined for a protocol's file and for that of its double,
/// and between their language modes, if the two are in different targets: what the protocol has in `#if FEATURE` must be
/// in the double wherever it is in the protocol.
struct DefinitionDifferences {
  /// Which of the two files alone has at least language mode 6; none if the modes are not known.
  private enum LaterMode {
    case none, protocolOnly, doubleOnly

    init(_ protocolSettings: CompilerSettings, _ classSettings: CompilerSettings) {
      if protocolSettings.isInMode6, classSettings.isBeforeMode6 {
        self = .protocolOnly
      } else if protocolSettings.isBeforeMode6, classSettings.isInMode6 {
        self = .doubleOnly
      } else {
        self = .none
      }
    }
  }

  /// What must be written in the double in place of the names of conditions.
  private let replacements: [String: String]
  private let laterMode: LaterMode

  /// Finds the differences between the settings of two files.
  init(from protocolSettings: CompilerSettings, to classSettings: CompilerSettings) {
    let (own, other) = (protocolSettings.definitions, classSettings.definitions)
    replacements = own.merging(other.mapValues { _ in "false" }) { first, _ in first }
      .filter { own[$0.key] != other[$0.key] }
      .mapValues { $0.hasPrefix("!") ? "(\($0))" : $0 }
    laterMode = LaterMode(protocolSettings, classSettings)
  }

  /// Returns conditions of `#if` in the protocol's file as they must be written in the file of the double.
  func applied(to conditions: [String]) -> [String] {
    replacements.isEmpty && laterMode == .none ? conditions : conditions.map(applied)
  }

  private func applied(to condition: String) -> String {
    let prefix = "#if "
    let tree = SyntaxTree(parsing: Array((prefix + condition + "\n#endif\n").utf8))
    var text = tree.source
    for (range, replacement) in self.replacements(in: tree).sorted(by: {
      $0.range.lowerBound > $1.range.lowerBound
    }) {
      text.replaceSubrange(range, with: replacement.utf8)
    }
    let whole = String(decoding: text.dropFirst(prefix.utf8.count), as: UTF8.self)
    return String(whole.dropLast("\n#endif\n".count))
  }

  private func replacements(in tree: SyntaxTree) -> [(range: Range<Int>, text: String)] {
    // In a call, such as `os(Linux)`, the names are not those of conditions.
    let names = tree.nodes(ofKind: .conditionName).filter { name in
      !name.ancestors.contains { $0.kind == .callExpr }
    }
    return names.compactMap { name in replacements[name.spelling].map { (name.range, $0) } }
      + tree.nodes(ofKind: .callExpr).compactMap { call in answer(to: call.spelling).map { (call.range, $0) }
      }
  }

  /// Returns what means `swift(>=6.1)` in the file of the double, where the language mode is another one; `nil` for other
  /// questions.
  private func answer(to question: String) -> String? {
    let words = question.filter { !$0.isWhitespace }
    let version = Int(String(words.drop { !$0.isNumber }.prefix { $0.isNumber }))
    guard words.hasPrefix("swift("), version ?? 0 >= 6 else { return nil }
    return switch laterMode {
    case .none: nil
    case .protocolOnly: "compiler" + words.dropFirst("swift".count)
    case .doubleOnly: words.contains("<") ? "true" : "false"
    }
  }
}
