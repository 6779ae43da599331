enum OfflineFault: Error { case always }
typealias NoFailure = Never

// @Stubbable
class Origin<Failure: Error> {
  func load() throws(Failure) -> Int {/*<stubble*/ if let _load { try _load() } else {/*stubble>*/ 1 /*<stubble*/} /*stubble>*/}
/*<stubble*/@exclusivity(unchecked) final var _load: (() throws(Failure) -> Int)? = nil/*stubble>*/}

// @Stubbable
class LocalOrigin: Origin<NoFailure> {
  override func load() -> Int {/*<stubble*/ if let _loadStub { _loadStub() } else {/*stubble>*/ 3 /*<stubble*/} /*stubble>*/}
/*<stubble*/@exclusivity(unchecked) final var _loadStub: (() -> Int)? = nil/*stubble>*/}

class MiddleOrigin<Problem: Error>: Origin<Problem> {}

// @Stubbable
class CachedOrigin: MiddleOrigin<Never> {
  override func load() -> Int {/*<stubble*/ if let _loadStub { _loadStub() } else {/*stubble>*/ 5 /*<stubble*/} /*stubble>*/}
/*<stubble*/@exclusivity(unchecked) final var _loadStub: (() -> Int)? = nil/*stubble>*/}

// @Stubbable
class RemoteOrigin: MiddleOrigin<OfflineFault> {
  override func load() throws(OfflineFault) -> Int {/*<stubble*/ if let _load { try _load() } else {/*stubble>*/ 6 /*<stubble*/} /*stubble>*/}
}
/*<stubble*//* Applied by stubble; `stubble revert` restores the original. digest: b8a11d8f 90fa ff98 4750 7f3f ff98 99dd 7f3f ff98 99dd 90fa ff98 *//*stubble>*/