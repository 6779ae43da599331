package import StubbleSyntax

/// A property wrapper that is applied to a property.
package struct PropertyWrapper: Sendable {
  /// How the wrapped property is set.
  package enum Setter: Sendable {
    case none, mutating, nonmutating
  }

  /// The attribute that applies the wrapper.
  package let attribute: SyntaxNode
  package let setter: Setter
  /// The global actor that the wrapped value is on, or `nil` if it is on none.
  package let actor: GlobalActor?
  /// Whether the wrapped value is on that actor with `@preconcurrency`, so that the compiler only warns where it is used
  /// elsewhere.
  private let isPreconcurrency: Bool
  /// Whether the wrapped value is on that actor only by the default of its module.
  package let isOnActorByDefault: Bool
  /// Whether the wrapper needs no initial value: it has an initializer without arguments, or its attribute has
  /// arguments.
  package let hasOwnValue: Bool
  /// Why generated accessors cannot do what the wrapper does, as the end of a sentence, or `nil` if they can.
  package let accessorRestriction: String?
  /// The modules that declare the wrapper, or `nil` if it is known but not visible.
  package let modules: ModuleSet?
  /// The wrapper's declaration.
  let model: TypeModel
  /// Whether the declaration is the only one with this name.
  let isOnly: Bool
}

extension TypeIndex {
  /// Returns the property wrapper on a declaration, or `nil` if it has none, or other attributes that change its
  /// meaning, or if the wrapper is neither visible nor known.
  package func propertyWrapper(on node: SyntaxNode, scope: Scope) -> PropertyWrapper? {
    let actor = attributeOfGlobalActor(on: node, scope: scope)
    let others = node.attributes.filter {
      !Attributes.isHarmless($0.attributeName) && $0 != actor
        && !isExemption($0, from: scope)
    }
    guard others.count == 1, !node.hasConditionalAttributes else { return nil }
    return propertyWrapper(others[0], scope: scope)
  }

  /// Returns whether an attribute has the name of a property wrapper that is visible or known.
  package func mayBePropertyWrapper(_ attribute: SyntaxNode, scope: Scope) -> Bool {
    guard let type = attribute.attributeType else { return false }
    let meant = wrapper(namedBy: type, from: scope)
    let found = resolve(meant.name, from: meant.scope)
    return found.isEmpty
      ? prelude.types(named: meant.name).contains(where: \.model.decl.node.isPropertyWrapper)
      : found.contains { types[$0].decl.node.isPropertyWrapper }
  }

  private func propertyWrapper(_ attribute: SyntaxNode, scope: Scope) -> PropertyWrapper? {
    guard let type = attribute.attributeType else { return nil }
    let meant = wrapper(namedBy: type, from: scope)
    // Private declarations of other files are not meant.
    let found = resolve(meant.name, from: meant.scope).filter {
      types[$0].decl.node.tree === attribute.tree || !types[$0].decl.node.isPrivateToFile
    }
    if found.isEmpty {
      guard let known = prelude.types(named: meant.name).first, known.model.decl.node.isPropertyWrapper else {
        return nil
      }
      return PropertyWrapper(attribute, known.model, modules: nil, actor: nil, isOnActorByDefault: false)
    }
    let wrappers = found.map { type in
      types[type].decl.node.isPropertyWrapper
        ? PropertyWrapper(
          attribute, types[type], modules: types[type].scope.modules, actor: valueActor(of: type),
          isOnActorByDefault: isOnActorByDefault(type), isOnly: found.count == 1) : nil
    }
    guard let first = wrappers[0], wrappers.allSatisfy({ $0.map(first.isLike) == true }) else { return nil }
    return first
  }

  /// Returns the name of the type that an attribute means, and the scope in which it is looked up. A known protocol that
  /// the type around the attribute conforms to may give it another name, as that of intents names their parameters.
  private func wrapper(namedBy attribute: SyntaxNode, from scope: Scope) -> (name: String, scope: Scope) {
    let meant = attributeType(named: TypeDecl.dottedName(attribute), from: scope)
    guard resolve(meant.name, from: meant.scope).isEmpty, prelude.types(named: meant.name).isEmpty else {
      return meant
    }
    let protocols = resolve(in: scope).lazy.flatMap { self.protocols(of: $0) }
    let alias = protocols.flatMap(\.members).first { $0.aliasName == meant.name }
    let type = alias?.node.child(.initializerClause)?.content.map(TypeDecl.dottedName)
    return type.map { ($0, scope) } ?? meant
  }

  /// Returns the global actor that the value of a visible wrapper is on.
  private func valueActor(of wrapper: TypeID) -> GlobalActor? {
    guard let value = types[wrapper].wrappedValue,
      case .global(let actor) = isolation(of: value.member, in: wrapper)
    else { return nil }
    return actor
  }

  /// Returns whether the value of a visible wrapper is on the main actor only by the module's default.
  private func isOnActorByDefault(_ wrapper: TypeID) -> Bool {
    guard isOnMainActorByDefault(wrapper), let value = types[wrapper].wrappedValue else { return false }
    let scope = types[wrapper].scope
    return [types[wrapper].decl.node, value.member.node].allSatisfy {
      globalActor(on: $0, scope: scope) == nil
    }
  }
}

extension PropertyWrapper {
  /// The property of a wrapper that holds the value of the wrapped property.
  package static let valueName = "wrappedValue"
  /// The property of a wrapper that is the value of `$x`.
  package static let projectionName = "projectedValue"
  /// The labels, in order of precedence, of the parameter of an initializer that takes the initial value.
  static let valueLabels = [valueName, "initialValue"]

  fileprivate init?(
    _ attribute: SyntaxNode, _ model: TypeModel, modules: ModuleSet?, actor: GlobalActor?,
    isOnActorByDefault: Bool, isOnly: Bool = true
  ) {
    guard let value = model.wrappedValue else { return nil }
    let isObject = model.kind == .class
    self.attribute = attribute
    self.model = model
    self.isOnly = isOnly
    self.isOnActorByDefault = isOnActorByDefault
    self.modules = modules
    isPreconcurrency = [value.member.node, model.decl.node].contains { $0.hasAttribute("preconcurrency") }
    self.actor =
      actor
      ?? (value.member.node.hasAttribute(GlobalActor.main.name) ? .main : nil)
    setter = value.setter(isOfObject: isObject)
    hasOwnValue = attribute.token(.leftParen) != nil || model.hasEmptyInitializer
    accessorRestriction =
      if model.seesEnclosingInstance {
        "accesses the enclosing instance"
      } else if model.isReflecting {
        "is found by the property's name while the program runs"
      } else {
        value.accessorRestriction
      }
  }
}

extension PropertyWrapper {
  /// The attributes that isolate a property as the wrapped value is isolated; none if that is on no global actor.
  package var actorAttributes: [String] {
    guard let actor else { return [] }
    return isPreconcurrency ? [actor.attribute, "@preconcurrency"] : [actor.attribute]
  }

  /// Whether the wrapper has an initializer for a wrapped value. An optional property without an initial value is
  /// initialized with `nil` then.
  package var takesInitialValue: Bool {
    let written = model.initializing
    if written.isEmpty {
      return model.storedBindings.contains { $0.binding.name == PropertyWrapper.valueName }
    }
    return written.contains { $0.parameters.first?.takesWrappedValue == true }
  }

  /// The names of the types at which the key paths begin that the wrapper's initializers take: `EnvironmentValues` for
  /// `@Environment(\.theme)`.
  package var rootsOfKeyPaths: [String] {
    model.initializing.compactMap { initializer in
      initializer.parameters.first?.type.flatMap { TypeRef($0).endsOfKeyPath }?.root.dottedName
    }
  }

  /// Returns whether another declaration of the wrapper has the same effects.
  fileprivate func isLike(_ other: PropertyWrapper) -> Bool {
    setter == other.setter && actorAttributes == other.actorAttributes
      && isOnActorByDefault == other.isOnActorByDefault
      && hasOwnValue == other.hasOwnValue
      && accessorRestriction == other.accessorRestriction
  }
}

// MARK: The wrapper's declaration

/// The declaration of a wrapper's `wrappedValue`.
private struct WrappedValue {
  let member: Member
  let decl: VariableDecl
  let binding: PatternBinding

  private var accessors: AccessorBlock? { binding.accessorBlock.flatMap { $0.isObservers ? nil : $0 } }

  /// Returns how the value is set, in a wrapper that is a class (`isOfObject`) or a value type.
  func setter(isOfObject: Bool) -> PropertyWrapper.Setter {
    if decl.isLet { return .none }
    let changed: PropertyWrapper.Setter = isOfObject ? .nonmutating : .mutating
    guard let accessors else { return changed }
    guard let mutator = accessors.mutator else { return .none }
    return mutator.isMarked(.nonmutating) ? .nonmutating : changed
  }

  /// Why generated accessors could not do the same, or `nil` if they could.
  var accessorRestriction: String? {
    if decl.node.hasModifier(.lazy) { return "has a mutating getter" }
    let hidden = decl.node.modifiers.contains { $0.isAccess && $0.tokenRange.count > 1 }
    if hidden { return "has a setter with a lower access level" }
    guard let accessors else { return nil }
    if accessors.isConditional { return "has accessors inside '#if'" }
    if let getter = accessors.accessor(.get) {
      if getter.isMarked(.mutating) { return "has a mutating getter" }
      let effects = Effects(getter.child(.effectSpecifiers))
      if effects.isAsync || effects.isThrowing { return "has a getter that is asynchronous or throws" }
    }
    return nil
  }
}

extension SyntaxNode {
  /// Returns whether an accessor has a modifier.
  fileprivate func isMarked(_ modifier: TokenKind) -> Bool {
    hasModifier(modifier) || tokenRange.contains { tree.tokens[$0].kind == modifier }
  }
}

extension SyntaxNode {
  /// Whether the declaration is that of a property wrapper.
  package var isPropertyWrapper: Bool { hasAttribute("propertyWrapper") }
}

extension TypeModel {
  fileprivate var wrappedValue: WrappedValue? {
    for member in members where !member.isStatic && member.declaredNames == [PropertyWrapper.valueName] {
      guard let decl = VariableDecl(member.node), let binding = decl.bindings.first else { continue }
      return WrappedValue(member: member, decl: decl, binding: binding)
    }
    return nil
  }

  /// The type of `wrappedValue` as it is written in the wrapper, or `nil` if it is not written.
  var wrappedValueType: SyntaxNode? { wrappedValue.flatMap { $0.binding.writtenType } }

  /// Whether the wrapper has the static subscript that replaces `wrappedValue` and takes the enclosing object.
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

extension Parameter {
  /// Whether a parameter of a wrapper's initializer takes the initial value of the wrapped property.
  var takesWrappedValue: Bool { PropertyWrapper.valueLabels.contains(label() ?? "") }
}
