package import StubbleSyntax

/// A type that the project declares, with its members and those of its extensions.
///
/// The model is a class, because it is read often and would be much to copy. It changes only while its index is made,
/// by one thread, so accesses to its variables need no exclusivity checks.
package final class TypeModel: @unchecked Sendable {
  package enum Kind: Sendable {
    case `class`, `struct`, actor, `enum`, `protocol`
  }

  /// The number of types that are followed from one to the next around or inside it. Invalid programs may have circles.
  package static let nestingLimit = 16

  /// The file with the declaration.
  package let file: FileID
  package let decl: TypeDecl
  package let kind: Kind
  /// The scope inside the type, with a path such as `API.Session`. The path of a type that is local to a function
  /// begins with the places of the blocks around it.
  @exclusivity(unchecked) package private(set) var scope: Scope
  /// Whether the declaration is visible in its own file at most.
  let isPrivateToFile: Bool
  /// Whether no other module sees the declaration.
  let isInternal: Bool
  /// Whether the type is declared inside a function or closure.
  package let isLocal: Bool
  /// The `#if` clauses around the declaration, outermost first.
  package let clauses: [SyntaxNode]
  package let name: String
  /// The scope in which the type is declared.
  @exclusivity(unchecked) package private(set) var around: Scope
  /// The scope in which the names of inherited types are looked up. It is outside of the type: in `struct A: B { struct B {} }`,
  /// and in an extension with the same names, the inherited type is another one than the nested type.
  package var scopeOfInheritance: Scope { scope.file.map(around.seen) ?? around }
  /// The scope in which the names of the type's attributes are looked up, which is outside of the type too.
  package var scopeOfAttributes: Scope { scopeOfInheritance }
  /// The type's generic parameters in order, each with the types that the declaration constrains it to.
  package let genericParameters: [(name: String, types: [SyntaxNode])]
  /// The bindings of the stored instance properties that the type declares, in order.
  package let storedBindings: [StoredBinding]
  /// The names of the stored instance properties, those in patterns included.
  package var storedNames: Set<String> { Set(storedBindings.flatMap(\.binding.names)) }
  /// The visible extensions, in order of files and offsets.
  @exclusivity(unchecked) package private(set) var extensions: [ExtensionModel] = []
  /// Whether a conformance is declared nonisolated, by the type or an extension. It is asked for each member, and a type
  /// may have thousands of extensions.
  @exclusivity(unchecked) private(set) var hasNonisolatedConformances: Bool
  /// Whether a conformance is declared isolated, by the type or an extension.
  @exclusivity(unchecked) private(set) var hasIsolatedConformances: Bool
  /// The members of the declaration, then those of the extensions.
  @exclusivity(unchecked) package private(set) var members: [Member]
  /// The members that are initializers.
  @exclusivity(unchecked) package private(set) var initializers: [Member]

  /// - Parameter members: The members of the declaration, without those of extensions.
  init(_ decl: TypeDecl, file: FileID, modules: ModuleSet, members: [Member]) {
    self.file = file
    self.decl = decl
    kind = Kind(decl.node.kind)
    let around = Scope(around: decl.node, modules: modules)
    isPrivateToFile = decl.node.isPrivateToFile
    isInternal = !decl.node.isVisibleToOtherModules
    name = decl.name
    scope = around.inside(name)
    self.around = around
    isLocal = around.isLocal
    clauses = TypeModel.clauses(around: decl.node)
    genericParameters = decl.node.genericParameters
    storedBindings = members.flatMap(\.storedBindings)
    self.members = members
    initializers = members.filter { $0.node.kind == .initializerDecl }
    hasNonisolatedConformances = decl.hasNonisolatedConformances
    hasIsolatedConformances = decl.hasIsolatedConformances
  }

  /// The initializers as functions.
  var initializing: [FunctionDecl] { initializers.compactMap { FunctionDecl($0.node) } }

  /// Adds an extension, without its members.
  func add(_ found: ExtensionModel) {
    extensions.append(found)
    if found.decl.hasNonisolatedConformances { hasNonisolatedConformances = true }
    if found.decl.hasIsolatedConformances { hasIsolatedConformances = true }
  }

  /// Adds the members of an extension.
  func add(_ members: [Member]) {
    self.members += members
    initializers += members.filter { $0.node.kind == .initializerDecl }
  }

  /// Restricts the scope to the type's file, unless an extension in another file has code in it too. What a protocol
  /// requires is in its own file.
  func restrictScope() {
    guard kind == .protocol || extensions.allSatisfy({ $0.file == file }) else { return }
    scope = scope.seen(from: file)
  }

  /// Moves the type into the scope with another path.
  func move(to path: String) {
    around = around.moved(to: path)
    scope = around.inside(name)
  }

  /// The path for a reader, without the places of blocks.
  package var shownName: String {
    if !isLocal { return path }
    return scope.path.split(separator: ".").filter { !$0.hasPrefix("@") }.joined(separator: ".")
  }

  /// The dotted names of the enclosing types and of the type itself.
  package var path: String { scope.path }

  /// The positions of the generic parameters that the declaration constrains.
  package var constrainedPositions: [Int] {
    genericParameters.enumerated().filter { !$0.element.types.isEmpty }.map(\.offset)
  }

  /// Whether the type is a class that is not final, so that `Self` may be a subclass in its members.
  package var mayHaveSubclasses: Bool { kind == .class && !decl.node.hasModifier(.final) }

  /// The types of the values that are associated with the cases of the enum.
  package var payloadTypes: [SyntaxNode] {
    let elements = members.flatMap { $0.node.children(.enumCaseElement) }
    let parameters = elements.compactMap { $0.child(.parameterClause) }.flatMap { $0.children(.parameter) }
    return parameters.compactMap { parameter in parameter.children.first { $0.kind.isType } }
  }

  /// Whether some case of the enum has associated values.
  package var hasPayloads: Bool { !payloadTypes.isEmpty }

  /// Whether an extension says that the type is not `Sendable`, although it would be by itself.
  var isDeclaredUnsendable: Bool {
    extensions.contains { found in
      found.isUnavailable
        && found.decl.inheritedTypes.flatMap(\.composedTypes).contains { TypeRef($0).isStandard("Sendable") }
    }
  }

  /// Whether the type is a distributed actor.
  package var isDistributed: Bool { decl.node.hasModifier(.distributed) }

  /// Whether the type is public or open, by its own modifier or by that of the extension that it is a member of.
  package var isPublic: Bool { hasAccess(.public) || hasAccess(.open) }

  /// Returns whether the type has an access level, by its own modifier or by that of the extension that it is a member
  /// of.
  package func hasAccess(_ level: TokenKind) -> Bool { decl.node.hasAccess(level) }
}

extension TypeDecl {
  /// Whether the declaration itself suppresses a requirement, such as `Copyable`.
  var suppressesRequirements: Bool { inheritedTypes.contains { $0.containsType(.suppressedType) } }

  /// Whether it declares a conformance as nonisolated: `extension Key: nonisolated Hashable`,
  /// `nonisolated extension Key: Hashable`.
  fileprivate var hasNonisolatedConformances: Bool {
    inheritedTypes.contains { node.hasModifier(.nonisolated) || $0.firstTokenKind == .nonisolated }
  }

  /// Whether it declares a conformance as isolated: `extension Key: @MainActor Hashable`. The other attributes of
  /// conformances begin with a small letter.
  fileprivate var hasIsolatedConformances: Bool {
    inheritedTypes.contains { type in
      type.attributes.contains { TypeDecl.lastName(of: $0.attributeName).isWrittenLikeType }
    }
  }
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
  /// Returns the `#if` clauses around a declaration, outermost first.
  package static func clauses(around node: SyntaxNode) -> [SyntaxNode] {
    node.ancestors.filter { $0.kind == .ifConfigClause }.reversed()
  }
}
