import StubbleSyntax

/// A place in which names are looked up: a module, and the types around it, dotted.
struct Scope: Hashable, Sendable {
  let module: String
  /// The names of the types around, outermost first; a block of statements is named by its place: `A.@120.B`.
  let path: String
}

extension Scope {
  /// Where a declaration is written.
  init(around node: SyntaxNode, module: String) {
    var names: [String] = []
    var node = node.parent
    while let current = node {
      if let type = TypeDecl(current) {
        names.append(type.name)
      } else if [.codeBlock, .closureExpr, .accessorBlock].contains(current.kind) {
        names.append("@\(current.range.lowerBound)")
      }
      node = current.parent
    }
    self.init(module: module, path: names.reversed().joined(separator: "."))
  }

  /// The same scope inside a type that is declared in it.
  func inside(_ name: String) -> Scope {
    Scope(module: module, path: path.isEmpty ? name : path + "." + name)
  }

  /// Some of it is a block of statements.
  var isLocal: Bool { path.split(separator: ".").contains { $0.hasPrefix("@") } }
}

/// A type that the project declares, with its members and those of its extensions.
struct TypeModel: Sendable {
  enum Kind: Sendable {
    case `class`, `struct`, actor, `enum`, `protocol`
  }

  /// Index of the file with the declaration.
  let file: Int
  let decl: TypeDecl
  let kind: Kind
  /// The module and the scope path: `API.Session`. A type local to a function has the function's place in front.
  let scope: Scope
  /// The type is declared inside a function or closure.
  let isLocal: Bool
  /// The clauses of `#if` that the declaration stands in, outermost first.
  let clauses: [SyntaxNode]
  /// The extensions in view, in order of files and offsets.
  var extensions: [ExtensionModel] = []
  /// The members of the declaration, then those of the extensions.
  var members: [Member] = []

  var name: String { decl.name }

  /// The path without the places of functions.
  var shownName: String {
    scope.path.split(separator: ".").filter { !$0.hasPrefix("@") }.joined(separator: ".")
  }

  /// The names of the types around the type, and its own.
  var path: String { scope.path }

  /// The type's generic parameters in order, with what the declaration requires of each.
  var requirements: [(name: String, types: [SyntaxNode])] {
    let parameters = decl.node.child(.genericParameterClause)?.children(.genericParameter) ?? []
    let further = decl.whereClause?.requirements ?? []
    return parameters.compactMap { parameter in
      let tokens = parameter.ownTokens
      guard let token = tokens.first(where: { parameter.tree.tokens[$0].kind.isIdentifierLike }) else {
        return nil
      }
      let name = parameter.tree.name(ofToken: token)
      let types = parameter.children.filter(\.kind.isType) + further.filter { $0.name == name }.map(\.type)
      return (name, types)
    }
  }

  /// The positions of generic parameters of which the declaration requires something.
  var demandingPositions: [Int] {
    requirements.enumerated().filter { !$0.element.types.isEmpty }.map(\.offset)
  }

  /// `Self` may be another type in its members.
  var mayHaveSubclasses: Bool { kind == .class && !decl.node.hasModifier(.final) }

  /// The type is public, by its own word or by that of the extension that it stands in.
  var isPublic: Bool { hasAccess(.public) || hasAccess(.open) }

  /// The type has an access level, by its own word or by that of the extension that it stands in.
  func hasAccess(_ level: TokenKind) -> Bool { decl.node.hasAccess(level) }
}

/// An extension of a type in view.
struct ExtensionModel: Sendable {
  let file: Int
  let decl: TypeDecl
}

/// One declaration among the members of a type.
struct Member: Sendable {
  /// Index of the file that it stands in.
  let file: Int
  let node: SyntaxNode
  /// The declaration of the type, or the extension, that it stands in.
  let owner: TypeDecl
  /// The clauses of `#if` around it inside its owner, outermost first.
  let clauses: [SyntaxNode]
  /// The closures of an extension's member stand beside it, and not in the type's own declaration.
  var keepsClosures = false

  var isInExtension: Bool { owner.isExtension }

  var isStatic: Bool { node.hasModifier(.static) || node.hasModifier(.class) }

  /// The two, and so their closures, never stand in one program: they are in different clauses of one `#if`.
  func excludes(_ other: Member) -> Bool {
    guard file == other.file else { return false }
    let others = other.clausesOfClosures
    return clausesOfClosures.contains { mine in
      others.contains { $0.id != mine.id && $0.parent?.id == mine.parent?.id }
    }
  }

  /// The clauses of `#if` that the closures stand in as the member does.
  private var clausesOfClosures: [SyntaxNode] {
    if !isInExtension { return clauses }
    return keepsClosures ? TypeModel.clauses(around: node) : []
  }

  /// The names that the declaration brings into its type.
  var declaredNames: [String] {
    switch node.kind {
    case .functionDecl: FunctionDecl(node).map { [$0.name] } ?? []
    case .variableDecl:
      node.children(.patternBinding).compactMap { $0.children.first { $0.kind.isPattern } }
        .flatMap { [$0] + $0.descendants }.filter { $0.kind == .identifierPattern }
        .compactMap { $0.tokenRange.first.map(node.tree.name(ofToken:)) }
    case .enumCaseDecl:
      node.children(.enumCaseElement).compactMap { $0.tokenRange.first.map(node.tree.name(ofToken:)) }
    default: TypeDecl(node).map { [$0.name] } ?? []
    }
  }
}

extension SyntaxNode {
  /// A declaration has an access level, by its own word or by that of the extension that it stands in.
  func hasAccess(_ level: TokenKind) -> Bool {
    if modifiers.contains(where: \.isAccess) { return hasModifier(level) }
    var around = parent
    while let current = around, TypeDecl(current) == nil { around = current.parent }
    return around?.kind == .extensionDecl && around?.hasModifier(level) == true
  }

  /// Only the declaration's own file sees it, if as much as that.
  var isOfFile: Bool { hasAccess(.private) || hasAccess(.fileprivate) }
}

extension SyntaxNode {
  /// What a `where` clause requires of single names.
  var requirements: [(name: String, type: SyntaxNode)] {
    children(.genericRequirement).compactMap { requirement in
      let types = requirement.children.filter { $0.kind.isType }
      guard types.count == 2, types[0].kind == .identifierType else { return nil }
      return (types[0].spelling, types[1])
    }
  }
}
