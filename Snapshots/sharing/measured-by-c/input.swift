import Foundation

@Stubbable
struct CSize {
  var value: (UInt16, UInt16)
  func total() -> Int { Int(value.0) + Int(value.1) }
}

@Stubbable
struct CPoint {
  var x: Int32 = 0
  var y: Int32 = 0
}

@Stubbable
struct CWindow {
  let id = 1
  var frame: CSize { CSize(value: (3, 4)) }
}

/// No address of its values goes anywhere.
@Stubbable
struct CFree {
  var x = 1
  mutating func grow() -> Int {
    increase(&self)
    return x
  }
}

func increase(_ value: inout CFree) { value.x += 1 }

func copied(_ window: CWindow) -> Int {
  var source = window.frame
  var target = CSize(value: (0, 0))
  memcpy(&target, &source, 4)
  return target.total()
}

func filled(_ count: Int) -> [Int32] {
  var points = [CPoint](repeating: CPoint(), count: count)
  memset(&points, 1, count * 8)
  return points.flatMap { [$0.x, $0.y] }
}
