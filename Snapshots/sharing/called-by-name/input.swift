import Foundation

@Stubbable
struct Reservation {
  var seat = 4
  var row: Int { seat / 2 }
}

@Stubbable
struct Coordinate {
  var x: Int16 = 1
  var y: Int16 = 2
}

@Stubbable
struct Signal {
  var strength: UInt32 = 7
}

struct Channel {
  func value<T>(_ content: T) -> [T] { [content] }
  func send(_ reservation: Reservation) -> Int { reservation.row }
}

func value<T>(of type: T.Type, after count: Int) -> Int { MemoryLayout<T>.stride * count }

func seats(_ channel: Channel, _ reservation: Reservation) -> [Int] {
  channel.value(reservation).map(\.seat) + [channel.send(reservation), value(of: Coordinate.self, after: Int(2))]
}

// The arrays' elements are copied.
func copied() -> UInt32 {
  let signals = (1...3).map { Signal(strength: $0) }
  var target: (UInt32, UInt32, UInt32) = (0, 0, 0)
  memcpy(&target, signals, 12)
  return target.1
}

struct Sky {
  var stars = [Star](repeating: Star(), count: 2)
  func bytes() -> [UInt8] { self.stars.withUnsafeBytes { Array($0) } }
}

@Stubbable
struct Star {
  var size: UInt8 = 9
}
