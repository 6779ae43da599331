import StubbleSemantics
import StubbleSyntax

/// The names of the members of subclasses in files that are not planned, such as those of mocks in tests. A closure must
/// not have one of them: a property of a subclass would override it.
struct SubclassNames: Sendable {
  private struct Subclass: Sendable {
    let name: String
    var ofInstances: Set<String> = []
    var ofType: Set<String> = []
  }

  /// The subclasses by the last names of their superclasses.
  private var subclasses: [String: [Subclass]] = [:]

  init() {}

  var isEmpty: Bool { subclasses.isEmpty }

  init(in files: [SourceFile], workers: Workers) {
    let found = workers.map(files.count) { place in
      files[place].tree.nodes(ofKind: .classDecl).compactMap(Self.subclass)
    }
    for (superclass, subclass) in found.joined() { subclasses[superclass, default: []].append(subclass) }
  }

  private static func subclass(_ node: SyntaxNode) -> (superclass: String, subclass: Subclass)? {
    guard let decl = TypeDecl(node), let first = decl.inheritedTypes.first, let block = decl.memberBlock
    else {
      return nil
    }
    var subclass = Subclass(name: decl.name)
    for member in block.declarationsInAllClauses {
      let isStatic = member.hasModifier(.static) || member.hasModifier(.class)
      for name in member.declaredNames {
        if isStatic { subclass.ofType.insert(name) } else { subclass.ofInstances.insert(name) }
      }
    }
    return (TypeDecl.lastName(of: TypeDecl.dottedName(first)), subclass)
  }

  /// Returns whether a direct or indirect subclass of a class, given the last names of both, has a member with a name.
  func include(_ name: String, isStatic: Bool, inSubclassesOf type: String) -> Bool {
    var known: Set<String> = [type]
    var unseen = [type]
    while let superclass = unseen.popLast() {
      for subclass in subclasses[superclass] ?? [] {
        if (isStatic ? subclass.ofType : subclass.ofInstances).contains(name) { return true }
        if known.insert(subclass.name).inserted { unseen.append(subclass.name) }
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
