import Distributed

func useDistributedClosures() async {
  let counter = LocalCounter(actorSystem: LocalTestingDistributedActorSystem())
  print((try? await counter.advance(by: 2)) ?? "none", LocalCounter.first())

  #if STUBS
    LocalCounter._first = { 70 }
    LocalCounter._next = { _ in 30 }
    print((try? await counter.advance(by: 2)) ?? "none", LocalCounter.first())
  #endif
}
await useDistributedClosures()
