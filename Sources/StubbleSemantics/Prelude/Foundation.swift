extension PreludeText {
  static let foundation = PreludeText(
    "Foundation", prefix: "NS",
    #"""
    @_exported import CoreGraphics
    @_exported import Dispatch
    @_exported import FoundationEssentials
    @_exported import FoundationNetworking
    @_exported import Glibc

    // MARK: Objects
    protocol NSObjectProtocol: AnyObject {}
    class NSObject: NSObjectProtocol, Hashable, CustomStringConvertible { init() }
    protocol NSCopying { func copy(with zone: NSZone?) -> Any }
    @_incomplete protocol NSCoding {}
    @_incomplete protocol NSLocking {}
    class NSCache<KeyType: AnyObject, ObjectType: AnyObject>: NSObject { init() }
    #if canImport(Darwin)
    class NSHashTable<ObjectType: AnyObject>: NSObject {}
    class NSMapTable<KeyType: AnyObject, ObjectType: AnyObject>: NSObject {}
    struct Morphology: Sendable {}
    #endif
    class NSLock: NSObject, Sendable { init() }
    class NSRecursiveLock: NSObject, Sendable { init() }
    class NSNumber: NSObject { init?(coder: NSCoder) }
    class NSError: NSObject, Error { init?(coder: NSCoder) }
    class NSString: NSObject {
      init()
      init(string: String)
      init?(coder: NSCoder)
      init?(utf8String: UnsafePointer<CChar>)
      init?(data: Data, encoding: UInt)
    }
    class NSArray: NSObject { init() }
    class NSDictionary: NSObject {
      init()
      init?(coder: NSCoder)
      init?(contentsOfFile path: String)
      init?(contentsOf url: URL)
    }
    class NSNotification: NSObject {
      struct Name: RawRepresentable, Hashable, Sendable { init(_ rawValue: String); init(rawValue: String) }
    }
    class NSURL: NSObject {
      init(fileURLWithPath path: String)
      init?(string: String)
      init?(string: String, relativeTo baseURL: URL?)
    }
    class NSUUID: NSObject { init(); init?(uuidString string: String) }
    class NSTimeZone: NSObject {
      init?(name: String)
      init?(abbreviation: String)
      init(forSecondsFromGMT seconds: Int)
    }
    class NSCalendar: NSObject {
      init?(identifier: NSCalendar.Identifier)
      init?(calendarIdentifier: NSCalendar.Identifier)
    }

    // MARK: Services
    class Bundle: NSObject, Sendable {
      init?(path: String)
      init?(url: URL)
      init?(identifier: String)
      init(for aClass: AnyClass)
      static var main: Bundle { get }
      var bundleIdentifier: String? { get }
      var bundlePath: String { get }
      var bundleURL: URL { get }
    }
    func NSLocalizedString(
      _ key: String, tableName: String?, bundle: Bundle, value: String, comment: String
    ) -> String
    func NSHomeDirectory() -> String
    func NSTemporaryDirectory() -> String
    func NSUserName() -> String
    func NSFullUserName() -> String
    class UserDefaults: NSObject {
      init?(suiteName suitename: String?)
      static var standard: UserDefaults { get }
    }
    class FileHandle: NSObject {
      init?(forReadingAtPath path: String)
      init?(forWritingAtPath path: String)
      init?(forUpdatingAtPath path: String)
      init(fileDescriptor fd: Int32)
    }
    class FileManager {
      init()
      static var `default`: FileManager { get }
      var currentDirectoryPath: String { get }
      var homeDirectoryForCurrentUser: URL { get }
      var temporaryDirectory: URL { get }
    }
    class Formatter: NSObject { init() }
    class Host: NSObject {}
    class NotificationCenter: Sendable {
      init()
      static var `default`: NotificationCenter { get }
    }
    struct Notification: Hashable {
      struct Name: RawRepresentable, Hashable, Sendable { init(_ rawValue: String); init(rawValue: String) }
    }
    class Operation: NSObject, Sendable { init() }
    class OperationQueue: NSObject, Sendable {
      init()
      static var main: OperationQueue { get }
    }
    class Pipe: NSObject { init() }
    class Port: NSObject {}
    class Process: NSObject { init() }
    class ProcessInfo: Sendable {
      static var processInfo: ProcessInfo { get }
      var environment: [String: String] { get }
      var arguments: [String] { get }
      var processName: String { get }
      var processIdentifier: Int32 { get }
    }
    class Progress: NSObject {}
    class RunLoop: NSObject {
      static var current: RunLoop { get }
      static var main: RunLoop { get }
    }
    class Scanner: NSObject { init(string: String) }
    class Stream: NSObject {}
    class InputStream: Stream {
      init?(url: URL)
      init?(fileAtPath path: String)
      init(data: Data)
    }
    class OutputStream: Stream {
      init?(url: URL, append shouldAppend: Bool)
      init?(toFileAtPath path: String, append shouldAppend: Bool)
      init(toMemory: ())
    }
    class Thread: NSObject { init() }
    class Timer: NSObject {}
    class Dimension: Unit {}
    class Unit: NSObject { init(symbol: String) }
    struct Measurement<UnitType: Unit>: Sendable, Comparable, Hashable, CustomStringConvertible {}

    // MARK: Values with parts in Foundation alone
    struct CocoaError: Error {}
    @available(macOS 12, iOS 15, watchOS 8, tvOS 15, *)
    struct SortDescriptor<Compared>: SortComparator, Sendable {}
    protocol CustomNSError: Error {}
    @_incomplete protocol RecoverableError: Error {}
    struct IndexSet: BidirectionalCollection, SetAlgebra, Hashable, Codable, Sendable { init() }
    struct CharacterSet: Equatable, Hashable, SetAlgebra, Sendable {
      init()
      init(charactersIn string: String)
      init?(contentsOfFile file: String)
      static var alphanumerics: CharacterSet { get }
      static var decimalDigits: CharacterSet { get }
      static var letters: CharacterSet { get }
      static var newlines: CharacterSet { get }
      static var punctuationCharacters: CharacterSet { get }
      static var urlPathAllowed: CharacterSet { get }
      static var urlQueryAllowed: CharacterSet { get }
      static var whitespaces: CharacterSet { get }
      static var whitespacesAndNewlines: CharacterSet { get }
      var inverted: CharacterSet { get }
    }
    extension String {
      init?(data: Data, encoding: String.Encoding)
      init?(utf8String: UnsafePointer<CChar>)
      init?(cString: UnsafePointer<CChar>, encoding: String.Encoding)
      init?<S: Sequence>(bytes: S, encoding: String.Encoding) where S.Element == UInt8
      func appending<T: StringProtocol>(_ aString: T) -> String
    }
    extension Bool { init?(exactly number: NSNumber) }
    @available(macOS 12, iOS 15, watchOS 8, tvOS 15, *)
    struct FloatingPointFormatStyle<Value: BinaryFloatingPoint>: FormatStyle, Sendable {}
    @available(macOS 12, iOS 15, watchOS 8, tvOS 15, *)
    struct IntegerFormatStyle<Value: BinaryInteger>: FormatStyle, Sendable {}
    @available(macOS 12, iOS 15, watchOS 8, tvOS 15, *)
    struct KeyPathComparator<Compared>: SortComparator, Sendable {}
    """#)

  static let foundationEssentials = PreludeText(
    "FoundationEssentials",
    #"""
    typealias TimeInterval = Double
    struct Data: RandomAccessCollection, MutableCollection, RangeReplaceableCollection, Hashable, Codable, Sendable,
      ContiguousBytes, DataProtocol
    {
      init()
      init(count: Int)
      init(contentsOf url: URL) throws
      init?(base64Encoded base64String: String)
      init?(base64Encoded base64Data: Data)
    }
    struct Date: Comparable, Hashable, Codable, Sendable {
      init()
      init(timeIntervalSinceNow: TimeInterval)
      init(timeIntervalSince1970: TimeInterval)
      static var distantPast: Date { get }
      static var distantFuture: Date { get }
      static var now: Date { get }
      var timeIntervalSince1970: TimeInterval { get }
      var timeIntervalSinceNow: TimeInterval { get }
    }
    struct URL: Hashable, Codable, Sendable {
      init?(string: String)
      init?(string: String, relativeTo url: URL?)
      init?(dataRepresentation: Data, relativeTo base: URL?, isAbsolute: Bool = false)
      init(fileURLWithPath path: String)
      var absoluteString: String { get }
      var lastPathComponent: String { get }
      var path: String { get }
      var pathExtension: String { get }
      func appendingPathComponent(_ pathComponent: String) -> URL
      func deletingLastPathComponent() -> URL
    }
    struct UUID: Hashable, Codable, Sendable, CustomStringConvertible {
      init()
      init?(uuidString string: String)
      var uuidString: String { get }
    }
    struct Decimal: Comparable, Hashable, Codable, Sendable, SignedNumeric, Strideable, ExpressibleByFloatLiteral {
      init()
      init?(string: String, locale: Locale? = nil)
    }
    struct Locale: Hashable, Codable, Sendable {
      init(identifier: String)
      static var autoupdatingCurrent: Locale { get }
      static var current: Locale { get }
      var identifier: String { get }
      @available(macOS 13, iOS 16, watchOS 9, tvOS 16, *)
      struct Language: Hashable, Codable, Sendable { init(identifier: String) }
    }
    struct TimeZone: Hashable, Codable, Sendable {
      init?(identifier: String)
      init?(abbreviation: String)
      init?(secondsFromGMT seconds: Int)
      static var autoupdatingCurrent: TimeZone { get }
      static var current: TimeZone { get }
      var identifier: String { get }
    }
    struct Calendar: Hashable, Codable, Sendable {
      init(identifier: Calendar.Identifier)
      static var autoupdatingCurrent: Calendar { get }
      static var current: Calendar { get }
      func startOfDay(for date: Date) -> Date
    }
    struct DateComponents: Hashable, Codable, Sendable { init() }
    struct DateInterval: Comparable, Hashable, Codable, Sendable { init() }
    struct IndexPath: Hashable, Comparable, Codable, Sendable, MutableCollection, RandomAccessCollection,
      ExpressibleByArrayLiteral { init() }
    struct URLComponents: Hashable, Codable, Sendable {
      init()
      init?(string: String)
      init?(url: URL, resolvingAgainstBaseURL resolve: Bool)
    }
    struct URLQueryItem: Hashable, Sendable { init(name: String, value: String?) }
    class JSONDecoder: Sendable { init() }
    class JSONEncoder: Sendable { init() }
    class PropertyListDecoder: Sendable { init() }
    class PropertyListEncoder: Sendable { init() }
    @_incomplete protocol DataProtocol: RandomAccessCollection where Element == UInt8 {}
    protocol ContiguousBytes {
      func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R
    }
    protocol LocalizedError: Error {}
    #if canImport(Darwin)
    @available(macOS 12, iOS 15, watchOS 8, tvOS 15, *)
    @_incomplete protocol FormatStyle<FormatInput, FormatOutput>: Codable, Hashable, Sendable {}
    @available(macOS 12, iOS 15, watchOS 8, tvOS 15, *)
    @_incomplete protocol ParseStrategy<ParseInput, ParseOutput>: Codable, Hashable, Sendable {}
    @available(macOS 12, iOS 15, watchOS 8, tvOS 15, *)
    @_incomplete protocol SortComparator<Compared>: Hashable {}
    #else
    @available(macOS 12, iOS 15, watchOS 8, tvOS 15, *)
    @_incomplete protocol FormatStyle<FormatInput, FormatOutput>: Codable, Hashable {}
    @available(macOS 12, iOS 15, watchOS 8, tvOS 15, *)
    @_incomplete protocol ParseStrategy<ParseInput, ParseOutput>: Codable, Hashable {}
    @available(macOS 12, iOS 15, watchOS 8, tvOS 15, *)
    @_incomplete protocol SortComparator<Compared>: Hashable, Sendable {}
    #endif
    @available(macOS 12, iOS 15, watchOS 8, tvOS 15, *)
    @_incomplete protocol ParseableFormatStyle: FormatStyle {}
    @available(macOS 12, iOS 15, watchOS 8, tvOS 15, *)
    enum SortOrder: Hashable, Codable, Sendable {}
    @available(macOS 14, iOS 17, watchOS 10, tvOS 17, *)
    struct Predicate<each Input>: Sendable {}
    @available(macOS 15, iOS 18, watchOS 11, tvOS 18, *)
    struct Expression<each Input, Output>: Sendable {}
    """#)

  static let foundationNetworking = PreludeText(
    "FoundationNetworking",
    #"""
    @_exported import FoundationEssentials
    struct URLRequest: Hashable, Sendable { init(url: URL) }
    class URLResponse: Sendable {}
    class HTTPURLResponse: URLResponse {
      init?(url: URL, statusCode: Int, httpVersion: String?, headerFields: [String: String]?)
    }
    class HTTPCookie: Sendable { init?(properties: [HTTPCookiePropertyKey: Any]) }
    class URLSession: Sendable { static var shared: URLSession { get } }
    class URLSessionConfiguration {
      static var `default`: URLSessionConfiguration { get }
      static var ephemeral: URLSessionConfiguration { get }
    }
    class HTTPCookieStorage { static var shared: HTTPCookieStorage { get } }
    """#)

  static let foundationXML = PreludeText(
    "FoundationXML",
    #"""
    @_exported import FoundationEssentials
    class XMLParser { init?(contentsOf url: URL) }
    """#)
}
