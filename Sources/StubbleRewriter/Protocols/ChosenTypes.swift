import StubbleSemantics
import StubbleSyntax

/// The types that a caller chooses for the generic parameters that only the result of a function mentions.
struct ChosenTypes {
  /// The protocols to which each of these generic parameters is constrained.
  private let bounds: [String: [TypeRef]]
  /// The protocols to which the other generic parameters are constrained, whose types the arguments determine.
  private let givenBounds: [String: [TypeRef]]
  private var types: [String: TypeRef] = [:]

  /// Creates the choice for a function, or returns `nil` if it has requirements of other forms than `T: P`.
  init?(for signature: FunctionSignature) {
    let isPlain = signature.requirements.allSatisfy {
      if case .conformance(let type, _) = $0 { type.simpleName != nil } else { false }
    }
    guard isPlain, !signature.genericParameters.contains(where: \.isPack) else { return nil }
    let given = signature.parameters.reduce(into: Set<String>()) { $0.formUnion($1.type.names) }
    let all = ChosenTypes.bounds(of: signature)
    bounds = all.filter { !given.contains($0.key) }
    givenBounds = all.filter { given.contains($0.key) }
  }

  /// Returns the protocols to which the generic parameters of a function are constrained.
  static func bounds(of signature: FunctionSignature) -> [String: [TypeRef]] {
    var bounds: [String: [TypeRef]] = [:]
    for parameter in signature.genericParameters {
      bounds[parameter.unquotedName] = parameter.constraint?.composed ?? []
    }
    for case .conformance(let type, let bound) in signature.requirements {
      if let name = type.simpleName { bounds[name]? += bound.composed }
    }
    return bounds
  }

  /// Returns whether a type is the one that a pattern describes if the caller chooses so.
  mutating func match(_ pattern: TypeRef, _ type: TypeRef) -> Bool {
    let (pattern, type) = (pattern.bare, type.bare)
    if let name = pattern.simpleName, bounds[name] != nil {
      return types.updateValue(type, forKey: name).map { $0 == type } ?? true
    }
    let (own, others) = (pattern.parts, type.parts)
    if own.isEmpty { return pattern == type }
    guard own.count == others.count, pattern.outline == type.outline else { return false }
    for (part, other) in zip(own, others) where !match(part, other) { return false }
    return true
  }

  /// Returns whether some types are chosen, all are known to conform to the protocols that are required of them, and the
  /// same is required of what the arguments determine.
  ///
  /// - Parameter generics: The protocols to which the generic parameters that occur in the chosen types are constrained.
  func satisfyBounds(with generics: [String: [TypeRef]], in index: TypeIndex, from scope: Scope) -> Bool {
    guard !types.isEmpty, givenBounds.allSatisfy({ generics[$0.key] == $0.value }) else { return false }
    return types.allSatisfy { name, type in
      bounds[name, default: []].flatMap(index.composing).allSatisfy { bound in
        index.isKnown(type, toConformTo: bound, from: scope, generics: generics)
      }
    }
  }
}

extension TypeRef {
  /// The type without what its parts are, but for their number and labels.
  fileprivate var outline: TypeRef { mapParts { _ in .anything } }
}

extension TypeIndex {
  /// Returns the protocols that a known alias of a composition means, such as `Codable`, or the type itself.
  fileprivate func composing(_ bound: TypeRef) -> [TypeRef] {
    guard let name = bound.simpleName, let alias = prelude.alias(named: name), alias.kind == .compositionType
    else { return [bound] }
    return TypeRef(alias).composed
  }

  /// Returns whether a type is known to conform to a protocol. A generic type counts if its arguments conform as well.
  fileprivate func isKnown(
    _ type: TypeRef, toConformTo bound: TypeRef, from scope: Scope, generics: [String: [TypeRef]]
  ) -> Bool {
    guard case .named = bound, let name = bound.dottedName else { return false }
    if let name = type.simpleName, let own = generics[name] {
      return own.flatMap(composing).contains { $0 == bound || implies($0, bound, from: scope) }
    }
    if case .any(let constraint) = type.bare {
      // Other existential types do not conform to their protocols.
      return constraint == bound && (bound.isStandard("Error") || bound.isStandard("Sendable"))
    }
    if let path = type.dottedName, let found = resolve(path, from: scope).first {
      return type.arguments.isEmpty && !facts(of: found).isGeneric && conformances(of: found).contains(name)
    }
    let parts: [TypeRef] =
      switch type.bare {
      case .optional, .array, .dictionary: type.bare.parts
      default: type.arguments
      }
    return implies(type.bare, bound, from: scope)
      && parts.allSatisfy { isKnown($0, toConformTo: bound, from: scope, generics: generics) }
  }

  /// Returns whether all values of a known type, or of types that conform to a known protocol, conform to a protocol.
  private func implies(_ type: TypeRef, _ bound: TypeRef, from scope: Scope) -> Bool {
    guard let name = bound.dottedName else { return false }
    if let path = type.dottedName, let found = resolve(path, from: scope).first {
      return conformances(of: found).contains(name)
    }
    return prelude.conforms(type, to: name)
  }
}
