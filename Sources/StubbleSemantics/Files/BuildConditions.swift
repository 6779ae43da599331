package import StubbleSyntax

/// What is known of the build where a declaration is inside clauses of `#if`: conditions that hold and such that do
/// not. They are compared by their text, for only the compiler knows their values.
package struct BuildConditions: Sendable {
  /// What the clauses say, whole.
  private var stated: [(condition: Condition, holds: Bool)] = []
  /// That, and what follows for the parts of the conditions.
  private var values: [Condition: Bool] = [:]

  /// None.
  init() {}

  private init(assuming condition: Condition, holds: Bool) { values[condition] = holds }

  /// The clauses around a node: the condition of each holds, and those of the clauses before it do not.
  package init(around node: SyntaxNode) {
    for clause in node.ancestors where clause.kind == .ifConfigClause { add(clause) }
  }

  /// Nothing that is under these conditions is compiled together with what is under the others.
  func exclude(_ other: BuildConditions) -> Bool {
    stated.contains { other.value(of: $0.condition) == !$0.holds }
      || other.stated.contains { value(of: $0.condition) == !$0.holds }
  }

  /// What is under the other conditions is compiled wherever something under these is.
  package func imply(_ other: BuildConditions) -> Bool {
    other.stated.allSatisfy { value(of: $0.condition) == $0.holds }
  }

  /// Nothing says that it is not compiled.
  private var areNone: Bool { stated.isEmpty }

  /// The same where a module can be imported.
  func importing(_ module: String) -> BuildConditions {
    var result = self
    result.values[.plain("canImport(\(module))")] = true
    return result
  }

  /// What of them is still open under others; nil if nothing is compiled under both.
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

  /// One of them holds in each build: those of the clauses of an `#if` with an `#else` do.
  static func areExhaustive(_ all: [BuildConditions]) -> Bool {
    if all.contains(where: \.areNone) { return true }
    // More do not happen, and would take long.
    guard all.count <= 8, let condition = all.first?.stated.first?.condition else { return false }
    return [true, false].allSatisfy { holds in
      let assumption = BuildConditions(assuming: condition, holds: holds)
      return areExhaustive(all.compactMap { $0.open(under: assumption) })
    }
  }

  /// What is under these and under others.
  func joined(with other: BuildConditions) -> BuildConditions {
    var result = self
    result.stated += other.stated
    result.values.merge(other.values) { own, _ in own }
    return result
  }

  private mutating func add(_ clause: SyntaxNode) {
    for sibling in clause.parent?.children(.ifConfigClause) ?? [] where sibling.id <= clause.id {
      guard sibling.firstTokenKind != .poundElse, let node = sibling.children.first else { continue }
      let condition = Condition(node)
      stated.append((condition, sibling.id == clause.id))
      add(condition, holds: sibling.id == clause.id)
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

  /// Whether a condition holds; nil if that cannot be known.
  private func value(of condition: Condition) -> Bool? {
    if let known = values[condition] { return known }
    switch condition {
    case .plain: return nil
    case .not(let inner): return value(of: inner).map { !$0 }
    case .all(let parts):
      let all = parts.map(value(of:))
      return all.contains(false) ? false : all.contains(nil) ? nil : true
    case .any(let parts):
      let all = parts.map(value(of:))
      return all.contains(true) ? true : all.contains(nil) ? nil : false
    }
  }
}

/// A condition of `#if`.
private indirect enum Condition: Hashable, Sendable {
  /// Its text without blanks.
  case plain(String)
  case not(Condition)
  case all([Condition])
  case any([Condition])

  init(_ node: SyntaxNode) {
    let text = node.spelling.filter { !$0.isWhitespace }
    self = .plain(text)
    switch node.kind {
    case .callExpr where text.contains(text: "(<"):
      // `compiler(<6)` is the same as `!compiler(>=6)`.
      let module = text.prefix { $0 != "<" }
      self = .not(.plain(module + ">=" + text.dropFirst(module.count + 1)))
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
}
