import StubbleSemantics
import StubbleSyntax

/// The rules for properties with property wrappers. The wrapper moves to the generated storage, and references to the
/// wrapper (`_x`) and its projection (`$x`) must be rewritten to the storage.
struct WrappedProperties: Sendable {
  private let index: TypeIndex
  private let mentions: WrapperMentions
  /// The types of the values whose projections code names after a point, by the files and tokens of the projections.
  private let owners: [FileID: [TokenIndex: [TypeID]]]

  init(candidates: [Candidate], files: [SourceFile], index: TypeIndex, workers: Workers) {
    self.index = index
    let names = workers.map(candidates.count) { place -> String? in
      let candidate = candidates[place]
      guard candidate.isStored, let name = candidate.binding?.name else { return nil }
      let scope = index.scope(of: candidate)
      let isWrapped = index.propertyWrapper(on: candidate.member.node, scope: scope) != nil
      return isWrapped || index.isObserved(candidate) ? name : nil
    }
    mentions = WrapperMentions(of: Set(names.compactMap(\.self)), in: files, workers: workers)
    owners = WrappedProperties.owners(of: mentions, files, index, workers)
  }

  private static func owners(
    of mentions: WrapperMentions, _ files: [SourceFile], _ index: TypeIndex, _ workers: Workers
  ) -> [FileID: [TokenIndex: [TypeID]]] {
    let projections = mentions.projectionsOfMembers.filter { $0.key.rawValue < index.modules.values.count }
    let places = projections.keys.sorted { $0.rawValue < $1.rawValue }
    let found = workers.map(places.count) { place in
      var values = ProjectedValues(in: files[places[place].rawValue], index: index)
      return (projections[places[place]] ?? []).reduce(into: [:]) { types, mention in
        types[mention.token] = mention.projectedValue.map { values.types(of: $0) }
      }
    }
    return Dictionary(uniqueKeysWithValues: zip(places, found))
  }

  /// Returns the references of the type to the wrapper of a property; empty if the property has none.
  ///
  /// - Throws: An `Ineligibility` if the wrapper cannot move to the storage, or if it is unclear what a reference
  ///   means.
  func references(of candidate: Candidate) throws(Ineligibility) -> [WrapperReference] {
    try checkObservation(of: candidate)
    guard candidate.isStored, let name = candidate.binding?.name,
      let wrapper = index.propertyWrapper(on: candidate.member.node, scope: index.scope(of: candidate)),
      let type = candidate.type
    else { return [] }
    try check(wrapper, on: candidate, of: type)
    var references: [WrapperReference] = []
    for mention in mentions.named("$" + name) + mentions.named("_" + name) {
      switch role(of: mention, for: candidate, of: type) {
      case .other: continue
      case .own(let reference): references.append(reference)
      case .unclear:
        let text = mentions.tree(of: mention).text(ofToken: mention.token)
        throw Ineligibility(
          candidate.range,
          "'\(text)' is named in \(mentions.place(of: mention)), and may be what '@\(wrapper.attribute.attributeName)' makes: stub what reads it"
        )
      }
    }
    return references
  }

  /// Throws if code depends on what a macro such as `@Observable` generates for a property, which contains the
  /// property's name: the storage `_x`, key paths and coding keys.
  private func checkObservation(of candidate: Candidate) throws(Ineligibility) {
    guard index.isObserved(candidate), let type = candidate.type, let name = candidate.binding?.name,
      let macro = index.facts[type].storageMacro?.name
    else { return }
    guard index.conformances(of: type).isDisjoint(with: ["Codable", "Encodable", "Decodable"]) else {
      throw Ineligibility(
        candidate.range, "the type is coded with the names that '@\(macro)' gives its storage")
    }
    let own = mentions.named("_" + name).first {
      if case .other = role(of: $0, for: candidate, of: type) { false } else { true }
    }
    guard let found = own ?? mentions.keyPaths(to: name).first else { return }
    throw Ineligibility(
      candidate.range, "\(mentions.place(of: found)) names what '@\(macro)' generates for it")
  }

  // MARK: The wrapper

  private func check(
    _ wrapper: PropertyWrapper, on candidate: Candidate, of type: TypeID
  ) throws(Ineligibility) {
    let name = "'@\(wrapper.attribute.attributeName)'"
    if let obstacle = wrapper.obstacle {
      throw Ineligibility(
        wrapper.attribute.range, "the value of the property wrapper \(name) \(obstacle): stub what reads it")
    }
    let mirror = mentions.mirrors.first {
      isOfModule(of: wrapper, $0.file) && $0.mirrorCall?.reflectsValueOfC(in: index) != true
    }
    if let mirror {
      throw Ineligibility(
        candidate.range,
        "\(mentions.place(of: mirror)) creates a 'Mirror', which may expose the name of the storage")
    }
    try checkMemberwise(wrapper, on: candidate, of: type)
  }

  /// Whether a file is compiled in the module that declares a wrapper.
  private func isOfModule(of wrapper: PropertyWrapper, _ file: FileID) -> Bool {
    guard let modules = wrapper.modules, isIndexed(file) else { return false }
    return modules.intersects(index.modules[file])
  }

  /// Throws if the memberwise initializer takes the wrapper's value and visible code passes, or must pass, it.
  private func checkMemberwise(
    _ wrapper: PropertyWrapper, on candidate: Candidate, of type: TypeID
  ) throws(Ineligibility) {
    let model = index.types[type]
    guard !candidate.member.isStatic, MemberwiseInitializer.isImplicit(in: model) else { return }
    let isOptional = candidate.binding?.type.map { TypeRef($0).wrapped != nil } ?? false
    let isNilAtFirst = isOptional && wrapper.takesInitialValue
    guard candidate.binding?.initializer != nil || wrapper.hasOwnValue || isNilAtFirst else {
      throw Ineligibility(
        candidate.range,
        "the memberwise initializer takes the value of '@\(wrapper.attribute.attributeName)'",
        notes: ["declare the initializer"])
    }
    let isPrivateToFile = candidate.member.node.isPrivateToFile
    let passed = mentions.labeled(candidate.binding?.name ?? "").first { mention in
      (!isPrivateToFile || mention.file == candidate.member.file)
        && mention.node.isArgument(ofInitializerOf: model)
    }
    if let passed {
      throw Ineligibility(
        candidate.range,
        "it is passed to the memberwise initializer in \(mentions.place(of: passed))",
        notes: ["declare the initializer"])
    }
  }

  // MARK: Mentions

  /// What a mention of `_x` or `$x` means for a property `x`.
  private enum Role {
    /// The mention is of something else with the same name.
    case other
    /// The mention refers to the wrapper, in the property's own type.
    case own(WrapperReference)
    /// The mention may refer to the wrapper in a way that cannot be rewritten.
    case unclear
  }

  private func role(
    of mention: WrapperMentions.Mention, for candidate: Candidate, of type: TypeID
  ) -> Role {
    let tree = mentions.tree(of: mention)
    let isPrivateToFile = mention.file == candidate.member.file
    let isProjection = tree.text(ofToken: mention.token).hasPrefix("$")
    // Other files see the projection if they see the property, and never see the wrapper.
    if !isPrivateToFile, !isProjection || candidate.member.node.isPrivateToFile { return .other }
    let node = mention.node
    let reference = WrapperReference(mention, in: tree)
    if reference == nil, node.kind == .memberAccessExpr || node.isInKeyPath {
      return isOfOtherType(mention, than: type, property: candidate.binding?.name ?? "") ? .other : .unclear
    }
    guard let owner = node.enclosingType else { return .other }
    guard isPart(owner, of: type, in: mention.file) else {
      return isProjection && mayInherit(owner, from: type, in: mention.file) ? .unclear : .other
    }
    let isDeclaredLocally = mentions.isDeclaredLocally(
      candidate.binding?.name ?? "", in: candidate.member.file)
    guard let reference, isPrivateToFile, !node.isInObservers, !isDeclaredLocally else { return .unclear }
    return .own(reference)
  }

  /// Returns whether a mention is certainly that of another type's property: of the types that the value before the point
  /// may have, each has a property of this name, and none has that of the given type.
  private func isOfOtherType(
    _ mention: WrapperMentions.Mention, than type: TypeID, property name: String
  ) -> Bool {
    let types = owners[mention.file]?[mention.token] ?? []
    return !types.isEmpty
      && types.allSatisfy { owner in
        let declaring = [owner] + index.ancestors(of: owner)
        return !declaring.contains(type) && !index.namedMembers.named(name, of: declaring).isEmpty
      }
  }

  /// Whether a file is one of the project's, rather than one that only uses its types.
  private func isIndexed(_ file: FileID) -> Bool { file.rawValue < index.modules.values.count }

  /// Whether a declaration or extension is one of the given type.
  private func isPart(_ owner: TypeDecl, of type: TypeID, in file: FileID) -> Bool {
    guard isIndexed(file) else { return false }
    if owner.isExtension {
      return index.types(extendedBy: owner.node, path: owner.name, in: file).contains(type)
    }
    return owner.node == index.types[type].decl.node
  }

  /// Whether a declaration may be that of a subclass of the type, or of a protocol, so that it sees the type's members.
  private func mayInherit(_ owner: TypeDecl, from type: TypeID, in file: FileID) -> Bool {
    let name = index.types[type].name
    guard isIndexed(file) else {
      return TypeDecl.lastName(of: owner.name) == name
        || owner.inheritedTypes.contains { TypeDecl.lastName(of: TypeDecl.dottedName($0)) == name }
    }
    let around = index.scope(written: Scope(around: owner.node, modules: index.modules[file]))
    let found = index.resolve(owner.name, from: around)
    if found.isEmpty { return index.prelude.isProtocol(owner.name) != false }
    return found.contains {
      index.types[$0].kind == .protocol || index.ancestors(of: $0).contains(type)
    }
  }
}

extension TypeIndex {
  /// Whether a macro on the type, such as `@Observable`, generates accessors for the candidate, and would do the same
  /// for its storage under another name.
  ///
  /// A lazy property counts if an attribute such as `@ObservationIgnored` exempts it: the attribute moves to the
  /// storage.
  func isObserved(_ candidate: Candidate) -> Bool {
    guard let type = candidate.type, let macro = facts[type].storageMacro, macro.servesAnyName,
      candidate.isStored
    else { return false }
    guard candidate.member.node.hasModifier(.lazy) else { return true }
    guard let decl = VariableDecl(candidate.member.node), let binding = candidate.binding,
      let exemption = macro.exemption
    else { return false }
    return decl.node.hasAttribute(exemption)
      && !StoredStub.keepsValue(decl, binding, isOfActor: false, index: self)
  }
}

extension SyntaxNode {
  /// Whether the node is an argument of a call that may be one of a type's memberwise initializer: all labels are names of
  /// the type's properties.
  fileprivate func isArgument(ofInitializerOf type: TypeModel) -> Bool {
    guard kind == .argument, let call = parent, let callee = call.children.first else { return false }
    let last = TypeDecl.lastName(of: callee.spelling)
    guard last.hasPrefix(type.name) || ["init", "Self"].contains(last) else { return false }
    return call.argumentLabels.allSatisfy { label in
      type.members.contains { !$0.isStatic && $0.declaredNames.contains(label) }
    }
  }

  fileprivate var isInKeyPath: Bool {
    ([self] + ancestors).first { $0.kind.isDeclaration || $0.kind == .keyPathExpr }?.kind == .keyPathExpr
  }

  fileprivate var isInObservers: Bool {
    ([self] + ancestors).prefix { !$0.kind.isTypeDeclaration }.contains { node in
      node.kind == .accessorDecl && (node.token(.willSet) != nil || node.token(.didSet) != nil)
    }
  }
}
