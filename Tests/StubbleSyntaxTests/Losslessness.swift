@testable import StubbleSyntax

/// What breaks the promises of a tree, in words; empty for every tree that the parser makes.
///
/// Written without the lexer's and parser's own functions, but for the classes of scalars.
func violations(of tree: SyntaxTree) -> [String] { tokenViolations(tree) + nodeViolations(tree) }

/// Tokens ascend and do not overlap; between them is nothing but white space, comments and garbage.
private func tokenViolations(_ tree: SyntaxTree) -> [String] {
  var violations: [String] = []
  var end = 0
  for (index, token) in tree.tokens.enumerated() {
    if token.range.lowerBound < end { violations.append("token \(index) overlaps the one before it") }
    let gap = end..<max(end, token.range.lowerBound)
    if !gap.isEmpty { violations += gapViolations(tree, gap, before: index) }
    if index < tree.tokens.count - 1, token.range.isEmpty { violations.append("token \(index) is empty") }
    end = token.range.upperBound
  }
  if end != tree.source.count { violations.append("the last token ends at \(end)") }
  if tree.tokens.last?.kind != .endOfFile { violations.append("the last token is not the end of the file") }
  return violations
}

private func gapViolations(_ tree: SyntaxTree, _ gap: Range<Int>, before index: Int) -> [String] {
  var violations: [String] = []
  if !isTrivia(tree.source[gap]), !tree.errors.contains(where: { gap.contains($0.offset) }) {
    violations.append("no trivia before token \(index): \(tree.text(gap))")
  }
  var count = 0
  for piece in tree.triviaPieces(in: gap) { count += piece.range.count }
  if count != gap.count { violations.append("pieces of trivia leave a gap") }
  return violations
}

/// Nodes nest, siblings ascend and do not overlap, ends and parents agree. So each token is directly under one node.
private func nodeViolations(_ tree: SyntaxTree) -> [String] {
  var violations: [String] = []
  let nodes = tree.nodes
  if nodes.first?.kind != .sourceFile { violations.append("the first node is not the file") }
  if nodes.first.map({ Int($0.endNode) }) != nodes.count {
    violations.append("the file does not hold all nodes")
  }
  if nodes.first.map({ $0.firstToken == 0 && Int($0.endToken) == tree.tokens.count }) != true {
    violations.append("the file does not hold all tokens")
  }
  // For each node the end of its last child so far.
  var ends = nodes.map(\.firstToken)
  for (index, node) in nodes.enumerated().dropFirst() {
    let parent = nodes[Int(node.parent)]
    if node.parent >= index || node.endNode > parent.endNode {
      violations.append("node \(index) is outside its parent")
    }
    if node.firstToken < parent.firstToken || node.endToken > parent.endToken {
      violations.append("node \(index) has tokens that its parent has not")
    }
    if node.firstToken > node.endToken { violations.append("node \(index) ends before it begins") }
    if node.firstToken < ends[Int(node.parent)] {
      violations.append("node \(index) overlaps the one before it")
    }
    ends[Int(node.parent)] = node.endToken
  }
  return violations
}

/// Each token is among the own tokens of exactly one node. That follows from what `violations` looks at, so it is enough to
/// ask for it where a tree is not one of thousands.
func ownerViolations(_ tree: SyntaxTree) -> [String] {
  var owners = [Int](repeating: 0, count: tree.tokens.count)
  for index in tree.nodes.indices {
    let node = SyntaxNode(tree: tree, id: NodeID(rawValue: UInt32(index)))
    for token in node.ownTokens { owners[token] += 1 }
  }
  return owners.indices.filter { owners[$0] != 1 }.map { "token \($0) has \(owners[$0]) owners" }
}

private func isTrivia(_ bytes: ArraySlice<UInt8>) -> Bool {
  var index = bytes.startIndex
  func at(_ offset: Int) -> UInt8 { index + offset < bytes.endIndex ? bytes[index + offset] : 0 }
  while index < bytes.endIndex {
    switch (bytes[index], at(1)) {
    case (UInt8(ascii: "/"), UInt8(ascii: "/")), (UInt8(ascii: "#"), UInt8(ascii: "!")):
      while index < bytes.endIndex, at(0) != 0x0A, at(0) != 0x0D { index += 1 }
    case (UInt8(ascii: "/"), UInt8(ascii: "*")):
      guard let end = endOfComment(bytes, from: index) else { return true }
      index = end
    case (0...0x20, _), (0x7F, _): index += 1
    case (0x80..., _):
      let word = Array(bytes[index...])
      let length = word.withUnsafeBufferPointer { buffer in
        buffer.baseAddress.map { DecodedScalar($0, at: 0, end: word.count).length } ?? 1
      }
      index += length
    default: return false
    }
  }
  return true
}

/// The end of the comment that begins at `start`, nested ones included; nil if it has none.
private func endOfComment(_ bytes: ArraySlice<UInt8>, from start: Int) -> Int? {
  var depth = 0
  var index = start
  while index + 1 < bytes.endIndex {
    let pair = (bytes[index], bytes[index + 1])
    if pair == (UInt8(ascii: "/"), UInt8(ascii: "*")) {
      depth += 1
      index += 2
    } else if pair == (UInt8(ascii: "*"), UInt8(ascii: "/")) {
      depth -= 1
      index += 2
      if depth == 0 { return index }
    } else {
      index += 1
    }
  }
  return nil
}
