/// A reader of Xcode workspaces.
enum Workspace {
  /// Returns the absolute paths of the projects in a workspace, given by its absolute path.
  static func projects(of path: String) -> [String] {
    guard let bytes = try? System.contents(of: path + "/contents.xcworkspacedata").bytes else { return [] }
    return projects(in: String(decoding: bytes, as: UTF8.self), of: Path.join(path, ".."))
  }

  /// Returns the projects in the text of a workspace.
  ///
  /// - Parameter folder: The folder that the workspace is in.
  private static func projects(in text: String, of folder: String) -> [String] {
    var projects: [String] = []
    var groups = [folder]
    for tag in text.split(separator: "<") {
      if tag.hasPrefix("/Group") {
        if groups.count > 1 { groups.removeLast() }
        continue
      }
      guard let path = location(in: tag, group: groups[groups.count - 1], container: folder) else { continue }
      if tag.hasPrefix("Group") { groups.append(path) }
      if tag.hasPrefix("FileRef"), path.hasSuffix(".xcodeproj") { projects.append(path) }
    }
    return projects
  }

  /// Returns the path of a tag's location, such as `location = "group:App/App.xcodeproj"`; `nil` if it has none.
  private static func location(in tag: Substring, group: String, container: String) -> String? {
    let parts = tag.split(separator: "\"", omittingEmptySubsequences: false)
    for (name, value) in zip(parts, parts.dropFirst())
    where name.hasSuffix("location = ") || name.hasSuffix("location=") {
      guard let colon = value.firstIndex(of: ":") else { return nil }
      let path = String(value[value.index(after: colon)...])
      return Path.join(value[..<colon] == "group" ? group : container, path)
    }
    return nil
  }
}
