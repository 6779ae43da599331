import StubbleSemantics
import StubbleSyntax

/// The places where peers, the declarations generated beside a member, are inserted. All peers of one place go into one
/// region.
struct PeerSites: Sendable {
  /// One place in one file, with the peers to insert there.
  private struct Site: Sendable {
    let offset: Int
    /// Whether a `;` is needed before the first peer, because another declaration ends on the same line.
    let needsSeparator: Bool
    var peers: [Code]
  }

  /// The sites of each file, in the order in which they were added.
  private var sites: [FileID: [Site]] = [:]
  /// For each file, the position in `sites` of the site at an offset.
  private var indices: [FileID: [Int: Int]] = [:]

  /// Adds peers before the closing brace of a type or extension, or after the last declaration of a clause of `#if`.
  ///
  /// They do not go to the end of the clause: it may end with a nested `#endif` or with `#sourceLocation`, after which
  /// nothing may follow on the line.
  ///
  /// - Parameter clause: The clause of `#if` inside `decl` that the peers belong to, or `nil` if they always apply.
  mutating func add(_ peers: [Code], to decl: TypeDecl, clause: SyntaxNode?, file: FileID) {
    guard !peers.isEmpty else { return }
    let tree = decl.node.tree
    if let clause {
      let last = clause.children.last { !$0.tokenRange.isEmpty && !$0.kind.fillsLines }
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

  /// Adds peers after a declaration.
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

  /// Adds the peers of other sites to these.
  mutating func add(_ other: PeerSites) {
    for (file, sites) in other.sites {
      for site in sites {
        add(site.peers, file: file, offset: site.offset, needsSeparator: site.needsSeparator)
      }
    }
  }

  /// Returns an insertion for each site of a file.
  func edits(ofFile file: FileID) -> [Edit] {
    (sites[file] ?? []).map { site in
      Edit(site.offset..<site.offset, declarations: site.peers, isSeparated: site.needsSeparator)
    }
  }
}

extension NodeKind {
  /// Whether nothing may follow on the last line.
  fileprivate var fillsLines: Bool { self == .ifConfig || self == .sourceLocationDirective }
}
