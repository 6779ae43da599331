extension Parser {
  /// The nodes of the tree, and what is wrong with it. The lexer's tokens are the tree's from then on.
  mutating func finish() -> (nodes: [NodeRecord], errors: [SyntaxError]) {
    if let refusedLookahead {
      errors.append(
        SyntaxError(
          offset: Int(tokens[refusedLookahead].start),
          message: "the source is too intricate to tell its meaning from here on"))
    }
    lexer.pointee.tokens.insert(splits.map { ($0.index, $0.piece) })
    errors.sort { $0.offset < $1.offset }
    return (preOrder(), errors)
  }

  /// The nodes with parents before children.
  ///
  /// Read backwards, the array holds a node before its children, the last child first. A node's place is
  /// therefore its place here, less the descendants that come after it, plus the ancestors that come
  /// to be before it: `pre = post − (size − 1) + depth`.
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
        // A parent's descendants begin at `parent − (depth − 1)` in the old order.
        while depth > 0, index < parent &- (depth &- 1) {
          parent = Int(pre[parent].parent)
          depth &-= 1
        }
        let node = post[index]
        let place = index &- Int(node.size) &+ 1 &+ depth
        (pre + place).initialize(
          to: NodeRecord(
            firstToken: node.firstToken, endToken: node.endToken,
            endNode: UInt32(truncatingIfNeeded: place) &+ node.size,
            parent: UInt32(truncatingIfNeeded: parent),
            kind: node.kind))
        parent = place
        depth &+= 1
        index &-= 1
      }
      initialized = count
    }
  }
}
