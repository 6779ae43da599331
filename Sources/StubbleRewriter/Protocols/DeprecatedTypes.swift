import StubbleSemantics
import StubbleSyntax

extension RequirementSpelling {
  /// Returns the names of the deprecated types and aliases by which a member is written, if the member is deprecated too.
  /// Otherwise the protocol's own file causes warnings.
  func deprecatedNames(in member: Member) -> Set<String> {
    guard member.node.availabilities.contains(where: \.isDeprecated) else { return [] }
    let paths = member.writtenTypes.flatMap(\.names).flatMap { path -> [String] in
      let names = path.split(separator: ".")
      return names.indices.map { names[...$0].joined(separator: ".") }
    }
    return Set(paths.filter(isDeprecated).map(TypeDecl.lastName))
  }

  private func isDeprecated(_ path: String) -> Bool {
    let types = index.resolve(path, from: scope).map { index.types[$0].decl.node }
    let aliases = declarations(ofAlias: path).map(\.node)
    return (types + aliases).flatMap(\.availabilities).contains(where: \.isDeprecated)
  }
}
