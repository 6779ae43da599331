import StubbleSemantics
import StubbleSyntax

/// The Swift files that git tracks. Git does not ignore them, whatever patterns match them.
///
/// Git lists them when it is first asked for a file of a work tree, so that a search that finds nothing to ignore does not
/// wait for git.
struct TrackedFiles: Sendable {
  /// The paths of files, relative to the top of a work tree, in the order of their bytes.
  private struct List {
    private let paths: [ArraySlice<UInt8>]

    /// - Parameter top: The absolute path of the work tree's top. Where git cannot list its files, none are tracked.
    init(top: String) {
      let arguments = ["-C", top, "ls-files", "-z", "--cached", "--", "*.swift"]
      let answer = try? GitProgram.ask(arguments)
      paths = answer.flatMap { $0.succeeded ? $0.output.split(separator: 0) : nil } ?? []
    }

    /// Returns whether a path is in the list or, if it ends in a slash, one that begins with it.
    func contains(_ path: ArraySlice<UInt8>) -> Bool {
      let index = paths.partitioningIndex { !$0.lexicographicallyPrecedes(path) }
      guard index < paths.count else { return false }
      return path.last == UInt8(ascii: "/") ? paths[index].starts(with: path) : paths[index] == path
    }
  }

  private let lists = SharedValue<[String: List]>([:])

  /// Returns whether git tracks a file, or a file in a folder.
  ///
  /// - Parameters:
  ///   - path: The absolute path.
  ///   - isFolder: Whether the path is that of a folder.
  ///   - top: The absolute path of the work tree's top.
  func contain(_ path: [UInt8], isFolder: Bool, inWorkTree top: String) -> Bool {
    let slash = UInt8(ascii: "/")
    let relative = path.dropFirst(Path.withSlash(top).utf8.count)
    return lists.withLock { lists in
      let list = lists[top] ?? List(top: top)
      lists[top] = list
      return list.contains(isFolder ? relative + [slash] : relative)
    }
  }
}
