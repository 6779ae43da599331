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
      let locations = Locations(in: file)
      for (name, code) in uses.types {
        let meant = index.types(meantBy: name, in: code, of: file)
        addMeasured(name, meaning: meant, at: locations.location(ofOffset: code.range.lowerBound))
      }
      for member in uses.members {
        for (name, declaration) in member.types(among: declared, in: index, supertypes) {
          let meant = declaration.flatMap { index.types(meantBy: name, in: $0.node, of: $0.file) }
          addMeasured(name, meaning: meant, at: locations.location(ofOffset: member.offset))
        }
      }
      MemoryUses.add(uses.typesOfOwners, locations, to: &typesOfOwners)
      MemoryUses.add(uses.offsets, locations, to: &offsetTypes)
      MemoryUses.add(uses.buffers, locations, to: &bufferClasses)
      bitwiseUse = bitwiseUse ?? uses.bitwise.map(locations.location)
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
      for (file, values) in given.enumerated() { uses[file].add(values, in: files[file], index) }
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
      let locations = Locations(in: file)
      for parameter in parameters {
        let location = locations.location(ofOffset: parameter.offset)
        if inferred.contains(parameter.type) {
          bitwiseUse = bitwiseUse ?? location
        } else if typesOfOwners[parameter.qualifiedName] == nil {
          typesOfOwners[parameter.qualifiedName] = location
        }
      }
    }
  }

  /// - Parameter types: The types that the name means; `nil` if that is not clear.
  private mutating func addMeasured(_ name: String, meaning types: [TypeID]?, at location: String) {
    if let types {
      for type in types where measuredTypes[type] == nil { measuredTypes[type] = location }
    } else if measuredNames[name] == nil {
      measuredNames[name] = location
    }
  }

  /// Adds the places of the names that have none yet.
  private static func add(
    _ found: [(name: String, offset: Int)], _ locations: Locations, to all: inout [String: String]
  ) {
    for (name, offset) in found where all[name] == nil { all[name] = locations.location(ofOffset: offset) }
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
