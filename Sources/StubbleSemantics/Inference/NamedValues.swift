package import StubbleSyntax

/// The types of values that are named by visible declarations: variables, functions and enum cases.
extension TypeInference {
  /// Returns the declarations that a name without a base means: the members of the innermost enclosing type that has
  /// some, or else those at file scope.
  ///
  /// - Returns: The declarations; none if the name may mean something that is not visible.
  package func declarations(of name: String, seenFrom tree: SyntaxTree) -> [NamedValue] {
    guard !scope.isLocal else { return [] }
    for scope in scope.searched where !scope.path.isEmpty {
      let around = index.resolve(in: scope)
      let found = around.flatMap { members(named: name, of: $0, seenFrom: tree) }
      if !found.isEmpty { return found }
      // The name may be declared by an ancestor that is not visible.
      if around.contains(where: { index.facts(of: $0).hasUnknownAncestors }) { return [] }
    }
    let found = index.globals.named(name, visibleIn: index.file(of: tree))
    return found.filter { isGlobalVisible($0, from: tree) }.map { NamedValue(member: $0, type: nil) }
  }

  /// Returns the members with this name of a type and its ancestors.
  private func members(named name: String, of type: TypeID, seenFrom tree: SyntaxTree) -> [NamedValue] {
    members(named: name, in: [type] + index.ancestors(of: type), seenFrom: tree)
  }

  /// Returns the members with this name that some types declare themselves.
  func members(named name: String, in types: [TypeID], seenFrom tree: SyntaxTree) -> [NamedValue] {
    index.namedMembers.named(name, of: types).map {
      NamedValue(member: index.types[$0.type].members[$0.member], type: $0.type)
    }.filter { isVisible($0.member, from: tree) }
  }

  /// Returns whether code in a file can refer to a member, by its access level.
  private func isVisible(_ member: Member, from tree: SyntaxTree) -> Bool {
    if member.node.tree === tree { return true }
    if index.modules[member.file].intersects(scope.modules) { return !member.node.isPrivateToFile }
    return member.node.isVisibleToOtherModules
      || member.owner.node.kind == .protocolDecl || member.node.kind == .enumCaseDecl
  }

  /// Returns whether code in a file can refer to a global that is not private to another file.
  private func isGlobalVisible(_ member: Member, from tree: SyntaxTree) -> Bool {
    index.modules[member.file].intersects(scope.modules) || isVisible(member, from: tree)
  }

  /// Returns whether a name without a base means nothing that the project declares: no visible global, and no member of a
  /// type around the scope, which it may inherit from an extended type of another module.
  func isUndeclared(_ name: String, seenFrom tree: SyntaxTree) -> Bool {
    let file = index.file(of: tree)
    guard declarations(of: name, seenFrom: tree).isEmpty,
      !index.globals.named(name, visibleIn: file).contains(where: { isGlobalVisible($0, from: tree) })
    else { return false }
    let added = index.namedMembers.foreign(name, visibleIn: file)
    return scope.searched.filter { !$0.path.isEmpty }.allSatisfy { around in
      let types = index.resolve(in: around)
      if types.isEmpty || types.contains(where: { index.facts(of: $0).hasUnknownAncestors }) {
        return added.isEmpty && !index.namedMembers.areOfProtocol(name)
      }
      let inherited = types.reduce(into: Set<String>()) { $0.formUnion(index.conformances(of: $1)) }
      return !added.contains { inherited.contains(TypeDecl.lastName(of: $0.owner.name)) }
    }
  }

  /// Returns the type of a name without a base: `x`.
  func named(_ expression: SyntaxNode) -> TypeRef? {
    guard let token = expression.tokenRange.first, expression.tokenRange.count == 1 else { return nil }
    let name = expression.tree.name(ofToken: token)
    if let local = locals[name] { return local }
    let found = declarations(of: name, seenFrom: expression.tree)
    guard found.allSatisfy({ $0.isOfInstance == found[0].isOfInstance }) else { return nil }
    return common(found, name, in: nil, of: nil, seenFrom: expression.tree)
  }

  /// Returns the result of `f(…)`. Global functions count only if no known module declares overloads.
  func result(of call: SyntaxNode, ofFunction callee: SyntaxNode) -> TypeRef? {
    guard let token = callee.tokenRange.first, callee.tokenRange.count == 1 else { return nil }
    let name = callee.tree.name(ofToken: token)
    let found = locals[name] == nil ? declarations(of: name, seenFrom: callee.tree) : []
    let isAlone = index.prelude.globals(named: name).isEmpty
    guard
      found.allSatisfy({ $0.type != nil ? $0.isOfInstance == found[0].isOfInstance : isAlone })
    else { return nil }
    return common(found, name, in: call, of: nil, seenFrom: callee.tree)
  }

  /// Returns the type of `T.x` or `value.x`, or the result of the call `T.x(…)` or `value.x(…)`.
  func member(_ expression: SyntaxNode, in call: SyntaxNode? = nil) -> TypeRef? {
    let name = expression.lastName
    guard let base = expression.children.first, Array(expression.children).count == 1
    else { return nil }
    if let type = namedType(base), let found = staticMember(name, of: type, in: call, base.tree) {
      return found
    }
    // Only the value of a lazy property can mention `self`.
    guard let value = base.isSelf ? typeAround : link(base) else { return nil }
    let found = instanceMember(name, of: value, in: call, base.tree) ?? memberOfDouble(name, base, in: call)
    if let call, let found, !keepsLiterals(of: base, in: call, resultingIn: found) { return nil }
    // The name of an optional property is also that of a function, such as `first`; `flatMap` is the name of two functions.
    let isOverloaded = call == nil ? found?.wrapped != nil : name == "flatMap" && found != nil
    return isOverloaded && mixesNumbers([base], into: value) ? nil : found
  }

  /// Returns the type of a member that an integer literal has as a `Double` only: `60.seconds`, by an extension of it.
  private func memberOfDouble(_ name: String, _ base: SyntaxNode, in call: SyntaxNode?) -> TypeRef? {
    guard isNumberLiteral(base), type(of: base) == .int else { return nil }
    let isOfDouble = index.namedMembers.foreign(name).allSatisfy { member in
      index.prelude.types(named: member.owner.name).contains { $0.model.name == "Double" }
    }
    return isOfDouble ? instanceMember(name, of: .double, in: call, base.tree) : nil
  }

  /// Returns the type of a static property, the result of a static function, or the enum that has a case with this
  /// name.
  func staticMember(_ name: String, of type: TypeRef, in call: SyntaxNode?, _ tree: SyntaxTree)
    -> TypeRef?
  {
    guard let head = type.head, !index.isGenericParameter(head, in: scope) else { return nil }
    let owners = owners(named: head)
    if owners.isEmpty {
      let meanings = foreignMeanings(of: type)
      if !meanings.isEmpty {
        let found = meanings.map {
          foreignMember(name, of: $0, $0.head ?? head, isStatic: true, in: call, tree)
        }
        if meanings.count == 1 { return found[0] }
        return zip(found, meanings).allSatisfy { $0 == $1 } ? type : nil
      }
      guard !index.namedMembers.areOfProtocol(name) || call == nil && isOwn(name, ofForeign: head) else {
        return adoptedMember(name, of: type, head, isStatic: true, in: call, tree)
      }
      return foreignMember(name, of: type, head, isStatic: true, in: call, tree)
    }
    guard owners.count == 1, isCopyable(owners[0]) else { return nil }
    let found = members(named: name, of: owners[0], seenFrom: tree).filter {
      $0.member.isStatic || $0.member.node.kind == .enumCaseDecl
    }
    let isOpen = type.arguments.isEmpty && lacksArguments(owners[0])
    let base = isOpen ? specialized(type, of: owners[0], by: found, seenFrom: tree) : type
    guard base != nil || call != nil else { return nil }
    if found.isEmpty, name == "allCases", call == nil, derivesCases(owners[0]) { return .array(type) }
    return common(found, name, in: call, of: base ?? type, seenFrom: tree)
  }

  /// Returns whether the compiler derives `allCases` for a type.
  private func derivesCases(_ type: TypeID) -> Bool {
    index.types[type].kind == .enum && index.conformances(of: type).contains("CaseIterable")
  }

  /// Returns the type of an instance property, or the result of an instance method.
  func instanceMember(_ name: String, of type: TypeRef, in call: SyntaxNode?, _ tree: SyntaxTree) -> TypeRef?
  {
    if case .tuple(let elements) = type.bare, call == nil {
      let named =
        elements.first { $0.label == name } ?? elements.enumerated().first { "\($0.offset)" == name }?.element
      return named?.type
    }
    guard let head = type.pathOfMembers else { return nil }
    let owners = owners(named: head)
    if owners.count == 1 {
      let found = members(named: name, of: owners[0], seenFrom: tree).filter { !$0.member.isStatic }
      if found.isEmpty, name == "rawValue", call == nil { return rawType(of: owners[0]) }
      if found.isEmpty { return inheritedMember(name, of: type, owners[0], in: call, tree) }
      return common(found, name, in: call, of: type, seenFrom: tree)
    }
    return owners.isEmpty ? foreignMember(name, of: type, head, isStatic: false, in: call, tree) : nil
  }

  /// Returns whether values of a type can be copied out of the variable that stores them.
  func isCopyable(_ type: TypeID) -> Bool {
    (allowsNoncopyableTypes || !index.facts(of: type).isNoncopyable) && !index.facts(of: type).isNonescapable
  }

  /// Returns whether no visible declaration hides a name of the standard library in this scope.
  func isUnhidden(_ name: String) -> Bool {
    index.resolve(name, from: scope).isEmpty && index.aliases.visible(name, from: scope) == nil
      && index.declarations(ofImportedAlias: name, from: scope).isEmpty
      && !index.isGenericParameter(name, in: scope)
      && !index.isInherited(name, in: scope)
  }

  /// Returns the type that all declarations of a name agree on, or `nil` if they differ. Of functions, only those count
  /// that `call` can mean.
  func common(
    _ found: [NamedValue], _ name: String, in call: SyntaxNode?, of base: TypeRef?, seenFrom tree: SyntaxTree
  ) -> TypeRef? {
    guard depth < TypeInference.depthLimit else { return nil }
    let isFunction = call.map(index.callsFunction) ?? false
    let meant = found.filter {
      $0.member.mayBeMeant(in: call) && !(isFunction && $0.member.node.kind == .variableDecl)
        && !$0.member.isInitialized(by: call)
    }
    var types: Set<TypeRef?> = []
    for value in meant where types.count < 2 {
      types.insert(type(of: value, name, in: call, base: base, tree))
    }
    return types.count == 1 ? types.first ?? nil : nil
  }

  /// Returns the type that a declaration gives to its name, or `nil` if the name cannot be used like this.
  private func type(
    of value: NamedValue, _ name: String, in call: SyntaxNode?, base: TypeRef?, _ tree: SyntaxTree
  ) -> TypeRef? {
    let node = value.member.node
    let isCalled = call != nil
    let declared = index.scope(of: value)
    let isPlain =
      !node.hasConditionalAttributes
      && node.attributes.allSatisfy {
        Attributes.isHarmless($0.attributeName) || index.isGlobalActor($0.attributeName, scope: declared)
      }
    var origin = TypeOrigin(scope: declared, tree: node.tree, user: tree, base: base, type: value.type)
    origin.arguments = arguments(of: base, declaring: value)
    switch node.kind {
    case .enumCaseDecl:
      return isPlain && !isOpen(origin) && node.declaresCase(named: name, isCalled: isCalled) ? base : nil
    case .functionDecl:
      guard isPlain, let call, let function = FunctionDecl(node) else { return nil }
      return result(of: function, calledBy: call, from: origin)
    case .variableDecl:
      guard let decl = VariableDecl(node), let binding = decl.binding(named: name)
      else { return nil }
      if isCalled {
        return binding.writtenType?.resultOfFunction.flatMap { translated($0, from: origin) }
      }
      // Whatever an attribute does to a variable, its type is the written one.
      if let written = binding.writtenType { return translated(written, from: origin) }
      let inner = inference(at: origin.scope)
      guard isPlain else {
        return index.propertyWrapper(on: node, scope: declared).flatMap {
          inner.type(wrappedBy: $0, value: binding.initializer?.content)
        }.flatMap { translated($0, from: origin) }
      }
      return inner.type(ofVariable: binding, in: decl).flatMap { translated($0, from: origin) }
    default: return nil
    }
  }
}

extension TypeIndex {
  /// Returns the scope in which the declaration of a value looks up names.
  func scope(of value: NamedValue) -> Scope {
    let member = value.member
    if let type = value.type { return scope(of: member, in: type) }
    let scope = fileScope(of: member.file)
    return member.owner.isFile ? scope : scope.inside(member.owner.name)
  }
}

/// A declaration that a name refers to.
package struct NamedValue {
  package let member: Member
  /// The visible type that declares the member, or `nil` for a global or for a member of an extension of another
  /// module's type.
  package let type: TypeID?

  /// Whether the member is one of an instance. Only the initial value of a lazy property can name such a member without
  /// a base.
  var isOfInstance: Bool { type != nil && !member.isStatic }
}

extension Member {
  /// Returns whether a call is in the initial value of the variable, which the call cannot mean then.
  fileprivate func isInitialized(by call: SyntaxNode?) -> Bool {
    guard node.kind == .variableDecl, let call, call.tree === node.tree else { return false }
    return call.ancestors.contains { $0.id == node.id }
  }

  /// Returns whether a call can refer to the member: for a function, the argument labels fit. A `call` of `nil` means
  /// that the member is not called.
  func mayBeMeant(in call: SyntaxNode?) -> Bool {
    guard node.kind == .functionDecl, let function = FunctionDecl(node) else { return true }
    guard let call else { return false }
    return function.parameters(of: call) != nil
  }
}

extension SyntaxNode {
  /// The type of the result, if the node is the type of a function that need not be awaited.
  fileprivate var resultOfFunction: SyntaxNode? {
    let function = kind == .functionType ? self : bareType.child(.functionType) ?? bareType
    guard function.kind == .functionType, !Effects(function.child(.effectSpecifiers)).isAsync else {
      return nil
    }
    return function.child(.returnClause)?.content
  }
}

extension TypeIndex {
  /// Returns whether a call must be one of a function: it has argument labels, which calls of closures do not have, and
  /// no visible type is callable with labels.
  func callsFunction(_ call: SyntaxNode) -> Bool {
    call.argumentLabels.contains { $0 != "_" } && !namedMembers.declares("callAsFunction")
      && !namedMembers.declares("dynamicallyCall")
  }
}
