import StubbleSemantics
import StubbleSyntax

/// Who may see the storage of a type's properties.
struct StorageAccess {
  private let isInlined: Bool
  private let isShared: Bool

  init(of type: TypeID, index: TypeIndex) {
    let model = index.types[type]
    isInlined = index.facts[type].hasInlinableInitializers
    isShared = model.members.contains { $0.node.isInitializer && $0.file != model.file }
  }

  /// What the storage's declaration says of it: code inlined into other modules assigns what it can see, and
  /// initialisers in other files all. A module's interface shows the init accessor of what is `@usableFromInline`, which
  /// names the storage.
  func words(for member: Member) -> String {
    let property = member.node
    let isShown = property.hasAttribute("usableFromInline") && !member.isStatic
    if isShown || isInlined && StorageAccess.isVisibleToInlined(member) {
      return member.spiAttributes + "@usableFromInline internal"
    }
    return isShared && !property.isMarkedPrivate ? "" : "private"
  }

  /// Code that is compiled into other modules may mention the property.
  static func isVisibleToInlined(_ member: Member) -> Bool {
    let property = member.node
    return property.hasModifier(.public) || property.hasModifier(.open) || member.isInlinable
      || property.hasAttribute("usableFromInline")
  }
}

/// Who may see a peer, as its declaration says.
enum PeerAccess: String, Sendable {
  case usableFromInline = "@usableFromInline internal"
  case packageUsableFromInline = "@usableFromInline package"
  case `public`, package, `internal`, `fileprivate`, `private`

  /// Other modules see it, or code that is compiled into them does.
  var isForOtherModules: Bool {
    [.public, .usableFromInline, .packageUsableFromInline].contains(self)
  }
}

extension PeerAccess {
  /// The level that was asked for; `@usableFromInline` where inlined code needs it; a narrower one where the
  /// member's types are private, or the member is less visible than its extension says. Nil if nothing need be said.
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

  /// A member may be less visible than its extension says of all, and may name types that are: a peer in the same
  /// extension would be more visible than they.
  private static func belowExtension(_ member: Member) -> PeerAccess? {
    let owner = member.owner.node
    guard member.isInExtension, owner.hasModifier(.public) || owner.hasModifier(.package) else { return nil }
    if member.node.hasModifier(.package) { return .package }
    return [.internal, .fileprivate, .private].contains(where: member.node.hasModifier) ? .internal : nil
  }

  /// The extension that the peers are in says the same of all that it declares.
  func isSaid(around candidate: Candidate, index: TypeIndex) -> Bool {
    guard candidate.member.isInExtension, index.closuresStay(with: candidate) else { return false }
    let owner = candidate.member.owner.node
    return switch self {
    case .public: owner.hasModifier(.public)
    case .package: owner.hasModifier(.package)
    case .internal: owner.hasModifier(.internal)
    case .fileprivate: owner.isOfFile
    case .private, .usableFromInline, .packageUsableFromInline: false
    }
  }

  private init(_ level: Annotation.AccessLevel, isInlined: Bool) {
    switch level {
    case .open, .public: self = .public
    case .package: self = isInlined ? .packageUsableFromInline : .package
    case _ where isInlined: self = .usableFromInline
    case .internal: self = .internal
    case .fileprivate: self = .fileprivate
    case .private: self = .private
    }
  }

  /// An override that consults the member's closure is compiled into other modules.
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

  private static func narrowed(for candidate: Candidate, index: TypeIndex) -> PeerAccess? {
    let member = candidate.member
    let mayBeImported = mayUsePrivateImport(member, index: index)
    guard mayBeImported || index.hasTypes(ofFile: member.file) else { return nil }
    let names = candidate.signatureNames.union(inferredNames(of: candidate, index: index))
    var isFilePrivate = false
    for model in index.types(named: names, ofFile: member.file) {
      // What is private in a type may be named inside of that type alone: `Outer.` is before its name.
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
      if decl.isOfFile { isFilePrivate = true }
    }
    return isFilePrivate || (mayBeImported && !areVisible(names, inFile: member.file, index: index))
      ? .fileprivate : nil
  }

  /// The names in a type that only the declarations say which the initial value mentions.
  private static func inferredNames(of candidate: Candidate, index: TypeIndex) -> [String] {
    guard candidate.isStored, let binding = candidate.binding, binding.type == nil,
      let value = binding.initializer?.content
    else { return [] }
    let inference = TypeInference(index: index, scope: index.scope(of: candidate))
    let names = inference.type(of: value)?.names ?? []
    return names.flatMap { $0.split(separator: ".").map(String.init) }
  }

  /// The file imports something for itself alone, and the member, for itself as well, may name what comes from there.
  private static func mayUsePrivateImport(_ member: Member, index: TypeIndex) -> Bool {
    index.imports[member.file].arePrivate && member.node.isMarkedPrivate
  }

  /// All names are those of visible types or of the standard library's.
  private static func areVisible(_ names: Set<String>, inFile file: FileID, index: TypeIndex) -> Bool {
    names.allSatisfy { name in
      index.prelude.isOfStandardLibrary(name)
        || index.resolve(name, from: Scope(modules: index.modules[file], path: ""))
          .contains { index.sees(index.types[$0], from: file) }
    }
  }
}

extension Member {
  /// The member is at least as visible as that, or the level is no wider than any.
  fileprivate func has(_ access: Annotation.AccessLevel) -> Bool {
    switch access {
    case .open, .public:
      // What an attribute hides from most modules is named by nothing that all of them see.
      (node.hasAccess(.public) || node.hasAccess(.open))
        && ![node, owner.node].contains { $0.hasAttribute("_spi") }
    case .package: [.public, .open, .package].contains(where: node.hasAccess)
    case .internal: !node.isOfFile
    case .fileprivate, .private: true
    }
  }
}
