import StubbleSemantics
import StubbleSyntax

/// The values whose bytes or size the code of a file asks for: `withUnsafeBytes(of: header) { … }`.
///
/// Their types are those that declarations of their names say: in the function around it, else in the file, else, for
/// what is a member of another value, in any file.
struct MeasuredValues: Sendable {
  /// Names that may be those of the values' types, with where the values are measured.
  private(set) var types: [(name: String, offset: Int)] = []
  /// The members of other values that are measured.
  private(set) var members: [Member] = []

  /// Names in key paths to properties whose place in a value is asked for.
  private(set) var inKeyPaths: [(name: String, offset: Int)] = []

  /// The member of another value that is measured, and where.
  struct Member: Sendable {
    let name: String
    let offset: Int
    /// Its elements are measured.
    var isArray = false
  }

  /// A name alone that is measured.
  private struct Variable {
    let name: String
    let offset: Int
    /// Where the member of a type is that it is in, or the function outside of types.
    private let declaration: Range<Int>?

    init(_ name: TokenIndex, at node: SyntaxNode, in tree: SyntaxTree) {
      self.name = tree.name(ofToken: name)
      offset = node.range.lowerBound
      let functions = sequence(first: node, next: \.parent).filter { $0.kind == .functionDecl }
      declaration = SelfContext(of: node).member?.range ?? functions.last?.range
    }

    /// Something at an offset is in the same member or function.
    func isNear(_ offset: Int) -> Bool { declaration?.contains(offset) ?? false }
  }

  /// The values that are given to functions of the standard library.
  init(in tree: SyntaxTree) {
    var variables: [Variable] = []
    var arrays: [Variable] = []
    for node in tree.nodes(ofKind: .callExpr) {
      guard let callee = node.children.first, let name = callee.ownTokens.last,
        MeasuredValues.functionNames.contains(name, of: tree),
        let function = MemoryDeclarations.standard.measuring[tree.text(ofToken: name)],
        !function.givesPointer
          || node.tokenRange.contains(where: { MemoryUses.retypings.contains($0, of: tree) })
      else { continue }
      // A method of the name gives the bytes of all elements.
      if !function.isMember, callee.kind == .memberAccessExpr, let array = callee.children.first {
        addArray(array, in: tree, &arrays)
      }
      for argument in node.children(.argument) where argument.argumentLabel == function.label {
        if let value = argument.content { add(value, in: tree, &variables) }
      }
    }
    addTypes(of: variables, in: tree)
    addTypes(of: arrays, in: tree, ofElements: true)
  }

  /// The values, and the types themselves, that are given to some functions.
  init(in tree: SyntaxTree, givenTo functions: MeasuringFunctions) {
    var variables: [Variable] = []
    var arrays: [Variable] = []
    for call in tree.nodes(ofKind: .callExpr) {
      for argument in functions.arguments(of: call) {
        let value = argument.content
        if value.kind == .memberAccessExpr, tree.tokens[value.tokenRange.upperBound - 1].kind == .self {
          types += value.namedTypes.map { ($0, call.range.lowerBound) }
        } else if value.kind == .keyPathExpr {
          inKeyPaths += value.namesInKeyPath.map { ($0, call.range.lowerBound) }
        } else {
          switch argument.measured {
          case .type: break
          case .value: add(value, in: tree, &variables)
          case .elements:
            types += value.namesOfMadeElements.map { ($0, call.range.lowerBound) }
            addArray(value, in: tree, &arrays)
          }
        }
      }
    }
    addTypes(of: variables, in: tree)
    addTypes(of: arrays, in: tree, ofElements: true)
  }

  private mutating func addTypes(of variables: [Variable], in tree: SyntaxTree, ofElements: Bool = false) {
    if variables.isEmpty { return }
    let names = TokenTexts(Set(variables.map(\.name)))
    let declared = tree.typesOfValues(named: names, ofElements: ofElements)
    let read = tree.membersRead(byValuesNamed: names)
    let stated = tree.statedTypes(ofValuesNamed: names)
    for variable in variables {
      let all = (declared[variable.name] ?? [], read[variable.name] ?? [])
      let local = (
        all.0.filter { variable.isNear($0.offset) }, all.1.filter { variable.isNear($0.offset) }
      )
      let isKnown = (stated[variable.name] ?? []).contains(where: variable.isNear)
      let found = local.0.isEmpty && local.1.isEmpty && !isKnown ? all : local
      types += found.0.map { ($0.type, variable.offset) }
      members += found.1.map { Member(name: $0.member, offset: variable.offset, isArray: ofElements) }
    }
  }

  /// The names of the functions that the standard library has.
  static let functions = Set(MemoryDeclarations.standard.measuring.keys)

  private static let functionNames = TokenTexts(functions)

  private mutating func addArray(_ value: SyntaxNode, in tree: SyntaxTree, _ arrays: inout [Variable]) {
    let array = value.kind == .inoutExpr ? value.content : value
    guard let array, let token = array.ownTokens.last else { return }
    switch array.kind {
    case .identifierExpr: arrays.append(Variable(token, at: array, in: tree))
    case .memberAccessExpr:
      members.append(Member(name: tree.name(ofToken: token), offset: array.range.lowerBound, isArray: true))
    default: break
    }
  }

  private mutating func add(_ argument: SyntaxNode, in tree: SyntaxTree, _ variables: inout [Variable]) {
    let offset = argument.range.lowerBound
    var value = argument
    while let inner = value.kind == .inoutExpr ? value.content : value.children.first,
      [.inoutExpr, .subscriptExpr, .forceUnwrapExpr].contains(value.kind)
    {
      value = inner
    }
    if value.kind == .callExpr { types += value.namesOfCallee.map { ($0, offset) } }
    guard let token = value.ownTokens.last else { return }
    let name = tree.name(ofToken: token)
    switch value.kind {
    case .memberAccessExpr: members.append(Member(name: name, offset: offset))
    case .identifierExpr:
      if tree.tokens[token].kind != .self {
        variables.append(Variable(token, at: argument, in: tree))
      } else if let owner = SelfContext(of: argument).owner {
        types.append((owner, offset))
      }
    default: break
    }
  }
}

extension SyntaxTree {
  /// The names in the types of variables and parameters, by their names, and where these are declared.
  ///
  /// - Parameter ofElements: only those in the types of arrays' elements, and in generic arguments.
  func typesOfValues(
    named names: TokenTexts, ofElements: Bool = false
  ) -> [String: [(type: String, offset: Int)]] {
    var found: [String: [(type: String, offset: Int)]] = [:]
    for node in nodes(where: \.declaresValue) {
      let binding = PatternBinding(node) ?? PatternBinding.inCondition(node)
      let parameter = Parameter(node)
      guard let token = binding?.nameToken ?? parameter?.internalName, names.containsName(token, of: self)
      else { continue }
      let name = name(ofToken: token)
      let types =
        ofElements
        ? binding?.namesOfElementTypes ?? parameter?.type?.namesOfElementTypes ?? []
        : binding?.namesOfTypes ?? parameter?.type?.namesOfTypes ?? []
      found[name, default: []] += types.map { ($0, node.range.lowerBound) }
    }
    return found
  }
}

extension SyntaxTree {
  /// Where variables and parameters of some names are declared, if their types are written.
  fileprivate func statedTypes(ofValuesNamed names: TokenTexts) -> [String: [Int]] {
    var found: [String: [Int]] = [:]
    for node in nodes(where: \.declaresValue) {
      let binding = PatternBinding(node).flatMap { $0.type == nil ? nil : $0 }
      guard let token = binding?.nameToken ?? Parameter(node)?.internalName,
        names.containsName(token, of: self)
      else { continue }
      found[name(ofToken: token), default: []].append(node.range.lowerBound)
    }
    return found
  }
}

extension NodeKind {
  /// The node declares a variable or a parameter.
  fileprivate var declaresValue: Bool {
    self == .patternBinding || self == .optionalBindingCondition || self == .parameter
  }
}

extension SyntaxTree {
  /// The members that are the initial values of variables, by the variables' names, and where these are declared: `var
  /// size = try terminal.size`.
  fileprivate func membersRead(byValuesNamed names: TokenTexts) -> [String: [(member: String, offset: Int)]] {
    var found: [String: [(member: String, offset: Int)]] = [:]
    for node in nodes(where: { $0 == .patternBinding || $0 == .optionalBindingCondition }) {
      guard let binding = PatternBinding(node) ?? PatternBinding.inCondition(node), binding.type == nil,
        let name = binding.nameToken, names.containsName(name, of: self),
        let member = binding.initializer?.content?.nameOfMember
      else { continue }
      found[self.name(ofToken: name), default: []].append((member, node.range.lowerBound))
    }
    return found
  }
}

extension SyntaxNode {
  /// The member that an expression reads, whatever is done to get at it.
  fileprivate var nameOfMember: String? {
    switch kind {
    case .memberAccessExpr: isOfLayout ? nil : ownTokens.last.map(tree.name(ofToken:))
    case .tryExpr, .awaitExpr, .unsafeExpr, .forceUnwrapExpr: children.first?.nameOfMember
    default: nil
    }
  }

  /// `MemoryLayout<T>.size`, a number.
  private var isOfLayout: Bool { children.first.map { !$0.measuredNames.isEmpty } ?? false }

  /// The names of the types in a key path, and of its properties.
  var namesInKeyPath: [String] {
    names(in: [.identifierType, .memberType, .identifierExpr, .keyPathComponent])
  }

  /// The names of the types that are written inside: for `Self`, that of the type around.
  var namesOfTypes: [String] { names(in: [.identifierType, .memberType]) }

  /// The same in the types of arrays' elements, and in generic arguments.
  var namesOfElementTypes: [String] {
    allNodes.filter { $0.kind == .arrayType || $0.kind == .genericArgument }.flatMap(\.namesOfTypes)
  }

  /// The names in what a call calls, which may be those of the type that it makes a value of.
  fileprivate var namesOfCallee: [String] {
    guard kind == .callExpr, let callee = children.first else { return [] }
    return callee.names(in: [.identifierExpr, .memberAccessExpr])
  }

  /// The names of the types of which an initial value may be: `T(…)!`, `try T(…)`, `x as! T`, `T(…) ?? y`.
  fileprivate var namesOfMadeTypes: [String] {
    switch kind {
    case .callExpr: namesOfCallee
    case .typeExpr: namesOfTypes
    case .forceUnwrapExpr, .tryExpr, .awaitExpr, .unsafeExpr, .sequenceExpr, .asExpr, .ternaryExpr:
      children.flatMap { $0.kind.isType ? $0.namesOfTypes : $0.namesOfMadeTypes }
    case .tupleExpr: children(.argument).compactMap(\.content).flatMap(\.namesOfMadeTypes)
    default: []
    }
  }

  /// The names of the types of which the elements of an array may be that is an initial value: `[T(…)]`, `xs.map { T($0) }`,
  /// `[T](repeating: x, count: n)`, `Array(repeating: T(…), count: n)`.
  fileprivate var namesOfMadeElements: [String] {
    switch kind {
    case .arrayExpr: return descendants.flatMap(\.namesOfCallee)
    case .tryExpr, .awaitExpr, .unsafeExpr, .forceUnwrapExpr: return children.flatMap(\.namesOfMadeElements)
    case .callExpr:
      let makesArray = children.first?.isArrayType ?? false
      let given = children(.closureExpr) + (makesArray ? children(.argument) : [])
      return (makesArray ? namesOfCallee + namesOfTypes : [])
        + given.flatMap(\.allNodes).flatMap(\.namesOfCallee)
    default: return []
    }
  }

  /// What is called is an array's type: `[T]`, `Array`, `Array<T>`.
  private var isArrayType: Bool {
    let names = ["Array", "ContiguousArray"]
    return kind == .arrayExpr || names.contains(tree.name(ofToken: tokenRange.lowerBound))
  }

  /// The last names of the nodes of some kinds, this one and those inside.
  fileprivate func names(in kinds: [NodeKind]) -> [String] {
    allNodes.filter { kinds.contains($0.kind) }.compactMap { node in
      guard
        let token = node.ownTokens.last(where: {
          tree.tokens[$0].kind.isIdentifierLike || tree.tokens[$0].kind == .Self
        })
      else {
        return nil
      }
      return tree.tokens[token].kind == .Self ? SelfContext(of: node).owner : tree.name(ofToken: token)
    }
  }
}

extension PatternBinding {
  /// The names in the type of a variable, or else in what makes its initial value.
  var namesOfTypes: [String] {
    if let type { return type.namesOfTypes }
    return initializer?.content?.namesOfMadeTypes ?? []
  }

  /// The names in the type of an array's elements, or else in what makes those of its initial value.
  fileprivate var namesOfElementTypes: [String] {
    if let type { return type.namesOfElementTypes }
    return initializer?.content?.namesOfMadeElements ?? []
  }
}
