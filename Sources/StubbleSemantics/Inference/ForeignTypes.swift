import StubbleSyntax

/// Where a type is written that is needed elsewhere.
package struct TypeOrigin {
  let scope: Scope
  /// The file in which the type is written.
  let tree: SyntaxTree
  /// The file in which the type is needed.
  let user: SyntaxTree
  /// The type that `Self` means.
  let base: TypeRef?
  /// The type that declares the value.
  let type: TypeID?
  /// What the generic parameters of that type mean, in names of the scope in which the type is needed.
  var arguments: [String: TypeRef] = [:]

  /// The file, if the type is written and needed in the same one.
  fileprivate var file: SyntaxTree? { tree === user ? tree : nil }
}

/// The translation of types that are written in another scope.
extension TypeInference {
  /// Returns a type that is written elsewhere, in names that mean the same in this scope.
  ///
  /// - Returns: The type, or `nil` if it cannot be named here, or if a variable cannot store values of it.
  func translated(_ type: SyntaxNode, from origin: TypeOrigin) -> TypeRef? {
    isStorable(type, from: origin) ? translated(spelling.type(type), from: origin) : nil
  }

  /// Returns whether a variable can store values of a type that is written elsewhere.
  func isStorable(_ type: SyntaxNode, from origin: TypeOrigin) -> Bool {
    !type.isBroken && !TypeInference(index: index, scope: origin.scope).isUnbound(type)
      && type.kind != .implicitlyUnwrappedOptionalType && !type.containsOpaqueType
      && (allowsNoncopyableTypes || !index.mayBeNoncopyable(type, in: origin.type))
      && (origin.file != nil || !type.containsFunctionType || isCompiledAlike(origin))
  }

  /// Returns whether function types mean the same where one is written and where it is needed. With other settings,
  /// asynchronous functions may run elsewhere, and functions on a global actor need not be `Sendable`.
  private func isCompiledAlike(_ origin: TypeOrigin) -> Bool {
    guard let file = index.file(of: origin.tree), let user = index.file(of: origin.user) else { return false }
    let (settings, own) = (index.settings[file], index.settings[user])
    return settings.languageMode == own.languageMode
      && settings.isNonsendingByDefault == own.isNonsendingByDefault
  }

  /// Returns a type that was read elsewhere, in names that mean the same in this scope, or `nil` if it has none here.
  func translated(_ type: TypeRef, from origin: TypeOrigin) -> TypeRef? {
    if let base = origin.base, type == .named("Self") || isName(type, ofDeclaring: origin, as: base) {
      return base
    }
    if let type = origin.type, index.facts(of: type).isGeneric, origin.arguments.isEmpty,
      origin.scope != scope || origin.base.map({ $0.head != typeAround?.head }) == true
    {
      return nil
    }
    return renamed(type, from: origin)
  }

  /// Returns whether a written type is the name of the type that declares the value, and the value is a member of that type
  /// itself. A subclass, or a type that conforms to a protocol, has another name.
  private func isName(_ written: TypeRef, ofDeclaring origin: TypeOrigin, as base: TypeRef) -> Bool {
    guard let type = origin.type else {
      return written == TypeRef(path: origin.scope.path.escapedPath) && written.head == base.head
    }
    return isName(written, of: type, from: origin.scope) && index.meaning(of: base, from: scope) == [type]
  }

  /// Returns a type with all names replaced by those that mean the same in this scope, or `nil` if a name has no
  /// counterpart.
  func renamed(_ type: TypeRef, from origin: TypeOrigin) -> TypeRef? {
    var isComplete = true
    func renamedPart(_ part: TypeRef) -> TypeRef {
      guard case .named(let name) = part else { return part.mapParts(renamedPart) }
      if part == .named("Self"), let base = origin.base { return base }
      if let root = part.rootName, GenericCall.isOpen(root) { return part }
      if let name = part.simpleName {
        if let argument = origin.arguments[name] { return argument }
        if let base = origin.base, !origin.arguments.isEmpty,
          origin.type.map({ isName(part, of: $0, from: origin.scope) }) == true
        {
          return base
        }
      }
      // A member of a specialized type, `A<Int>.B`, cannot be renamed by its path.
      guard let path = part.dottedName, name.base?.isSpecialized != true,
        case .named(var renamed)? = self.name(path, from: origin).map({ TypeRef(path: $0.escapedPath) })
      else {
        isComplete = false
        return part
      }
      renamed.arguments = name.arguments.map(renamedPart)
      return .named(renamed)
    }
    let result = renamedPart(type)
    return isComplete ? result : nil
  }

  /// Returns whether a written type is the simple name of a type, where it is declared.
  private func isName(_ written: TypeRef, of type: TypeID, from other: Scope) -> Bool {
    guard let name = written.simpleName, name == index.types[type].name else { return false }
    return index.resolve(name, from: other) == [type]
  }

  /// Returns the name in this scope of a type that has a name elsewhere, or `nil` if there is none.
  private func name(_ name: String, from origin: TypeOrigin) -> String? {
    guard name != "Self", origin.scope == scope || !index.isGenericParameter(name, in: scope),
      !isAssociated(name, from: origin)
    else {
      return nil
    }
    let inherited = origin.scope == scope ? [] : inheritedAliases(name, from: origin.scope)
    if !inherited.isEmpty {
      return inherited.count == 1 ? self.name(ofMember: inherited[0], from: origin) : nil
    }
    let found = index.resolve(name, from: origin.scope)
    let alias = index.aliases.visible(name, from: origin.scope)
    let aliasHere = index.aliases.visible(name, from: scope)
    guard alias?.node == aliasHere?.node else {
      let path = found.isEmpty ? index.aliases.path(around: name, from: origin.scope) : nil
      return path.flatMap { $0.isEmpty ? nil : aliasPath("\($0).\(name)", from: origin) }
    }
    if let alias, found.isEmpty { return isNameable(alias, from: origin) ? name : nil }
    if found.isEmpty, let path = aliasPath(name, from: origin) { return path }
    guard !found.isEmpty else {
      return isKnown(name, from: origin) ? name : associatedPath(name, from: origin)
    }
    guard found.allSatisfy({ isNameable($0, from: origin) }) else { return nil }
    if index.resolve(name, from: scope) == found { return name }
    let path = index.types[found[0]].path
    guard !index.facts(of: found[0]).isGeneric, index.resolve(path, from: scope) == found else { return nil }
    return path
  }

  /// Returns whether a name begins with that of an associated type where it is written: of the protocol that is declared or
  /// extended there, or of one that the type conforms to, unless the type declares what that is.
  private func isAssociated(_ name: String, from origin: TypeOrigin) -> Bool {
    let head = TypeDecl.firstName(of: name)
    guard index.mayBeAssociated(head) else { return false }
    guard let type = origin.type else {
      return index.prelude.types(named: origin.scope.path).contains { $0.associates(head) }
    }
    let declared = origin.scope.inside(head)
    return index.associates(head, in: type) && index.resolve(in: declared).isEmpty
      && !index.aliases.declares(head, in: origin.scope) && !index.isGenericParameter(head, in: origin.scope)
  }

  /// Returns the paths of the aliases that a name may mean because a type around a scope inherits them.
  private func inheritedAliases(_ name: String, from scope: Scope) -> [String] {
    let head = TypeDecl.firstName(of: name)
    guard index.aliases.contains(head) else { return [] }
    for around in scope.searched where !around.path.isEmpty {
      guard index.resolve(head, in: around).isEmpty, index.aliases.declared(head, in: around).isEmpty else {
        return []
      }
      let paths = index.resolve(in: around).flatMap(index.ancestors).map { "\(index.types[$0].path).\(head)" }
      let declared = paths.filter { !index.aliased($0, from: scope).isEmpty }
      if !declared.isEmpty { return declared.map { $0 + name.dropFirst(head.count) } }
    }
    return []
  }

  /// Returns the path of a type that is a member of another one, if it means the same here; no generic type is meant.
  private func name(ofMember path: String, from origin: TypeOrigin) -> String? {
    let found = index.resolve(path, from: scope)
    let isNamed = found.count == 1 && index.types(atPath: path) == found
    return isNamed && !index.facts(of: found[0]).isGeneric && isNameable(found[0], from: origin) ? path : nil
  }

  /// Returns the path of an alias that is a member of a type of this module, `Key.Value`, if it means the alias in both
  /// scopes.
  private func aliasPath(_ path: String, from origin: TypeOrigin) -> String? {
    guard path.contains(".") else { return nil }
    let (there, here) = (index.aliased(path, from: origin.scope), index.aliased(path, from: scope))
    guard there.count == 1, here.count == 1, there[0].node == here[0].node,
      scope.modules.isSubset(of: here[0].scope.modules), isNameable(here[0], from: origin)
    else { return nil }
    let owners = index.resolve(in: here[0].scope)
    let isPlain = owners.allSatisfy { !index.facts(of: $0).isGeneric && index.types[$0].kind != .protocol }
    return isPlain && !owners.isEmpty ? path : nil
  }

  /// Returns the path of an associated type that is inferred for a type, `Key.Value`: no alias declares it.
  private func associatedPath(_ path: String, from origin: TypeOrigin) -> String? {
    guard let dot = path.lastIndex(of: "."), case let owner = String(path[..<dot]),
      case let owners = index.resolve(owner, from: origin.scope), owners.count == 1,
      index.types[owners[0]].kind != .protocol, !index.facts(of: owners[0]).isGeneric,
      !index.conformances(of: owners[0]).isEmpty || !index.ancestors(of: owners[0]).isEmpty
    else { return nil }
    return name(owner, from: origin).map { $0 + path[dot...] }
  }

  /// Returns whether a name is one of the standard library, or of another module that both files import.
  private func isKnown(_ name: String, from origin: TypeOrigin) -> Bool {
    guard index.resolve(name, from: scope).isEmpty else { return false }
    if origin.file != nil, !index.prelude.types(named: name).isEmpty || origin.scope == scope { return true }
    let areKnown = [origin.tree, origin.user].allSatisfy { tree in
      index.file(of: tree).map { index.seesKnown(name, from: $0) } ?? index.prelude.isOfStandardLibrary(name)
    }
    return areKnown || isOfUnknownModule(name, from: origin)
  }

  /// Returns whether a name means the same type of an unknown module where it is written and where it is needed: it cannot
  /// be a member of a type around either place, and all that the first file imports, the other one sees too.
  private func isOfUnknownModule(_ name: String, from origin: TypeOrigin) -> Bool {
    let head = TypeDecl.firstName(of: name)
    guard index.prelude.modules(declaringAtFileScope: head).isEmpty, index.resolve(head, from: scope).isEmpty,
      !index.mayBeAssociated(head), ![scope, origin.scope].contains(where: { mayDeclare(head, in: $0) }),
      let file = index.file(of: origin.tree), let user = index.file(of: origin.user)
    else { return false }
    return file == user
      || index.imports[file].all.allSatisfy { index.sees($0, from: user, under: BuildConditions()) }
  }

  /// Returns whether a name may be a generic parameter, or a type that a type around a scope inherits from one that is not
  /// visible.
  private func mayDeclare(_ name: String, in scope: Scope) -> Bool {
    index.isGenericParameter(name, in: scope)
      || scope.searched.contains { around in
        let types = index.resolve(in: around)
        return !around.path.isEmpty
          && (types.isEmpty || types.contains { index.facts(of: $0).hasUnknownAncestors })
      }
  }

  /// Returns whether a closure that is generated in this scope can mention a type: it is in the same modules, visible,
  /// and copyable.
  private func isNameable(_ type: TypeID, from origin: TypeOrigin) -> Bool {
    let model = index.types[type]
    guard scope.modules.isSubset(of: model.scope.modules) || isImported(model, from: origin), !model.isLocal,
      isCopyable(type)
    else { return false }
    // What is inside of a private type may name it.
    return scope.isInside(model.path) || model.decl.node.isNameable(inFile: origin.file)
  }

  /// Returns whether the file that needs a type of another module imports it, and sees all types around it.
  private func isImported(_ model: TypeModel, from origin: TypeOrigin) -> Bool {
    model.decl.node.declarationsAround.allSatisfy(\.isVisibleToOtherModules)
      && index.file(of: origin.user).map { index.sees(model, from: $0) } == true
  }

  private func isNameable(_ alias: TypeAlias, from origin: TypeOrigin) -> Bool {
    alias.node.isNameable(inFile: origin.file)
      && (allowsNoncopyableTypes || !index.mayBeNoncopyable(alias.value, in: origin.type))
      && !alias.value.containsOpaqueType
  }
}

extension SyntaxNode {
  /// Returns whether a declaration in `file` can name this one: neither this one nor one around it is private to
  /// another file or to a type.
  fileprivate func isNameable(inFile file: SyntaxTree?) -> Bool {
    declarationsAround.filter(\.isPrivateToFile).allSatisfy {
      tree === file && (!$0.hasAccess(.private) || $0.enclosingType == nil)
    }
  }
}

extension SyntaxNode {
  /// Whether the node is a function type, or one is among its parts.
  fileprivate var containsFunctionType: Bool {
    kind == .functionType || descendants.contains { $0.kind == .functionType }
  }

  /// Whether there is a syntax error in the node or right after it.
  fileprivate var isBroken: Bool {
    let end = Int(tree.tokens[tokenRange.upperBound].start)
    return tree.errorsInAllModes.contains { (range.lowerBound...end).contains($0.offset) }
  }
}
