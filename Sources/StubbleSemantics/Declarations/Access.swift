package import StubbleSyntax

extension SyntaxNode {
  /// An access modifier, `private(set)` and the like among them.
  package var isAccess: Bool {
    guard kind == .modifier, let first = firstTokenKind else { return false }
    return [.open, .public, .package, .internal, .fileprivate, .private].contains(first)
  }

  /// The nearest declaration of a type, or extension, around a node.
  package var enclosingType: TypeDecl? {
    ancestors.first(where: \.kind.isTypeDeclaration).flatMap(TypeDecl.init)
  }

  /// The member's code is compiled into other modules.
  var isInlinable: Bool {
    if attributes.contains(where: \.inlinesCode) { return true }
    return hasInlinableAccessor || children(.patternBinding).contains(where: \.hasInlinableAccessor)
  }

  private var hasInlinableAccessor: Bool {
    child(.accessorBlock)?.descendants.contains {
      $0.kind == .accessorDecl && $0.attributes.contains(where: \.inlinesCode)
    } ?? false
  }

  /// An attribute that lets the code of its declaration be compiled into other modules.
  private var inlinesCode: Bool {
    switch attributeName {
    case "inlinable", "_transparent", "_alwaysEmitIntoClient", "backDeployed": true
    case "export": child(.argument)?.spelling == "implementation"
    case "inline": child(.argument)?.spelling == "always" && isOnDeclarationForOthers
    default: false
    }
  }

  /// The attribute is on a declaration that other modules see, or on one of its accessors.
  private var isOnDeclarationForOthers: Bool {
    let declaration = ancestors.first(where: \.kind.isDeclaration)
    return [.public, .open, .package].contains { declaration?.hasAccess($0) == true }
  }
}

extension SyntaxNode {
  /// A declaration has an access level, by its own word or by that of the extension that it is in.
  package func hasAccess(_ level: TokenKind) -> Bool {
    if hasModifier(level) { return true }
    if modifiers.contains(where: \.isAccess) { return false }
    let around = enclosingType
    return around?.isExtension == true && around?.node.hasModifier(level) == true
  }

  /// `private` or `fileprivate` is written before the declaration.
  package var isMarkedPrivate: Bool { hasModifier(.private) || hasModifier(.fileprivate) }

  /// Only the declaration's own file sees it, if as much as that.
  package var isOfFile: Bool { hasAccess(.private) || hasAccess(.fileprivate) }
}
