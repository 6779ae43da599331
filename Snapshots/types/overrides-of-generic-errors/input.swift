enum OfflineFault: Error { case always }
typealias NoFailure = Never

// @Stubbable
class Origin<Failure: Error> {
  func load() throws(Failure) -> Int { 1 }
}

// @Stubbable
class LocalOrigin: Origin<NoFailure> {
  override func load() -> Int { 3 }
}

class MiddleOrigin<Problem: Error>: Origin<Problem> {}

// @Stubbable
class CachedOrigin: MiddleOrigin<Never> {
  override func load() -> Int { 5 }
}

// @Stubbable
class RemoteOrigin: MiddleOrigin<OfflineFault> {
  override func load() throws(OfflineFault) -> Int { 6 }
}
