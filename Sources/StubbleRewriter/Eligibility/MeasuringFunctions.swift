import StubbleSemantics
import StubbleSyntax

/// A generic function that depends on how what it is given is stored: `func size<T>(of: T.Type) -> Int { MemoryLayout<T>.size }`.
struct MeasuringFunction: Sendable {
  /// The names by which it is called: an initializer by that of its type, too.
  let names: [String]
  private let declaration: FunctionDecl
  /// Those of its generic parameters that it measures, and those that may depend on them.
  private let measured: Set<String>
  private let isOfFile: Bool

  /// The function around some code, if some of the names in the code are those of its parameters.
  init?(around code: SyntaxNode, measuring names: [String]) {
    let functions = ([code] + code.ancestors).lazy.compactMap(FunctionDecl.init)
    guard let function = functions.first(where: { !$0.genericNames.isDisjoint(with: names) }) else {
      return nil
    }
    let owner = function.name == "init" ? SelfContext(of: function.node).owner : nil
    self.names = [function.name] + (owner.map { [$0] } ?? [])
    declaration = function
    let generic = function.genericNames
    measured = function.whereClause == nil ? generic.intersection(names) : generic
    isOfFile = ([function.node] + function.node.ancestors).contains(where: \.isOfFile)
  }

  /// What a call of one of its names gives to the parameters that are measured; nothing if it cannot be called there so.
  func arguments(of call: SyntaxNode) -> [MeasuringFunctions.Argument] {
    if isOfFile, call.tree !== declaration.node.tree { return [] }
    guard let parameters = declaration.parameters(of: call) else { return [] }
    return zip(call.children(.argument), parameters).compactMap { argument, parameter in
      guard let content = argument.content, let measured = measured(of: parameter) else { return nil }
      return MeasuringFunctions.Argument(content: content, measured: measured)
    }
  }

  /// What a parameter takes of the types that are measured: an array or a pointer of one has it inside.
  private func measured(of parameter: Parameter) -> MeasuringFunctions.Measured? {
    func count(_ names: [String]) -> Int { names.count(where: measured.contains) }
    guard let type = parameter.type, count(type.namesOfTypes) > 0 else { return nil }
    return count(type.namesOfElementTypes) >= count(type.namesOfTypes) ? .elements : .value
  }
}

/// The functions of a project that depend on how what they are given is stored.
struct MeasuringFunctions: Sendable {
  /// An argument that one of them is given.
  struct Argument {
    let content: SyntaxNode
    let measured: Measured
  }

  /// What of an argument is measured.
  enum Measured {
    /// A type that is given itself.
    case type
    case value
    /// The elements of an array, of which functions of C get the address, or what a pointer points to.
    case elements
  }

  private let ofValues: [String: [MeasuringFunction]]
  /// Those to which only types matter that they are given.
  private let ofTypes: [String: [MeasuringFunction]]
  /// Those of C, which get the addresses of values.
  private let ofC: Set<String>
  private let names: TokenTexts

  init(ofValues values: [MeasuringFunction], ofTypes types: [MeasuringFunction], ofC: Set<String>) {
    ofValues = Self.byName(values)
    ofTypes = Self.byName(types)
    self.ofC = ofC
    names = TokenTexts(ofC.union(ofValues.keys).union(ofTypes.keys))
  }

  var isEmpty: Bool { names.isEmpty }

  private static func byName(_ functions: [MeasuringFunction]) -> [String: [MeasuringFunction]] {
    functions.reduce(into: [:]) { found, function in
      for name in function.names { found[name, default: []].append(function) }
    }
  }

  /// What matters of what a call gives to the functions that it may call.
  func arguments(of call: SyntaxNode) -> [Argument] {
    guard let callee = call.children.first, let token = callee.ownTokens.last,
      names.containsName(token, of: call.tree)
    else { return [] }
    let name = call.tree.name(ofToken: token)
    let values = (ofValues[name] ?? []).flatMap { $0.arguments(of: call) }
    let types = (ofTypes[name] ?? []).flatMap { $0.arguments(of: call) }
    let isOfC = ofC.contains(name) && callee.kind == .identifierExpr
    // An initializer without its type is called in too many places to say what it is given.
    return values.map { Argument(content: $0.content, measured: name == "init" ? .type : $0.measured) }
      + types.map { Argument(content: $0.content, measured: .type) } + (isOfC ? call.argumentsOfC : [])
  }
}

extension SyntaxNode {
  /// What a call gives to a function of C, whose arguments have no labels.
  fileprivate var argumentsOfC: [MeasuringFunctions.Argument] {
    let arguments = children(.argument)
    if arguments.contains(where: { $0.token(.colon) != nil }) { return [] }
    return arguments.compactMap(\.content).map {
      MeasuringFunctions.Argument(content: $0, measured: $0.kind == .inoutExpr ? .value : .elements)
    }
  }
}
