import StubbleSemantics
import StubbleSyntax

/// Which stored properties of objects, and which static ones, two arguments of a call change at once.
struct SharedChanges: Sendable {
  /// By each name on the way.
  private var byName: [String: [(path: SharedPath, place: Int, file: FileID)]] = [:]
  private let files: Table<FileID, SourceFile>

  init(in files: [SourceFile], exchanging: ExchangingOperators, workers: Workers) {
    self.files = Table(files)
    let found = workers.map(files.count) { SharedPath.all(in: files[$0].tree, operators: exchanging) }
    for (file, paths) in found.enumerated() {
      for path in paths {
        for (place, name) in path.names.enumerated() {
          byName[name, default: []].append((path, place, FileID(rawValue: file)))
        }
      }
    }
  }

  /// Why a property stays stored, if it does.
  func reason(for candidate: Candidate, index: TypeIndex) -> String? {
    guard candidate.isStored, let type = candidate.type, let name = candidate.binding?.name,
      let found = byName[name]?.first(where: { isMeant($0.path, $0.place, candidate, type, index) })
    else { return nil }
    let place = files[found.file].place(ofOffset: found.path.offset)
    return "a call in \(place) changes parts of it by two arguments, which only a stored property allows"
  }

  /// A path leads through the property itself, and not to an object that the property refers to.
  private func isMeant(
    _ path: SharedPath, _ place: Int, _ candidate: Candidate, _ type: TypeID, _ index: TypeIndex
  ) -> Bool {
    let models = ([type] + index.descendants(of: type)).map { index.types[$0] }
    if place == 0, let owner = path.owner, !models.contains(where: { $0.name == owner }) { return false }
    guard !path.isWhole || place < path.names.count - 1, let binding = candidate.binding,
      let decl = VariableDecl(candidate.member.node)
    else { return true }
    return !StoredType(of: binding, in: decl, scope: models[0].scope, index: index).isReference
  }
}
