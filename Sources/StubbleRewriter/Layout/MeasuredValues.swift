import StubbleSemantics
import StubbleSyntax

/// The values whose size or layout the code of a file measures, as `withUnsafeBytes(of: header) { … }` does.
///
/// Their types are those that declarations of their names say: in the function around it or, for what is a member of a
/// type, in any file.
struct MeasuredValues: Sendable {
  /// The names that may be types of measured values, with the code that measures the values.
  private(set) var types: [(name: String, node: SyntaxNode)] = []
  /// The values that are members of types.
  private(set) var members: [MeasuredValue] = []
  /// Names in key paths to properties whose place in a value is asked for.
  private(set) var inKeyPaths: [(name: String, offset: Int)] = []

  /// The values that are given to functions of the standard library, and the elements that are seen as bytes.
  init(in tree: SyntaxTree, index: TypeIndex, _ names: MemoryNames) {
    var reader = MeasuredValueReader(index: index, names: names)
    for node in tree.nodes(ofKind: .callExpr) {
      if let pointer = node.reboundPointer { reader.add(pointedToBy: pointer) }
      guard let callee = node.children.first, let name = callee.ownTokens.last,
        MeasuredValues.functionNames.contains(name, of: tree),
        let function = MemoryDeclarations.standard.measuring[tree.text(ofToken: name)],
        !function.givesPointer
          || node.tokenRange.contains(where: { RetypedMemory.pointerNames.contains($0, of: tree) })
      else { continue }
      // A method of the same name, `array.withUnsafeBytes`, measures the elements of an array.
      if !function.isMember, callee.kind == .memberAccessExpr, let array = callee.children.first {
        reader.add(array, areElements: true)
      }
      for argument in node.children(.argument) where argument.argumentLabel == function.label {
        if let value = argument.content { reader.add(value, areElements: false) }
      }
    }
    if SyntaxTree.bytes.areFound(in: tree) {
      for node in tree.nodes(ofKind: .memberAccessExpr) {
        guard let name = node.ownTokens.last, SyntaxTree.bytes.contains(name, of: tree),
          let span = node.children.first
        else { continue }
        reader.add(elementsOf: span)
      }
    }
    types = reader.types
    members = reader.members
  }

  /// Finds the values and types that a file passes to functions which measure them.
  init(in tree: SyntaxTree, givenTo functions: MeasuringFunctions, index: TypeIndex, _ names: MemoryNames) {
    guard functions.areNamed(in: tree) else { return }
    var reader = MeasuredValueReader(index: index, names: names)
    for call in tree.nodes(ofKind: .callExpr) {
      for argument in functions.arguments(of: call) {
        let value = argument.content
        let names = value.namesOfMetatype
        if !names.isEmpty {
          types += names.map { ($0, call) }
        } else if value.kind == .keyPathExpr {
          inKeyPaths += value.namesInKeyPath.map { ($0, call.range.lowerBound) }
        } else if argument.measured != .type {
          reader.add(value, argument.measured)
        }
      }
      if functions.areGivenTypes(byResultOf: call) { reader.add(resultOf: call) }
    }
    for value in functions.measuredHolders(in: tree) { reader.add(value, areElements: true) }
    types += reader.types
    members = reader.members
  }

  /// The names of the functions of the standard library that measure values.
  static let functions = Set(MemoryDeclarations.standard.measuring.keys)

  private static let functionNames = TokenTexts(functions)
}

extension SyntaxNode {
  /// The pointer whose memory a call uses as that of another type: `pointer` of `pointer.assumingMemoryBound(to: T.self)`.
  fileprivate var reboundPointer: SyntaxNode? {
    guard let callee = children.first, callee.kind == .memberAccessExpr, let name = callee.ownTokens.last,
      RetypedMemory.methods.contains(name, of: tree), !namesOfReboundTypes.isEmpty
    else { return nil }
    return callee.children.first
  }
}
