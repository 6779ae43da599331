func useSentAndReturned() async throws {
  let relay = SentRelay()
  print(relay.same(SentBox()).number, try relay.chosen(SentBox(), isKept: false) == nil)
  print(relay.wrapped { 3 }(), relay.count(SentBox()), SentRelay.first(SentBox()).count)
  print(await SentStore().passed(SentBox()).number)

  #if STUBS
    relay._same = { _ in
      let box = SentBox()
      box.number = 5
      return box
    }
    relay._count = { $0.number + 10 }
    print(relay.same(SentBox()).number, relay.count(SentBox()))
  #endif
}
try await useSentAndReturned()
