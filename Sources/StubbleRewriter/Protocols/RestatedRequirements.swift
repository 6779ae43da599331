import StubbleSemantics
import StubbleSyntax

/// The requirements that several protocols of a hierarchy state with different types: `var id: String { get }` and an
/// inherited `var id: ID { get }`. If one member is the witness of both, the types are the same, which fixes associated
/// types: `ID` is `String`.
struct RestatedRequirements {
  /// A requirement, as far as another one may restate it.
  private struct Requirement {
    /// The types of the error, the parameters and the result. Generic parameters of the member itself are replaced by
    /// their positions.
    let types: [TypeRef]
    /// The position of the protocol in `ProtocolClosure.parts`.
    let part: Int
    /// Whether the requirement is a property. Two of them have the same witness, since there are no overloads.
    var isProperty = false
  }

  /// The requirements by a key that is equal for those which may have the same witness.
  private var byKey: [String: [Requirement]] = [:]

  /// Adds a requirement of the protocol at a position.
  mutating func add(_ member: Member, part: Int) {
    let prefix = member.isStatic ? "static " : ""
    if let decl = VariableDecl(member.node) {
      for binding in decl.bindings {
        guard let name = binding.name, let type = binding.type else { continue }
        byKey["\(prefix)var \(name)", default: []].append(
          Requirement(types: [TypeRef(type)], part: part, isProperty: true))
      }
    } else if let function = FunctionDecl(member.node) {
      let own = function.genericParameters.compactMap { GenericParameter($0)?.unquotedName }
      let positions = own.enumerated().map { ($1, TypeRef.other("\($0)")) }
      let types = (function.parameters.map(\.type) + [function.returnType]).map {
        $0.map { TypeRef($0) } ?? .void
      }
      let error = TypeRef.Throwing(function.effects).errorType
      let key = "\(prefix)\(function.reference) \(own.count)"
      byKey[key, default: []].append(
        Requirement(
          types: ([error] + types).map { $0.substituting(Dictionary(positions) { $1 }) }, part: part))
    }
  }

  /// Returns the types to which restated requirements fix some associated types.
  ///
  /// - Parameter inherits: Returns whether the protocol at one position inherits from that at another.
  func fixations(
    of names: Set<String>, where inherits: (_ part: Int, _ other: Int) -> Bool
  ) -> [AssociatedTypes.Fixed] {
    let found = byKey.sorted { $0.key < $1.key }.map(\.value).flatMap { entries -> [AssociatedTypes.Fixed] in
      // If one protocol has several of them, they are overloads, and it is unclear which one is restated.
      guard entries.count > 1, Set(entries.map(\.part)).count == entries.count else { return [] }
      return entries.flatMap { entry in
        entries.flatMap { other -> [AssociatedTypes.Fixed] in
          guard entry.isProperty || inherits(other.part, entry.part) else { return [] }
          let answers = zip(entry.types, other.types).map { $0.meanings(of: names, as: $1) }
          return answers.contains { $0 == nil }
            ? [] : answers.compactMap(\.self).joined().map { ($0.name, $0.type, other.part) }
        }
      }
    }
    let types = Dictionary(grouping: found, by: \.name)
    return types.sorted { $0.key < $1.key }.compactMap { _, fixed in
      Set(fixed.map(\.type)).count == 1 ? fixed.first : nil
    }
  }
}

extension TypeRef {
  /// Returns the types of some associated types if this type is the same as another one, or `nil` if it cannot be.
  fileprivate func meanings(
    of names: Set<String>, as other: TypeRef
  ) -> [(name: String, type: TypeRef)]? {
    if self == other { return [] }
    if let name = associatedPath, names.contains(name) {
      // A parameter with another convention cannot have the type of a plain one.
      if other.modifiers.contains(.inout) || other.modifiers.contains(.autoclosure) { return nil }
      let isOpen = other.contains { $0.rootName.map { names.contains($0) || $0 == "Self" } ?? false }
      return isOpen || other.contains { if case .other = $0 { true } else { false } }
        ? [] : [(name, other.stored)]
    }
    let anything = { (_: TypeRef) in TypeRef.void }
    guard !parts.isEmpty, parts.count == other.parts.count, mapParts(anything) == other.mapParts(anything)
    else {
      // Types without associated types fix nothing, and may be the same in other spellings.
      return contains { $0.rootName.map(names.contains) ?? false } ? nil : []
    }
    let found = zip(parts, other.parts).map { $0.meanings(of: names, as: $1) }
    return found.contains { $0 == nil } ? nil : found.compactMap(\.self).flatMap(\.self)
  }
}

extension TypeRef.Throwing {
  /// The type of the errors that are thrown, `Never` if none are.
  fileprivate var errorType: TypeRef {
    switch self {
    case .never: .named("Never")
    case .any, .rethrown: .any(.named("Error"))
    case .typed(let type): type
    }
  }
}
