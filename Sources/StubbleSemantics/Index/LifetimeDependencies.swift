package import StubbleSyntax

/// What members return a part of: a span of what a computed property returns would outlive it.
package struct LifetimeDependencies: Sendable {
  /// The names that such members of a type mention as its own, by type.
  private var own: [TypeID: Set<String>] = [:]
  /// The names by which such members go on from a value of a type that is not known: `storage` in
  /// `buffers[0].storage.span`.
  private var parts: Set<String> = []
  /// The names by which initialisers of types that cannot be copied go on from what they have stored. The compiler, as
  /// of Swift 6.3, ends with a crash where such a part of something that cannot be copied is computed.
  private var partsOfNew: Set<String> = []

  init() {}

  init(in index: TypeIndex, workers: Workers = .caller) {
    let types = index.types.keys
    let names = TokenTexts(index.nonescapableNames)
    let dependentByType = Table<TypeID, [Member]>(
      workers.map(types.count) { place in
        index.types[types[place]].members.filter { index.dependsOnLifetimes($0, among: names) }
      })
    for (type, model) in index.types.entries {
      if index.facts[type].isNoncopyable {
        partsOfNew.formUnion(model.initializers.flatMap(\.node.parts).map(\.name))
      }
      let dependent = dependentByType[type]
      guard !dependent.isEmpty else { continue }
      let names = dependent.reduce(into: Set<String>()) { $0.formUnion($1.node.ownNames) }
      for user in [type] + index.users(of: type) {
        for owner in [user] + index.ancestors(of: user) { own[owner, default: []].formUnion(names) }
      }
      for member in dependent { add(member.node.parts, of: member, in: type, index: index) }
    }
    for member in index.foreignExtensions where index.dependsOnLifetimes(member, among: names) {
      parts.formUnion(member.node.parts.map(\.name))
      // What a protocol's extension mentions, any type that conforms to it may have stored.
      let name = member.owner.name
      if index.prelude.isProtocol(name) == false { continue }
      parts.formUnion(member.node.ownNames)
    }
  }

  /// Parts of a type's own variables belong to the types of these.
  private mutating func add(_ found: [Part], of member: Member, in type: TypeID, index: TypeIndex) {
    for part in found {
      let base = part.base.flatMap { index.typeOfVariable($0, usedBy: member, of: type) } ?? []
      if base.isEmpty { parts.insert(part.name) }
      for owner in base { own[owner, default: []].insert(part.name) }
    }
  }

  /// Some initialiser may go on from what a property stores, in a value that cannot be copied.
  package func isPartOfNew(_ name: String) -> Bool { partsOfNew.contains(name) }

  /// Some member may hand out a part of what a property of a type stores.
  package func includes(_ name: String, of type: TypeID?) -> Bool {
    parts.contains(name) || type.flatMap { own[$0]?.contains(name) } ?? false
  }
}

/// A name after the period of another with something after it in turn.
private struct Part {
  let name: String
  /// The name in front, if that is alone or after `self.`.
  let base: String?
}

extension TypeIndex {
  /// The types that conform to a protocol.
  fileprivate func users(of type: TypeID) -> [TypeID] {
    guard types[type].kind == .protocol else { return [] }
    let name = types[type].name
    return types.keys.filter { user in
      ancestors(of: user).contains(type)
        || conformances(of: user).contains { $0 == name || $0.hasSuffix(".\(name)") }
    }
  }

  /// The visible types, and what is above them, of a variable that a member of a type mentions.
  fileprivate func typeOfVariable(_ name: String, usedBy member: Member, of type: TypeID) -> [TypeID] {
    guard !member.node.declaresInside(name) else { return [] }
    var found: [TypeID] = []
    for owner in [type] + ancestors(of: type) {
      for declaration in types[owner].members where declaration.declaredNames.contains(name) {
        guard let decl = VariableDecl(declaration.node),
          let written = decl.bindings.first(where: { $0.name == name })?.type,
          case let bases = resolve(TypeDecl.dottedName(written.bareType), from: types[owner].scope),
          !bases.isEmpty
        else { return [] }
        found += bases
      }
    }
    return found + found.flatMap(ancestors)
  }

  /// The names of the types whose values depend on the lifetime of others, at whatever depth.
  fileprivate var nonescapableNames: Set<String> {
    Set(types.entries.lazy.filter { self.facts[$0.key].isNonescapable }.map(\.value.name))
      .union(prelude.nonescapableNames)
  }

  /// The value of a function or property depends on the lifetime of others. Its type has one of some names then.
  fileprivate func dependsOnLifetimes(_ member: Member, among names: TokenTexts) -> Bool {
    guard
      let type = FunctionDecl(member.node)?.returnType ?? VariableDecl(member.node)?.bindings.first?.type,
      type.tokenRange.contains(where: { names.contains($0, of: type.tree) })
    else { return false }
    return isNonescapable(type, from: Scope(modules: modules[member.file], path: ""))
  }

  /// A value of a type, as it is written in a scope, depends on the lifetime of others.
  package func isNonescapable(_ type: SyntaxNode, from scope: Scope) -> Bool {
    let bare = type.bareType
    if bare.kind == .optionalType { return bare.children.contains { isNonescapable($0, from: scope) } }
    let name = TypeDecl.dottedName(bare)
    guard !name.isEmpty else { return false }
    let found = resolve(name, from: scope)
    return found.isEmpty ? prelude.isNonescapable(name) == true : found.contains { facts[$0].isNonescapable }
  }
}

extension SyntaxNode {
  /// The names that are alone or after `self.`, those of arguments left out.
  fileprivate var ownNames: Set<String> {
    Set(
      names { before, beforeThat, after in
        let isLabel = after == .colon && (before == .leftParen || before == .comma)
        return !isLabel && (before != .period || beforeThat == .self)
      }.map(tree.name(ofToken:)))
  }

  /// The names after the periods of others with something after them in turn.
  fileprivate var parts: [Part] {
    let kinds = tree.tokens
    let found = names { before, beforeThat, after in
      before == .period && beforeThat != .self
        && [.period, .leftSquare, .postfixQuestion, .exclamation].contains(after)
    }
    return found.map { index in
      let base = index - 2
      let isAlone =
        base > 1 && kinds[base].kind.isIdentifierLike
        && (kinds[base - 1].kind != .period || kinds[base - 2].kind == .self)
      return Part(name: tree.name(ofToken: index), base: isAlone ? tree.name(ofToken: base) : nil)
    }
  }

  /// A parameter or a local variable has a name.
  fileprivate func declaresInside(_ name: String) -> Bool {
    descendants.contains { node in
      switch node.kind {
      case .identifierPattern: node.parent?.parent?.id != id && node.spelling == name
      case .parameter, .closureParameter: node.ownTokens.contains { tree.name(ofToken: $0) == name }
      case .closureSignature: node.tokenRange.contains { tree.name(ofToken: $0) == name }
      default: false
      }
    }
  }

  /// The names between tokens of some kinds: the two before and the one after.
  private func names(where condition: (TokenKind, TokenKind, TokenKind) -> Bool) -> [TokenIndex] {
    let kinds = tree.tokens
    return tokenRange.filter { index in
      kinds[index].kind.isIdentifierLike
        && condition(
          index > 0 ? kinds[index - 1].kind : .endOfFile, index > 1 ? kinds[index - 2].kind : .endOfFile,
          kinds[index + 1].kind)
    }
  }
}
