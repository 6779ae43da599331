func useUnderscores() {
  print(Post.send(1), Post()._send(2), Post._send(3, twice: true), Post().kind(), Post()._kind(4), Post().size, Post()._getSize())
  print(Bus().send(1), Bus()._send(2, twice: true), Bus().__send(3), Route.open(1), Route.home._open(2))
  print(Report(), Report(context: "d").text(), Report(number: 2).number, Post() == Post())
}
useUnderscores()
#if STUBS
Post._sendStub = { $0 * 10 }
Post.__send = { n, _ in n * 100 }
useUnderscores()
var post = Post()
post.__kind = { $0 * 1_000 }
post.__send = { $0 * 7 }
print(post._kind(1), post._send(1))
let bus = Bus()
bus._sendStub = { _ in 40 }
bus.__sendStub2 = { _, _ in 50 }
bus.___send = { _ in 60 }
print(bus.send(1), bus._send(1, twice: true), bus.__send(1))
Route._open = { $0 * 80 }
Route.__openStub = { $0 * 90 }
print(Route.open(1), Route.home._open(1))
var report = Report()
report._text = { "stub" }
report._getContext = { "stubbed" }
print(report, report.text(), report.context)
#endif
