package import StubbleSyntax

/// The `#if` conditions that hold, and those that do not, where a declaration is compiled. Only the compiler knows their
/// values, so that they are compared with one another.
package struct BuildConditions: Sendable {
  /// The conditions of the clauses, each as a whole, without those that all builds fulfill.
  private var stated: [(condition: Condition, holds: Bool)] = []
  /// The values of the conditions, and what follows from them for their parts.
  private var values: [Condition: Bool] = [:]

  /// Creates conditions that hold everywhere.
  package init() {}

  private init(assuming condition: Condition, holds: Bool) { values[condition] = holds }

  /// Creates the conditions under which a node is compiled: the condition of each clause around it holds, and those of
  /// the clauses before that one do not.
  package init(around node: SyntaxNode) {
    for clause in node.ancestors where clause.kind == .ifConfigClause { add(clause) }
  }

  /// Creates the conditions under which the content of a clause is compiled.
  package init(in clause: SyntaxNode) {
    self.init(around: clause)
    add(clause)
  }

  /// Returns whether no build compiles both what is under these conditions and what is under the others.
  package func excludes(_ other: BuildConditions) -> Bool {
    stated.contains { other.value(of: $0.condition) == !$0.holds }
      || other.stated.contains { value(of: $0.condition) == !$0.holds }
  }

  /// Returns whether every build that fulfills these conditions fulfills the others too.
  package func implies(_ other: BuildConditions) -> Bool {
    other.stated.allSatisfy { value(of: $0.condition) == $0.holds }
  }

  /// Whether there are no conditions.
  private var areNone: Bool { stated.isEmpty }

  /// Returns the same conditions in a build that can import a module.
  func importing(_ module: String) -> BuildConditions {
    var result = self
    result.values[.plain(.module(module))] = true
    return result
  }

  /// Returns whether the conditions ask if a module can be imported.
  func askForImport(of module: String) -> Bool { values[.plain(.module(module))] != nil }

  /// Returns those of the conditions that the others do not decide, or `nil` if no build fulfills both.
  func open(under other: BuildConditions) -> BuildConditions? {
    var result = BuildConditions()
    for part in stated {
      switch other.value(of: part.condition) {
      case nil: result.stated.append(part)
      case part.holds?: continue
      case _?: return nil
      }
    }
    return result
  }

  /// Returns whether each build fulfills one of the given conditions, as it does one of the clauses of an `#if` with an
  /// `#else`.
  static func areExhaustive(_ all: [BuildConditions]) -> Bool {
    if all.contains(where: \.areNone) { return true }
    // Longer lists do not occur, and would take exponential time.
    guard all.count <= 8, let condition = all.first?.stated.first?.condition else { return false }
    return [true, false].allSatisfy { holds in
      let assumption = BuildConditions(assuming: condition, holds: holds)
      return areExhaustive(all.compactMap { $0.open(under: assumption) })
    }
  }

  /// Returns the conditions of what is under both these and the others.
  package func joined(with other: BuildConditions) -> BuildConditions {
    var result = self
    result.stated += other.stated
    result.values.merge(other.values) { own, _ in own }
    return result
  }

  private mutating func add(_ clause: SyntaxNode) {
    for sibling in clause.parent?.children(.ifConfigClause) ?? [] where sibling.id <= clause.id {
      guard sibling.firstTokenKind != .poundElse, let node = sibling.children.first else { continue }
      let (condition, holds) = (Condition(node), sibling.id == clause.id)
      if condition.fixedValue != holds { stated.append((condition, holds)) }
      add(condition, holds: holds)
    }
  }

  private mutating func add(_ condition: Condition, holds: Bool) {
    values[condition] = holds
    switch condition {
    case .not(let inner): add(inner, holds: !holds)
    case .all(let parts) where holds: for part in parts { add(part, holds: true) }
    case .any(let parts) where !holds: for part in parts { add(part, holds: false) }
    case .plain, .all, .any: break
    }
  }

  /// Returns whether a condition holds, or `nil` if that is not known.
  private func value(of condition: Condition) -> Bool? {
    condition.value { part in
      if let known = values[part] { return known }
      guard case .plain(let question) = part else { return nil }
      return answer(to: question)
    }
  }

  /// Returns the answer to a question that follows from the values of other conditions. Those of code that no build
  /// compiles may contradict each other.
  private func answer(to question: BuildQuestion) -> Bool? {
    let answers = Set(values.compactMap { $0.key.answer(to: question, ifItHolds: $0.value) })
    return answers.contains(false) ? false : answers.first
  }
}

/// A condition of `#if`.
private indirect enum Condition: Hashable, Sendable {
  /// A condition without operators.
  case plain(BuildQuestion)
  case not(Condition)
  case all([Condition])
  case any([Condition])

  init(_ node: SyntaxNode) {
    let text = node.spelling.filter { !$0.isWhitespace }
    self = .plain(BuildQuestion(text))
    switch node.kind {
    case .callExpr where text.contains(text: "(<"):
      // `compiler(<6)` is the same as `!compiler(>=6)`.
      let module = text.prefix { $0 != "<" }
      self = .not(.plain(BuildQuestion(module + ">=" + text.dropFirst(module.count + 1))))
    case .prefixOperatorExpr where text.hasPrefix("!"):
      if let inner = node.children.last { self = .not(Condition(inner)) }
    case .tupleExpr:
      if let inner = node.child(.argument)?.content { self = Condition(inner) }
    case .sequenceExpr:
      let parts = node.children.filter { $0.kind != .binaryOperatorExpr }.map(Condition.init)
      switch Set(node.children(.binaryOperatorExpr).map(\.spelling)) {
      case ["&&"]: self = .all(parts)
      case ["||"]: self = .any(parts)
      default: break
      }
    default: break
    }
  }

  /// The value in all builds, or `nil` if they may differ.
  var fixedValue: Bool? {
    value { part in
      guard case .plain(let question) = part else { return nil }
      return question.answer
    }
  }

  /// Returns whether the condition holds, or `nil` if that is not known.
  ///
  /// - Parameter known: Returns whether the condition, or a part of it, is known to hold as a whole.
  func value(where known: (Condition) -> Bool?) -> Bool? {
    if let value = known(self) { return value }
    switch self {
    case .plain: return nil
    case .not(let inner): return inner.value(where: known).map { !$0 }
    case .all(let parts):
      let all = parts.map { $0.value(where: known) }
      return all.contains(false) ? false : all.contains(nil) ? nil : true
    case .any(let parts):
      let all = parts.map { $0.value(where: known) }
      return all.contains(true) ? true : all.contains(nil) ? nil : false
    }
  }

  /// Returns the answer to a question that follows from the value of the condition, or `nil` if none does.
  func answer(to question: BuildQuestion, ifItHolds holds: Bool) -> Bool? {
    switch self {
    case .plain(let other): return question.answer(where: other, is: holds)
    case .not(let inner): return inner.answer(to: question, ifItHolds: !holds)
    case .all(let parts) where holds, .any(let parts) where !holds:
      return parts.lazy.compactMap { $0.answer(to: question, ifItHolds: holds) }.first
    case .all(let parts), .any(let parts):
      let answers = Set(parts.map { $0.answer(to: question, ifItHolds: holds) })
      return answers.count == 1 ? answers.first ?? nil : nil
    }
  }
}
