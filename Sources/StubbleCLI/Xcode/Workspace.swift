/// The projects that an Xcode workspace names.
enum Workspace {
  /// The paths of the projects, absolute.
  /// - Parameter path: that of the workspace, absolute.
  static func projects(of path: String) -> [String] {
    guard let bytes = try? System.contents(of: path + "/contents.xcworkspacedata").bytes else { return [] }
    return projects(in: String(decoding: bytes, as: UTF8.self), of: XcodePath.join(path, ".."))
  }

  /// - Parameter folder: the one that the workspace is in.
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

  /// `location = "group:App/App.xcodeproj"`
  private static func location(in tag: Substring, group: String, container: String) -> String? {
    let parts = tag.split(separator: "\"", omittingEmptySubsequences: false)
    for (name, value) in zip(parts, parts.dropFirst())
    where name.hasSuffix("location = ") || name.hasSuffix("location=") {
      guard let colon = value.firstIndex(of: ":") else { return nil }
      let path = String(value[value.index(after: colon)...])
      return XcodePath.join(value[..<colon] == "group" ? group : container, path)
    }
    return nil
  }
}
