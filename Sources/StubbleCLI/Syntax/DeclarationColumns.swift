import StubbleSyntax

/// Returns the text with each run of white space replaced by one space.
func folded(_ text: String) -> String { text.split(whereSeparator: \.isWhitespace).joined(separator: " ") }

/// The values of the columns in a declaration's line.
extension SyntaxNode {
  var foldedText: String { folded(text) }

  /// The range of the node; for an element of a list, with the comma after it.
  var rangeWithComma: Range<Int> {
    let next = tree.tokens[min(tokenRange.upperBound, tree.tokens.count - 1)]
    let isElement = kind == .enumCaseElement || kind == .patternBinding
    return isElement && next.kind == .comma ? range.lowerBound..<next.range.upperBound : range
  }

  func column(_ name: String, _ kind: NodeKind) -> String { name + "=" + (child(kind)?.foldedText ?? "") }

  func firstOwnToken(where matches: (TokenKind) -> Bool) -> TokenIndex? {
    ownTokens.first { matches(tree.tokens[$0].kind) }
  }

  /// The token after the declaration's keyword; the first token of an enumeration case's element.
  var name: String {
    let own = Array(ownTokens)
    if kind == .enumCaseElement { return own.first.map { tree.text(ofToken: $0) } ?? "" }
    return own.count > 1 ? tree.text(ofToken: own[1]) : ""
  }

  func word(after kind: TokenKind) -> String {
    let rest = Array(ownTokens).drop { tree.tokens[$0].kind != kind }.dropFirst()
    return rest.first.map { tree.text(ofToken: $0) } ?? ""
  }

  /// The token after `init`: `?` or `!` of a failable initializer.
  var failableMark: String {
    let own = Array(ownTokens)
    return own.count > 1 ? tree.text(ofToken: own[1]) : ""
  }

  /// The text of a clause after its first token: `=`, `:` or `->`.
  var valueText: String {
    let first = tokenRange.lowerBound
    let range = Int(tree.tokens[first].end)..<max(range.upperBound, Int(tree.tokens[first].end))
    guard let next = children.first else { return folded(tree.text(range)) }
    return folded(tree.text(next.range.lowerBound..<max(range.upperBound, next.range.lowerBound)))
  }

  var attributesText: String {
    let names = children.compactMap { child -> String? in
      switch child.kind {
      case .attribute: child.children.first?.foldedText ?? ""
      case .ifConfig: "#if"
      default: nil
      }
    }
    return names.joined(separator: ",")
  }

  var modifiersText: String {
    let names = children(.modifier).map { modifier in
      modifier.ownTokens.map { tree.text(ofToken: $0) }.joined()
    }
    return names.joined(separator: ",")
  }

  var inherits: String {
    let types = child(.inheritanceClause)?.children(.inheritedType).map(\.foldedText) ?? []
    return "inherits=" + types.joined(separator: ",")
  }

  var patternText: String { children.first { $0.kind.isPattern }?.foldedText ?? "" }

  var labels: String {
    guard let clause = child(.parameterClause) else { return "" }
    let isCase = kind == .enumCaseElement
    let names = clause.children(.parameter).map { ($0.parameterNames.first ?? (isCase ? "_" : "")) + ":" }
    return "(" + names.joined() + ")"
  }

  /// The names before a parameter's colon.
  var parameterNames: [String] {
    let own = Array(ownTokens)
    guard let colon = own.firstIndex(where: { tree.tokens[$0].kind == .colon }) else { return [] }
    return own[..<colon].map { tree.text(ofToken: $0) }
  }

  var parameters: String {
    guard let clause = child(.parameterClause) else { return "" }
    let list = clause.children(.parameter).map { parameter in
      let names = parameter.parameterNames
      let type = parameter.children.first { $0.kind.isType }?.foldedText ?? ""
      let ellipsis = parameter.token(.ellipsis) == nil ? "" : "..."
      let value = parameter.child(.initializerClause) == nil ? "" : " ="
      return "\(names.first ?? "") \(names.count > 1 ? names[1] : "-") : " + type + ellipsis + value
    }
    return list.joined(separator: "; ")
  }

  var effects: String {
    guard let effects = child(.effectSpecifiers) else { return "" }
    let asynchronous = effects.firstOwnToken { $0 == .async || $0 == .reasync }.map { tree.text(ofToken: $0) }
    return [asynchronous, effects.child(.throwsClause)?.foldedText].compactMap(\.self).joined(separator: ",")
  }

  var bodyShape: String {
    guard let body = child(.codeBlock) else { return "none" }
    return body.shape + "@\(body.range.lowerBound)..\(body.range.upperBound)"
  }

  var accessorShape: String {
    guard let block = child(.accessorBlock) else { return "none" }
    let range = "@\(block.range.lowerBound)..\(block.range.upperBound)"
    let accessors = block.children(.accessorDecl)
    if accessors.isEmpty { return "getter-" + block.shape + range }
    let names = accessors.map { accessor in
      accessor.ownTokens.first.map { tree.text(ofToken: $0) } ?? ""
    }
    return "accessors(" + names.joined(separator: ",") + ")" + range
  }

  /// The shape of a body in braces: `empty`, `multi` for several items, or the kind of its single item.
  private var shape: String {
    let items = Array(children)
    guard let only = items.first else { return "empty" }
    if items.count > 1 { return "multi" }
    switch only.kind {
    case .returnStmt: return "single-return"
    case .ifExpr, .switchExpr: return "single-ifswitch"
    case _ where only.kind.isDeclaration || only.kind.isDirective: return "single-decl"
    case _ where only.kind.isStatement: return "single-stmt"
    default: return "single-expr"
    }
  }
}

extension NodeKind {
  fileprivate var isStatement: Bool {
    (NodeKind.labeledStmt.rawValue...NodeKind.thenStmt.rawValue).contains(rawValue)
  }

  fileprivate var isDirective: Bool {
    (NodeKind.ifConfig.rawValue...NodeKind.sourceLocationDirective.rawValue).contains(rawValue)
  }
}

extension TokenKind {
  var isBindingKeyword: Bool {
    switch self {
    case .var, .let, .inout, ._borrowing: true
    default: false
    }
  }

  var isImportKind: Bool {
    switch self {
    case .typealias, .struct, .class, .enum, .protocol, .var, .let, .func, .inout: true
    default: false
    }
  }
}
