import StubbleSyntax

/// Generic arguments that follow from those of an initializer: `Box(0)` is a `Box<Int>` if its only initializer that can be
/// called like this takes a `Value`.
extension TypeInference {
  /// Returns a generic type with its arguments, or `nil` if a call does not determine them.
  ///
  /// - Parameter found: The visible types that the name may mean.
  func completed(_ type: TypeRef, meaning found: [TypeID], by call: SyntaxNode) -> TypeRef? {
    if found.isEmpty { return completedOutside(type, by: call) }
    guard found.count == 1, let id = found.first, isCopyable(id), lacksArguments(id),
      index.types[id].decl.isGeneric, index.types[id].decl.whereClause == nil,
      !isLiteral(call, as: type, found), let made = genericCall(call, making: id, type)
    else { return nil }
    let model = index.types[id]
    return self.made(
      by: made,
      from: TypeOrigin(scope: model.scope, tree: model.decl.node.tree, user: call.tree, base: type, type: id))
  }

  /// Returns a generic type of the prelude with its arguments: `OSAllocatedUnfairLock(initialState: false)` is an
  /// `OSAllocatedUnfairLock<Bool>`.
  private func completedOutside(_ type: TypeRef, by call: SyntaxNode) -> TypeRef? {
    guard let name = type.plainName, isUnhidden(name), case let known = index.prelude.types(named: name),
      known.count == 1, known[0].isComplete, case let model = known[0].model,
      model.kind != .protocol, model.decl.isGeneric, model.decl.whereClause == nil,
      !isLiteral(call, as: type, []),
      case let labels = call.argumentLabels, !hasOwnInitializer(name, where: { $0.fits(labels) })
    else { return nil }
    if let conditional = conditionalArguments(of: model, for: call) {
      return spelling.spelled(.named(.init(name, arguments: conditional)))
    }
    return genericCall(call, of: model.initializers, model, type).flatMap(made(byKnown:))
  }

  /// Returns the arguments to which the only fitting initializer fixes a generic type: those of
  /// `OSAllocatedUnfairLock()`, whose `init()` is for a state of `()`.
  private func conditionalArguments(of model: TypeModel, for call: SyntaxNode) -> [TypeRef]? {
    let fitting = model.initializing.filter { $0.parameters(of: call) != nil }
    guard fitting.count == 1, let clause = fitting[0].whereClause else { return nil }
    let own = Set(fitting[0].genericNames)
    let fixed = GenericRequirement.all(in: clause).reduce(into: [String: TypeRef]()) { fixed, requirement in
      guard case .sameType(let left, let right) = requirement, let name = left.simpleName,
        !right.contains(where: { $0.simpleName.map(own.contains) == true })
      else { return }
      fixed[name] = right
    }
    let arguments = model.genericParameters.compactMap { fixed[$0.name] }
    return arguments.count == model.genericParameters.count ? arguments : nil
  }

  /// Returns the call of an initializer, or `nil` if it is not clear which one is called.
  private func genericCall(_ call: SyntaxNode, making id: TypeID, _ type: TypeRef) -> GenericCall? {
    let model = index.types[id]
    guard model.kind == .struct || model.kind == .class, !index.facts(of: id).hasUnknownAncestors,
      !index.ancestors(of: id).contains(where: { index.types[$0].kind == .class })
    else { return nil }
    let inherited = index.conformances(of: id).flatMap { index.namedMembers.initializers(of: $0) }
    let initializers = model.initializers + inherited
    let isMember = model.kind == .struct && model.initializers.allSatisfy(\.isInExtension)
    if isMember, !initializers.contains(where: { FunctionDecl($0.node)?.parameters(of: call) != nil }) {
      return memberwiseCall(call, of: model, type)
    }
    return genericCall(call, of: initializers, model, type)
  }

  /// Returns the call of the only initializer that fits, unless it has its own conditions.
  private func genericCall(
    _ call: SyntaxNode, of initializers: [Member], _ model: TypeModel, _ type: TypeRef
  ) -> GenericCall? {
    let fitting = initializers.filter { FunctionDecl($0.node)?.parameters(of: call) != nil }
    guard fitting.count == 1, let initializer = FunctionDecl(fitting[0].node), !fitting[0].isInExtension,
      !initializer.isFailable
    else { return nil }
    return GenericCall(
      of: initializer, by: call, around: model.generics, result: type.specialized(by: model.generics))
  }

  /// Returns the call of the memberwise initializer.
  private func memberwiseCall(_ call: SyntaxNode, of model: TypeModel, _ type: TypeRef) -> GenericCall? {
    guard call.children.dropFirst().allSatisfy({ $0.kind == .argument }) else { return nil }
    let arguments = call.children(.argument)
    let values = arguments.compactMap { argument -> GenericCall.Value? in
      guard let value = argument.content, let label = argument.argumentLabel else { return nil }
      return memberwiseParameter(label, of: model).map { (value, $0) }
    }
    guard values.count == arguments.count else { return nil }
    return GenericCall(
      generics: model.generics, requirements: [], values: values,
      result: type.specialized(by: model.generics))
  }
}

extension TypeInference {
  /// Returns the type of a parameter of the memberwise initializer, written or inferred.
  private func memberwiseParameter(_ label: String, of model: TypeModel) -> TypeRef? {
    let property = model.storedBindings.first { $0.binding.name == label }
    guard let property, property.decl.node.attributes.isEmpty else { return nil }
    if let type = property.writtenType { return TypeRef(type) }
    return depth < TypeInference.depthLimit
      ? inference(at: model.scope).type(ofVariable: property.binding, in: property.decl) : nil
  }
}

extension TypeRef {
  /// Returns the type with its generic parameters as arguments.
  fileprivate func specialized(by parameters: [GenericParameter]) -> TypeRef {
    guard case .named(var name) = self else { return self }
    name.arguments = parameters.map { .named($0.unquotedName) }
    return .named(name)
  }
}
