@resultBuilder enum RowsBuilder<Row> {
  static func buildBlock(_ rows: Row...) -> [Row] { rows }
}

enum RowsSpace {
  @resultBuilder struct Pairs<Key, Value> {
    static func buildBlock(_ pairs: (Key, Value)...) -> [(Key, Value)] { pairs }
  }
}

// @Stubbable
struct BuiltTable {
  @RowsBuilder<Int> func counts() -> [Int] {
    3
    4
  }
  @RowsBuilder<String> var names: [String] {
    "a"
    "b"
  }
  @RowsSpace.Pairs<String, Int> func pairs(from start: Int) -> [(String, Int)] {
    ("x", start)
    ("y", start + 1)
  }
}
