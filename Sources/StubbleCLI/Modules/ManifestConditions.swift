import StubbleSyntax

/// The evaluation of conditions of settings, such as `.when(platforms: [.iOS], configuration: .debug)`.
struct ManifestConditions {
  /// The traits that are enabled by default.
  private let traits: Set<String>

  init(in tree: SyntaxTree) {
    let calls = tree.nodes(ofKind: .callExpr).filter { $0.argument("enabledTraits") != nil }
    func enabled(by call: SyntaxNode) -> [String] { call.argument("enabledTraits")?.literalTexts ?? [] }
    var enabledBy: [String: [String]] = [:]
    for call in calls {
      if let name = call.argument("name")?.literalText { enabledBy[name, default: []] += enabled(by: call) }
    }
    var rest = calls.filter { $0.children.first?.lastName == "default" }.flatMap(enabled)
    var found: Set<String> = []
    while let trait = rest.popLast() {
      if found.insert(trait).inserted { rest += enabledBy[trait] ?? [] }
    }
    traits = found
  }

  /// Returns whether a node is in a setting whose condition does not hold for tests on this platform.
  func excludes(_ node: SyntaxNode) -> Bool {
    node.nodesAround.contains { call in
      call.kind == .callExpr
        && call.children(.argument).compactMap(\.content).contains { $0.isCall(of: "when") && !holds($0) }
    }
  }

  /// Returns whether a node is chosen by a condition in a function, which may depend on what it is called with.
  static func mayDependOnArguments(_ node: SyntaxNode) -> Bool {
    let ancestors = Array(node.ancestors)
    guard let function = ancestors.firstIndex(where: { $0.kind == .functionDecl }) else { return false }
    return ancestors[..<function].contains(where: chooses)
  }

  /// The kinds of statements and expressions that choose by a condition.
  static let choices: Set<NodeKind> = [.ternaryExpr, .ifExpr, .switchExpr]

  /// Returns whether a statement or expression chooses by a condition. The last operand of `a ? b : c` follows the node
  /// of the operator.
  private static func chooses(_ node: SyntaxNode) -> Bool {
    choices.contains(node.kind) || node.kind == .sequenceExpr && node.child(.ternaryExpr) != nil
  }

  /// Returns whether a node is in a setting that is chosen by what a manifest computes.
  static func isChosen(_ node: SyntaxNode) -> Bool { node.ancestors.contains(where: chooses) }

  /// Returns whether a node is in a setting that is chosen among those of a place.
  static func isChosen(_ node: SyntaxNode, within code: SyntaxNode) -> Bool {
    node.ancestors.contains { chooses($0) && code.range.contains($0.range.lowerBound) }
  }

  /// Returns the condition of `#if` that holds where that of a setting does; `nil` if there may be none.
  static func textInSource(of condition: SyntaxNode) -> String? {
    guard condition.isCall(of: "when"), !isChosen(condition) else { return nil }
    let parts = condition.children(.argument).map { argument -> String? in
      let names = names(in: argument)
      switch (argument.argumentLabel, names) {
      case ("configuration", ["debug"]): return "DEBUG"
      case ("configuration", ["release"]): return "!DEBUG"
      default: return nil
      }
    }
    return parts.count == 1 ? parts[0] : nil
  }

  private static func names(in argument: SyntaxNode) -> [String] {
    argument.descendants.filter { $0.kind == .memberAccessExpr }.map(\.lastName)
  }

  private func holds(_ condition: SyntaxNode) -> Bool {
    condition.children(.argument).allSatisfy { argument in
      let names = Self.names(in: argument)
      switch argument.argumentLabel {
      case "platforms": return names.isEmpty || names.contains(Self.platform)
      case "configuration": return names != ["release"]
      case "traits": return argument.literalTexts.contains(where: traits.contains)
      default: return true
      }
    }
  }

  private static var platform: String {
    #if os(macOS)
      "macOS"
    #elseif os(Windows)
      "windows"
    #else
      "linux"
    #endif
  }
}

extension SyntaxNode {
  /// The texts of the string literals in the node.
  var literalTexts: [String] { allNodes.compactMap(\.literalText) }
}
