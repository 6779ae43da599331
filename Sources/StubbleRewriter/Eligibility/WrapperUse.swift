import StubbleSemantics
import StubbleSyntax

/// A mention of `$x` or `_x`, with what its place says of the types whose property `x` it may refer to. That is found
/// once, for there may be many properties of one name.
struct WrapperUse: Sendable {
  let mention: WrapperMentions.Mention
  let isProjection: Bool
  /// The reference to the wrapper, if the mention is unqualified or a member of `self` or of the type itself.
  let reference: WrapperReference?
  /// Whether it is a member of another value, or in a key path.
  let isOfValue: Bool
  /// The types of that value, with their ancestors; `nil` if it may be of another type that has the property.
  private let typesOfValue: Set<TypeID>?
  /// The reference to the wrapper of a value that a parameter or a local variable holds, and the only type of that value.
  private let ofVariable: (type: TypeID, reference: WrapperReference)?
  /// The innermost type or extension around the mention.
  private let owner: TypeDecl?
  /// The types of the project that the owner extends; none if it is a declaration.
  private let extendedTypes: [TypeID]
  /// The types of the project that the owner's name means there.
  private let namedTypes: [TypeID]

  fileprivate init(
    _ mention: WrapperMentions.Mention, in tree: SyntaxTree, typesOfValue: [TypeID], index: TypeIndex
  ) {
    self.mention = mention
    let text = tree.name(ofToken: mention.token)
    isProjection = text.hasPrefix("$")
    self.typesOfValue =
      index.isKeyPathFromElsewhere(mention)
      ? [] : index.types(typesOfValue, ifAllHave: String(text.dropFirst()))
    owner = mention.node.enclosingType
    let isIndexed = index.isIndexed(mention.file)
    let named =
      owner.map { isIndexed ? index.types(named: $0.name, around: $0.node, in: mention.file) : [] } ?? []
    namedTypes = named
    if let owner, owner.isExtension, isIndexed {
      extendedTypes = index.types(extendedBy: owner.node, path: owner.name, in: mention.file)
    } else {
      extendedTypes = []
    }
    let name = named.isEmpty ? nil : owner.map { TypeDecl.lastName(of: $0.name) }
    reference = WrapperReference(
      mention, in: tree,
      typeName: name.flatMap {
        index.types(named: $0, around: mention.node, in: mention.file) == named ? $0 : nil
      })
    ofVariable = WrapperUse.referenceOfVariable(mention, in: tree, types: Set(typesOfValue), index: index)
    isOfValue = reference == nil && (mention.node.kind == .memberAccessExpr || mention.node.isInKeyPath)
  }

  private static func referenceOfVariable(
    _ mention: WrapperMentions.Mention, in tree: SyntaxTree, types: Set<TypeID>, index: TypeIndex
  ) -> (type: TypeID, reference: WrapperReference)? {
    guard types.count == 1, let type = types.first,
      let name = mention.node.children.first?.variableOfValue,
      // A stubbed property would have to be rewritten too.
      index.namedMembers.named(name, of: [type] + index.ancestors(of: type)).isEmpty
    else { return nil }
    return WrapperReference(ofVariable: mention, in: tree).map { (type, $0) }
  }

  /// Returns the reference to the wrapper of another value of a type, inside of the type.
  func reference(toOther type: TypeID, _ index: TypeIndex) -> WrapperReference? {
    guard let ofVariable, ofVariable.type == type, isInside(type, index) else { return nil }
    return ofVariable.reference
  }

  /// Returns the types whose property it may refer to, or `nil` if that may be any type.
  fileprivate func concernedTypes(_ index: TypeIndex) -> Set<TypeID>? {
    if isOfValue { return typesOfValue }
    guard let owner else { return [] }
    guard index.isIndexed(mention.file) else { return nil }
    if namedTypes.isEmpty { return index.prelude.isProtocol(owner.name) == false ? Set(extendedTypes) : nil }
    let models = namedTypes.map { index.types[$0] }
    let isFound = owner.isExtension || models.contains { $0.decl.node == owner.node }
    guard isFound, !models.contains(where: { $0.kind == .protocol }) else { return nil }
    return Set(extendedTypes).union(namedTypes).union(namedTypes.flatMap(index.ancestors))
  }

  /// Returns whether the wrapped property may be mentioned as a member of a value of some type, or of one that inherits
  /// from it.
  func mayBeOfValue(of type: TypeID) -> Bool { typesOfValue?.contains(type) ?? true }

  /// Returns whether the mention is in the declaration of a type or in an extension of it.
  func isInside(_ type: TypeID, _ index: TypeIndex) -> Bool {
    guard let owner else { return false }
    return owner.isExtension ? extendedTypes.contains(type) : owner.node == index.types[type].decl.node
  }

  /// Returns whether the mention may be in a subclass of a type, or in a protocol, so that it sees the type's members.
  func mayInherit(from type: TypeID, _ index: TypeIndex) -> Bool {
    guard let owner else { return false }
    guard index.isIndexed(mention.file) else {
      let name = index.types[type].name
      return TypeDecl.lastName(of: owner.name) == name
        || owner.inheritedTypes.contains { TypeDecl.lastName(of: TypeDecl.dottedName($0)) == name }
    }
    if namedTypes.isEmpty { return index.prelude.isProtocol(owner.name) != false }
    return namedTypes.contains {
      index.types[$0].kind == .protocol || index.ancestors(of: $0).contains(type)
    }
  }
}

/// The uses of `$x` and `_x` in visible code.
struct WrapperUses: Sendable {
  /// The uses of one name.
  private struct Uses {
    var ofTypes: [TypeID: [WrapperUse]] = [:]
    var ofAnyType: [WrapperUse] = []
  }

  private var byName: [String: Uses] = [:]

  init(of mentions: WrapperMentions, _ files: [SourceFile], _ index: TypeIndex, _ workers: Workers) {
    let byFile = mentions.namesByFile
    let found = workers.map(byFile.count) { position -> [(use: WrapperUse, types: Set<TypeID>?)] in
      let (file, mentions) = byFile[position]
      let tree = files[file.rawValue].tree
      var values = index.isIndexed(file) ? ProjectedValues(in: files[file.rawValue], index: index) : nil
      return mentions.map { mention in
        let types = mention.projectedValue.flatMap { values?.types(of: $0) } ?? []
        let use = WrapperUse(mention, in: tree, typesOfValue: types, index: index)
        return (use, use.concernedTypes(index))
      }
    }
    for (use, types) in found.joined() {
      add(use, types, to: files[use.mention.file.rawValue].tree.name(ofToken: use.mention.token))
    }
  }

  private mutating func add(_ use: WrapperUse, _ types: Set<TypeID>?, to name: String) {
    guard let types else { return byName[name, default: Uses()].ofAnyType.append(use) }
    for type in types { byName[name, default: Uses()].ofTypes[type, default: []].append(use) }
  }

  /// Returns the uses of a name that may concern a type, in the order of files and tokens.
  func named(_ name: String, concerning type: TypeID) -> [WrapperUse] {
    guard let uses = byName[name] else { return [] }
    return ((uses.ofTypes[type] ?? []) + uses.ofAnyType).sorted { $0.mention < $1.mention }
  }
}

extension TypeIndex {
  /// Whether a file is one of the project's, rather than one that only uses its types.
  func isIndexed(_ file: FileID) -> Bool { file.rawValue < modules.values.count }

  /// Whether a mention is the first name of a key path that a wrapper's attribute takes, and such key paths begin at types of
  /// other modules: `@Environment(\._theme)`.
  fileprivate func isKeyPathFromElsewhere(_ mention: WrapperMentions.Mention) -> Bool {
    guard let path = ([mention.node] + mention.node.ancestors).first(where: { $0.kind == .keyPathExpr }),
      path.tokenRange.lowerBound + 2 == mention.token, path.parent?.kind == .argument,
      let attribute = path.parent?.parent, attribute.kind == .attribute,
      let declaration = attribute.ancestors.first(where: { $0.kind == .variableDecl }),
      isIndexed(mention.file),
      case let scope = scope(written: Scope(around: declaration, modules: modules[mention.file])),
      let wrapper = propertyWrapper(on: declaration, scope: scope)
    else { return false }
    let roots = wrapper.rootsOfKeyPaths
    return !roots.isEmpty && roots.allSatisfy { resolve($0, from: scope).isEmpty }
  }

  /// Returns the types of the project that a name means in the scope of a node.
  fileprivate func types(named name: String, around node: SyntaxNode, in file: FileID) -> [TypeID] {
    resolve(name, from: scope(written: Scope(around: node, modules: modules[file])))
  }

  /// Returns some types and their ancestors if all of the types have a property; otherwise `nil`.
  fileprivate func types(_ found: [TypeID], ifAllHave property: String) -> Set<TypeID>? {
    var declaring: Set<TypeID> = []
    for type in found {
      let inherited = [type] + ancestors(of: type)
      if namedMembers.named(property, of: inherited).isEmpty { return nil }
      declaring.formUnion(inherited)
    }
    return found.isEmpty ? nil : declaring
  }
}

extension SyntaxNode {
  fileprivate var isInKeyPath: Bool {
    nodesAround.first { $0.kind.isDeclaration || $0.kind == .keyPathExpr }?.kind == .keyPathExpr
  }
}
