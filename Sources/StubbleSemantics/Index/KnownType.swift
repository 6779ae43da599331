import StubbleSyntax

/// A type that a module of the prelude declares.
package struct KnownType: Sendable {
  let prelude: Prelude
  package let module: KnownModule
  package let id: TypeID

  /// The declaration of the type.
  package var model: TypeModel { module.index.types[id] }

  /// The names of everything that the type inherits from or conforms to, including conditional conformances.
  var conformances: Set<String> { module.index.conformances(of: id) }

  /// Whether the type is `~Copyable` for all arguments: no extension makes it `Copyable` for some. A protocol is not,
  /// because `~Copyable` on a protocol only permits noncopyable conforming types.
  var isNoncopyable: Bool { module.index.facts(of: id).isNoncopyable && lacks("Copyable") }

  /// Whether the type is `~Escapable` for all arguments.
  var isNonescapable: Bool { module.index.facts(of: id).isNonescapable && lacks("Escapable") }

  /// Returns whether the type is not a protocol, and no extension of it adds a conformance to the protocol with this
  /// name.
  private func lacks(_ name: String) -> Bool {
    model.kind != .protocol
      && !model.extensions.contains { $0.decl.inheritedTypes.contains { $0.spelling == name } }
  }

  /// Whether the type is one of the C library, whose values contain none of other modules' types.
  package var isOfC: Bool { module === KnownModule.glibc }

  /// Whether the prelude declares the type completely, rather than only its name, its generic parameters and some members.
  package var isComplete: Bool { !model.decl.node.hasAttribute("_incomplete") }

  /// Whether the protocol, or one that it refines, requires a function that makes a value of values of the same type
  /// alone: `static func + (a: Self, b: Self) -> Self`.
  package var makesValuesOfOthers: Bool {
    let own = TypeRef.named("Self")
    let required = supertypes.flatMap(\.model.members).filter { !$0.isInExtension }
    return required.compactMap { FunctionDecl($0.node) }.contains { function in
      function.returnType.map { TypeRef($0) } == own && !function.parameters.isEmpty
        && function.parameters.allSatisfy { $0.type.map { TypeRef($0) } == own }
    }
  }

  /// Whether the type is available in all versions of all systems.
  var isAvailableEverywhere: Bool {
    AvailabilityLimits(of: model.decl.node).isEmpty
  }

  /// Whether the type is an actor, or is on the main actor by itself or by something that it inherits from.
  var isIsolated: Bool {
    let actors = supertypes.flatMap { $0.model.decl.node.attributes(named: "MainActor") }
    return !actors.isEmpty || model.kind == .actor
  }

  /// The constraints of the generic parameters, by the positions of those that have some.
  package var constraints: [Int: [String]] {
    model.genericParameters.enumerated().reduce(into: [:]) { found, parameter in
      let types = parameter.element.types.flatMap(\.composedTypes).filter {
        $0.kind != .suppressedType
      }
      if !types.isEmpty { found[parameter.offset] = types.map(\.spelling) }
    }
  }

  /// Whether the type is one of a name, or inherits from it or conforms to it.
  package func isOrInherits(_ name: String) -> Bool { supertypes.contains { $0.model.name == name } }

  /// The type itself, and the known types among those above it.
  var supertypes: [KnownType] {
    let declared = module.index.ancestors(of: id).map { KnownType(prelude: prelude, module: module, id: $0) }
    let ids = Set(declared.map(\.id))
    let others = conformances.sorted().flatMap(prelude.types(named:)).filter {
      $0.module !== module || !ids.contains($0.id)
    }
    return [self] + declared + others
  }
}

// MARK: Sendability

extension KnownType {
  /// Returns whether the type is `Sendable` with some arguments, or `nil` if that is not known: a class that is not
  /// declared so may be `Sendable` on some platforms, and a type that is declared partly may be so by what is left out.
  ///
  /// - Parameters:
  ///   - arguments: The generic arguments of the type.
  ///   - isSendable: Returns whether an argument is `Sendable`, or `nil` if that is not known.
  func isSendable(_ arguments: [TypeRef], _ isSendable: (TypeRef) -> Bool?) -> Bool? {
    if model.isDeclaredUnsendable { return false }
    guard arguments.count == model.genericParameters.count else { return nil }
    if model.kind == .actor || model.kind == .class && isIsolated || model.decl.node.hasAttribute("MainActor")
    {
      return true
    }
    guard let conditions = self.arguments(arguments, conformingTo: "Sendable") else {
      return model.kind == .class || !isComplete ? nil : false
    }
    return Prelude.all(conditions.map(isSendable))
  }

  /// Returns whether the type is certainly not `Sendable` with some arguments: its module says so, or one of the arguments is
  /// certainly not although it must be.
  func isUnsendable(_ arguments: [TypeRef], _ isUnsendable: (TypeRef) -> Bool) -> Bool {
    if model.isDeclaredUnsendable { return true }
    guard arguments.count == model.genericParameters.count else { return false }
    return self.arguments(arguments, conformingTo: "Sendable")?.contains(where: isUnsendable) ?? false
  }
}

// MARK: Conditional conformances

extension KnownType {
  /// Returns those generic arguments of the type that must conform to a protocol so that the type does; `nil` if it does
  /// not conform to it, whatever they are.
  ///
  /// - Parameter arguments: The arguments of the type, one for each of its generic parameters.
  func arguments(_ arguments: [TypeRef], conformingTo name: String) -> [TypeRef]? {
    guard conformances.contains(name) else { return nil }
    let conditional = model.extensions.first { found in
      found.decl.whereClause != nil
        && found.decl.inheritedTypes.contains {
          module.index.names(impliedBy: $0, scope: model.scopeOfInheritance).contains(name)
        }
    }
    guard let conditions = conditional?.decl.whereClause else { return [] }
    let names = Set(conditions.requirements.map(\.name))
    return zip(model.genericParameters, arguments).filter { names.contains($0.0.name) }.map(\.1)
  }
}

// MARK: Members

extension KnownType {
  /// Returns the type of a property, or the result of a method or enum case.
  ///
  /// The result may contain the type's generic parameters, if `type` has arguments for them.
  ///
  /// - Parameters:
  ///   - call: The call of a method or enum case; `nil` for a property.
  ///   - type: The type as it is written, with its arguments.
  ///   - parameters: What the type's generic parameters and associated types mean.
  /// - Returns: The type, or `nil` if no such member is declared, or several of different types are.
  func member(
    _ name: String, isStatic: Bool, in call: SyntaxNode?, of type: TypeRef,
    replacing parameters: [String: TypeRef]
  ) -> TypeRef? {
    let isCalled = call != nil
    // A property hides requirements of the same name.
    let own = isCalled ? [] : declarations(of: name).filter { $0.isStatic == isStatic }
    let all = own.isEmpty ? members(named: name) : own
    if isCalled, !all.contains(where: { $0.mayBeMeant(in: call) }) { return nil }
    let found = Set(
      all.filter { $0.isStatic == isStatic || isStatic && $0.node.kind == .enumCaseDecl }
        .compactMap { written($0, name, isCalled: isCalled, of: type) })
    guard found.count == 1, let result = found.first else { return nil }
    // What a function's own parameter means depends on its arguments, also if a type has the same name.
    let generics = isCalled ? all.flatMap { $0.node.genericParameters.map(\.name) } : []
    guard result.names.isDisjoint(with: generics) else { return nil }
    if result == .named("Self") || result == .named(model.name) { return type }
    guard
      result.names.allSatisfy({ $0 == "Any" || parameters[$0] != nil || prelude.declaresPartly($0) })
    else {
      return nil
    }
    // Where a protocol's method returns elements, a type may have a method of its own with a better result.
    let isOwn = !isCalled || declares(name) || result.names.allSatisfy { parameters[$0] == nil }
    return isOwn ? result : nil
  }

  /// Returns what an alias in the type means: `UInt8` for `typealias Element = UInt8`. The type may contain generic
  /// parameters of this one.
  func meaning(ofMember name: String) -> TypeRef? {
    let aliases = model.members.lazy.map(\.node).filter { $0.kind == .typealiasDecl }
    let own = aliases.first { node in node.ownTokens.contains { node.tree.text(ofToken: $0) == name } }
    return own?.child(.initializerClause)?.content.map { TypeRef($0) }
  }

  /// Returns the arguments of a written type by the names of the generic parameters that they replace.
  func replacements(of type: TypeRef) -> [String: TypeRef] {
    if case .named(let name) = type, let base = name.base, !base.generics.isEmpty {
      return base.head.flatMap { prelude.types(named: $0).first }?.replacements(of: base) ?? [:]
    }
    let arguments = type.generics
    guard arguments.count == model.genericParameters.count else { return [:] }
    return Dictionary(
      zip(model.genericParameters.map(\.name), arguments), uniquingKeysWith: { first, _ in first })
  }

  private func written(_ member: Member, _ name: String, isCalled: Bool, of type: TypeRef) -> TypeRef? {
    if member.node.kind == .enumCaseDecl {
      let isMeant = member.node.declaresCase(named: name, isCalled: isCalled)
      return isMeant && type.generics.count == model.genericParameters.count ? .named(model.name) : nil
    }
    return isCalled
      ? FunctionDecl(member.node)?.returnType.map { TypeRef($0) }
      : VariableDecl(member.node)?.writtenType(ofVariable: name)
  }

  /// Returns whether the type itself, or an extension in its module, declares a member with this name.
  func declares(_ name: String) -> Bool { !module.index.namedMembers.named(name, of: [id]).isEmpty }

  /// Returns whether the type has a member with this name: a function that a call may refer to or, if `call` is `nil`,
  /// something that is not a function. Members of its protocols and of extensions count.
  func hasMember(_ name: String, isStatic: Bool, meantIn call: SyntaxNode?) -> Bool {
    members(named: name).contains {
      $0.isStatic == isStatic && ($0.node.kind == .functionDecl) == (call != nil) && $0.mayBeMeant(in: call)
    }
  }

  /// Returns whether the type, a supertype or an extension of one declares a member with this name.
  func hasMember(_ name: String) -> Bool { !members(named: name).isEmpty }

  /// Returns the functions with this name that a call may mean, without those that a more special type replaces: of
  /// `filter`, the one of dictionaries rather than that of all sequences. There are none if what is replaced depends on the
  /// version of the system.
  ///
  /// - Parameter mayBeMet: Returns whether a requirement of an extension may be met.
  func functions(
    named name: String, isStatic: Bool, meantIn call: SyntaxNode, where mayBeMet: (GenericRequirement) -> Bool
  ) -> [FunctionDecl] {
    let fitting = members(named: name).filter { member in
      member.isStatic == isStatic && member.node.kind == .functionDecl && member.mayBeMeant(in: call)
        && GenericRequirement.all(in: member.owner.whereClause).allSatisfy(mayBeMet)
    }
    let owners = fitting.map { prelude.types(named: $0.owner.name).first }
    let special = zip(fitting, owners).filter { member, owner in
      !owners.contains { other in
        guard let owner, let other, other.model.name != owner.model.name else { return false }
        return other.isOrInherits(owner.model.name)
      }
    }
    let isEverywhere = special.allSatisfy { AvailabilityLimits(of: $0.0.owner.node).isEmpty }
    return isEverywhere || special.count == fitting.count
      ? special.compactMap { FunctionDecl($0.0.node) } : []
  }

  /// Returns whether the type has an operator with two operands that returns a value of the type, also if both are of the
  /// type: a duration divided by another one is a number.
  func hasOperator(_ name: String) -> Bool {
    let found = members(named: name).compactMap { FunctionDecl($0.node) }.filter { $0.parameters.count == 2 }
    let ofOwn = found.filter { $0.parameters.allSatisfy { isOwn($0.type) } }
    return ofOwn.isEmpty
      ? found.contains { isOwn($0.returnType) } : ofOwn.allSatisfy { isOwn($0.returnType) }
  }

  /// Returns whether a type in the type's declarations is the type itself.
  private func isOwn(_ written: SyntaxNode?) -> Bool {
    written.map { $0.spelling == "Self" || $0.spelling == model.name } ?? false
  }

  /// Returns the members with this name that the type itself, or an extension in its module, declares.
  private func declarations(of name: String) -> [Member] {
    module.index.namedMembers.named(name, of: [id]).map { model.members[$0.member] }
  }

  /// Returns the members with this name that the type, its supertypes, and extensions in any module declare.
  private func members(named name: String) -> [Member] {
    let types = supertypes
    let owners = Set(types.map(\.model.name))
    let declared = types.flatMap { $0.declarations(of: name) }
    let extended = prelude.modules.flatMap { $0.index.namedMembers.foreign(name) }
    return declared + extended.filter { owners.contains($0.owner.name) }
  }
}

// MARK: Initializers

extension KnownType {
  /// Returns whether some initializer with these labels may fail, or `nil` if none is declared.
  ///
  /// - Parameters:
  ///   - labels: The argument labels of a call; `_` for none.
  ///   - argument: The type of the first argument, or `nil` if it is not known.
  func mayFail(labels: [String], argument: TypeRef?) -> Bool? {
    let found = initializers(labels: labels, argument: argument)
    return found.isEmpty ? nil : found.contains(where: \.isFailable)
  }

  /// Returns whether there are initializers with these labels, and all of them may fail.
  func makesOptionals(labels: [String], argument: TypeRef?) -> Bool {
    let found = initializers(labels: labels, argument: argument)
    return !found.isEmpty && found.allSatisfy(\.isFailable)
  }

  /// Whether the prelude declares the initializers of the type, so that one it lacks does not exist. An initializer
  /// without parameters alone is no proof, and for a class only its own count.
  var declaresInitializers: Bool {
    (model.kind == .class ? [self] : supertypes).contains {
      $0.initializers.contains { !$0.parameters.isEmpty }
    }
  }

  private func initializers(labels: [String], argument: TypeRef?) -> [FunctionDecl] {
    let fitting = supertypes.flatMap { type in
      let isOwn = type.module === module && type.id == id
      return type.initializers.filter { $0.fits(labels, argument, in: prelude) }.map { (isOwn, function: $0) }
    }
    guard argument != nil else { return fitting.map(\.function) }
    if fitting.isEmpty { return initializers(labels: labels, argument: nil) }
    // An initializer of the type itself hides a protocol's requirement.
    let own = fitting.filter(\.0)
    return (own.isEmpty ? fitting : own).map(\.function)
  }

  /// Whether the type is a collection that can be initialized with any sequence of its elements.
  var isMadeOfSequence: Bool {
    let ofElements = GenericRequirement.sameType(TypeRef(path: "S.Element"), .named("Element"))
    return model.genericParameters.map(\.name) == ["Element"]
      && supertypes.contains {
        $0.initializers.contains { GenericRequirement.all(in: $0.whereClause) == [ofElements] }
      }
  }

  private var initializers: [FunctionDecl] {
    let extended = prelude.modules.flatMap { $0.index.namedMembers.initializers(of: model.path) }
    return (model.initializers + extended).compactMap { FunctionDecl($0.node) }
  }
}
