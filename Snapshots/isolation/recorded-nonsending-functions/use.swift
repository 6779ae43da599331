let recordedQueue = RecordedQueue()
print(recordedQueue.run(2) { 3 }, RecordedQueue.start(4) { 5 })
print(RecordedStep().run(6) { 7 }, RecordedStep() == RecordedStep())
#if STUBS
  RecordedQueue._start = { times, _ in times + 1 }
  print(recordedQueue._runCalls[0].times, await recordedQueue._runCalls[0].body(), RecordedQueue.start(4) { 5 })
  RecordedQueue._start = nil
#endif
