package import StubbleSyntax

/// Where the code of a member runs, as far as its closures must know.
package enum Isolation: Sendable, Equatable {
  /// Nothing is said of it.
  case none
  /// Inside an actor instance.
  case actor
  /// On a global actor, by the attribute that says so: `@MainActor`.
  case global(String)
  /// Expressly nowhere.
  case nonisolated
  /// On the main actor by the module's default, or nowhere by a protocol that is not visible.
  case unclear
}

extension TypeIndex {
  /// The isolation of a member: its own word, its extension's, its protocol's, its type's.
  package func isolation(of member: Member, in type: TypeID?) -> Isolation {
    let scope = type.map { types[$0].scope } ?? Scope(modules: modules[member.file], path: "")
    if let attribute = globalActor(on: member.node, scope: scope) { return .global(attribute) }
    if member.isNonisolated { return .nonisolated }
    if member.isInExtension {
      if let attribute = globalActor(on: member.owner.node, scope: scope) { return .global(attribute) }
      if member.owner.node.hasModifier(.nonisolated) { return .nonisolated }
    }
    guard let type else { return isolationByDefault(of: member, in: nil) }
    if let attribute = requirementIsolation(of: member, in: type) { return .global(attribute) }
    switch facts[type].isolation {
    case .actor where member.isStatic: return .none
    case .none: return isolationByDefault(of: member, in: type)
    case let isolation: return isolation
    }
  }

  /// The global actor of a protocol's requirement that the member answers.
  func requirementIsolation(of member: Member, in type: TypeID) -> String? {
    attributedRequirements(of: type, answeredBy: member).lazy.compactMap { found in
      found.requirement.declaredNames.isEmpty
        ? nil : self.globalActor(on: found.requirement.node, scope: self.types[found.protocol].scope)
    }.first
  }

  /// The attribute of a declaration that names a global actor, without the old word for `@preconcurrency`.
  package func globalActor(on node: SyntaxNode, scope: Scope) -> String? {
    for attribute in node.attributes
    where attribute.token(.leftParen) == nil || attribute.spelling.hasSuffix("(unsafe)") {
      let name = attribute.attributeName
      if isGlobalActor(name, scope: scope) { return "@" + name }
    }
    return nil
  }

  package func isGlobalActor(_ name: String, scope: Scope) -> Bool {
    isMarked(name, "globalActor", scope: scope)
      ?? (name.hasSuffix("Actor") && TypeDecl.lastName(of: name).first?.isUppercase == true)
  }

  /// An attribute is a result builder: a visible one, or one of such a name.
  package func isResultBuilder(_ name: String, scope: Scope) -> Bool {
    isMarked(name, "resultBuilder", scope: scope) ?? name.hasSuffix("Builder")
  }

  /// An attribute is a result builder that is visible or known.
  package func isKnownResultBuilder(_ name: String, scope: Scope) -> Bool {
    isMarked(name, "resultBuilder", scope: scope) ?? false
  }

  /// A type carries an attribute that says what it may be used for; nil if the type is not visible.
  func isMarked(_ name: String, _ mark: String, scope: Scope) -> Bool? {
    let generic = name.utf8.firstIndex(of: UInt8(ascii: "<")).map { String(name[..<$0]) } ?? name
    let declared = resolve(generic, from: scope)
    guard !declared.isEmpty else { return prelude.isMarked(generic, mark) }
    return declared.contains { types[$0].decl.node.hasAttribute(mark) }
  }

  /// The type says, or its visible protocols do, that it is `Sendable`.
  package func isSendable(_ type: TypeID) -> Bool {
    types[type].kind == .actor || conformances(of: type).contains("Sendable")
  }
}

extension Member {
  /// The member says that it runs on no actor, or where an argument says.
  package var isNonisolated: Bool {
    node.hasModifier(.nonisolated) || node.hasAttribute("concurrent") || hasIsolatedParameter
  }

  private var hasIsolatedParameter: Bool {
    (FunctionDecl(node)?.parameters ?? []).contains { parameter in
      guard let type = parameter.type, type.kind == .attributedType else { return false }
      return type.ownTokens.contains { type.tree.text(ofToken: $0) == "isolated" }
    }
  }
}
