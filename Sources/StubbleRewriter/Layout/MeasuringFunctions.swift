import StubbleSemantics
import StubbleSyntax

/// A generic function that depends on the layout of its generic arguments:
/// `func size<T>(of: T.Type) -> Int { MemoryLayout<T>.size }`.
struct MeasuringFunction: Sendable {
  /// The names by which the function is called. An initializer is also called by the name of its type.
  let names: [String]
  private let declaration: Declaration
  /// The labels of the function's parameters.
  private let labels: Set<String>
  /// The generic and opaque parameters that the function measures: all of them if it has a `where` clause, which may relate
  /// them.
  private let measured: Set<String>
  /// The generic parameters of which the function measures an associated type, as it does with `MemoryLayout<C.Element>`.
  private let holders: Set<String>
  private let isPrivateToFile: Bool

  /// What distinguishes measuring functions and members: the declaration, and the names of what is measured.
  struct Key: Hashable {
    private let tree: ObjectIdentifier
    private let node: NodeID
    private let names: Set<String>

    init(_ declaration: SyntaxNode, measuring names: Set<String>) {
      tree = ObjectIdentifier(declaration.tree)
      node = declaration.id
      self.names = names
    }
  }

  var key: Key { Key(declaration.node, measuring: measured.union(holders)) }

  private enum Declaration {
    case function(FunctionDecl)
    /// The memberwise initializer that a struct has implicitly.
    case memberwise(TypeDecl)

    var node: SyntaxNode {
      switch self {
      case .function(let function): function.node
      case .memberwise(let type): type.node
      }
    }

    /// The labels of the parameters; `_` for none.
    var labels: Set<String> {
      switch self {
      case .function(let function): Set(function.parameters.map { $0.label() ?? "_" })
      case .memberwise: Set(bindings.map { $0.name ?? "_" })
      }
    }

    private var bindings: [PatternBinding] {
      node.child(.memberBlock)?.children(.variableDecl).compactMap(VariableDecl.init).flatMap(\.bindings)
        ?? []
    }

    /// Returns the type of the parameter for each argument of a call; `nil` if the call cannot be of this function.
    func types(of call: SyntaxNode) -> [SyntaxNode?]? {
      switch self {
      case .function(let function): return function.parameters(of: call)?.map(\.type)
      case .memberwise:
        let properties = Dictionary(grouping: bindings) { $0.name ?? "_" }
        let arguments = call.argumentLabels.map { properties[$0]?.first }
        return arguments.contains { $0 == nil } ? nil : arguments.map { $0?.type }
      }
    }
  }

  /// Finds the function that encloses some code, if a measured name in the code is one of its generic parameters.
  init?(around code: SyntaxNode, measuring names: [String]) {
    let functions = code.nodesAround.lazy.compactMap(FunctionDecl.init)
    guard let function = functions.first(where: { !$0.namesOfGivenTypes.isDisjoint(with: names) }) else {
      return nil
    }
    let owner = function.name == "init" ? SelfContext(of: function.node).owner : nil
    self.names = [function.name] + (owner.map { [$0] } ?? [])
    declaration = .function(function)
    labels = declaration.labels
    let generic =
      function.whereClause == nil ? function.genericNames.intersection(names) : function.genericNames
    measured = generic.union(function.namesOfOpaqueTypes.intersection(names))
    holders = function.genericNames.intersection(code.parametersWithNamedMembers)
    isPrivateToFile = function.node.nodesAround.contains(where: \.isPrivateToFile)
  }

  /// Returns the initializers of types that enclose some code, if some of the measured names are those of generic parameters
  /// of these types, or one is a type's own.
  static func initializers(of types: [TypeModel], measuring names: [String]) -> [MeasuringFunction] {
    let all = Set(types.flatMap(\.genericParameters).map(\.name))
    let isWhole = types.contains { names.contains($0.name) }
    let measured = isWhole ? all : all.intersection(names)
    if measured.isEmpty { return [] }
    return types.flatMap { type in
      let written = type.initializers.compactMap { FunctionDecl($0.node).map(Declaration.function) }
      return (written.isEmpty ? [.memberwise(type.decl)] : written).map {
        MeasuringFunction($0, of: type.decl, measured)
      }
    }
  }

  private init(_ initializer: Declaration, of type: TypeDecl, _ measured: Set<String>) {
    names = ["init", type.name]
    declaration = initializer
    labels = initializer.labels
    self.measured = measured
    holders = []
    isPrivateToFile = initializer.node.nodesAround.contains(where: \.isPrivateToFile)
  }

  /// Returns whether the function has parameters with all these labels. Most calls of functions with the same name, such as
  /// `init`, are left out by it.
  func hasParameters(labeled labels: [String]) -> Bool { labels.allSatisfy(self.labels.contains) }

  /// Returns the measured arguments of a call of one of the function's names; none if the call cannot be of this
  /// function.
  func arguments(of call: SyntaxNode) -> [MeasuringFunctions.Argument] {
    if isPrivateToFile, call.tree !== declaration.node.tree { return [] }
    guard let types = declaration.types(of: call) else { return [] }
    return zip(call.children(.argument), types).compactMap { argument, type in
      guard let content = argument.content, let measured = type.flatMap(measured(of:)) else { return nil }
      return MeasuringFunctions.Argument(content: content, measured: measured)
    }
  }

  /// Returns whether a call of one of the function's names says what is measured only by the type of its result.
  func isGivenType(byResultOf call: SyntaxNode) -> Bool {
    guard case .function(let function) = declaration, let result = function.returnType,
      !measured.isDisjoint(with: result.namesOfTypes), !isPrivateToFile || call.tree === result.tree
    else { return false }
    return function.parameters(of: call) != nil && arguments(of: call).isEmpty
  }

  /// Whether the function measures what it is given for an opaque parameter.
  var isOfOpaque: Bool {
    guard case .function(let function) = declaration else { return false }
    return !function.namesOfOpaqueTypes.isDisjoint(with: measured)
  }

  /// Returns whether no other function that is visible or known has the function's name and labels.
  func hasOwnName(in index: TypeIndex) -> Bool {
    guard case .function(let function) = declaration, function.node.kind == .functionDecl else {
      return false
    }
    let same = index.functions(named: function.name) + index.knownFunctions(named: function.name)
    return same.count { $0.reference == function.reference } == 1
  }

  /// Returns whether a value of the project may be what the function measures.
  func mayMeasure(_ values: ConformingValues) -> Bool {
    let others = declaration.node.genericParameters.filter { !values.mayBeGiven(for: $0.types) }
    return !holders.isEmpty || !measured.isSubset(of: others.map(\.name))
  }

  /// Returns what the function measures of a parameter: the value, or the elements if the measured type is inside that
  /// of an array or pointer. The value is `nil` if it measures nothing of the parameter.
  private func measured(of type: SyntaxNode) -> MeasuringFunctions.Measured? {
    func count(_ names: [String]) -> Int { names.count(where: measured.contains) }
    guard count(type.namesOfTypes) > 0 else { return nil }
    if !holders.isDisjoint(with: type.namesOfTypes) { return .elements }
    return count(type.namesOfElementTypes) >= count(type.namesOfTypes) ? .elements : .value
  }
}

extension FunctionDecl {
  /// The names by which the types of arguments are known in the function: those of the generic parameters, and what opaque
  /// parameters are written with.
  fileprivate var namesOfGivenTypes: Set<String> { genericNames.union(namesOfOpaqueTypes) }

  /// The names that opaque parameters are written with.
  fileprivate var namesOfOpaqueTypes: Set<String> {
    let opaque = parameters.compactMap(\.type).filter(\.containsOpaqueType)
    return Set(opaque.flatMap(\.namesOfTypes)).subtracting(genericNames)
  }
}

/// The functions of a project that depend on the layout of their arguments, and the members that depend on the layout of
/// what the value holds of which they are members.
struct MeasuringFunctions: Sendable {
  /// A measured argument.
  struct Argument {
    let content: SyntaxNode
    let measured: Measured
  }

  /// The part of an argument that is measured.
  enum Measured {
    /// The type that is passed: `T.self`.
    case type
    /// The value itself.
    case value
    /// The elements of an array, whose address a C function gets, or the pointee of a pointer.
    case elements
    /// The elements of the value if it is an array.
    case array
  }

  private let ofValues: [String: [MeasuringFunction]]
  /// The functions that measure only types that are passed to them, by name.
  private let ofTypes: [String: [MeasuringFunction]]
  /// The names of C functions, which get the addresses of values.
  private let ofC: Set<String>
  /// The functions with parameters of raw pointers, by name.
  private let ofPointers: [String: [PointerFunction]]
  private let names: TokenTexts
  private let members: [String: [MeasuringMember]]
  private let memberNames: TokenTexts

  init(
    ofValues values: [MeasuringFunction], ofTypes types: [MeasuringFunction], members: [MeasuringMember],
    ofC: Set<String>, ofPointers pointers: [PointerFunction]
  ) {
    ofValues = Self.byName(values, \.names)
    ofTypes = Self.byName(types, \.names)
    ofPointers = Self.byName(pointers, \.names)
    self.ofC = ofC
    names = TokenTexts(ofC.union(ofValues.keys).union(ofTypes.keys).union(ofPointers.keys))
    self.members = Dictionary(grouping: members, by: \.name)
    memberNames = TokenTexts(Set(self.members.keys))
  }

  var isEmpty: Bool { names.isEmpty && memberNames.isEmpty }

  /// Returns whether a file mentions one of the functions or members.
  func areNamed(in tree: SyntaxTree) -> Bool {
    names.areNames(in: tree.root) || memberNames.areNames(in: tree.root)
  }

  /// Returns the values in a file that hold what a member of them measures.
  func measuredHolders(in tree: SyntaxTree) -> [SyntaxNode] {
    guard memberNames.areFound(in: tree) else { return [] }
    return tree.nodes(ofKind: .memberAccessExpr).compactMap { access in
      guard let name = access.ownTokens.last, memberNames.containsName(name, of: tree),
        members[tree.name(ofToken: name)]?.contains(where: { $0.isVisible(in: tree) }) == true
      else { return nil }
      return access.children.first
    }
  }

  private static func byName<Function>(
    _ functions: [Function], _ names: (Function) -> [String]
  ) -> [String: [Function]] {
    functions.reduce(into: [:]) { found, function in
      for name in names(function) { found[name, default: []].append(function) }
    }
  }

  /// Returns whether one of the functions that a call may be of measures what is expected as its result.
  func areGivenTypes(byResultOf call: SyntaxNode) -> Bool {
    guard let token = call.children.first?.ownTokens.last, names.containsName(token, of: call.tree) else {
      return false
    }
    let name = call.tree.name(ofToken: token)
    return [ofValues, ofTypes].contains {
      MeasuringFunctions.called(name, by: call, among: $0).contains { $0.isGivenType(byResultOf: call) }
    }
  }

  /// Returns the functions of a name that a call may be of, as far as the labels of its arguments show.
  private static func called(
    _ name: String, by call: SyntaxNode, among functions: [String: [MeasuringFunction]]
  ) -> [MeasuringFunction] {
    guard let functions = functions[name] else { return [] }
    let labels = call.argumentLabels
    return functions.filter { $0.hasParameters(labeled: labels) }
  }

  /// Returns the measured arguments of a call, for all functions that it may call.
  func arguments(of call: SyntaxNode) -> [Argument] {
    guard let callee = call.children.first?.withoutUnwrapping, let token = callee.ownTokens.last,
      names.containsName(token, of: call.tree)
    else { return [] }
    let name = call.tree.name(ofToken: token)
    let values = Self.called(name, by: call, among: ofValues).flatMap { $0.arguments(of: call) }
    let types = Self.called(name, by: call, among: ofTypes).flatMap { $0.arguments(of: call) }
    let isOfC = ofC.contains(name) && callee.kind == .identifierExpr
    let pointedTo = (ofPointers[name] ?? []).flatMap { $0.arguments(of: call) }
    // So many calls name only `init` that the name says little about their values; only types count for them.
    return values.map { Argument(content: $0.content, measured: name == "init" ? .type : $0.measured) }
      + types.map { Argument(content: $0.content, measured: .type) } + (isOfC ? call.argumentsOfC : [])
      + pointedTo.filter { name != "init" || $0.content.kind == .inoutExpr }
  }
}

extension SyntaxNode {
  /// The expression before `?` or `!`, or the expression itself.
  fileprivate var withoutUnwrapping: SyntaxNode {
    kind == .optionalChainingExpr || kind == .forceUnwrapExpr ? children.first ?? self : self
  }

  /// The arguments of a call of a C function; none if one has a label.
  fileprivate var argumentsOfC: [MeasuringFunctions.Argument] {
    let arguments = children(.argument)
    if arguments.contains(where: { $0.token(.colon) != nil }) { return [] }
    return arguments.compactMap(\.content).map {
      MeasuringFunctions.Argument(content: $0, measured: $0.kind == .inoutExpr ? .value : .elements)
    }
  }
}
