package import StubbleSyntax

extension Prelude {
  /// The types of a name, a module's before it or not: several if they are in clauses of `#if` that exclude each other.
  /// Those of which the name alone is known are not among them.
  package func types(named name: String) -> [KnownType] {
    declaredTypes(named: name).filter { $0.model.kind == .protocol || $0.isComplete }
  }

  private func declaredTypes(named name: String) -> [KnownType] {
    for module in modules(declaring: TypeDecl.lastName(of: name)) {
      let found = module.index.types(atPath: name)
      if !found.isEmpty { return found.map { KnownType(prelude: self, module: module, id: $0) } }
      if let alias = module.index.aliases.outsideOfTypes(name) {
        return declaredTypes(named: TypeDecl.dottedName(alias))
      }
    }
    return qualified(name).map { $0.declaredTypes(named: $1) } ?? []
  }

  /// What a name means that is an alias: `Decodable & Encodable` of `Codable`.
  package func alias(named name: String) -> SyntaxNode? {
    for module in modules(declaring: name) {
      if let alias = module.index.aliases.outsideOfTypes(name) { return alias }
    }
    return qualified(name).flatMap { $0.alias(named: $1) }
  }

  /// The first name is that of a module, whose importers see the others.
  private func qualified(_ name: String) -> (Prelude, String)? {
    guard let dot = name.utf8.firstIndex(of: UInt8(ascii: ".")),
      let module = Module.named(String(name[..<dot])), modules.contains(where: { $0 === module })
    else { return nil }
    return (imported(from: module), String(name[dot...].dropFirst()))
  }

  /// Functions and variables outside of all types.
  package func globals(named name: String) -> [Member] { modules.flatMap { $0.index.globals[name] } }

  /// An attached macro.
  func macro(named name: String) -> AttachedMacro? {
    modules.lazy.compactMap { $0.index.globals.macros[name] }.first
  }

  /// What a protocol, class or alias brings with it by its name.
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

  /// What protocols let a type name of itself, by a name that is no type's.
  package func isAssociatedType(_ name: String) -> Bool {
    modules.contains { $0.associatedTypes.contains(name) } && types(named: name).isEmpty
  }

  /// A protocol brings an `==` of its own, which the compiler prefers to deriving one.
  func givesEquality(_ name: String) -> Bool {
    name != "Equatable"
      && types(named: name).contains { $0.model.kind == .protocol && $0.declares("==") }
  }

  /// A type carries an attribute that says what it may be used for; nil if the type is unknown.
  func isMarked(_ name: String, _ mark: String) -> Bool? {
    answer(name) { $0.model.decl.node.hasAttribute(mark) }
  }

  /// A global constant is an integer, or has one for its raw value.
  func isInteger(_ name: String) -> Bool {
    globals(named: name).contains { member in
      guard let type = VariableDecl(member.node)?.writtenType(ofVariable: name) else { return false }
      return conforms(type, to: "BinaryInteger") || conforms(type, to: "RawRepresentable")
    }
  }

  /// What a function requires of a type, some values of which it takes, without labels, to make another.
  func constraint(ofFunction name: String, count: Int) -> String? {
    globals(named: name).lazy.compactMap { FunctionDecl($0.node) }.first { function in
      let types = function.parameters.map { $0.type?.spelling } + [function.returnType?.spelling]
      return function.genericParameters.count == 1 && function.parameters.count == count
        && function.parameters.allSatisfy { $0.label() == nil } && Set(types).count == 1
    }?.genericParameters[0].children.first { $0.kind.isType }?.spelling
  }

  /// The name begins as those of an Objective-C framework do.
  func hasKnownPrefix(_ name: String) -> Bool {
    modules.contains { module in
      module.prefix.map { name.hasPrefix($0) && name.dropFirst($0.count).first?.isUppercase == true } ?? false
    }
  }
}

// MARK: Answers: yes, no, or nil if it is unknown

extension Prelude {
  /// The answer in which all types of a name agree.
  private func answer(_ name: String, _ question: (KnownType) -> Bool?) -> Bool? {
    let types = types(named: name)
    guard let first = types.first, let answer = question(first) else { return nil }
    return types.dropFirst().allSatisfy { question($0) == answer } ? answer : nil
  }

  /// The name is one of the prelude's, or begins as such do.
  package func declares(_ name: String) -> Bool {
    !types(named: name).isEmpty || alias(named: name) != nil || hasKnownPrefix(name)
  }

  /// The modules that declare a name outside of types.
  func modules(declaringOutside name: String) -> [Module] {
    modules(declaring: name).filter {
      !$0.index.types(atPath: name).isEmpty || $0.index.aliases.outsideOfTypes(name) != nil
    }
  }

  /// The standard library declares the name, and no other module does, or the name is a word of the language.
  package func isOfStandardLibrary(_ name: String) -> Bool {
    if name == "Self" || name == "Any" { return true }
    let found = modules(declaringOutside: name)
    return !found.isEmpty && found.allSatisfy { $0 === Module.swift }
  }

  /// Another module than the standard library declares the name.
  package func isOfOtherModule(_ name: String) -> Bool {
    modules(declaringOutside: name).contains { $0 !== Module.swift }
  }

  /// The name means types of the standard library, or is a word of the language.
  package func meansStandardTypes(_ name: String) -> Bool {
    if name == "Self" || name == "Any" { return true }
    let found = types(named: name)
    return found.isEmpty ? alias(named: name) != nil : found.allSatisfy { $0.module === Module.swift }
  }

  package func isProtocol(_ name: String) -> Bool? {
    if let alias = alias(named: name), alias.kind == .compositionType { return true }
    return answer(name) { $0.model.kind == .protocol }
  }

  /// The name is that of a protocol that is on no actor.
  func isNonisolatedProtocol(_ name: String) -> Bool? {
    let isProtocol = isProtocol(name)
    guard isProtocol == true else { return isProtocol }
    return alias(named: name) != nil ? true : isNonisolated(name)
  }

  /// The type has generic parameters, or a type around it has.
  func isGeneric(_ name: String) -> Bool? {
    let answers = Set(declaredTypes(named: name).map { $0.module.index.facts[$0.id].isGeneric })
    return answers.count == 1 ? answers.first : nil
  }

  /// No value of the type can be copied, whatever its arguments.
  package func isNoncopyable(_ name: String) -> Bool? { answer(name) { $0.isNoncopyable } }

  package func isNonescapable(_ name: String) -> Bool? { answer(name) { $0.isNonescapable } }

  /// The names of all types and aliases that are not escapable.
  var nonescapableNames: Set<String> {
    modules.reduce(into: []) { names, module in
      names.formUnion(module.index.aliases.names.filter { isNonescapable($0) == true })
      let types = module.index.types.entries.filter { module.index.facts[$0.key].isNonescapable }
      names.formUnion(types.map(\.value.name))
    }
  }

  /// The type is there in every version of every system.
  package func isAvailableEverywhere(_ name: String) -> Bool? {
    if name == "Self" || name == "Any" { return true }
    return answer(name) { $0.isAvailableEverywhere }
  }

  /// Nothing of the type is isolated.
  package func isNonisolated(_ name: String) -> Bool? { answer(name) { !$0.isIsolated } }

  /// What a class or protocol says of the types whose declarations name it; nil if it does not say.
  func isolation(ofTypesUnder name: String) -> Isolation? {
    guard let found = types(named: name).first, found.model.kind == .class || found.model.kind == .protocol
    else { return nil }
    if found.model.decl.node.hasModifier(.nonisolated) { return Isolation.none }
    let isolation = found.module.index.facts[found.id].isolation
    return isolation == .none ? nil : isolation
  }

  /// Types that conform to a protocol must be `Sendable`. That one itself does not count.
  func requiresSendable(_ name: String) -> Bool? {
    if alias(named: name) != nil { return false }
    return answer(name) { $0.model.kind == .protocol && $0.conformances.contains("Sendable") }
  }

  /// A type, as it is written, is `Sendable`.
  func isSendable(_ type: TypeRef) -> Bool? {
    switch type {
    case .optional, .array, .dictionary: return Prelude.all(type.parts.map(isSendable))
    default: return isSendable(named: type, isSendable)
    }
  }

  /// A type that has a name is `Sendable`, if another answers for its arguments.
  func isSendable(named type: TypeRef, _ isSendable: (TypeRef) -> Bool?) -> Bool? {
    guard let name = type.dottedName else { return nil }
    if alias(named: name)?.kind == .tupleType { return true }
    return answer(name) { $0.isSendable(type.arguments, isSendable) }
  }

  /// Whether all of some answers are yes.
  static func all(_ answers: [Bool?]) -> Bool? {
    answers.contains(false) ? false : answers.contains(nil) ? nil : true
  }

  /// Two values of a type make one of the same type by an operator.
  func hasOperator(_ name: String, on type: TypeRef) -> Bool {
    type.head.map { types(named: $0) }?.contains { $0.hasOperator(name) } ?? false
  }

  /// A type conforms to a protocol.
  package func conforms(_ type: TypeRef, to name: String) -> Bool {
    type.head.map { types(named: $0) }?.contains { $0.conformances.contains(name) } ?? false
  }
}

extension Attributes {
  /// An attribute changes nothing a stub must know of, or is an annotation. Those that begin with an underscore and a
  /// lowercase letter are the compiler's own: `@_spi(Testing)`.
  package static func isHarmless(_ name: String) -> Bool {
    harmless.contains(name) || name.hasPrefix("_") && name.dropFirst().first?.isLowercase == true
  }

  private static let harmless = changingNothing.union(
    Prelude.Module.stubble.index.globals.macros.keys.flatMap { [$0, "Stubble." + $0] })
}
