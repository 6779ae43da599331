import StubbleSemantics
import StubbleSyntax

/// The names of the members of subclasses in files that are not planned, such as those of mocks in tests. A closure must
/// not have one of them: a property of a subclass would override it.
struct SubclassNames: Sendable {
  private struct Members: Sendable {
    var ofInstances: Set<String> = []
    var ofType: Set<String> = []
  }

  /// The names of the subclasses by the last names of their superclasses.
  private var subclasses: [String: [String]] = [:]
  /// The members of classes and extensions by the last names of the classes.
  private var members: [String: Members] = [:]

  init() {}

  /// - Parameter index: The index of the files that are planned, which may declare aliases of superclasses.
  init(in files: [SourceFile], index: TypeIndex, workers: Workers) {
    let found = workers.map(files.count) { place in
      files[place].tree.nodes(where: { $0 == .classDecl || $0 == .extensionDecl }).compactMap(TypeDecl.init)
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
    for member in block.declarationsInAllClauses {
      let isStatic = member.hasModifier(.static) || member.hasModifier(.class)
      let names = member.declaredNames
      if isStatic {
        members[owner, default: Members()].ofType.formUnion(names)
      } else {
        members[owner, default: Members()].ofInstances.formUnion(names)
      }
    }
  }

  var isEmpty: Bool { subclasses.isEmpty }

  /// Returns whether a direct or indirect subclass of a class, given the last names of both, has a member with a name.
  func include(_ name: String, isStatic: Bool, inSubclassesOf type: String) -> Bool {
    var known: Set<String> = [type]
    var unseen = [type]
    while let superclass = unseen.popLast() {
      for subclass in subclasses[superclass] ?? [] where known.insert(subclass).inserted {
        let members = members[subclass]
        if (isStatic ? members?.ofType : members?.ofInstances)?.contains(name) == true { return true }
        unseen.append(subclass)
      }
    }
    return false
  }

  /// Whether a class has such subclasses.
  func includeSubclasses(of type: String) -> Bool { subclasses[type] != nil }
}

extension SyntaxNode {
  /// The declarations in a block, those in clauses of `#if` included.
  fileprivate var declarationsInAllClauses: [SyntaxNode] {
    children.flatMap { child in
      switch child.kind {
      case .ifConfig, .ifConfigClause: child.declarationsInAllClauses
      default: [child]
      }
    }
  }
}
