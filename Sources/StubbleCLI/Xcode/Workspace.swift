/// A reader of Xcode workspaces.
enum Workspace {
  /// The path of the file with the contents of a workspace, in its folder.
  static let contents = "/contents.xcworkspacedata"

  /// Returns the absolute paths of the projects in the text of a workspace.
  ///
  /// - Parameter folder: The absolute path of the folder that the workspace is in.
  static func projects(in text: [UInt8], of folder: String) -> [String] {
    var projects: [String] = []
    var groups = [folder]
    for tag in String(decoding: text, as: UTF8.self).split(separator: "<") {
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
