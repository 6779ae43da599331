import StubbleSemantics
import StubbleSyntax

/// A function of Swift with parameters of raw pointers, such as `func send(_ bytes: UnsafeRawPointer, count: Int)`. What a
/// call gives for one of these, by `&value` or as an array, is accessed as bytes.
struct PointerFunction: Sendable {
  /// The names by which the function is called. An initializer is also called by the name of its type.
  let names: [String]
  private let declaration: Declaration
  private let isPrivateToFile: Bool
  /// The types of its parameters that are raw pointers.
  private let pointers: Set<TypeRef>

  private enum Declaration {
    case function(FunctionDecl)
    /// A variable, or a parameter, whose value is a function with parameters of these types.
    case variable(SyntaxNode, [TypeRef])
  }

  /// The functions of known modules, by the modules' names, as far as they were asked for.
  private static let known = SharedValue<[String: [PointerFunction]]>([:])

  /// Returns the functions that a file declares.
  static func all(in tree: SyntaxTree, _ names: MemoryNames) -> [PointerFunction] {
    all(in: tree, names, isKnown: false)
  }

  /// Returns the functions that a known module declares. Its initializers are only searched for by the names of their
  /// types, since nearly every file calls some `init`.
  static func all(in module: KnownModule) -> [PointerFunction] {
    known.answer(to: module.name) { all(in: module.tree, .standard, isKnown: true) }
  }

  private static func all(in tree: SyntaxTree, _ names: MemoryNames, isKnown: Bool) -> [PointerFunction] {
    guard names.ofRawPointers.areFound(in: tree) else { return [] }
    return tree.nodes(where: \.declaresFunctionOrValue).compactMap { node in
      names.ofRawPointers.areNames(in: node) ? PointerFunction(node, names, isKnown: isKnown) : nil
    }
  }

  private init?(_ node: SyntaxNode, _ memoryNames: MemoryNames, isKnown: Bool) {
    if let function = FunctionDecl(node) {
      pointers = memoryNames.rawPointers(
        among: function.parameters.compactMap { $0.type.map(TypeRef.init) }, in: node)
      let owner = function.node.kind == .initializerDecl ? SelfContext(of: node).owner : nil
      names = (isKnown && owner != nil ? [] : [function.name]) + (owner.map { [$0] } ?? [])
      declaration = .function(function)
    } else {
      let binding = PatternBinding(node)
      let name = binding?.name ?? Parameter(node)?.internalName.map(node.tree.name(ofToken:))
      guard let name, let type = (binding?.type ?? Parameter(node)?.type).map(TypeRef.init),
        case .function(let function)? = type.unwrappings.last?.unmodified,
        case let types = function.parameters.map(\.type)
      else { return nil }
      pointers = memoryNames.rawPointers(among: types, in: node)
      names = [name]
      declaration = .variable(node, types)
    }
    if pointers.isEmpty { return nil }
    isPrivateToFile = node.nodesAround.contains(where: \.isPrivateToFile)
  }

  /// Returns the arguments of a call of one of the function's names that are accessed as bytes; none if the call cannot
  /// be of this function.
  func arguments(of call: SyntaxNode) -> [MeasuringFunctions.Argument] {
    guard let types = types(of: call) else { return [] }
    return zip(call.children(.argument), types).flatMap { argument, type -> [MeasuringFunctions.Argument] in
      guard let type, pointers.contains(type), let content = argument.content
      else { return [] }
      // `&array` gives the elements, and `&value` the value.
      let measured: [MeasuringFunctions.Measured] =
        content.kind == .inoutExpr ? [.value, .elements] : content.mayBeArray ? [.array] : []
      return measured.map { MeasuringFunctions.Argument(content: content, measured: $0) }
    }
  }

  /// Returns the type of the parameter for each argument of a call; `nil` if the call cannot be of this function.
  private func types(of call: SyntaxNode) -> [TypeRef?]? {
    switch declaration {
    case .function(let function):
      if isPrivateToFile, call.tree !== function.node.tree { return nil }
      return function.parameters(of: call)?.map { $0.type.map(TypeRef.init) }
    case .variable(let node, let types):
      if isPrivateToFile, call.tree !== node.tree { return nil }
      // A parameter or a local variable is called only in its function.
      if let function = node.functionOfLocalVariable, !call.ancestors.contains(function) { return nil }
      return call.children(.argument).count == types.count ? types : nil
    }
  }
}

extension SyntaxNode {
  /// The function or closure around a parameter or a local variable; `nil` for a member of a type, or a global variable.
  fileprivate var functionOfLocalVariable: SyntaxNode? {
    for node in ancestors {
      switch node.kind {
      case .functionDecl, .initializerDecl, .subscriptDecl, .accessorDecl, .closureExpr, .accessorBlock:
        return node
      case .memberBlock, .sourceFile: return nil
      default: break
      }
    }
    return nil
  }

  /// Whether an argument for a raw pointer may be an array, which the compiler converts: an array literal, or a variable.
  /// What computes a value gives a pointer as a rule, and says nothing of what is at its address.
  fileprivate var mayBeArray: Bool {
    switch kind {
    case .arrayExpr: true
    case .identifierExpr: firstTokenKind != .self
    case .memberAccessExpr: children.first?.isSelf == true
    default: false
    }
  }
}

extension NodeKind {
  fileprivate var declaresFunctionOrValue: Bool {
    switch self {
    case .functionDecl, .initializerDecl, .patternBinding, .parameter: true
    default: false
    }
  }
}
