import StubbleSemantics
import StubbleSyntax

// A member that the double inherits from its superclass may satisfy a requirement. One that has too few accessors, or
// more effects, does not; the double overrides it.

/// What an inherited member is to a requirement with the same name and parameters.
enum InheritedMember: Sendable {
  /// The member satisfies the requirement.
  case witness
  /// The double must override the member to satisfy the requirement.
  case overridden
  /// The double would have to override the member, and cannot.
  case obstacle(String)
}

extension Superclass {
  /// Returns what the nearest member with the name and parameters of a requirement is to it, or `nil` if there is none.
  func inherited(for requirement: Member) -> InheritedMember? {
    for link in links {
      let found = link.model.members.first { $0.isHomonym(of: requirement) }
      guard let found else { continue }
      guard let lack = found.lack(for: requirement) else { return .witness }
      if found.mayBeOverridden { return .overridden }
      return .obstacle(
        "'\(requirement.declaredNames.first ?? "subscript")' of the class '\(link.model.name)' \(lack), and cannot be overridden"
      )
    }
    return nil
  }
}

extension Member {
  /// Whether a member of a class has the name and parameters of a requirement, if the types of both are written in the
  /// same way.
  fileprivate func isHomonym(of requirement: Member) -> Bool {
    guard isStatic == requirement.isStatic, !isHidden else { return false }
    switch (FunctionDecl(node), FunctionDecl(requirement.node)) {
    case (let own?, let other?):
      guard own.reference == other.reference, node.kind == requirement.node.kind else { return false }
      if node.kind == .initializerDecl, !node.hasModifier(.required) { return false }
      // An asynchronous function and one that is not are overloads.
      if own.effects.isAsync, !other.effects.isAsync { return false }
      return FunctionSignature(own)?.parameters.map(\.type)
        == FunctionSignature(other)?.parameters.map(\.type)
    case (nil, nil):
      return node.kind == .variableDecl && !Set(declaredNames).isDisjoint(with: requirement.declaredNames)
    default: return false
    }
  }

  /// Whether a subclass may not see the member, of which not only the setter is private.
  private var isHidden: Bool { [.private, .fileprivate].contains { node.modifier($0) != nil } }

  /// What the member lacks to satisfy a requirement with the same name, or `nil` if it lacks nothing.
  fileprivate func lack(for requirement: Member) -> String? {
    if node.kind == .initializerDecl { return nil }
    let (own, required) = (effects, requirement.effects)
    if requirement.isSettable, !isSettable { return "cannot be set" }
    if own.isThrowing, !required.isThrowing { return "throws" }
    return own.isAsync && !required.isAsync ? "is asynchronous" : nil
  }

  /// Whether code outside of the class can set the property or subscript.
  private var isSettable: Bool {
    let hasPrivateSetter = [.private, .fileprivate].contains { node.modifier($0, detailed: true) != nil }
    if hasPrivateSetter || VariableDecl(node)?.isLet ?? false { return false }
    guard let block = accessorBlock else { return node.kind == .variableDecl }
    return block.isObservers || block.mutator != nil
  }

  /// Whether a subclass may override the member.
  fileprivate var mayBeOverridden: Bool {
    !isInExtension && !node.hasModifier(.final) && !node.hasModifier(.static)
      && VariableDecl(node)?.isLet != true
  }
}
