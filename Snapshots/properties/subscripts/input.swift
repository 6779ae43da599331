@Stubbable
class Subscripts {
    var table: [String: Int] = [:]
    subscript(key: String) -> Int { get { table[key] ?? 0 } set { table[key] = newValue } }
    subscript(index: Int) -> Int { index * 2 }
    subscript(row row: Int, column column: Int) -> Int { get { row + column } set(value) { table["\(row)"] = value } }
    subscript<T>(generic value: T) -> T { value }
    static subscript(name: String) -> Int { name.count }
    @StubbableFunction subscript(throwing n: Int) -> Int { get throws { n } }
}
