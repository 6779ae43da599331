@Stubbable
final class ContextualWords {
  var consume = 1
  var copy = 2
  var each = 3
  var any = 4
  var some = 5
  var then = 6
  var discard = 7
  var yield = 8
  var async = 9
  var borrowing = 10
  var get = 11
  var set = 12
  var willSet = 13
  var unowned = 14
  var weak = 15
  var actor = 16
  var sending = 17
  var lazy = 18
  var macro = 19
  var package = 20
  var `repeat` = 21
  var `throws` = 22
  func f(consume: Int, copy: Int, each: Int, any: Int, some: Int, then: Int, discard: Int, yield: Int, async: Int, borrowing: Int, get: Int, set: Int, weak: Int, actor: Int, sending: Int, lazy: Int, package: Int, repeat: Int, in: Int, for: Int, throws: Int, is: Int, as: Int, Any: Int, Self: Int, self: Int, super: Int, try: Int, init: Int, unsafe: Int, await: Int, func: Int, Type: Int, Protocol: Int, reasync: Int, nonisolated: Int, isolated: Int) -> Int { copy + consume }
  func consume(_ x: Int) -> Int { x }
  func copy(_ x: Int) -> Int { x }
  func each(_ f: (Int) -> Void) { f(1) }
  subscript(consume: Int, copy copy: Int) -> Int { copy }
}
