/// A growing run of trivial values without reference counts and bounds checks.
///
/// The one place in the module that owns raw memory: the lexer's tokens and the parser's nodes are appended
/// here, which costs a third of what appending to an `Array` does. Indices are the caller's promise.
struct Buffer<Element: BitwiseCopyable>: ~Copyable {
  private(set) var base: UnsafeMutablePointer<Element>
  private(set) var count = 0
  private var capacity: Int
  /// Whether the memory is someone else's, as it is until it proves too small.
  private(set) var isBorrowed: Bool

  init(capacity: Int) {
    self.capacity = Swift.max(capacity, 16)
    base = .allocate(capacity: self.capacity)
    isBorrowed = false
  }

  /// Appends to memory that outlives the buffer, and moves elsewhere when it is full.
  ///
  /// - Parameter memory: uninitialised, not empty.
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

  /// Forgets all values from `count` on.
  @inline(__always)
  mutating func truncate(to count: Int) { self.count = count }

  /// Puts values in front of those at the given indices, which ascend.
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

  /// The values as an array.
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
