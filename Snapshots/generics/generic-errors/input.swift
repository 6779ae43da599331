protocol Request {
  associatedtype Answer
  associatedtype Failure: Error
  func answer() throws(Failure) -> Answer
}

enum Denied: Error { case once, always }

@Stubbable
class Client {
  func perform<R: Request>(_ request: R) throws(R.Failure) -> R.Answer { try request.answer() }

  func send<R: Request & Sendable>(_ request: R) async throws(R.Failure) -> R.Answer where R.Answer: Sendable {
    let answer = try request.answer()
    return answer
  }

  func check<E: Error>(_ error: E?) throws(E) {
    if let error { throw error }
  }

  func choose<E: Error>(_ error: E, if isWanted: Bool) throws(E) -> Int { if isWanted { throw error } else { 1 } }

  func map<Value, E: Error>(_ body: () throws(E) -> Value) throws(E) -> Value { try body() }

  func fail<E: Error>(_ error: E) throws(E) -> Never { throw error }

  func inClauses<E: Error>(_ error: E) throws(E) -> Int {
    #if DEBUG
    3
    #else
    4
    #endif
  }

  func count<E: Error>(_ errors: inout [E]) throws(E) -> Int { errors.count }

  subscript<E: Error>(error: E) -> Int {
    get throws(E) { 5 }
  }
}

class Logger: Client {
  override func perform<R: Request>(_ request: R) throws(R.Failure) -> R.Answer { try super.perform(request) }
}

@Stubbable
actor Store {
  func perform<R: Request & Sendable>(_ request: R) async throws(R.Failure) -> R.Answer where R.Answer: Sendable {
    try request.answer()
  }
}

struct Ping: Request {
  var isDenied = false
  func answer() throws(Denied) -> Int {
    if isDenied { throw .always }
    return 7
  }
}
