/// A growing array of trivial values, without reference counting and bounds checks.
///
/// The lexer's tokens and the parser's nodes are appended to buffers, which costs a third of what appending to an
/// `Array` does. This is the only place in the module that owns raw memory. It is up to the caller that indices are
/// valid.
struct Buffer<Element: BitwiseCopyable>: ~Copyable {
  private(set) var base: UnsafeMutablePointer<Element>
  private(set) var count = 0
  private var capacity: Int
  /// Whether the memory belongs to someone else, as borrowed memory does until it proves too small.
  private(set) var isBorrowed: Bool

  init(capacity: Int) {
    self.capacity = Swift.max(capacity, 16)
    base = .allocate(capacity: self.capacity)
    isBorrowed = false
  }

  /// Creates a buffer that uses memory which outlives it, until that is full.
  ///
  /// - Parameter memory: Uninitialized memory that is not empty.
  init(borrowing memory: UnsafeMutableBufferPointer<Element>) {
    capacity = memory.count
    base = memory.baseAddress.unsafelyUnwrapped
    isBorrowed = true
  }

  deinit { if !isBorrowed { base.deallocate() } }

  @inline(__always)
  mutating func append(_ element: Element) {
    if count == capacity { grow(to: capacity * 2) }
    (base + count).initialize(to: element)
    count &+= 1
  }

  @inline(__always)
  subscript(_ index: Int) -> Element {
    get { base[index] }
    nonmutating set { base[index] = newValue }
  }

  /// Removes all values from `count` on.
  @inline(__always)
  mutating func truncate(to count: Int) { self.count = count }

  /// Inserts values before those at the given indices, which must be ascending.
  mutating func insert(_ values: [(index: Int, value: Element)]) {
    let total = count + values.count
    if total > capacity { grow(to: total) }
    var end = count
    var shift = values.count
    for (index, value) in values.reversed() {
      (base + index + shift).update(from: base + index, count: end - index)
      shift -= 1
      base[index + shift] = value
      end = index
    }
    count = total
  }

  /// Returns the values as an array.
  func copy() -> [Element] { Array(UnsafeBufferPointer(start: base, count: count)) }

  @inline(never)
  private mutating func grow(to newCapacity: Int) {
    let larger = UnsafeMutablePointer<Element>.allocate(capacity: newCapacity)
    larger.initialize(from: base, count: count)
    if !isBorrowed { base.deallocate() }
    base = larger
    capacity = newCapacity
    isBorrowed = false
  }
}
