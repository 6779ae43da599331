func useGenericBuilders() {
  var table = BuiltTable()
  print(table.counts(), table.names, table.pairs(from: 1))

  #if STUBS
    table._counts = { [5] }
    table._getNames = { ["c"] }
    table._pairs = { [("z", $0)] }
    print(table.counts(), table.names, table.pairs(from: 1))
  #endif
}
useGenericBuilders()
