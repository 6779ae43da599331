import StubbleSemantics
import StubbleSyntax

// A double has the default implementations of the protocols. One on a global actor cannot satisfy a requirement of a
// module such as Foundation, unless the conformance is on the actor too.

extension ProtocolReader {
  /// Whether a double need not declare what a protocol of the prelude requires, because an extension does.
  func mayInherit(_ requirement: Member, of part: ProtocolClosure.Part) -> Bool {
    closure.hasDefault(requirement, of: part)
      && (model.needsIsolatedConformance || model.classSettings.languageMode ?? 6 < 6
        || !closure.isAnsweredOnActor(requirement))
  }
}

extension ProtocolClosure {
  /// Whether the module of a protocol of the prelude has a default implementation of a requirement.
  func hasDefault(_ requirement: Member, of part: Part) -> Bool {
    part.isKnown && part.model.members.contains { $0.implements(requirement) }
  }

  /// Whether an extension of the project implements a requirement of the prelude on a global actor.
  func isAnsweredOnActor(_ requirement: Member) -> Bool {
    parts.contains { part in
      !part.isKnown
        && part.model.members.contains { member in
          guard member.implements(requirement) else { return false }
          if case .global = part.index.isolation(of: member, in: part.type) { return true }
          return false
        }
    }
  }
}

extension Member {
  /// Whether the member is in an extension for all conforming types, and has the name of a requirement.
  fileprivate func implements(_ requirement: Member) -> Bool {
    isInExtension && owner.whereClause == nil && isStatic == requirement.isStatic
      && FunctionDecl(node)?.reference == FunctionDecl(requirement.node)?.reference
      && declaredNames == requirement.declaredNames
  }
}
