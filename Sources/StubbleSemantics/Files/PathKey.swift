/// A path as a key: two are equal if their bytes are.
///
/// Strings are equal, and have one hash, if they look the same: `é` as one scalar and as two. To file systems that do not
/// normalize names these are two files, and where one does, the system gives both the same real path.
package struct PathKey: Hashable, Comparable, Sendable {
  package let path: String

  package init(_ path: String) { self.path = path }

  package static func == (a: PathKey, b: PathKey) -> Bool { a.path.utf8.elementsEqual(b.path.utf8) }

  package static func < (a: PathKey, b: PathKey) -> Bool {
    a.path.utf8.lexicographicallyPrecedes(b.path.utf8)
  }

  package func hash(into hasher: inout Hasher) {
    var path = path
    path.withUTF8 { hasher.combine(bytes: UnsafeRawBufferPointer($0)) }
  }
}

extension Sequence<String> {
  /// The paths as keys.
  package var pathKeys: Set<PathKey> { Set(lazy.map(PathKey.init)) }
}

extension StringProtocol {
  /// Whether the bytes begin with those of a path; `hasPrefix` would compare what they look like.
  package func hasPathPrefix(_ prefix: some StringProtocol) -> Bool { utf8.starts(with: prefix.utf8) }
}
