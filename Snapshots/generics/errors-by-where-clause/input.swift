protocol Fault: Error {}

// @Stubbable
class Loader<Value, Failure, Known: Fault, Other: Sendable> {
  var value: Value

  init(value: Value) { self.value = value }

  func check() throws(Failure) where Failure: Error {}
  func count() throws(Other) -> Int where Other: Error { 1 }
  func known() throws(Known) -> Int where Known: Equatable { 2 }
  func perform(_ work: () throws(Failure) -> Int) -> Int where Failure: Error { 3 }
  func keep(_ work: @escaping (Int) throws(Failure) -> Void, times: Int) -> Int where Failure: Error { times }
}

extension Loader where Failure: Error {
  func load() throws(Failure) -> Int { 5 }
  func result() -> Result<Value, Failure> { .success(value) }
  func worker() -> () throws(Failure) -> Int { { 6 } }
  var size: Int { get throws(Failure) { 7 } }
}
