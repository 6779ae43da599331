enum Nothing {}

struct Absurd {
  let reason: Never
  var count = 1
  func explain() -> Int { count }
  static func name() -> String { "absurd" }
}

struct AbsurdPair { let pair: (Int, Nothing); var count: Int { 1 } }

class Handler {
  var last: Nothing? = nil
  var all: [Never] = []
  var count: Int = 1
  var never: Nothing { fatalError() }
  var thrown: Nothing { get { fatalError() } set {} }
  func handle(_ failure: Never) -> Int { switch failure {} }
  func handle(result: Result<Int, Never>) -> Int { result.get() }
  func note(_ pair: (Int, Nothing)) {}
  func change(_ nothing: inout Nothing) {}
  subscript(nothing: Never) -> Int { switch nothing {} }
}
