func useBoxes() {
  var a = Box<Int>(count: 1)
  var b = Box<Int>(count: 4)
  print(a.move(from: &b, 7), a.count, b.count, a.isFull(), a.copy().count, a.same(as: b))
  print(Formats.Table().read([1, 2]), Shelf<Int>().sum(1, 2))
}
useBoxes()
#if STUBS
Box<Int>._move = {
  $0.count = 10
  return $1 + 1
}
Box<Int>._copy = { Box(count: 5) }
Box<Int>._same = { $0.count == 10 }
Formats.Table._read = { -$0.count }
useBoxes()
#endif
