/// The arguments of the calls that a spy recorded, in order.
///
/// ``Recorder/subscript(_:)`` returns `nil` for an index out of range, and records can be compared with array literals.
public final class ArgRecords<Element>: Recorder {
  private let lock = Lock()
  private var records: [Element]

  /// Creates the records of calls with some arguments, as a test expects them.
  public init(_ elements: [Element]) { records = elements }

  /// Creates the records of no call.
  public convenience init() { self.init([]) }

  /// The arguments of all calls so far.
  public var elements: [Element] { lock.withLock { records } }

  /// The number of calls so far.
  public var count: Int { lock.withLock { records.count } }

  /// The arguments of the call with an index, counted from zero; `nil` if there were fewer calls.
  public subscript(_ index: Int) -> Element? {
    lock.withLock { records.indices.contains(index) ? records[index] : nil }
  }

  /// Adds the arguments of a call. May be called on several threads at once.
  public func record(_ element: Element) {
    lock.withLock { records.append(element) }
  }
}

extension ArgRecords: @unchecked Sendable where Element: Sendable {}

extension ArgRecords: Equatable where Element: Equatable {
  public static func == (lhs: ArgRecords, rhs: ArgRecords) -> Bool { lhs.elements == rhs.elements }
}

/// The objects that a spy recorded, in order, referenced weakly: those that were deallocated are `nil`.
public final class ArgWeakRecords<Element: AnyObject>: Recorder {
  private struct Reference {
    weak var object: Element?
  }

  private let references: ArgRecords<Reference>

  /// Creates the records of calls with some objects, as a test expects them.
  public init(_ elements: [Element]) { references = ArgRecords(elements.map { Reference(object: $0) }) }

  /// Creates the records of no call.
  public convenience init() { self.init([]) }

  /// The number of calls so far, also of those with objects that were deallocated.
  public var count: Int { references.count }

  /// The object of the call with an index, counted from zero; `nil` if there were fewer calls, or the object was
  /// deallocated.
  public subscript(_ index: Int) -> Element? { references[index]?.object }

  /// Adds the object of a call. May be called on several threads at once.
  public func record(_ element: Element) { references.record(Reference(object: element)) }
}

extension ArgWeakRecords: @unchecked Sendable where Element: Sendable {}

extension ArgWeakRecords: Equatable where Element: Equatable {
  public static func == (lhs: ArgWeakRecords, rhs: ArgWeakRecords) -> Bool {
    lhs.references.elements.map(\.object) == rhs.references.elements.map(\.object)
  }
}
