func useEnums() async throws {
  var suit = SharedSuit.hearts
  print(suit.symbol(), suit.isRed, SharedSuit.best(), suit.best(), try await suit.load())
  suit.flip(by: 1)
  print(suit, SharedSuit(rawValue: "hearts") ?? .spades)
  let tree = SharedTree.node(.leaf(1), .leaf(2))
  print(tree.leaves(), tree[1])
}
try await useEnums()
#if STUBS
SharedSuit._symbol = { "x" }
SharedSuit._getIsRed = { false }
SharedSuit._flip = { print("flip", $0) }
SharedSuit._best = { .hearts }
SharedSuit._bestStatic = { .spades }
SharedSuit._load = { [] }
SharedTree<Int>._leaves = { [7] }
SharedTree<Int>._getSubscript = { $0 * 10 }
try await useEnums()
SharedSuit._resetStubs()
SharedTree<Int>._resetStubs()
try await useEnums()
#endif
