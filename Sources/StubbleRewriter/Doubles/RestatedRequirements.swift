import StubbleSemantics
import StubbleSyntax

/// The requirements of a protocol and of those that it inherits from, as far as one may be asked for again by another
/// protocol, in other types: `var id: String { get }` beside an inherited `var id: ID { get }`. Where one member answers
/// both, the types of the one are those of the other.
struct RestatedRequirements {
  private struct Requirement {
    /// The types of the parameters, of the error and of the result, generic parameters of the member itself by their
    /// positions.
    let types: [TypeRef]
    let part: Int
    /// No class has two properties of one name, as it may have two functions.
    var isProperty = false
  }

  /// By what a member must have to answer them.
  private var byKey: [String: [Requirement]] = [:]

  mutating func add(_ member: Member, part: Int) {
    let place = member.isStatic ? "static " : ""
    if let decl = VariableDecl(member.node) {
      for binding in decl.bindings {
        guard let name = binding.name, let type = binding.type else { continue }
        byKey["\(place)var \(name)", default: []].append(
          Requirement(types: [TypeRef(type)], part: part, isProperty: true))
      }
    } else if let function = FunctionDecl(member.node) {
      let own = function.genericParameters.compactMap { GenericParameter($0)?.unquotedName }
      let places = own.enumerated().map { ($1, TypeRef.other("\($0)")) }
      let types = (function.parameters.map(\.type) + [function.returnType]).map {
        $0.map { TypeRef($0) } ?? .void
      }
      let error = TypeRef.Throwing(function.effects).errorType
      let key = "\(place)\(function.reference) \(own.count)"
      byKey[key, default: []].append(
        Requirement(
          types: ([error] + types).map { $0.substituting(Dictionary(places) { $1 }) }, part: part))
    }
  }

  /// What the associated types of some names are by what is asked for again.
  ///
  /// - Parameter inherits: whether the protocol at an index inherits from the one at another.
  func fixations(
    of names: Set<String>, where inherits: (_ part: Int, _ other: Int) -> Bool
  ) -> [AssociatedTypes.Fixed] {
    let found = byKey.sorted { $0.key < $1.key }.map(\.value).flatMap { entries -> [AssociatedTypes.Fixed] in
      // Of several in one protocol each may be meant.
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
  /// What some associated types mean if the type is another; nil if it cannot be.
  fileprivate func meanings(
    of names: Set<String>, as other: TypeRef
  ) -> [(name: String, type: TypeRef)]? {
    if self == other { return [] }
    if let name = associatedPath, names.contains(name) {
      // What is passed in another way is no value of an associated type.
      if other.modifiers.contains(.inout) || other.modifiers.contains(.autoclosure) { return nil }
      let isOpen = other.contains { $0.rootName.map { names.contains($0) || $0 == "Self" } ?? false }
      return isOpen || other.contains { if case .other = $0 { true } else { false } }
        ? [] : [(name, other.stored)]
    }
    let anything = { (_: TypeRef) in TypeRef.void }
    guard !parts.isEmpty, parts.count == other.parts.count, mapParts(anything) == other.mapParts(anything)
    else {
      // What fixes nothing may be spelled in another way.
      return contains { $0.rootName.map(names.contains) ?? false } ? nil : []
    }
    let found = zip(parts, other.parts).map { $0.meanings(of: names, as: $1) }
    return found.contains { $0 == nil } ? nil : found.compactMap(\.self).flatMap(\.self)
  }
}

extension TypeRef.Throwing {
  /// What is thrown, `Never` if nothing is.
  fileprivate var errorType: TypeRef {
    switch self {
    case .never: .named("Never")
    case .any, .rethrown: .any(.named("Error"))
    case .typed(let type): type
    }
  }
}
