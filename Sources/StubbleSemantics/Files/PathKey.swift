/// A path as a key: two are equal if their bytes are.
///
/// Strings are equal, and have one hash, if they look the same: `é` as one scalar and as two. To file systems that do not
/// normalize names these are two files, and where one does, the system gives both the same real path.
package struct PathKey: Hashable, Comparable, Sendable {
  package let path: String

  package init(_ path: String) { self.path = path }

  package static func == (a: PathKey, b: PathKey) -> Bool { a.path.hasSameBytes(as: b.path) }

  package static func < (a: PathKey, b: PathKey) -> Bool {
    a.path.withBytes { a in b.path.withBytes { b in a.lexicographicallyPrecedes(b) } }
  }

  package func hash(into hasher: inout Hasher) {
    path.withBytes { hasher.combine(bytes: UnsafeRawBufferPointer($0)) }
  }
}

extension Sequence<String> {
  /// The paths as keys.
  package var pathKeys: Set<PathKey> { Set(lazy.map(PathKey.init)) }
}

extension StringProtocol {
  /// Whether the bytes begin with those of a path; `hasPrefix` would compare what they look like.
  package func hasPathPrefix(_ prefix: some StringProtocol) -> Bool {
    withBytes { path in prefix.withBytes { path.starts(with: $0) } }
  }

  /// Whether two paths are the same; `==` would compare what they look like.
  package func hasSameBytes(as other: some StringProtocol) -> Bool {
    withBytes { path in other.withBytes { path.elementsEqual($0) } }
  }

  /// Paths of one tree begin with the same letters, most of which are compared each time: in memory that is many
  /// times as fast as through a view.
  fileprivate func withBytes<Result>(_ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
    utf8.withContiguousStorageIfAvailable(body) ?? Array(utf8).withUnsafeBufferPointer(body)
  }
}
