public struct GenericPath: Hashable { var a: Int }
@Stubbable
struct GenericChange { var moved: [(source: GenericPath, target: GenericPath)] = [] }
extension GenericChange: Equatable {
  static func == (lhs: GenericChange, rhs: GenericChange) -> Bool {
    pairs(lhs) == pairs(rhs)
  }
  private static func pairs(_ change: GenericChange) -> Set<GenericPair<GenericPath>> {
    Set(change.moved.map { GenericPair(first: $0.source, second: $0.target) })
  }
}
@Stubbable
private struct GenericPair<H: Hashable>: Hashable {
  let first: H
  let second: H
}
@Stubbable
struct GenericFree<H: Hashable & Sendable> { let first: H }
@Stubbable
final class GenericFrame<T> {
  let value: T
  init(value: T) { self.value = value }
}
extension GenericFrame: Sendable where T: Sendable {}
@Stubbable
final class GenericGroup<T> {
  let frames: ContiguousArray<GenericFrame<T>>
  let numbers: ContiguousArray<GenericFrame<Int>>
  let last: GenericFrame<T>?
  init(frames: ContiguousArray<GenericFrame<T>>, numbers: ContiguousArray<GenericFrame<Int>>) {
    self.frames = frames
    self.numbers = numbers
    last = frames.last
  }
}
nonisolated func countNumbers<T>(_ group: GenericGroup<T>) -> Int { group.numbers.count }
nonisolated func makeFree() -> Int { GenericFree(first: 3).first }
@Stubbable
struct GenericHolder<T> {
  let inner: Inner
  init() { inner = Inner() }
  final class Inner { var value = 1 }
}
extension GenericHolder.Inner: @unchecked Sendable where T: Sendable {}
