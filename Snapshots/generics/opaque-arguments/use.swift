let tallier = Tallier()
print(tallier.count([1, 2] as Set), tallier.count(maybe: nil as Set<Int>?), tallier.count(Result<Int, any Error>.success(1)))
print(tallier.count(keyed: ["a": 1]), tallier.count(written: [1: 1]), tallier.count(valued: ["a": 1]))
print(tallier.count(pair: ("a", 3)), tallier.count(maybe: [("a", 3)]), tallier.count(0..<9))
print(tallier.count(lazily: [1]), tallier.count(later: { [1, 2] as [Int]? }), tallier.count(both: { ([1], 7) }))
#if STUBS
tallier._countMaybeOptionalSetSomeHashable = { $0 as? Set<Int> == nil ? 10 : 11 }
tallier._countKeyed = { ($0 as? [String: Int])?["a"] ?? 0 }
tallier._countWritten = { ($0 as? [Int: Int])?[1] ?? 0 }
tallier._countValued = { $0["a"]?.hashValue == 1.hashValue ? 12 : 0 }
print(tallier.count(maybe: nil as Set<Int>?), tallier.count(maybe: [1] as Set))
print(tallier.count(keyed: ["a": 13]), tallier.count(written: [1: 14]), tallier.count(valued: ["a": 1]))
tallier._countLazily = { $0().count + 20 }
tallier._countBoth = { ($0() as? ([Int], Int))?.1 ?? 0 }
print(tallier.count(lazily: [1]), tallier.count(both: { ([1], 8) }))
#endif
