func useCounter(_ counter: Counter) {
  var coupon = Coupon()
  counter.stamp(&coupon)
  print(counter.check(coupon, times: 3), counter.look(nil, times: 4), counter.describe("a", times: 5), counter.collect([1]))
  print(counter.open(Envelope(content: Coupon()), Envelope(content: 6)), counter.sum(nil, times: 7))
  print(counter.apply({ $0.number = 2 }, times: 8), counter.point(at: nil, times: 9))
  counter.finish(.success(Coupon()), times: 10)
  counter.redeem(coupon, times: 11, for: "Ada")
}
useCounter(Counter())
func useLedger() {
  print(Ledger(total: 1).isBefore(Ledger(total: 3), by: 1), Tray<Coupon>().put(Coupon(), at: 2))
}
useLedger()
#if STUBS
func recordCounter() {
  let counter = Counter()
  counter._check = { coupon, times in -coupon.number * times }
  useCounter(counter)
  print(counter._checkCalls, counter._lookCalls, counter._describeCalls, counter._stampCalls.count, counter._collectCalls)
  print(counter._openCalls.map(\.content), counter._sumCalls, counter._applyCalls.map(\.times))
  print(counter._finishCalls, counter._redeemCalls.map(\.name), counter._pointCalls.map(\.times))
  let ledger = Ledger()
  _ = ledger.isBefore(Ledger(), by: 2)
  let tray = Tray<Coupon>()
  _ = tray.put(Coupon(), at: 3)
  print(ledger._isBeforeCalls, tray._putCalls)
}
recordCounter()
#endif
