import StubbleSemantics
import StubbleSyntax

/// The types without values: `Never`, and enums without cases. The compiler warns that code with such a value is never
/// executed, and would warn of generated code too.
struct MissingValues: Sendable {
  private let index: TypeIndex
  /// The names of the types.
  private let names: Set<String>
  /// The structs with a stored property of such a type, with the name of the type.
  private var structs: [TypeID: String] = [:]

  /// - Parameter types: The types of all candidates.
  init(index: TypeIndex, types: Set<TypeID>) {
    self.index = index
    let found = index.types.entries.filter { $0.value.isEnumWithoutCases }
    names = Set(found.map(\.value.name)).union(["Never"])
    for type in types where index.types[type].kind == .struct {
      structs[type] = typeWithoutValues(storedIn: index.types[type])
    }
  }

  /// Throws if a closure of the candidate could never be called, because an argument or the instance cannot exist.
  func check(_ candidate: Candidate) throws(Ineligibility) {
    let scope = index.scope(of: candidate)
    let function = FunctionDecl(candidate.member.node)
    for type in function?.parameters.compactMap(\.type) ?? [] where areMissing(of: TypeRef(type), from: scope)
    {
      throw Ineligibility(type.range, "'\(TypeRef(type).unmodified)' has no values, so it is never called")
    }
    let isSet = candidate.isStored || candidate.accessorBlock?.accessor(.set) != nil
    if isSet, let type = candidate.binding?.writtenType ?? function?.returnType,
      let missing = TypeRef(type).unwrappings.first(where: { areMissing(of: $0, from: scope) })
    {
      throw Ineligibility(type.range, "'\(missing)' has no values that it could be set to")
    }
    guard let type = candidate.type, !candidate.member.isStatic, let missing = structs[type] else { return }
    throw Ineligibility(
      candidate.range,
      "no value of '\(index.types[type].name)' can be made: it would store one of '\(missing)', which has none"
    )
  }

  /// Returns the first type without values among the types of the stored properties, or `nil` if there is none.
  private func typeWithoutValues(storedIn model: TypeModel) -> String? {
    model.storedBindings.lazy.compactMap { $0.binding.writtenType }
      .first { areMissing(of: TypeRef($0), from: model.scope) }?.spelling
  }

  /// Returns whether a type, as written in a scope, has no values.
  private func areMissing(of type: TypeRef, from scope: Scope) -> Bool {
    var tuples: Set<TypeRef> = []
    return areMissing(of: type, from: scope, &tuples)
  }

  /// - Parameter tuples: The tuples that were asked. An alias may lead back to itself.
  private func areMissing(of type: TypeRef, from scope: Scope, _ tuples: inout Set<TypeRef>) -> Bool {
    let type = index.aliases.isEmpty ? type.bare : index.unaliased(type, from: scope)
    switch type {
    case .tuple(let elements):
      guard tuples.insert(type).inserted else { return false }
      return elements.contains { areMissing(of: $0.type, from: scope, &tuples) }
    case .named(let name) where names.contains(name.unquoted):
      if type.isNever { return true }
      let found = type.dottedName.map { index.resolve($0, from: scope) } ?? []
      return !found.isEmpty && found.allSatisfy { index.types[$0].isEnumWithoutCases }
    default: return false
    }
  }
}

extension TypeModel {
  var isEnumWithoutCases: Bool {
    kind == .enum && !members.contains { $0.node.kind == .enumCaseDecl }
  }
}
