import StubbleRewriter
import StubbleSemantics

/// Git's index of a work tree, which remembers the size of each file.
///
/// Git considers a file changed if its size is not the one in the index, without running the filter. Therefore the
/// entries of files that stubble has written are recorded again, with the same contents and without a size. Git then
/// reads the file through the filter. This stages nothing.
enum GitIndex {
  enum Choice {
    /// The Swift files that git considers changed.
    case changed
    /// All Swift files.
    case all
  }

  /// Makes git read files again that were written, in each work tree in which its filter is set up.
  ///
  /// - Returns: A warning for each work tree in which that failed.
  static func refresh(after changes: [Change]) -> [FileDiagnostic] {
    let folders = changes.compactMap { System.realPath($0.path) }.map(Path.folder).pathKeys
    let tops = folders.compactMap { GitWorkTree(around: $0.path)?.top }.pathKeys.sorted().map(\.path).filter {
      FilterState(of: $0) == .complete
    }
    return tops.compactMap { top in
      do throws(FileDiagnostic) { try forget(.changed, in: top) } catch { return error }
      return nil
    }
  }

  /// Makes git forget the sizes of files in a work tree.
  ///
  /// - Parameters:
  ///   - choice: The files in question.
  ///   - top: The top folder of the work tree.
  static func forget(_ choice: Choice, in top: String) throws(FileDiagnostic) {
    let selection = choice == .all ? [] : ["--modified"]
    let list = try GitProgram.ask(
      ["-C", top, "ls-files", "-v", "--stage", "-z"] + selection + ["--", "*.swift"])
    let entries = Array(list.output.split(separator: 0).compactMap(entry).joined())
    if list.succeeded, entries.isEmpty { return }
    let update = ["-C", top, "update-index", "-z", "--index-info"]
    if list.succeeded, try GitProgram.ask(update, input: entries).succeeded {
      // Git compares the index with the last commit by the trees it has cached for folders, and new entries invalidate
      // these; writing a tree fills the cache. If that fails, as it does during a merge, 'git status' is merely slower.
      _ = try GitProgram.ask(["-C", top, "write-tree", "--missing-ok"])
      return
    }
    throw FileDiagnostic(
      .warning, path: top, message: "git's index is in use or damaged, and was left as it is",
      notes: ["'git status' may list files that have not changed, until they are added"])
  }

  /// Returns the line that records an entry again, from the form `H 100644 <object> 0\t<path>` in which git lists it;
  /// `nil` for an entry that must stay as it is.
  private static func entry(_ line: ArraySlice<UInt8>) -> [UInt8]? {
    guard let tab = line.firstIndex(of: UInt8(ascii: "\t")) else { return nil }
    let words = line[..<tab].split(separator: UInt8(ascii: " ")).map { String(decoding: $0, as: UTF8.self) }
    guard words.count == 4, ["H", "C"].contains(words[0]), words[1].hasPrefix("100"), words[3] == "0",
      !emptyBlobs.contains(words[2])
    else { return nil }
    return Array("\(words[1]) \(words[2]) 0".utf8) + line[tab...] + [0]
  }

  /// The hashes of an empty file, SHA-1 and SHA-256. Git records one of them for a file that was added with
  /// `--intent-to-add`.
  private static let emptyBlobs = [
    "e69de29bb2d1d6434b8b29ae775ad8c2e48c5391",
    "473a0f4c3be8a93681a267e3b1e9a7dcda1185436fe141f7749120a303721813",
  ]
}
