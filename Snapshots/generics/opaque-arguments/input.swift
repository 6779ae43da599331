// @Stubbable
final class Tallier {
    func count(_ values: Set<some Hashable>) -> Int { values.count }
    func count(maybe values: Set<some Hashable>?) -> Int { values?.count ?? -1 }
    func count(_ result: Result<some Hashable, any Error>) -> Int { (try? result.get()) == nil ? 0 : 1 }
    func count(keyed values: [some Hashable: Int]) -> Int { values.count }
    func count(written values: Dictionary<some Hashable, Int>) -> Int { values.count }
    func count(valued values: Dictionary<String, some Hashable>) -> Int { values.count }
    func count(pair: (some Hashable, Int)) -> Int { pair.1 }
    func count(maybe pairs: [(some Hashable, Int)]?) -> Int { pairs?.count ?? -1 }
    func count(_ values: some Collection<some Hashable>) -> Int { values.count }
    func count(lazily value: @autoclosure () -> some Collection) -> Int { value().count }
    func count(later values: @escaping () throws -> (some Collection)?) rethrows -> Int { try values()?.count ?? 0 }
    func count(both values: () -> (some Collection, Int)) -> Int { values().1 }
}
