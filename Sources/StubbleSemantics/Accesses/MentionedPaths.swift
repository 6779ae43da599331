import StubbleSyntax

/// The paths that code mentions, directly or through the local functions that it mentions.
package struct MentionedPaths {
  /// The bodies of local functions, and of closures that local variables are initialized with, by name.
  private let locals: [String: [SyntaxNode]]

  var hasLocalFunctions: Bool { !locals.isEmpty }

  init(in tree: SyntaxTree) {
    var locals: [String: [SyntaxNode]] = [:]
    for node in tree.nodes(ofKind: .functionDecl) where node.isInsideOfCode {
      if let function = FunctionDecl(node) { locals[function.name, default: []].append(node) }
    }
    for node in tree.nodes(ofKind: .closureExpr) where node.parent?.kind == .initializerClause {
      guard let binding = node.parent?.parent, binding.parent?.isInsideOfCode ?? false,
        let name = PatternBinding(binding)?.name
      else { continue }
      locals[name, default: []].append(node)
    }
    self.locals = locals
  }

  /// Returns the paths that some code mentions, without a closure's own parameters and captured names.
  func paths(in code: SyntaxNode) -> [ValuePath] {
    var seen: Set<String> = []
    return paths(in: code, &seen)
  }

  /// Returns the paths that the local functions of a name mention.
  func paths(inFunction name: String) -> [ValuePath] {
    var seen: Set<String> = []
    return paths(inFunction: name, &seen)
  }

  private func paths(in code: SyntaxNode, _ seen: inout Set<String>) -> [ValuePath] {
    let tree = code.tree
    let isClosure = code.kind == .closureExpr
    let signature = code.child(isClosure ? .closureSignature : .parameterClause)
    let own = signature?.namesDeclaredInside ?? []
    // Captures with a new name, `[copy = value]`, are evaluated before the closure runs.
    let start = signature?.endID ?? code.id
    var found: [ValuePath] = []
    for node in code.allNodes where node.id >= start {
      switch node.kind {
      case .optionalBindingCondition where node.child(.initializerClause) == nil:
        if let name = node.child(.identifierPattern)?.tokenRange.first {
          found.append(ValuePath(root: tree.name(ofToken: name)))
        }
      case .identifierExpr:
        let path = ValuePath(from: node)
        if own.contains(path.root) || isClosure && path.root.first == "$" { continue }
        found.append(path)
        found += paths(inFunction: path.root, &seen)
      default: break
      }
    }
    return found
  }

  private func paths(inFunction name: String, _ seen: inout Set<String>) -> [ValuePath] {
    guard let bodies = locals[name], seen.insert(name).inserted else { return [] }
    return bodies.flatMap { paths(in: $0, &seen) }
  }
}

extension SyntaxNode {
  /// Whether the declaration is local, neither the member of a type nor global.
  fileprivate var isInsideOfCode: Bool {
    let kind = parentOutsideOfClauses?.kind
    return kind != .memberBlock && kind != .sourceFile
  }
}

extension ValuePath {
  fileprivate init(root: String) {
    self.root = root
    members = []
  }
}
