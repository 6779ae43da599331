let numbers = [1, 2, 3]
print(SpanReader().count(numbers.span), SpanReader().some(numbers.span), SpanReader().maybe(numbers.span))
print(SpanReader().pair(1, of: numbers.span), SpanReader().with(numbers) { $0.count }, SpanReader().array([1, 2]))
#if STUBS
  let reader = SpanReader()
  reader._plain = { $0.count + 10 }
  reader._array = { _ in 4 }
  print(reader.plain(numbers.span), reader.array([1, 2]))
#endif
