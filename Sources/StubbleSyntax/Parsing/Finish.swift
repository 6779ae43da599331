extension Parser {
  /// The tokens and nodes of the tree. The parser is empty afterwards.
  mutating func finish() -> (tokens: [Token], nodes: [NodeRecord], errors: [SyntaxError]) {
    let nodes = preOrder()
    errors.sort { $0.offset < $1.offset }
    return (finalTokens(), nodes, errors)
  }

  /// All tokens, the pieces of split operators among them.
  private mutating func finalTokens() -> [Token] {
    let count = lexer.pointee.tokens.count
    let source = tokens
    let splits = splits
    return [Token](unsafeUninitializedCapacity: count + splits.count) { buffer, initialized in
      guard let target = buffer.baseAddress else { return }
      var from = 0
      var to = 0
      for split in splits {
        (target + to).initialize(from: source + from, count: split.index - from)
        to += split.index - from
        from = split.index
        (target + to).initialize(to: split.piece)
        to += 1
      }
      (target + to).initialize(from: source + from, count: count - from)
      initialized = count + splits.count
    }
  }

  /// The nodes with parents before children.
  ///
  /// Read backwards, the array holds a node before its children, the last child first. A node's place is
  /// therefore its place here, less the descendants that come to stand behind it, plus the ancestors that come
  /// to stand before it: `pre = post − (size − 1) + depth`.
  private mutating func preOrder() -> [NodeRecord] {
    let count = nodes.count
    let post = nodes.base
    return [NodeRecord](unsafeUninitializedCapacity: count) { buffer, initialized in
      guard let pre = buffer.baseAddress else { return }
      var depth = 0
      var parent = 0
      var index = count - 1
      while index >= 0 {
        // A parent's descendants begin at `parent − (depth − 1)` in the old order.
        while depth > 0, index < parent - (depth - 1) {
          parent = Int(pre[parent].parent)
          depth -= 1
        }
        let node = post[index]
        let place = index - Int(node.size) + 1 + depth
        pre[place] = NodeRecord(
          firstToken: node.firstToken, endToken: node.endToken, endNode: UInt32(place) + node.size,
          parent: UInt32(parent), kind: node.kind)
        parent = place
        depth += 1
        index -= 1
      }
      initialized = count
    }
  }
}
