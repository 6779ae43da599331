import StubbleSemantics
import StubbleSyntax

/// What is declared with a name: a variable, a parameter, or a function, which means what it returns.
struct DeclaredValue: Sendable {
  /// The name of the type of which it is a member; `nil` if it is global or local.
  let owner: String?
  /// The names in its type or, if no type is written, those of the types of which its initial value may be.
  let types: [String]
  /// The names in the types of its elements, if it is an array, and in generic arguments.
  let elementTypes: [String]
  /// The last name of its whole type, which may be that of an alias of an array.
  private let lastNameOfType: String?
  /// The function that it is.
  private let function: FunctionDecl?
  /// Whether it is a variable with a function for its value, or with one inside its value.
  private let storesFunction: Bool
  /// Whether it is a variable with a function for its value. What the function takes and returns is not in the value.
  private let isVariableFunction: Bool
  /// Whether it may be a pointer. An array, for example, is none.
  private let mayBePointer: Bool
  /// Whether its declaration says that it is a span.
  private let isSpan: Bool
  /// Its initial value, if no type is written.
  let initialValue: SyntaxNode?
  /// The sequence of which a loop takes it.
  let sequence: SyntaxNode?
  /// Where it is declared, if it is a member of a type, or global.
  fileprivate(set) var declaration: Declaration?
  /// The range of the code that may see a local value; `nil` for a member of a type, or a global value.
  fileprivate var visibility: Range<Int>?

  /// A declaration and its file.
  struct Declaration: Sendable {
    let node: SyntaxNode
    let file: SourceFile
  }

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
    isVariableFunction = type?.bareType.kind == .functionType
    mayBePointer = type?.mayBePointer ?? true
    isSpan = type?.isSpan ?? initialValue?.makesSpan ?? false
    types = type?.namesOfValueTypes ?? initialValue?.namesOfMadeTypes ?? []
    elementTypes = type?.namesOfElementTypes ?? initialValue?.namesOfMadeElements ?? []
    lastNameOfType = type.map(\.lastNameOfType) ?? initialValue?.nameOfMadeType
  }

  fileprivate init(_ function: FunctionDecl, owner: String?) {
    self.owner = owner
    self.function = function
    storesFunction = false
    isVariableFunction = false
    mayBePointer = function.returnType?.mayBePointer ?? true
    isSpan = function.returnType?.isSpan ?? false
    sequence = nil
    initialValue = nil
    let generics = function.genericNames
    types = (function.returnType?.namesOfValueTypes ?? []).filter { !generics.contains($0) }
    elementTypes = (function.returnType?.namesOfElementTypes ?? []).filter { !generics.contains($0) }
    lastNameOfType = function.returnType?.lastNameOfType
  }

  /// Returns whether a name at an offset may mean it: a local value is not visible outside of its block or statement.
  func isVisible(at offset: Int) -> Bool { visibility?.contains(offset) ?? true }

  /// Returns whether it may be what code does with it.
  func mayBe(_ holder: MeasuredValue.Holder) -> Bool {
    switch holder {
    case .any: true
    case .array: !mayBePointer || initialValue?.kind == .arrayExpr
    case .pointer: mayBePointer
    case .span: isSpan
    }
  }

  /// Returns whether it is what a call calls or, without a call, a variable.
  func isUsed(by call: SyntaxNode?) -> Bool {
    guard let call else { return function == nil }
    return storesFunction || function?.parameters(of: call) != nil
  }

  /// Returns the names in the types of arrays' elements, those that aliases of arrays mean included, and in generic
  /// arguments.
  func elementTypes(in index: TypeIndex) -> [String] {
    elementTypes + (lastNameOfType.map(index.namesOfElements) ?? [])
  }

  /// Returns the names in the type of what a call of it returns or, without a call, in the type of its value.
  func types(usedBy call: SyntaxNode?) -> [String] { call == nil && isVariableFunction ? [] : types }
}

/// Declared values by their names.
struct DeclaredValues: Sendable {
  private var values: [String: [DeclaredValue]] = [:]

  /// Declares nothing.
  init() {}

  /// Creates the values that some code declares, local variables and parameters included.
  init(in code: some Sequence<SyntaxNode>) {
    for node in code { if let name = node.nameOfDeclaredValue { add(node, named: name) } }
  }

  /// Creates the values with some names that are members of types, or global.
  init(outsideOfFunctionsIn file: SourceFile, named names: TokenTexts) {
    let tree = file.tree
    for node in tree.nodes(where: { $0 == .patternBinding || $0 == .functionDecl }) {
      guard let name = node.nameOfDeclaredValue, names.containsName(name, of: tree), node.isOutsideOfFunctions
      else { continue }
      add(node, named: name, at: DeclaredValue.Declaration(node: node, file: file))
    }
  }

  private mutating func add(
    _ node: SyntaxNode, named name: TokenIndex, at declaration: DeclaredValue.Declaration? = nil
  ) {
    guard var value = node.declaredValue else { return }
    value.declaration = declaration
    value.visibility = declaration == nil ? node.scopeOfLocalValue?.range : nil
    values[node.tree.name(ofToken: name), default: []].append(value)
  }

  mutating func formUnion(_ other: DeclaredValues) {
    values.merge(other.values) { $0 + $1 }
  }

  subscript(name: String) -> [DeclaredValue] { values[name] ?? [] }
}

extension SyntaxNode {
  /// Whether a written type is that of a span, or has one among its parts.
  fileprivate var isSpan: Bool {
    tokenRange.contains { SyntaxTree.spanTypes.contains($0, of: tree) }
  }

  /// Whether the expression is a call that makes a span.
  var makesSpan: Bool {
    kind == .callExpr && SyntaxTree.spanTypes.contains(tokenRange.lowerBound, of: tree)
  }

  /// Whether a written type may be that of a pointer: it is neither an array nor a dictionary, nor an optional one.
  fileprivate var mayBePointer: Bool {
    switch bareType.kind {
    case .arrayType, .dictionaryType: false
    case .optionalType, .implicitlyUnwrappedOptionalType: bareType.children.first?.mayBePointer ?? true
    default: true
    }
  }

  /// The last name of the type that an initial value is cast to, or that a call makes a value of.
  fileprivate var nameOfMadeType: String? {
    child(.asExpr)?.children.last?.lastNameOfType ?? namesOfCallee.last
  }

  /// The token that names the variable, parameter or function that the node declares; `nil` if it declares none.
  fileprivate var nameOfDeclaredValue: TokenIndex? {
    switch kind {
    case .patternBinding: PatternBinding(self)?.nameToken
    // `if let header` means another variable of the name.
    case .optionalBindingCondition where child(.initializerClause) != nil:
      PatternBinding.inCondition(self)?.nameToken
    case .parameter: Parameter(self)?.internalName
    case .functionDecl: FunctionDecl(self)?.nameToken
    case .closureParameter: tokenRange.first
    case .identifierPattern where !isOfBinding: tokenRange.first
    default: nil
    }
  }

  /// Whether a pattern is the name that a variable declaration or a condition binds.
  private var isOfBinding: Bool {
    parent?.kind == .patternBinding || parent?.kind == .optionalBindingCondition
  }

  /// What the node declares, if it declares a value.
  fileprivate var declaredValue: DeclaredValue? {
    switch kind {
    case .patternBinding, .optionalBindingCondition:
      (PatternBinding(self) ?? PatternBinding.inCondition(self)).map { binding in
        DeclaredValue(binding.writtenType, or: binding.initializer?.content, owner: ownerOfMember)
      }
    case .parameter: DeclaredValue(Parameter(self)?.type)
    case .functionDecl: FunctionDecl(self).map { DeclaredValue($0, owner: ownerOfMember) }
    case .identifierPattern where parent?.kind == .forStmt:
      DeclaredValue(nil, elementOf: parent?.children.first { !$0.kind.isPattern })
    case .closureParameter, .identifierPattern: DeclaredValue(typeInCast)
    default: nil
    }
  }

  /// The type that a pattern casts to, such as `let star as Star`, if the node is the name in it.
  private var typeInCast: SyntaxNode? {
    guard let name = parent, name.kind == .patternExpr else { return nil }
    return name.parent?.child(.asExpr)?.children.last
  }

  /// The innermost block or statement around the declaration of a local value, which sees it; `nil` for other
  /// declarations. What `guard` declares is visible after the statement.
  fileprivate var scopeOfLocalValue: SyntaxNode? {
    isOutsideOfFunctions ? nil : ancestors.first { SyntaxNode.scopesOfValues.contains($0.kind) }
  }

  private static let scopesOfValues: Set<NodeKind> = [
    .codeBlock, .closureExpr, .switchCase, .catchClause, .ifExpr, .whileStmt, .forStmt, .functionDecl,
  ]

  /// The name of the type of which a declaration is a member; `nil` if it is global or local.
  private var ownerOfMember: String? { isOutsideOfFunctions ? SelfContext(of: self).owner : nil }

  /// Whether a variable or a function is a member of a type or of the file.
  fileprivate var isOutsideOfFunctions: Bool {
    for scope in ancestors {
      switch scope.kind {
      case .memberBlock, .sourceFile: return kind != .optionalBindingCondition
      case .codeBlock, .accessorBlock, .closureExpr: return false
      default: break
      }
    }
    return false
  }
}
