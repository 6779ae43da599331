/// The paths of the files and groups of a project.
struct ReferencePaths {
  private let objects: [String: PropertyList]
  /// The folder to which paths relative to the project are relative.
  private let folder: String
  /// The paths by the references' identifiers. References outside the source tree, such as those to products, have
  /// none.
  private var known: [String: String] = [:]

  init(_ objects: [String: PropertyList], project: PropertyList, folder: String) {
    self.objects = objects
    self.folder = folder
    guard let group = project["mainGroup"]?.text else { return }
    visit(group, in: folder)
  }

  /// The absolute path of the reference with an identifier; `nil` if it is not in the source tree.
  subscript(id: String) -> String? {
    // A reference in no group is relative to the project.
    known[id] ?? objects[id].flatMap { path(of: $0, in: folder) }
  }

  /// Returns the paths of the files of a reference in a build phase: a file, or a group with the localizations of one.
  func files(of id: String) -> [String] {
    let children = objects[id]?["children"]?.texts ?? []
    return children.isEmpty ? [self[id]].compactMap(\.self) : children.compactMap { self[$0] }
  }

  private mutating func visit(_ root: String, in folder: String) {
    var rest = [(id: root, folder: folder)]
    while let (id, folder) = rest.popLast() {
      guard known[id] == nil, let object = objects[id], let path = path(of: object, in: folder) else {
        continue
      }
      known[id] = path
      // The localizations of a file are relative to the group that contains their group.
      let inner = object["isa"]?.text == "PBXVariantGroup" ? folder : path
      rest += (object["children"]?.texts ?? []).map { ($0, inner) }
    }
  }

  private func path(of object: PropertyList, in group: String) -> String? {
    let path = object["path"]?.text ?? ""
    switch object["sourceTree"]?.text {
    case "<group>", nil: return Path.join(group, path)
    case "SOURCE_ROOT": return Path.join(folder, path)
    case "<absolute>": return Path.join("/", path)
    default: return nil
    }
  }
}
