extension TypeIndex {
  /// Returns, of types that have one path, those in the files that are nearest to a file: in folders that have the
  /// longest path in common with it.
  ///
  /// All types are returned if the module of the file is known, because its imports decide then.
  func nearest(_ found: [TypeID], to file: FileID) -> [TypeID] {
    guard found.count > 1, modules[file].isUnknown else { return found }
    let near = found.map { FilePath.commonFolders(paths[types[$0].file], paths[file]) }
    let nearest = Dictionary(zip(found.map { types[$0].path }, near), uniquingKeysWith: max)
    return zip(found, near).filter { nearest[types[$0.0].path] == $0.1 }.map(\.0)
  }
}

/// Comparisons of file paths.
enum FilePath {
  /// Returns how many leading folders two paths have in common. Equal paths have the file itself in common as well.
  static func commonFolders(_ a: String, _ b: String) -> Int {
    var count = 0
    for (byte, other) in zip(a.utf8, b.utf8) {
      guard byte == other else { return count }
      if byte == UInt8(ascii: "/") { count += 1 }
    }
    return a.utf8.count == b.utf8.count ? count + 1 : count
  }
}
