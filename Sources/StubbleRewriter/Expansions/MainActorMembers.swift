import StubbleSemantics
import StubbleSyntax

/// What stored properties of types on a global actor, above all by default, are to code elsewhere.
extension TypeIndex {
  /// Code that is not isolated may read the property, or may for all one knows, and its initial value can be made there.
  ///
  /// - Parameter isSendable: its values may be used anywhere beyond failure.
  func leavesMainActor(_ candidate: Candidate, type: TypeRef, isSendable: Bool) -> Bool {
    mayLeaveMainActor(candidate, isSendable: isSendable)
      && !needsIsolatedConformance(type, from: scope(of: candidate))
      && (isSendable || isolation(ofInitialValueOf: candidate) == .free)
  }

  /// The property is a constant, or in a struct a variable. The compiler has refused what it may not be.
  private func mayLeaveMainActor(_ candidate: Candidate, isSendable: Bool) -> Bool {
    guard let type = candidate.type, candidate.isInstanceStorage, isOnMainActorByDefault(type),
      globalActor(on: candidate.member.node, scope: types[type].scope) == nil,
      !candidate.member.node.hasModifier(.nonisolated), !candidate.member.node.hasModifier(.lazy)
    else { return false }
    if candidate.member.node.token(.let) != nil { return true }
    // Observers run where the storage is.
    return types[type].kind == .struct && (isSendable || candidate.binding?.accessorBlock == nil)
  }

  /// The initial value of a variable that leaves the main actor may need it, so it must stay with the storage.
  func needsMainActor(for candidate: Candidate) -> Bool {
    mayLeaveMainActor(candidate, isSendable: false) && isolation(ofInitialValueOf: candidate) != .free
  }

  private func isolation(ofInitialValueOf candidate: Candidate) -> ValueIsolation {
    guard let value = candidate.binding?.initializer?.content else { return .free }
    return isolation(ofValue: value, for: candidate.binding?.type, from: scope(of: candidate))
  }

  /// The property is of a class on a global actor whose initialiser the compiler makes. An initial value before an init
  /// accessor would put that on the actor.
  func isInitializedByCompiler(_ candidate: Candidate) -> Bool {
    guard let type = candidate.type, candidate.isInstanceStorage else { return false }
    return isClassInitializedByCompiler(type)
  }

  private func isClassInitializedByCompiler(_ type: TypeID) -> Bool {
    guard types[type].kind == .class, mayBeOnGlobalActor(type) else { return false }
    return types[type].initializers.allSatisfy { $0.node.hasModifier(.convenience) }
  }

  private func mayBeOnGlobalActor(_ type: TypeID) -> Bool {
    switch facts[type].isolation {
    case .global, .unclear: true
    case .none, .nonisolated, .actor: false
    }
  }

  /// What is stored for the type's stubs must not put the initialisers on its global actor that the compiler makes, where
  /// these are isolated by what is stored.
  func keepsInitializerOffActor(_ type: TypeID) -> Bool {
    guard settings[types[type].file].isolatesInitializersByNeed else { return false }
    return isClassInitializedByCompiler(type)
      || MemberwiseInitializer.isImplicit(in: types[type]) && mayBeOnGlobalActor(type)
  }

  /// In language mode 5, a variable with `@preconcurrency`, or one that is on the main actor by default, is seen without
  /// what makes its type `Sendable`, or isolates it: `@Sendable () -> Void` as `() -> Void`, and `any Sendable` as `Any`.
  func isSeenWithoutSendable(_ candidate: Candidate, type: TypeRef) -> Bool {
    let node = candidate.member.node
    guard isOnMainActorByDefault(candidate.type) || node.hasAttribute("preconcurrency") else { return false }
    return isFunction(type.wrapped ?? type, from: scope(of: candidate))
      || type.contains { $0.simpleName == "Sendable" }
  }

  /// The attributes that a property needs once it is computed, for the compiler to be as lenient with its uses elsewhere as
  /// it was.
  ///
  /// Of a constant that stays on a global actor which is written, any code may read the value in language mode 5, with a
  /// warning at most; so it may of a struct's variable in both. The compiler then wants the actor to be written at the
  /// property. A variable that leaves the main actor, on which it was by default, was seen in mode 5 without what makes its
  /// type `Sendable`, or isolates it.
  func leniency(
    for candidate: Candidate, type: TypeRef, isSendable: Bool, becomesNonisolated: Bool
  ) -> [String] {
    let node = candidate.member.node
    let isConstant = node.token(.let) != nil
    let stated = statedGlobalActor(of: candidate.member, in: candidate.type)
    let isLenient =
      becomesNonisolated
      ? !isConstant && stated == nil && isSeenWithoutSendable(candidate, type: type) && type.mayHaveAttributes
      : stated != nil
        && (isConstant
          || isSendable && isPlainPartOfStruct(candidate) && !type.hasAttributes
            && !isFunction(type.wrapped ?? type, from: scope(of: candidate)))
    guard isLenient else { return [] }
    let isWritten = globalActor(on: node, scope: scope(of: candidate)) != nil
    let actor = becomesNonisolated || isWritten ? nil : stated
    return [actor, node.hasAttribute("preconcurrency") ? nil : "@preconcurrency"].compactMap(\.self)
  }

  /// The property is a part of a struct's values, and nothing comes between.
  private func isPlainPartOfStruct(_ candidate: Candidate) -> Bool {
    guard let type = candidate.type, types[type].kind == .struct, candidate.isInstanceStorage,
      candidate.binding?.accessorBlock == nil
    else { return false }
    let node = candidate.member.node
    return ![.lazy, .weak, .unowned].contains(where: node.hasModifier)
      && propertyWrapper(on: node, scope: scope(of: candidate)) == nil
  }

  /// What a property wrapper makes of the properties that it wraps follows from how its own value is declared.
  func isValueOfWrapper(_ candidate: Candidate) -> Bool {
    guard let type = candidate.type, ["wrappedValue", "projectedValue"].contains(candidate.reference) else {
      return false
    }
    return types[type].decl.node.hasAttribute("propertyWrapper")
  }

  /// Where the memberwise initialiser of a struct may be called; nil if nobody knows.
  func memberwiseIsolation(of type: TypeID, nonisolatedNames: Set<String>) -> MemberwiseIsolation? {
    guard isOnMainActorByDefault(type) else {
      return facts[type].isolation == .none ? MemberwiseIsolation(isFree: false) : nil
    }
    let settings = settings[types[type].file]
    let mode = settings.isolatesInitializersByNeed ? 6 : settings.languageMode
    var isolation = MemberwiseIsolation(isFree: true)
    for property in StoredMember.all(of: types[type], index: self) {
      if property.isLazy { return nil }
      let value = property.binding.initializer?.content
      // In language mode 5 it may be called anywhere.
      if needsIsolatedConformance(property, of: type) {
        isolation.isFree = false
        if mode != 6, let value, value.spelling != "nil" {
          isolation.namesOfValuesOnActor.insert(property.name ?? "")
        }
      } else if mode == 6, holdsUnsendableParameter(property, of: type) {
        isolation.isFree = false
      } else if !nonisolatedNames.contains(property.name ?? ""), !isKnownSendable(property, of: type) {
        return nil
      }
      guard let value else { continue }
      switch (self.isolation(ofValue: value, for: property.binding.type, from: types[type].scope), mode) {
      case (.free, _): continue
      case (.isolated, 6): isolation.isFree = false
      case (.isolated, 5), (.isolatedInMode5, 5):
        isolation.namesOfValuesOnActor.insert(property.name ?? "")
      case (.isolated, _), (.isolatedInMode5, _), (.unknown, _): return nil
      }
    }
    return isolation
  }
}

/// Where the memberwise initialiser of a struct may be called.
struct MemberwiseIsolation {
  /// Anywhere, and not only where the struct is isolated, if it is.
  var isFree: Bool
  /// The properties whose initial values are made on the main actor. In language mode 5 the default value of a parameter
  /// is not, and for the initial value of a property the compiler does not ask.
  var namesOfValuesOnActor: Set<String> = []

  /// What is written before the initialiser.
  var modifier: String { isFree ? "nonisolated " : "" }

  /// The property has a value that is made on the main actor.
  func isOnMainActor(initialValueOf name: String?) -> Bool {
    name.map(namesOfValuesOnActor.contains) ?? false
  }
}

extension TypeRef {
  /// Attributes are written in the type, or may be in what it is an alias of.
  fileprivate var mayHaveAttributes: Bool { (wrapped ?? self).dottedName != nil || hasAttributes }

  /// An attribute or `Sendable` is in the type.
  fileprivate var hasAttributes: Bool {
    contains { part in
      if case .modified = part { true } else { part.simpleName == "Sendable" }
    }
  }
}
