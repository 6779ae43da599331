import StubbleRewriter
import StubbleSemantics
import StubbleSyntax

/// The types to which files that the command names add members in extensions.
///
/// The closures of an extension's members are in the type that it extends. So the file that declares the type is selected
/// with the extension, and the result does not depend on which of the two is named first.
struct ExtendedTypes {
  private var paths: [Module: Set<Name>] = [:]

  init(in members: [ProjectFiles.Member]) {
    for member in members where member.input.role == .named {
      member.file.tree.forEachDeclaration { node, path in
        guard node.kind == .extensionDecl, Self.hasMembers(node), let name = path.name else { return }
        for module in member.file.modules.modules { paths[module, default: []].insert(name) }
      }
    }
  }

  private static func hasMembers(_ node: SyntaxNode) -> Bool {
    node.child(.memberBlock)?.children.contains { TypeDecl($0) == nil && $0.kind != .typealiasDecl } ?? false
  }

  /// Returns whether a file declares one of the types, in a place where `--all-types` selects types.
  func areDeclared(in member: ProjectFiles.Member) -> Bool {
    let names = member.file.modules.modules.compactMap { paths[$0] }
    if names.isEmpty { return false }
    var isFound = false
    member.file.tree.forEachDeclaration { node, path in
      guard [.classDecl, .structDecl, .actorDecl].contains(node.kind), let name = path.name else { return }
      isFound = isFound || names.contains { $0.contains(name) }
    }
    let tops = Modules.tops(around: member.input.path)
    return isFound && UnselectedFiles(among: [member.input.path], below: tops, tops: tops).paths.isEmpty
      && !UnselectedFiles.isGenerated(member.input.restoration.original)
  }
}
