@Stubbable
final class CapturingSource {
  let rows: [Int]
  private let _buffer: [Int]
  let count: Int
  weak var peer: CapturingSource?
  let field: (Int) -> Int
  var last: () -> Int

  init(_ rows: [Int], peer: CapturingSource? = nil) {
    self.rows = rows
    _buffer = rows + rows
    count = rows.count
    self.peer = peer
    last = { [count] in count }
    if rows.count > 3 {
      field = { [buffer = self._buffer, rows = self.rows] in buffer[$0] + rows[0] }
    } else if rows.count > 2 {
      field = { [count, _buffer] place in count + _buffer[place] }
    } else {
      field = { [weak peer = self.peer, next = count + 1] in (peer?.count ?? 0) + next + $0 }
    }
    let later = { [weak self] in self?.count ?? 0 }
    last = { [count] in later() + count + { [count] in count }() }
  }

  deinit {
    let left = { [count] in count }
    print("left", left())
  }

  var observed = 1 {
    didSet {
      let sum = { [count, observed] in count + observed }
      print("observed", sum())
    }
  }
}

@Stubbable
struct CapturingValue {
  let start: Int
  var next: () -> Int
  init(start: Int) {
    self.start = start
    next = { [start = self.start] in start }
    next = { [start, next] in start + next() }
  }
}
