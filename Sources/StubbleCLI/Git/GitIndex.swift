import StubbleRewriter
import StubbleSemantics

/// Git's index of a work tree, as far as it remembers how large files were.
///
/// Git takes a file that has not the size it remembers for changed, and does not ask the filter. So what it remembers of
/// files that stubble has written must go: the entries are recorded anew with the contents that they have, and without
/// a size. Then git looks at the file itself, through the filter. Nothing is staged by that.
enum GitIndex {
  enum Choice {
    /// Swift files that git takes for changed.
    case changed
    /// All Swift files.
    case all
  }

  /// Lets git look again at files that were written, wherever its filter is set up. Gives what went wrong.
  static func refresh(after changes: [Change]) -> [Finding] {
    let folders = changes.compactMap { System.realPath($0.path) }.map(TemporaryName.folder).pathKeys
    let tops = folders.compactMap { GitIgnore.workTree(of: $0.path) }.pathKeys.sorted().map(\.path).filter {
      FilterState(of: $0) == .complete
    }
    return tops.compactMap { top in
      do throws(Finding) { try forget(.changed, in: top) } catch { return error }
      return nil
    }
  }

  /// Forgets the sizes of files in a work tree, given by its top folder.
  static func forget(_ choice: Choice, in top: String) throws(Finding) {
    let selection = choice == .all ? [] : ["--modified"]
    let list = try GitProgram.ask(
      ["-C", top, "ls-files", "-v", "--stage", "-z"] + selection + ["--", "*.swift"])
    let entries = Array(list.output.split(separator: 0).compactMap(entry).joined())
    if list.isYes, entries.isEmpty { return }
    let update = ["-C", top, "update-index", "-z", "--index-info"]
    if list.isYes, try GitProgram.ask(update, input: entries).isYes {
      // Git compares the index with the last commit folder by folder, and knows the folders of new entries no more.
      // Where it cannot know them, as in the midst of a merge, 'git status' is slower and says the same.
      _ = try GitProgram.ask(["-C", top, "write-tree", "--missing-ok"])
      return
    }
    throw Finding(
      .warning, path: top, message: "git's index is in use or damaged, and was left as it is",
      notes: ["'git status' may list files that have not changed, until they are added"])
  }

  /// From `H 100644 <object> 0\t<path>` to what records it anew. Nil for an entry that must stay as it is.
  private static func entry(_ line: ArraySlice<UInt8>) -> [UInt8]? {
    guard let tab = line.firstIndex(of: UInt8(ascii: "\t")) else { return nil }
    let words = line[..<tab].split(separator: UInt8(ascii: " ")).map { String(decoding: $0, as: UTF8.self) }
    guard words.count == 4, ["H", "C"].contains(words[0]), words[1].hasPrefix("100"), words[3] == "0",
      !emptyBlobs.contains(words[2])
    else { return nil }
    return Array("\(words[1]) \(words[2]) 0".utf8) + line[tab...] + [0]
  }

  /// Files that are only meant to be added are recorded so.
  private static let emptyBlobs = [
    "e69de29bb2d1d6434b8b29ae775ad8c2e48c5391",
    "473a0f4c3be8a93681a267e3b1e9a7dcda1185436fe141f7749120a303721813",
  ]
}
