extension TypeIndex {
  /// Where nothing says to which modules a file belongs: of types that have one name, those that are declared nearest to
  /// the file, in folders that have the longest way in common with it.
  func nearest(_ found: [TypeID], to file: FileID) -> [TypeID] {
    guard found.count > 1, modules[file].isUnknown else { return found }
    let near = found.map { FilePath.commonFolders(paths[types[$0].file], paths[file]) }
    let nearest = Dictionary(zip(found.map { types[$0].path }, near), uniquingKeysWith: max)
    return zip(found, near).filter { nearest[types[$0.0].path] == $0.1 }.map(\.0)
  }
}

/// Where a file is, as diagnostics name it.
enum FilePath {
  /// How many folders two paths have in common from the start, the file itself among them if it is the same.
  static func commonFolders(_ a: String, _ b: String) -> Int {
    var count = 0
    for (byte, other) in zip(a.utf8, b.utf8) {
      guard byte == other else { return count }
      if byte == UInt8(ascii: "/") { count += 1 }
    }
    return a.utf8.count == b.utf8.count ? count + 1 : count
  }
}
