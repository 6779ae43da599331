import StubbleSemantics
import StubbleSyntax

/// The witnesses that the compiler would synthesize from a type's stored properties, and cannot if these include
/// closures.
enum SynthesizedConformances {
  /// Returns why the synthesized conformances of a type cannot be written out, or `nil` if they can or are not needed: a
  /// generated conformance is on one line, which cannot contain `#if`, and reads no lazy property of a constant.
  static func reasonAgainstWriting(conformancesOf type: TypeID, index: TypeIndex) -> String? {
    // Few types have such properties, and looking for them is cheaper than finding out what is derived.
    let stored = index.types[type].storedBindings
    let isConditional = stored.contains { !$0.member.clauses.isEmpty }
    guard isConditional || stored.contains(where: { $0.decl.node.hasModifier(.lazy) }) else { return nil }
    let isCompared = hasEquality(type, index: index) || hasHashing(type, index: index)
    if isConditional, isCompared || DerivedCoding.isNeeded(type, index: index) {
      return "the type's synthesized conformances read properties inside '#if'"
    }
    return isCompared ? "the type's synthesized conformances read a lazy property" : nil
  }

  /// Returns whether closures in a type must be equal for the compiler, because it may derive the type's equality or hash
  /// value although none is written out: in some builds, or because only a derived one can compare what the type stores.
  static func mayBeDerived(in type: TypeID, index: TypeIndex) -> Bool {
    DerivedConformances.isUncertain(for: type, index: index)
      || (DerivedConformances.needsEquality(type, index: index)
        || DerivedConformances.needsHashing(type, index: index)) && index.leavesConformancesToCompiler(type)
  }

  /// Returns whether a type's synthesized `==` is written out.
  static func hasEquality(_ type: TypeID, index: TypeIndex) -> Bool {
    DerivedConformances.needsEquality(type, index: index) && !index.leavesConformancesToCompiler(type)
  }

  /// Returns whether a type's synthesized `hash(into:)` is written out.
  static func hasHashing(_ type: TypeID, index: TypeIndex) -> Bool {
    DerivedConformances.needsHashing(type, index: index) && !index.leavesConformancesToCompiler(type)
  }

  /// Returns `static func ==` and where it is declared, or `nil` if it is not written out.
  static func equality(
    of type: TypeID, storage: [String: String], index: TypeIndex
  ) -> (code: Code, decl: TypeDecl, file: FileID)? {
    let model = index.types[type]
    guard hasEquality(type, index: index),
      let host = DerivedConformances.host(of: ["Equatable"], type: type, index: index)
    else { return nil }
    let bool = index.spelling().standard("Bool")
    let properties = compared(of: model, storage: storage, index: index)
    let checks = properties.map { property in
      let (first, second) = ("a.\(property.name)", "b.\(property.name)")
      let check = property.isDeprecated ? "areEqual(\(first), \(second))" : "\(first) == \(second)"
      return Code.short("guard \(property.mark)\(check) else", "return false")
    }
    // What is generic compares without a warning, as the compiler does.
    let equatable = index.spelling().standard("Equatable")
    let helpers =
      properties.contains(where: \.isDeprecated)
      ? [Code.short("func areEqual<Value: \(equatable)>(_ a: Value, _ b: Value) -> \(bool)", "a == b")] : []
    let isolation = isolation(of: "Equatable", in: host, type: type, index: index)
    let code = Code.body(
      "\(access(of: model))\(isolation)static func == (a: Self, b: Self) -> \(bool)",
      helpers + checks + [.line("return true")])
    return witness(code, of: type, host: host, index: index)
  }

  /// Returns `hash(into:)` and where it is declared, or `nil` if it is not written out.
  static func hashing(
    of type: TypeID, storage: [String: String], index: TypeIndex
  ) -> (code: Code, decl: TypeDecl, file: FileID)? {
    let model = index.types[type]
    guard hasHashing(type, index: index),
      let host = DerivedConformances.host(of: ["Hashable"], type: type, index: index)
    else {
      return nil
    }
    let steps = compared(of: model, storage: storage, index: index).map { property in
      Code.line("\(property.mark)hasher.combine(self.\(property.name))")
    }
    let hasher = index.spelling().standard("Hasher")
    let isolation = isolation(of: "Hashable", in: host, type: type, index: index)
    let code = Code.body("\(access(of: model))\(isolation)func hash(into hasher: inout \(hasher))", steps)
    return witness(code, of: type, host: host, index: index)
  }

  /// Returns `nonisolated ` or nothing for a witness in a type on a global actor. Where the main actor is the default,
  /// the witness is nonisolated only if the conformance is `nonisolated Hashable`. Elsewhere it is, unless the
  /// conformance is `@MainActor Hashable`.
  private static func isolation(
    of name: String, in host: (decl: TypeDecl, file: FileID), type: TypeID, index: TypeIndex
  ) -> String {
    let scope = index.types[type].scopeOfInheritance
    let inherited = host.decl.inheritedTypes.filter {
      index.names(impliedBy: $0, scope: scope).contains(name)
    }
    if index.isOnMainActor(file: host.file), !index.isOnOtherActor(type) {
      return inherited.contains { $0.hasModifier(.nonisolated) } ? "nonisolated " : ""
    }
    guard case .global = index.facts(of: type).isolation else { return "" }
    let isIsolated = inherited.contains {
      $0.hasAttribute("preconcurrency") || index.globalActor(on: $0, scope: scope) != nil
    }
    return isIsolated ? "" : "nonisolated "
  }

  /// Returns a witness with the place of its declaration: that of the conformance, which may be conditional. If an
  /// extension without conditions extends several declarations in clauses of `#if`, each of them gets its own witness.
  private static func witness(
    _ code: Code, of type: TypeID, host: (decl: TypeDecl, file: FileID), index: TypeIndex
  ) -> (code: Code, decl: TypeDecl, file: FileID) {
    let model = index.types[type]
    let isShared = host.decl.isExtension && index.resolve(in: model.scope).count > 1
    guard isShared, host.decl.whereClause == nil else { return (code, host.decl, host.file) }
    return (code, model.decl, model.file)
  }

  /// A stored property that the synthesized functions would compare.
  private struct Compared {
    /// The name of its storage. A wrapped property is compared by its wrapper.
    let name: String
    /// The `unsafe ` that uses of it need.
    let mark: String
    /// Whether the `==` of its type is deprecated.
    var isDeprecated = false
  }

  private static func compared(
    of model: TypeModel, storage: [String: String], index: TypeIndex
  ) -> [Compared] {
    StoredMember.all(of: model, index: index).flatMap { property -> [Compared] in
      guard let name = property.name, let reference = property.reference else {
        return property.binding.names.map { Compared(name: Namer.escaped($0), mark: property.mark) }
      }
      let kept =
        property.isWrapped ? Namer.storage(of: storage[name] ?? name) : storage[name] ?? reference
      let inference = TypeInference(index: index, scope: model.scope)
      let type = inference.type(ofStored: property.binding)
      let isDeprecated = type.map { index.deprecatesEquality(of: $0, from: model.scope) } ?? false
      return [Compared(name: kept, mark: property.mark, isDeprecated: isDeprecated)]
    }
  }

  /// Returns the access level of a witness, which must be as visible as its type, with a space after it.
  static func access(of model: TypeModel) -> String {
    if model.isPublic { return "public " }
    let isInlined = model.decl.node.hasAttribute("usableFromInline")
    let level = model.hasAccess(.package) ? "package " : ""
    return (isInlined ? "@usableFromInline " : "") + level
  }
}

extension TypeIndex {
  /// Returns whether a type, or one that is named in it, has a deprecated `==`.
  fileprivate func deprecatesEquality(of type: TypeRef, from scope: Scope) -> Bool {
    type.parts.contains { deprecatesEquality(of: $0, from: scope) }
      || meaning(of: type, from: scope).contains {
        types[$0].members.contains { $0.declaredNames == ["=="] && $0.node.isDeprecated }
      }
  }
}

extension StoredMember {
  /// `unsafe ` if an expression that uses the property needs it; otherwise empty.
  var mark: String { unsafeMark == .needed ? "unsafe " : "" }
}
