extension Parser {
  /// Returns the nodes of the tree in pre-order, and the errors. The pieces of split tokens are added to the lexer's
  /// tokens, which are the tree's from then on.
  mutating func finish() -> (nodes: [NodeRecord], errors: [SyntaxError]) {
    if let refusedLookahead {
      errors.append(
        SyntaxError(
          offset: Int(tokens[refusedLookahead].start),
          message: "the source is too complex to parse from here on"))
    }
    lexer.pointee.tokens.insert(splits.map { ($0.index, $0.piece) })
    errors.sort { $0.offset < $1.offset }
    return (preOrder(), errors)
  }

  /// Returns the nodes with parents before their children.
  ///
  /// Read backward, the array `nodes` holds a node before its children, and the last child first. A node's new index is
  /// therefore its index in `nodes`, less the number of its descendants, which come after it, plus the number of its
  /// ancestors, which come before it: `pre = post − (size − 1) + depth`.
  private mutating func preOrder() -> [NodeRecord] {
    let count = nodes.count
    let post = nodes.base
    return [NodeRecord](unsafeUninitializedCapacity: count) { buffer, initialized in
      guard let pre = buffer.baseAddress else { return }
      // No sum of indices overflows: a source has less than 2³² bytes.
      var depth = 0
      var parent = 0
      var index = count &- 1
      while index >= 0 {
        // A parent's descendants begin at `parent − (depth − 1)` in the old order, where `parent` is its new index.
        while depth > 0, index < parent &- (depth &- 1) {
          parent = Int(pre[parent].parent)
          depth &-= 1
        }
        let node = post[index]
        let position = index &- Int(node.size) &+ 1 &+ depth
        (pre + position).initialize(
          to: NodeRecord(
            firstToken: node.firstToken, endToken: node.endToken,
            endNode: UInt32(truncatingIfNeeded: position) &+ node.size,
            parent: UInt32(truncatingIfNeeded: parent),
            kind: node.kind))
        parent = position
        depth &+= 1
        index &-= 1
      }
      initialized = count
    }
  }
}
