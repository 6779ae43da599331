import StubbleSemantics
import StubbleSyntax

/// The access level of the storage of a type's properties.
struct StorageAccess {
  private let isInlined: Bool
  private let isShared: Bool

  init(of type: TypeID, index: TypeIndex) {
    let model = index.types[type]
    isInlined = index.facts(of: type).hasInlinableInitializers
    isShared = model.members.contains { $0.node.isInitializer && $0.file != model.file }
  }

  /// Returns the access level, with attributes, of the storage of a property; empty for internal storage.
  ///
  /// Inlinable code, and the init accessor of a `@usableFromInline` property, need storage that is `@usableFromInline`.
  /// Initializers in other files of the module need internal storage of what they may set.
  func words(for member: Member) -> String {
    let property = member.node
    let isShown = property.hasAttribute("usableFromInline") && !member.isStatic
    if isShown || isInlined && StorageAccess.isVisibleToInlined(member) {
      return member.spiAttributes + "@usableFromInline internal"
    }
    let isSetElsewhere = isShared && ![.private, .fileprivate].contains(where: property.hasModifier)
    return isSetElsewhere ? "" : "private"
  }

  /// Whether code that is inlined into other modules can use the property.
  static func isVisibleToInlined(_ member: Member) -> Bool {
    let property = member.node
    return property.hasModifier(.public) || property.hasModifier(.open) || member.isInlinable
      || property.hasAttribute("usableFromInline")
  }
}

/// An access level as the declaration of a peer states it.
struct PeerAccess: Sendable {
  let level: AccessLevel
  /// Whether the peer is `@usableFromInline`, which code needs that is inlined into other modules.
  let isUsableFromInline: Bool

  /// Whether other modules, or code that is inlined into them, can use the peer.
  var isForOtherModules: Bool { level == .public || isUsableFromInline }

  /// The attribute and the modifier, with a space after each.
  var words: String { (isUsableFromInline ? "@usableFromInline " : "") + level.rawValue + " " }
}

extension PeerAccess {
  /// Determines the access level of a candidate's peers: the requested one; `@usableFromInline` if inlinable code needs
  /// it; or a narrower one if the types in the member's signature are private, or if the member is less visible than
  /// its extension states. The value is `nil` if no level has to be written.
  init?(of candidate: Candidate, index: TypeIndex) {
    let member = candidate.member
    let isInlined =
      member.isInlinable || PeerAccess.isOverriddenInlinably(member, in: candidate.type, index: index)
    if let level = PeerAccess.requestedLevel(for: candidate) {
      let allowed = min(level, PeerAccess.limit(for: candidate, index: index) ?? level)
      self.init(
        PeerAccess.isFarFromPeers(candidate, index: index) ? max(allowed, .internal) : allowed,
        isInlined: isInlined)
    } else if isInlined {
      self.init(.internal, isInlined: true)
    } else if let level = PeerAccess.narrowed(for: candidate, index: index)
      ?? PeerAccess.belowExtension(member)
    {
      self.init(level, isInlined: false)
    } else {
      return nil
    }
  }

  /// Returns the access level that the options give the peers. An option for all types makes no peer more visible than
  /// its member.
  static func requestedLevel(for candidate: Candidate) -> AccessLevel? {
    guard let level = candidate.options.access?.level,
      !candidate.options.general.contains(.access) || candidate.member.has(level)
    else { return nil }
    return level
  }

  /// Whether the peers are declared in another file than their member, which is in an extension.
  static func isFarFromPeers(_ candidate: Candidate, index: TypeIndex) -> Bool {
    let fileOfType = candidate.type.map { index.types[$0].file }
    return fileOfType != nil && fileOfType != candidate.member.file && !index.closuresStay(with: candidate)
  }

  /// Returns the most visible level that the types in a member's signature allow its peers, or `nil` if they allow all.
  static func limit(for candidate: Candidate, index: TypeIndex) -> AccessLevel? {
    if let level = narrowed(for: candidate, index: index) { return level }
    let type = candidate.type.map { index.types[$0].decl.node.effectiveAccess }
    guard let type, type.isForOtherModules else { return nil }
    let scope = index.scope(of: candidate)
    let names = inferredNames(of: candidate, index: index) ?? candidate.signatureNames
    let levels = names.flatMap { name in
      index.aliased(name, from: scope).map(\.node.effectiveAccess)
        + index.resolve(name, from: scope).map { index.types[$0].decl.node.effectiveAccess }
    }
    return levels.filter { $0 < .public }.min()
  }

  /// Returns the access level for peers of a member that is less visible than its `public` or `package` extension
  /// states, or that `@_spi` hides. The member may name types that are less visible too, so the peers must not get the
  /// extension's level.
  private static func belowExtension(_ member: Member) -> AccessLevel? {
    let owner = member.owner.node
    guard member.isInExtension, owner.hasModifier(.public) || owner.hasModifier(.package) else { return nil }
    if member.node.hasAttribute("_spi") { return .internal }
    return switch member.node.accessModifier {
    case .package: .package
    case .internal, .fileprivate, .private: .internal
    default: nil
    }
  }

  /// Whether the extension that contains the peers states this level for all its members, so that they need not.
  func isSaid(around candidate: Candidate, index: TypeIndex) -> Bool {
    guard candidate.member.isInExtension, !isUsableFromInline, index.closuresStay(with: candidate) else {
      return false
    }
    let owner = candidate.member.owner.node
    return switch level {
    case .public: owner.hasModifier(.public)
    case .package: owner.hasModifier(.package)
    case .internal: owner.hasModifier(.internal)
    case .fileprivate: owner.isPrivateToFile
    case .private: false
    }
  }

  /// - Parameter isInlined: Whether inlinable code uses the peer, which then is at least internal.
  init(_ level: AccessLevel, isInlined: Bool) {
    isUsableFromInline = isInlined && level != .public
    self.level = isInlined ? max(level, .internal) : level
  }

  /// Whether an override that consults the member's closure is inlinable.
  private static func isOverriddenInlinably(_ member: Member, in type: TypeID?, index: TypeIndex) -> Bool {
    guard let type, !member.isStatic || member.node.hasModifier(.class) else { return false }
    let descendants = index.descendants(of: type)
    let names = member.declaredNames
    guard !descendants.isEmpty, !index.namedMembers.inlinableOverrides.isDisjoint(with: names) else {
      return false
    }
    return descendants.contains { descendant in
      index.types[descendant].members.contains {
        $0.node.hasModifier(.override) && $0.isInlinable && $0.declaredNames == names
      }
    }
  }

  /// Returns `private` or `fileprivate` if the signature names types that are, or that come from a private import;
  /// `nil` otherwise.
  private static func narrowed(for candidate: Candidate, index: TypeIndex) -> AccessLevel? {
    let member = candidate.member
    if let type = candidate.type, member.node.hasAccess(.private),
      candidate.signatureNames.contains(where: { index.areDerivedKeys($0, in: type) })
    {
      return .private
    }
    let mayBeImported = mayUsePrivateImport(member, index: index)
    guard mayBeImported || index.declaresPrivateTypes(in: member.file) else { return nil }
    let names = inferredNames(of: candidate, index: index) ?? candidate.signatureNames
    var isFilePrivate = false
    for model in index.privateTypes(named: names, in: member.file) {
      // A private nested type can be named inside its enclosing type only.
      let owner = model.path.dropLast(model.name.count)
      guard model.decl.node.hasModifier(.private), !owner.isEmpty else {
        isFilePrivate = true
        continue
      }
      if candidate.type.map({ (index.types[$0].path + ".").hasPrefix(owner) }) ?? false { return .private }
    }
    for decl in names.flatMap(index.aliases.all(named:)).map(\.node)
    where decl.tree === member.node.tree {
      if decl.hasModifier(.private), decl.enclosingType != nil { return .private }
      if decl.isPrivateToFile { isFilePrivate = true }
    }
    return isFilePrivate || (mayBeImported && !areVisible(names, inFile: member.file, index: index))
      ? .fileprivate : nil
  }

  /// Returns the names in the type of a property that is inferred from its initial value; `nil` if its type is written,
  /// or cannot be inferred.
  private static func inferredNames(of candidate: Candidate, index: TypeIndex) -> Set<String>? {
    guard candidate.isStored, let binding = candidate.binding, binding.type == nil,
      let value = binding.initializer?.content
    else { return nil }
    let inference = TypeInference(index: index, scope: index.scope(of: candidate))
    return inference.type(of: value).map { type in
      Set(type.names.flatMap { $0.split(separator: ".").map(String.init) })
    }
  }

  /// Whether the member's signature may name types of a private import: the file has one, and the member is private.
  private static func mayUsePrivateImport(_ member: Member, index: TypeIndex) -> Bool {
    index.imports[member.file].arePrivate && member.node.isMarkedPrivate
  }

  /// Whether all names are those of visible types or of types of the standard library.
  private static func areVisible(_ names: Set<String>, inFile file: FileID, index: TypeIndex) -> Bool {
    names.allSatisfy { name in
      index.prelude.isOfStandardLibrary(name)
        || index.resolve(name, from: Scope(modules: index.modules[file], path: ""))
          .contains { index.sees(index.types[$0], from: file) }
    }
  }
}

extension Member {
  /// Whether the member is at least as visible as an access level.
  fileprivate func has(_ level: AccessLevel) -> Bool {
    switch level {
    case .public:
      // A declaration that all modules see cannot name one that `@_spi` hides from most of them.
      (node.hasAccess(.public) || node.hasAccess(.open))
        && ![node, owner.node].contains { $0.hasAttribute("_spi") }
    case .package: node.isVisibleToOtherModules
    case .internal: !node.isPrivateToFile
    case .fileprivate, .private: true
    }
  }
}
