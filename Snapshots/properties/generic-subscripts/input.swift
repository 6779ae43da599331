@Stubbable
struct GenericSubscripts {
    var all: [String: Int] = [:]
    subscript<T>(optional value: T?) -> T? { get { value } set { all["o"] = newValue == nil ? 0 : 1 } }
    subscript(some value: some Hashable) -> Int { value.hashValue == 0 ? 0 : 1 }
    subscript(indices: Int...) -> Int { indices.count }
    subscript(closure: (Int) -> Int) -> Int { closure(1) }
    subscript(default value: @autoclosure () -> Int) -> Int { value() }
}
