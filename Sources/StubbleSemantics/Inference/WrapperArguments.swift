import StubbleSyntax

/// The types of wrapped properties that follow from what the wrapper is made of: a type, a key path or a key.
extension TypeInference {
  /// Returns the type of a property with a wrapper that takes a type or a key path: `@Environment(Theme.self)`,
  /// `@Environment(\.theme)`.
  func type(of wrapper: TypeModel, madeOf argument: SyntaxNode) -> TypeRef? {
    guard let generic = wrapper.genericParameters.first?.name,
      let wrapped = wrapper.wrappedValueType.map({ TypeRef($0) })
    else { return nil }
    let parameters = wrapper.initializing.compactMap { function -> TypeRef? in
      guard let first = function.parameters.first, first.label() == nil else { return nil }
      return first.type.map { TypeRef($0).bare }
    }
    if let base = argument.baseOfMetatype {
      guard let key = namedType(base) else { return nil }
      if parameters.contains(.metatype(.named(generic))), wrapped == .named(generic) { return key }
      return value(ofKey: key, for: generic, in: wrapper, argument.tree).map {
        wrapped.substituting([generic: $0])
      }
    }
    for keyPath in parameters.compactMap(\.endsOfKeyPath) {
      guard let value = self.value(ofKeyPath: argument, from: keyPath.root, in: wrapper),
        let meaning = keyPath.value.meaning(of: generic, in: value)
      else { continue }
      return wrapped.substituting([generic: meaning])
    }
    let values = parameters.compactMap { value(ofStaticKey: argument, takenAs: $0, for: generic) }
    return values.count == 1 ? wrapped.substituting([generic: values[0]]) : nil
  }

  /// Returns the type of the values of a key that an extension declares as a static member: `Int` for `.width` and
  /// `static let width = Key<Int>("width")`, if the wrapper takes a `Defaults.Key<Value>`. Such a member may be in types inside
  /// the extension: `.Window.width`.
  private func value(ofStaticKey argument: SyntaxNode, takenAs parameter: TypeRef, for generic: String)
    -> TypeRef?
  {
    guard case .named(let key) = parameter, key.arguments == [.named(generic)],
      let root = key.base?.dottedName.map({ $0 + "." }), let names = argument.plainNames(after: "."),
      let name = names.last
    else { return nil }
    let inner = names.dropLast().map { "." + $0 }.joined()
    let found: [(member: Member, scope: Scope)]
    if inner.isEmpty {
      found = index.namedMembers.foreign(name, visibleIn: index.file(of: argument.tree))
        .filter { $0.owner.name.hasPrefix(root) }
        .map { ($0, Scope(modules: index.modules[$0.file], path: $0.owner.name)) }
    } else {
      found = index.namedMembers.named(name)
        .filter { isInForeignType(index.types[$0.type], at: inner) }
        .map { (index.types[$0.type].members[$0.member], index.types[$0.type].scope) }
    }
    let types = found.filter(\.member.isStatic).map { member, scope in
      value(ofKey: member, named: name, of: key.name, in: scope, argument.tree)
    }
    return Set(types).count == 1 ? types[0] : nil
  }

  /// Returns whether an extension of a type that is not visible declares a type, perhaps inside others: `.Window.Size`.
  private func isInForeignType(_ type: TypeModel, at path: String) -> Bool {
    guard type.path.hasSuffix(path) else { return false }
    let outer = Scope(modules: type.scope.modules, path: String(type.path.dropLast(path.count)))
    return !outer.path.isEmpty && index.resolve(in: outer).isEmpty
  }

  /// Returns the generic argument of the key that a variable is by its written type or its initial value.
  private func value(
    ofKey member: Member, named name: String, of type: String, in scope: Scope, _ user: SyntaxTree
  ) -> TypeRef? {
    guard let decl = VariableDecl(member.node),
      let binding = decl.binding(named: name)
    else { return nil }
    let callee = binding.initializer?.content.flatMap { $0.kind == .callExpr ? $0.children.first : nil }
    let key = binding.writtenType.map { TypeRef($0) } ?? callee.flatMap { TypeRef(expression: $0) }
    guard case .named(let found) = key, found.name == type, found.arguments.count == 1 else { return nil }
    let origin = TypeOrigin(scope: scope, tree: member.node.tree, user: user, base: nil, type: nil)
    return translated(found.arguments[0], from: origin)
  }

  /// Returns the associated type of a key's type that the wrapped value has: `Client` for `Key.Value` if the key declares
  /// `static let liveValue = Client()`, which the protocol of the keys requires to be a `Value`.
  private func value(ofKey key: TypeRef, for generic: String, in wrapper: TypeModel, _ tree: SyntaxTree)
    -> TypeRef?
  {
    let members = wrapper.initializing.flatMap { initializer in
      GenericRequirement.all(in: initializer.whereClause).compactMap { requirement -> String? in
        guard case .sameType(.named(let member), let value) = requirement, value == .named(generic),
          let parameter = member.base,
          initializer.parameters.first?.type.map({ TypeRef($0).bare }) == .metatype(parameter)
        else { return nil }
        return member.name
      }
    }
    let owners = index.meaning(of: key, from: scope)
    guard members.count == 1, owners.count == 1,
      let found = index.associatedType(by: .named(TypeRef.Name(base: key, members[0])), from: scope),
      found.type.dottedName != nil, !index.isFunction(found.type, from: found.scope)
    else { return nil }
    let origin = TypeOrigin(
      scope: found.scope, tree: index.types[owners[0]].decl.node.tree, user: tree, base: key, type: nil)
    return translated(found.type, from: origin)
  }

  /// Returns the type of the values that a key path leads to.
  ///
  /// - Parameter root: The type that the key path begins at, as the wrapper's declaration names it.
  private func value(ofKeyPath expression: SyntaxNode, from root: TypeRef, in wrapper: TypeModel) -> TypeRef?
  {
    guard let rootName = root.dottedName, let names = expression.namesOfComponents(from: rootName),
      let name = names.first
    else { return nil }
    let isRoot = name == "self"
    let first: TypeRef?
    if index.resolve(rootName, from: wrapper.scope).isEmpty {
      let known = isUnhidden(rootName) ? root : nil
      first = isRoot ? known : member(name, ofKnown: rootName, namedBy: expression)
    } else {
      let origin = TypeOrigin(
        scope: wrapper.scope, tree: wrapper.decl.node.tree, user: expression.tree, base: nil, type: nil)
      let visible = translated(root, from: origin)
      first = isRoot ? visible : visible.flatMap { instanceMember(name, of: $0, in: nil, expression.tree) }
    }
    return first.flatMap { member(along: names.dropFirst(), of: $0, expression.tree) }
  }

  /// Returns the type of a property of another module's type, which that module or a visible extension declares.
  ///
  /// - Parameter expression: The key path that names the property.
  private func member(_ name: String, ofKnown root: String, namedBy expression: SyntaxNode) -> TypeRef? {
    guard isUnhidden(root) else { return nil }
    let tree = expression.tree
    let own = index.namedMembers.foreign(name).filter { $0.owner.name == root && !$0.isStatic }
    if own.isEmpty {
      let found = index.prelude.types(named: root).compactMap { $0.writtenType(ofProperty: name) }
      guard found.count == 1,
        found[0].nominalNames.allSatisfy({ isItself($0) && isVisible($0, to: expression) })
      else { return nil }
      return found[0]
    }
    let types = Set(
      own.map { member -> TypeRef? in
        guard let decl = VariableDecl(member.node),
          let binding = decl.binding(named: name)
        else { return nil }
        let scope = Scope(modules: index.modules[member.file], path: root)
        let origin = TypeOrigin(scope: scope, tree: member.node.tree, user: tree, base: nil, type: nil)
        if let written = binding.writtenType { return translated(written, from: origin) }
        guard binding.accessorBlock == nil else { return nil }
        return inference(at: scope).type(ofVariable: binding, in: decl).flatMap {
          translated($0, from: origin)
        }
      })
    return types.count == 1 ? types.first ?? nil : nil
  }
}

extension TypeInference {
  /// Returns whether code sees a name that another module declares, by an import that is compiled where the code is.
  fileprivate func isVisible(_ name: String, to code: SyntaxNode) -> Bool {
    guard let file = index.file(of: code.tree) else { return true }
    return [nil, BuildConditions(around: code)].contains { conditions in
      index.seesKnown(name, from: file, under: conditions, ifUnknown: true)
    }
  }

  /// Returns whether a name means a declaration of another module, perhaps through an alias with the same name:
  /// `typealias Binding = SwiftUI.Binding`.
  fileprivate func isItself(_ name: String) -> Bool {
    if isUnhidden(name) { return true }
    guard let alias = index.aliases.visible(name, from: scope), index.resolve(name, from: scope).isEmpty
    else { return false }
    let meaning = TypeDecl.dottedName(alias.value)
    return meaning != name && TypeDecl.lastName(of: meaning) == name
  }
}

extension KnownType {
  fileprivate func writtenType(ofProperty name: String) -> TypeRef? {
    model.members.lazy.filter { !$0.isStatic }
      .compactMap { VariableDecl($0.node)?.writtenType(ofVariable: name) }.first
  }
}

extension TypeRef {
  /// The names of all types in the type, itself included.
  fileprivate var nominalNames: [String] { (head.map { [$0] } ?? []) + parts.flatMap(\.nominalNames) }
}

extension TypeRef {
  /// Returns what a generic parameter must mean for this type to be another one: `Int` for `T` if `Box<T>` is `Box<Int>`.
  func meaning(of parameter: String, in other: TypeRef) -> TypeRef? {
    switch (self, other) {
    case (_, _) where self == .named(parameter): return other
    case (.optional(let own), .optional(let others)): return own.meaning(of: parameter, in: others)
    case (.named(let own), .named(let others)):
      guard own.name == others.name, own.arguments.count == 1, others.arguments.count == 1 else { return nil }
      return own.arguments[0].meaning(of: parameter, in: others.arguments[0])
    default: return nil
    }
  }
}

extension SyntaxNode {
  /// Returns the names of a key path's components: `x` and `y` for `\.x.y` and `\Root.x.y`. The value is `nil` for another
  /// expression, or if components are no plain names.
  ///
  /// - Parameter root: The name of the type that the key path begins at.
  func namesOfComponents(from root: String) -> [String]? {
    guard kind == .keyPathExpr else { return nil }
    return plainNames(after: "\\.") ?? plainNames(after: "\\\(root).")
  }

  /// Returns the names in a path after its beginning: `x` and `y` for `.x.y` after `.`. The value is `nil` if the expression
  /// begins otherwise, or if not all of it is plain names.
  fileprivate func plainNames(after prefix: String) -> [String]? {
    let text = spelling
    guard text.hasPrefix(prefix) else { return nil }
    let names = text.dropFirst(prefix.count)
    let isPlain = names.allSatisfy { $0.isPartOfName || $0 == "." }
    return isPlain ? names.split(separator: ".").map(String.init) : nil
  }
}
