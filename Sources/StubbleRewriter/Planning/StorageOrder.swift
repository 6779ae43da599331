import StubbleSemantics
import StubbleSyntax

/// Keeps the order in which a type stores its values, in which they are released too: storage that has a declaration of
/// its own is at the end of the type, unless a property that stays as it is comes after.
struct StorageOrder: Sendable {
  /// The bindings whose storage is declared after them.
  private let kept: Set<NodeID>

  init(of model: TypeModel, stubs: [PlannedStub]) {
    let moved = Set(
      stubs.compactMap(\.instanceStorage).filter { $0.form != .storage }.map(\.binding.node.id))
    var kept: Set<NodeID> = []
    var isFollowed = false
    for stored in model.storedBindings.reversed() {
      let id = stored.binding.node.id
      if !moved.contains(id) { isFollowed = true } else if isFollowed { kept.insert(id) }
    }
    self.kept = kept
  }

  /// The storage of a stub is declared after its property.
  func isKept(_ planned: PlannedStub) -> Bool {
    planned.instanceStorage.map { kept.contains($0.binding.node.id) } ?? false
  }
}
