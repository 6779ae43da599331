let replyCaller = ReplyCaller.counting(from: 1), replyCounter = ReplyCounter(), amountMeter = AmountMeter()
print(replyCaller.answer(2), replyCounter.twice(), amountMeter.measure("four"), replyCounter == ReplyCounter())
#if STUBS
var otherCounter = ReplyCounter()
otherCounter._twice = { 50 }
amountMeter._measure = { _ in 60 }
print(otherCounter.twice(), amountMeter.measure("four"), otherCounter == replyCounter)
#endif
