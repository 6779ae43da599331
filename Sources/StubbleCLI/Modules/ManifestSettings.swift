import StubbleRewriter
import StubbleSemantics
import StubbleSyntax

/// What a package manifest says in plain sight of how its targets are compiled.
struct ManifestSettings {
  /// What names of the manifest mean.
  private var constants: [String: SyntaxNode] = [:]
  /// Statements that set something for all targets: `for target in package.targets { … }`.
  private let statements: [SyntaxNode]
  private let tree: SyntaxTree
  /// The language mode of targets that say nothing of theirs; nil if it is not in plain sight.
  let languageMode: Int?

  init(_ tree: SyntaxTree) {
    for node in tree.nodes(ofKind: .variableDecl) {
      for binding in VariableDecl(node)?.bindings ?? [] where !Self.holdsTargets(binding.node) {
        if let name = binding.name { constants[name] = binding.node }
      }
    }
    self.tree = tree
    statements = tree.root.children.filter {
      !$0.kind.isDeclaration && !Self.holdsTargets($0) && Self.concernsAllTargets($0)
    }
    languageMode = Self.languageMode(tree)
  }

  /// A call makes a target, rather than a dependency on one.
  static func isTarget(_ call: SyntaxNode) -> Bool {
    guard let callee = call.children.first?.spelling.lowercased() else { return false }
    return (callee.hasSuffix("target") || callee == ".macro")
      && !call.ancestors.contains { $0.argumentLabel == "dependencies" }
  }

  /// A loop that asks no target for more than its type.
  private static func concernsAllTargets(_ statement: SyntaxNode) -> Bool {
    guard statement.kind == .forStmt || words(of: statement).contains("forEach") else { return false }
    let conditional: Set<NodeKind> = [.whereClause, .ifExpr, .guardStmt, .switchExpr, .ternaryExpr]
    return statement.descendants.filter { conditional.contains($0.kind) }.allSatisfy { node in
      // The condition ends where a block begins.
      let condition = Set(words(of: node).prefix { $0 != "{" })
      return !condition.isDisjoint(with: ["type", "let"])
        && condition.isDisjoint(with: ["name", "test", "isTest", "environment"])
    }
  }

  private static func words(of node: SyntaxNode) -> [String] {
    node.tokenRange.map { node.tree.text(ofToken: $0) }
  }

  /// The newest of the language modes that the manifest allows; where it names none, its own version tells.
  private static func languageMode(_ manifest: SyntaxTree) -> Int? {
    let labels: Set<String> = ["swiftLanguageVersions", "swiftLanguageModes"]
    for argument in manifest.nodes(ofKind: .argument) {
      guard let label = argument.argumentLabel, labels.contains(label), let modes = argument.content
      else { continue }
      return modes.kind == .arrayExpr ? modes.spelling.compactMap(\.wholeNumberValue).max() : nil
    }
    let line = String(decoding: manifest.source.prefix { $0 != UInt8(ascii: "\n") }, as: UTF8.self)
    guard line.hasPrefix("//"), let colon = line.firstIndex(of: ":") else { return nil }
    return line[colon...].dropFirst().first { $0 != " " }?.wholeNumberValue
  }

  private static func holdsTargets(_ node: SyntaxNode) -> Bool {
    node.descendants.contains { $0.kind == .callExpr && isTarget($0) }
  }

  // MARK: Texts

  /// The text of a string literal without interpolations, or of a constant with one; nil for any other expression.
  func text(of expression: SyntaxNode) -> String? {
    switch expression.kind {
    case .stringLiteralExpr:
      let isPlain = !expression.descendants.contains { $0.kind == .interpolation }
      return isPlain ? String(expression.text.dropFirst().dropLast()) : nil
    case .identifierExpr:
      // In a function or a closure the name may be that of a parameter.
      let isGlobal = !expression.ancestors.contains { [.functionDecl, .closureExpr].contains($0.kind) }
      guard isGlobal, let constant = constants[expression.spelling],
        let value = constant.child(.initializerClause)?.content, value.kind == .stringLiteralExpr
      else { return nil }
      return text(of: value)
    default: return nil
    }
  }

  /// The texts of an array; nil if one of them is not in plain sight.
  func texts(of expression: SyntaxNode) -> [String]? {
    guard expression.kind == .arrayExpr else { return nil }
    let texts = expression.children.map { text(of: $0) }
    return texts.contains(nil) ? nil : texts.compactMap(\.self)
  }

  // MARK: Settings

  /// How a target is compiled.
  ///
  /// - Parameter call: what makes it.
  func settings(ofTarget call: SyntaxNode) -> CompilerSettings {
    let all = places(ofSettings: call) + statements
    func value<Value>(of setting: Setting<Value>) -> Value? {
      for settings in all { if let value = self.value(of: setting, in: settings) { return value } }
      return nil
    }
    return CompilerSettings(
      defaultIsolation: value(of: .isolation) ?? .nonisolated,
      languageMode: value(of: .languageMode) ?? languageMode,
      isStrictAboutMemory: value(of: .strictMemorySafety) ?? false,
      isStrictAboutConcurrency: value(of: .strictConcurrency) ?? false,
      importsInternally: value(of: .upcoming(.internalImports)) ?? false,
      isNonsendingByDefault: value(of: .upcoming(.nonsending)) ?? false,
      infersIsolatedConformances: value(of: .upcoming(.isolatedConformances)) ?? false,
      isEmbedded: !all.contains(where: Self.choosesBySurroundings) && value(of: .embedded) ?? false)
  }

  /// What settings are made depends on something else, as on a variable of the environment.
  private static func choosesBySurroundings(_ settings: SyntaxNode) -> Bool {
    settings.descendants.contains { [.ternaryExpr, .ifExpr, .switchExpr].contains($0.kind) }
  }

  /// Where a target's own settings are: its argument, and the constants that this names.
  private func places(ofSettings call: SyntaxNode) -> [SyntaxNode] {
    var places = call.children(.argument).filter { $0.argumentLabel == "swiftSettings" }
    var seen: Set<String> = []
    var next = 0
    while next < places.count {
      for node in places[next].allNodes where node.kind == .identifierExpr || node.kind == .memberAccessExpr {
        let name = node.tree.name(ofToken: node.tokenRange.upperBound - 1)
        if let constant = constants[name], seen.insert(name).inserted { places.append(constant) }
      }
      next += 1
    }
    return places
  }

  /// What settings say of one, those that count here.
  private func value<Value>(of setting: Setting<Value>, in settings: SyntaxNode) -> Value? {
    let nodes = settings.allNodes.filter {
      setting.countsUnderAnyCondition || !ManifestCondition.excludes($0)
    }
    let flags = nodes.filter { $0.kind == .stringLiteralExpr }.map { String($0.text.dropFirst().dropLast()) }
    if let value = setting.valueByFlags(flags) { return value }
    for node in nodes { if let value = setting.value(ofCall: node) { return value } }
    return nil
  }

  /// Warnings where the main actor is made a default isolation, but of which targets is not in plain sight, or not here.
  ///
  /// - Parameter targets: the calls that make the targets whose names are known.
  func doubts(besides targets: [SyntaxNode]) -> [Diagnostic] {
    let known = (statements + targets.flatMap(places)).map(\.range)
    return tree.root.descendants.filter { Self.makesMainActorDefault($0) }.compactMap { node in
      let message =
        if !known.contains(where: { $0.contains(node.range.lowerBound) }) {
          "which targets have this default isolation is not in plain sight, so it counts for none"
        } else if ManifestCondition.excludes(node) {
          "this default isolation is for other platforms or configurations, so it does not count"
        } else {
          ""
        }
      let note = "say what counts for the files in question with '--default-isolation'"
      return message.isEmpty
        ? nil : Diagnostic(.warning, at: node.range, message, notes: [Diagnostic.Note(message: note)])
    }
  }

  private static func makesMainActorDefault(_ node: SyntaxNode) -> Bool {
    switch node.kind {
    case .callExpr: Setting.isolation.value(ofCall: node) == .mainActor
    case .stringLiteralExpr: node.text.dropFirst().hasPrefix(DefaultIsolation.flag)
    default: false
    }
  }
}

/// Conditions of settings: `.when(platforms: [.iOS], configuration: .debug)`.
private enum ManifestCondition {
  /// A node is in a setting whose condition does not hold for tests on this platform.
  static func excludes(_ node: SyntaxNode) -> Bool {
    ([node] + node.ancestors).contains { call in
      call.kind == .callExpr
        && call.children(.argument).compactMap(\.content).contains { isCondition($0) && !holds($0) }
    }
  }

  private static func isCondition(_ node: SyntaxNode) -> Bool {
    node.kind == .callExpr && node.children.first?.spelling.hasSuffix(".when") == true
  }

  private static func holds(_ condition: SyntaxNode) -> Bool {
    condition.children(.argument).allSatisfy { argument in
      let names = argument.descendants.filter { $0.kind == .memberAccessExpr }.map {
        $0.tree.name(ofToken: $0.tokenRange.upperBound - 1)
      }
      switch argument.argumentLabel {
      case "platforms": return names.isEmpty || names.contains(platform)
      case "configuration": return names != ["release"]
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

/// A setting of the compiler in a manifest.
private struct Setting<Value>: Sendable {
  /// The function that makes it.
  let function: String
  /// What a call of that function sets it to.
  let valueByArgument: @Sendable (SyntaxNode?) -> Value?
  /// What flags set it to.
  let valueByFlags: @Sendable ([String]) -> Value?
  /// To take it for set where it is not does no harm.
  var countsUnderAnyCondition = false

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

extension Setting<Int> {
  /// `.swiftLanguageMode(.v5)`, or `"-swift-version", "5"`.
  fileprivate static let languageMode = Setting(
    function: "swiftLanguageMode",
    valueByArgument: { $0?.spelling.compactMap(\.wholeNumberValue).first },
    valueByFlags: { flags in
      flags.lastIndex(of: "-swift-version").flatMap { flags.dropFirst($0 + 1).first?.first?.wholeNumberValue }
    })
}

extension Setting<Bool> {
  /// `.strictMemorySafety()`, or `"-strict-memory-safety"`.
  fileprivate static let strictMemorySafety = Setting(
    function: "strictMemorySafety", valueByArgument: { _ in true },
    valueByFlags: { $0.contains("-strict-memory-safety") ? true : nil }, countsUnderAnyCondition: true)

  /// `.enableExperimentalFeature("StrictConcurrency")`, or a flag that means it.
  fileprivate static let strictConcurrency = Setting(
    function: "enableExperimentalFeature", valueByArgument: { _ in nil },
    valueByFlags: { $0.contains(where: CompilerSettings.isStrictConcurrency) ? true : nil },
    countsUnderAnyCondition: true)

  /// `.enableUpcomingFeature("InternalImportsByDefault")`, or the flag with that name.
  fileprivate static func upcoming(_ feature: UpcomingFeature) -> Setting {
    Setting(
      function: "enableUpcomingFeature", valueByArgument: { _ in nil },
      valueByFlags: { $0.contains(where: feature.isNamed) ? true : nil })
  }

  /// `.enableExperimentalFeature("Embedded")`, or the flags that mean it.
  fileprivate static let embedded = Setting(
    function: "enableExperimentalFeature",
    valueByArgument: { $0?.spelling == "\"Embedded\"" ? true : nil },
    valueByFlags: { CompilerSettings.areEmbedded(flags: $0) ? true : nil })
}
