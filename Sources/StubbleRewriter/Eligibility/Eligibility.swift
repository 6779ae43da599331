import StubbleSemantics
import StubbleSyntax

/// The rules that decide whether a member can be stubbed, for members of all kinds.
struct Eligibility {
  let index: TypeIndex
  let closuresInValues: ClosuresInValues
  let availability: Availability
  private let missingValues: MissingValues
  let knownRequirements: KnownRequirements

  /// - Parameters:
  ///   - files: The files of the project and the files that use its types.
  ///   - types: The types of all candidates.
  init(index: TypeIndex, files: [SourceFile], types: Set<TypeID>, workers: Workers) {
    self.index = index
    availability = Availability(index: index)
    missingValues = MissingValues(index: index, types: types)
    knownRequirements = KnownRequirements(in: index)
    closuresInValues = ClosuresInValues(
      of: types, in: files, memoryUses: MemoryUses(in: files, index: index, workers: workers), index: index,
      workers: workers)
  }

  /// Returns where the closures of a candidate are declared.
  ///
  /// - Throws: An `Ineligibility` if the candidate cannot be stubbed.
  func placement(of candidate: Candidate) throws(Ineligibility) -> ClosurePlacement {
    try checkKind(candidate)
    try checkEmbedding(candidate)
    try checkContext(candidate)
    try checkVoid(candidate)
    try checkResult(candidate)
    try checkOpaqueResults(candidate)
    try checkParameters(candidate)
    try checkFunction(candidate)
    try checkConformances(candidate)
    try checkAttributes(candidate)
    try checkAccess(candidate)
    try index.checkMemorySafety(candidate)
    try index.checkDeprecation(candidate)
    try checkRequirements(candidate)
    try checkRequiredIsolation(candidate)
    try missingValues.check(candidate)
    if let type = candidate.type { try checkType(type, candidate) }
    if candidate.member.node.hasModifier(.override) { try checkOverride(candidate) }
    guard let reason = reasonAgainstInstances(for: candidate) else { return .instance }
    try checkSharing(candidate, reason)
    return candidate.member.isInExtension ? .beside(reason) : .shared(reason)
  }

  /// Throws if no closure can replace a declaration of this kind.
  private func checkKind(_ candidate: Candidate) throws(Ineligibility) {
    switch candidate.member.node.kind {
    case .initializerDecl:
      throw Ineligibility(
        candidate.range, "an initializer cannot be stubbed: it must initialize its instance")
    case .deinitializerDecl: throw Ineligibility(candidate.range, "a deinitializer cannot be stubbed")
    default: break
    }
  }

  // MARK: The place of the member

  private func checkEmbedding(_ candidate: Candidate) throws(Ineligibility) {
    guard index.settings[candidate.member.file].isEmbedded else { return }
    throw Ineligibility(
      candidate.range, "its module is compiled as Embedded Swift, which does not support the generated code")
  }

  private func checkContext(_ candidate: Candidate) throws(Ineligibility) {
    let member = candidate.member
    if let type = candidate.type {
      let model = index.types[type]
      if model.kind == .protocol, !member.isInExtension {
        throw Ineligibility(
          candidate.range,
          "a requirement of a protocol cannot be stubbed: annotate the types that conform to it")
      }
      if model.isLocal, candidate.annotation == nil, !candidate.isTypeAnnotated {
        throw Ineligibility(candidate.range, "no test can reach a type that is local to a function")
      }
      try checkAlternatives(candidate, of: model)
    } else if member.isInExtension {
      if !member.clauses.isEmpty {
        throw Ineligibility(
          candidate.range,
          "a member inside '#if' cannot be stubbed where the declaration of its type is not visible",
          notes: ["move the member out of '#if', or '#if' into its body"])
      }
      try checkAlternatives(candidate)
    }
  }

  /// Throws if the annotation of a member asks for an access level that its closures cannot have.
  private func checkAccess(_ candidate: Candidate) throws(Ineligibility) {
    guard let annotation = candidate.annotation, let level = annotation.options.access?.level else { return }
    let subject = "the closures of '\(candidate.reference)' cannot be '\(level.rawValue)'"
    if let limit = PeerAccess.limit(for: candidate, index: index), limit < level {
      throw Ineligibility(
        annotation.range, "\(subject): a type in its signature is '\(limit.rawValue)'",
        notes: ["leave out 'access:', or make the type '\(level.rawValue)'"])
    }
    if level < .internal, PeerAccess.isFarFromPeers(candidate, index: index) {
      throw Ineligibility(
        annotation.range, "\(subject): they are declared in the file of the type",
        notes: ["leave out 'access:', or move the member to that file"])
    }
  }

  /// Throws if the member is stored on a global actor, and would be off it if it were computed, because the requirement
  /// that it satisfies is nonisolated.
  private func checkRequiredIsolation(_ candidate: Candidate) throws(Ineligibility) {
    guard let type = candidate.type, candidate.isStored,
      index.isolationByRequirement(of: candidate.member, in: type) == .nonisolated,
      candidate.member.isStatic || !candidate.isLet && index.types[type].kind == .class
    else { return }
    throw Ineligibility(
      candidate.range,
      "a computed property would satisfy a nonisolated requirement, and so would not be isolated to the global actor: stub the code that reads it"
    )
  }

  // MARK: The type of the member

  private func checkType(_ type: TypeID, _ candidate: Candidate) throws(Ineligibility) {
    try checkStorageMacro(of: type, candidate)
    try checkDescription(of: type, candidate)
    try checkLifetimeDependencies(candidate)
    try checkCopies(of: type, candidate)
    if candidate.isInstanceStorage, index.isDifferentiable(type) {
      throw Ineligibility(candidate.range, ClosuresInValues.reasonAgainstDifferentiable)
    }
    if candidate.isStored, index.types[type].isDistributed {
      throw Ineligibility(
        candidate.range,
        "the stored properties of a distributed actor cannot be accessed from outside: stub the code that reads it"
      )
    }
    if candidate.isInstanceStorage { try checkStorage(of: type, candidate) }
    if !candidate.member.isInExtension, let reason = inference(for: candidate, of: type) { throw reason }
  }

  /// Throws if a property is declared with a noncopyable type: the getter would have to copy the value out of the storage.
  private func checkCopies(of type: TypeID, _ candidate: Candidate) throws(Ineligibility) {
    let isComputed = !candidate.isStored && candidate.accessorBlock?.accessor(.set) == nil
    if !isComputed, let written = candidate.binding?.writtenType, index.mayBeNoncopyable(written, in: type) {
      throw Ineligibility(
        written.range, "a value of type '\(written.spelling)' cannot be copied out of its storage")
    }
  }

  /// Throws if a stored property must stay stored: a stub makes it computed, which some types and uses do not allow.
  private func checkStorage(of type: TypeID, _ candidate: Candidate) throws(Ineligibility) {
    if candidate.member.isInExtension {
      throw Ineligibility(candidate.range, "an extension cannot store a property")
    }
    let fixed = index.fixedFiles
    if !fixed.isEmpty, index.types[type].initializers.contains(where: { fixed.contains($0.file) }) {
      throw Ineligibility(
        candidate.range,
        "an initializer that would have to refer to its storage is in a file that is excluded, or that git ignores"
      )
    }
    if let name = knownRequirements.nameOfReflectingType(above: type, in: index) {
      throw Ineligibility(
        candidate.range,
        "the module of '\(name)' looks stored properties up by their names at run time: stub the code that reads it"
      )
    }
    if index.facts(of: type).initAccessedNames.contains(candidate.binding?.name ?? "") {
      throw Ineligibility(
        candidate.range, "an init accessor mentions it, which only a stored property allows")
    }
    if candidate.isValueOfNonisolatedWrapper {
      throw Ineligibility(
        candidate.range,
        "the compiler would make all properties with the wrapper 'nonisolated' if their value were computed",
        notes: ["leave out 'nonisolated' before the wrapper"])
    }
    if let location = closuresInValues.locationOfOffset(in: type), index.types[type].kind == .struct {
      throw Ineligibility(
        candidate.range, "\(location) may ask for the property's offset, which only a stored property has")
    }
    if index.facts(of: type).isNonescapable {
      throw Ineligibility(candidate.range, "a property of a value that cannot escape may be borrowed")
    }
    if index.facts(of: type).isNoncopyable,
      index.lifetimeDependencies.isReadInInitializers(candidate.binding?.name ?? "")
    {
      throw Ineligibility(
        candidate.range, "an initializer may change a part of it, which only a stored property allows")
    }
    if index.partiallyConsumedTypes.contains(type) {
      throw Ineligibility(
        candidate.range,
        "a noncopyable value may be partially consumed, which requires stored properties",
        notes: ["give all of its stored properties copyable types"])
    }
  }

  /// Throws if code may return a part of a stored property that depends on its lifetime, such as a span. The value of a
  /// computed property does not live as long.
  private func checkLifetimeDependencies(_ candidate: Candidate) throws(Ineligibility) {
    guard let name = candidate.binding?.name, index.lifetimeDependencies.includes(name, of: candidate.type),
      candidate.isStored
    else { return }
    throw Ineligibility(
      candidate.range,
      "some code may return a value that depends on the property's lifetime, such as a span, and the value of a computed property does not live long enough"
    )
  }

  /// Throws if a macro on the type, such as `@Model`, generates the storage of its properties itself.
  private func checkStorageMacro(of type: TypeID, _ candidate: Candidate) throws(Ineligibility) {
    guard candidate.isStored, let macro = index.facts(of: type).storageMacro, !index.isObserved(candidate)
    else { return }
    let effect =
      switch macro.effect {
      case .unknown:
        "may be a macro that depends on the type's stored properties: stub the code that reads it"
      case .unchanged: "depends on the type's stored properties: stub the code that reads it"
      case .taken: "takes the storage of the type's properties for itself"
      }
    throw Ineligibility(candidate.range, "'@\(macro.name)' \(effect)")
  }

  /// Throws for the description of a type with `@DebugDescription`, which requires its body to be a single literal.
  private func checkDescription(of type: TypeID, _ candidate: Candidate) throws(Ineligibility) {
    let names = ["debugDescription", "description", "lldbDescription"]
    guard let name = candidate.binding?.name, names.contains(name),
      index.types[type].decl.node.attributes.contains(where: { $0.attributeName == "DebugDescription" })
    else { return }
    throw Ineligibility(
      candidate.range, "'@DebugDescription' allows a single literal in it: stub what the literal reads")
  }

  private func checkOverride(_ candidate: Candidate) throws(Ineligibility) {
    guard let block = candidate.binding?.accessorBlock, block.isObservers else { return }
    throw Ineligibility(candidate.range, "an override with only observers has no storage of its own")
  }
}

extension Candidate {
  /// Whether the candidate is the variable `wrappedValue` of a property wrapper that is declared `nonisolated`. If it
  /// were computed, the compiler would make all properties with the wrapper nonisolated, and a stored property can be
  /// so only if it is constant.
  fileprivate var isValueOfNonisolatedWrapper: Bool {
    let wrapper = member.owner.node
    return binding?.name == PropertyWrapper.valueName && wrapper.hasModifier(.nonisolated)
      && wrapper.isPropertyWrapper && VariableDecl(member.node)?.isLet == false
  }
}
