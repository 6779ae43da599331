import StubbleSyntax

extension TypeIndex {
  /// Returns whether an asynchronous member runs on its caller's actor because it says so, or because of the requirement
  /// that it witnesses or the member that it overrides, unless all functions of its module do so.
  package func isNonsending(_ member: Member, in type: TypeID?) -> Bool {
    if member.node.isNonsending { return true }
    guard let type, !settings[member.file].isNonsendingByDefault, ownIsolation(of: member, in: type) == nil
    else {
      return false
    }
    if member.node.hasModifier(.override) {
      return facts(of: type).isolation == .none && overridesNonsending(member, in: type)
    }
    return requiredIsolation(of: member, in: type)?.isNonsending ?? false
  }

  /// Returns whether the nearest visible member that a member overrides runs on its caller's actor.
  private func overridesNonsending(_ member: Member, in type: TypeID) -> Bool {
    for superclass in ancestors(of: type) where types[superclass].kind == .class {
      for other in members(of: superclass, namedLike: member).map({ types[superclass].members[$0] }) {
        if other.node.isNonsending { return true }
        if other.node.hasModifier(.override), statedIsolation(of: other, in: superclass) == nil { continue }
        return isNonsending(other, in: superclass)
      }
    }
    return false
  }
}
