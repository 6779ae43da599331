let labelled = LabelledParameters()
print(labelled.none(), labelled.one(1), labelled.two(1, to: 2), labelled.named(first: 1), labelled.named(first: 1, b: 3))
print(labelled.sum(), labelled.sum(1, 2, scale: 3), labelled.handlers({ 1 }, { 2 }), labelled.texts(1, "b"))
print(labelled.unnamed(1, label: ""), labelled.keyword(for: 1, with: 2), labelled.continue(with: 3), labelled.shadow(4))
#if STUBS
labelled._none = { "stub" }
labelled._one = { "stub \($0)" }
labelled._two = { a, b in "stub \(a) \(b)" }
labelled._named = { a, b in "stub \(a) \(b)" }
labelled._sum = { numbers, scale in numbers.count + scale }
labelled._handlers = { $0.count }
labelled._texts = { $0.map(\.description).joined(separator: "-") }
labelled._unnamed = { number, text in number + text.count }
labelled._keyword = { $0 * $1 }
labelled._continue = { -$0 }
labelled._shadow = { $0 + 1 }
print(labelled.none(), labelled.one(1), labelled.two(1, to: 2), labelled.named(first: 1), labelled.named(first: 1, b: 3))
print(labelled.sum(), labelled.sum(1, 2, scale: 3), labelled.handlers({ 1 }, { 2 }), labelled.texts(1, "b"))
print(labelled.unnamed(1, label: "ab"), labelled.keyword(for: 1, with: 2), labelled.continue(with: 3), labelled.shadow(4))
#endif
