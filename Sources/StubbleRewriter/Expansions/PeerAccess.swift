import StubbleSemantics
import StubbleSyntax

/// Who may see the storage of a type's properties.
struct StorageAccess {
  private let isInlined: Bool
  private let isShared: Bool

  init(of type: Int, index: TypeIndex) {
    let model = index.types[type]
    isInlined = index.facts[type].hasInlinableInitializers
    isShared = model.members.contains { $0.node.isInitializer && $0.file != model.file }
  }

  /// What the storage's declaration says of it: code inlined into other modules assigns what it can see, and
  /// initialisers in other files all.
  func words(for property: SyntaxNode) -> String {
    if isInlined, StorageAccess.isVisibleToInlined(property) { return "@usableFromInline internal" }
    let isPrivate = property.hasModifier(.private) || property.hasModifier(.fileprivate)
    return isShared && !isPrivate ? "" : "private"
  }

  /// Code that is compiled into other modules may speak of the property.
  static func isVisibleToInlined(_ property: SyntaxNode) -> Bool {
    property.hasModifier(.public) || property.hasModifier(.open) || property.isInlinable
      || property.attributes.contains { $0.attributeName == "usableFromInline" }
  }
}

/// Who may see a peer.
enum PeerAccess {
  /// `@usableFromInline` where inlined code needs it; the level that was asked for; a narrower one where the
  /// member's types are private.
  static func words(for candidate: Candidate, index: TypeIndex) -> String? {
    if let access = candidate.options.access { return access == "open" ? "public" : access }
    let member = candidate.member
    if member.node.isInlinable || isOverriddenInlinably(member, in: candidate.type, index: index) {
      return "@usableFromInline"
    }
    return narrowed(for: candidate, index: index)
  }

  /// An override that consults the member's closure is compiled into other modules.
  private static func isOverriddenInlinably(_ member: Member, in type: Int?, index: TypeIndex) -> Bool {
    guard let type, !member.isStatic || member.node.hasModifier(.class) else { return false }
    let descendants = index.descendants(of: type)
    guard !descendants.isEmpty else { return false }
    let names = member.declaredNames
    return descendants.contains { descendant in
      index.types[descendant].members.contains {
        $0.node.hasModifier(.override) && $0.node.isInlinable && $0.declaredNames == names
      }
    }
  }

  private static func narrowed(for candidate: Candidate, index: TypeIndex) -> String? {
    let member = candidate.member
    let type = candidate.type
    let names = candidate.binding.map(signatureNames) ?? signatureNames(of: member.node)
    var isFilePrivate = false
    for model in index.types(named: names, inFile: member.file) {
      guard model.decl.node.isOfFile else { continue }
      let isInside =
        type.map {
          model.scope.module == index.types[$0].scope.module
            && model.path == index.types[$0].path + "." + model.name
        } ?? false
      if isInside, model.decl.node.hasModifier(.private) { return "private" }
      isFilePrivate = true
    }
    for alias in names.flatMap(index.aliases.all(named:)) {
      guard let decl = alias.parent?.parent, decl.tree === member.node.tree else { continue }
      if decl.hasModifier(.private), decl.parent?.kind == .memberBlock { return "private" }
      if decl.isOfFile { isFilePrivate = true }
    }
    return isFilePrivate || mayUsePrivateImport(member, names, index: index) ? "fileprivate" : nil
  }

  /// The file imports something for itself alone, and the member, for itself as well, names what may come from there.
  private static func mayUsePrivateImport(_ member: Member, _ names: Set<String>, index: TypeIndex) -> Bool {
    guard member.node.hasModifier(.private) || member.node.hasModifier(.fileprivate) else { return false }
    guard index.imports[member.file].arePrivate else { return false }
    return !names.allSatisfy { name in
      StandardLibrary.isOfStandardLibrary(name)
        || !index.resolve(name, from: Scope(module: index.modules[member.file], path: "")).isEmpty
    }
  }

  /// The same of one binding; in `var a, b: Int` the type of the first is that of the second.
  private static func signatureNames(of binding: PatternBinding) -> Set<String> {
    guard binding.typeAnnotation == nil, binding.initializer == nil, let declaration = binding.node.parent,
      let typed = declaration.children.drop(while: { $0.id != binding.node.id })
        .first(where: { $0.child(.typeAnnotation) != nil })
    else { return signatureNames(of: binding.node) }
    return signatureNames(of: typed)
  }

  /// The names in the types of a member's signature, and in an initial value that tells its type.
  static func signatureNames(of node: SyntaxNode) -> Set<String> {
    if node.kind == .codeBlock || node.kind == .accessorBlock { return [] }
    var names: Set<String> = []
    if [.identifierType, .memberType, .identifierExpr].contains(node.kind) {
      names.formUnion(node.ownTokens.map(node.tree.name(ofToken:)))
    }
    let isInferred = node.kind == .patternBinding && node.child(.typeAnnotation) == nil
    for child in node.children where isInferred || child.kind != .initializerClause {
      names.formUnion(signatureNames(of: child))
    }
    return names
  }
}
