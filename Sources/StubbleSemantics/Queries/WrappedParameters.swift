package import StubbleSyntax

/// What the memberwise initializer of a struct takes for a property with a property wrapper.
package struct WrappedParameter: Sendable {
  package enum Content: Sendable {
    /// The wrapper itself.
    case wrapper
    /// The initial value of the property.
    ///
    /// - Parameters:
    ///   - label: The argument label with which the wrapper's initializer takes it.
    ///   - attributes: The attributes of that initializer's parameter if it is an autoclosure; otherwise none.
    case value(label: String, attributes: [TypeRef.Modifier])
  }

  package let content: Content
  /// The type of the wrapper, or of the value.
  package let type: TypeRef
  /// The attribute of the wrapper.
  package let attribute: SyntaxNode
  /// Whether the property has an initial value, be it that of the wrapper. Then the parameter has a default value.
  package let hasDefault: Bool
  /// Whether the initializer has no such parameter after all: the property is private, and has an initial value.
  package let isOmitted: Bool
  /// Whether making the wrapper that is the initial value needs the actor of the wrapper's type.
  package let isMadeOnActor: Bool
}

extension TypeIndex {
  /// Returns what the memberwise initializer takes for a property with a property wrapper, or `nil` if that does not
  /// follow from the declaration of the wrapper.
  package func wrappedParameter(of property: StoredMember, in type: TypeID) -> WrappedParameter? {
    let node = property.decl.node
    let model = types[type]
    guard attributeOfGlobalActor(on: node, scope: model.scope) == nil,
      let wrapper = propertyWrapper(on: node, scope: model.scope), wrapper.isOnly,
      let initializers = WrapperInitializers(of: wrapper),
      let value = valueType(of: property, wrapper, in: model.scope)
    else { return nil }
    let hasArguments = wrapper.attribute.token(.leftParen) != nil
    let isWritten = property.binding.initializer != nil
    let isNilAtFirst = property.binding.writtenType.flatMap { TypeRef($0).implicitValue } != nil
    // It is not clear whether `nil` is an argument besides those of the attribute.
    if !isWritten, hasArguments, isNilAtFirst, initializers.label != nil { return nil }
    let takesValue =
      isWritten || !hasArguments && !initializers.takeNothing && initializers.takeValueAlone
    let hasDefault =
      isWritten || hasArguments || initializers.takeNothing || takesValue && isNilAtFirst
    let isMadeOnActor = !isMadeAnywhere(wrapper)
    let content: WrappedParameter.Content
    if takesValue {
      guard !isMadeOnActor, let label = initializers.label, let attributes = initializers.attributes else {
        return nil
      }
      content = .value(label: label, attributes: attributes)
    } else {
      content = .wrapper
    }
    let isOmitted = hasDefault && node.isMarkedPrivate
    guard let written = takesValue || isOmitted ? value : self.type(of: wrapper, around: value) else {
      return nil
    }
    return WrappedParameter(
      content: content, type: written, attribute: wrapper.attribute, hasDefault: hasDefault,
      isOmitted: isOmitted, isMadeOnActor: hasDefault && isMadeOnActor)
  }

  /// Returns the wrapper's attribute of a property, or `nil` if it has no known wrapper.
  package func wrapperAttribute(of property: StoredMember, in type: TypeID) -> SyntaxNode? {
    propertyWrapper(on: property.decl.node, scope: types[type].scope)?.attribute
  }

  /// Returns whether the wrapper of a property is certainly `Sendable`, or certainly is not; `nil` if neither is known.
  package func isWrapperSendable(_ property: StoredMember, of type: TypeID) -> Bool? {
    let scope = types[type].scope
    guard let wrapper = propertyWrapper(on: property.decl.node, scope: scope), wrapper.isOnly,
      let value = valueType(of: property, wrapper, in: scope),
      let written = self.type(of: wrapper, around: value)
    else { return nil }
    if isKnownSendable(written, from: scope) { return true }
    return isKnownUnsendable(written, from: scope) ? false : nil
  }

  /// Returns whether the initializers of a wrapper can be called from code on no actor.
  private func isMadeAnywhere(_ wrapper: PropertyWrapper) -> Bool {
    guard wrapper.modules != nil else {
      let isOnActor = wrapper.model.decl.node.hasAttribute("MainActor")
      return wrapper.model.initializers.allSatisfy {
        $0.isNonisolated || !isOnActor && !$0.node.hasAttribute("MainActor")
      }
    }
    return resolve(in: wrapper.model.scope).allSatisfy {
      isolation(ofInitializersOf: $0, takesArguments: true) == .free
    }
  }

  /// Returns whether language mode 5 lets code on no actor initialize a property with a wrapper that is on one: the wrapper
  /// is `Sendable`, or a struct or enum of the same module that states nothing about that and is not public.
  package func mayInitializeOffActor(_ property: StoredMember, of type: TypeID) -> Bool {
    if isWrapperSendable(property, of: type) == true { return true }
    let scope = types[type].scope
    guard let wrapper = propertyWrapper(on: property.decl.node, scope: scope), wrapper.isOnly,
      let modules = wrapper.modules, modules.intersects(scope.modules)
    else { return false }
    let model = wrapper.model
    return (model.kind == .struct || model.kind == .enum) && !model.isPublic && !model.isDeclaredUnsendable
  }

  /// Returns the type of a property, written or inferred.
  private func valueType(of property: StoredMember, _ wrapper: PropertyWrapper, in scope: Scope) -> TypeRef? {
    let inference = TypeInference(index: self, scope: scope)
    let value = property.binding.initializer?.content
    guard let written = property.binding.writtenType else {
      return inference.type(wrappedBy: wrapper, value: value)
    }
    if inference.isUnbound(written) { return inference.completed(written, by: value) }
    if case .implicitlyUnwrapped(let wrapped) = TypeRef(written) { return .optional(wrapped) }
    return TypeRef(written)
  }

  /// Returns the type of a wrapper around values of some type: `Binding<Int>` for `@Binding`.
  private func type(of wrapper: PropertyWrapper, around value: TypeRef) -> TypeRef? {
    guard let attribute = wrapper.attribute.attributeType, case .named(let name) = TypeRef(attribute) else {
      return nil
    }
    let model = wrapper.model
    if !name.arguments.isEmpty { return .named(name) }
    // An alias may have other generic parameters than the wrapper.
    guard name.name == model.name else { return nil }
    if let base = name.base { return type(of: wrapper, in: base, name, around: value) }
    return arguments(model.genericParameters.map(\.name), of: wrapper, around: value).map {
      .named(TypeRef.Name(name.name, arguments: $0))
    }
  }

  /// Returns the type of a wrapper that is nested in another type: `FocusState<Bool>.Binding` for `@FocusState.Binding`.
  private func type(
    of wrapper: PropertyWrapper, in base: TypeRef, _ name: TypeRef.Name, around value: TypeRef
  ) -> TypeRef? {
    guard case .named(var outer) = base else { return nil }
    var name = name
    if outer.arguments.isEmpty {
      let known = prelude.types(named: outer.name).first
      let visible = resolve(in: wrapper.model.around).first
      let found = wrapper.modules == nil ? known?.model : visible.map { types[$0] }
      guard let names = found?.genericParameters.map(\.name),
        let arguments = arguments(names, of: wrapper, around: value)
      else { return nil }
      outer.arguments = arguments
      name.base = .named(outer)
    }
    guard let arguments = arguments(wrapper.model.genericParameters.map(\.name), of: wrapper, around: value)
    else { return nil }
    name.arguments = arguments
    return .named(name)
  }

  /// Returns what some generic parameters are for a wrapper with values of some type, or `nil` if that does not follow.
  private func arguments(_ names: [String], of wrapper: PropertyWrapper, around value: TypeRef) -> [TypeRef]?
  {
    if names.isEmpty { return [] }
    guard names.count == 1, let written = wrapper.model.wrappedValueType.map({ TypeRef($0) }),
      let argument = written.meaning(of: names[0], in: value)
    else { return nil }
    return [argument]
  }
}

/// The initializers of a property wrapper, as far as the memberwise initializers of structs depend on them. The compiler
/// considers those in the declaration of the wrapper that are not generic.
private struct WrapperInitializers {
  /// Whether one of them can be called without arguments.
  let takeNothing: Bool
  /// Whether one of them can be called with an initial value alone.
  let takeValueAlone: Bool
  /// The label of the initial value, or `nil` if no initializer takes one.
  let label: String?
  /// The attributes of the initial value's parameter if it is an autoclosure; `nil` if the initializers differ in that.
  let attributes: [TypeRef.Modifier]?

  /// Creates the value, or returns `nil` if what the compiler considers is unclear.
  init?(of wrapper: PropertyWrapper) {
    let model = wrapper.model
    let own = model.initializers.filter { !$0.isInExtension }
    guard !own.isEmpty else {
      // The prelude does not list what the compiler synthesizes.
      guard wrapper.modules != nil else { return nil }
      self.init(synthesizedFor: model)
      return
    }
    let functions = own.compactMap { FunctionDecl($0.node) }
    // Others, such as those that decode the wrapper, do not matter.
    let areClear = zip(own, functions).allSatisfy { member, function in
      !function.mayTakeValueOrNothing
        || member.clauses.isEmpty && !function.isFailable && !function.effects.isThrowing
          && !function.effects.isAsync && !member.node.isMarkedPrivate
    }
    guard areClear, functions.count == own.count else { return nil }
    let plain = functions.filter(\.genericParameters.isEmpty)
    let labels = PropertyWrapper.valueLabels
    let taken = labels.lazy.map { label in
      model.initializing.flatMap(\.parameters).filter { $0.label() == label }
    }
    let parameters = taken.first { !$0.isEmpty }
    let forms = Set((parameters ?? []).map(\.attributesOfAutoclosure))
    self.init(
      takeNothing: plain.contains { $0.parameters.allSatisfy { $0.defaultValue != nil } },
      takeValueAlone: labels.contains { label in plain.contains { $0.takes(only: label) } },
      label: parameters?.first?.label(), attributes: forms.count == 1 ? forms.first : nil)
  }

  /// Creates the value for a wrapper that declares no initializers.
  private init(synthesizedFor model: TypeModel) {
    let needed = model.storedBindings.filter { stored in
      let isNilAtFirst = stored.writtenType.flatMap { TypeRef($0).implicitValue } != nil
      return stored.binding.initializer == nil && (stored.decl.isLet || !isNilAtFirst)
    }
    let isSet = model.storedBindings.contains {
      $0.binding.name == PropertyWrapper.valueName && !($0.decl.isLet && $0.binding.initializer != nil)
    }
    let isMemberwise = model.kind == .struct && isSet
    self.init(
      takeNothing: needed.isEmpty,
      takeValueAlone: isMemberwise && needed.allSatisfy { $0.binding.name == PropertyWrapper.valueName },
      label: isMemberwise ? PropertyWrapper.valueName : nil, attributes: [])
  }

  private init(takeNothing: Bool, takeValueAlone: Bool, label: String?, attributes: [TypeRef.Modifier]?) {
    self.takeNothing = takeNothing
    self.takeValueAlone = takeValueAlone
    self.label = label
    self.attributes = attributes
  }
}

extension FunctionDecl {
  /// Whether an initializer of a wrapper takes the initial value, or can be called without arguments.
  fileprivate var mayTakeValueOrNothing: Bool {
    parameters.contains(where: \.takesWrappedValue) || parameters.allSatisfy { $0.defaultValue != nil }
  }

  /// Returns whether a call needs no argument but the one with a label.
  fileprivate func takes(only label: String) -> Bool {
    guard let position = parameters.firstIndex(where: { $0.label() == label }) else { return false }
    return parameters.enumerated().allSatisfy { $0.offset == position || $0.element.defaultValue != nil }
  }
}

extension Parameter {
  /// The attributes of the parameter's type if they make it an autoclosure; otherwise none.
  fileprivate var attributesOfAutoclosure: [TypeRef.Modifier] {
    guard let type, case .modified(let modifiers, _) = TypeRef(type), modifiers.contains(.autoclosure) else {
      return []
    }
    return modifiers
  }
}
