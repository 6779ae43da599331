let coerced = CoercedResults()
print(coerced.optional { (list: [Int]) in list.first }, coerced.nested({ $0 }, 3), coerced.array { [$0, 1] })
print(try await coerced.waiting({ $0 }, 4) ?? 0, coerced.spelled({ $0 }, 5), coerced.plain { 6 })
#if STUBS
coerced._optional = { body in body([5, 6]) as? Int ?? 0 }
coerced._nested = { body, value in ((try? body(value)) as? Int ?? 0) * 100 }
coerced._waiting = { body, value in try await body(value) }
coerced._spelled = { body, value in body(value) as? Int ?? 0 }
print(coerced.optional { (list: [Int]) in list.first }, coerced.nested({ $0 }, 3))
print(try await coerced.waiting({ $0 }, 4) ?? 0, coerced.spelled({ $0 }, 5))
#endif
