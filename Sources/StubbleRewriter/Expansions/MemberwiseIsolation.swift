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

/// When the compiler isolates a synthesized initializer to the global actor of its type.
private enum InitializerIsolation {
  case never
  /// If a property that is not `Sendable`, or an initial value, requires it.
  case byNeed
  case unknown
}

extension CompilerSettings {
  fileprivate var initializerIsolation: InitializerIsolation {
    isolatesInitializersByNeed ? .byNeed : languageMode == nil ? .unknown : .never
  }
}

extension TypeIndex {
  /// Returns where the memberwise initializer of a struct can be called, or `nil` if that is not known.
  ///
  /// - Parameter nonisolatedNames: The names of the properties whose storage is `nonisolated`.
  func memberwiseIsolation(of type: TypeID, nonisolatedNames: Set<String>) -> MemberwiseIsolation? {
    let settings = settings[types[type].file]
    if isOnMainActorByDefault(type) {
      return memberwiseIsolation(ofIsolatedByDefault: type, settings.initializerIsolation, nonisolatedNames)
    }
    switch facts(of: type).isolation {
    case .none where !isIsolatedByWrappers(type):
      return MemberwiseIsolation(
        isFree: false, namesOfValuesOnActor: namesOfValuesOnWrittenActors(of: type))
    case .none:
      return settings.isStrictAboutConcurrency
        ? nil : memberwiseIsolation(ofIsolated: type, .never, nonisolatedNames)
    case .global:
      return memberwiseIsolation(ofIsolated: type, settings.initializerIsolation, nonisolatedNames)
    case .nonisolated, .actor, .unclear: return nil
    }
  }

  /// Returns where the memberwise initializer of a struct on the main actor by default can be called, or `nil` if that is
  /// not known.
  private func memberwiseIsolation(
    ofIsolatedByDefault type: TypeID, _ isolated: InitializerIsolation, _ nonisolatedNames: Set<String>
  ) -> MemberwiseIsolation? {
    var result = MemberwiseIsolation(isFree: true)
    for property in StoredMember.all(of: types[type], index: self) {
      guard add(property, of: type, isolated, nonisolatedNames, to: &result) else { return nil }
    }
    return result
  }

  /// Adds what a property of a struct on the main actor by default requires of the memberwise initializer. Returns whether
  /// that is known.
  private func add(
    _ property: StoredMember, of type: TypeID, _ isolated: InitializerIsolation,
    _ nonisolatedNames: Set<String>, to result: inout MemberwiseIsolation
  ) -> Bool {
    if property.isLazy { return false }
    let name = property.name ?? ""
    let valueIsolation = isolation(ofValuesOf: property, in: type)
    // By need, such a value isolates the initializer, whatever the type of the property is.
    if isolated == .byNeed, case .isolated? = valueIsolation {
      result.isFree = false
      return true
    }
    // If the initializer is never isolated, such a property does not restrict where it can be called.
    if needsIsolatedConformance(property, of: type) {
      result.isFree = false
      if isolated != .byNeed, let value = property.binding.initializer?.content, value.spelling != "nil" {
        result.namesOfValuesOnActor.insert(name)
      }
    } else if isolated == .byNeed, holdsUnsendableParameter(property, of: type) {
      result.isFree = false
    } else if !nonisolatedNames.contains(name), !isStorageSendable(property, of: type) {
      return false
    }
    switch (valueIsolation, isolated) {
    case (nil, _), (.free, _): return true
    case (.isolated, .never), (.isolatedInMode5, .never):
      result.namesOfValuesOnActor.insert(name)
      return true
    case (.isolated, _), (.isolatedInMode5, _), (.unknown, _): return false
    }
  }

  /// Returns where the memberwise initializer of a struct on a global actor can be called, or `nil` if that is not known.
  private func memberwiseIsolation(
    ofIsolated type: TypeID, _ isolated: InitializerIsolation, _ nonisolatedNames: Set<String>
  ) -> MemberwiseIsolation? {
    var result = MemberwiseIsolation(isFree: true, acceptsValuesOnActor: isolated == .never)
    for property in StoredMember.all(of: types[type], index: self) {
      if property.isLazy || property.isIsolated || needsIsolatedConformance(property, of: type) { return nil }
      if !nonisolatedNames.contains(property.name ?? ""), !isStorageSendable(property, of: type),
        !(isolated == .never && property.isWrapped
          && (isOmitted(property, of: type) || mayInitializeOffActor(property, of: type)))
      {
        guard isolated == .byNeed, isStorageUnsendable(property, of: type) else { return nil }
        result.isFree = false
      }
      switch (isolation(ofValuesOf: property, in: type), isolated) {
      case (nil, _), (.free, _): continue
      case (.isolated, .byNeed): result.isFree = false
      case (.isolated, .never), (.isolatedInMode5, .never):
        result.namesOfValuesOnActor.insert(property.name ?? "")
      case (.unknown, .never) where isOmitted(property, of: type): continue
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
