@Stubbable
class BorrowedGenerics {
    func append<Value>(of value: borrowing Value, as type: Value.Type) -> Int { 1 }
    func same<Value: Equatable>(_ value: borrowing Value) -> Value { copy value }
    func list<Value>(_ values: borrowing [Value], _ maybe: borrowing Value?) -> Int { values.count }
    func opaque(_ value: borrowing some Equatable, _ list: borrowing [some Equatable]) -> Int { 2 }
    func taken<Value>(_ value: consuming Value) -> Value { value }
    func plain(_ values: borrowing [Int], _ text: borrowing String) -> Int { values.count }
    func existential(_ value: borrowing any Equatable) -> Int { 3 }
}

@Stubbable(calls: true)
class BorrowedRecords {
    func add<Value>(_ value: borrowing Value) -> Int { 5 }
}
