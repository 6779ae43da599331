import StubbleSemantics
import StubbleSyntax

/// The access level of the storage of a type's properties.
struct StorageAccess {
  private let isInlined: Bool
  private let isShared: Bool

  init(of type: TypeID, index: TypeIndex) {
    let model = index.types[type]
    isInlined = index.facts[type].hasInlinableInitializers
    isShared = model.members.contains { $0.node.isInitializer && $0.file != model.file }
  }

  /// Returns the access level, with attributes, of the storage of a property; empty for internal storage.
  ///
  /// Inlinable code, and the init accessor of a `@usableFromInline` property, need storage that is `@usableFromInline`.
  /// Initializers in other files of the module need internal storage.
  func words(for member: Member) -> String {
    let property = member.node
    let isShown = property.hasAttribute("usableFromInline") && !member.isStatic
    if isShown || isInlined && StorageAccess.isVisibleToInlined(member) {
      return member.spiAttributes + "@usableFromInline internal"
    }
    return isShared && !property.isMarkedPrivate ? "" : "private"
  }

  /// Whether code that is inlined into other modules can use the property.
  static func isVisibleToInlined(_ member: Member) -> Bool {
    let property = member.node
    return property.hasModifier(.public) || property.hasModifier(.open) || member.isInlinable
      || property.hasAttribute("usableFromInline")
  }
}

/// An access level as the declaration of a peer states it.
enum PeerAccess: String, Sendable {
  case usableFromInline = "@usableFromInline internal"
  case packageUsableFromInline = "@usableFromInline package"
  case `public`, package, `internal`, `fileprivate`, `private`

  /// Whether other modules, or code that is inlined into them, can use the peer.
  var isForOtherModules: Bool {
    [.public, .usableFromInline, .packageUsableFromInline].contains(self)
  }
}

extension PeerAccess {
  /// Determines the access level of a candidate's peers: the requested one; `@usableFromInline` if inlinable code needs
  /// it; or a narrower one if the types in the member's signature are private, or if the member is less visible than
  /// its extension states. The value is `nil` if no level has to be written.
  init?(of candidate: Candidate, index: TypeIndex) {
    let member = candidate.member
    let isInlined =
      member.isInlinable || PeerAccess.isOverriddenInlinably(member, in: candidate.type, index: index)
    if let access = candidate.options.access,
      !candidate.options.general.contains(.access) || member.has(access)
    {
      self.init(access, isInlined: isInlined)
    } else if isInlined {
      self = .usableFromInline
    } else if let narrowed = PeerAccess.narrowed(for: candidate, index: index) {
      self = narrowed
    } else if let own = PeerAccess.belowExtension(member) {
      self = own
    } else {
      return nil
    }
  }

  /// Returns the access level for peers of a member that is less visible than its `public` or `package` extension
  /// states. The member may name types that are less visible too, so the peers must not get the extension's level.
  private static func belowExtension(_ member: Member) -> PeerAccess? {
    let owner = member.owner.node
    guard member.isInExtension, owner.hasModifier(.public) || owner.hasModifier(.package) else { return nil }
    if member.node.hasModifier(.package) { return .package }
    return [.internal, .fileprivate, .private].contains(where: member.node.hasModifier) ? .internal : nil
  }

  /// Whether the extension that contains the peers states this level for all its members, so that they need not.
  func isSaid(around candidate: Candidate, index: TypeIndex) -> Bool {
    guard candidate.member.isInExtension, index.closuresStay(with: candidate) else { return false }
    let owner = candidate.member.owner.node
    return switch self {
    case .public: owner.hasModifier(.public)
    case .package: owner.hasModifier(.package)
    case .internal: owner.hasModifier(.internal)
    case .fileprivate: owner.isPrivateToFile
    case .private, .usableFromInline, .packageUsableFromInline: false
    }
  }

  private init(_ level: Annotation.Access, isInlined: Bool) {
    switch level {
    case .open, .public: self = .public
    case .package: self = isInlined ? .packageUsableFromInline : .package
    case _ where isInlined: self = .usableFromInline
    case .internal: self = .internal
    case .fileprivate: self = .fileprivate
    case .private: self = .private
    }
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
  private static func narrowed(for candidate: Candidate, index: TypeIndex) -> PeerAccess? {
    let member = candidate.member
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
    for alias in names.flatMap(index.aliases.all(named:)) {
      guard let decl = alias.parent?.parent, decl.tree === member.node.tree else { continue }
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
  fileprivate func has(_ access: Annotation.Access) -> Bool {
    switch access {
    case .open, .public:
      // A declaration that all modules see cannot name one that `@_spi` hides from most of them.
      (node.hasAccess(.public) || node.hasAccess(.open))
        && ![node, owner.node].contains { $0.hasAttribute("_spi") }
    case .package: node.isVisibleToOtherModules
    case .internal: !node.isPrivateToFile
    case .fileprivate, .private: true
    }
  }
}
