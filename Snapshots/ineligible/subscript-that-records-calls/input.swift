struct Rows {
    @StubbableFunction(calls: true) subscript(row: Int) -> Int { row }
}
@Stubbable(calls: true)
struct Columns {
    subscript(column: Int) -> Int { column }
}
