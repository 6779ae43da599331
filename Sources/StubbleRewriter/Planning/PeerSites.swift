import StubbleSemantics
import StubbleSyntax

/// Where peers are put: all those of one place go together into one region.
struct PeerSites: Sendable {
  /// One place in one file, and what is there.
  private struct Site: Sendable {
    let offset: Int
    /// A `;` is needed before the first peer, for a declaration ends on the same line.
    let needsSeparator: Bool
    var peers: [Code]
  }

  /// In the order in which they were first asked for, by file.
  private var sites: [FileID: [Site]] = [:]
  /// Indices of sites by their offsets, by file.
  private var indices: [FileID: [Int: Int]] = [:]

  /// Puts peers before the closing brace of a type or extension, or after the last declaration of a clause of `#if`:
  /// what the clause ends with may be another `#endif`, after which nothing may follow.
  mutating func add(_ peers: [Code], to decl: TypeDecl, clause: SyntaxNode?, file: FileID) {
    guard !peers.isEmpty else { return }
    let tree = decl.node.tree
    if let clause {
      let last = clause.children.last { !$0.tokenRange.isEmpty && $0.kind != .ifConfig }
      add(peers, file: file, offset: (last ?? clause).range.upperBound, needsSeparator: true)
    } else if let block = decl.memberBlock {
      let close = block.tokenRange.upperBound - 1
      let isOnOwnLine = tree.tokens[close].flags.contains(.newlineBefore)
      let isSeparated = block.tokenRange.count == 2 || tree.tokens[close - 1].kind == .semicolon
      add(
        peers, file: file, offset: Int(tree.tokens[close].start), needsSeparator: !isOnOwnLine && !isSeparated
      )
    }
  }

  /// Puts peers after a declaration.
  mutating func add(_ peers: [Code], after node: SyntaxNode, file: FileID) {
    add(peers, file: file, offset: node.range.upperBound, needsSeparator: true)
  }

  private mutating func add(_ peers: [Code], file: FileID, offset: Int, needsSeparator: Bool) {
    if let found = indices[file]?[offset] {
      sites[file]?[found].peers += peers
    } else {
      indices[file, default: [:]][offset] = sites[file]?.count ?? 0
      sites[file, default: []].append(Site(offset: offset, needsSeparator: needsSeparator, peers: peers))
    }
  }

  /// Adds what other sites hold.
  mutating func add(_ other: PeerSites) {
    for (file, sites) in other.sites {
      for site in sites {
        add(site.peers, file: file, offset: site.offset, needsSeparator: site.needsSeparator)
      }
    }
  }

  /// The sites of a file as insertions.
  func edits(ofFile file: FileID) -> [Edit] {
    (sites[file] ?? []).map { site in
      Edit(site.offset..<site.offset, declarations: site.peers, isSeparated: site.needsSeparator)
    }
  }
}
