@Stubbable
class DependentLoader<Source: Collection> where Source.Element: Hashable {
    let source: Source
    var cache: [Source.Element: Int] = [:]
    init(_ source: Source) { self.source = source }
    func unique() -> Set<Source.Element> { Set(source) }
    func first() -> Source.Element? { source.first }
    func counts(_ elements: Set<Source.Element>) -> [Source.Element: Int] { [:] }
    func mapped<Value>(_ value: Value) -> Set<Source.Element> { Set(source) }
    func own<Value: Hashable>(_ value: Value) -> Set<Value> { [value] }
}

@Stubbable
struct DependentStore<Key, Value: Identifiable> where Key: Hashable, Value.ID: Comparable & Hashable {
    var values: [Key: Value] = [:]
    func keys() -> Set<Key> { Set(values.keys) }
    func identifiers() -> Set<Value.ID> { Set(values.values.map(\.id)) }
    func indexed(by ids: [Value.ID: Int]) -> [Value.ID: Int] { ids }
}

struct DependentItem: Identifiable { let id: Int }
