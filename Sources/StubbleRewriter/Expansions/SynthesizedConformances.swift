import StubbleSemantics
import StubbleSyntax

/// A conformance that the compiler derives from a type's stored properties, and cannot derive any more when
/// closures are among them.
enum SynthesizedConformances {
  /// `static func ==`, if the type is a struct whose equality is derived.
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

  /// `hash(into:)`, if it is derived.
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

  /// What a witness must say that is in a type on a global actor: nothing on the main actor where that is the default, unless the
  /// conformance is `nonisolated Hashable`; elsewhere `nonisolated`, unless that is `@MainActor Hashable`.
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

  /// A witness is where the conformance is, for that may have conditions. An extension without conditions may be
  /// one of several declarations in clauses of `#if`, of which each has its own.
  private static func witness(
    _ code: Code, of type: TypeID, host: (decl: TypeDecl, file: FileID), index: TypeIndex
  ) -> (code: Code, decl: TypeDecl, file: FileID) {
    let model = index.types[type]
    let isShared = host.decl.isExtension && index.resolve(in: model.scope).count > 1
    guard isShared, host.decl.whereClause == nil else { return (code, host.decl, host.file) }
    return (code, model.decl, model.file)
  }

  /// What the derived functions look at, and what is before its uses: storage where there is some, a wrapper's own value.
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

  /// A witness must be seen as far as its type.
  static func access(of model: TypeModel) -> String {
    if model.isPublic { return "public " }
    let isInlined = model.decl.node.hasAttribute("usableFromInline")
    let level = model.hasAccess(.package) ? "package " : ""
    return (isInlined ? "@usableFromInline " : "") + level
  }
}

extension StoredMember {
  /// What is before an expression that uses it.
  var mark: String { unsafeMark == .needed ? "unsafe " : "" }
}
