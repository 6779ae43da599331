import StubbleSemantics
import StubbleSyntax

// A member that the double inherits from its superclass may satisfy a requirement. One that has too few accessors, or
// more effects, does not; the double overrides it.

/// What an inherited member is to a requirement with the same name and parameters.
enum InheritedMember: Equatable, Sendable {
  /// The member satisfies the requirement.
  case witness
  /// The compiler derives the member for the superclass. An initializer is inherited unless the double has others.
  case derived
  /// The double must override the member to satisfy the requirement.
  case overridden
  /// The double would have to override the member, and cannot.
  case ineligible(String)
}

extension Superclass {
  /// Returns what the nearest member with the name and parameters of a requirement is to it, or `nil` if there is none.
  ///
  /// - Parameter part: The protocol that declares the requirement.
  func inherited(for requirement: Member, of part: ProtocolClosure.Part) -> InheritedMember? {
    for link in links {
      let arguments = arguments(of: link)
      for found in link.model.members where found.isHomonym(of: requirement, in: part, from: link, arguments)
      {
        let difference = found.difference(of: requirement, from: link, part)
        if difference == .overload { continue }
        let lack = difference == nil ? found.lack(for: requirement) : "has another type"
        guard let lack else { return .witness }
        if difference == nil, found.mayBeOverridden(for: requirement) { return .overridden }
        let name = requirement.declaredNames.first ?? FunctionDecl(requirement.node)?.reference ?? ""
        return .ineligible("'\(name)' of the class '\(link.model.name)' \(lack), and cannot be overridden")
      }
      // A class with designated initializers of its own does not inherit those of its superclass.
      if requirement.node.kind == .initializerDecl, link.declaresInitializers { break }
    }
    return part.isKnown && conforms(to: part.model.name) ? .derived : nil
  }
}

/// What it means that the type of a class's member is certainly not that of a requirement with the same name.
private enum TypeDifference {
  /// A function with the type of the requirement is another function.
  case overload
  /// A member with the type of the requirement would be an override, or a redeclaration.
  case conflict
}

extension Member {
  /// Whether a member of a class has the name and parameters of a requirement.
  ///
  /// - Parameter arguments: The arguments of the generic parameters of the class.
  fileprivate func isHomonym(
    of requirement: Member, in part: ProtocolClosure.Part, from link: Superclass.Link,
    _ arguments: [String: TypeRef]
  ) -> Bool {
    guard isStatic == requirement.isStatic, !isHidden else { return false }
    switch (FunctionDecl(node), FunctionDecl(requirement.node)) {
    case (let own?, let other?):
      guard own.reference == other.reference, node.kind == requirement.node.kind else { return false }
      if node.kind == .initializerDecl, !node.hasModifier(.required) {
        // How an 'init()' is overridden is the same for all doubles, whatever the protocol requires.
        if node.hasModifier(.convenience) || other.parameters.isEmpty { return false }
      }
      // An asynchronous function and one that is not are overloads.
      if own.effects.isAsync, !other.effects.isAsync { return false }
      let types = FunctionSignature(own)?.parameters.map {
        link.index.canonical(
          $0.type.substituting(arguments), from: link.model.scope, generics: own.genericNames)
      }
      let required = FunctionSignature(other)?.parameters.map {
        part.index.canonical($0.type, from: part.model.scope, generics: other.genericNames)
      }
      return types == required
    case (nil, nil):
      return node.kind == .variableDecl && !Set(declaredNames).isDisjoint(with: requirement.declaredNames)
    default: return false
    }
  }

  /// What the difference between the type or result and that of a requirement means; `nil` if they may be the same.
  fileprivate func difference(
    of requirement: Member, from link: Superclass.Link, _ part: ProtocolClosure.Part
  ) -> TypeDifference? {
    let name = requirement.declaredNames.first ?? ""
    guard let own = type(of: name, in: link.index, from: link.model.scope),
      let required = requirement.type(of: name, in: part.index, from: part.model.scope),
      own.isSurelyOther(than: required)
    else { return nil }
    return node.kind == .variableDecl || own.mayHaveSubtypes ? .conflict : .overload
  }

  /// The type of the property, or the result of the function; `nil` for an initializer, and if it is not written.
  func type(of name: String, in index: TypeIndex, from scope: Scope) -> WrittenType? {
    if let function = FunctionDecl(node) {
      if node.kind == .initializerDecl { return nil }
      let result = function.returnType.map { TypeRef($0) } ?? .void
      return WrittenType(result, in: index, from: scope, generics: function.genericNames)
    }
    return VariableDecl(node)?.writtenType(ofVariable: name).map { WrittenType($0, in: index, from: scope) }
  }

  /// Whether a subclass may not see the member, of which not only the setter is private.
  private var isHidden: Bool { [.private, .fileprivate].contains { node.modifier($0) != nil } }

  /// What the member lacks to satisfy a requirement with the same name, or `nil` if it lacks nothing.
  fileprivate func lack(for requirement: Member) -> String? {
    if node.kind == .initializerDecl { return node.hasModifier(.required) ? nil : "is not 'required'" }
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
  private var mayBeOverridden: Bool {
    !isInExtension && !node.hasModifier(.final) && !node.hasModifier(.static)
      && VariableDecl(node)?.isLet != true
  }

  /// Whether a subclass may override the member with what a protocol requires.
  fileprivate func mayBeOverridden(for requirement: Member) -> Bool {
    guard node.kind == .initializerDecl, let own = FunctionDecl(node),
      let other = FunctionDecl(requirement.node)
    else { return mayBeOverridden }
    return !isInExtension && (own.isFailable || !other.isFailable)
      && (effects.isThrowing || !requirement.effects.isThrowing)
      && effects.isAsync == requirement.effects.isAsync
  }
}
