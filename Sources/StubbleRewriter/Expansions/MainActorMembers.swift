import StubbleSemantics
import StubbleSyntax

/// The isolation of stored properties whose types are on a global actor, most of them by default. Some can be read from
/// code that is not isolated as long as they are stored, and must stay so once they are computed.
extension TypeIndex {
  /// Whether a property that is on the main actor by default becomes `nonisolated`: code that is not isolated can read
  /// it, as far as is known, and its initial value does not need the main actor.
  ///
  /// - Parameter isSendable: Whether the values of the property are known to be `Sendable`.
  func leavesMainActor(_ candidate: Candidate, type: TypeRef, isSendable: Bool) -> Bool {
    mayLeaveMainActor(candidate, isSendable: isSendable)
      && !needsIsolatedConformance(type, from: scope(of: candidate))
      && (isSendable
        || isolation(ofInitialValueOf: candidate) == .free && !isolatesInitializer(candidate, type: type))
  }

  /// Whether a constant that is not `Sendable` isolates the initializer that the compiler makes for its class, so that
  /// isolated classes can override it. Where such a class does, the superclass's constants are read only on the actor.
  private func isolatesInitializer(_ candidate: Candidate, type: TypeRef) -> Bool {
    guard let owner = candidate.type, isInitializedByCompiler(candidate),
      settings[candidate.member.file].isolatesInitializersByNeed
    else { return false }
    return isKnownUnsendable(type, from: scope(of: candidate))
      || descendants(of: owner).contains { overridesInitializer(in: types[$0]) }
  }

  /// Whether a subclass overrides the initializer that has no parameters, in writing or because it declares no other.
  private func overridesInitializer(in type: TypeModel) -> Bool {
    let designated = type.initializers.filter { !$0.node.hasModifier(.convenience) }
    return designated.isEmpty || designated.contains { $0.node.hasModifier(.override) }
  }

  /// Whether code that is not isolated may be able to read the property: a constant, or a variable of a struct. Whether
  /// it really can depends on the type, which the compiler has checked at each use.
  private func mayLeaveMainActor(_ candidate: Candidate, isSendable: Bool) -> Bool {
    guard let type = candidate.type, candidate.isInstanceStorage, isOnMainActorByDefault(type),
      globalActor(on: candidate.member.node, scope: scope(of: candidate)) == nil,
      !candidate.member.node.hasModifier(.nonisolated), !candidate.member.node.hasModifier(.lazy)
    else { return false }
    if candidate.isLet { return true }
    // Observers run on the actor of the storage.
    return types[type].kind == .struct && (isSendable || candidate.binding?.accessorBlock == nil)
  }

  /// Whether the initial value of a property that could become `nonisolated` may need the main actor, so that it must
  /// stay with the storage.
  func needsMainActor(for candidate: Candidate) -> Bool {
    mayLeaveMainActor(candidate, isSendable: false) && isolation(ofInitialValueOf: candidate) != .free
  }

  /// Returns the isolation that evaluating the initial value of a property requires.
  func isolation(ofInitialValueOf candidate: Candidate) -> ValueIsolation {
    guard let value = candidate.binding?.initializer?.content else { return .free }
    return isolation(ofValue: value, for: candidate.binding?.type, from: scope(of: candidate))
  }

  /// Whether the property belongs to a class on a global actor whose initializers are synthesized. An initial value
  /// before an init accessor would isolate these to the actor.
  func isInitializedByCompiler(_ candidate: Candidate) -> Bool {
    guard let type = candidate.type, candidate.isInstanceStorage else { return false }
    return isClassInitializedByCompiler(type)
  }

  private func isClassInitializedByCompiler(_ type: TypeID) -> Bool {
    guard types[type].kind == .class, mayBeOnGlobalActor(type) else { return false }
    return types[type].initializers.allSatisfy { $0.node.hasModifier(.convenience) }
  }

  private func mayBeOnGlobalActor(_ type: TypeID) -> Bool {
    switch facts(of: type).isolation {
    case .global, .unclear: true
    case .none, .nonisolated, .actor: false
    }
  }

  /// Whether the storage that is generated for a type's stubs must not be isolated, although the type is on a global
  /// actor: the compiler would isolate the initializers that it synthesizes as well.
  func keepsInitializerOffActor(_ type: TypeID) -> Bool {
    guard settings[types[type].file].isolatesInitializersByNeed else { return false }
    return isClassInitializedByCompiler(type)
      || MemberwiseInitializer.isImplicit(in: types[type]) && mayBeOnGlobalActor(type)
  }

  /// Whether code in language mode 5 sees the property with a type that is stripped of `Sendable` and isolation:
  /// `@Sendable () -> Void` as `() -> Void`, and `any Sendable` as `Any`. The compiler does that for a variable with
  /// `@preconcurrency`, for one that is on the main actor by default, and for one whose type may inherit its isolation
  /// from a class or protocol with `@preconcurrency`, as those of SwiftUI and UIKit are.
  func isSeenWithoutSendable(_ candidate: Candidate, type: TypeRef) -> Bool {
    let node = candidate.member.node
    let isLenient = isOnMainActorByDefault(candidate.type) || node.hasAttribute("preconcurrency")
    return isLenient && isStripped(type, of: candidate) || isSeenAsInherited(candidate, type: type)
  }

  /// Whether a property's type is stripped of `Sendable` because the property's owner inherits a global actor, and the
  /// property states no isolation.
  func isSeenAsInherited(_ candidate: Candidate, type: TypeRef) -> Bool {
    let node = candidate.member.node
    return candidate.type.map(inheritsGlobalActor) == true && !node.hasModifier(.nonisolated)
      && globalActor(on: node, scope: scope(of: candidate)) == nil && isStripped(type, of: candidate)
  }

  /// Whether language mode 5 strips a type: a function, perhaps an optional one, or a type with `Sendable` in it.
  private func isStripped(_ type: TypeRef, of candidate: Candidate) -> Bool {
    isFunction(type.wrapped ?? type, from: scope(of: candidate))
      || type.contains { $0.isStandard("Sendable") }
  }

  /// Whether a type may be on a global actor that neither its own declaration nor the default of its module states.
  private func inheritsGlobalActor(_ type: TypeID) -> Bool {
    mayBeOnGlobalActor(type) && statedGlobalActor(of: type) == nil && !isOnMainActorByDefault(type)
  }

  /// Returns the attributes that a property needs once it is computed, for the compiler to be as lenient with its uses
  /// as it was with those of the stored property.
  ///
  /// A constant on a global actor that is written can be read by any code in language mode 5, with a warning at most; a
  /// variable of a struct can be in all modes. For a computed property, the compiler requires `@preconcurrency` and the
  /// actor at the property itself. A variable that was on the main actor by default and becomes `nonisolated` needs
  /// `@preconcurrency`, because mode 5 saw its type without `Sendable` and isolation.
  func leniency(
    for candidate: Candidate, type: TypeRef, isSendable: Bool, becomesNonisolated: Bool
  ) -> [String] {
    let node = candidate.member.node
    let isConstant = candidate.isLet
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
    let actor = becomesNonisolated || isWritten ? nil : stated?.attribute
    return [actor, node.hasAttribute("preconcurrency") ? nil : "@preconcurrency"].compactMap(\.self)
  }

  /// Whether the candidate is a plain stored property of a struct: without observers, a wrapper, `lazy` or `weak`.
  private func isPlainPartOfStruct(_ candidate: Candidate) -> Bool {
    guard let type = candidate.type, types[type].kind == .struct, candidate.isInstanceStorage,
      candidate.binding?.accessorBlock == nil
    else { return false }
    let node = candidate.member.node
    return ![.lazy, .weak, .unowned].contains(where: node.hasModifier)
      && propertyWrapper(on: node, scope: scope(of: candidate)) == nil
  }

  /// Whether the candidate is `wrappedValue` or `projectedValue` of a property wrapper, from whose declaration the
  /// compiler derives the isolation of all wrapped properties.
  func isValueOfWrapper(_ candidate: Candidate) -> Bool {
    let names = [PropertyWrapper.valueName, PropertyWrapper.projectionName]
    guard let type = candidate.type, names.contains(candidate.reference) else { return false }
    return types[type].decl.node.isPropertyWrapper
  }
}

extension TypeRef {
  /// Whether the type has attributes, or may be an alias of a type with attributes.
  fileprivate var mayHaveAttributes: Bool { (wrapped ?? self).dottedName != nil || hasAttributes }

  /// Whether the type contains an attribute or `Sendable`.
  fileprivate var hasAttributes: Bool {
    contains { part in
      if case .modified = part { true } else { part.isStandard("Sendable") }
    }
  }
}
