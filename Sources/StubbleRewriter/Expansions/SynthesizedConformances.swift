import StubbleSemantics
import StubbleSyntax

/// The witnesses that the compiler would synthesize from a type's stored properties, and cannot if these include
/// closures.
enum SynthesizedConformances {
  /// Returns `static func ==` and where it is declared, or `nil` if the type has no synthesized `==`.
  static func equality(
    of type: TypeID, storage: [String: String], index: TypeIndex
  ) -> (code: Code, decl: TypeDecl, file: FileID)? {
    let model = index.types[type]
    guard DerivedConformances.needsEquality(type, index: index),
      let host = DerivedConformances.host(of: ["Equatable"], type: type, index: index)
    else { return nil }
    let checks = compared(of: model, storage: storage, index: index).map { property in
      Code.short("guard \(property.mark)a.\(property.name) == b.\(property.name) else", "return false")
    }
    let bool = index.spelling(in: nil).standard("Bool")
    let isolation = isolation(of: "Equatable", in: host, type: type, index: index)
    let code = Code.body(
      "\(access(of: model))\(isolation)static func == (a: Self, b: Self) -> \(bool)",
      checks + [.line("return true")])
    return witness(code, of: type, host: host, index: index)
  }

  /// Returns `hash(into:)` and where it is declared, or `nil` if the type has no synthesized one.
  static func hashing(
    of type: TypeID, storage: [String: String], index: TypeIndex
  ) -> (code: Code, decl: TypeDecl, file: FileID)? {
    let model = index.types[type]
    guard DerivedConformances.needsHashing(type, index: index),
      let host = DerivedConformances.host(of: ["Hashable"], type: type, index: index)
    else {
      return nil
    }
    let steps = compared(of: model, storage: storage, index: index).map { property in
      Code.line("\(property.mark)hasher.combine(self.\(property.name))")
    }
    let hasher = index.spelling(in: nil).standard("Hasher")
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
    let scope = index.types[type].scope
    let inherited = host.decl.inheritedTypes.filter {
      index.names(impliedBy: $0, scope: scope).contains(name)
    }
    if index.isOnMainActor(file: host.file), !index.isOnOtherActor(type) {
      return inherited.contains { $0.hasModifier(.nonisolated) } ? "nonisolated " : ""
    }
    guard case .global = index.facts[type].isolation else { return "" }
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

  /// Returns the stored properties that the synthesized functions would compare, under the names of their storage, with
  /// the `unsafe ` that uses of them need. A wrapped property is compared by its wrapper.
  private static func compared(
    of model: TypeModel, storage: [String: String], index: TypeIndex
  ) -> [(name: String, mark: String)] {
    StoredMember.all(of: model, index: index).flatMap { property -> [(name: String, mark: String)] in
      guard let name = property.name, let reference = property.reference else {
        return property.binding.names.map { (Namer.escaped($0), property.mark) }
      }
      let kept = property.isWrapped ? "_" + (storage[name] ?? name) : storage[name] ?? reference
      return [(kept, property.mark)]
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

extension StoredMember {
  /// `unsafe ` if an expression that uses the property needs it; otherwise empty.
  var mark: String { unsafeMark == .needed ? "unsafe " : "" }
}
