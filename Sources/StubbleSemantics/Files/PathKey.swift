/// A path as a dictionary key. Two keys are equal if the bytes of their paths are.
///
/// Strings compare by canonical equivalence: `é` as one scalar equals `é` as two. To a file system that does not
/// normalize names, these are two files; where one does, the real paths of both are the same bytes.
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

extension String {
  /// The last component of a path. (A slash may be one `Character` with a combining mark after it.)
  package var fileName: Substring {
    self[(utf8.lastIndex(of: UInt8(ascii: "/")).map(utf8.index(after:)) ?? startIndex)...]
  }
}

extension StringProtocol {
  /// Returns whether the bytes begin with those of another path. (`hasPrefix` compares by canonical equivalence.)
  @inlinable package func hasPathPrefix(_ prefix: some StringProtocol) -> Bool {
    withBytes { path in prefix.withBytes { path.starts(with: $0) } }
  }

  /// Returns whether two paths have the same bytes. (`==` compares by canonical equivalence.)
  @inlinable package func hasSameBytes(as other: some StringProtocol) -> Bool {
    withBytes { path in other.withBytes { path.elementsEqual($0) } }
  }

  /// Calls `body` with the UTF-8 bytes in contiguous memory. Paths of one folder have long common prefixes, which are
  /// compared many times as fast this way as through `utf8`.
  @inlinable func withBytes<Result>(_ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
    utf8.withContiguousStorageIfAvailable(body) ?? Array(utf8).withUnsafeBufferPointer(body)
  }
}
