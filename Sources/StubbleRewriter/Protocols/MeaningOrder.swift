import StubbleSemantics

/// An order of names with types in which each name follows those that its types mention, so that most can be resolved
/// one after the other.
struct MeaningOrder {
  /// The positions of the names in this order.
  private(set) var positions: [Int] = []
  private let positionsOfNames: [String: [Int]]
  private let types: [TypeRef]
  private var visited: Set<String> = []

  init(of entries: [(name: String, type: TypeRef)]) {
    positionsOfNames = Dictionary(grouping: entries.indices) { entries[$0].name }
    types = entries.map(\.type)
    for entry in entries { visit(entry.name) }
  }

  private mutating func visit(_ name: String) {
    guard let own = positionsOfNames[name], visited.insert(name).inserted else { return }
    for position in own {
      for path in types[position].names { path.split(separator: ".").forEach { visit(String($0)) } }
    }
    positions += own
  }
}
