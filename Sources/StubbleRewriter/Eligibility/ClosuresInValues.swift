import StubbleSemantics
import StubbleSyntax

/// The types whose instances cannot store closures, with the reasons.
struct ClosuresInValues {
  private var reasons: [TypeID: String] = [:]
  /// The structs for which some code asks at which offset a property is stored, with the place of that code.
  private let offsetTypes: [TypeID: String]

  init(
    of types: Set<TypeID>, in files: [SourceFile], memoryUses: MemoryUses, index: TypeIndex, workers: Workers
  ) {
    let witnesses = WitnessedType.witnesses(of: memoryUses.typesOfOwners, in: index)
    let arguments = MeasuringTypes(memoryUses.typesOfOwners, in: index).arguments(in: files, workers: workers)
    let measured = ContainedTypes.measured(
      with: memoryUses.measuredTypes,
      named: memoryUses.measuredNames.merging(witnesses + arguments) { own, _ in own }, in: index)
    offsetTypes = ContainedTypes.measured(named: memoryUses.offsetTypes, in: index)
    let copied = ContainedTypes.measured(
      with: BorrowedCopies.locations(in: files, index: index, workers: workers), named: [:], in: index)
    let ordered = types.sorted()
    let found = workers.map(ordered.count) {
      ClosuresInValues.reason(against: ordered[$0], measured, memoryUses, index)
        ?? copied[ordered[$0]].map {
          "\($0) makes a copy implicitly, which a struct that stores closures does not allow: write 'copy' there"
        }
    }
    for (type, reason) in zip(ordered, found) { reasons[type] = reason }
    let structs = types.filter {
      reasons[$0] == nil && MemberwiseInitializer.isImplicit(in: index.types[$0])
    }
    if structs.isEmpty { return }
    let mentions = InitializerMentions(in: files, index: index, workers: workers)
    for type in structs {
      guard let reason = ClosuresInValues.reason(toKeepInitializersOf: type, mentions, index),
        (try? MemberwiseInitializer(of: type, nonisolatedNames: [], index: index)) == nil
      else { continue }
      reasons[type] = reason
    }
  }

  /// Returns why the implicit memberwise initializer of a struct must not get parameters for closures, or `nil` if it
  /// may: it is referred to as a function, or may satisfy a requirement of a protocol.
  private static func reason(
    toKeepInitializersOf type: TypeID, _ mentions: InitializerMentions, _ index: TypeIndex
  ) -> String? {
    let name = index.types[type].name
    if let location = mentions.location(ofTypeNamed: name) {
      return "\(location) names the memberwise initializer of '\(name)'"
    }
    if index.facts(of: type).hasUnknownProtocols {
      return "a protocol that is not visible may require the memberwise initializer"
    }
    let protocols = index.ancestors(of: type).map { index.types[$0] }.filter { $0.kind == .protocol }
    let asking = protocols.first { $0.initializers.contains { !$0.isInExtension } }
    return asking.map { "the protocol '\($0.name)' may require the memberwise initializer" }
  }

  /// Returns the place of code that asks at which offset a property of a struct is stored, or `nil` if there is none.
  func locationOfOffset(in type: TypeID) -> String? { offsetTypes[type] }

  /// Returns why instances of a type cannot store closures, or `nil` if they can.
  func reason(against type: TypeID) -> String? { reasons[type] }

  /// Why the stored properties of a `Differentiable` type must not change.
  static let reasonAgainstDifferentiable = "'Differentiable' is synthesized from the stored properties"

  private static func reason(
    against type: TypeID, _ measured: [TypeID: String], _ memoryUses: MemoryUses, _ index: TypeIndex
  ) -> String? {
    let model = index.types[type]
    if model.kind == .enum { return "the values of an enum store no closures" }
    if model.kind == .protocol { return "a protocol stores nothing" }
    if index.facts(of: type).isNonescapable { return "its values cannot escape" }
    let names = index.conformances(of: type)
    if names.contains("ManagedBuffer") {
      return "a subclass of 'ManagedBuffer' can have no stored properties"
    }
    if let location = memoryUses.locationOfBuffers(of: type, index) {
      return
        "objects of '\(model.name)' keep the elements of a buffer in \(location), and can have no stored properties"
    }
    if model.isDistributed {
      return "tests cannot set stored properties of a distributed actor"
    }
    if index.isDifferentiable(type) {
      return reasonAgainstDifferentiable
    }
    if names.contains("BitwiseCopyable") { return "a closure is not 'BitwiseCopyable'" }
    if model.kind == .struct, let location = measured[type] {
      return "the code at \(location) depends on the layout of '\(model.name)', which closures would change"
    }
    if let location = memoryUses.bitwiseUse, index.mayBeBitwiseCopyable(type) {
      return "a closure is not 'BitwiseCopyable', which \(location) may ask for"
    }
    if let layout = model.decl.node.attributes.first(where: { Attributes.layouts.contains($0.attributeName) })
    {
      return "'\(layout.spelling)' fixes the layout of the type, and closures would change it"
    }
    if let macro = index.facts(of: type).storageMacro, macro.effect == .unknown {
      return "'@\(macro.name)' may be a macro that would process the type's stored closures"
    }
    if let reason = DerivedCoding.reasonAgainstOtherKeys(of: type, index: index) { return reason }
    if let reason = SynthesizedConformances.reasonAgainstWriting(conformancesOf: type, index: index) {
      return reason
    }
    return model.reasonAgainstClosures(index.facts(of: type))
  }
}

extension TypeModel {
  /// Returns why a noncopyable type cannot store closures, or `nil` if it can or is copyable.
  fileprivate func reasonAgainstClosures(_ facts: TypeFacts) -> String? {
    guard facts.isNoncopyable else { return nil }
    if members.contains(where: { $0.node.descendants.contains { $0.kind == .discardStmt } }) {
      return "'discard self' does not allow for closures in the type"
    }
    if initializers.contains(where: { $0.node.assignsSelf }) {
      return "an initializer assigns 'self' as a whole, which does not allow for closures in the type"
    }
    if initializers.contains(where: { $0.node.failsOutright }) {
      return "an initializer may fail before it has made the value, which does not allow for closures in it"
    }
    return nil
  }
}

extension SyntaxNode {
  /// Whether a declaration contains `self = …`.
  fileprivate var assignsSelf: Bool {
    descendants.contains { node in
      node.isSelf && tree.tokens[node.tokenRange.upperBound].kind == .equal
    }
  }

  /// Whether an initializer may throw or return `nil`, and does not delegate to another initializer.
  fileprivate var failsOutright: Bool {
    guard let function = FunctionDecl(self), function.isFailable || function.effects.isThrowing else {
      return false
    }
    return !delegates
  }
}

extension MemoryUses {
  /// Returns the place where a class, or one of its superclasses or subclasses, is passed as the class of a buffer, or
  /// `nil` if there is none.
  fileprivate func locationOfBuffers(of type: TypeID, _ index: TypeIndex) -> String? {
    guard !bufferClasses.isEmpty, index.types[type].kind == .class else { return nil }
    let related = [type] + index.ancestors(of: type) + index.descendants(of: type)
    return related.lazy.compactMap { bufferClasses[index.types[$0].name] }.first
  }
}
