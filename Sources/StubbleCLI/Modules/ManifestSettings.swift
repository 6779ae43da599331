import StubbleRewriter
import StubbleSemantics
import StubbleSyntax

/// The compiler settings of a package's targets, as far as its manifest spells them out: the manifest is read as
/// source, and not run.
struct ManifestSettings {
  /// The bindings of the manifest's constants and variables, by name.
  private var constants: [String: SyntaxNode] = [:]
  /// The declarations of the manifest's functions, by name: `func settings(_ others: SwiftSetting...)`.
  private let functions: [String: [SyntaxNode]]
  /// The statements that change settings of all targets: `for target in package.targets { … }`.
  private let statements: [SyntaxNode]
  private let tree: SyntaxTree
  private let conditions: ManifestConditions
  /// The language mode of targets that do not set theirs; `nil` if the manifest does not spell it out.
  let languageMode: LanguageMode?

  init(_ tree: SyntaxTree) {
    for node in tree.nodes(ofKind: .variableDecl) {
      for binding in VariableDecl(node)?.bindings ?? [] where !Self.holdsTargets(binding.node) {
        if let name = binding.name { constants[name] = binding.node }
      }
    }
    functions = tree.nodes(ofKind: .functionDecl).compactMap(FunctionDecl.init)
      .filter { !Self.holdsTargets($0.node) }
      .reduce(into: [:]) { $0[$1.name, default: []].append($1.node) }
    self.tree = tree
    conditions = ManifestConditions(in: tree)
    statements = ManifestLoops(tree).statements.filter { !Self.holdsTargets($0) }
    languageMode = Self.languageMode(tree)
  }

  /// Returns the newest of the language modes that the manifest lists. If it lists none, returns the major version of
  /// the tools, from `// swift-tools-version:`.
  private static func languageMode(_ manifest: SyntaxTree) -> LanguageMode? {
    let labels: Set<String> = ["swiftLanguageVersions", "swiftLanguageModes"]
    for argument in manifest.nodes(ofKind: .argument) {
      guard let label = argument.argumentLabel, labels.contains(label), let modes = argument.content
      else { continue }
      guard modes.kind == .arrayExpr else { return nil }
      return modes.spelling.compactMap(\.wholeNumberValue).max().map(LanguageMode.init(number:))
    }
    return ManifestFile.toolsVersion(of: manifest.source).first.map(LanguageMode.init(number:))
  }

  private static func holdsTargets(_ node: SyntaxNode) -> Bool {
    node.descendants.contains { $0.kind == .callExpr && isTarget($0) }
  }

  // MARK: Texts

  /// Returns the text of a string literal, of a constant that is initialized with one, or of several of these joined
  /// by `+` or interpolated; `nil` for any other expression.
  func text(of expression: SyntaxNode) -> String? { text(of: expression, inside: []) }

  /// - Parameter outer: The expressions around this one, which constants may lead back to.
  private func text(of expression: SyntaxNode, inside outer: Set<SyntaxNode>) -> String? {
    guard let inside = entering(expression, from: outer) else { return nil }
    let value = value(of: expression)
    // What the manifest names is relative to its own folder.
    if value.spelling == "Context.packageDirectory" { return "." }
    guard let operands = Self.summands(of: value) else {
      return value.literalText { text(of: $0, inside: inside) }
    }
    let texts = operands.map { text(of: $0, inside: inside) }
    return texts.contains(nil) ? nil : texts.compactMap(\.self).joined()
  }

  /// The number of constants that are followed from one to the next.
  private static let depthLimit = 8

  /// Returns the expressions around the parts of one, or `nil` if constants lead back to it, or lead from one to another
  /// more often than in any manifest.
  private func entering(_ expression: SyntaxNode, from outer: Set<SyntaxNode>) -> Set<SyntaxNode>? {
    let value = value(of: expression)
    return outer.count == Self.depthLimit || outer.contains(value) ? nil : outer.union([value])
  }

  /// Returns the texts in an array literal, in that of a constant, or in several of these joined by `+`: `nil` in place
  /// of each element, or array, that is not spelled out.
  func texts(of expression: SyntaxNode) -> [String?] { elements(of: expression).map { $0.flatMap(text) } }

  /// Returns the elements of an array literal, of that of a constant, or of several of these joined by `+`: `nil` in
  /// place of each array that is not spelled out.
  func elements(of expression: SyntaxNode) -> [SyntaxNode?] { elements(of: expression, inside: []) }

  private func elements(of expression: SyntaxNode, inside outer: Set<SyntaxNode>) -> [SyntaxNode?] {
    guard let inside = entering(expression, from: outer) else { return [nil] }
    let list = value(of: expression)
    if let operands = Self.summands(of: list) {
      return operands.flatMap { elements(of: $0, inside: inside) }
    }
    return list.kind == .arrayExpr ? Array(list.children) : [nil]
  }

  /// Returns the operands of a sum; `nil` for any other expression.
  private static func summands(of expression: SyntaxNode) -> [SyntaxNode]? {
    guard expression.kind == .sequenceExpr,
      expression.children(.binaryOperatorExpr).allSatisfy({ $0.spelling == "+" })
    else { return nil }
    return expression.children.filter { $0.kind != .binaryOperatorExpr }
  }

  /// Returns what a constant is initialized with if the expression is its name, or else the expression itself.
  private func value(of expression: SyntaxNode) -> SyntaxNode {
    // In a function or closure the name may be that of a parameter.
    guard expression.kind == .identifierExpr,
      !expression.ancestors.contains(where: { [.functionDecl, .closureExpr].contains($0.kind) })
    else { return expression }
    return constants[expression.spelling]?.child(.initializerClause)?.content ?? expression
  }

  // MARK: Settings

  /// Returns the compiler settings of a target.
  ///
  /// - Parameter call: The call that creates the target.
  func settings(ofTarget call: SyntaxNode) -> CompilerSettings {
    let all = code(ofSettings: call) + statements
    let nodes = nodes(ofSettings: call)
    func value<Value>(of setting: Setting<Value>) -> Value? {
      if let value = self.value(of: setting, among: nodes) { return value }
      for settings in statements { if let value = self.value(of: setting, in: settings) { return value } }
      return nil
    }
    var found = CompilerSettings(
      defaultIsolation: value(of: .isolation) ?? .nonisolated,
      languageMode: value(of: .languageMode) ?? languageMode,
      isStrictAboutMemory: value(of: .strictMemorySafety) ?? false,
      isStrictAboutConcurrency: value(of: .strictConcurrency) ?? false,
      importsInternally: value(of: .upcoming(.internalImports)) ?? false,
      isNonsendingByDefault: value(of: .upcoming(.nonsending)) ?? false,
      infersIsolatedConformances: value(of: .upcoming(.isolatedConformances)) ?? false,
      sharesGlobalActors: value(of: .upcoming(.globalActors)) ?? false,
      isEmbedded: !all.contains(where: Self.choosesBySurroundings) && value(of: .embedded) ?? false)
    found.definitions = all.reduce(into: [:]) { $0.merge(definitions(in: $1)) { first, _ in first } }
    return found
  }

  /// Returns the compilation conditions that the settings in a node define, each with the condition under which they do,
  /// or with itself if that cannot be said in source: `.define("LIVE", .when(configuration: .debug))`.
  private func definitions(in settings: SyntaxNode) -> [String: String] {
    settings.allNodes.reduce(into: [:]) { found, node in
      guard node.isCall(of: "define") else { return }
      let arguments = node.children(.argument).compactMap(\.content)
      guard let name = arguments.first.flatMap(text) else { return }
      let isPlain = arguments.count == 1 && !ManifestConditions.isChosen(node)
      found[name] =
        isPlain ? "true" : arguments.dropFirst().first.flatMap(ManifestConditions.textInSource) ?? name
    }
  }

  /// Returns whether the settings are chosen by a condition, such as one on an environment variable.
  private static func choosesBySurroundings(_ settings: SyntaxNode) -> Bool {
    settings.descendants.contains { ManifestConditions.choices.contains($0.kind) }
  }

  /// A node in the settings of a target, with the place that contains it: the argument, or a constant or function.
  private typealias PlacedNode = (node: SyntaxNode, code: SyntaxNode)

  /// Returns the nodes of a target's own settings in the order in which the compiler is given the settings: those of a
  /// constant or function follow its name.
  private func nodes(ofSettings call: SyntaxNode) -> [PlacedNode] {
    var seen: Set<String> = []
    func nodes(of code: SyntaxNode) -> [PlacedNode] {
      code.allNodes.flatMap { node -> [PlacedNode] in
        let isName = node.kind == .identifierExpr || node.kind == .memberAccessExpr
        guard isName, seen.insert(node.lastName).inserted else { return [(node, code)] }
        let named = [constants[node.lastName]].compactMap(\.self) + (functions[node.lastName] ?? [])
        return [(node, code)] + named.flatMap(nodes)
      }
    }
    return call.children(.argument).filter { $0.argumentLabel == "swiftSettings" }.flatMap(nodes)
  }

  /// Returns the places of a target's own settings: the argument `swiftSettings`, and the constants and functions that it
  /// names.
  private func code(ofSettings call: SyntaxNode) -> [SyntaxNode] {
    var seen: Set<SyntaxNode> = []
    return nodes(ofSettings: call).map(\.code).filter { seen.insert($0).inserted }
  }

  /// Returns the value of a setting in a node, among the settings whose conditions hold here; `nil` if it is not set.
  private func value<Value>(of setting: Setting<Value>, in settings: SyntaxNode) -> Value? {
    value(of: setting, among: settings.allNodes.map { ($0, settings) })
  }

  /// Returns the value of a setting among some nodes, of which the last one counts.
  private func value<Value>(of setting: Setting<Value>, among nodes: [PlacedNode]) -> Value? {
    let counting = nodes.filter { node, code in
      // The conditions in a loop over all targets are known to depend on no more than a target's type.
      let isLoop = statements.contains { $0.range == code.range }
      return setting.countsUnderAnyCondition
        || !conditions.excludes(node) && !ManifestConditions.mayDependOnArguments(node)
          && (isLoop || setting.countsIfChosen || !ManifestConditions.isChosen(node, within: code))
    }.map(\.node)
    return setting.valueByFlags(counting.compactMap(\.literalText))
      ?? counting.reversed().lazy.compactMap(setting.value(ofCall:)).first
  }

  /// Returns a warning for each node that may make the main actor the default isolation, but does not count.
  ///
  /// - Parameter targets: The calls that create the targets whose names and folders are known.
  func warningsOnIsolation(ofTargets targets: [SyntaxNode]) -> [Diagnostic] {
    let known = targets.flatMap(code)
    return isolations.compactMap { node in
      let message: String? =
        if isUncertain(node, in: known) {
          "cannot determine which files have this default isolation; it is ignored"
        } else if conditions.excludes(node) {
          "this default isolation is for other platforms, configurations or traits; it is ignored"
        } else {
          nil
        }
      return message.map {
        Self.warning($0, at: node, "give the default isolation with '--default-isolation'")
      }
    }
  }

  /// Returns a warning for each target whose settings do not count, since it is not spelled out which files it has. A
  /// default isolation among them has a warning of its own.
  func warningsOnSettings(ofUnplacedTargets targets: [SyntaxNode]) -> [Diagnostic] {
    let isolations = isolations
    return targets.compactMap { target in
      let code = code(ofSettings: target)
      guard let first = code.first, hasSettings(target),
        !isolations.contains(where: { node in code.contains { $0.range.contains(node.range.lowerBound) } })
      else { return nil }
      return Self.warning(
        "cannot determine which files have these settings; they are ignored", at: first,
        "write the name and the path of the target as string literals")
    }
  }

  /// The nodes that may make the main actor the default isolation.
  private var isolations: [SyntaxNode] { tree.root.descendants.filter(Self.mayMakeMainActorDefault) }

  /// Returns whether it is not spelled out for which files a default isolation is, or which one it is.
  ///
  /// - Parameter known: The places with settings of targets whose names and folders are known.
  private func isUncertain(_ node: SyntaxNode, in known: [SyntaxNode]) -> Bool {
    func isAround(_ code: SyntaxNode) -> Bool { code.range.contains(node.range.lowerBound) }
    let code = known.filter(isAround)
    let around = code + statements.filter(isAround)
    if around.isEmpty || ManifestConditions.mayDependOnArguments(node) { return true }
    if code.contains(where: { ManifestConditions.isChosen(node, within: $0) }) { return true }
    return !conditions.excludes(node) && around.contains { value(of: .isolation, in: $0) == nil }
  }

  /// Returns whether a target has other settings than by default, besides the compilation conditions that it defines.
  private func hasSettings(_ target: SyntaxNode) -> Bool {
    var settings = settings(ofTarget: target)
    settings.definitions = [:]
    return settings != CompilerSettings(languageMode: languageMode)
  }

  static func warning(_ message: String, at node: SyntaxNode, _ note: String) -> Diagnostic {
    Diagnostic(.warning, at: node.range, message, notes: [Diagnostic.Note(message: note)])
  }

  private static func mayMakeMainActorDefault(_ node: SyntaxNode) -> Bool {
    switch node.kind {
    case .callExpr:
      node.isCall(of: Setting.isolation.function) && Setting.isolation.value(ofCall: node) != .nonisolated
    case .stringLiteralExpr:
      (node.literalText ?? String(node.text.dropFirst())).hasPrefix(DefaultIsolation.flag)
    default: false
    }
  }
}

/// A kind of compiler setting, and the ways in which a manifest can spell it.
private struct Setting<Value>: Sendable {
  /// The name of the function that creates the setting, such as `defaultIsolation`.
  let function: String
  /// Returns the value that a call of the function sets, from its argument; `nil` if it sets none.
  let valueByArgument: @Sendable (SyntaxNode?) -> Value?
  /// Returns the value that compiler flags set; `nil` if they set none.
  let valueByFlags: @Sendable ([String]) -> Value?
  /// Whether the setting counts even if its condition does not hold here: assuming it does no harm.
  var countsUnderAnyCondition = false
  /// Whether the setting counts if the manifest chooses it by a condition that it computes.
  var countsIfChosen = true

  func value(ofCall node: SyntaxNode) -> Value? {
    node.isCall(of: function) ? valueByArgument(node.children(.argument).first?.content) : nil
  }
}

extension Setting<DefaultIsolation> {
  /// Set by `.defaultIsolation(MainActor.self)`, or by the flags `"-default-isolation", "MainActor"`.
  fileprivate static let isolation = Setting(
    function: "defaultIsolation",
    valueByArgument: { argument in
      if argument?.spelling == "nil" { return .nonisolated }
      return argument?.baseOfMetatype?.lastName == "MainActor" ? .mainActor : nil
    },
    valueByFlags: { DefaultIsolation(flags: $0) }, countsIfChosen: false)
}

extension Setting<LanguageMode> {
  /// Set by `.swiftLanguageMode(.v5)`, or by the flags `"-swift-version", "5"`.
  fileprivate static let languageMode = Setting(
    function: "swiftLanguageMode",
    valueByArgument: { $0?.spelling.compactMap(\.wholeNumberValue).first.map(LanguageMode.init(number:)) },
    valueByFlags: { flags in
      guard let index = flags.lastIndex(of: "-swift-version") else { return nil }
      return flags.dropFirst(index + 1).first?.first?.wholeNumberValue.map(LanguageMode.init(number:))
    })
}

extension Setting<Bool> {
  /// Set by `.strictMemorySafety()`, or by the flag `"-strict-memory-safety"`.
  fileprivate static let strictMemorySafety = Setting(
    function: "strictMemorySafety", valueByArgument: { _ in true },
    valueByFlags: { $0.contains("-strict-memory-safety") ? true : nil }, countsUnderAnyCondition: true)

  /// Set by `.enableExperimentalFeature("StrictConcurrency")`, or by a flag for complete concurrency checking.
  fileprivate static let strictConcurrency = Setting(
    function: "enableExperimentalFeature", valueByArgument: { _ in nil },
    valueByFlags: { $0.contains(where: CompilerSettings.isStrictConcurrency) ? true : nil },
    countsUnderAnyCondition: true)

  /// Set by `.enableUpcomingFeature(…)` with the name of the feature, or by a flag with that name.
  fileprivate static func upcoming(_ feature: UpcomingFeature) -> Setting {
    Setting(
      function: "enableUpcomingFeature", valueByArgument: { _ in nil },
      valueByFlags: { $0.contains(where: feature.isNamed) ? true : nil })
  }

  /// Set by `.enableExperimentalFeature("Embedded")`, or by the flags `"-enable-experimental-feature", "Embedded"`.
  fileprivate static let embedded = Setting(
    function: "enableExperimentalFeature",
    valueByArgument: { $0?.literalText == "Embedded" ? true : nil },
    valueByFlags: { CompilerSettings.areEmbedded(flags: $0) ? true : nil })
}
