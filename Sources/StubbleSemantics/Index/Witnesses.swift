import StubbleSyntax

/// The marked requirements of a type's protocols by the members that may witness them, so that a member's requirements
/// are found without a look at all overloads.
struct Witnesses: Sendable {
  typealias Requirement = (protocol: TypeID, requirement: Member)

  /// The requirements with the types that a member has, as they are written.
  private var bySpelling: [Spelling: [Requirement]] = [:]
  /// The requirements whose types no member has, by their names: a member with other words for the same types may
  /// witness them.
  private var others: [Name: [Requirement]] = [:]
  /// How many members have a name, also in extensions of the protocols.
  private var counts: [Name: Int] = [:]

  /// - Parameters:
  ///   - members: The members of the type.
  ///   - extensions: Returns the members of a protocol's extensions.
  init(of requirements: [Requirement], among members: [Member], and extensions: (TypeID) -> [Member]) {
    let names = Set(requirements.flatMap { Name.all(of: $0.requirement) })
    let defaults = Set(requirements.map(\.protocol)).flatMap(extensions)
    let answers = (members + defaults).filter { !names.isDisjoint(with: Name.all(of: $0)) }
    for name in answers.flatMap(Name.all) { counts[name, default: 0] += 1 }
    let spellings = Set(answers.flatMap(Spelling.all))
    for requirement in requirements {
      for spelling in Spelling.all(of: requirement.requirement) {
        bySpelling[spelling, default: []].append(requirement)
      }
      guard spellings.isDisjoint(with: Spelling.all(of: requirement.requirement)) else { continue }
      for name in Name.all(of: requirement.requirement) { others[name, default: []].append(requirement) }
    }
  }

  /// Returns the requirements that a member witnesses, and those that it or another member with the name may witness.
  func requirements(of member: Member) -> [(Requirement, isCertain: Bool)] {
    let names = Name.all(of: member)
    let isAlone = names.allSatisfy { counts[$0] ?? 0 < 2 }
    return Spelling.all(of: member).flatMap { bySpelling[$0] ?? [] }.map { ($0, true) }
      + names.flatMap { others[$0] ?? [] }.map { ($0, isAlone) }
  }

  /// A name with its argument labels.
  private struct Name: Hashable {
    let text: String
    let kind: NodeKind
    let isStatic: Bool

    static func all(of member: Member) -> [Name] {
      member.labeledNames.map { Name(text: $0, kind: member.node.kind, isStatic: member.isStatic) }
    }
  }

  /// A name with the types of a function or variable, as they are written.
  private struct Spelling: Hashable {
    let name: Name
    let types: [TypeRef?]

    static func all(of member: Member) -> [Spelling] {
      if let variable = VariableDecl(member.node) {
        return Name.all(of: member).compactMap { name in
          variable.writtenType(ofVariable: name.text).map { Spelling(name: name, types: [$0]) }
        }
      }
      guard let function = FunctionDecl(member.node), let signature = FunctionSignature(function) else {
        return []
      }
      let types = signature.parameters.map(\.type) + [signature.result]
      return Name.all(of: member).map { Spelling(name: $0, types: types) }
    }
  }
}
