package import StubbleSyntax

/// What the property wrapper on a property makes of it.
package struct PropertyWrapper: Sendable {
  /// How the property is changed.
  package enum Setter: Sendable {
    case none, mutating, nonmutating
  }

  package let attribute: SyntaxNode
  package let setter: Setter
  /// The global actor of the wrapped value.
  package let actor: String?
  /// Nothing says so but the module's default.
  package let isOnActorByDefault: Bool
  /// The wrapper can be made of nothing, or of what its attribute says.
  package let hasOwnValue: Bool
  /// Why generated code cannot do what the wrapper does.
  package let obstacle: String?
  /// The modules that declare the wrapper; nil if it is not visible.
  package let modules: ModuleSet?
  /// The wrapper's declaration.
  let model: TypeModel
  /// It is the only one of its name.
  let isOnly: Bool
}

extension TypeIndex {
  /// The only attribute of a declaration that changes what it means, if that is a property wrapper that is visible or
  /// known.
  package func propertyWrapper(on node: SyntaxNode, scope: Scope) -> PropertyWrapper? {
    let actor = globalActor(on: node, scope: scope)
    let others = node.attributes.filter {
      !Attributes.isHarmless($0.attributeName) && "@" + $0.attributeName != actor
    }
    guard others.count == 1, !node.hasConditionalAttributes else { return nil }
    return propertyWrapper(others[0], scope: scope)
  }

  /// The attribute has the name of a property wrapper.
  package func mayBePropertyWrapper(_ attribute: SyntaxNode, scope: Scope) -> Bool {
    let name = attribute.attributeType.map(TypeDecl.dottedName) ?? ""
    let found = resolve(name, from: scope)
    return found.isEmpty
      ? prelude.types(named: name).contains(where: \.model.isPropertyWrapper)
      : found.contains { types[$0].isPropertyWrapper }
  }

  private func propertyWrapper(_ attribute: SyntaxNode, scope: Scope) -> PropertyWrapper? {
    guard let written = attribute.attributeType.map(TypeDecl.dottedName) else { return nil }
    // What other files have for themselves means nothing here.
    let found = resolve(written, from: scope).filter {
      types[$0].decl.node.tree === attribute.tree || !types[$0].decl.node.isOfFile
    }
    if found.isEmpty {
      let name = aliases.visible(written, from: scope).map(TypeDecl.dottedName) ?? written
      guard let known = prelude.types(named: name).first, known.model.isPropertyWrapper else { return nil }
      return PropertyWrapper(attribute, known.model, modules: nil, actor: nil, isOnActorByDefault: false)
    }
    let wrappers = found.map { type in
      types[type].isPropertyWrapper
        ? PropertyWrapper(
          attribute, types[type], modules: types[type].scope.modules, actor: valueActor(of: type),
          isOnActorByDefault: isOnActorByDefault(type), isOnly: found.count == 1) : nil
    }
    guard let first = wrappers[0], wrappers.allSatisfy({ $0.map(first.isLike) == true }) else { return nil }
    return first
  }

  /// The actor that a visible wrapper's value is on.
  private func valueActor(of wrapper: TypeID) -> String? {
    guard let value = types[wrapper].wrappedValue,
      case .global(let actor) = isolation(of: value.member, in: wrapper)
    else { return nil }
    return actor
  }

  private func isOnActorByDefault(_ wrapper: TypeID) -> Bool {
    guard isOnMainActorByDefault(wrapper), let value = types[wrapper].wrappedValue else { return false }
    let scope = types[wrapper].scope
    return [types[wrapper].decl.node, value.member.node].allSatisfy {
      globalActor(on: $0, scope: scope) == nil
    }
  }
}

extension PropertyWrapper {
  fileprivate init?(
    _ attribute: SyntaxNode, _ model: TypeModel, modules: ModuleSet?, actor: String?,
    isOnActorByDefault: Bool, isOnly: Bool = true
  ) {
    guard let value = model.wrappedValue else { return nil }
    let isObject = model.kind == .class
    self.attribute = attribute
    self.model = model
    self.isOnly = isOnly
    self.isOnActorByDefault = isOnActorByDefault
    self.modules = modules
    self.actor =
      actor
      ?? (value.member.node.hasAttribute("MainActor") ? "@MainActor" : nil)
    setter = value.setter(isOfObject: isObject)
    hasOwnValue = attribute.token(.leftParen) != nil || model.hasEmptyInitializer
    obstacle = model.seesEnclosingInstance ? "sees the object that the property is in" : value.obstacle
  }
}

extension PropertyWrapper {
  /// The wrapper can be made of an initial value, such as the `nil` that an optional has without being given one.
  package var takesInitialValue: Bool {
    let written = model.initializing
    if written.isEmpty { return model.storedBindings.contains { $0.binding.name == "wrappedValue" } }
    return written.contains { ["wrappedValue", "initialValue"].contains($0.parameters.first?.label() ?? "") }
  }

  /// Another wrapper makes the same of a property.
  fileprivate func isLike(_ other: PropertyWrapper) -> Bool {
    setter == other.setter && actor == other.actor && isOnActorByDefault == other.isOnActorByDefault
      && hasOwnValue == other.hasOwnValue
      && obstacle == other.obstacle
  }
}

// MARK: The wrapper's declaration

/// The declaration of a wrapper's value.
private struct WrappedValue {
  let member: Member
  let decl: VariableDecl
  let binding: PatternBinding

  private var accessors: AccessorBlock? { binding.accessorBlock.flatMap { $0.isObservers ? nil : $0 } }

  func setter(isOfObject: Bool) -> PropertyWrapper.Setter {
    if decl.isLet { return .none }
    let changed: PropertyWrapper.Setter = isOfObject ? .nonmutating : .mutating
    guard let accessors else { return changed }
    guard let setter = accessors.accessor(.set) else { return .none }
    return setter.isMarked(.nonmutating) ? .nonmutating : changed
  }

  /// What generated accessors could not do in the same way.
  var obstacle: String? {
    if decl.node.hasModifier(.lazy) { return "changes when it is read" }
    let hidden = decl.node.modifiers.contains { $0.isAccess && $0.tokenRange.count > 1 }
    if hidden { return "hides its setter" }
    guard let accessors else { return nil }
    if accessors.isConditional { return "has accessors inside '#if'" }
    if let getter = accessors.accessor(.get) {
      if getter.isMarked(.mutating) { return "changes when it is read" }
      let effects = Effects(getter.child(.effectSpecifiers))
      if effects.isAsync || effects.isThrowing { return "may fail or wait when it is read" }
    }
    return nil
  }
}

extension SyntaxNode {
  /// An accessor's modifier.
  fileprivate func isMarked(_ modifier: TokenKind) -> Bool {
    hasModifier(modifier) || tokenRange.contains { tree.tokens[$0].kind == modifier }
  }
}

extension TypeModel {
  fileprivate var isPropertyWrapper: Bool {
    decl.node.hasAttribute("propertyWrapper")
  }

  fileprivate var wrappedValue: WrappedValue? {
    for member in members where !member.isStatic && member.declaredNames == ["wrappedValue"] {
      guard let decl = VariableDecl(member.node), let binding = decl.bindings.first else { continue }
      return WrappedValue(member: member, decl: decl, binding: binding)
    }
    return nil
  }

  /// The type of the wrapped value as the wrapper writes it.
  var wrappedValueType: SyntaxNode? { wrappedValue.flatMap { $0.binding.writtenType(in: $0.decl) } }

  /// A static subscript takes the place of the value.
  fileprivate var seesEnclosingInstance: Bool {
    members.contains { member in
      member.isStatic && member.node.kind == .subscriptDecl
        && FunctionDecl(member.node)?.parameters.first?.label() == "_enclosingInstance"
    }
  }

  fileprivate var hasEmptyInitializer: Bool {
    let written = initializing
    if written.isEmpty { return storedBindings.allSatisfy { $0.binding.initializer != nil } }
    return written.contains { $0.parameters.allSatisfy { $0.defaultValue != nil } }
  }
}
