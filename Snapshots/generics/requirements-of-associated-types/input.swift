protocol KeyOwner { associatedtype Key }

struct FiveOwner: KeyOwner, Equatable { typealias Key = Int }

struct KeyedFilter<Model: KeyOwner> where Model.Key: Hashable { var model: Model }

struct KeyedBox<Model: KeyOwner> { var model: Model }

@Stubbable
final class KeyedQuery<Model: KeyOwner> {
  let model: Model
  init(model: Model) { self.model = model }
  func filter(_ filter: KeyedFilter<Model>) -> Int where Model.Key: Hashable { 1 }
  func filters(_ make: @escaping () -> KeyedFilter<Model>) -> KeyedFilter<Model>? where Model.Key: Hashable { nil }
  func keys(_ counts: [Model.Key: Int]) -> Set<Model.Key> where Model.Key: Hashable { Set(counts.keys) }
  func path() -> KeyPath<KeyedFilter<Model>, Model> where Model.Key: Hashable { \.model }
  func box(_ box: KeyedBox<Model>) -> KeyedBox<Model> where Model.Key: Hashable { box }
}
