import StubbleSemantics
import StubbleSyntax

/// The names of the members of subclasses in files that are not planned, such as those of mocks in tests. A closure must
/// not have one of them: a property of a subclass would override it.
struct SubclassNames: Sendable {
  /// The names of the subclasses by the last names of their superclasses.
  private var subclasses: [String: [String]] = [:]
  /// The members of classes and extensions by the last names of the classes.
  private var members: [String: MemberNameSets] = [:]

  init() {}

  /// - Parameter index: The index of the files that are planned, which may declare aliases of superclasses.
  init(in files: [SourceFile], index: TypeIndex, workers: Workers) {
    let found = workers.map(files.count) { file in
      files[file].tree.nodes(where: { $0 == .classDecl || $0 == .extensionDecl }).compactMap(TypeDecl.init)
    }
    for decl in found.joined() {
      add(membersOf: decl)
      guard !decl.isExtension, let first = decl.inheritedTypes.first else { continue }
      let written = TypeDecl.dottedName(first)
      let scope = Scope(modules: .unknown, path: "")
      let superclass = index.unaliased(TypeRef(path: written), from: scope).dottedName ?? written
      subclasses[TypeDecl.lastName(of: superclass), default: []].append(decl.name)
    }
  }

  private mutating func add(membersOf decl: TypeDecl) {
    guard let block = decl.memberBlock else { return }
    let owner = TypeDecl.lastName(of: decl.name)
    for member in block.childrenInAllClauses {
      members[owner, default: MemberNameSets()][isStatic: member.isStaticMember]
        .formUnion(member.declaredNames)
    }
  }

  var isEmpty: Bool { subclasses.isEmpty }

  /// Returns the names of the members of all direct and indirect subclasses of some classes, which are given by their last
  /// names.
  func members(ofSubclassesOf types: [String]) -> MemberNameSets {
    var all = MemberNameSets()
    var known = Set(types)
    var unseen = types
    while let superclass = unseen.popLast() {
      for subclass in subclasses[superclass] ?? [] where known.insert(subclass).inserted {
        if let members = members[subclass] { all.formUnion(members) }
        unseen.append(subclass)
      }
    }
    return all
  }
}
