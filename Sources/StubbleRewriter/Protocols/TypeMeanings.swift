import StubbleSemantics
import StubbleSyntax

// Whether a value is a closure, an optional or noncopyable depends on the meaning of its type, not on its name.

extension RequirementSpelling {
  /// Returns the meaning of a type, without parentheses and modifiers: the underlying type of an alias, and the type
  /// that replaces an associated type. Generic arguments are spelled as they were.
  func meaning(of type: TypeRef) -> TypeRef {
    var meaning = type.bare
    // An alias may lead back to itself.
    var depth = 0
    while depth < TypeAliases.depthLimit, case .named(let name) = meaning, let next = self.meaning(of: name) {
      meaning = next.bare
      depth += 1
    }
    return meaning
  }

  /// Returns what a type means if it is an alias outside the protocol that is declared once; otherwise `nil`.
  func meaning(ofAlias type: TypeRef) -> TypeRef? {
    guard let path = type.bare.dottedName, declarations(ofAlias: path).count == 1 else { return nil }
    let meaning = meaning(of: type)
    return meaning == type.bare ? nil : meaning
  }

  private func meaning(of name: TypeRef.Name) -> TypeRef? {
    if let base = name.base, base != .named("Self") {
      return base.isSpecialized ? nil : alias(named: name)
    }
    let known = name.unquoted
    if erasure.existentials[known] != nil || genericNames.contains(known) { return nil }
    if let meaning = substitutions[known] { return meaning == .named(name) ? nil : meaning }
    return genericAliases[known]?.type(with: name.arguments) ?? alias(named: name)
  }

  /// Returns the underlying type of an alias outside the protocol, or `nil` if the name is not that of one.
  private func alias(named name: TypeRef.Name) -> TypeRef? {
    guard let found = declaration(ofAlias: name) else { return nil }
    let parameters = found.genericParameters
    guard parameters.count == name.arguments.count, !parameters.contains(where: \.isPack) else { return nil }
    let arguments = zip(parameters.map(\.unquotedName), name.arguments)
    let spelling = RequirementSpelling(
      index: index, scope: found.scope, modules: modules, conditions: conditions, selfName: selfName,
      substitutions: Dictionary(arguments) { $1 }, functions: functions)
    return spelling.declared(TypeRef(found.value))
  }

  /// Returns the alias outside the protocol that a name means under the conditions of the current member.
  private func declaration(ofAlias name: TypeRef.Name) -> TypeAlias? {
    guard let path = TypeRef.named(name).dottedName, !isType(path) else { return nil }
    return declarations(ofAlias: path).first { !conditions.excludes(BuildConditions(around: $0.value)) }
  }

  /// Whether a path is that of a type under the conditions of the current member.
  private func isType(_ path: String) -> Bool {
    index.resolve(path, from: scope).contains {
      !conditions.excludes(BuildConditions(around: index.types[$0].decl.node))
    }
  }

  /// Returns the declarations of the alias outside the protocol that a path means, in the module of the protocol or in one
  /// that its file imports. Clauses of `#if` may have several.
  func declarations(ofAlias path: String) -> [TypeAlias] {
    let found = index.declarations(ofAlias: path, from: scope)
    return found.isEmpty ? index.declarations(ofImportedAlias: path, from: scope) : found
  }

  /// Returns the files that declare the aliases by which a type is written, one meaning the other, if what they mean may
  /// be spelled only with the imports of these files: it names what the protocol's file is not known to see.
  func filesOfMeaning(of type: TypeRef) -> Set<FileID> {
    var files: Set<FileID> = []
    var name = type.bare
    var spelling = self
    // An alias may lead back to itself.
    for _ in 0..<TypeAliases.depthLimit {
      guard case .named(let alias) = name, let found = spelling.declaration(ofAlias: alias),
        let file = index.file(of: found.value.tree)
      else { break }
      if let own = self.file, file != own, !index.isSpelled(found, from: own) {
        files.insert(file)
      }
      name = TypeRef(found.value).bare
      spelling = RequirementSpelling(
        index: index, scope: found.scope, modules: modules, selfName: selfName, functions: functions)
    }
    return files
  }

  /// Whether a type has no values: `Never`, an enum without cases, or a tuple with an element of such a type.
  ///
  /// - Parameter outer: The tuples around the type, which it may name again if an alias is recursive.
  func hasNoValues(_ type: TypeRef, inside outer: Set<TypeRef> = []) -> Bool {
    switch meaning(of: type) {
    case let meaning where outer.contains(meaning): return false
    case .tuple(let elements) where !elements.isEmpty:
      let around = outer.union([.tuple(elements)])
      return elements.contains { hasNoValues($0.type, inside: around) }
    case let meaning where meaning.isNever: return true
    case let meaning:
      // Associated types and generic parameters hide the types of the enclosing scopes.
      if let name = meaning.rootName, declaredNames.contains(name) || erasure.existentials[name] != nil {
        return false
      }
      let found = meaning.dottedName.map { index.resolve($0, from: scope) } ?? []
      return !found.isEmpty && found.allSatisfy { index.types[$0].isEnumWithoutCases }
    }
  }

  /// The rules for values that variables of the class can keep.
  private var keptValues: KeptValues {
    var values = KeptValues(index, from: scope)
    values.add(genericParameters: erasure.existentials.keys)
    values.add(genericParameters: declaredNames)
    return values
  }

  /// Whether a variable can keep values of a type that the protocol writes.
  func mayKeep(_ type: TypeRef) -> Bool { keptValues.includes(type.substituting(substitutions)) }

  /// Whether a closure can return a noncopyable value of a type: a struct or enum of the project, without arguments, that
  /// does not depend on the lifetime of another value.
  func canBeMade(_ type: TypeRef) -> Bool {
    let meaning = meaning(of: type)
    guard let name = (meaning.wrapped ?? meaning).plainName, erasure.existentials[name] == nil,
      !type.modifiers.contains(.sending)
    else { return false }
    let found = index.resolve(name, from: scope)
    return !found.isEmpty
      && found.allSatisfy {
        index.facts(of: $0).isNoncopyable && !index.facts(of: $0).isNonescapable
          && !index.facts(of: $0).isGeneric
      }
  }

  /// Whether a parameter of a type takes a closure that does not escape.
  func isBorrowedClosure(_ type: TypeRef) -> Bool {
    if type.modifiers.contains(.escaping) || type.modifiers.contains(.inout) { return false }
    let meaning = meaning(of: type)
    if meaning.isFunction { return true }
    let isOfProtocol = type.bare.rootName.map { genericNames.contains($0) || substitutions[$0] != nil }
    return isOfProtocol != true && keptValues.isBorrowedClosure(meaning)
  }

  /// Returns a function type with the types of its parameters as `passed(_:)` returns them; other types themselves.
  func passing(_ type: TypeRef) -> TypeRef {
    guard !associatedNames.isEmpty, case .function(var function) = type else { return type }
    for position in function.parameters.indices where !function.parameters[position].isVariadic {
      function.parameters[position].type = passed(function.parameters[position].type)
    }
    return .function(function)
  }

  /// Returns the type of a parameter. A function by an associated type is `@escaping`.
  func passed(_ type: TypeRef) -> TypeRef {
    guard let name = type.bare.associatedPath, associatedNames.contains(name),
      !type.modifiers.contains(.escaping), !type.modifiers.contains(.inout), meaning(of: type).isFunction
    else { return type }
    return type.unmodified.modified(by: type.modifiers + [.escaping])
  }
}

extension TypeIndex {
  /// Returns whether what an alias means names only types of its own module, of the standard library, and of modules that
  /// a file imports.
  fileprivate func isSpelled(_ alias: TypeAlias, from file: FileID) -> Bool {
    let scope = alias.scope
    let names = TypeRef(alias.value).names.subtracting(alias.genericParameters.map(\.unquotedName))
    return names.allSatisfy { name in
      let found = resolve(name, from: scope)
      if found.isEmpty { return !aliased(name, from: scope).isEmpty || seesKnown(name, from: file) }
      return found.allSatisfy {
        types[$0].scope.modules.intersects(scope.modules) || sees(types[$0], from: file)
      }
    }
  }
}
