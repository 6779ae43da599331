import StubbleSemantics
import StubbleSyntax

extension TypeIndex {
  /// Returns the callees in an initial value that look like types, but are neither visible nor known.
  func supposedTypes(calledIn value: SyntaxNode?, scope: Scope) -> [SyntaxNode] {
    let calls = value?.descendants.filter { $0.kind == .callExpr } ?? []
    let inference = TypeInference(index: self, scope: scope)
    return calls.compactMap(\.children.first).filter { callee in
      guard callee.kind == .identifierExpr, let name = TypeRef(expression: callee)?.lookupName else {
        return false
      }
      return resolve(name, from: scope).isEmpty && alias(name, from: scope) == nil
        && prelude.types(named: name).isEmpty && prelude.globals(named: name).isEmpty
        && inference.declarations(of: name, seenFrom: callee.tree).isEmpty
    }
  }
}

/// The type of a stored property, in the forms that its declaration, its getter's closure and its setter's closure
/// need.
struct PropertyTypes {
  /// The type in a declaration, inferred if it is not written; `T!` stays `T!`.
  let declared: TypeRef
  /// The type that the getter's closure returns, with `T?` for `T!`.
  let returned: TypeRef
  /// The type that the setter's closure takes, with `@escaping` for a function.
  let taken: TypeRef
  /// Whether a part of the type, such as its generic arguments, is not written, and was inferred.
  let areCompleted: Bool

  init(
    of binding: PatternBinding, in decl: VariableDecl, _ wrapper: PropertyWrapper?, _ candidate: Candidate,
    index: TypeIndex
  ) throws(Ineligibility) {
    let scope = index.scope(of: candidate)
    let inference = TypeInference(index: index, scope: scope)
    guard let node = binding.writtenType else {
      declared = try PropertyTypes.inferred(binding, in: decl, wrapper, candidate, index: index)
      returned = declared
      taken = index.escaping(declared, from: scope)
      areCompleted = false
      return
    }
    areCompleted = binding.initializer != nil && inference.isUnbound(node)
    if areCompleted {
      guard let completed = inference.completed(node, by: binding.initializer?.content) else {
        throw Ineligibility(
          node.range,
          "the type '\(node.spelling)' is not written in full, and cannot be inferred from the initial value",
          notes: ["write its generic arguments"])
      }
      (declared, returned, taken) = (completed, completed, completed)
      return
    }
    try PropertyTypes.check(node, isLet: decl.isLet)
    if !decl.isLet { try index.checkPacks(inSet: node, from: scope) }
    let written = TypeRef(node)
    let spelling = index.spelling(in: candidate.type, ofDeclaration: true)
    if candidate.isInstanceStorage, let (name, meaning) = spelling.replacedAlias(in: written) {
      throw Ineligibility(
        node.range,
        "its accessors may run off the actor, and the alias '\(name)' comes from a conformance that is on the actor",
        notes: ["write '\(meaning)' instead"])
    }
    declared = spelling.spelled(written)
    returned = index.spelling(ofClosuresFor: candidate.member, in: candidate.type).spelled(written)
    taken = index.setterParameter(written, of: candidate)
  }

  /// Throws if a property with a written type cannot be stubbed because of that type.
  private static func check(_ type: SyntaxNode, isLet: Bool) throws(Ineligibility) {
    if isLet, type.kind == .implicitlyUnwrappedOptionalType {
      throw Ineligibility(
        type.range, "a constant that is implicitly unwrapped cannot be stubbed",
        notes: ["write '?' instead of '!'"])
    }
    if type.containsOpaqueType {
      throw Ineligibility(
        type.range, "the opaque type '\(type.spelling)' hides what a stub would have to return")
    }
  }

  /// Returns the type that is inferred from the initial value.
  ///
  /// - Throws: An `Ineligibility` if there is none, or if the value is noncopyable.
  private static func inferred(
    _ binding: PatternBinding, in decl: VariableDecl, _ wrapper: PropertyWrapper?, _ candidate: Candidate,
    index: TypeIndex
  ) throws(Ineligibility) -> TypeRef {
    let inference = TypeInference(index: index, scope: index.scope(of: candidate))
    let value = binding.initializer?.content
    let inferred =
      wrapper.map { inference.type(wrappedBy: $0, value: value) }
      ?? inference.type(ofVariable: binding, in: decl)
    if let inferred, !inference.isNoncopyable(inferred) {
      try index.checkMemorySafety(ofInferred: inferred, candidate)
      try index.checkDeprecation(ofInferred: inferred, candidate)
      return index.spelling(ofDeclaration: true).spelled(inferred)
    }
    if let value, let type = inferred ?? inference.noncopyableType(of: value) {
      throw Ineligibility(value.range, "a value of type '\(type)' cannot be copied out of its storage")
    }
    let end = candidate.range.upperBound
    var reason = Ineligibility(
      candidate.range,
      "the type of '\(candidate.reference)' is not written, and cannot be inferred from its initial value",
      fixIts: [Diagnostic.FixIt(message: "add a type: ': Type'", range: end..<end, replacement: ": <#Type#>")]
    )
    reason.uninferredValue = value ?? wrapper?.attribute
    throw reason
  }
}

extension TypeIndex {
  /// Returns a type with `@escaping` if it is a function type, perhaps by an alias; otherwise the type itself.
  ///
  /// - Parameter spelled: The type as it is spelled; `nil` for the type itself.
  func escaping(_ type: TypeRef, spelled: TypeRef? = nil, from scope: Scope) -> TypeRef {
    let spelled = spelled ?? type
    return isFunction(type, from: scope) && !spelled.modifiers.contains(.escaping)
      ? spelled.modified(by: [.escaping]) : spelled
  }

  /// Returns the type of a property as its setter's closure takes it: a function is `@escaping`, because it is stored.
  func setterParameter(_ type: TypeRef, of candidate: Candidate) -> TypeRef {
    let spelled = spelling(ofClosuresFor: candidate.member, in: candidate.type).spelled(type)
    return escaping(type, spelled: spelled, from: scope(of: candidate))
  }
}
