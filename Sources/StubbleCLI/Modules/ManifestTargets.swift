import StubbleSyntax

/// The calls of a manifest that create targets.
extension ManifestSettings {
  /// Returns the calls that create the targets of the package. Of several with the name of one target, that in the list
  /// of the package counts: the others may create dependencies.
  func targets(among calls: [SyntaxNode]) -> [SyntaxNode] {
    let made = calls.filter(Self.isTarget)
    let listed = made.filter(Self.isListed)
    let names = Set(listed.compactMap(name(ofTarget:)))
    return made.filter { call in
      listed.contains { $0.range == call.range } || name(ofTarget: call).map { !names.contains($0) } ?? true
    }
  }

  /// Returns whether a call creates a target, rather than a dependency on one.
  static func isTarget(_ call: SyntaxNode) -> Bool {
    guard let callee = call.children.first?.spelling else { return false }
    let name = callee.lowercased()
    guard name.hasSuffix("target") || name == ".macro", !mentionsDependency(call.children.first) else {
      return false
    }
    return !call.ancestors.contains(where: isOfDependencies)
  }

  /// Returns whether a call is in the argument `targets` of the call that creates the package.
  private static func isListed(_ call: SyntaxNode) -> Bool {
    call.ancestors.contains { node in
      node.kind == .argument && node.argumentLabel == "targets"
        && node.parent?.children.first?.spelling == "Package"
    }
  }

  /// Returns whether the targets that are created in a node are dependencies: in a list of these, or in what is declared
  /// with their type.
  private static func isOfDependencies(_ node: SyntaxNode) -> Bool {
    switch node.kind {
    case .argument: node.argumentLabel == "dependencies"
    case .callExpr:
      isOfDependencies(named: node.children.first?.spelling.split(separator: ".").dropLast().last)
    case .sequenceExpr:
      isOfDependencies(named: node.children.first?.spelling.split(separator: ".").last)
        || node.children(.asExpr).contains(where: mentionsDependency)
    case .patternBinding: mentionsDependency(node.child(.typeAnnotation))
    case .functionDecl, .subscriptDecl: mentionsDependency(node.child(.returnClause))
    case .closureExpr: mentionsDependency(node.child(.closureSignature)?.child(.returnClause))
    case .extensionDecl: node.children.contains { $0.kind != .memberBlock && mentionsDependency($0) }
    default: false
    }
  }

  /// Returns whether a part of the callee `package.targets[0].dependencies.append` names a list of dependencies.
  private static func isOfDependencies(named name: Substring?) -> Bool {
    name.map { ["dependencies", "dependencies?", "dependencies!"].contains($0) } ?? false
  }

  /// Returns whether an expression or type mentions `Target.Dependency`.
  private static func mentionsDependency(_ node: SyntaxNode?) -> Bool {
    guard let node else { return false }
    return node.tokenRange.contains { node.tree.text(ofToken: $0) == "Dependency" }
  }
}
