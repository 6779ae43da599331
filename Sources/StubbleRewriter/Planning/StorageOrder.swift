import StubbleSemantics
import StubbleSyntax

/// The stubbed properties whose storage must stay in place, so that a type stores its values, and releases them, in the
/// order of the original. Generated storage is usually declared at the end of the type. If an unchanged property
/// follows the stubbed one, the storage is declared right after the stubbed property instead.
struct StorageOrder: Sendable {
  /// The bindings whose storage is declared right after them.
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

  /// Whether the storage of a stub is declared right after its property.
  func isKept(_ planned: PlannedStub) -> Bool {
    planned.instanceStorage.map { kept.contains($0.binding.node.id) } ?? false
  }
}
