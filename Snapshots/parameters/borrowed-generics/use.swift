let borrowed = BorrowedGenerics(), records = BorrowedRecords()
print(borrowed.append(of: 1, as: Int.self), borrowed.same("s"), borrowed.list([1, 2], nil), borrowed.opaque(1, [2]))
print(borrowed.taken(3), borrowed.plain([1], "t"), borrowed.existential(4), records.add(6))
#if STUBS
borrowed._append = { value, type in value as? Int == 1 ? 10 : 0 }
borrowed._same = { _ in "stub" }
borrowed._list = { values, _ in (values as? [Int])?.first ?? 0 }
borrowed._opaque = { _, _ in 20 }
print(borrowed.append(of: 1, as: Int.self), borrowed.same("s"), borrowed.list([1, 2], nil), borrowed.opaque(1, [2]))
print(records.add("r"), records._addCalls)
#endif
