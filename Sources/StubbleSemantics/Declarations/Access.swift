package import StubbleSyntax

extension SyntaxNode {
  /// Whether the node is an access modifier, of a declaration or of its setter, such as `public` or `private(set)`.
  package var isAccess: Bool {
    guard kind == .modifier, let first = firstTokenKind else { return false }
    return [.open, .public, .package, .internal, .fileprivate, .private].contains(first)
  }

  /// The modifier of the access to the declaration. `private(set)` is none: it limits the setter alone.
  package var accessModifier: TokenKind? {
    firstModifier { $0.isAccess && $0.tokenRange.count == 1 }?.firstTokenKind
  }

  private var statedAccess: TokenKind? {
    if let own = accessModifier { return own }
    guard let around = enclosingType, around.isExtension else { return nil }
    return around.node.accessModifier
  }

  /// The innermost declaration of a type, or extension, that encloses the node.
  package var enclosingType: TypeDecl? {
    ancestors.first(where: \.kind.isTypeDeclaration).flatMap(TypeDecl.init)
  }

  /// The declaration itself and the enclosing ones, innermost first.
  package var declarationsAround: [SyntaxNode] {
    nodesAround.filter(\.kind.isDeclaration)
  }

  /// Whether the member's body may be compiled into other modules.
  var isInlinable: Bool {
    if attributes.contains(where: \.inlinesCode) { return true }
    return hasInlinableAccessor || children(.patternBinding).contains(where: \.hasInlinableAccessor)
  }

  private var hasInlinableAccessor: Bool { child(.accessorBlock)?.containsInlinableAccessor ?? false }

  /// Whether the node contains an accessor, directly or inside `#if`, that may be compiled into other modules.
  private var containsInlinableAccessor: Bool {
    childrenInAllClauses.contains { child in
      child.kind == .accessorDecl && child.attributes.contains(where: \.inlinesCode)
    }
  }

  /// Whether the attribute allows the code of its declaration to be compiled into other modules.
  private var inlinesCode: Bool {
    switch attributeName {
    case "inlinable", "_transparent", "_alwaysEmitIntoClient", "backDeployed": true
    case "export": child(.argument)?.spelling == "implementation"
    case "inline": child(.argument)?.spelling == "always" && isOnDeclarationForOthers
    default: false
    }
  }

  /// Whether the attribute belongs to a declaration that other modules see, or to one of its accessors.
  private var isOnDeclarationForOthers: Bool {
    ancestors.first(where: \.kind.isDeclaration)?.isVisibleToOtherModules ?? false
  }
}

extension SyntaxNode {
  /// Returns whether the declaration has an access level, by its own modifier or by that of the extension that it is a
  /// member of.
  package func hasAccess(_ level: TokenKind) -> Bool { statedAccess == level }

  /// Whether some other module may see the declaration: it, or its extension, is `public`, `open` or `package`.
  package var isVisibleToOtherModules: Bool {
    switch statedAccess {
    case .public, .open, .package: true
    default: false
    }
  }

  /// The level at which the type or alias is visible: the lowest one of its own and of those of enclosing types.
  package var effectiveAccess: AccessLevel {
    declarationsAround.filter { $0.kind != .extensionDecl }.map(\.statedLevel).min() ?? .internal
  }

  private var statedLevel: AccessLevel {
    switch statedAccess {
    case .open, .public: .public
    case .package: .package
    case .fileprivate: .fileprivate
    case .private: .private
    default: .internal
    }
  }

  /// Whether the declaration has the modifier `private` or `fileprivate`.
  package var isMarkedPrivate: Bool {
    let access = accessModifier
    return access == .private || access == .fileprivate
  }

  /// Whether the declaration is visible in its own file at most: it, or its extension, is `private` or `fileprivate`.
  package var isPrivateToFile: Bool {
    let access = statedAccess
    return access == .private || access == .fileprivate
  }
}
