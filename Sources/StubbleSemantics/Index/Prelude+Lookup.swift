package import StubbleSyntax

extension Prelude {
  /// Returns the types with this name, which may begin with a module's: several if they are in `#if` clauses that
  /// exclude each other. Types that the prelude does not declare completely are left out.
  package func types(named name: String) -> [KnownType] {
    types(named: name, areComplete: true)
  }

  /// Returns the types with this name, those included of which the prelude declares only the name and some members.
  func partlyDeclaredTypes(named name: String) -> [KnownType] {
    types(named: name, areComplete: false)
  }

  private func types(named name: String, areComplete: Bool) -> [KnownType] {
    switch declarations.answer(to: name, { declaration(named: name) }) {
    case .types(let module, let all, let complete):
      (areComplete ? complete : all).map { KnownType(prelude: self, module: module, id: $0) }
    case .alias(let meant): types(named: meant, areComplete: areComplete)
    case nil: qualified(name).map { $0.types(named: $1, areComplete: areComplete) } ?? []
    }
  }

  private func declaration(named name: String) -> Declaration? {
    for module in modules(declaring: TypeDecl.lastName(of: name)) {
      let found = module.index.types(atPath: name)
      if !found.isEmpty {
        let complete = found.filter {
          let type = KnownType(prelude: self, module: module, id: $0)
          return type.model.kind == .protocol || type.isComplete
        }
        return .types(module, found, complete: complete)
      }
      if let alias = module.index.aliases.atFileScope(name) { return .alias(TypeDecl.dottedName(alias)) }
    }
    return nil
  }

  /// Returns the type that an alias means: `Decodable & Encodable` for `Codable`. The result is `nil` if the name
  /// is no alias.
  package func alias(named name: String) -> SyntaxNode? {
    for module in modules(declaring: name) {
      if let alias = module.index.aliases.atFileScope(name) { return alias }
    }
    return qualified(name).flatMap { $0.alias(named: $1) }
  }

  /// Splits a name that begins with a module's: into what importers of that module see, and the rest.
  private func qualified(_ name: String) -> (Prelude, String)? {
    guard let dot = name.utf8.firstIndex(of: UInt8(ascii: ".")),
      let module = KnownModule.named(String(name[..<dot])), modules.contains(where: { $0 === module })
    else { return nil }
    return (imported(from: module), String(name[dot...].dropFirst()))
  }

  /// Returns the global functions and variables with this name.
  package func globals(named name: String) -> [Member] { modules.flatMap { $0.index.globals[name] } }

  /// Returns the attached macro with this name, or `nil` if none is known.
  func macro(named name: String) -> AttachedMacro? {
    modules.lazy.compactMap { $0.index.globals.macros[name] }.first
  }

  /// Returns those generic arguments of a known type that must conform to a protocol so that the type does: `Key` and
  /// `Value` for `[Key: Value]` and `Equatable`. The result is `nil` if the type is not known, or does not conform to the
  /// protocol.
  package func arguments(of type: TypeRef, conformingTo name: String) -> [TypeRef]? {
    let arguments = type.arguments.isEmpty ? type.parts : type.arguments
    guard let head = type.head, let known = types(named: head).first,
      known.model.genericParameters.count == arguments.count
    else { return nil }
    return known.arguments(arguments, conformingTo: name)
  }

  /// Returns the protocols that a protocol or an alias of several names: `Decodable` and `Encodable` for `Codable`.
  package func protocols(namedBy bound: TypeRef) -> [TypeRef] {
    guard let alias = bound.head.flatMap(alias), alias.kind == .compositionType else { return [bound] }
    return alias.children.map { TypeRef($0) }
  }

  /// Returns the names of everything that a type inherits if its declaration names this protocol, class or alias.
  func namesImplied(by name: String) -> Set<String> {
    if let alias = alias(named: name) {
      guard alias.kind == .compositionType else { return [] }
      return alias.children.map(TypeDecl.dottedName).reduce(into: []) {
        $0.formUnion(namesImplied(by: $1).union([$1]))
      }
    }
    let found = types(named: name).filter { $0.model.kind == .protocol || $0.model.kind == .class }
    return found.dropFirst().reduce(into: found.first?.conformances ?? []) {
      $0.formIntersection($1.conformances)
    }
  }

  /// Returns whether a name is that of an associated type of a known protocol, and of no type.
  package func isAssociatedType(_ name: String) -> Bool {
    modules.contains { $0.index.associatedTypes.contains(name) } && types(named: name).isEmpty
  }

  /// Returns whether a protocol brings an `==` of its own, which the compiler prefers to a derived one.
  func givesEquality(_ name: String) -> Bool {
    name != "Equatable"
      && types(named: name).contains { $0.model.kind == .protocol && $0.declares("==") }
  }

  /// Returns whether a type has an attribute, such as `globalActor`, or `nil` if the type is not known.
  func isMarked(_ name: String, _ mark: String) -> Bool? {
    answer(name) { $0.model.decl.node.hasAttribute(mark) }
  }

  /// Returns whether a global constant is an integer, or has a raw value that may be one.
  func isInteger(_ name: String) -> Bool {
    globals(named: name).contains { member in
      guard let type = VariableDecl(member.node)?.writtenType(ofVariable: name) else { return false }
      return conforms(type, to: "BinaryInteger") || conforms(type, to: "RawRepresentable")
    }
  }

  /// Returns the protocols that a generic function requires which takes `count` unlabeled values of a type and returns one of
  /// the same type: `Comparable` for `max`. The result is `nil` if there is no such function.
  func constraints(ofFunction name: String, count: Int) -> [String]? {
    let found = globals(named: name).lazy.compactMap { FunctionDecl($0.node) }.first { function in
      let types = function.parameters.map { $0.type?.spelling } + [function.returnType?.spelling]
      return function.genericParameters.count == 1 && function.parameters.count == count
        && function.parameters.allSatisfy { $0.label() == nil } && Set(types).count == 1
    }
    return found?.genericParameters[0].firstChild(where: \.isType)?.composedTypes.map(\.spelling)
  }

  /// Returns whether a name has the prefix of an Objective-C framework, such as `UI`.
  func hasKnownPrefix(_ name: String) -> Bool {
    modules.contains { module in
      module.prefix.map { name.hasPrefix($0) && name.dropFirst($0.count).first?.isUppercase == true } ?? false
    }
  }
}

// MARK: Answers: true, false, or nil if the name is unknown

extension Prelude {
  /// Returns the answer in which all types with this name agree, or `nil` if they differ or there are none.
  private func answer(_ name: String, _ question: (KnownType) -> Bool?) -> Bool? {
    answer(of: types(named: name), question)
  }

  private func answer(of types: [KnownType], _ question: (KnownType) -> Bool?) -> Bool? {
    guard let first = types.first, let answer = question(first) else { return nil }
    return types.dropFirst().allSatisfy { question($0) == answer } ? answer : nil
  }

  /// Returns whether the prelude declares a type or alias with this name, or the name has the prefix of a known
  /// Objective-C framework.
  package func declares(_ name: String) -> Bool {
    !types(named: name).isEmpty || alias(named: name) != nil || hasKnownPrefix(name)
  }

  /// Returns whether the prelude declares a type or alias with this name, or at least the name and some members of one.
  func declaresPartly(_ name: String) -> Bool {
    declares(name) || !partlyDeclaredTypes(named: name).isEmpty
  }

  /// Returns the modules that declare a type or alias with this name at file scope.
  func modules(declaringAtFileScope name: String) -> [KnownModule] {
    modules(declaring: name).filter {
      !$0.index.types(atPath: name).isEmpty || $0.index.aliases.atFileScope(name) != nil
    }
  }

  /// Returns the names of the modules that declare a type or alias with this name at file scope.
  package func namesOfModules(declaring name: String) -> [String] {
    modules(declaringAtFileScope: name).map(\.name)
  }

  /// Returns whether a name is `Self` or `Any`, which no module declares.
  static func isOfLanguage(_ name: String) -> Bool { name == "Self" || name == "Any" }

  /// Returns whether the standard library, and no other module, declares the name, or it is `Self` or `Any`.
  package func isOfStandardLibrary(_ name: String) -> Bool {
    if Prelude.isOfLanguage(name) { return true }
    let found = modules(declaringAtFileScope: name)
    return !found.isEmpty && found.allSatisfy { $0 === KnownModule.swift }
  }

  /// Returns whether a module other than the standard library declares the name.
  package func isOfOtherModule(_ name: String) -> Bool {
    modules(declaringAtFileScope: name).contains { $0 !== KnownModule.swift }
  }

  /// Returns whether the name means types of the standard library only, an alias, or is `Self` or `Any`.
  package func meansStandardTypes(_ name: String) -> Bool {
    if Prelude.isOfLanguage(name) { return true }
    let found = types(named: name)
    return found.isEmpty ? alias(named: name) != nil : found.allSatisfy { $0.module === KnownModule.swift }
  }

  /// Returns whether the name is that of a protocol, or of a composition of protocols.
  package func isProtocol(_ name: String) -> Bool? {
    if let alias = alias(named: name), alias.kind == .compositionType { return true }
    return answer(name) { $0.model.kind == .protocol }
  }

  /// Returns whether the name is that of a nonisolated protocol.
  func isNonisolatedProtocol(_ name: String) -> Bool? {
    let isProtocol = isProtocol(name)
    guard isProtocol == true else { return isProtocol }
    return alias(named: name) != nil ? true : isNonisolated(name)
  }

  /// Returns whether the type, or an enclosing one, has generic parameters.
  func isGeneric(_ name: String) -> Bool? {
    let answers = Set(
      types(named: name, areComplete: false).map { $0.module.index.facts(of: $0.id).isGeneric })
    return answers.count == 1 ? answers.first : nil
  }

  /// Returns whether a known type has a generic parameter with a name.
  package func isGenericParameter(_ name: String, of type: String) -> Bool {
    types(named: type).contains { $0.model.genericParameters.contains { $0.name == name } }
  }

  /// Returns whether the type is noncopyable, whatever its arguments are.
  package func isNoncopyable(_ name: String) -> Bool? { answer(name) { $0.isNoncopyable } }

  /// Returns whether the type is nonescapable, whatever its arguments are.
  package func isNonescapable(_ name: String) -> Bool? { answer(name) { $0.isNonescapable } }

  /// Returns whether the type is available in all versions of all systems, as `Self` and `Any` are.
  package func isAvailableEverywhere(_ name: String) -> Bool? {
    if Prelude.isOfLanguage(name) { return true }
    return answer(name) { $0.isAvailableEverywhere }
  }

  /// Returns whether the type is on no actor.
  package func isNonisolated(_ name: String) -> Bool? { answer(name) { !$0.isIsolated } }

  /// Returns the isolation that types inherit from a class or protocol, or `nil` if they inherit none.
  func isolation(ofTypesUnder name: String) -> Isolation? {
    guard let found = types(named: name).first, found.model.kind == .class || found.model.kind == .protocol
    else { return nil }
    if found.model.decl.node.hasModifier(.nonisolated) { return Isolation.none }
    let isolation = found.module.index.facts(of: found.id).isolation
    return isolation == .none ? nil : isolation
  }

  /// Returns whether the name is that of a protocol that refines `Sendable`. `Sendable` itself does not count.
  func requiresSendable(_ name: String) -> Bool? {
    if alias(named: name) != nil { return false }
    return answer(name) { $0.model.kind == .protocol && $0.conformances.contains("Sendable") }
  }

  /// Returns whether a written type is `Sendable`.
  func isSendable(_ type: TypeRef) -> Bool? {
    switch type {
    case .optional, .implicitlyUnwrapped, .array, .dictionary: return Prelude.all(type.parts.map(isSendable))
    case .inlineArray(_, let element): return isSendable(element)
    default: return isSendable(named: type, isSendable)
    }
  }

  /// Returns whether a type with a name is `Sendable`.
  ///
  /// - Parameter isSendable: Returns whether a generic argument of the type is `Sendable`.
  func isSendable(named type: TypeRef, _ isSendable: (TypeRef) -> Bool?) -> Bool? {
    guard let name = type.dottedName else { return nil }
    if !type.arguments.isEmpty { return self.isSendable(name, with: type.arguments, isSendable) }
    return sendability.answer(to: name) { self.isSendable(name, with: [], isSendable) }
  }

  private func isSendable(_ name: String, with arguments: [TypeRef], _ isSendable: (TypeRef) -> Bool?)
    -> Bool?
  {
    if alias(named: name)?.kind == .tupleType { return true }
    return answer(of: partlyDeclaredTypes(named: name)) { $0.isSendable(arguments, isSendable) }
  }

  /// Returns `false` if one of the answers is `false`, or else `nil` if one of them is, or else `true`.
  static func all(_ answers: [Bool?]) -> Bool? {
    answers.contains(false) ? false : answers.contains(nil) ? nil : true
  }

  /// Returns whether an operator takes two values of a type and returns one of the same type.
  func hasOperator(_ name: String, on type: TypeRef) -> Bool {
    type.head.map { types(named: $0) }?.contains { $0.hasOperator(name) } ?? false
  }

  /// Returns whether a known type conforms to a protocol.
  package func conforms(_ type: TypeRef, to name: String) -> Bool {
    type.head.map { types(named: $0) }?.contains { $0.conformances.contains(name) } ?? false
  }
}

extension Attributes {
  /// Returns whether a stub can ignore an attribute, or the attribute is an annotation of this program. Names that
  /// begin with an underscore and a lower-case letter are the compiler's own: `@_spi(Testing)`.
  package static func isHarmless(_ name: String) -> Bool {
    harmless.contains(name) || name.hasPrefix("_") && name.dropFirst().first?.isLowercase == true
  }

  private static let harmless = changingNothing.union(
    KnownModule.stubble.index.globals.macros.keys.flatMap { [$0, "Stubble." + $0] })
}
