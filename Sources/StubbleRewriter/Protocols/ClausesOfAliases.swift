import StubbleSemantics
import StubbleSyntax

/// Clauses of `#if` that are compiled together, with declarations of the aliases by which a requirement is written.
struct ClausesOfAliases {
  /// The conditions of the clauses, and those around the requirement.
  fileprivate(set) var conditions: BuildConditions
  /// The texts of the conditions that are not those around the requirement.
  fileprivate(set) var texts: [String] = []

  /// Whether no condition is known to be false in the module of the double.
  fileprivate var isPossible: Bool { texts.allSatisfy { !ClausesOfAliases.neverTrue.contains($0) } }

  /// The conditions whose values are known in the module of the double, because that of the alias defines others.
  private static let alwaysTrue = ["true", "!false", "!(false)", "!(!true)"]
  private static let neverTrue = ["false", "!true", "!(true)", "!(!false)"]

  /// The number of combinations for which a requirement is read.
  fileprivate static let limit = 16

  /// Adds the clauses around a declaration of an alias or a type.
  ///
  /// - Parameters:
  ///   - own: The clauses around the requirement.
  ///   - differences: The differences between the conditions that are defined for the file of the declaration and
  ///     for the double.
  fileprivate func adding(
    _ node: SyntaxNode, excluding own: [SyntaxNode], _ differences: DefinitionDifferences
  ) -> ClausesOfAliases {
    var result = self
    result.conditions = conditions.joined(with: BuildConditions(around: node))
    let clauses = node.ancestors.filter { $0.kind == .ifConfigClause && !own.contains($0) }
    for text in differences.applied(to: ConditionText.conditions(of: clauses))
    where !result.texts.contains(text) && !ClausesOfAliases.alwaysTrue.contains(text) {
      result.texts.append(text)
    }
    return result
  }
}

extension ClausesOfAliases {
  /// Throws if clauses of `#if` in a protocol give one name different types, since the aliases of a class are not repeated
  /// for each clause.
  static func check(_ closure: ProtocolClosure) throws(Ineligibility) {
    for part in closure.parts where !part.isKnown {
      var known: [String: String] = [:]
      for member in part.model.members where !member.isInExtension && !member.clauses.isEmpty {
        guard let name = member.nameOfOwnType else { continue }
        let spelling = member.node.spelling
        if known.updateValue(spelling, forKey: name) ?? spelling == spelling { continue }
        throw closure.ineligible(
          "its '\(name)' is declared otherwise in another clause of '#if'",
          notes: ["let it be an alias that clauses of '#if' declare outside of the protocol"])
      }
    }
  }
}

extension Member {
  /// The name of the associated type or alias that the member declares; otherwise `nil`.
  fileprivate var nameOfOwnType: String? {
    switch node.kind {
    case .associatedtypeDecl: node.name(after: .associatedtype)
    case .typealiasDecl: node.name(after: .typealias)
    default: nil
    }
  }
}

extension ProtocolReader {
  /// Returns the clauses of `#if` that declare the aliases by which a member is written, each combination that may be
  /// compiled together: one without a condition if no alias depends on the build.
  func clauses(
    ofAliasesIn member: Member, _ spelling: RequirementSpelling
  ) throws(Ineligibility) -> [ClausesOfAliases] {
    var division = DivisionByAliases(
      around: member.node, settings: model.classSettings, start: BuildConditions(around: member.node))
    division.divide(by: member.writtenTypes, spelling)
    guard division.all.count <= ClausesOfAliases.limit else {
      throw model.decl.noDouble(
        "\(Self.reference(of: member)): its types depend on too many conditions of '#if'")
    }
    return division.all
  }
}

/// A division of the builds of a requirement by the clauses of the aliases that it names.
private struct DivisionByAliases {
  private(set) var all: [ClausesOfAliases]
  private let own: [SyntaxNode]
  private let settings: CompilerSettings
  /// The names of the protocol's own types that were followed.
  private var replaced: Set<String> = []
  /// The declarations of aliases that were followed.
  private var followed: [SyntaxNode] = []

  init(around member: SyntaxNode, settings: CompilerSettings, start: BuildConditions) {
    all = [ClausesOfAliases(conditions: start)]
    own = member.ancestors.filter { $0.kind == .ifConfigClause }
    self.settings = settings
  }

  /// Divides the builds by the clauses that declare what some types name, directly or through aliases.
  mutating func divide(by types: [TypeRef], _ spelling: RequirementSpelling) {
    for path in Set(types.flatMap(\.names)).sorted() where all.count <= ClausesOfAliases.limit {
      divide(by: path, spelling)
    }
  }

  private mutating func divide(by path: String, _ spelling: RequirementSpelling) {
    let index = spelling.index
    let name = path.withoutSelf
    if let meaning = spelling.substitutions[name] ?? spelling.genericAliases[name]?.type {
      if replaced.insert(name).inserted { divide(by: [meaning], spelling) }
      return
    }
    let aliases = spelling.declarations(ofAlias: path)
    guard !aliases.isEmpty else { return }
    let types = index.resolve(path, from: spelling.scope).map { index.types[$0].decl.node }
    let nodes = aliases.map(\.value) + types
    if nodes.count > 1, nodes.allSatisfy(\.isConditional) {
      all = all.flatMap { clauses in
        let open = nodes.filter { !clauses.conditions.excludes(BuildConditions(around: $0)) }
        if open.isEmpty { return [clauses] }
        let divided = open.map { node in
          let file = index.file(of: node.tree)
          let differences = DefinitionDifferences(
            from: file.map { index.settings[$0] } ?? settings, to: settings)
          return clauses.adding(node, excluding: own, differences)
        }
        var texts: Set<[String]> = []
        return divided.filter { $0.isPossible && texts.insert($0.texts).inserted }
      }
    }
    for alias in aliases where !followed.contains(alias.value) {
      followed.append(alias.value)
      var inner = spelling
      inner.scope = alias.scope
      divide(by: [TypeRef(alias.value)], inner)
    }
  }
}

extension SyntaxNode {
  /// Whether a clause of `#if` contains the node.
  fileprivate var isConditional: Bool { ancestors.contains { $0.kind == .ifConfigClause } }
}

extension Member {
  /// The types that a requirement writes of its parameters, its value and its errors.
  var writtenTypes: [TypeRef] {
    let types =
      FunctionDecl(node).map { $0.parameters.map(\.type) + [$0.returnType] }
      ?? VariableDecl(node)?.bindings.map(\.type) ?? []
    let error = TypeRef.Throwing(effects).type
    return types.compactMap { $0.map { TypeRef($0) } } + [error].compactMap(\.self)
  }
}
