enum SharedSuit: String, CaseIterable {
  case hearts, spades
  @StubbableFunction func symbol() -> String { rawValue }
  @StubbableProperty var isRed: Bool { self == .hearts }
  @StubbableFunction mutating func flip(by count: Int) { self = count % 2 == 0 ? self : .spades }
  @StubbableFunction static func best() -> SharedSuit { .hearts }
  @StubbableFunction func best() -> SharedSuit { self }
}
extension SharedSuit {
  @StubbableFunction func load() async throws -> [SharedSuit] { [self] }
}
indirect enum SharedTree<Leaf> {
  case leaf(Leaf)
  case node(SharedTree, SharedTree)
  @StubbableFunction func leaves() -> [Leaf] {
    switch self {
    case .leaf(let leaf): return [leaf]
    case .node(let left, let right): return left.leaves() + right.leaves()
    }
  }
  @StubbableProperty subscript(index: Int) -> Leaf { leaves()[index] }
}
