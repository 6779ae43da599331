import StubbleSemantics
import StubbleSyntax

/// The places where visible code uses the names that a property wrapper adds to a type: `$x`, its projection, and `_x`,
/// the wrapper itself.
struct WrapperMentions: Sendable {
  /// A place where code uses such a name, or the property's name as an argument label or at the end of a key path.
  struct Mention: Sendable {
    let file: FileID
    let token: TokenIndex
    /// The innermost node that contains the token.
    let node: SyntaxNode

    /// Whether a mention is in an earlier file than another, or earlier in the same file.
    static func < (a: Mention, b: Mention) -> Bool {
      (a.file.rawValue, a.token) < (b.file.rawValue, b.token)
    }
  }

  private let files: Table<FileID, SourceFile>
  private var byName: [String: [Mention]] = [:]
  /// The argument labels, by name and then by the last name of what is called.
  private var labels: [String: [String: [Mention]]] = [:]
  private var keyPaths: [String: [Mention]] = [:]
  /// The places where code creates a mirror, which shows the names of properties: `Mirror(…)`.
  private(set) var mirrors: [Mention] = []
  /// The files that mention mirrors and may read the names of their children.
  private(set) var readersOfNames: Set<FileID> = []
  /// The names of local variables and parameters with attributes, by file.
  private var locals: [FileID: Set<String>] = [:]

  /// Finds the mentions in some files.
  ///
  /// - Parameter names: The names of the properties with wrappers.
  init(of names: Set<String>, in files: [SourceFile], workers: Workers) {
    self.files = Table(files)
    guard !names.isEmpty else { return }
    let found = workers.map(files.count) { file in
      let tree = files[file].tree
      let found = tree.mentions(of: names)
      let nodes = tree.innermostNodes(ofTokens: found.map(\.token))
      return (
        zip(found, nodes).map { found, node in
          (found.token, found.kind, node, found.kind == .label ? node.lastNameOfCallee : nil)
        },
        found.contains { $0.kind == .name } ? tree.namesOfLocalsWithAttributes : [],
        found.contains { $0.kind == .mirror || $0.kind == .mirrorType } && !tree.readsOnlyValuesOfMirrors
      )
    }
    for (file, (found, locals, readsNames)) in found.enumerated() {
      self.locals[FileID(rawValue: file)] = locals
      if readsNames { readersOfNames.insert(FileID(rawValue: file)) }
      for (token, kind, node, callee) in found {
        let name = files[file].tree.name(ofToken: token)
        let mention = Mention(file: FileID(rawValue: file), token: token, node: node)
        switch kind {
        case .name: byName[name, default: []].append(mention)
        case .label:
          if let callee { labels[name, default: [:]][callee, default: []].append(mention) }
        case .keyPath: keyPaths[name, default: []].append(mention)
        case .mirror: mirrors.append(mention)
        case .mirrorType: break
        }
      }
    }
  }

  /// The mentions of `$x` and `_x`, by file and in order.
  var namesByFile: [(file: FileID, mentions: [Mention])] {
    Dictionary(grouping: byName.values.joined(), by: \.file)
      .map { (file: $0.key, mentions: $0.value.sorted(by: <)) }
      .sorted { $0.file.rawValue < $1.file.rawValue }
  }

  /// Whether a local variable or parameter of a file may have a wrapper and a name.
  func isDeclaredLocally(_ name: String, in file: FileID) -> Bool { locals[file]?.contains(name) ?? false }

  /// Returns the labels of arguments that are a property's name, in order.
  ///
  /// - Parameter isCalled: Whether a name is the last one of what is called: `Row` in `Table.Row(title: "a")`.
  func labeled(_ name: String, ofCalls isCalled: (String) -> Bool) -> [Mention] {
    (labels[name] ?? [:]).filter { isCalled($0.key) }.flatMap(\.value).sorted(by: <)
  }

  /// Returns the key paths to a property in arguments `keyPath: \.x`, by which code announces changes of a property.
  func keyPaths(to name: String) -> [Mention] { keyPaths[name] ?? [] }

  func tree(of mention: Mention) -> SyntaxTree { files[mention.file].tree }

  /// Returns the place of a mention for a diagnostic: `Reducer.swift:12`.
  func location(of mention: Mention) -> String {
    let file = files[mention.file]
    return file.location(ofOffset: Int(file.tree.tokens[mention.token].start))
  }
}

extension WrapperMentions.Mention {
  /// The value before the point: `model` in `model.$x`; `nil` if the mention is no member access.
  var projectedValue: SyntaxNode? {
    guard node.kind == .memberAccessExpr, node.tokenRange.upperBound == token + 1 else { return nil }
    return node.children.first
  }

  /// The call `Mirror(…)`.
  var mirrorCall: SyntaxNode? { node.nodesAround.first { $0.kind == .callExpr } }
}

/// A reference of a type to the wrapper of one of its properties, which is rewritten to the storage's name.
struct WrapperReference: Sendable {
  private let tokens: Range<TokenIndex>
  /// What is before the name: `self.`, or nothing.
  private let base: String
  /// `$` for the projection, `_` for the wrapper itself.
  private let sign: String
  /// Whether it refers to a static property: it is a member of the type, or in a static member.
  let isOfType: Bool

  /// Creates a reference, or returns `nil` if the name is neither unqualified nor a member of `self` or of the type.
  ///
  /// - Parameter typeName: The name that the type around the mention has there, besides `Self`.
  init?(_ mention: WrapperMentions.Mention, in tree: SyntaxTree, typeName: String?) {
    let node = mention.node
    sign = String(tree.name(ofToken: mention.token).prefix(1))
    tokens = node.tokenRange
    switch node.kind {
    case .identifierExpr where node.tokenRange.count == 1:
      base = ""
      isOfType = node.isInStaticMember
    case .memberAccessExpr where node.tokenRange.upperBound == mention.token + 1:
      guard let value = node.children.first?.spelling else { return nil }
      let isType = value == "Self" || value == typeName
      guard isType || ["self", "self?", "self!"].contains(value) else { return nil }
      base = value + "."
      isOfType = isType || node.isInStaticMember
    default: return nil
    }
  }

  /// Creates a reference to the wrapper of another value, which a parameter or a local variable holds: `other.$x`. The value
  /// is `nil` for another mention.
  init?(ofVariable mention: WrapperMentions.Mention, in tree: SyntaxTree) {
    guard mention.node.kind == .memberAccessExpr, mention.node.tokenRange.upperBound == mention.token + 1,
      let value = mention.node.children.first, value.variableOfValue != nil
    else { return nil }
    sign = String(tree.name(ofToken: mention.token).prefix(1))
    tokens = mention.node.tokenRange
    base = value.spelling + "."
    isOfType = false
  }

  /// Returns the rewrite to a name of the storage: to `$_xStub` or `__xStub`.
  func rewrite(to storage: String) -> TokenRewrite {
    let name = storage.unquoted
    let isPlain = Namer.quoted(name) == name
    return TokenRewrite(tokens: tokens, text: base + (isPlain ? sign + name : "`\(sign)\(name)`"))
  }
}

extension SyntaxNode {
  /// The name of the variable if the expression is one, perhaps with `?` or `!` after it.
  var variableOfValue: String? {
    let isPostfix = kind == .optionalChainingExpr || kind == .forceUnwrapExpr
    guard let variable = isPostfix ? children.first : self, variable.kind == .identifierExpr,
      variable.tokenRange.count == 1
    else { return nil }
    return tree.name(ofToken: variable.tokenRange.lowerBound)
  }

  /// Whether the innermost member of a type around the node is static.
  fileprivate var isInStaticMember: Bool {
    let member = nodesAround.first {
      $0.kind.isDeclaration && $0.parentOutsideOfClauses?.kind == .memberBlock
    }
    return member?.isStaticMember ?? false
  }

  /// The last name of what a call calls, if the node is an argument of the call.
  fileprivate var lastNameOfCallee: String? {
    guard kind == .argument, let callee = parent?.children.first else { return nil }
    return TypeDecl.lastName(of: TypeRef(expression: callee)?.dottedName ?? callee.spelling)
  }
}

extension SyntaxTree {
  /// The names of variables and parameters that have attributes and are not members of a type.
  fileprivate var namesOfLocalsWithAttributes: Set<String> {
    var names: Set<String> = []
    for node in nodes(where: { $0 == .variableDecl || $0 == .parameter || $0 == .closureParameter })
    where !node.attributes.isEmpty && node.parentOutsideOfClauses?.kind != .memberBlock {
      if node.kind == .variableDecl {
        names.formUnion(VariableDecl(node)?.bindings.compactMap(\.name) ?? [])
      } else {
        names.formUnion(node.ownTokens.filter { tokens[$0].kind.isIdentifierLike }.map(name(ofToken:)))
      }
    }
    return names
  }

  /// Returns the innermost node that contains each of some tokens, which are in order.
  fileprivate func innermostNodes(ofTokens tokens: [TokenIndex]) -> [SyntaxNode] {
    var found = tokens.map { _ in root }
    guard !tokens.isEmpty else { return found }
    // Nodes are in preorder: an inner node comes after the enclosing ones, and does not begin earlier.
    var next = 0
    for node in root.descendants {
      let range = node.tokenRange
      while next < tokens.count, tokens[next] < range.lowerBound { next += 1 }
      var token = next
      while token < tokens.count, tokens[token] < range.upperBound {
        found[token] = node
        token += 1
      }
    }
    return found
  }

  /// What a mention is.
  fileprivate enum MentionKind {
    /// `$x` or `_x`.
    case name
    /// `x:` after a parenthesis or a comma.
    case label
    /// The end of `keyPath: \.x`.
    case keyPath
    /// `Mirror(…)`.
    case mirror
    /// `Mirror` in another place.
    case mirrorType
  }

  fileprivate func mentions(of names: Set<String>) -> [(token: TokenIndex, kind: MentionKind)] {
    var found: [(token: TokenIndex, kind: MentionKind)] = []
    for (position, token) in tokens.enumerated() where token.kind.isIdentifierLike {
      let isEscaped = source[Int(token.start)] == UInt8(ascii: "`") && token.end - token.start > 1
      let first = source[Int(token.start) + (isEscaped ? 1 : 0)]
      if first == UInt8(ascii: "$") || first == UInt8(ascii: "_") {
        if names.contains(String(name(ofToken: position).dropFirst())) { found.append((position, .name)) }
      } else if position > 0, tokens[position + 1].kind == .colon,
        tokens[position - 1].kind == .leftParen || tokens[position - 1].kind == .comma
      {
        if names.contains(name(ofToken: position)) { found.append((position, .label)) }
        if token.end - token.start == 7, text(ofToken: position) == "keyPath",
          let end = lastName(ofKeyPathAt: position + 2)
        {
          if names.contains(name(ofToken: end)) { found.append((end, .keyPath)) }
        }
      } else if token.end - token.start == 6, text(ofToken: position) == "Mirror" {
        let isMade =
          tokens[position + 1].kind == .leftParen
          || tokens[position + 1].kind == .period && tokens[position + 2].kind == .`init`
        found.append((position, isMade ? .mirror : .mirrorType))
      }
    }
    return found.sorted { $0.token < $1.token }
  }

  /// Returns the last name of the key path that begins at a token, or `nil` if none does.
  private func lastName(ofKeyPathAt start: TokenIndex) -> TokenIndex? {
    var end = start
    while tokens[end].kind == .leftParen { end += 1 }
    guard tokens[end].kind == .backslash else { return nil }
    var last: TokenIndex?
    // What is in the generic arguments of the root is no component.
    var depth = 0
    while true {
      end += 1
      switch tokens[end].kind {
      case .leftAngle: depth += 1
      case .rightAngle where depth > 0: depth -= 1
      case .period, .Self: break
      case let kind where kind.isIdentifierLike: if depth == 0 { last = end }
      case .comma where depth > 0: break
      default: return last
      }
    }
  }
}
