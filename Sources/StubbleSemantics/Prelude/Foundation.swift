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
    class NSNumber: NSObject {
      init(value: Int)
      init?(coder: NSCoder)
    }
    class NSError: NSObject, Error {
      init(domain: String, code: Int, userInfo dict: [String: Any]? = nil)
      init?(coder: NSCoder)
    }
    class NSString: NSObject {
      init()
      init(string: String)
      init(format: String, arguments: CVaListPointer)
      init(contentsOfFile path: String, encoding enc: UInt) throws
      init(contentsOf url: URL, encoding enc: UInt) throws
      init?(coder: NSCoder)
      init?(utf8String: UnsafePointer<CChar>)
      init?(cString: UnsafePointer<CChar>, encoding: UInt)
      init?(data: Data, encoding: UInt)
      init?(bytes: UnsafeRawPointer, length: Int, encoding: UInt)
    }
    class NSArray: NSObject {
      init()
      init(array: [Any])
      init(array: [Any], copyItems: Bool)
      init(object: Any)
      init?(coder: NSCoder)
      init?(contentsOfFile path: String)
      init?(contentsOf url: URL)
    }
    class NSData: NSObject {
      init()
      init(data: Data)
      init(bytes: UnsafeRawPointer?, length: Int)
      init(contentsOf url: URL, options: NSData.ReadingOptions) throws
      init(contentsOfFile path: String, options: NSData.ReadingOptions) throws
      init?(coder: NSCoder)
      init?(base64Encoded base64String: String, options: NSData.Base64DecodingOptions = [])
      init?(base64Encoded base64Data: Data, options: NSData.Base64DecodingOptions = [])
    }
    // Elsewhere those that throw are like them, and a program cannot call these without a type.
    #if canImport(Darwin)
    extension NSData { init?(contentsOfFile path: String); init?(contentsOf url: URL) }
    #endif
    class NSMutableData: NSData {
      init?(length: Int)
      init?(capacity: Int)
    }
    class NSDictionary: NSObject {
      init()
      init(dictionary: [AnyHashable: Any])
      init(object: Any, forKey key: NSCopying)
      init(objects: [Any], forKeys keys: [NSObject])
      init?(coder: NSCoder)
      init?(contentsOfFile path: String)
      init?(contentsOf url: URL)
    }
    class NSNotification: NSObject {
      struct Name: RawRepresentable, Hashable, Sendable { init(_ rawValue: String); init(rawValue: String) }
    }
    class NSMutableDictionary: NSDictionary { init(capacity: Int) }
    class NSMutableArray: NSArray { init(capacity: Int) }
    class NSURLComponents: NSObject {
      init()
      init?(string: String)
      init?(url: URL, resolvingAgainstBaseURL resolve: Bool)
    }
    class NSURL: NSObject {
      init(fileURLWithPath path: String)
      init(fileURLWithPath path: String, isDirectory isDir: Bool)
      init(fileURLWithPath path: String, relativeTo baseURL: URL?)
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
      init()
      init?(suiteName suitename: String?)
      static var standard: UserDefaults { get }
    }
    class FileHandle: NSObject {
      init?(forReadingAtPath path: String)
      init?(forWritingAtPath path: String)
      init?(forUpdatingAtPath path: String)
      init(fileDescriptor fd: Int32)
      init(fileDescriptor fd: Int32, closeOnDealloc closeopt: Bool)
      init(forReadingFrom url: URL) throws
      init(forWritingTo url: URL) throws
      init(forUpdating url: URL) throws
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
    class Thread: NSObject {
      init()
      init(block: @escaping @Sendable () -> Void)
    }
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
    struct IndexSet: BidirectionalCollection, SetAlgebra, Hashable, Codable, Sendable {
      init()
      init(integer: Int)
      init(integersIn range: Range<Int>)
    }
    struct CharacterSet: Equatable, Hashable, SetAlgebra, Sendable {
      init()
      init(charactersIn string: String)
      init(charactersIn range: Range<Unicode.Scalar>)
      init(charactersIn range: ClosedRange<Unicode.Scalar>)
      init(bitmapRepresentation data: Data)
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
      init(format: String, _ arguments: any CVarArg...)
      init(format: String, arguments: [any CVarArg])
      init(format: String, locale: Locale?, _ args: any CVarArg...)
      init(format: String, locale: Locale?, arguments: [any CVarArg])
      init(contentsOf url: URL) throws
      init(contentsOf url: URL, encoding enc: String.Encoding) throws
      init(contentsOfFile path: String) throws
      init(contentsOfFile path: String, encoding enc: String.Encoding) throws
      init(utf16CodeUnits: UnsafePointer<unichar>, count: Int)
      init?<S: Sequence>(bytes: S, encoding: String.Encoding) where S.Element == UInt8
      func appending<T: StringProtocol>(_ aString: T) -> String
    }
    #if canImport(Darwin)
    extension String {
      init(
        localized: LocalizationValue, table: String? = nil, bundle: Bundle? = nil, locale: Locale = .current,
        comment: StaticString? = nil
      )
      init(
        localized: StaticString, defaultValue: LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
        locale: Locale = .current, comment: StaticString? = nil
      )
      init(localized: LocalizedStringResource)
    }
    #endif
    extension Bool { init?(exactly number: NSNumber); init(truncating number: NSNumber) }
    extension Int { init?(exactly number: NSNumber); init(truncating number: NSNumber) }
    extension Double { init?(exactly number: NSNumber); init(truncating number: NSNumber) }
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
      init(capacity: Int)
      init(bytes: UnsafeRawPointer, count: Int)
      init<S: Sequence>(bytes: S) where S.Element == UInt8
      init(bytesNoCopy bytes: UnsafeMutableRawPointer, count: Int, deallocator: Data.Deallocator)
      init<T>(buffer: UnsafeBufferPointer<T>)
      init(contentsOf url: URL, options: Data.ReadingOptions = []) throws
      init?(base64Encoded base64String: String, options: Data.Base64DecodingOptions = [])
      init?(base64Encoded base64Data: Data, options: Data.Base64DecodingOptions = [])
    }
    struct Date: Comparable, Hashable, Codable, Sendable {
      init()
      init(timeIntervalSinceNow: TimeInterval)
      init(timeIntervalSince1970: TimeInterval)
      init(timeIntervalSinceReferenceDate: TimeInterval)
      init(timeInterval: TimeInterval, since date: Date)
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
      init?(string: String, encodingInvalidCharacters: Bool)
      init(fileURLWithPath path: String)
      init(fileURLWithPath path: String, isDirectory: Bool)
      init(fileURLWithPath path: String, relativeTo base: URL?)
      init(fileURLWithPath path: String, isDirectory: Bool, relativeTo base: URL?)
      init(
        fileURLWithFileSystemRepresentation path: UnsafePointer<Int8>, isDirectory: Bool, relativeTo base: URL?)
      init(filePath path: String, directoryHint: URL.DirectoryHint = .inferFromPath, relativeTo base: URL? = nil)
      var absoluteString: String { get }
      var lastPathComponent: String { get }
      var path: String { get }
      var pathExtension: String { get }
      func appendingPathComponent(_ pathComponent: String) -> URL
      func deletingLastPathComponent() -> URL
    }
    struct UUID: Hashable, Codable, Sendable, CustomStringConvertible {
      init()
      init(uuid: uuid_t)
      init?(uuidString string: String)
      var uuidString: String { get }
    }
    struct Decimal: Comparable, Hashable, Codable, Sendable, SignedNumeric, Strideable, ExpressibleByFloatLiteral {
      init()
      init?(string: String, locale: Locale? = nil)
      init(_ value: Int)
      init(_ value: Double)
      init(sign: FloatingPointSign, exponent: Int, significand: Decimal)
    }
    struct Locale: Hashable, Codable, Sendable {
      init(identifier: String)
      init(components: Locale.Components)
      init(
        languageCode: Locale.LanguageCode? = nil, script: Locale.Script? = nil,
        languageRegion: Locale.Region? = nil)
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
    struct DateComponents: Hashable, Codable, Sendable {
      init(
        calendar: Calendar? = nil, timeZone: TimeZone? = nil, era: Int? = nil, year: Int? = nil, month: Int? = nil,
        day: Int? = nil, hour: Int? = nil, minute: Int? = nil, second: Int? = nil, nanosecond: Int? = nil,
        weekday: Int? = nil, weekdayOrdinal: Int? = nil, quarter: Int? = nil, weekOfMonth: Int? = nil,
        weekOfYear: Int? = nil, yearForWeekOfYear: Int? = nil)
    }
    struct DateInterval: Comparable, Hashable, Codable, Sendable {
      init()
      init(start: Date, end: Date)
      init(start: Date, duration: TimeInterval)
    }
    struct IndexPath: Hashable, Comparable, Codable, Sendable, MutableCollection, RandomAccessCollection,
      ExpressibleByArrayLiteral
    {
      init()
      init(index: Int)
      init(indexes: [Int])
    }
    #if canImport(Darwin)
    extension IndexPath {
      init(row: Int, section: Int)
      init(item: Int, section: Int)
    }
    #endif
    struct URLComponents: Hashable, Codable, Sendable {
      init()
      init?(string: String)
      init?(string: String, encodingInvalidCharacters: Bool)
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
    struct URLRequest: Hashable, Sendable {
      init(
        url: URL, cachePolicy: URLRequest.CachePolicy = .useProtocolCachePolicy, timeoutInterval: TimeInterval = 60)
    }
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
