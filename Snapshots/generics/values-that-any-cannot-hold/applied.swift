// @Stubbable
class SpanReader {
  func count<T>(_ span: Span<T>) -> Int { span.count }
  func some(_ span: Span<some Equatable>) -> Int { span.count }
  func maybe<T>(_ span: Span<T>?) -> Int { span?.count ?? 0 }
  func pair<T>(_ other: Int, of spans: borrowing Span<T>) -> Int { spans.count + other }
  func with<T>(_ values: [T], _ body: (Span<T>) -> Int) -> Int { body(values.span) }
  func plain(_ span: Span<Int>) -> Int {/*<stubble*/ if let _plain { _plain(span) } else {/*stubble>*/ span.count /*<stubble*/} /*stubble>*/}
  func array<T>(_ array: InlineArray<2, T>) -> Int {/*<stubble*/ if let _array { _array(array) } else {/*stubble>*/ array.count /*<stubble*/} /*stubble>*/}
/*<stubble*/@exclusivity(unchecked) final var _plain: ((Span<Int>) -> Int)? = nil; @exclusivity(unchecked) final var _array: ((Any) -> Int)? = nil/*stubble>*/}
/*<stubble*//* Applied by stubble; `stubble revert` restores the original. digest: bc42a594 59ec ff98 d101 ff98 ece1 *//*stubble>*/