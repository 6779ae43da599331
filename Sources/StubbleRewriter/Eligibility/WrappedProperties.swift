import StubbleSemantics
import StubbleSyntax

/// The rules for properties with property wrappers. The wrapper moves to the generated storage, and references to the
/// wrapper (`_x`) and its projection (`$x`) must be rewritten to the storage.
struct WrappedProperties: Sendable {
  private let index: TypeIndex
  private let mentions: WrapperMentions
  private let uses: WrapperUses

  init(candidates: [Candidate], files: [SourceFile], index: TypeIndex, workers: Workers) {
    self.index = index
    let names = workers.map(candidates.count) { position -> String? in
      let candidate = candidates[position]
      guard candidate.isStored, let name = candidate.binding?.name else { return nil }
      let scope = index.scope(of: candidate)
      let isWrapped = index.propertyWrapper(on: candidate.member.node, scope: scope) != nil
      return isWrapped || index.isObserved(candidate) ? name : nil
    }
    mentions = WrapperMentions(of: Set(names.compactMap(\.self)), in: files, workers: workers)
    uses = WrapperUses(of: mentions, files, index, workers)
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
    for use in ["$", "_"].flatMap({ uses.named($0 + name, concerning: type) }) {
      switch role(of: use, for: candidate, of: type) {
      case .other: continue
      case .own(let reference): references.append(reference)
      case .unclear:
        let text = mentions.tree(of: use.mention).text(ofToken: use.mention.token)
        throw Ineligibility(
          candidate.range,
          "'\(text)' is named in \(mentions.location(of: use.mention)), and may be what '@\(wrapper.attribute.attributeName)' makes: stub the code that reads it"
        )
      }
    }
    return references
  }

  /// Throws if code depends on what a macro such as `@Observable` generates for a property, which contains the
  /// property's name: the storage `_x`, key paths and coding keys. It generates nothing for an exempted property.
  private func checkObservation(of candidate: Candidate) throws(Ineligibility) {
    guard index.isObserved(candidate), let type = candidate.type, let name = candidate.binding?.name,
      let storageMacro = index.facts(of: type).storageMacro,
      storageMacro.effect.exemptingAttribute.map(candidate.member.node.hasAttribute) != true
    else { return }
    let macro = storageMacro.name
    guard !index.isCoded(type) else {
      throw Ineligibility(
        candidate.range, "the type is coded with the names that '@\(macro)' gives its storage")
    }
    let own = uses.named("_" + name, concerning: type).first {
      if case .other = role(of: $0, for: candidate, of: type) { false } else { true }
    }
    let announced = mentions.keyPaths(to: name).first { index.mayAnnounce($0, propertyOf: type) }
    guard let found = own?.mention ?? announced else { return }
    throw Ineligibility(
      candidate.range, "\(mentions.location(of: found)) names what '@\(macro)' generates for it")
  }

  // MARK: The wrapper

  private func check(
    _ wrapper: PropertyWrapper, on candidate: Candidate, of type: TypeID
  ) throws(Ineligibility) {
    let name = "'@\(wrapper.attribute.attributeName)'"
    if let restriction = wrapper.accessorRestriction {
      throw Ineligibility(
        wrapper.attribute.range,
        "the value of the property wrapper \(name) \(restriction): stub the code that reads it")
    }
    let mirror = mentions.mirrors.first {
      guard isOfModule(of: wrapper, $0.file) else { return false }
      guard let call = $0.mirrorCall else { return true }
      return !call.reflectsValueOfC(in: index) && index.mayReflect(type, call, in: $0.file)
    }
    if let mirror, mentions.readersOfNames.contains(where: { isOfModule(of: wrapper, $0) }) {
      throw Ineligibility(
        candidate.range,
        "\(mentions.location(of: mirror)) creates a 'Mirror', which may expose the name of the storage")
    }
  }

  /// Whether a file is compiled in the module that declares a wrapper.
  private func isOfModule(of wrapper: PropertyWrapper, _ file: FileID) -> Bool {
    guard let modules = wrapper.modules, index.isIndexed(file) else { return false }
    return modules.intersects(index.modules[file])
  }

  /// Returns why a candidate cannot be stubbed unless the memberwise initializer of its type is written out: that of the
  /// compiler would take the wrapper's value with another label, and visible code passes, or must pass, it. The value is
  /// `nil` if there is no such reason.
  func reasonToWriteInitializer(for candidate: Candidate) -> Ineligibility? {
    guard let type = candidate.type, candidate.isInstanceStorage,
      MemberwiseInitializer.isImplicit(in: index.types[type]),
      let wrapper = index.propertyWrapper(on: candidate.member.node, scope: index.scope(of: candidate))
    else { return nil }
    let model = index.types[type]
    let isOptional = candidate.binding?.writtenType.flatMap { TypeRef($0).implicitValue } != nil
    let isNilAtFirst = isOptional && wrapper.takesInitialValue
    guard candidate.binding?.initializer != nil || wrapper.hasOwnValue || isNilAtFirst else {
      return Ineligibility(
        candidate.range,
        "the memberwise initializer takes the value of '@\(wrapper.attribute.attributeName)'",
        notes: ["declare the initializer"])
    }
    let isPrivateToFile = candidate.member.node.isPrivateToFile
    let labels = mentions.labeled(candidate.binding?.name ?? "") {
      $0.hasPrefix(model.name) || ["init", "Self"].contains($0) || index.aliases.contains($0)
    }
    let passed = labels.first { mention in
      (!isPrivateToFile || mention.file == candidate.member.file)
        && mention.node.hasLabelsOfProperties(of: model)
    }
    return passed.map {
      Ineligibility(
        candidate.range, "it is passed to the memberwise initializer in \(mentions.location(of: $0))",
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

  private func role(of use: WrapperUse, for candidate: Candidate, of type: TypeID) -> Role {
    let isInFile = use.mention.file == candidate.member.file
    // Other files see the projection if they see the property, and never see the wrapper.
    if !isInFile, !use.isProjection || candidate.member.node.isPrivateToFile { return .other }
    if use.isOfValue {
      guard use.mayBeOfValue(of: type) else { return .other }
      guard isInFile, !candidate.member.isStatic, !use.mention.node.isInObservers,
        let reference = use.reference(toOther: type, index)
      else { return .unclear }
      return .own(reference)
    }
    if use.isInside(type, index) {
      if let reference = use.reference, reference.isOfType != candidate.member.isStatic { return .other }
      guard let reference = use.reference, isInFile, !use.mention.node.isInObservers,
        !mentions.isDeclaredLocally(candidate.binding?.name ?? "", in: candidate.member.file)
      else { return .unclear }
      return .own(reference)
    }
    return use.isProjection && use.mayInherit(from: type, index) ? .unclear : .other
  }
}

extension TypeIndex {
  /// Whether a macro on the type, such as `@Observable`, generates accessors for the candidate, and would do the same
  /// for its storage under another name.
  ///
  /// A lazy property counts if an attribute such as `@ObservationIgnored` exempts it: the attribute moves to the
  /// storage.
  func isObserved(_ candidate: Candidate) -> Bool {
    guard let type = candidate.type, let macro = facts(of: type).storageMacro, macro.servesAnyName,
      candidate.isStored
    else { return false }
    guard candidate.member.node.hasModifier(.lazy) else { return true }
    guard let decl = VariableDecl(candidate.member.node), let binding = candidate.binding,
      let exemption = macro.effect.exemptingAttribute
    else { return false }
    return decl.node.hasAttribute(exemption)
      && !StoredStub.keepsValue(decl, binding, isOfActor: false, index: self)
  }
}

extension SyntaxNode {
  /// Whether the node is an argument of a call whose labels are all names of a type's properties, as those of its
  /// memberwise initializer are.
  fileprivate func hasLabelsOfProperties(of type: TypeModel) -> Bool {
    parent?.argumentLabels.allSatisfy { label in
      type.members.contains { !$0.isStatic && $0.declaredNames.contains(label) }
    } ?? false
  }

  fileprivate var isInObservers: Bool {
    nodesAround.prefix { !$0.kind.isTypeDeclaration }.contains { node in
      node.kind == .accessorDecl && (node.token(.willSet) != nil || node.token(.didSet) != nil)
    }
  }
}
