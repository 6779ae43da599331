import StubbleSemantics
import StubbleSyntax

/// The protocols `Equatable`, `Hashable` and `Sendable` to which a type is known to conform.
struct ValueTraits: OptionSet, Sendable {
  let rawValue: UInt8

  static let equatable = ValueTraits(rawValue: 1)
  static let hashable = ValueTraits(rawValue: 2)
  static let sendable = ValueTraits(rawValue: 4)

  /// The names of the protocols that a struct of such values can conform to.
  var protocols: [String] {
    [
      contains(.hashable) ? "Hashable" : contains(.equatable) ? "Equatable" : nil,
      contains(.sendable) ? "Sendable" : nil,
    ].compactMap(\.self)
  }

  init(rawValue: UInt8) { self.rawValue = rawValue }

  /// Creates the traits of a type, without `sendable`.
  ///
  /// - Parameter conforms: Returns whether the type is known to conform to a protocol.
  private init(_ conforms: (String) -> Bool) {
    self = conforms("Hashable") ? [.hashable, .equatable] : conforms("Equatable") ? .equatable : []
  }

  /// Creates the traits of a type that a protocol writes.
  init(of type: TypeRef, _ spelling: RequirementSpelling) {
    let comparison = ValueTraits(comparing: type, spelling)
    // A generic type is kept as `Any`.
    let isSendable =
      !spelling.erasure.concerns(type)
      && spelling.index.isKnownSendable(type.unmodified, from: spelling.scope)
    self = isSendable ? comparison.union(.sendable) : comparison
  }

  private init(comparing type: TypeRef, _ spelling: RequirementSpelling) {
    switch type.unmodified {
    case .optional(let part), .implicitlyUnwrapped(let part), .array(let part):
      self.init(comparing: part, spelling)
    case .dictionary(_, let value): self.init(comparing: value, spelling)
    case .named(let name): self.init(comparing: name, spelling)
    default: self = []
    }
  }

  private init(comparing name: TypeRef.Name, _ spelling: RequirementSpelling) {
    let type = TypeRef.named(name)
    guard let path = type.dottedName, !spelling.erasure.concerns(type) else {
      self = []
      return
    }
    let index = spelling.index
    let found = index.resolve(path, from: spelling.scope)
    if let first = found.first {
      let isPlain = name.arguments.isEmpty && found.count == 1 && !index.facts(of: first).isGeneric
      self = isPlain ? ValueTraits(ofValuesOf: first, index) : []
    } else if !index.mayMeanAlias(path, from: spelling.scope) {
      let own = ValueTraits { index.prelude.conforms(type, to: $0) }
      self = name.arguments.reduce(own) { $0.intersection(ValueTraits(comparing: $1, spelling)) }
    } else {
      self = []
    }
  }

  /// Creates the traits of a type of the project, without `sendable`. The conformances of an isolated type may be
  /// isolated, so they do not count.
  private init(ofValuesOf type: TypeID, _ index: TypeIndex) {
    let model = index.types[type]
    guard model.kind != .protocol, index.facts(of: type).isolation == .none,
      !index.isOnMainActor(file: model.file)
    else {
      self = []
      return
    }
    if model.kind == .enum, !model.hasPayloads, model.hasCaseEverywhere {
      self = [.equatable, .hashable]
    } else {
      let uncertain = index.namesInheritedInSomeBuilds(by: type)
      self.init { index.conformances(of: type).contains($0) && !uncertain.contains($0) }
    }
  }
}

extension TypeModel {
  /// Whether the enum has a case outside of `#if`. An enum without cases is not `Hashable` by itself.
  fileprivate var hasCaseEverywhere: Bool {
    members.contains { $0.node.kind == .enumCaseDecl && $0.clauses.isEmpty }
  }
}
