func useOverlaid() {
  let preamble = preamble(from: [1, 0, 2, 0])
  print(preamble.kind, preamble.length, preamble.total())
  let numbers: [Int16] = [3, 4]
  numbers.withUnsafeBytes { bytes in
    guard let start = bytes.baseAddress else { return }
    let corner = LaidCorners(start: start).first()
    print(corner.x, corner.sum())
  }
  let pair: [UInt8] = [7, 8]
  pair.withUnsafeBytes { bytes in
    var start = bytes.baseAddress
    withUnsafePointer(to: &start) { print(entry(at: UnsafeRawPointer($0)).text()) }
  }
  var run = LaidRun(), plain = LaidPlain()
  print(run.bytes().reduce(0, +), run.next(), plain.doubled())
}
useOverlaid()
#if STUBS
Preamble._total = { 100 }
LaidCorner._sum = { 200 }
LaidEntry._text = { "stub" }
LaidRun._next = { 300 }
useOverlaid()
var stubbedPlain = LaidPlain()
stubbedPlain._doubled = { 400 }
print(stubbedPlain.doubled())
#endif
