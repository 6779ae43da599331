import StubbleRewriter
import StubbleSemantics
import StubbleSyntax

/// What a package manifest says in plain sight of how its targets are compiled.
struct ManifestSettings {
  /// What names of the manifest mean.
  private var constants: [String: SyntaxNode] = [:]
  /// Statements, which may set something for all targets: `for target in package.targets { … }`.
  private let statements: [SyntaxNode]
  let isInLanguageMode4: Bool

  init(_ tree: SyntaxTree) {
    for node in tree.nodes(ofKind: .variableDecl) {
      for binding in VariableDecl(node)?.bindings ?? [] where !Self.holdsTargets(binding.node) {
        if let name = binding.name { constants[name] = binding.node }
      }
    }
    statements = tree.root.children.filter { !$0.kind.isDeclaration && !Self.holdsTargets($0) }
    isInLanguageMode4 = Self.isInLanguageMode4(tree)
  }

  /// A call makes a target.
  static func isTarget(_ call: SyntaxNode) -> Bool {
    guard let callee = call.children.first?.spelling.lowercased() else { return false }
    return callee.hasSuffix("target") || callee == ".macro"
  }

  /// The newest of the language modes that the manifest allows is 4; where it names none, its own version tells.
  private static func isInLanguageMode4(_ manifest: SyntaxTree) -> Bool {
    let labels: Set<String> = ["swiftLanguageVersions", "swiftLanguageModes"]
    for argument in manifest.nodes(ofKind: .argument) {
      guard let colon = argument.token(.colon), labels.contains(manifest.text(ofToken: colon - 1)),
        let modes = argument.content
      else { continue }
      return modes.kind == .arrayExpr && modes.spelling.contains { $0.isNumber }
        && !modes.spelling.contains { "5" <= $0 && $0 <= "9" }
    }
    let line = String(decoding: manifest.source.prefix { $0 != UInt8(ascii: "\n") }, as: UTF8.self)
    guard line.hasPrefix("//"), let colon = line.firstIndex(of: ":") else { return false }
    return line[colon...].dropFirst().first { $0 != " " } == "4"
  }

  private static func holdsTargets(_ node: SyntaxNode) -> Bool {
    node.descendants.contains { $0.kind == .callExpr && isTarget($0) }
  }

  /// How a target is compiled.
  ///
  /// - Parameter call: what makes it.
  func settings(ofTarget call: SyntaxNode) -> CompilerSettings {
    let own = call.children(.argument).first { argument in
      argument.token(.colon).map { call.tree.text(ofToken: $0 - 1) } == "swiftSettings"
    }
    let all = [own].compactMap(\.self) + statements
    func value<Value>(of setting: Setting<Value>) -> Value? {
      for settings in all { if let value = self.value(of: setting, in: settings) { return value } }
      return nil
    }
    return CompilerSettings(
      defaultIsolation: value(of: .isolation) ?? .nonisolated, isInLanguageMode4: isInLanguageMode4,
      isStrictAboutMemory: value(of: .strictMemorySafety) ?? false)
  }

  /// What settings say of one, those among them that are under a name.
  private func value<Value>(
    of setting: Setting<Value>, in settings: SyntaxNode, within names: Set<String> = []
  ) -> Value? {
    let literals = settings.descendants.filter { $0.kind == .stringLiteralExpr }
    if let value = setting.valueByFlags(literals.map { String($0.text.dropFirst().dropLast()) }) {
      return value
    }
    for node in [settings] + Array(settings.descendants) {
      if let value = setting.value(ofCall: node) { return value }
      guard node.kind == .identifierExpr || node.kind == .memberAccessExpr else { continue }
      let name = node.tree.name(ofToken: node.tokenRange.upperBound - 1)
      guard !names.contains(name), let constant = constants[name] else { continue }
      if let value = value(of: setting, in: constant, within: names.union([name])) { return value }
    }
    return nil
  }
}

/// A setting of the compiler in a manifest.
private struct Setting<Value>: Sendable {
  /// The function that makes it.
  let function: String
  /// What a call of that function sets it to.
  let valueByArgument: @Sendable (SyntaxNode?) -> Value?
  /// What flags set it to.
  let valueByFlags: @Sendable ([String]) -> Value?

  func value(ofCall node: SyntaxNode) -> Value? {
    guard node.kind == .callExpr, node.children.first?.spelling.hasSuffix(function) == true else {
      return nil
    }
    return valueByArgument(node.children(.argument).first?.content)
  }
}

extension Setting<DefaultIsolation> {
  /// `.defaultIsolation(MainActor.self)`, or `"-default-isolation", "MainActor"`.
  fileprivate static let isolation = Setting(
    function: "defaultIsolation",
    valueByArgument: { argument in
      argument.map { $0.spelling.hasSuffix("MainActor.self") ? .mainActor : .nonisolated }
    },
    valueByFlags: { DefaultIsolation(flags: $0) })
}

extension Setting<Bool> {
  /// `.strictMemorySafety()`, or `"-strict-memory-safety"`.
  fileprivate static let strictMemorySafety = Setting(
    function: "strictMemorySafety", valueByArgument: { _ in true },
    valueByFlags: { $0.contains("-strict-memory-safety") ? true : nil })
}
