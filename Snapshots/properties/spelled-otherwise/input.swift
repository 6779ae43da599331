// @Stubbable
struct Corner {
  var x = 1, y = 2
}
typealias Point1 = Corner
extension Point1 {
  mutating func flip() { swap(&x, &y) }
}
// @Stubbable
struct Watched1 {
  var first = 1 {
    didSet {
      (self).first = 6
      ((self)).second = 2
    }
  }
  var second = 1 { didSet { print("second", oldValue) } }
}
typealias Empty1 = Void
typealias MaybeEmpty1 = Void?
// @Stubbable
struct Emptied {
  var value: Empty1 = ()
  var maybe: MaybeEmpty1 = nil
  var kind: AnyClass = Emptied1.self
}
class Emptied1 {}
