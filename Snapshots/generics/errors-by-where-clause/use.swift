enum Problem: Fault { case missing }
func show(_ body: () throws -> Any) {
  do { print(try body()) } catch { print(error) }
}
let loader = Loader<String, Problem, Problem, Problem>(value: "value")
func showLoader() {
  show { try loader.check() }
  show { try loader.count() }
  show { try loader.known() }
  show { loader.perform { () throws(Problem) in 0 } }
  show { loader.keep({ (_) throws(Problem) in }, times: 4) }
  show { try loader.load() }
  show { try loader.result().get() }
  show { try loader.worker()() }
  show { try loader.size }
}
showLoader()
#if STUBS
  loader._check = { throw Problem.missing }
  loader._count = { throw Problem.missing }
  loader._known = { () throws(Problem) in throw .missing }
  loader._perform = { try! $0() }
  loader._keep = { $1 + 1 }
  loader._load = { throw Problem.missing }
  loader._result = { Result<String, Problem>.failure(.missing) }
  loader._worker = { { () throws(Problem) -> Int in 60 } }
  loader._getSize = { throw Problem.missing }
  showLoader()
#endif
