import StubbleRewriter
import StubbleSemantics
import StubbleSyntax

/// What a package manifest says in plain sight of how its targets are compiled.
struct ManifestSettings {
  /// What names of the manifest mean.
  private var constants: [String: SyntaxNode] = [:]
  /// What statements set for all targets: `for target in package.targets { … }`.
  private var common: DefaultIsolation?

  init(_ tree: SyntaxTree) {
    for node in tree.nodes(ofKind: .variableDecl) {
      for binding in VariableDecl(node)?.bindings ?? [] where !Self.holdsTargets(binding.node) {
        if let name = binding.name { constants[name] = binding.node }
      }
    }
    let statements = tree.root.children.filter { !$0.kind.isDeclaration && !Self.holdsTargets($0) }
    for statement in statements where common == nil { common = isolation(in: statement) }
  }

  /// A call makes a target.
  static func isTarget(_ call: SyntaxNode) -> Bool {
    guard let callee = call.children.first?.spelling.lowercased() else { return false }
    return callee.hasSuffix("target") || callee == ".macro"
  }

  /// The newest of the language modes that the manifest allows is 4; where it names none, its own version tells.
  static func isInLanguageMode4(_ manifest: SyntaxTree) -> Bool {
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

  func defaultIsolation(ofTarget call: SyntaxNode) -> DefaultIsolation {
    let settings = call.children(.argument).first { argument in
      argument.token(.colon).map { call.tree.text(ofToken: $0 - 1) } == "swiftSettings"
    }
    return settings.flatMap { isolation(in: $0) } ?? common ?? .nonisolated
  }

  /// What settings say of isolation, those among them that are under a name.
  private func isolation(in settings: SyntaxNode, within names: Set<String> = []) -> DefaultIsolation? {
    if let said = settings.isolationByFlags { return said }
    for node in [settings] + Array(settings.descendants) {
      if let said = node.isolationByCall { return said }
      guard node.kind == .identifierExpr || node.kind == .memberAccessExpr else { continue }
      let name = node.tree.name(ofToken: node.tokenRange.upperBound - 1)
      guard !names.contains(name), let constant = constants[name] else { continue }
      if let said = isolation(in: constant, within: names.union([name])) { return said }
    }
    return nil
  }
}

extension SyntaxNode {
  /// `.defaultIsolation(MainActor.self)`.
  fileprivate var isolationByCall: DefaultIsolation? {
    guard kind == .callExpr, children.first?.spelling.hasSuffix("defaultIsolation") == true,
      let argument = children(.argument).first?.content
    else { return nil }
    return argument.spelling.hasSuffix("MainActor.self") ? .mainActor : .nonisolated
  }

  /// `"-default-isolation", "MainActor"`.
  fileprivate var isolationByFlags: DefaultIsolation? {
    let literals = descendants.filter { $0.kind == .stringLiteralExpr }.map(\.text)
    guard let flag = literals.lastIndex(of: "\"-default-isolation\""), flag + 1 < literals.count else {
      return nil
    }
    return DefaultIsolation(rawValue: String(literals[flag + 1].dropFirst().dropLast()))
  }
}
