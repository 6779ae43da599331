package import StubbleSyntax

/// Conformances that the compiler derives from a type's stored properties.
package enum DerivedConformances {
  /// Returns the declaration of a type, or the extension, that names one of some protocols, or else a protocol that
  /// implies one. What a conditional conformance implies must be declared too, perhaps under other conditions.
  package static func host(of protocols: Set<String>, type: TypeID, index: TypeIndex) -> (
    decl: TypeDecl, file: FileID
  )? {
    guard !protocols.isDisjoint(with: index.conformances(of: type)) else { return nil }
    let model = index.types[type]
    let declarations = [(model.decl, model.file)] + model.extensions.map { ($0.decl, $0.file) }
    let named = declarations.first { decl, _ in
      decl.inheritedTypes.flatMap(\.composedTypes).contains {
        protocols.contains(TypeDecl.dottedName($0).withoutStandardLibrary)
      }
    }
    return named ?? declarations.first { decl, _ in names(protocols, in: decl, of: type, index: index) }
  }

  /// Returns whether a declaration of a type, or an extension, names one of some protocols or one that implies one.
  private static func names(
    _ protocols: Set<String>, in decl: TypeDecl, of type: TypeID, index: TypeIndex
  ) -> Bool {
    let scope = index.scopeOfInheritance(of: decl, of: type)
    return decl.inheritedTypes.contains { inherited in
      !protocols.isDisjoint(with: index.names(impliedBy: inherited, scope: scope))
    }
  }

  /// Returns whether a type, an extension of it, or an extension of a protocol that it conforms to declares an instance
  /// property with a name. A function without parameters counts, because the compiler takes it for a redeclaration.
  package static func declaresProperty(_ name: String, in type: TypeID, index: TypeIndex) -> Bool {
    !properties(named: name, in: type, index: index).isEmpty
  }

  private static func properties(named name: String, in type: TypeID, index: TypeIndex) -> [SyntaxNode] {
    let inherited = index.ancestors(of: type).filter { index.types[$0].kind == .protocol }
      .flatMap { index.types[$0].members.filter(\.isInExtension) }
    return (index.types[type].members + inherited).filter { $0.isProperty(named: name) }.map(\.node)
  }

  /// Returns the declarations of `==` that compare two values of the type, rather than one with a value of another type.
  private static func equalities(of type: TypeID, index: TypeIndex) -> [SyntaxNode] {
    let members = functions(named: "==", in: type, index: index).filter { owner, function in
      let types = function.parameters.compactMap { $0.type?.bareType }
      return types.count == 2 && !function.effects.isAsync
        && function.returnType.map { TypeRef($0).isStandard("Bool") } == true
        && (types.allSatisfy { isOwn($0, of: owner, index: index) } || areGeneric(types, function))
    }
    return index.globalEqualities.comparing(type, in: index)
      + members.map(\.function.node).filter(\.isStaticMember)
  }

  /// Returns the declarations of `hash(into:)` and `hashValue` of the type.
  private static func hashings(of type: TypeID, index: TypeIndex) -> [SyntaxNode] {
    properties(named: "hashValue", in: type, index: index)
      + functions(named: "hash", in: type, index: index).map(\.function).filter { function in
        function.node.implementedName != nil
          || function.reference == "hash(into:)" && !function.effects.isAsync
            && !function.node.isStaticMember && takesHasher(function, of: type, index: index)
      }.map(\.node)
  }

  /// Returns whether the only parameter of a function is an `inout Hasher`, or perhaps one by an alias.
  private static func takesHasher(_ function: FunctionDecl, of type: TypeID, index: TypeIndex) -> Bool {
    guard let written = function.parameters.first?.type.map(TypeRef.init) else { return false }
    let meaning = index.unaliased(written.unmodified, from: index.types[type].scope)
    return meaning.isStandard("Hasher")
      || meaning.lookupName.map(index.aliases.contains) == true
  }

  /// Returns the functions with a name that a type declares, or gets from extensions of its protocols, and those that
  /// satisfy a requirement of that name under another one.
  private static func functions(
    named name: String, in type: TypeID, index: TypeIndex
  ) -> [(owner: TypeID, function: FunctionDecl)] {
    ([type] + index.ancestors(of: type)).flatMap { owner in
      index.types[owner].members.lazy.filter {
        $0.node.kind == .functionDecl && (owner == type || $0.isInExtension)
          && ($0.declaredNames.first == name || $0.node.implementedName == name)
      }.compactMap { FunctionDecl($0.node) }.map { (owner, $0) }
    }
  }

  /// Returns whether a written type is the one in which it is written.
  private static func isOwn(_ written: SyntaxNode, of type: TypeID, index: TypeIndex) -> Bool {
    guard written.kind.isNamedType else { return false }
    return index.unaliased(TypeRef(written), from: index.types[type].scope) == .named("Self")
      || index.meaning(of: written, from: index.types[type].scope).contains(type)
  }

  /// Returns whether all types are the same generic parameter of a function.
  static func areGeneric(_ types: [SyntaxNode], _ function: FunctionDecl) -> Bool {
    let names = Set(types.map(\.spelling))
    return names.count == 1 && names.isSubset(of: function.genericNames)
  }

  /// Returns whether the compiler may derive the equality of a type where that is not certain: in some builds only, or
  /// because of a protocol that is neither visible nor known.
  package static func isUncertain(for type: TypeID, index: TypeIndex) -> Bool {
    index.answers.uncertainEqualities.answer(to: type) {
      let facts = index.facts(of: type)
      return facts.hasUnknownProtocols && !facts.isNoncopyable && isIncomplete(type, index: index)
        || isConditional(type, index: index)
    }
  }

  /// Returns whether a type is a struct that lacks a declared `==`, or a declared `hash(into:)` or `hashValue`, in some
  /// builds.
  private static func isIncomplete(_ type: TypeID, index: TypeIndex) -> Bool {
    guard index.types[type].kind == .struct else { return false }
    let conditions = BuildConditions(around: index.types[type].decl.node)
    return [equalities(of: type, index: index), hashings(of: type, index: index)]
      .contains { !areCompiled($0, wherever: conditions) }
  }

  /// Returns whether the compiler derives the equality or the hash value of a struct in some builds only: `#if` is around
  /// those that are declared.
  private static func isConditional(_ type: TypeID, index: TypeIndex) -> Bool {
    isConditional("Equatable", of: type, index: index) { equalities(of: type, index: index) }
      || isConditional("Hashable", of: type, index: index) { hashings(of: type, index: index) }
  }

  private static func isConditional(
    _ name: String, of type: TypeID, index: TypeIndex, declared: () -> [SyntaxNode]
  ) -> Bool {
    guard isDerived(name, of: type, index: index) else { return false }
    let declared = declared()
    return !declared.isEmpty
      && (!areCompiled(declared, wherever: type, conformsTo: name, index: index)
        || declared.allSatisfy { isConstrained($0, beyond: name, of: type, index: index) })
  }

  /// Returns whether a declaration is in an extension whose constraints do not follow from those of a type's conformance, so
  /// that it may be the witness or not.
  private static func isConstrained(
    _ declaration: SyntaxNode, beyond name: String, of type: TypeID, index: TypeIndex
  ) -> Bool {
    guard let clause = declaration.enclosingType?.whereClause else { return false }
    if clause.spelling == host(of: [name], type: type, index: index)?.decl.whereClause?.spelling {
      return false
    }
    return !GenericRequirement.all(in: clause).allSatisfy { requirement in
      guard case .conformance(.named(let subject), let bound) = requirement, subject.name == "Self",
        let bound = bound.dottedName
      else { return false }
      return index.conformances(of: type).contains(bound.withoutStandardLibrary)
    }
  }

  /// Returns whether each build in which a type conforms to a protocol compiles one of the declarations.
  static func areCompiled(
    _ declared: [SyntaxNode], wherever type: TypeID, conformsTo name: String, index: TypeIndex
  ) -> Bool {
    let model = index.types[type]
    let hosts = ([model.decl] + model.extensions.map(\.decl)).filter {
      names([name], in: $0, of: type, index: index)
    }
    return hosts.allSatisfy { areCompiled(declared, wherever: BuildConditions(around: $0.node)) }
  }

  /// Returns whether each build that fulfills some conditions compiles one of the declarations.
  static func areCompiled(_ declared: [SyntaxNode], wherever conditions: BuildConditions) -> Bool {
    BuildConditions.areExhaustive(declared.compactMap { BuildConditions(around: $0).open(under: conditions) })
  }

  /// Returns whether the compiler derives `==` for a struct from its stored properties, in all builds.
  package static func needsEquality(_ type: TypeID, index: TypeIndex) -> Bool {
    isDerived("Equatable", of: type, index: index) && equalities(of: type, index: index).isEmpty
      && !index.conformances(of: type).contains(where: index.prelude.givesEquality)
  }

  /// Returns whether the compiler derives `hash(into:)` for a struct from its stored properties, in all builds.
  package static func needsHashing(_ type: TypeID, index: TypeIndex) -> Bool {
    isDerived("Hashable", of: type, index: index) && hashings(of: type, index: index).isEmpty
  }

  /// Returns whether a struct conforms to a protocol by its own properties, rather than by its raw value.
  private static func isDerived(_ name: String, of type: TypeID, index: TypeIndex) -> Bool {
    index.types[type].kind == .struct && index.conformances(of: type).contains(name)
      && !RawValues.give(name, to: type, index: index)
  }
}

extension SyntaxNode {
  /// The base name of the requirement that `@_implements` states for a function, or `nil` if it states none.
  fileprivate var implementedName: String? {
    guard let attribute = attributes(named: "_implements").first,
      let comma = attribute.tokenRange.first(where: { tree.tokens[$0].kind == .comma })
    else { return nil }
    return tree.name(ofToken: comma + 1)
  }
}

extension Member {
  /// Returns whether the member is an instance property, or a method without parameters, with this name.
  fileprivate func isProperty(named name: String) -> Bool {
    !isStatic && declaredNames.contains(name)
      && (node.kind == .variableDecl || FunctionDecl(node)?.parameters.isEmpty == true)
  }
}
