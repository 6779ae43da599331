import Distributed

@Stubbable distributed actor LocalCounter {
  typealias ActorSystem = LocalTestingDistributedActorSystem

  var count = 1
  static func first() -> Int { 7 }
  func next(_ step: Int) -> Int { count + step }
  nonisolated func name() -> String { "counter" }
  var twice: Int { count * 2 }
  distributed func advance(by step: Int) -> String { "\(next(step)) \(twice) \(name())" }
}
