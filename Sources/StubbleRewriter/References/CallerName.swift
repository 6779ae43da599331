import StubbleSemantics
import StubbleSyntax

/// The rewrites that keep the value of `#function` in observers, which move from a property to storage with another
/// name.
///
/// `#function` itself is replaced by the property's name. In a call of a function with a parameter whose default value
/// is `#function`, the name is added as an argument.
///
/// A callee is *undeclared* if it is not known, and none of the files that are read declares it. The file that does may
/// give it a parameter with that default value.
struct CallerName {
  private let index: TypeIndex
  private let scope: Scope
  /// The property's name as a string literal.
  private let literal: String

  init(_ name: String, scope: Scope, index: TypeIndex) {
    self.index = index
    self.scope = scope
    literal = name.quoted
  }

  /// Returns the rewrites in some code of the property. Local functions and types are skipped: `#function` is their own
  /// name there.
  func rewrites(in node: SyntaxNode) -> [TokenRewrite] {
    if Self.hasOwnName(node) { return [] }
    switch node.kind {
    case .macroExpansionExpr where node.spelling == SyntaxNode.callerLiteral:
      return [TokenRewrite(tokens: node.tokenRange, text: literal)]
    default:
      let isCall = node.kind == .callExpr || node.kind == .subscriptExpr
      return (isCall ? rewrites(of: node) : []) + node.children.flatMap(rewrites(in:))
    }
  }

  /// Returns the undeclared callees in some code of the property.
  func undeclaredCallees(in node: SyntaxNode) -> [SyntaxNode] {
    if Self.hasOwnName(node) { return [] }
    let callee = node.kind == .callExpr ? node.children.first : nil
    let own = callee.map { isUndeclared($0) ? [$0] : [] } ?? []
    return own + node.children.flatMap(undeclaredCallees)
  }

  /// Whether `#function` has another value in a node than the name of the property.
  private static func hasOwnName(_ node: SyntaxNode) -> Bool {
    switch node.kind {
    case .functionDecl, .structDecl, .classDecl, .enumDecl, .actorDecl, .accessorBlock: true
    default: false
    }
  }

  // MARK: Calls

  /// Returns the rewrites that add the name to the arguments of a call; none unless all functions that may be called take
  /// it at the same position.
  private func rewrites(of call: SyntaxNode) -> [TokenRewrite] {
    let fits = callees(of: call).compactMap { CallFit(of: call, to: $0) }
    guard let parameter = fits.first?.callerParameter, fits.allSatisfy({ $0.callerParameter == parameter })
    else { return [] }
    return parameter.closures.isEmpty
      ? rewrite(of: call, at: parameter).map { [$0] } ?? []
      : rewrites(of: call, afterClosuresBefore: parameter)
  }

  private func rewrite(of call: SyntaxNode, at parameter: CallFit.CallerParameter) -> TokenRewrite? {
    let argument = (parameter.label.map { $0 + ": " } ?? "") + literal
    let arguments = call.children(.argument)
    let isSubscript = call.kind == .subscriptExpr
    guard let open = call.token(isSubscript ? .leftSquare : .leftParen),
      let close = call.token(isSubscript ? .rightSquare : .rightParen)
    else {
      return call.child(.closureExpr)?.tokenRange.first.map {
        TokenRewrite(tokens: $0..<($0 + 1), text: "(\(argument)) \(call.tree.text(ofToken: $0))")
      }
    }
    if parameter.position < arguments.count {
      let before = parameter.position == 0 ? open : arguments[parameter.position].tokenRange.lowerBound - 1
      let text = call.tree.text(ofToken: before)
      let added = parameter.position == 0 ? argument + ", " : " " + argument + ","
      return TokenRewrite(tokens: before..<(before + 1), text: text + added)
    }
    let separator = call.tree.tokens[close - 1].kind == .comma || arguments.isEmpty ? "" : ", "
    let text = separator + argument + call.tree.text(ofToken: close)
    return TokenRewrite(tokens: close..<(close + 1), text: text)
  }

  /// Returns the rewrites that add the name after trailing closures, which become arguments in the parentheses.
  private func rewrites(
    of call: SyntaxNode, afterClosuresBefore parameter: CallFit.CallerParameter
  ) -> [TokenRewrite] {
    let (tree, closures) = (call.tree, call.trailingClosures.map(\.tokenRange))
    guard let opening = closures.first?.lowerBound else { return [] }
    let label = parameter.closures[0].map { $0 + ":" } ?? ""
    var added: [TokenIndex: String] = [:]
    for (number, closure) in closures.enumerated() {
      let isBefore = number == parameter.closures.count - 1
      let name = isBefore ? ", " + (parameter.label.map { $0 + ": " } ?? "") + literal : ""
      added[closure.upperBound - 1] = name + (number == closures.count - 1 ? ")" : ",")
    }
    let rest = added.sorted { $0.key < $1.key }.map {
      TokenRewrite(tokens: $0.key..<($0.key + 1), text: tree.text(ofToken: $0.key) + $0.value)
    }
    guard let close = call.token(.rightParen) else {
      let text = "(" + (label.isEmpty ? "" : label + " ") + tree.text(ofToken: opening)
      return [TokenRewrite(tokens: opening..<(opening + 1), text: text)] + rest
    }
    let separator = call.children(.argument).isEmpty ? "" : label.isEmpty ? "," : ", "
    return [TokenRewrite(tokens: close..<(close + 1), text: separator + label)] + rest
  }

  /// Returns the functions that a call may refer to, as far as they are visible or known.
  private func callees(of call: SyntaxNode) -> [FunctionDecl] {
    guard let callee = call.children.first, !callee.tokenRange.isEmpty else { return [] }
    if call.kind == .subscriptExpr { return functions(named: "subscript", among: members(of: callee)) }
    let name = callee.lastName
    switch callee.kind {
    case .identifierExpr:
      let types = index.meaning(of: TypeRef(path: name), from: scope)
      if !types.isEmpty { return functions(named: "init", among: types.flatMap { index.types[$0].members }) }
      let declared = inference.declarations(of: name, seenFrom: callee.tree).map(\.member)
      return functions(named: name, among: declared.isEmpty ? index.prelude.globals(named: name) : declared)
    case .memberAccessExpr:
      let nested = TypeRef(expression: callee).map { index.meaning(of: $0, from: scope) } ?? []
      if !nested.isEmpty {
        return functions(named: "init", among: nested.flatMap { index.types[$0].members })
      }
      return callee.children.first.map { functions(named: name, among: members(of: $0)) } ?? []
    default: return []
    }
  }

  private func isUndeclared(_ callee: SyntaxNode) -> Bool {
    guard !callee.tokenRange.isEmpty else { return false }
    let name = callee.lastName
    switch callee.kind {
    case .identifierExpr:
      return index.meaning(of: TypeRef(path: name), from: scope).isEmpty
        && inference.declarations(of: name, seenFrom: callee.tree).isEmpty
        && index.prelude.globals(named: name).isEmpty
    case .memberAccessExpr:
      guard let base = callee.children.first else { return false }
      return index.meaning(of: TypeRef(path: callee.spelling), from: scope).isEmpty
        && functions(named: name, among: members(of: base)).isEmpty
    default: return false
    }
  }

  private var inference: TypeInference { TypeInference(index: index, scope: scope) }

  private func functions(named name: String, among members: [Member]) -> [FunctionDecl] {
    members.compactMap { FunctionDecl($0.node) }.filter { $0.name == name }
  }

  private func members(of types: [TypeID]) -> [Member] {
    (types + types.flatMap(index.ancestors)).flatMap { index.types[$0].members }
  }

  /// Returns the members of the type with a name.
  private func members(ofType name: String) -> [Member] {
    let type = index.unaliased(TypeRef(path: name), from: scope)
    let found = index.meaning(of: type, from: scope)
    if !found.isEmpty { return members(of: found) }
    return type.dottedName.map(index.prelude.types(named:))?.flatMap(\.model.members) ?? []
  }

  /// Returns the members of the value or type before a period.
  private func members(of base: SyntaxNode) -> [Member] {
    if base.kind == .optionalChainingExpr || base.kind == .forceUnwrapExpr {
      return base.children.first.map(members(of:)) ?? []
    }
    if base.isSelf || base.spelling == "super" || base.spelling == "Self" {
      return members(of: index.resolve(in: scope))
    }
    let named = members(ofType: base.spelling)
    if !named.isEmpty { return named }
    let isOwn = base.kind == .memberAccessExpr && base.children.first?.isSelf == true
    if base.kind == .identifierExpr || isOwn {
      let name = base.lastName
      for value in inference.declarations(of: name, seenFrom: base.tree) {
        guard let decl = VariableDecl(value.member.node),
          let binding = decl.binding(named: name)
        else { continue }
        return members(of: binding, in: decl)
      }
    }
    return members(ofValue: base)
  }

  private func members(of binding: PatternBinding, in decl: VariableDecl) -> [Member] {
    guard let type = binding.writtenType.flatMap({ TypeRef($0).unwrappings.last }) else {
      return binding.initializer?.content.map(members(ofValue:)) ?? []
    }
    let visible = index.meaning(of: type, from: scope)
    return visible.isEmpty ? type.dottedName.map(members(ofType:)) ?? [] : members(of: visible)
  }

  /// Returns the members of a value. A metatype has those of its type: `let log = SwiftyBeaver.self`.
  private func members(ofValue value: SyntaxNode) -> [Member] {
    if let type = value.baseOfMetatype { return members(ofType: type.spelling) }
    return inference.type(of: value).flatMap { ($0.wrapped ?? $0).head }.map(members(ofType:)) ?? []
  }
}

/// A function that a call may refer to, and where it would take the caller's name.
private struct CallFit {
  /// The position of an omitted argument whose default value is `#function`.
  struct CallerParameter: Equatable {
    let label: String?
    /// The number of arguments before it, without trailing closures.
    let position: Int
    /// The labels of the parameters before it that take trailing closures.
    let closures: [String?]
  }

  /// The position of the omitted argument, or `nil` if the call gives it or the function does not take it.
  let callerParameter: CallerParameter?

  /// Creates a match, or returns `nil` if the call cannot refer to the function, or its trailing closures would be the
  /// arguments of other parameters if they were in the parentheses.
  init?(of call: SyntaxNode, to function: FunctionDecl) {
    guard let match = ArgumentMatch(of: call, with: function) else { return nil }
    func label(of parameter: Parameter) -> String? {
      parameter.label(inSubscript: function.isSubscript)
    }
    let labels = match.closures.map(label)
    if let omitted = match.omissions.first(where: { label(of: $0.parameter) == nil }),
      labels.dropFirst(omitted.closures).contains(nil)
    {
      return nil
    }
    callerParameter = match.omissions.first {
      $0.parameter.defaultValue?.spelling == SyntaxNode.callerLiteral
    }
    .map {
      CallerParameter(
        label: label(of: $0.parameter), position: $0.position, closures: Array(labels.prefix($0.closures)))
    }
  }
}
