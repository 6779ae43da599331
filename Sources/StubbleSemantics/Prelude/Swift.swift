extension PreludeText {
  /// The standard library with concurrency. Memory, numbers and collections are in `SwiftMemory`, `SwiftValues` and `SwiftCollections`.
  static let swift = PreludeText(
    "Swift",
    #"""
    // MARK: Protocols of the language
    @_marker protocol Sendable: SendableMetatype, ~Copyable, ~Escapable {}
    @_marker protocol SendableMetatype: ~Copyable, ~Escapable {}
    @_marker protocol Copyable: ~Escapable {}
    @_marker protocol Escapable: ~Copyable {}
    @_marker protocol BitwiseCopyable: ~Escapable {}
    @attached(member) @attached(memberAttribute) @_exemption() macro DebugDescription()
    protocol AnyObject {}
    typealias Void = ()
    typealias Codable = Decodable & Encodable
    typealias IntegerLiteralType = Int
    typealias FloatLiteralType = Double
    typealias BooleanLiteralType = Bool
    typealias StringLiteralType = String
    enum Never: Sendable, Comparable, Hashable, Codable, Error, Identifiable {}

    // MARK: Equality, text, coding
    protocol Equatable { static func == (lhs: Self, rhs: Self) -> Bool }
    extension Equatable { static func != (lhs: Self, rhs: Self) -> Bool }
    protocol Hashable: Equatable { func hash(into hasher: inout Hasher) }
    extension Hashable { var hashValue: Int { get } }
    protocol Comparable: Equatable { static func < (lhs: Self, rhs: Self) -> Bool }
    extension Comparable {
      static func > (lhs: Self, rhs: Self) -> Bool
      static func <= (lhs: Self, rhs: Self) -> Bool
      static func >= (lhs: Self, rhs: Self) -> Bool
      static func ... (minimum: Self, maximum: Self) -> ClosedRange<Self>
      static func ..< (minimum: Self, maximum: Self) -> Range<Self>
      static prefix func ... (maximum: Self) -> PartialRangeThrough<Self>
      static postfix func ... (minimum: Self) -> PartialRangeFrom<Self>
      static prefix func ..< (maximum: Self) -> PartialRangeUpTo<Self>
    }
    func === (lhs: AnyObject?, rhs: AnyObject?) -> Bool
    func !== (lhs: AnyObject?, rhs: AnyObject?) -> Bool
    func ~= <T: Equatable>(a: T, b: T) -> Bool
    func ?? <T>(optional: T?, defaultValue: @autoclosure () throws -> T) rethrows -> T
    func max<T: Comparable>(_ x: T, _ y: T) -> T
    func min<T: Comparable>(_ x: T, _ y: T) -> T
    func abs<T: SignedNumeric & Comparable>(_ x: T) -> T
    func swap<T>(_ a: inout T, _ b: inout T)
    func print<Target: TextOutputStream>(
      _ items: Any..., separator: String = " ", terminator: String = "\n", to output: inout Target)
    func debugPrint<Target: TextOutputStream>(
      _ items: Any..., separator: String = " ", terminator: String = "\n", to output: inout Target)
    func isKnownUniquelyReferenced<T: AnyObject>(_ object: inout T) -> Bool
    func assert(_ condition: @autoclosure () -> Bool, _ message: @autoclosure () -> String)
    func assertionFailure(_ message: @autoclosure () -> String)
    func precondition(_ condition: @autoclosure () -> Bool, _ message: @autoclosure () -> String)
    func preconditionFailure(_ message: @autoclosure () -> String) -> Never
    func fatalError(_ message: @autoclosure () -> String) -> Never

    protocol CaseIterable {
      associatedtype AllCases: Collection = [Self] where AllCases.Element == Self
      static var allCases: AllCases { get }
    }
    @available(macOS 10.15, iOS 13, watchOS 6, tvOS 13, *)
    protocol Identifiable<ID> { associatedtype ID: Hashable; var id: ID { get } }
    protocol RawRepresentable<RawValue> {
      associatedtype RawValue
      init?(rawValue: RawValue)
      var rawValue: RawValue { get }
    }
    protocol Error: Sendable {}
    protocol CustomStringConvertible { var description: String { get } }
    protocol CustomDebugStringConvertible { var debugDescription: String { get } }
    protocol LosslessStringConvertible: CustomStringConvertible { init?(_ description: String) }
    protocol CustomReflectable { var customMirror: Mirror { get } }
    protocol TextOutputStream { mutating func write(_ string: String) }
    protocol TextOutputStreamable { func write<Target: TextOutputStream>(to target: inout Target) }
    @_incomplete protocol CVarArg {}
    protocol Encodable { func encode(to encoder: any Encoder) throws }
    protocol Decodable { init(from decoder: any Decoder) throws }
    @_incomplete protocol Encoder {}
    @_incomplete protocol Decoder {}
    protocol CodingKey: Sendable, CustomStringConvertible, CustomDebugStringConvertible {
      var stringValue: String { get }
      init?(stringValue: String)
      var intValue: Int? { get }
      init?(intValue: Int)
    }
    @available(macOS 12.3, iOS 15.4, watchOS 8.5, tvOS 15.4, *)
    @_incomplete protocol CodingKeyRepresentable {}
    struct KeyedEncodingContainer<K: CodingKey> {}
    struct KeyedDecodingContainer<K: CodingKey> {}
    struct CodingUserInfoKey: RawRepresentable, Hashable, Sendable { init?(rawValue: String) }
    enum DecodingError: Error {}
    enum EncodingError: Error {}
    struct Hasher: Sendable {
      init()
      mutating func combine<H: Hashable>(_ value: H)
      func finalize() -> Int
    }
    struct Mirror: CustomStringConvertible, CustomReflectable {}
    struct AnyHashable: Hashable, CustomStringConvertible { init<H: Hashable>(_ base: H) }
    struct ObjectIdentifier: Hashable, Comparable, Sendable { init(_ x: AnyObject) }

    // MARK: Literals
    protocol ExpressibleByNilLiteral { init(nilLiteral: ()) }
    protocol ExpressibleByBooleanLiteral {
      associatedtype BooleanLiteralType = Bool
      init(booleanLiteral value: BooleanLiteralType)
    }
    protocol ExpressibleByIntegerLiteral {
      associatedtype IntegerLiteralType = Int
      init(integerLiteral value: IntegerLiteralType)
    }
    protocol ExpressibleByFloatLiteral {
      associatedtype FloatLiteralType = Double
      init(floatLiteral value: FloatLiteralType)
    }
    @_incomplete protocol ExpressibleByUnicodeScalarLiteral {}
    @_incomplete protocol ExpressibleByExtendedGraphemeClusterLiteral: ExpressibleByUnicodeScalarLiteral {}
    protocol ExpressibleByStringLiteral: ExpressibleByExtendedGraphemeClusterLiteral {
      associatedtype StringLiteralType = String
      associatedtype ExtendedGraphemeClusterLiteralType = StringLiteralType
      associatedtype UnicodeScalarLiteralType = StringLiteralType
      init(stringLiteral value: StringLiteralType)
    }
    protocol ExpressibleByStringInterpolation: ExpressibleByStringLiteral {}
    protocol StringInterpolationProtocol {
      associatedtype StringLiteralType
      init(literalCapacity: Int, interpolationCount: Int)
      mutating func appendLiteral(_ literal: StringLiteralType)
    }
    protocol ExpressibleByArrayLiteral {
      associatedtype ArrayLiteralElement
      init(arrayLiteral elements: ArrayLiteralElement...)
    }
    protocol ExpressibleByDictionaryLiteral {
      associatedtype Key
      associatedtype Value
      init(dictionaryLiteral elements: (Key, Value)...)
    }
    struct DefaultStringInterpolation: Sendable, StringInterpolationProtocol, TextOutputStream {}

    // MARK: Key paths
    class AnyKeyPath: Hashable {}
    class PartialKeyPath<Root>: AnyKeyPath {}
    class KeyPath<Root, Value>: PartialKeyPath<Root> {}
    class WritableKeyPath<Root, Value>: KeyPath<Root, Value> {}
    class ReferenceWritableKeyPath<Root, Value>: WritableKeyPath<Root, Value> {}

    // MARK: Optionals, results
    enum Optional<Wrapped: ~Copyable & ~Escapable>: ~Copyable, ~Escapable {
      case none
      case some(Wrapped)
      init(_ value: consuming Wrapped)
    }
    extension Optional: ExpressibleByNilLiteral {}
    extension Optional: Copyable where Wrapped: Copyable & ~Escapable {}
    extension Optional: Escapable where Wrapped: Escapable & ~Copyable {}
    extension Optional: Sendable where Wrapped: Sendable & ~Copyable & ~Escapable {}
    extension Optional: Equatable where Wrapped: Equatable {}
    extension Optional: Hashable where Wrapped: Hashable {}
    extension Optional: Encodable where Wrapped: Encodable {}
    extension Optional: Decodable where Wrapped: Decodable {}
    extension Optional {
      func map<E: Error, U>(_ transform: (Wrapped) throws(E) -> U) throws(E) -> U?
      func flatMap<E: Error, U>(_ transform: (Wrapped) throws(E) -> U?) throws(E) -> U?
    }
    enum Result<Success: ~Copyable & ~Escapable, Failure: Error>: ~Copyable, ~Escapable {
      case success(Success)
      case failure(Failure)
    }
    extension Result: Copyable where Success: Copyable & ~Escapable {}
    extension Result: Escapable where Success: Escapable & ~Copyable {}
    extension Result: Sendable where Success: Sendable & ~Copyable & ~Escapable {}
    extension Result: Equatable where Success: Equatable, Failure: Equatable {}
    extension Result: Hashable where Success: Hashable, Failure: Hashable {}
    extension Result {
      func map<NewSuccess>(_ transform: (Success) -> NewSuccess) -> Result<NewSuccess, Failure>
      func mapError<NewFailure: Error>(_ transform: (Failure) -> NewFailure) -> Result<Success, NewFailure>
      func flatMapError<NewFailure: Error>(
        _ transform: (Failure) -> Result<Success, NewFailure>) -> Result<Success, NewFailure>
      func get() throws(Failure) -> Success
    }

    // MARK: Concurrency
    @available(macOS 10.15, iOS 13, watchOS 6, tvOS 13, *)
    protocol Actor: AnyObject, Sendable {}
    @available(macOS 10.15, iOS 13, watchOS 6, tvOS 13, *)
    protocol GlobalActor { associatedtype ActorType: Actor; static var shared: ActorType { get } }
    @available(macOS 10.15, iOS 13, watchOS 6, tvOS 13, *)
    @globalActor actor MainActor: GlobalActor { static let shared: MainActor }
    @available(macOS 10.15, iOS 13, watchOS 6, tvOS 13, *)
    protocol Executor: AnyObject, Sendable { func enqueue(_ job: consuming ExecutorJob) }
    @available(macOS 10.15, iOS 13, watchOS 6, tvOS 13, *)
    protocol SerialExecutor: Executor { func asUnownedSerialExecutor() -> UnownedSerialExecutor }
    @available(macOS 10.15, iOS 13, watchOS 6, tvOS 13, *)
    extension SerialExecutor { func asUnownedSerialExecutor() -> UnownedSerialExecutor }
    @available(macOS 10.15, iOS 13, watchOS 6, tvOS 13, *)
    protocol TaskExecutor: Executor {}
    @available(macOS 14, iOS 17, watchOS 10, tvOS 17, *)
    struct ExecutorJob: Sendable, ~Copyable {}
    @available(macOS 10.15, iOS 13, watchOS 6, tvOS 13, *)
    @unsafe struct UnownedSerialExecutor: Sendable {}
    @available(macOS 10.15, iOS 13, watchOS 6, tvOS 13, *)
    @unsafe struct UnsafeCurrentTask {}
    @available(macOS 10.15, iOS 13, watchOS 6, tvOS 13, *)
    struct TaskPriority: RawRepresentable, Sendable, Comparable, Codable {
      init(rawValue: UInt8)
      init?(_ p: JobPriority)
    }
    @available(macOS 14, iOS 17, watchOS 10, tvOS 17, *)
    struct JobPriority: Sendable {}
    @available(macOS 10.15, iOS 13, watchOS 6, tvOS 13, *)
    struct Task<Success: Sendable, Failure: Error>: Sendable, Hashable {}
    @available(macOS 10.15, iOS 13, watchOS 6, tvOS 13, *)
    struct TaskGroup<ChildTaskResult: Sendable> {}
    @available(macOS 10.15, iOS 13, watchOS 6, tvOS 13, *)
    struct ThrowingTaskGroup<ChildTaskResult: Sendable, Failure: Error> {}
    @available(macOS 10.15, iOS 13, watchOS 6, tvOS 13, *)
    struct CancellationError: Error { init() }
    @available(macOS 10.15, iOS 13, watchOS 6, tvOS 13, *)
    final class TaskLocal<Value: Sendable>: Sendable {}
    @available(macOS 10.15, iOS 13, watchOS 6, tvOS 13, *)
    struct CheckedContinuation<T, E: Error>: Sendable {}
    @available(macOS 10.15, iOS 13, watchOS 6, tvOS 13, *)
    @unsafe struct UnsafeContinuation<T, E: Error>: Sendable {}
    @available(macOS 10.15, iOS 13, watchOS 6, tvOS 13, *)
    protocol AsyncIteratorProtocol<Element> {
      associatedtype Element
      associatedtype Failure: Error = any Error
      mutating func next() async throws -> Element?
    }
    @available(macOS 10.15, iOS 13, watchOS 6, tvOS 13, *)
    protocol AsyncSequence<Element, Failure> {
      associatedtype AsyncIterator: AsyncIteratorProtocol
      associatedtype Failure: Error = any Error where AsyncIterator.Failure == Failure
      associatedtype Element where AsyncIterator.Element == Element
      func makeAsyncIterator() -> AsyncIterator
    }
    @available(macOS 10.15, iOS 13, watchOS 6, tvOS 13, *)
    struct AsyncStream<Element>: AsyncSequence {
      static func makeStream(
        of elementType: Element.Type = Element.self,
        bufferingPolicy limit: AsyncStream<Element>.Continuation.BufferingPolicy = .unbounded
      ) -> (stream: AsyncStream<Element>, continuation: AsyncStream<Element>.Continuation)
      struct Continuation: Sendable { enum BufferingPolicy: Sendable {} }
    }
    extension AsyncStream: Sendable where Element: Sendable {}
    @available(macOS 10.15, iOS 13, watchOS 6, tvOS 13, *)
    struct AsyncThrowingStream<Element, Failure: Error>: AsyncSequence {}
    extension AsyncThrowingStream: Sendable where Element: Sendable {}
    @available(macOS 10.15, iOS 13, watchOS 6, tvOS 13, *)
    struct AsyncMapSequence<Base: AsyncSequence, Transformed>: AsyncSequence {}
    @available(macOS 10.15, iOS 13, watchOS 6, tvOS 13, *)
    protocol DurationProtocol: Comparable, AdditiveArithmetic, Sendable {
      static func / (lhs: Self, rhs: Int) -> Self
      static func * (lhs: Self, rhs: Int) -> Self
      static func / (lhs: Self, rhs: Self) -> Double
    }
    @available(macOS 10.15, iOS 13, watchOS 6, tvOS 13, *)
    protocol InstantProtocol<Duration>: Comparable, Hashable, Sendable {
      associatedtype Duration: DurationProtocol
      func advanced(by duration: Duration) -> Self
      func duration(to other: Self) -> Duration
    }
    @available(macOS 10.15, iOS 13, watchOS 6, tvOS 13, *)
    protocol Clock<Duration>: Sendable {
      associatedtype Duration where Instant.Duration == Duration
      associatedtype Instant: InstantProtocol
      var now: Instant { get }
      var minimumResolution: Instant.Duration { get }
      func sleep(until deadline: Instant, tolerance: Instant.Duration?) async throws
    }
    @available(macOS 13, iOS 16, watchOS 9, tvOS 16, *)
    struct Duration: DurationProtocol, Hashable, Codable {
      static func seconds<T: BinaryInteger>(_ seconds: T) -> Duration
      static func seconds(_ seconds: Double) -> Duration
      static func milliseconds<T: BinaryInteger>(_ milliseconds: T) -> Duration
      static func milliseconds(_ milliseconds: Double) -> Duration
      static func microseconds<T: BinaryInteger>(_ microseconds: T) -> Duration
      static func microseconds(_ microseconds: Double) -> Duration
      static func nanoseconds<T: BinaryInteger>(_ nanoseconds: T) -> Duration
    }
    @available(macOS 13, iOS 16, watchOS 9, tvOS 16, *)
    struct ContinuousClock: Clock {
      init()
      var now: ContinuousClock.Instant { get }
      static var now: ContinuousClock.Instant { get }
      struct Instant: InstantProtocol {}
    }
    @available(macOS 13, iOS 16, watchOS 9, tvOS 16, *)
    struct Regex<Output> { init(_ pattern: String) throws }
    enum CommandLine: Sendable { static var arguments: [String] { get } }
    @available(macOS 13, iOS 16, watchOS 9, tvOS 16, *)
    struct SuspendingClock: Clock {
      init()
      var now: SuspendingClock.Instant { get }
      static var now: SuspendingClock.Instant { get }
      struct Instant: InstantProtocol {}
    }
    """#, SwiftMemory.text, SwiftValues.text, SwiftCollections.text)
}
