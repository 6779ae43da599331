import StubbleSemantics
import StubbleSyntax

// A double has the default implementations of the protocols. One on a global actor cannot satisfy a requirement of a
// module such as Foundation, unless the conformance is on the actor too.

extension ProtocolReader {
  /// Whether a double need not declare what a protocol of the prelude requires, because an extension does.
  func mayInherit(_ requirement: Member, of part: ProtocolClosure.Part) -> Bool {
    hasDefault(requirement, of: part)
      && (model.needsIsolatedConformance || model.classSettings.isBeforeMode6
        || !closure.isWitnessedOnActor(requirement))
  }

  /// Whether the module of a protocol of the prelude has a default implementation of a requirement.
  func hasDefault(_ requirement: Member, of part: ProtocolClosure.Part) -> Bool {
    part.isKnown
      && part.model.members.contains { member in
        member.implements(requirement)
          && GenericRequirement.all(in: member.owner.whereClause).allSatisfy(associated.mayHold)
      }
  }

  /// Whether a double inherits the publisher by which an `ObservableObject` announces changes.
  var inheritsPublisher: Bool {
    let publishers = closure.parts.flatMap { part in
      part.model.members.filter { !$0.isInExtension && $0.declaredNames.contains("objectWillChange") }
        .map { hasDefault($0, of: part) }
    }
    return publishers == [true]
  }
}

extension AssociatedTypes {
  /// Whether a default implementation with a requirement exists for the double, which has the default type of an
  /// associated type unless a protocol of the project says otherwise.
  fileprivate func mayHold(_ requirement: GenericRequirement) -> Bool {
    guard case .sameType(let type, let other) = requirement, let name = type.associatedPath else {
      return false
    }
    let fixed = aliases.first { $0.name == name }?.type ?? other
    return !genericNames.contains(name) && fixed.lookupName == other.lookupName
  }
}

extension ProtocolClosure {
  /// Whether an extension of the project implements a requirement of the prelude on a global actor.
  func isWitnessedOnActor(_ requirement: Member) -> Bool {
    parts.contains { part in
      !part.isKnown
        && part.model.members.contains { member in
          guard member.implements(requirement), member.owner.whereClause == nil else { return false }
          if case .global = part.index.isolation(of: member, in: part.type) { return true }
          return false
        }
    }
  }
}

extension Requirement {
  /// Whether the requirement may have the same witness as another one.
  func restates(_ other: Member) -> Bool {
    isStatic == other.isStatic && reference == ProtocolReader.reference(of: other)
  }
}

extension Member {
  /// Whether the member is in an extension, and has the name of a requirement.
  fileprivate func implements(_ requirement: Member) -> Bool {
    isInExtension && isStatic == requirement.isStatic
      && FunctionDecl(node)?.reference == FunctionDecl(requirement.node)?.reference
      && declaredNames == requirement.declaredNames
  }
}
