import StubbleSemantics
import StubbleSyntax

/// The declarations and edits that a type needs besides the expansions of its members, so that its initializers and
/// synthesized conformances stay as they are: without them, the generated closures and storage would be parameters of
/// the memberwise initializer, and would be compared, hashed, encoded and reflected.
struct TypeSupplements {
  private let type: TypeID
  private let memberwise: MemberwiseInitializer?
  /// Why the memberwise initializer cannot be written out although it is needed.
  private let memberwiseFailure: MemberwiseInitializer.Failure?
  private let needsMemberwise: Bool
  /// Whether it is unknown, or different among calls, if the memberwise initializer is on the actor of the type.
  private let isUnclear: Bool
  private let reflection: ReflectionSupplement?
  private let needsEquality: Bool
  private let needsHashing: Bool
  private let needsCodingKeys: Bool
  private let otherKeysReason: String?
  /// Why the type's own coding keys must keep their names.
  private let keysReason: String?
  /// Why the synthesized conformances cannot be written out.
  private let conformancesReason: String?
  /// `"deprecated"` or `"unsafe"` if generated code would cause a warning by using an unchanged property that is so.
  private let unmentionableStorage: String?
  /// The access levels that the compiler's memberwise initializers have, which a closure must not narrow; `nil` if they
  /// are not needed or are written out.
  private let initializerLevels: Set<AccessLevel>?

  init(_ type: TypeID, stubs: [PlannedStub], index: TypeIndex) {
    self.type = type
    let model = index.types[type]
    needsMemberwise = MemberwiseInitializer.isImplicit(in: model)
    let nonisolatedNames = Self.nonisolatedNames(of: stubs)
    let properties = StoredMember.all(of: model, index: index)
    let stubbed = Set(stubs.compactMap(\.instanceStorage).map(\.binding.node.id))
    let kept = properties.filter { !stubbed.contains($0.binding.node.id) }
    let isDeprecated = model.decl.node.declarationsAround.contains(where: \.isDeprecated)
    unmentionableStorage =
      !isDeprecated && kept.contains(where: \.isDeprecated)
      ? "deprecated" : kept.contains { $0.unsafeMark == .unclear } ? "unsafe" : nil
    (memberwise, memberwiseFailure) =
      needsMemberwise && unmentionableStorage == nil
      ? Self.memberwise(of: type, nonisolatedNames: nonisolatedNames, index: index) : (nil, nil)
    isUnclear = index.memberwiseIsolation(of: type, nonisolatedNames: nonisolatedNames) == nil
    reflection = ReflectionSupplement(of: type, kept: kept, index: index)
    needsEquality = SynthesizedConformances.hasEquality(type, index: index)
    needsHashing = SynthesizedConformances.hasHashing(type, index: index)
    conformancesReason = SynthesizedConformances.reasonAgainstWriting(conformancesOf: type, index: index)
    let isCoded = DerivedCoding.isNeeded(type, index: index)
    let mayBeCoded = DerivedCoding.mayBeNeeded(type, index: index)
    otherKeysReason = DerivedCoding.reasonAgainstOtherKeys(of: type, index: index)
    needsCodingKeys = isCoded || (mayBeCoded && otherKeysReason == nil)
    keysReason = needsCodingKeys ? CodingKeysSupplement.reasonToKeepKeys(of: type, index: index) : nil
    initializerLevels =
      needsMemberwise && memberwise == nil ? MemberwiseInitializer.levels(of: properties, in: model) : nil
  }

  /// Whether the initializers that the compiler would synthesize are written out.
  var writesInitializers: Bool { memberwise != nil }

  private static func memberwise(
    of type: TypeID, nonisolatedNames: Set<String>, index: TypeIndex
  ) -> (MemberwiseInitializer?, MemberwiseInitializer.Failure?) {
    do throws(MemberwiseInitializer.Failure) {
      return (try MemberwiseInitializer(of: type, nonisolatedNames: nonisolatedNames, index: index), nil)
    } catch {
      return (nil, error)
    }
  }

  /// Returns why a stub would change the type in a way that cannot be made up for, or `nil` if it would not.
  func ineligibility(of planned: PlannedStub) -> Ineligibility? {
    guard planned.changesInstances else { return nil }
    let range = planned.candidate.range
    return ineligibilityByKeys(of: planned, range) ?? ineligibilityByConformances(range)
      ?? ineligibilityByInitializers(of: planned, range)
  }

  /// Returns why the coding keys of the type cannot stay as they are, or `nil` if they can.
  private func ineligibilityByKeys(of planned: PlannedStub, _ range: Range<Int>) -> Ineligibility? {
    guard planned.instanceStorage != nil else { return nil }
    if let otherKeysReason {
      return Ineligibility(
        range, otherKeysReason,
        notes: ["declare the keys in the type for all builds, as 'enum CodingKeys: String, CodingKey'"])
    }
    return keysReason.map {
      Ineligibility(
        range, $0, notes: ["declare them in the type, as 'enum CodingKeys: String, CodingKey'"])
    }
  }

  /// Returns why the synthesized conformances of the type cannot be written out, or `nil` if they can.
  private func ineligibilityByConformances(_ range: Range<Int>) -> Ineligibility? {
    let unmentionable = unmentionableStorage.flatMap {
      needsEquality || needsHashing
        ? "the type's synthesized conformances read a property that is \($0)" : nil
    }
    return (conformancesReason ?? unmentionable).map {
      Ineligibility(range, $0, notes: ["implement the conformances"])
    }
  }

  /// Returns why the synthesized memberwise initializer cannot be kept as it is, or `nil` if it can.
  private func ineligibilityByInitializers(of planned: PlannedStub, _ range: Range<Int>) -> Ineligibility? {
    if memberwise == nil, let needed = planned.candidate.reasonToWriteInitializer {
      let cause =
        isUnclear
        ? "it cannot be inferred which of its calls are isolated to its actor"
        : "it cannot be written out" + causeOfFailure
      return Ineligibility(needed.range, "\(needed.reason), and \(cause)", notes: needed.notes)
    }
    let reason: String
    if let initializerLevels, !planned.candidate.hasStaticClosures,
      let level = planned.context.narrowLevel, !initializerLevels.contains(level)
    {
      reason = "the memberwise initializer would be as private as the member's types"
    } else if needsMemberwise, memberwise == nil, case .stored(let stub) = planned.stub,
      stub.form == .storage, stub.wrapper == nil, !(stub.isLet && stub.binding.initializer != nil)
    {
      reason =
        isUnclear
        ? "it cannot be inferred from the struct's properties which calls of its memberwise initializer are isolated to its actor"
        : "the struct's memberwise initializer cannot be kept as it is" + causeOfFailure
    } else {
      return nil
    }
    return Ineligibility(range, reason, notes: ["declare the initializer"])
  }

  /// The end of the diagnostic that says why the memberwise initializer cannot be written out.
  private var causeOfFailure: String {
    let cause =
      memberwiseFailure?.cause ?? unmentionableStorage.map { "it would name a property that is \($0)" }
    return cause.map { ": " + $0 } ?? " with these properties"
  }

  /// Returns the declarations to add to the type or one of its extensions.
  func peers(
    named: [NamedStub], index: TypeIndex
  ) -> [(code: Code, decl: TypeDecl, file: FileID)] {
    guard named.changesInstances else { return [] }
    let model = index.types[type]
    let storage = named.storageNames
    var peers: [(code: Code, decl: TypeDecl, file: FileID)] = []
    for code in memberwise?.peers(storage: storage) ?? [] { peers.append((code, model.decl, model.file)) }
    if let reflection {
      let names = Self.nonisolatedNames(of: named.map(\.stub))
      peers.append((reflection.peer(storage: storage, nonisolatedNames: names), model.decl, model.file))
    }
    if named.contains(where: { $0.stub.context.isWrappedAsEqual }) {
      let access = SynthesizedConformances.access(of: model)
      let bool = index.spelling().standard("Bool")
      let words = index.words(inFile: model.file)
      peers.append((EqualValue.declaration(access: access, words: words, bool: bool), model.decl, model.file))
    }
    if let equality = SynthesizedConformances.equality(of: type, storage: storage, index: index) {
      peers.append(equality)
    }
    if let hashing = SynthesizedConformances.hashing(of: type, storage: storage, index: index) {
      peers.append(hashing)
    }
    guard needsCodingKeys else { return peers }
    if let keys = DerivedCoding.ownKeys(of: type, index: index) {
      let aliases = CodingKeysSupplement.aliases(
        for: storage.filter { index.codedNames[type]?.contains($0.key) ?? false })
      peers += aliases.map { ($0, keys.decl, keys.file) }
    } else if keysReason == nil {
      peers.append(
        (CodingKeysSupplement.declaration(of: type, storage: storage, index: index), model.decl, model.file))
    }
    return peers
  }

  /// Returns the edits of the type's inheritance clause and of its own coding keys.
  func edits(
    named: [NamedStub], index: TypeIndex
  ) -> [(file: FileID, edit: Edit)] {
    var edits: [(file: FileID, edit: Edit)] = []
    if named.changesInstances, let reflection {
      edits.append((index.types[type].file, reflection.conformance))
    }
    guard needsCodingKeys, let keys = DerivedCoding.ownKeys(of: type, index: index) else {
      return edits
    }
    return edits
      + CodingKeysSupplement.edits(of: keys, storage: named.storageNames, index: index).map {
        (keys.file, $0)
      }
  }

  /// Returns the switches that need a `default` because of the type's coding keys.
  func incompleteSwitches(
    named: [NamedStub], index: TypeIndex
  ) -> [ExhaustiveSwitches.Switch] {
    guard needsCodingKeys else { return [] }
    return CodingKeysSupplement.incompleteSwitches(
      overKeysOf: type, storage: named.storageNames, index: index)
  }

  /// Returns the names of the properties whose storage is `nonisolated` although their type is on a global actor.
  private static func nonisolatedNames(of stubs: [PlannedStub]) -> Set<String> {
    Set(stubs.compactMap(\.instanceStorage).filter(\.isolation.becomesNonisolated).compactMap(\.binding.name))
  }
}
