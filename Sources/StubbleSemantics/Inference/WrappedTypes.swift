package import StubbleSyntax

/// The types of properties that have a property wrapper and no written type.
extension TypeInference {
  /// Returns the type of a wrapped property, or `nil` if it follows neither from the wrapper nor from the initial
  /// value.
  package func type(wrappedBy wrapper: PropertyWrapper, value: SyntaxNode?) -> TypeRef? {
    guard wrapper.isOnly, !wrapper.isInGenericType else { return nil }
    let model = wrapper.model
    if model.genericParameters.isEmpty, let written = model.wrappedValueType {
      let isKnown = !index.prelude.types(named: model.name).isEmpty
      let origin = TypeOrigin(
        scope: model.scope, tree: written.tree, user: wrapper.attribute.tree, base: nil, type: nil)
      return isKnown ? spelling.type(written) : translated(written, from: origin)
    }
    let arguments =
      wrapper.attribute.attributeType.map { index.unaliased(TypeRef($0), from: scope).arguments } ?? []
    if !arguments.isEmpty { return type(of: model, withArguments: arguments) }
    if let value {
      guard wrapper.takesValueAsItIs, let type = type(of: value), keepsType(of: value, in: wrapper) else {
        return nil
      }
      return type == standard("Int") && !model.constrainedPositions.isEmpty
        ? number(value, takenBy: model) : type
    }
    guard let argument = wrapper.attribute.child(.argument) else {
      return type(ofWrapperMadeOfNothing: model)
    }
    guard argument.token(.colon) == nil, let content = argument.content else { return nil }
    return type(of: model, madeOf: content)
  }

  /// Returns whether nothing that a generic wrapper is made of beside the initial value gives that another type.
  private func keepsType(of value: SyntaxNode, in wrapper: PropertyWrapper) -> Bool {
    let arguments = wrapper.attribute.children(.argument)
    return arguments.isEmpty || !consistsOfLiterals(value)
      || !wrapper.model.takesMoreOfItsParameters || keepsLiterals(of: [value], beside: arguments)
  }

  /// Returns the type of the value of a generic wrapper with arguments if it is made of the generic parameters only.
  private func type(of wrapper: TypeModel, withArguments arguments: [TypeRef]) -> TypeRef? {
    let names = wrapper.genericParameters.map(\.name)
    guard names.count == arguments.count, let written = wrapper.wrappedValueType.map({ TypeRef($0) }),
      written.names.isSubset(of: names), !arguments.contains(where: { $0.contains { $0 == .named("_") } })
    else { return nil }
    return written.substituting(Dictionary(zip(names, arguments)) { first, _ in first })
  }

  /// Returns the type of a number that a wrapper takes as a value of its constrained generic parameter, unless other
  /// arguments of its initializers may be of that type too. The compiler chooses `Int` for an integer literal if that
  /// conforms to what is required, and else `Double`.
  private func number(_ value: SyntaxNode, takenBy wrapper: TypeModel) -> TypeRef? {
    let name = wrapper.wrappedValueType?.spelling
    let constraints = wrapper.genericParameters.first { $0.name == name }?.types ?? []
    let protocols = constraints.flatMap(\.composedTypes).map {
      TypeDecl.dottedName($0).withoutStandardLibrary
    }
    guard name != nil, wrapper.genericParameters.count == 1,
      !wrapper.initializers.contains(where: \.isInExtension),
      wrapper.initializing.allSatisfy({ $0.whereClause == nil }),
      protocols.allSatisfy({ index.resolve($0, from: wrapper.scope).isEmpty }),
      !wrapper.takesMoreOfItsParameters
    else { return nil }
    let isLiteral = [.literalExpr, .prefixOperatorExpr].contains(value.kind)
    let candidates: [TypeRef] = isLiteral ? [.int, .double] : [.int]
    let found = candidates.first { type in protocols.allSatisfy { index.prelude.conforms(type, to: $0) } }
    return found?.simpleName.flatMap(standard)
  }

  /// Returns the type of a property with a wrapper that is initialized without arguments only if its values are of one
  /// known type: `@FocusState`, whose `init()` is for `Value == Bool`.
  private func type(ofWrapperMadeOfNothing wrapper: TypeModel) -> TypeRef? {
    let plain = wrapper.initializing.filter { $0.parameters.isEmpty && $0.genericParameters.isEmpty }
    let requirements = plain.first.map { GenericRequirement.all(in: $0.whereClause) } ?? []
    guard plain.count == 1, requirements.count == 1, case .sameType(let left, let type) = requirements[0],
      left.simpleName == wrapper.wrappedValueType?.spelling, let name = type.simpleName
    else { return nil }
    return index.prelude.isOfStandardLibrary(name) ? standard(name) : nil
  }
}

extension TypeModel {
  /// Whether an initializer of a generic wrapper takes values of its parameters beside the wrapped value.
  fileprivate var takesMoreOfItsParameters: Bool {
    let names = Set(genericParameters.map(\.name))
    let others = initializing.flatMap(\.parameters).filter { !$0.takesWrappedValue }
    return others.contains { parameter in
      parameter.type.map { TypeRef($0).contains { $0.simpleName.map(names.contains) == true } } ?? true
    }
  }
}

extension PropertyWrapper {
  /// Whether the wrapper is a member of a specialized type, so that its value may depend on that type's parameters:
  /// `@FocusState<Int?>.Binding`.
  fileprivate var isInGenericType: Bool {
    guard let type = attribute.attributeType, type.kind == .memberType else { return false }
    return type.children.first?.descendants.contains { $0.kind == .genericArgumentClause } == true
  }

  /// Whether the wrapped value is of the wrapper's generic parameter, and is initialized with the property's initial
  /// value as it is.
  fileprivate var takesValueAsItIs: Bool {
    let generics = Set(model.genericParameters.map(\.name))
    guard let written = model.wrappedValueType?.spelling, generics.contains(written) else { return false }
    let taken = model.initializing.compactMap { function in
      function.parameters.first(where: \.takesWrappedValue)?.type
    }.map { TypeRef($0).bare }.map { type in
      if case .function(let function) = type { "\(function.result)" } else { "\(type)" }
    }
    return (model.initializers.isEmpty || !taken.isEmpty) && taken.allSatisfy { $0 == written }
  }
}
