import StubbleSemantics
import StubbleSyntax

extension MemoryUses {
  /// The uses of memory in one file, with their offsets.
  struct FileUses: Sendable {
    /// The names of types whose layout is measured, with the code that does that.
    var types: [(name: String, code: SyntaxNode)] = []
    /// The measured values that are members of types.
    var members: [MeasuredValue] = []
    /// Names of types, and where their properties' places are asked for.
    var offsets: [(name: String, offset: Int)] = []
    /// The names of classes that are passed as those whose objects keep the elements of buffers.
    private(set) var buffers: [(name: String, offset: Int)] = []
    /// The offset of code that requires a `BitwiseCopyable` type, or `nil` if there is none.
    private(set) var bitwise: Int?
    /// The parameters of generic types that are given only `BitwiseCopyable` types.
    private(set) var bitwiseParameters: [BitwiseParameter] = []
    /// The generic functions that measure their arguments.
    private(set) var functions: [MeasuringFunction] = []
    /// The generic functions that read memory as values of types that are passed to them.
    private(set) var retypingFunctions: [MeasuringFunction] = []
    /// The members of extensions that measure what values of the extended types hold.
    private(set) var measuringMembers: [MeasuringMember] = []
    /// Names of what is measured or has memory taken for it, after that of the type around, and where: a protocol's
    /// associated type may be one, or the type's generic parameter.
    private(set) var typesOfOwners: [(name: String, offset: Int)] = []

    init(in file: SourceFile, _ index: TypeIndex, _ names: MemoryNames) {
      let tree = file.tree
      let scope = Scope(modules: file.modules, path: "")
      let copied = index.declarationsOfBitwiseCopies(in: file)
      types += copied.map { (TypeDecl.lastName(of: $0.name), $0.node) }
      let isProtocol = index.resolve("BitwiseCopyable", from: scope).isEmpty
      addBitwise(tree.bitwiseUses(countingProtocol: isProtocol, excluding: copied), in: tree)
      guard
        Self.words.areFound(in: tree) || SyntaxTree.bytes.areFound(in: tree)
          || names.areAliased(in: tree)
      else { return }
      add(MeasuredValues(in: tree, index: index, names), in: file, index)
      for node in tree.nodes(where: { $0 == .genericSpecializationExpr || $0 == .identifierType }) {
        let measured = names.measured(by: node)
        if !measured.isEmpty { addMeasured(measured, by: node, in: file, index) }
      }
      for node in tree.nodes(ofKind: .callExpr) {
        addRetyped(by: node)
        if node.givesBytesOfSelf {
          measuringMembers += MeasuringMember.members(around: node, measuring: ["Element"])
        }
      }
      for (node, names) in names.mentionsOfUninitializedMemory(in: tree) {
        addElements(names, mentionedBy: node)
      }
      offsets += tree.offsetUses
      buffers = tree.bufferClasses
    }

    private mutating func addBitwise(_ uses: [TokenIndex], in tree: SyntaxTree) {
      if uses.isEmpty { return }
      let parameters = tree.parametersCopiedBitByBit
      for token in uses {
        let offset = Int(tree.tokens[token].start)
        if let (type, name) = parameters[token] {
          bitwiseParameters.append(BitwiseParameter(type: type, name: name, offset: offset))
        } else if bitwise == nil {
          bitwise = offset
        }
      }
    }

    /// Adds values that are measured: where their types are generic parameters, what these are given.
    mutating func add(_ values: MeasuredValues, in file: SourceFile, _ index: TypeIndex) {
      for (name, node) in values.types { addMeasured([name], by: node, in: file, index) }
      members += values.members
      offsets += values.inKeyPaths
    }

    private mutating func addMeasured(
      _ names: [String], by node: SyntaxNode, in file: SourceFile, _ index: TypeIndex
    ) {
      add(names, at: node)
      if let function = MeasuringFunction(around: node, measuring: names) {
        functions.append(function)
      } else {
        functions += MeasuringFunction.initializers(
          of: index.types(around: node, of: file).map { index.types[$0] }, measuring: names)
        measuringMembers += MeasuringMember.members(around: node, measuring: names)
      }
    }

    private mutating func addRetyped(by call: SyntaxNode) {
      let names = call.namesOfReboundTypes
      guard !names.isEmpty else { return }
      add(names, at: call)
      guard let function = MeasuringFunction(around: call, measuring: names) else { return }
      if call.givesUninitialized, call.isWhereElementsAreAssigned {
        functions.append(function)
      } else {
        retypingFunctions.append(function)
      }
    }

    private mutating func addElements(_ names: [String], mentionedBy node: SyntaxNode) {
      add(names, at: node)
      if let function = MeasuringFunction(around: node, measuring: names), node.isWhereElementsAreAssigned {
        functions.append(function)
      }
    }

    private mutating func add(_ names: [String], at node: SyntaxNode) {
      let offset = node.range.lowerBound
      let parameters = node.genericNamesAround
      types += names.filter { !parameters.contains($0) }.map { ($0, node) }
      for owner in node.namesOfTypesAround { typesOfOwners += names.map { ("\(owner).\($0)", offset) } }
    }

    /// How many measuring functions and members were found.
    struct Counts {
      var ofValues = 0
      var ofTypes = 0
      var members = 0
    }

    var counts: Counts {
      Counts(
        ofValues: functions.count, ofTypes: retypingFunctions.count, members: measuringMembers.count)
    }

    /// Returns the measuring functions and members that were found since there were some number of them.
    func functions(
      after counts: Counts
    ) -> (ofValues: [MeasuringFunction], ofTypes: [MeasuringFunction], members: [MeasuringMember]) {
      (
        Array(functions[counts.ofValues...]), Array(retypingFunctions[counts.ofTypes...]),
        Array(measuringMembers[counts.members...])
      )
    }

    var isEmpty: Bool {
      types.isEmpty && typesOfOwners.isEmpty && members.isEmpty && offsets.isEmpty && buffers.isEmpty
        && bitwise == nil
    }

    /// The words of which a file with a use contains at least one. Few files do, so the nodes of the others are not
    /// visited.
    private static let words = TokenTexts(
      MemoryDeclarations.standard.labelsOfUninitialized.union(RetypedMemory.functions.keys).union([
        "MemoryLayout", "bufferClass",
      ]).union(MemoryDeclarations.standard.names(of: .uninitialized)).union(
        MemoryDeclarations.standard.names(of: .allocation)
      ).union(MeasuredValues.functions))
  }
}

extension TypeIndex {
  /// Returns the project's types that enclose some code, innermost first, also as the extended ones.
  fileprivate func types(around code: SyntaxNode, of file: SourceFile) -> [TypeID] {
    types(around: scope(written: Scope(around: code, modules: file.modules)))
  }
}

extension SyntaxNode {
  /// The last names of the types that enclose the code, and of those around an extended type.
  fileprivate var namesOfTypesAround: [Substring] {
    ancestors.compactMap(TypeDecl.init).flatMap { $0.name.split(separator: ".") }
  }

  /// Whether a call passes the bytes of the elements of `self` to a closure: `withUnsafeBytes { … }` in an extension of `Array`.
  fileprivate var givesBytesOfSelf: Bool {
    guard let callee = children.first, let name = callee.ownTokens.last,
      let function = MemoryDeclarations.standard.measuring[tree.text(ofToken: name)], !function.isMember,
      function.label.map({ label in !children(.argument).contains { $0.argumentLabel == label } }) ?? false
    else { return false }
    guard callee.kind == .memberAccessExpr, let base = callee.children.first else {
      return callee.kind == .identifierExpr
    }
    return base.isSelf
  }
}
