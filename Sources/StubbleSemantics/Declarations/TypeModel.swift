package import StubbleSyntax

/// A place in which names are looked up: the modules of its file, and the types around it, dotted.
package struct Scope: Hashable, Sendable {
  package let modules: ModuleSet
  /// The names of the types around, outermost first; a block of statements is named by its place: `A.@120.B`.
  let path: String

  package init(modules: ModuleSet, path: String) {
    self.modules = modules
    self.path = path
  }
}

extension Scope {
  /// Where a declaration is written.
  package init(around node: SyntaxNode, modules: ModuleSet) {
    var names: [String] = []
    for outer in node.ancestors {
      if let type = TypeDecl(outer) {
        names.append(type.name)
      } else if [.codeBlock, .closureExpr, .accessorBlock].contains(outer.kind) {
        names.append("@\(outer.range.lowerBound)")
      }
    }
    self.init(modules: modules, path: names.reversed().joined(separator: "."))
  }

  /// The same scope inside a type that is declared in it.
  func inside(_ name: String) -> Scope {
    Scope(modules: modules, path: path.isEmpty ? name : path + "." + name)
  }

  /// The scope itself and those around it, the innermost first. The last one is outside of all types.
  var outward: UnfoldFirstSequence<Scope> { sequence(first: self, next: \.outer) }

  private var outer: Scope? {
    if path.isEmpty { return nil }
    return Scope(modules: modules, path: path.lastIndex(of: ".").map { String(path[..<$0]) } ?? "")
  }

  /// The same path, in a module that both have.
  func overlaps(_ other: Scope) -> Bool { path == other.path && modules.meets(other.modules) }

  /// Some of it is a block of statements.
  var isLocal: Bool {
    path.utf8.first == UInt8(ascii: "@")
      || zip(path.utf8, path.utf8.dropFirst()).contains { $0 == (UInt8(ascii: "."), UInt8(ascii: "@")) }
  }
}

/// A type that the project declares, with its members and those of its extensions.
///
/// An object, for it is asked for often and has much to copy. It changes only while its index is made, by one thread, so
/// that accesses to its variables need not be checked against each other.
package final class TypeModel: @unchecked Sendable {
  package enum Kind: Sendable {
    case `class`, `struct`, actor, `enum`, `protocol`
  }

  /// Index of the file with the declaration.
  package let file: FileID
  package let decl: TypeDecl
  package let kind: Kind
  /// The modules and the scope path: `API.Session`. A type local to a function has the function's place in front.
  @exclusivity(unchecked) package private(set) var scope: Scope
  /// The type is declared inside a function or closure.
  package let isLocal: Bool
  /// The clauses of `#if` that the declaration is in, outermost first.
  package let clauses: [SyntaxNode]
  package let name: String
  /// What is around the type.
  @exclusivity(unchecked) private(set) var around: Scope
  /// The type's generic parameters in order, with what the declaration requires of each.
  package let requirements: [(name: String, types: [SyntaxNode])]
  /// The bindings of the stored instance properties that the type declares, in order.
  package let storedBindings: [StoredBinding]
  /// The visible extensions, in order of files and offsets.
  @exclusivity(unchecked) package internal(set) var extensions: [ExtensionModel] = []
  /// The members of the declaration, then those of the extensions.
  @exclusivity(unchecked) package private(set) var members: [Member]
  /// Those of the members that are initialisers.
  @exclusivity(unchecked) package private(set) var initializers: [Member]

  /// - Parameter members: those of the declaration.
  init(_ decl: TypeDecl, file: FileID, modules: ModuleSet, members: [Member]) {
    let around = Scope(around: decl.node, modules: modules)
    self.file = file
    self.decl = decl
    kind = Kind(decl.node.kind)
    name = decl.name
    scope = around.inside(name)
    self.around = around
    isLocal = around.isLocal
    clauses = TypeModel.clauses(around: decl.node)
    requirements = decl.requirements
    storedBindings = members.flatMap(\.storedBindings)
    self.members = members
    initializers = members.filter { $0.node.kind == .initializerDecl }
  }

  /// The initialisers as functions.
  var initializing: [FunctionDecl] { initializers.compactMap { FunctionDecl($0.node) } }

  /// Adds the members of an extension.
  func add(_ members: [Member]) {
    self.members += members
    initializers += members.filter { $0.node.kind == .initializerDecl }
  }

  /// Gives the type another place.
  func move(into scope: Scope) {
    around = scope
    self.scope = scope.inside(name)
  }

  /// The path without the places of functions.
  package var shownName: String {
    if !isLocal { return path }
    return scope.path.split(separator: ".").filter { !$0.hasPrefix("@") }.joined(separator: ".")
  }

  /// The names of the types around the type, and its own.
  package var path: String { scope.path }

  /// The positions of generic parameters of which the declaration requires something.
  package var demandingPositions: [Int] {
    requirements.enumerated().filter { !$0.element.types.isEmpty }.map(\.offset)
  }

  /// `Self` may be another type in its members.
  package var mayHaveSubclasses: Bool { kind == .class && !decl.node.hasModifier(.final) }

  /// Some case of an enum has associated values.
  package var hasPayloads: Bool {
    members.contains { member in
      member.node.kind == .enumCaseDecl && member.node.descendants.contains { $0.kind.isType }
    }
  }

  /// The type is a distributed actor.
  package var isDistributed: Bool { decl.node.hasModifier(.distributed) }

  /// The type is public, by its own word or by that of the extension that it is in.
  package var isPublic: Bool { hasAccess(.public) || hasAccess(.open) }

  /// The type has an access level, by its own word or by that of the extension that it is in.
  package func hasAccess(_ level: TokenKind) -> Bool { decl.node.hasAccess(level) }
}

extension TypeModel.Kind {
  fileprivate init(_ kind: NodeKind) {
    switch kind {
    case .classDecl: self = .class
    case .actorDecl: self = .actor
    case .enumDecl: self = .enum
    case .protocolDecl: self = .protocol
    default: self = .struct
    }
  }
}

extension TypeModel {
  /// The clauses of `#if` around a declaration, outermost first.
  package static func clauses(around node: SyntaxNode) -> [SyntaxNode] {
    node.ancestors.filter { $0.kind == .ifConfigClause }.reversed()
  }
}

extension TypeDecl {
  /// The type has a generic parameter `each T`.
  var isGenericOverPack: Bool {
    node.child(.genericParameterClause)?.children(.genericParameter).contains { $0.token(.each) != nil }
      ?? false
  }

  /// The type's generic parameters in order, with what the declaration requires of each.
  fileprivate var requirements: [(name: String, types: [SyntaxNode])] {
    let parameters = node.child(.genericParameterClause)?.children(.genericParameter) ?? []
    let further = whereClause?.requirements ?? []
    return parameters.compactMap { parameter in
      guard let token = parameter.firstOwnToken(where: \.isIdentifierLike) else { return nil }
      let name = parameter.tree.name(ofToken: token)
      let types = parameter.children.filter(\.kind.isType) + further.filter { $0.name == name }.map(\.type)
      return (name, types)
    }
  }
}

/// An extension of a visible type.
package struct ExtensionModel: Sendable {
  package let file: FileID
  package let decl: TypeDecl
}

/// One declaration among the members of a type.
///
/// An object, for all that plans the member has it.
package final class Member: Sendable {
  /// Index of the file that it is in.
  package let file: FileID
  package let node: SyntaxNode
  /// The declaration of the type, or the extension, that it is in.
  package let owner: TypeDecl
  /// The clauses of `#if` around it inside its owner, outermost first.
  package let clauses: [SyntaxNode]
  /// The names that the declaration brings into its type.
  package let declaredNames: [String]
  /// Its code is compiled into other modules.
  package let isInlinable: Bool
  package let isStatic: Bool

  package init(file: FileID, node: SyntaxNode, owner: TypeDecl, clauses: [SyntaxNode]) {
    self.file = file
    self.node = node
    self.owner = owner
    self.clauses = clauses
    declaredNames = node.declaredNames
    isInlinable = node.isInlinable
    isStatic = node.hasModifier(.static) || node.hasModifier(.class)
  }

  package var isInExtension: Bool { owner.isExtension }
}

extension SyntaxNode {
  /// What a `where` clause requires of single names.
  package var requirements: [(name: String, type: SyntaxNode)] {
    children(.genericRequirement).compactMap { requirement in
      let types = requirement.children.filter(\.kind.isType)
      guard types.count == 2, types[0].kind == .identifierType else { return nil }
      return (types[0].spelling, types[1])
    }
  }
}

extension SyntaxNode {
  /// The names that the declaration brings into its type.
  fileprivate var declaredNames: [String] {
    switch kind {
    case .functionDecl: FunctionDecl(self).map { [$0.name] } ?? []
    case .variableDecl:
      children(.patternBinding).compactMap(PatternBinding.init).flatMap(\.names)
    case .enumCaseDecl:
      children(.enumCaseElement).compactMap { $0.tokenRange.first.map(tree.name(ofToken:)) }
    default: TypeDecl(self).map { [$0.name] } ?? []
    }
  }
}
