import StubbleSemantics

/// The names of a double's members and nested types, with what they are for.
struct ClaimedNames {
  /// A declaration in a double that is for no requirement.
  enum OwnDeclaration {
    case member
    case staticMember
    case type

    /// For each kind of members that the declaration must differ from, whether they are static.
    fileprivate var rivals: [Bool] {
      switch self {
      case .member: [false]
      case .staticMember: [true]
      case .type: [false, true]
      }
    }
  }

  /// The requirements that names are for, with `static ` before the names of static members. The value is `nil` for a
  /// name that no requirement may have.
  private var owners: [String: [Requirement?]] = [:]

  /// Claims the names of all requirements, of inherited members, and of the types that the protocol mentions.
  init(in model: ProtocolModel) {
    for requirement in model.requirements {
      guard let name = requirement.member.declaredNames.first else { continue }
      add(name, isStatic: requirement.isStatic, for: requirement)
    }
    if let names = model.superclass?.superclass.names {
      for isStatic in [false, true] {
        for name in names[isStatic: isStatic] { add(name, isStatic: isStatic, for: nil) }
      }
    }
    // A nested type with such a name would hide the type that the protocol means.
    for name in model.namesOfTypes {
      for isStatic in [false, true] { add(name, isStatic: isStatic, for: nil) }
    }
  }

  /// Returns the requirements that a name is for; empty if no member has the name.
  func owners(of name: String, isStatic: Bool) -> [Requirement?] {
    owners[ClaimedNames.key(name, isStatic)] ?? []
  }

  /// Whether some member has a name.
  func contains(_ name: String) -> Bool {
    [false, true].contains { !owners(of: name, isStatic: $0).isEmpty }
  }

  /// Whether a declaration for a requirement may have a name.
  func isFree(_ name: String, for requirement: Requirement) -> Bool {
    owners(of: name, isStatic: requirement.isStatic).allSatisfy { $0?.excludes(requirement) ?? false }
  }

  /// Claims a name for a requirement, or for the double itself.
  mutating func add(_ name: String, isStatic: Bool, for requirement: Requirement?) {
    owners[ClaimedNames.key(name, isStatic), default: []].append(requirement)
  }

  /// Claims the first unused one of some names for a declaration of the double itself, or the last one with a number
  /// after it.
  mutating func claimFirst(of names: [String], for declaration: OwnDeclaration) -> String {
    func isUnused(_ name: String) -> Bool {
      declaration.rivals.allSatisfy { owners(of: name, isStatic: $0).isEmpty }
    }
    let last = names[names.count - 1]
    var (name, number) = (names.first(where: isUnused) ?? last, 1)
    while !isUnused(name) {
      number += 1
      name = last + String(number)
    }
    for isStatic in declaration.rivals { add(name, isStatic: isStatic, for: nil) }
    return name
  }

  private static func key(_ name: String, _ isStatic: Bool) -> String { (isStatic ? "static " : "") + name }
}
