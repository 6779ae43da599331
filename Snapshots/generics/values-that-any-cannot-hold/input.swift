// @Stubbable
class SpanReader {
  func count<T>(_ span: Span<T>) -> Int { span.count }
  func some(_ span: Span<some Equatable>) -> Int { span.count }
  func maybe<T>(_ span: Span<T>?) -> Int { span?.count ?? 0 }
  func pair<T>(_ other: Int, of spans: borrowing Span<T>) -> Int { spans.count + other }
  func with<T>(_ values: [T], _ body: (Span<T>) -> Int) -> Int { body(values.span) }
  func plain(_ span: Span<Int>) -> Int { span.count }
  func array<T>(_ array: InlineArray<2, T>) -> Int { array.count }
}
