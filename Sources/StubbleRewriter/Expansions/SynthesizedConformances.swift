import StubbleSyntax

/// A conformance that the compiler derives from a type's stored properties, and cannot derive any more when
/// closures are among them.
enum SynthesizedConformances {
  /// The declaration, of the type or an extension, that brings a protocol by name or by what implies it.
  static func host(of protocols: Set<String>, type: Int, index: TypeIndex) -> (decl: TypeDecl, file: Int)? {
    let model = index.types[type]
    let declarations = [(model.decl, model.file)] + model.extensions.map { ($0.decl, $0.file) }
    return declarations.first { decl, _ in
      decl.inheritedTypes.contains { inherited in
        !protocols.isDisjoint(with: index.names(impliedBy: inherited, scope: model.scope))
      }
    }.map { (decl: $0.0, file: $0.1) }
  }

  /// A member function or property of a name, in the type or an extension, or in one of a protocol that it conforms to.
  static func declares(_ name: String, in type: Int, index: TypeIndex) -> Bool {
    index.types[type].members.contains { $0.declaredNames.contains(name) }
      || index.ancestors(of: type).contains { ancestor in
        index.types[ancestor].kind == .protocol
          && index.types[ancestor].members.contains {
            $0.isInExtension && $0.declaredNames.contains(name)
          }
      }
  }

  /// Some `==` compares two values of the type, rather than one with something else.
  private static func declaresEquality(in type: Int, index: TypeIndex) -> Bool {
    index.hasGlobalEquality(for: index.types[type].name)
      || functions(named: "==", in: type, index: index).contains { owner, function in
        let types = function.parameters.compactMap { $0.type?.bareType }
        return types.count == 2
          && (types.allSatisfy { isOwn($0, of: owner, index: index) } || areGeneric(types, function))
      }
  }

  private static func declaresHashing(in type: Int, index: TypeIndex) -> Bool {
    declares("hashValue", in: type, index: index)
      || functions(named: "hash", in: type, index: index).contains { $0.function.reference == "hash(into:)" }
  }

  /// The functions of a name that the type declares, and those that a protocol gives it.
  private static func functions(
    named name: String, in type: Int, index: TypeIndex
  ) -> [(owner: Int, function: FunctionDecl)] {
    ([type] + index.ancestors(of: type)).flatMap { owner in
      index.types[owner].members.filter { owner == type || $0.isInExtension }
        .compactMap { FunctionDecl($0.node) }.filter { $0.name == name }.map { (owner, $0) }
    }
  }

  /// A type as it is written is the one that it is written in.
  private static func isOwn(_ written: SyntaxNode, of type: Int, index: TypeIndex) -> Bool {
    guard written.kind == .identifierType || written.kind == .memberType else { return false }
    return written.spelling == "Self"
      || index.meaning(of: written, from: index.types[type].scope).contains(type)
  }

  /// Types are one generic parameter of a function, which may be any type.
  private static func areGeneric(_ types: [SyntaxNode], _ function: FunctionDecl) -> Bool {
    let names = Set(types.map(\.spelling))
    return names.count == 1
      && function.genericParameters.contains { parameter in
        parameter.ownTokens.first.map(parameter.tree.name(ofToken:)) == names.first
      }
  }

  /// `static func ==`, if the type is a struct whose equality is derived.
  static func equality(
    of type: Int, storage: [String: String], index: TypeIndex
  ) -> (text: String, decl: TypeDecl, file: Int)? {
    let model = index.types[type]
    guard needsEquality(type, index: index), let host = host(of: ["Equatable"], type: type, index: index)
    else { return nil }
    let checks = comparedNames(of: model, storage: storage, index: index).map {
      "guard a.\($0) == b.\($0) else { return false }; "
    }
    let bool = index.spelling(in: nil).standard("Bool")
    let isolation = isolation(of: "Equatable", in: host, type: type, index: index)
    let text =
      "\(access(of: model))\(isolation)static func == (a: Self, b: Self) -> \(bool) { \(checks.joined())return true }"
    return witness(text, of: type, host: host, index: index)
  }

  /// `hash(into:)`, if it is derived.
  static func hashing(
    of type: Int, storage: [String: String], index: TypeIndex
  ) -> (text: String, decl: TypeDecl, file: Int)? {
    let model = index.types[type]
    guard needsHashing(type, index: index), let host = host(of: ["Hashable"], type: type, index: index) else {
      return nil
    }
    let steps = comparedNames(of: model, storage: storage, index: index).map { "hasher.combine(self.\($0))" }
    let hasher = index.spelling(in: nil).standard("Hasher")
    let isolation = isolation(of: "Hashable", in: host, type: type, index: index)
    let text =
      "\(access(of: model))\(isolation)func hash(into hasher: inout \(hasher)) { \(steps.joined(separator: "; ")) }"
    return witness(text, of: type, host: host, index: index)
  }

  /// What a witness must say where the main actor is the default, but not that of the conformance: `nonisolated Hashable`.
  private static func isolation(
    of name: String, in host: (decl: TypeDecl, file: Int), type: Int, index: TypeIndex
  ) -> String {
    guard index.isOnMainActor(file: host.file) else { return "" }
    let isFree = host.decl.inheritedTypes.contains { inherited in
      inherited.hasModifier(.nonisolated)
        && index.names(impliedBy: inherited, scope: index.types[type].scope).contains(name)
    }
    return isFree ? "nonisolated " : ""
  }

  /// A witness stands where the conformance does, for that may have conditions. An extension without conditions may be
  /// one of several declarations in clauses of `#if`, of which each has its own.
  private static func witness(
    _ text: String, of type: Int, host: (decl: TypeDecl, file: Int), index: TypeIndex
  ) -> (text: String, decl: TypeDecl, file: Int) {
    let model = index.types[type]
    let isShared = host.decl.isExtension && index.resolve(in: model.scope).count > 1
    guard isShared, host.decl.whereClause == nil else { return (text, host.decl, host.file) }
    return (text, model.decl, model.file)
  }

  /// A struct does not declare all of its equality itself.
  static func isIncomplete(_ type: Int, index: TypeIndex) -> Bool {
    guard index.types[type].kind == .struct else { return false }
    return !declaresEquality(in: type, index: index) || !declaresHashing(in: type, index: index)
  }

  static func needsEquality(_ type: Int, index: TypeIndex) -> Bool {
    isDerived("Equatable", of: type, index: index) && !declaresEquality(in: type, index: index)
      && index.conformances(of: type).isDisjoint(with: givesEquality)
  }

  /// Protocols of the standard library that bring an `==` of their own, which the compiler prefers to deriving one.
  private static let givesEquality: Set = ["Strideable", "SIMD"]

  static func needsHashing(_ type: Int, index: TypeIndex) -> Bool {
    isDerived("Hashable", of: type, index: index) && !declaresHashing(in: type, index: index)
  }

  /// What is represented by a raw value is compared by it.
  private static func isDerived(_ name: String, of type: Int, index: TypeIndex) -> Bool {
    let names = index.conformances(of: type)
    return index.types[type].kind == .struct && names.contains(name) && !names.contains("RawRepresentable")
  }

  /// What the derived functions look at: storage where there is some, a wrapper's own value.
  private static func comparedNames(
    of model: TypeModel, storage: [String: String], index: TypeIndex
  ) -> [String] {
    StoredMember.all(of: model, index: index).flatMap { property -> [String] in
      guard let name = property.name, let written = property.writtenName else {
        return property.member.declaredNames
      }
      return [storage[name] ?? (property.isWrapped ? "_" + name : written)]
    }
  }

  /// A witness must be seen as far as its type.
  static func access(of model: TypeModel) -> String {
    if model.isPublic { return "public " }
    let isInlined = model.decl.node.attributes.contains { $0.attributeName == "usableFromInline" }
    let level = model.hasAccess(.package) ? "package " : ""
    return (isInlined ? "@usableFromInline " : "") + level
  }
}

extension TypeIndex {
  /// A global `==` takes values of a type.
  func hasGlobalEquality(for name: String) -> Bool { globalEqualities.contains(name) }
}
