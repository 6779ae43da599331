/// Items: the declarations, statements and expressions in a file, a block, or a clause of an `#if`.
extension Parser {
  /// What contains the items, and so decides where they end.
  enum ItemContext { case file, clause, block, switchCase }

  /// top-level-declaration → statements?
  mutating func parseSourceFile() {
    let start = mark()
    parseItems(.file)
    if !at(.endOfFile) {
      report("extraneous code at top level")
      let rest = mark()
      while !at(.endOfFile) { bump() }
      complete(rest, .unexpected)
    }
    // The node of the file includes the token `endOfFile`.
    nodes.append(
      PostRecord(
        firstToken: start.token, endToken: UInt32(position + shift + 1), size: UInt32(nodes.count + 1),
        kind: .sourceFile))
  }

  /// code-block → '{' item* '}'
  @inline(never)
  mutating func parseCodeBlock(allowsInitializer: Bool = true) {
    let start = mark()
    let opened = at(.leftBrace)
    expect(.leftBrace, "in statement")
    guard opened else { return complete(start, .codeBlock) }
    parseItems(.block, allowsInitializer: allowsInitializer)
    expect(.rightBrace, "to end code block")
    complete(start, .codeBlock)
  }

  mutating func parseCodeBlockIfPresent(allowsInitializer: Bool = true) {
    if at(.leftBrace) { parseCodeBlock(allowsInitializer: allowsInitializer) }
  }

  /// Parses items up to the end of the file, block or clause.
  @inline(never)
  mutating func parseItems(_ context: ItemContext, allowsInitializer: Bool = true) {
    var separated = true
    while !atEndOfItems(context) {
      let begin = position
      let isFirstOnLine = atLineStart
      let error = errors.count
      let isItem = parseItem(context, allowsInitializer: allowsInitializer)
      if !separated, !isFirstOnLine, isItem { reportMissingSeparator("statements", before: begin, error) }
      separated = eatSemicolons()
      if position == begin { return }
    }
  }

  /// Reports that an item follows another on the same line.
  ///
  /// - Parameters:
  ///   - items: What the items are: statements or declarations.
  ///   - index: The index of the item's first token.
  ///   - error: The place among the errors, before those of the item itself.
  @inline(never)
  mutating func reportMissingSeparator(_ items: StaticString, before index: Int, _ error: Int) {
    let message = "consecutive \(items) on a line must be separated by newline or ';'"
    errors.insert(SyntaxError(offset: Int(tokens[index].start), message: message), at: error)
  }

  @inline(__always)
  private mutating func atEndOfItems(_ context: ItemContext) -> Bool {
    switch kind {
    case .endOfFile: true
    case .rightBrace: context == .block || context == .switchCase
    case .poundElseif, .poundElse, .poundEndif: context != .file
    case .case, .default: context == .switchCase
    case .at, .poundIf: context == .switchCase && atConditionalSwitchCases
    default: false
    }
  }

  /// item → declaration | statement | expression
  ///
  /// - Returns: Whether an item is here; `false` if the tokens were unexpected.
  private mutating func parseItem(_ context: ItemContext, allowsInitializer: Bool) -> Bool {
    guard enter() else { return false }
    defer { leave() }
    switch kind {
    case .poundIf where !atIfConfigOfAttributes: parseIfConfig(.items(allowsInitializer: allowsInitializer))
    case .poundSourceLocation: parseSourceLocation()
    case .identifier where nextKind != .colon: parseExpression(.basic)
    default: return parseOtherItem(context, allowsInitializer: allowsInitializer)
    }
    return true
  }

  private mutating func parseOtherItem(_ context: ItemContext, allowsInitializer: Bool) -> Bool {
    if atDeclaration(allowsInitializer: allowsInitializer) {
      parseDeclaration(requiresDeclaration: false)
    } else if atStatement(prefersExpression: false) {
      parseStatement()
    } else if atExpression {
      parseExpression(.basic)
    } else if at(.case) || at(.default) {
      report("'case' and 'default' labels can only appear inside a 'switch' statement")
      let start = mark()
      parseSwitchCase()
      complete(start, .unexpected)
    } else if at(.at) && nextKind.isIdentifierLike || kind.isModifier {
      parseDeclaration(requiresDeclaration: false)
    } else {
      let message = context == .file ? "extraneous code at top level" : "unexpected code"
      parseUnexpectedItem(requiresDeclaration: false, message)
      return false
    }
    return true
  }
}
