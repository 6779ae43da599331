import StubbleSemantics
import StubbleSyntax

/// What is declared with a name: a variable, a parameter, or a function, which means what it returns.
struct DeclaredValue: Sendable {
  /// The name of the type of which it is a member; `nil` if it is global or local.
  let owner: String?
  /// The names in its type or, if no type is written, those of the types of which its initial value may be.
  let types: [String]
  /// The same in the types of arrays' elements, and in generic arguments.
  let elementTypes: [String]
  /// The function that it is.
  private let function: FunctionDecl?
  /// Whether it is a variable with a function for its value.
  private let storesFunction: Bool
  /// Its initial value, if no type is written.
  let initialValue: SyntaxNode?
  /// The sequence of which a loop takes it.
  let sequence: SyntaxNode?

  /// Whether its declaration says anything of its type. That of a closure's parameter may not.
  var hasKnownType: Bool { !types.isEmpty || initialValue != nil || sequence != nil }

  fileprivate init(
    _ type: SyntaxNode?, or initialValue: SyntaxNode? = nil, elementOf sequence: SyntaxNode? = nil,
    owner: String? = nil
  ) {
    self.owner = owner
    self.sequence = sequence
    function = nil
    self.initialValue = type == nil ? initialValue : nil
    storesFunction =
      type?.allNodes.contains { $0.kind == .functionType } ?? (initialValue?.kind == .closureExpr)
    types = type?.namesOfTypes ?? initialValue?.namesOfMadeTypes ?? []
    elementTypes = type?.namesOfElementTypes ?? initialValue?.namesOfMadeElements ?? []
  }

  fileprivate init(_ function: FunctionDecl, owner: String?) {
    self.owner = owner
    self.function = function
    storesFunction = false
    sequence = nil
    initialValue = nil
    types = function.returnType?.namesOfTypes ?? []
    elementTypes = function.returnType?.namesOfElementTypes ?? []
  }

  /// Returns whether it is what a call calls or, without a call, a variable.
  func isUsed(by call: SyntaxNode?) -> Bool {
    guard let call else { return function == nil }
    return storesFunction || function?.parameters(of: call) != nil
  }
}

/// Declared values by their names.
struct DeclaredValues: Sendable {
  private var values: [String: [DeclaredValue]] = [:]

  /// Declares nothing.
  init() {}

  /// What code declares, local variables and parameters included.
  ///
  /// - Parameter names: Those that matter; `nil` for all.
  init(in code: some Sequence<SyntaxNode>, named names: TokenTexts? = nil) {
    for node in code {
      guard let (token, value) = node.declaredValue, names?.containsName(token, of: node.tree) ?? true else {
        continue
      }
      values[node.tree.name(ofToken: token), default: []].append(value)
    }
  }

  /// The members of types, and what is global, with some names.
  init(outsideOfFunctionsIn tree: SyntaxTree, named names: TokenTexts) {
    self.init(in: tree.nodes(where: \.declaresValue).filter(\.isOutsideOfFunctions), named: names)
  }

  mutating func formUnion(_ other: DeclaredValues) {
    values.merge(other.values) { $0 + $1 }
  }

  subscript(name: String) -> [DeclaredValue] { values[name] ?? [] }
}

extension NodeKind {
  /// Whether the node declares a variable, a parameter or a function.
  var declaresValue: Bool {
    switch self {
    case .patternBinding, .optionalBindingCondition, .parameter, .functionDecl, .identifierPattern,
      .closureParameter:
      true
    default: false
    }
  }
}

extension SyntaxNode {
  /// What the node declares, and the token of its name.
  fileprivate var declaredValue: (name: TokenIndex, value: DeclaredValue)? {
    switch kind {
    case .patternBinding, .optionalBindingCondition:
      return (PatternBinding(self) ?? PatternBinding.inCondition(self)).flatMap(declaredVariable)
    case .parameter:
      let parameter = Parameter(self)
      return parameter?.internalName.map { ($0, DeclaredValue(parameter?.type)) }
    case .functionDecl:
      return FunctionDecl(self).flatMap { function in
        function.nameToken.map { ($0, DeclaredValue(function, owner: ownerOfMember)) }
      }
    case .closureParameter: return tokenRange.first.map { ($0, DeclaredValue(nil)) }
    case .identifierPattern: return declaredInPattern
    default: return nil
    }
  }

  private func declaredVariable(_ binding: PatternBinding) -> (name: TokenIndex, value: DeclaredValue)? {
    // `if let header` means another variable of the name.
    guard let name = binding.nameToken, binding.node.kind == .patternBinding || binding.initializer != nil
    else { return nil }
    return (name, DeclaredValue(binding.type, or: binding.initializer?.content, owner: ownerOfMember))
  }

  private var declaredInPattern: (name: TokenIndex, value: DeclaredValue)? {
    guard let parent, let name = tokenRange.first, PatternBinding(parent) == nil,
      PatternBinding.inCondition(parent) == nil
    else { return nil }
    let sequence = parent.kind == .forStmt ? parent.children.first { !$0.kind.isPattern } : nil
    return (name, DeclaredValue(nil, elementOf: sequence))
  }

  /// The name of the type of which a declaration is a member.
  private var ownerOfMember: String? { isOutsideOfFunctions ? SelfContext(of: self).owner : nil }

  /// Whether a declaration is a member of a type or of the file.
  fileprivate var isOutsideOfFunctions: Bool {
    switch kind {
    case .parameter, .closureParameter, .optionalBindingCondition, .identifierPattern: return false
    default:
      let scopes: Set<NodeKind> = [.memberBlock, .sourceFile, .codeBlock, .accessorBlock, .closureExpr]
      let scope = ancestors.first { scopes.contains($0.kind) }
      return scope.map { $0.kind == .memberBlock || $0.kind == .sourceFile } ?? false
    }
  }
}
