import StubbleSemantics
import StubbleSyntax

/// The places where visible code depends on how values are stored in memory. Each is written as in a diagnostic:
/// `Sizes.swift:12`.
struct MemoryUses {
  /// The places where code measures the size or layout of types.
  private(set) var measuredTypes: [TypeID: String] = [:]
  /// The places where code measures types of which only the last names are known.
  private(set) var measuredNames: [String: String] = [:]
  /// Names of associated types and generic parameters that some code measures or takes memory for, after those of their
  /// types, and where.
  private(set) var typesOfOwners: [String: String] = [:]
  /// Names of structs of which some code asks where a property is stored, and where.
  private(set) var offsetTypes: [String: String] = [:]
  /// The places where classes are passed as those whose objects keep the elements of buffers, by their names.
  private(set) var bufferClasses: [String: String] = [:]
  /// A place where code requires `BitwiseCopyable` types, or `nil` if there is none.
  private(set) var bitwiseUse: String?

  init(in files: [SourceFile], index: TypeIndex, workers: Workers) {
    let names = MemoryNames(in: index)
    var uses = workers.map(files.count) { FileUses(in: files[$0], index, names) }
    MemoryUses.addGiven(to: &uses, in: files, index: index, names, workers: workers)
    let declared = MemoryUses.declarations(of: uses.flatMap(\.members), in: files, workers: workers)
    lazy var supertypes = Supertypes(in: index)
    for (file, uses) in zip(files, uses) where !uses.isEmpty {
      let places = Places(in: file)
      for (name, code) in uses.types {
        let meant = index.types(meantBy: name, in: code, of: file)
        addMeasured(name, meaning: meant, at: places.place(ofOffset: code.range.lowerBound))
      }
      for member in uses.members {
        for (name, declaration) in member.types(among: declared, in: index, supertypes) {
          let meant = declaration.flatMap { index.types(meantBy: name, in: $0.node, of: $0.file) }
          addMeasured(name, meaning: meant, at: places.place(ofOffset: member.offset))
        }
      }
      MemoryUses.add(uses.typesOfOwners, places, to: &typesOfOwners)
      MemoryUses.add(uses.offsets, places, to: &offsetTypes)
      MemoryUses.add(uses.buffers, places, to: &bufferClasses)
      bitwiseUse = bitwiseUse ?? uses.bitwise.map(places.place)
    }
    addBitwiseParameters(uses.map(\.bitwiseParameters), in: files, workers: workers)
  }

  /// Adds what the files give to functions that measure it. A generic function that gives a measuring function what it is
  /// given itself measures it too, so its calls are searched for in turn, if its name means no other function: calls are
  /// found by names, and such functions are often called `append` or `write`.
  private static func addGiven(
    to uses: inout [FileUses], in files: [SourceFile], index: TypeIndex, _ names: MemoryNames,
    workers: Workers
  ) {
    // Few projects have such functions.
    lazy var values = ConformingValues(in: index)
    var knownOfValues: Set<MeasuringFunction.Key> = []
    var knownOfTypes: Set<MeasuringFunction.Key> = []
    var knownMembers: Set<MeasuringFunction.Key> = []
    var counts = uses.map { _ in FileUses.Counts() }
    var (ofC, ofPointers) = (
      PointerCalls.functions(in: files, workers: workers),
      pointerFunctions(in: files, index: index, names, workers: workers)
    )
    var isFirst = true
    func isMeant(_ function: MeasuringFunction) -> Bool {
      function.mayMeasure(values) && (isFirst && !function.isOfOpaque || function.hasOwnName(in: index))
    }
    while true {
      let new = zip(uses, counts).map { $0.functions(after: $1) }
      counts = uses.map(\.counts)
      let functions = MeasuringFunctions(
        ofValues: new.flatMap(\.ofValues).filter { knownOfValues.insert($0.key).inserted && isMeant($0) },
        ofTypes: new.flatMap(\.ofTypes).filter { knownOfTypes.insert($0.key).inserted && isMeant($0) },
        members: new.flatMap(\.members).filter { knownMembers.insert($0.key).inserted }, ofC: ofC,
        ofPointers: ofPointers)
      if functions.isEmpty { return }
      let given = workers.map(files.count) {
        MeasuredValues(in: files[$0].tree, givenTo: functions, index: index, names)
      }
      for (place, values) in given.enumerated() { uses[place].add(values, in: files[place], index) }
      (isFirst, ofC, ofPointers) = (false, [], [])
    }
  }

  /// Returns the functions with parameters of raw pointers, those of known modules included.
  private static func pointerFunctions(
    in files: [SourceFile], index: TypeIndex, _ names: MemoryNames, workers: Workers
  ) -> [PointerFunction] {
    index.prelude.modules.flatMap(PointerFunction.all)
      + workers.map(files.count) { PointerFunction.all(in: files[$0].tree, names) }.flatMap(\.self)
  }

  /// Adds the parameters of generic types that are given only types whose values can be copied bit by bit. What they are
  /// given is known if it is written wherever the type is named.
  private mutating func addBitwiseParameters(
    _ parameters: [[BitwiseParameter]], in files: [SourceFile], workers: Workers
  ) {
    let all = parameters.joined()
    if all.isEmpty { return }
    let mentions = GenericMentions(of: Set(all.map(\.type)), parameters: Set(all.map(\.qualifiedName)))
    let inferred = Set(workers.map(files.count) { mentions.inferred(in: files[$0].tree) }.joined())
    for (file, parameters) in zip(files, parameters) where !parameters.isEmpty {
      let places = Places(in: file)
      for parameter in parameters {
        let place = places.place(ofOffset: parameter.offset)
        if inferred.contains(parameter.type) {
          bitwiseUse = bitwiseUse ?? place
        } else if typesOfOwners[parameter.qualifiedName] == nil {
          typesOfOwners[parameter.qualifiedName] = place
        }
      }
    }
  }

  /// - Parameter types: The types that the name means; `nil` if that is not clear.
  private mutating func addMeasured(_ name: String, meaning types: [TypeID]?, at place: String) {
    if let types {
      for type in types where measuredTypes[type] == nil { measuredTypes[type] = place }
    } else if measuredNames[name] == nil {
      measuredNames[name] = place
    }
  }

  /// Adds the places of the names that have none yet.
  private static func add(
    _ found: [(name: String, offset: Int)], _ places: Places, to all: inout [String: String]
  ) {
    for (name, offset) in found where all[name] == nil { all[name] = places.place(ofOffset: offset) }
  }

  /// Returns what files declare with the names of measured values, and of those that lead to them.
  private static func declarations(
    of members: [MeasuredValue], in files: [SourceFile], workers: Workers
  ) -> DeclaredValues {
    let names = TokenTexts(Set(members.flatMap(\.names)))
    if names.isEmpty { return DeclaredValues() }
    let found = workers.map(files.count) {
      DeclaredValues(outsideOfFunctionsIn: files[$0], named: names)
    }
    return found.reduce(into: DeclaredValues()) { $0.formUnion($1) }
  }

  /// The uses of memory in one file, with their offsets.
  private struct FileUses: Sendable {
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
      addBitwise(tree.bitwiseUses(countingProtocol: isProtocol, besides: copied), in: tree)
      guard
        MemoryUses.words.areFound(in: tree) || SyntaxTree.bytes.areFound(in: tree)
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
      for (name, place) in values.types { addMeasured([name], by: place, in: file, index) }
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
  }

  /// The words of which a file with a use contains at least one. Few files do, so the nodes of the others are not
  /// visited.
  private static let words = TokenTexts(
    MemoryDeclarations.standard.labelsOfUninitialized.union(retyping.keys).union([
      "MemoryLayout", "bufferClass",
    ]).union(MemoryDeclarations.standard.names(of: .uninitialized)).union(
      MemoryDeclarations.standard.names(of: .allocation)
    ).union(MeasuredValues.functions))

  /// The names of functions and pointer types by which a pointer is used as one to another type.
  static let retypings = TokenTexts(
    Set(retyping.filter(\.value.isMember).keys).union(MemoryDeclarations.standard.names(of: .untyped)))

  /// The methods of pointers among these functions.
  static let rebindingMethods = TokenTexts(Set(retyping.filter(\.value.isMember).keys))

  fileprivate static let retypingNames = TokenTexts(Set(retyping.keys))

  /// The functions that read memory as values of the type that is passed to them, by name.
  fileprivate static let retyping = MemoryDeclarations.standard.retyping
}

extension TypeIndex {
  /// Returns the project's types that a name means in some code, or `nil` if that is not clear: the member or
  /// function around the code does not contain the name, or has something before it.
  fileprivate func types(meantBy name: String, in code: SyntaxNode, of file: SourceFile) -> [TypeID]? {
    let tree = code.tree
    let tokens = (code.memberAround ?? code).tokenRange.filter {
      tree.tokens[$0].kind.isIdentifierLike && tree.name(ofToken: $0) == name
    }
    if tokens.isEmpty { return typesOfSelf(named: name, in: code, of: file) }
    let scope = scope(written: Scope(around: code, modules: file.modules))
    let others = tokens.filter { token in
      tree.nameBeforePoint(at: token).map { !isGenericParameter($0, in: scope) } ?? true
    }
    // The same goes for associated types of what a parameter is given: `Base.Element`.
    if others.isEmpty { return [] }
    guard others.allSatisfy({ $0 == 0 || tree.tokens[$0 - 1].kind != .period }) else { return nil }
    let found = resolve(name, from: scope)
    if !found.isEmpty { return found }
    // What a parameter of the type around is given is looked for where it is given.
    if isGenericParameter(name, in: scope) { return [] }
    if let owner = SelfContext(of: code).owner, prelude.isGenericParameter(name, of: owner) { return [] }
    let aliases = aliases(named: name, from: scope)
    let meant = aliases.flatMap { alias in alias.value.namesOfTypes.map { (name: $0, scope: alias.scope) } }
    let areOfOthers = (aliases.isEmpty ? [(name: name, scope: scope)] : meant).allSatisfy {
      prelude.declares($0.name) && resolve($0.name, from: $0.scope).isEmpty
    }
    return areOfOthers ? [] : nil
  }

  /// Returns the project's types of which `self` is a value in some code, if a name that is not in the code is that of the
  /// type around it, or else `nil`.
  private func typesOfSelf(named name: String, in code: SyntaxNode, of file: SourceFile) -> [TypeID]? {
    guard let type = code.ancestors.lazy.compactMap(TypeDecl.init).first,
      TypeDecl.lastName(of: type.name) == name
    else { return nil }
    let around = Scope(around: type.node, modules: file.modules)
    let found = resolve(in: scope(written: around.inside(type.name)))
    if !found.isEmpty { return found }
    // The types in one of another module are not the project's, unless an extension declares them.
    let outermost = TypeDecl.firstName(of: type.name)
    return resolve(outermost, from: around).isEmpty && prelude.declares(outermost) ? [] : nil
  }
}

extension SyntaxTree {
  /// Returns the name before the point before a token; `nil` if there is none.
  fileprivate func nameBeforePoint(at token: TokenIndex) -> String? {
    guard token > 1, tokens[token - 1].kind == .period, tokens[token - 2].kind.isIdentifierLike else {
      return nil
    }
    return name(ofToken: token - 2)
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

  /// The names of the types as which a call reads or allocates memory: `T` in `[T](unsafeUninitializedCapacity: …)` and
  /// `pointer.load(as: T.self)`.
  var namesOfReboundTypes: [String] {
    guard let callee = children.first else { return [] }
    return namesOfUninitialized(madeBy: callee) ?? namesOfRetyped(by: callee)
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
    return base.kind == .identifierExpr && base.firstTokenKind == .self
  }

  /// Whether a call passes memory that is not initialized to a closure, or makes an array of it.
  fileprivate var givesUninitialized: Bool {
    guard let callee = children.first, let name = callee.ownTokens.last else { return false }
    return namesOfUninitialized(madeBy: callee) != nil
      || MemoryDeclarations.standard.names(of: .uninitialized).contains(tree.name(ofToken: name))
  }

  /// The types that may be those of the elements of an array which is made without them: where it does not say their type,
  /// all that are named around. Nil for other calls.
  private func namesOfUninitialized(madeBy callee: SyntaxNode) -> [String]? {
    // The type `[S]` in `[S].init`.
    let made = callee.kind == .memberAccessExpr ? callee.children.first ?? callee : callee
    let isSelf = [.self, .Self].contains(made.firstTokenKind)
    guard let label = child(.argument)?.argumentLabel,
      MemoryDeclarations.standard.givesUninitialized(
        label, of: (isSelf ? SelfContext(of: self).owner : made.spelling) ?? "")
    else { return nil }
    if made.kind == .arrayExpr || made.kind == .genericSpecializationExpr { return made.namedTypes }
    if !isSelf, let type = expectedCollection { return type.namesOfTypes }
    return (ancestors.first(where: \.kind.isDeclaration) ?? self).namedTypes
  }

  /// Returns the names of the types that are passed to a function which reads memory as them, as in
  /// `unsafeBitCast(…, to: T.self)`.
  private func namesOfRetyped(by callee: SyntaxNode) -> [String] {
    guard let name = callee.ownTokens.last, MemoryUses.retypingNames.contains(name, of: tree),
      let function = MemoryUses.retyping[tree.text(ofToken: name)],
      function.isMember == (callee.kind == .memberAccessExpr)
    else { return [] }
    let types = children(.argument).filter { $0.content?.namesOfMetatype.isEmpty == false }
    let isFitting =
      types.contains { $0.argumentLabel == function.label }
      && MemoryDeclarations.standard.mayBeCalled(with: children(.argument).map(\.argumentLabel))
    if !isFitting { return [] }
    let isValueGiven = MemoryDeclarations.standard.measuring[tree.text(ofToken: name)] != nil
    return types.compactMap(\.content).flatMap(\.namesOfMetatype) + (isValueGiven ? namedTypes : [])
  }

  /// The names in the type that an expression gives: `T` in `T.self`, and in `type` where that is a parameter `type: T.Type`.
  var namesOfMetatype: [String] {
    if tree.tokens[tokenRange.upperBound - 1].kind == .self {
      return kind == .memberAccessExpr ? namedTypes : []
    }
    guard kind == .identifierExpr else { return [] }
    let name = tree.name(ofToken: tokenRange.lowerBound)
    let parameters = ancestors.lazy.compactMap(FunctionDecl.init).flatMap(\.parameters)
    let parameter = parameters.first { $0.internalName.map(tree.name(ofToken:)) == name }
    return parameter?.type.map { $0.kind == .metatypeType ? $0.namesOfTypes : [] } ?? []
  }

  /// The names in an expression, each of which may be that of a type.
  var namedTypes: [String] {
    let values = descendants.filter {
      $0.kind == .identifierExpr || $0.kind == .memberAccessExpr && !$0.isMemberOfGenericParameter
    }
    .compactMap { node in node.ownTokens.first { tree.tokens[$0].kind == .identifier } }
    return values.map(tree.name(ofToken:)) + namesOfTypes
  }
}
