do {
  let source = CapturingSource([1, 2, 3, 4])
  let three = CapturingSource([1, 2, 3], peer: source)
  let one = CapturingSource([7], peer: source)
  print(source.last(), source.field(1), three.field(1), one.field(1), CapturingValue(start: 2).next())
  one.observed = 4
}
#if STUBS
  do {
    let source = CapturingSource([1, 2])
    source._getCount = { 50 }
    print(source.last(), source.field(1))
    var value = CapturingValue(start: 2)
    value._getStart = { 9 }
    print(value.next(), value.start)
  }
#endif
