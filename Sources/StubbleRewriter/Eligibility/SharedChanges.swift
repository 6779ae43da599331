import StubbleSemantics
import StubbleSyntax

/// The stored properties of objects, and static ones, of which a call changes two parts by two arguments, as in
/// `swap(&object.size.width, &object.size.height)`. Exclusivity allows that for stored properties only.
struct SharedChanges: Sendable {
  /// The paths to the changed parts by each name on them, with the position of the name on the path.
  private var byName: [String: [(path: SharedPath, position: Int, file: FileID)]] = [:]
  private let files: Table<FileID, SourceFile>

  init(in files: [SourceFile], exchanging: ExchangingOperators, workers: Workers) {
    self.files = Table(files)
    let found = workers.map(files.count) { SharedPath.all(in: files[$0].tree, operators: exchanging) }
    for (file, paths) in found.enumerated() {
      for path in paths {
        for (position, name) in path.names.enumerated() {
          byName[name, default: []].append((path, position, FileID(rawValue: file)))
        }
      }
    }
  }

  /// Returns why a property stays stored, or `nil` if it does not.
  func reason(for candidate: Candidate, index: TypeIndex) -> String? {
    guard candidate.isStored, let type = candidate.type, let name = candidate.binding?.name,
      let found = byName[name]?.first(where: { isMeant($0.path, $0.position, candidate, type, index) })
    else { return nil }
    let location = files[found.file].location(ofOffset: found.path.offset)
    return "a call in \(location) changes parts of it by two arguments, which only a stored property allows"
  }

  /// Whether a path leads through the property itself, rather than into an object that the property refers to.
  ///
  /// - Parameter position: The position of the property's name on the path.
  private func isMeant(
    _ path: SharedPath, _ position: Int, _ candidate: Candidate, _ type: TypeID, _ index: TypeIndex
  ) -> Bool {
    let models = ([type] + index.descendants(of: type)).map { index.types[$0] }
    // The code may be in an extension of an alias.
    let mayBeAlias = { (owner: String) in index.aliases.contains(owner) && !index.declaresType(named: owner) }
    if position == 0, let owner = path.owner, !mayBeAlias(owner),
      !models.contains(where: { $0.name == owner })
    {
      return false
    }
    guard !path.isWhole || position < path.names.count - 1, let binding = candidate.binding,
      let decl = VariableDecl(candidate.member.node)
    else { return true }
    return !StoredType(of: binding, in: decl, scope: models[0].scope, index: index).isReference
  }
}
