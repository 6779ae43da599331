import StubbleSemantics
import StubbleSyntax

/// The isolation of a struct's memberwise initializer.
struct MemberwiseIsolation {
  /// Whether the initializer is `nonisolated`, although the struct is isolated.
  var isFree: Bool
  /// The properties whose initial values need a global actor. In language mode 5 the compiler accepts them in an
  /// initializer that is not isolated, but not as default values of its parameters.
  var namesOfValuesOnActor: Set<String> = []
  /// Whether the compiler also accepts them in initializers that leave out the parameters with such default values, and are
  /// not isolated.
  var acceptsValuesOnActor = false

  /// The modifier of the initializer, with a space after it; empty if it has none.
  var modifier: String { isFree ? "nonisolated " : "" }

  /// Whether a property's initial value needs the main actor.
  func isOnMainActor(initialValueOf name: String?) -> Bool {
    name.map(namesOfValuesOnActor.contains) ?? false
  }
}

extension TypeIndex {
  /// Returns where the memberwise initializer of a struct can be called, or `nil` if that is not known.
  ///
  /// - Parameter nonisolatedNames: The names of the properties whose storage is `nonisolated`.
  func memberwiseIsolation(of type: TypeID, nonisolatedNames: Set<String>) -> MemberwiseIsolation? {
    guard isOnMainActorByDefault(type) else {
      switch facts(of: type).isolation {
      case .none where !isIsolatedByWrappers(type):
        return MemberwiseIsolation(
          isFree: false, namesOfValuesOnActor: namesOfValuesOnWrittenActors(of: type))
      case .none:
        return self.settings[types[type].file].isStrictAboutConcurrency
          ? nil : memberwiseIsolation(ofIsolated: type, byNeed: false, nonisolatedNames)
      case .global: return memberwiseIsolation(ofIsolated: type, nonisolatedNames)
      case .nonisolated, .actor, .unclear: return nil
      }
    }
    let settings = settings[types[type].file]
    let mode = settings.isolatesInitializersByNeed ? .v6 : settings.languageMode
    var isolation = MemberwiseIsolation(isFree: true)
    for property in StoredMember.all(of: types[type], index: self) {
      if property.isLazy { return nil }
      let value = property.binding.initializer?.content
      let valueIsolation = self.isolation(ofValuesOf: property, in: type)
      // In language mode 6 such a value isolates the initializer, whatever the type of the property is.
      if mode == .v6, case .isolated? = valueIsolation {
        isolation.isFree = false
        continue
      }
      // In language mode 5 such a property does not restrict where the initializer can be called.
      if needsIsolatedConformance(property, of: type) {
        isolation.isFree = false
        if mode != .v6, let value, value.spelling != "nil" {
          isolation.namesOfValuesOnActor.insert(property.name ?? "")
        }
      } else if mode == .v6, holdsUnsendableParameter(property, of: type) {
        isolation.isFree = false
      } else if !nonisolatedNames.contains(property.name ?? ""), !isStorageSendable(property, of: type) {
        return nil
      }
      guard let valueIsolation else { continue }
      switch (valueIsolation, mode) {
      case (.free, _): continue
      case (.isolated, .v5), (.isolatedInMode5, .v5):
        isolation.namesOfValuesOnActor.insert(property.name ?? "")
      case (.isolated, _), (.isolatedInMode5, _), (.unknown, _): return nil
      }
    }
    return isolation
  }

  /// Returns where the memberwise initializer of a struct on a global actor can be called, or `nil` if that is not known.
  /// By need, it is on the actor if a property that is not `Sendable` or an initial value requires it. Otherwise it never is.
  private func memberwiseIsolation(ofIsolated type: TypeID, _ nonisolatedNames: Set<String>)
    -> MemberwiseIsolation?
  {
    let settings = settings[types[type].file]
    let byNeed = settings.isolatesInitializersByNeed ? true : settings.languageMode == nil ? nil : false
    return memberwiseIsolation(ofIsolated: type, byNeed: byNeed, nonisolatedNames)
  }

  /// - Parameter byNeed: Whether the initializer is isolated by need, or `nil` if that is not known.
  private func memberwiseIsolation(
    ofIsolated type: TypeID, byNeed: Bool?, _ nonisolatedNames: Set<String>
  ) -> MemberwiseIsolation? {
    var result = MemberwiseIsolation(isFree: true, acceptsValuesOnActor: byNeed == false)
    for property in StoredMember.all(of: types[type], index: self) {
      if property.isLazy || property.isIsolated || needsIsolatedConformance(property, of: type) { return nil }
      if !nonisolatedNames.contains(property.name ?? ""), !isStorageSendable(property, of: type),
        !(byNeed == false && property.isWrapped
          && (isOmitted(property, of: type) || mayInitializeOffActor(property, of: type)))
      {
        guard byNeed == true, isStorageUnsendable(property, of: type) else { return nil }
        result.isFree = false
      }
      switch (isolation(ofValuesOf: property, in: type), byNeed) {
      case (nil, _), (.free, _): continue
      case (.isolated, true): result.isFree = false
      case (.isolated, false), (.isolatedInMode5, false):
        result.namesOfValuesOnActor.insert(property.name ?? "")
      case (.unknown, false) where isOmitted(property, of: type): continue
      default: return nil
      }
    }
    return result
  }

  /// Whether the compiler may isolate a struct to the actor of a wrapped value, as language mode 5 does.
  private func isIsolatedByWrappers(_ type: TypeID) -> Bool {
    guard settings[types[type].file].mayBeBeforeMode6 else { return false }
    return StoredMember.all(of: types[type], index: self).contains {
      $0.isWrapped && propertyWrapper(on: $0.decl.node, scope: types[type].scope)?.actor != nil
    }
  }

  /// Returns the isolation that making the initial value of a property requires, with its wrapper; `nil` if it has none.
  private func isolation(ofValuesOf property: StoredMember, in type: TypeID) -> ValueIsolation? {
    let scope = types[type].scope
    let arguments = wrapperAttribute(of: property, in: type)?.children(.argument).compactMap(\.content) ?? []
    let value = property.binding.initializer?.content
    let isMadeOnActor = property.isWrapped && wrappedParameter(of: property, in: type)?.isMadeOnActor == true
    let found =
      (value.map { [isolation(ofValue: $0, for: property.binding.type, from: scope)] } ?? [])
      + arguments.map { isolation(ofValue: $0, for: nil, from: scope) } + (isMadeOnActor ? [.isolated] : [])
    return found.isEmpty ? nil : .joined(found)
  }

  /// Whether what a property stores is certainly `Sendable`: its value, or the property wrapper.
  private func isStorageSendable(_ property: StoredMember, of type: TypeID) -> Bool {
    property.isWrapped
      ? isWrapperSendable(property, of: type) == true : isKnownSendable(property, of: type)
  }

  /// Whether what a property stores is certainly not `Sendable`.
  private func isStorageUnsendable(_ property: StoredMember, of type: TypeID) -> Bool {
    property.isWrapped
      ? isWrapperSendable(property, of: type) == false : isKnownUnsendable(property, of: type)
  }

  /// Whether the memberwise initializer does not set a property with a wrapper.
  private func isOmitted(_ property: StoredMember, of type: TypeID) -> Bool {
    property.isWrapped && wrappedParameter(of: property, in: type)?.isOmitted == true
  }

  /// Returns the names of a struct's properties whose initial values need the global actor that is written at the
  /// properties. Unless such values isolate the initializers, these are not isolated.
  private func namesOfValuesOnWrittenActors(of type: TypeID) -> Set<String> {
    let model = types[type]
    if settings[model.file].isolatesInitializersByNeed { return [] }
    let found = StoredMember.all(of: model, index: self).filter { property in
      guard globalActor(on: property.decl.node, scope: model.scope) != nil,
        let value = property.binding.initializer?.content
      else { return false }
      switch isolation(ofValue: value, for: property.binding.type, from: model.scope) {
      case .isolated, .isolatedInMode5: return true
      case .free, .unknown: return false
      }
    }
    return Set(found.compactMap(\.name))
  }
}
