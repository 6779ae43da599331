import StubbleSyntax

/// Generic arguments that follow from those of an initializer: `Box(0)` is a `Box<Int>` if its only initializer that can be
/// called like this takes a `Value`.
extension TypeInference {
  /// Returns a generic type with its arguments, or `nil` if a call does not determine them.
  ///
  /// - Parameter found: The visible types that the name may mean.
  func completed(_ type: TypeRef, meaning found: [TypeID], by call: SyntaxNode) -> TypeRef? {
    if found.isEmpty { return completedOutside(type, by: call) }
    guard found.count == 1, let id = found.first, isCopied(id), lacksArguments(id),
      index.types[id].decl.isGeneric, index.types[id].decl.whereClause == nil,
      !isLiteral(call, as: type, found),
      let given = parameterTypes(of: call, making: id)
    else { return nil }
    return completed(type, of: index.types[id], with: given)
  }

  /// Returns a generic type of the prelude with its arguments: `OSAllocatedUnfairLock(initialState: false)` is an
  /// `OSAllocatedUnfairLock<Bool>`.
  private func completedOutside(_ type: TypeRef, by call: SyntaxNode) -> TypeRef? {
    guard let name = type.plainName, isUnhidden(name), case let known = index.prelude.types(named: name),
      known.count == 1, known[0].isComplete, case let model = known[0].model,
      model.kind == .struct || model.kind == .class,
      model.decl.isGeneric, model.decl.whereClause == nil, !isLiteral(call, as: type, []),
      case let labels = call.argumentLabels, !hasOwnInitializer(name, where: { $0.fits(labels) })
    else { return nil }
    if let conditional = conditionalArguments(of: model, for: call) {
      return spelling.spelled(.named(.init(name, arguments: conditional)))
    }
    guard let given = parameterTypes(of: call, in: model.initializers) else { return nil }
    return completed(type, of: model, with: given).map(spelling.spelled)
  }

  /// Returns the arguments to which the only fitting initializer fixes a generic type: those of
  /// `OSAllocatedUnfairLock()`, whose `init()` is for a state of `()`.
  private func conditionalArguments(of model: TypeModel, for call: SyntaxNode) -> [TypeRef]? {
    let fitting = model.initializing.filter { $0.parameters(of: call) != nil }
    guard fitting.count == 1, let clause = fitting[0].whereClause else { return nil }
    let fixed = GenericRequirement.all(in: clause).reduce(into: [String: TypeRef]()) { fixed, requirement in
      if case .sameType(let left, let right) = requirement, let name = left.simpleName { fixed[name] = right }
    }
    let arguments = model.genericParameters.compactMap { fixed[$0.name] }
    return arguments.count == model.genericParameters.count ? arguments : nil
  }

  private func completed(_ type: TypeRef, of model: TypeModel, with given: [Given]) -> TypeRef? {
    guard case .named(var name) = type else { return nil }
    let arguments = model.genericParameters.map { parameter in
      argument(for: parameter.name, constraints: parameter.types, of: given)
    }
    guard arguments.allSatisfy({ $0 != nil }) else { return nil }
    name.arguments = arguments.compactMap(\.self)
    return .named(name)
  }

  /// A value that is given to a parameter of an initializer.
  private typealias Given = (value: SyntaxNode, parameter: TypeRef)

  /// Returns the type of the values that are given to parameters of a generic type. If other parameters mention it too,
  /// their values may determine another one.
  private func argument(for name: String, constraints: [SyntaxNode], of given: [Given]) -> TypeRef? {
    let mentioning = given.filter { $0.parameter.contains { $0 == .named(name) } }
    let types = Set(mentioning.map { $0.parameter.givenValue == .named(name) ? type(of: $0.value) : nil })
    guard types.count == 1, let type = types.first ?? nil, !index.isFunction(type, from: scope) else {
      return nil
    }
    // A literal takes on another type where a constraint excludes its own.
    let isFixed = mentioning.contains {
      [.callExpr, .memberAccessExpr, .identifierExpr].contains($0.value.kind)
    }
    return isFixed || constraints.allSatisfy { index.prelude.conforms(type, to: $0.spelling) } ? type : nil
  }

  /// Returns the arguments of a call and the types of their parameters, or `nil` if it is not clear which initializer is
  /// called.
  private func parameterTypes(of call: SyntaxNode, making id: TypeID) -> [Given]? {
    let model = index.types[id]
    guard model.kind == .struct || model.kind == .class, !index.facts[id].hasUnknownAncestors,
      !index.ancestors(of: id).contains(where: { index.types[$0].kind == .class })
    else { return nil }
    let inherited = index.conformances(of: id).flatMap { index.namedMembers.initializers(of: $0) }
    let initializers = model.initializers + inherited
    let isMember = model.kind == .struct && model.initializers.allSatisfy(\.isInExtension)
    if isMember, !initializers.contains(where: { FunctionDecl($0.node)?.parameters(of: call) != nil }) {
      return given(call, for: call.argumentLabels.map { memberwiseParameter($0, of: model) })
    }
    return parameterTypes(of: call, in: initializers)
  }

  /// Returns the arguments of a call and the types of their parameters, unless several initializers have such parameters,
  /// or that one has its own conditions.
  private func parameterTypes(of call: SyntaxNode, in initializers: [Member]) -> [Given]? {
    let fitting = initializers.filter { FunctionDecl($0.node)?.parameters(of: call) != nil }
    guard fitting.count == 1, let initializer = FunctionDecl(fitting[0].node), !fitting[0].isInExtension,
      !initializer.isFailable, initializer.genericParameters.isEmpty, initializer.whereClause == nil
    else { return nil }
    return given(call, for: initializer.parameters(of: call)?.map { $0.type.map { TypeRef($0) } } ?? [])
  }

  private func given(_ call: SyntaxNode, for types: [TypeRef?]) -> [Given]? {
    guard call.children.dropFirst().allSatisfy({ $0.kind == .argument }) else { return nil }
    let arguments = call.children(.argument)
    let given = zip(arguments, types).compactMap { argument, type in
      argument.content.flatMap { value in type.map { (value, $0) } }
    }
    return given.count == arguments.count ? given : nil
  }
}

extension TypeInference {
  /// Returns the type of a parameter of the memberwise initializer, written or inferred.
  private func memberwiseParameter(_ label: String, of model: TypeModel) -> TypeRef? {
    let property = model.storedBindings.first { $0.binding.name == label }
    guard let property, property.decl.node.attributes.isEmpty else { return nil }
    if let type = property.writtenType { return TypeRef(type) }
    let inference = TypeInference(index: index, scope: model.scope, depth: depth + 1)
    return depth < TypeInference.depthLimit
      ? inference.type(ofVariable: property.binding, in: property.decl) : nil
  }
}

extension TypeRef {
  /// The type of the value that is written for a parameter: for an autoclosure, what it returns.
  fileprivate var givenValue: TypeRef {
    guard case .modified(let modifiers, _) = self, modifiers.contains(.autoclosure),
      case .function(let function) = bare
    else { return bare }
    return function.result.bare
  }
}
