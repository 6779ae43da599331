/// Where the files and the groups of a project are.
struct ReferencePaths {
  private let objects: [String: PropertyList]
  /// The folder that paths of the whole project begin at.
  private let folder: String
  /// By the references' identifiers; nil for what is not in the source tree.
  private var known: [String: String] = [:]

  init(_ objects: [String: PropertyList], project: PropertyList, folder: String) {
    self.objects = objects
    self.folder = folder
    guard let group = project["mainGroup"]?.text else { return }
    visit(group, in: folder)
  }

  /// The path of a reference, absolute.
  subscript(id: String) -> String? {
    // A reference in no group begins at the project.
    known[id] ?? objects[id].flatMap { path(of: $0, in: folder) }
  }

  /// The paths of what a build phase refers to: a file, or a group of one file's translations.
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
      // The parts of a group of translations are beside it.
      let inner = object["isa"]?.text == "PBXVariantGroup" ? folder : path
      rest += (object["children"]?.texts ?? []).map { ($0, inner) }
    }
  }

  private func path(of object: PropertyList, in group: String) -> String? {
    let path = object["path"]?.text ?? ""
    switch object["sourceTree"]?.text {
    case "<group>", nil: return XcodePath.join(group, path)
    case "SOURCE_ROOT": return XcodePath.join(folder, path)
    case "<absolute>": return XcodePath.join("/", path)
    default: return nil
    }
  }
}

/// Paths as projects write them.
enum XcodePath {
  /// A path below a folder, or an absolute one, without `.` and `..`.
  static func join(_ folder: String, _ path: String) -> String {
    if path.isEmpty { return folder }
    let whole = path.hasPrefix("/") ? path : folder + "/" + path
    var names: [Substring] = []
    for name in whole.split(separator: "/") where name != "." {
      if name == ".." { _ = names.popLast() } else { names.append(name) }
    }
    return "/" + names.joined(separator: "/")
  }
}
