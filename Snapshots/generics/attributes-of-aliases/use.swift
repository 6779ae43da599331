let taskQueue = TaskQueue()
print(try await taskQueue.add { 3 }, taskQueue.repeated(2) { $0 * 5 })
#if STUBS
taskQueue._add = { operation in operation.isolation == nil ? 4 : 5 }
taskQueue._repeated = { _, step in step(7) }
print(try await taskQueue.add { 3 }, taskQueue.repeated(2) { $0 * 5 })
#endif
