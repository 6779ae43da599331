var textSink = TextSink()
Consumer().render("a", into: &textSink, with: Ticket())
print(textSink.text, Consumer().captured("four"), Consumer().capturedToo(3, into: &textSink), Consumer().kept("b"))
print(await Consumer().capturedLater("five!"), Consumer().capturedLazily("six"))
#if STUBS
  var consumer = Consumer()
  consumer._render = { text, sink, _ in sink.take(text + text) }
  consumer._captured = { _ in 9 }
  consumer._capturedToo = { _, _ in 10 }
  consumer.render("c", into: &textSink, with: Ticket())
  print(textSink.text, consumer.captured(""), consumer.capturedToo(Int?.none, into: &textSink))
#endif
