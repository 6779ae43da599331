import StubbleSemantics
import StubbleSyntax

/// What the standard library's protocols require, as far as no extension of theirs gives it.
enum KnownProtocols {
  /// Protocols that require nothing of a class.
  static let markers: Set<String> = [
    "AnyObject", "Sendable", "Copyable", "Escapable", "SendableMetatype", "Error", "LocalizedError", "class",
  ]

  /// Types of Foundation whose names others like to give to types of their own.
  static let foundationTypes: Set<String> = [
    "Bundle", "Calendar", "Data", "Date", "Decimal", "Dimension", "Expression", "FileHandle", "FileManager",
    "Formatter", "Host", "JSONDecoder", "JSONEncoder", "Locale", "Measurement", "Morphology",
    "NotificationCenter", "Notification", "Operation", "OperationQueue", "Pipe", "Port", "Predicate",
    "Process", "ProcessInfo", "Progress", "PropertyListDecoder", "PropertyListEncoder", "RunLoop",
    "Scanner", "SortDescriptor", "SortOrder", "Stream", "InputStream", "OutputStream", "Thread", "TimeZone",
    "Timer", "URL", "URLRequest", "URLResponse", "UUID", "Unit", "UserDefaults", "XMLParser", "Locking",
  ]

  /// Types that cannot be copied or kept.
  static let noncopyableTypes: Set<String> = [
    "Atomic", "AtomicLazyReference", "ExecutorJob", "MutableRawSpan", "MutableSpan", "Mutex", "OutputRawSpan",
    "OutputSpan", "RawSpan", "Span", "UTF8Span",
  ]

  /// What they mean for the double beyond requirements.
  static let sendable: Set<String> = ["Sendable", "Error", "LocalizedError"]

  /// Protocols whose associated types have defaults that only a final class can have.
  static let final: Set<String> = [
    "CaseIterable", "Collection", "BidirectionalCollection", "RandomAccessCollection",
  ]

  /// The other protocols, in their own words.
  static let index = TypeIndex(files: [SourceFile(path: "<standard library>", source: Array(source.utf8))])

  private static let source = """
    protocol CustomStringConvertible { var description: String { get } }
    protocol CustomDebugStringConvertible { var debugDescription: String { get } }
    protocol LosslessStringConvertible: CustomStringConvertible { init?(_ description: String) }
    protocol CustomReflectable { var customMirror: Mirror { get } }
    protocol TextOutputStream { mutating func write(_ string: String) }
    protocol Encodable { func encode(to encoder: any Encoder) throws }
    protocol Decodable { init(from decoder: any Decoder) throws }
    protocol Codable: Decodable, Encodable {}
    protocol Identifiable<ID> { associatedtype ID: Hashable; var id: ID { get } }
    protocol RawRepresentable<RawValue> {
      associatedtype RawValue
      init?(rawValue: RawValue)
      var rawValue: RawValue { get }
    }
    protocol RandomNumberGenerator { mutating func next() -> UInt64 }
    protocol IteratorProtocol<Element> { associatedtype Element; mutating func next() -> Element? }
    protocol Sequence<Element> {
      associatedtype Element
      associatedtype Iterator: IteratorProtocol where Iterator.Element == Element
      func makeIterator() -> Iterator
    }
    protocol AsyncIteratorProtocol<Element> {
      associatedtype Element
      mutating func next() async throws -> Element?
    }
    protocol AsyncSequence<Element> {
      associatedtype AsyncIterator: AsyncIteratorProtocol
      associatedtype Element where AsyncIterator.Element == Element
      func makeAsyncIterator() -> AsyncIterator
    }
    protocol TextOutputStreamable { func write<Target: TextOutputStream>(to target: inout Target) }
    protocol CaseIterable { static var allCases: [Self] { get } }
    protocol CodingKey: Sendable, CustomStringConvertible, CustomDebugStringConvertible {
      var stringValue: String { get }
      init?(stringValue: String)
      var intValue: Int? { get }
      init?(intValue: Int)
    }
    protocol Collection<Element> {
      associatedtype Element
      associatedtype Index: Comparable
      var startIndex: Index { get }
      var endIndex: Index { get }
      subscript(position: Index) -> Element { get }
      func index(after i: Index) -> Index
    }
    protocol BidirectionalCollection<Element>: Collection { func index(before i: Index) -> Index }
    protocol RandomAccessCollection<Element>: BidirectionalCollection {}
    protocol Strideable<Stride>: Comparable {
      associatedtype Stride: SignedNumeric & Comparable
      func distance(to other: Self) -> Stride
      func advanced(by n: Stride) -> Self
    }
    protocol InstantProtocol<Duration>: Comparable, Hashable, Sendable {
      associatedtype Duration: DurationProtocol
      func advanced(by duration: Duration) -> Self
      func duration(to other: Self) -> Duration
    }
    protocol Clock<Duration>: Sendable {
      associatedtype Duration where Instant.Duration == Duration
      associatedtype Instant: InstantProtocol
      var now: Instant { get }
      var minimumResolution: Instant.Duration { get }
      func sleep(until deadline: Instant, tolerance: Instant.Duration?) async throws
    }
    protocol NSCopying { func copy(with zone: NSZone?) -> Any }
    protocol Executor: AnyObject, Sendable { func enqueue(_ job: consuming ExecutorJob) }
    protocol SerialExecutor: Executor {}
    protocol TaskExecutor: Executor {}
    protocol AdditiveArithmetic: Equatable {
      static var zero: Self { get }
      static func + (left: Self, right: Self) -> Self
      static func - (left: Self, right: Self) -> Self
    }
    protocol Numeric: AdditiveArithmetic, ExpressibleByIntegerLiteral {
      associatedtype Magnitude: Comparable & Numeric
      init?<T: BinaryInteger>(exactly source: T)
      var magnitude: Magnitude { get }
      static func * (left: Self, right: Self) -> Self
      static func *= (left: inout Self, right: Self)
    }
    protocol SignedNumeric: Numeric {}
    protocol ContiguousBytes {
      func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R
    }
    protocol ExpressibleByStringLiteral { init(stringLiteral value: String) }
    protocol ExpressibleByIntegerLiteral { init(integerLiteral value: Int) }
    protocol ExpressibleByFloatLiteral { init(floatLiteral value: Double) }
    protocol ExpressibleByStringInterpolation: ExpressibleByStringLiteral {}
    protocol ExpressibleByBooleanLiteral { init(booleanLiteral value: Bool) }
    protocol ExpressibleByArrayLiteral {
      associatedtype ArrayLiteralElement
      init(arrayLiteral elements: ArrayLiteralElement...)
    }
    protocol ExpressibleByDictionaryLiteral {
      associatedtype Key
      associatedtype Value
      init(dictionaryLiteral elements: (Key, Value)...)
    }
    protocol ExpressibleByNilLiteral { init(nilLiteral: ()) }
    """
}
