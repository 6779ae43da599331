extension PreludeText {
  static let foundation = PreludeText(
    "Foundation", prefix: "NS",
    #"""
    @_exported import Combine
    @_exported import CoreFoundation
    @_exported import CoreGraphics
    @_exported import Dispatch
    @_exported import FoundationEssentials
    @_exported import FoundationNetworking
    @_exported import Glibc
    @_exported import Observation

    // MARK: Objects
    protocol NSObjectProtocol: AnyObject {}
    class NSObject: NSObjectProtocol, Hashable, CustomStringConvertible {
      init()
      var description: String { get }
      var debugDescription: String { get }
      var hash: Int { get }
      func isEqual(_ object: Any?) -> Bool
      func copy() -> Any
      func mutableCopy() -> Any
      func `self`() -> Self
      func isProxy() -> Bool
      #if canImport(Darwin)
      func isKind(of aClass: AnyClass) -> Bool
      func isMember(of aClass: AnyClass) -> Bool
      func conforms(to aProtocol: Protocol) -> Bool
      func responds(to aSelector: Selector!) -> Bool
      func value(forKey key: String) -> Any?
      func setValue(_ value: Any?, forKey key: String)
      func addObserver(
        _ observer: NSObject, forKeyPath keyPath: String, options: NSKeyValueObservingOptions,
        context: UnsafeMutableRawPointer?)
      func removeObserver(_ observer: NSObject, forKeyPath keyPath: String)
      func removeObserver(
        _ observer: NSObject, forKeyPath keyPath: String, context: UnsafeMutableRawPointer?)
      #endif
    }
    protocol NSCopying { func copy(with zone: NSZone?) -> Any }
    protocol NSMutableCopying { func mutableCopy(with zone: NSZone?) -> Any }
    protocol NSCoding {
      func encode(with coder: NSCoder)
      init?(coder: NSCoder)
    }
    protocol NSSecureCoding: NSCoding { static var supportsSecureCoding: Bool { get } }
    protocol ProgressReporting: NSObjectProtocol { var progress: Progress { get } }
    protocol NSLocking {
      func lock()
      func unlock()
    }
    #if canImport(Darwin)
    protocol StreamDelegate: NSObjectProtocol {}
    protocol XMLParserDelegate: NSObjectProtocol {}
    #else
    protocol StreamDelegate: AnyObject {}
    #endif
    protocol URLSessionDelegate: NSObjectProtocol, Sendable {}
    protocol URLSessionTaskDelegate: URLSessionDelegate {}
    protocol URLSessionDataDelegate: URLSessionTaskDelegate {}
    protocol URLSessionDownloadDelegate: URLSessionTaskDelegate {
      func urlSession(
        _ session: URLSession, downloadTask: URLSessionDownloadTask, didFinishDownloadingTo location: URL)
    }
    protocol URLSessionStreamDelegate: URLSessionTaskDelegate {}
    protocol URLSessionWebSocketDelegate: URLSessionTaskDelegate {}
    class NSCache<KeyType: AnyObject, ObjectType: AnyObject>: NSObject { init() }
    #if canImport(Darwin)
    class NSHashTable<ObjectType: AnyObject>: NSObject {
      class func weakObjects() -> NSHashTable<ObjectType>
    }
    struct Selector: Hashable, Sendable {}
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
      var deletingLastPathComponent: String { get }
      var deletingPathExtension: String { get }
      var expandingTildeInPath: String { get }
      var lastPathComponent: String { get }
      var pathExtension: String { get }
      var standardizingPath: String { get }
      func appendingPathComponent(_ str: String) -> String
      func appendingPathExtension(_ str: String) -> String?
    }
    class NSArray: NSObject {
      init()
      init(array: [Any])
      init(array: [Any], copyItems: Bool)
      init(object: Any)
      init?(coder: NSCoder)
      init?(contentsOfFile path: String); init?(contentsOf url: URL)
    }
    class NSData: NSObject {
      init(); init(data: Data)
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
      init?(length: Int); init?(capacity: Int)
    }
    class NSDictionary: NSObject {
      init(); init(dictionary: [AnyHashable: Any])
      init(object: Any, forKey key: NSCopying)
      init(objects: [Any], forKeys keys: [NSObject])
      init?(coder: NSCoder)
      init?(contentsOfFile path: String)
      init?(contentsOf url: URL)
    }
    class NSNotification: NSObject {
      struct Name: RawRepresentable, Hashable, Sendable {
        init(_ rawValue: String)
        init(rawValue: String)
        var rawValue: String { get }
      }
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
      var executableURL: URL? { get }
      var infoDictionary: [String: Any]? { get }
      var resourcePath: String? { get }
      var resourceURL: URL? { get }
      func path(forResource name: String?, ofType ext: String?) -> String?
      func url(forResource name: String?, withExtension ext: String?) -> URL?
    }
    func NSLocalizedString(
      _ key: String, tableName: String?, bundle: Bundle, value: String, comment: String
    ) -> String
    func NSHomeDirectory() -> String
    func NSTemporaryDirectory() -> String
    func NSUserName() -> String
    func NSFullUserName() -> String
    func NSHomeDirectoryForUser(_ user: String?) -> String?
    func NSSearchPathForDirectoriesInDomains(
      _ directory: FileManager.SearchPathDirectory, _ domainMask: FileManager.SearchPathDomainMask,
      _ expandTilde: Bool
    ) -> [String]
    func NSPageSize() -> Int
    func NSRoundUpToMultipleOfPageSize(_ size: Int) -> Int
    func NSRoundDownToMultipleOfPageSize(_ size: Int) -> Int
    func NSMaxRange(_ range: NSRange) -> Int
    func NSLocationInRange(_ loc: Int, _ range: NSRange) -> Bool
    func NSEqualRanges(_ range1: NSRange, _ range2: NSRange) -> Bool
    func NSUnionRange(_ range1: NSRange, _ range2: NSRange) -> NSRange
    func NSIntersectionRange(_ range1: NSRange, _ range2: NSRange) -> NSRange
    typealias NSPoint = CGPoint
    typealias NSRect = CGRect
    typealias NSSize = CGSize
    func NSWidth(_ aRect: NSRect) -> CGFloat
    func NSHeight(_ aRect: NSRect) -> CGFloat
    func NSMinX(_ aRect: NSRect) -> CGFloat
    func NSMidX(_ aRect: NSRect) -> CGFloat
    func NSMaxX(_ aRect: NSRect) -> CGFloat
    func NSMinY(_ aRect: NSRect) -> CGFloat
    func NSMidY(_ aRect: NSRect) -> CGFloat
    func NSMaxY(_ aRect: NSRect) -> CGFloat
    func NSEqualPoints(_ aPoint: NSPoint, _ bPoint: NSPoint) -> Bool
    func NSEqualSizes(_ aSize: NSSize, _ bSize: NSSize) -> Bool
    func NSEqualRects(_ aRect: NSRect, _ bRect: NSRect) -> Bool
    func NSInsetRect(_ aRect: NSRect, _ dX: CGFloat, _ dY: CGFloat) -> NSRect
    func NSOffsetRect(_ aRect: NSRect, _ dX: CGFloat, _ dY: CGFloat) -> NSRect
    func NSIntegralRect(_ aRect: NSRect) -> NSRect
    func NSUnionRect(_ aRect: NSRect, _ bRect: NSRect) -> NSRect
    func NSIntersectionRect(_ aRect: NSRect, _ bRect: NSRect) -> NSRect
    func NSPointInRect(_ aPoint: NSPoint, _ aRect: NSRect) -> Bool
    func NSContainsRect(_ aRect: NSRect, _ bRect: NSRect) -> Bool
    func NSIntersectsRect(_ aRect: NSRect, _ bRect: NSRect) -> Bool
    class UserDefaults: NSObject {
      init()
      init?(suiteName suitename: String?)
      static var standard: UserDefaults { get }
      func bool(forKey defaultName: String) -> Bool
      func data(forKey defaultName: String) -> Data?
      func double(forKey defaultName: String) -> Double
      func float(forKey defaultName: String) -> Float
      func integer(forKey defaultName: String) -> Int
      func object(forKey defaultName: String) -> Any?
      func string(forKey defaultName: String) -> String?
      func stringArray(forKey defaultName: String) -> [String]?
      func url(forKey defaultName: String) -> URL?
    }
    class NSRegularExpression: NSObject, Sendable {
      init(pattern: String, options: NSRegularExpression.Options = []) throws
      static func escapedPattern(for string: String) -> String
    }
    class FileHandle: NSObject {
      static var standardError: FileHandle { get }
      static var standardInput: FileHandle { get }
      static var standardOutput: FileHandle { get }
      static var nullDevice: FileHandle { get }
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
      func fileExists(atPath path: String) -> Bool
      func contents(atPath path: String) -> Data?
      func contentsOfDirectory(atPath path: String) throws -> [String]
      func urls(
        for directory: FileManager.SearchPathDirectory, in domainMask: FileManager.SearchPathDomainMask
      ) -> [URL]
    }
    class Formatter: NSObject { init() }
    @_incomplete class ByteCountFormatter {}
    @_incomplete class DateFormatter {}
    @_incomplete class DateIntervalFormatter {}
    @_incomplete class ISO8601DateFormatter {}
    @_incomplete class NumberFormatter {}
    class Host: NSObject {}
    class NotificationCenter: Sendable {
      init()
      static var `default`: NotificationCenter { get }
    }
    struct Notification: Hashable {
      struct Name: RawRepresentable, Hashable, Sendable {
        init(_ rawValue: String)
        init(rawValue: String)
        var rawValue: String { get }
      }
    }
    class Operation: NSObject, Sendable {
      init()
      func start(); func main(); func cancel(); func waitUntilFinished()
      func addDependency(_ op: Operation); func removeDependency(_ op: Operation)
      var isCancelled: Bool { get }; var isExecuting: Bool { get }; var isFinished: Bool { get }
      var isAsynchronous: Bool { get }; var isReady: Bool { get }; var name: String? { get set }
      var dependencies: [Operation] { get }
    }
    class OperationQueue: NSObject, Sendable {
      init()
      static var main: OperationQueue { get }
      var operationCount: Int { get }
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
      var activeProcessorCount: Int { get }
      var globallyUniqueString: String { get }
      var hostName: String { get }
      var operatingSystemVersion: OperatingSystemVersion { get }
      var operatingSystemVersionString: String { get }
      var physicalMemory: UInt64 { get }
      var processorCount: Int { get }
      var systemUptime: TimeInterval { get }
      #if canImport(Darwin)
      var isLowPowerModeEnabled: Bool { get }
      var isMacCatalystApp: Bool { get }
      var isiOSAppOnMac: Bool { get }
      #endif
    }
    struct OperatingSystemVersion: Sendable {
      var majorVersion: Int { get set }
      var minorVersion: Int { get set }
      var patchVersion: Int { get set }
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
      static var current: Thread { get }
      static var isMainThread: Bool { get }
    }
    class Timer: NSObject {}
    class NSCoder: NSObject {}
    class Dimension: Unit {}
    class Unit: NSObject { init(symbol: String) }
    struct Measurement<UnitType: Unit>: Sendable, Comparable, Hashable, CustomStringConvertible {
      init(value: Double, unit: UnitType)
      var value: Double { get }
    }

    // MARK: Values with parts in Foundation alone
    struct CocoaError: Error {}
    @available(macOS 12, iOS 15, watchOS 8, tvOS 15, *)
    struct SortDescriptor<Compared>: SortComparator, Sendable {}
    protocol CustomNSError: Error {
      static var errorDomain: String { get }
      var errorCode: Int { get }
      var errorUserInfo: [String: Any] { get }
    }
    extension CustomNSError {
      static var errorDomain: String { get }
      var errorCode: Int { get }
      var errorUserInfo: [String: Any] { get }
    }
    protocol RecoverableError: Error {
      var recoveryOptions: [String] { get }
      func attemptRecovery(optionIndex recoveryOptionIndex: Int) -> Bool
    }
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
      static var capitalizedLetters: CharacterSet { get }
      static var controlCharacters: CharacterSet { get }
      static var decimalDigits: CharacterSet { get }
      static var decomposables: CharacterSet { get }
      static var illegalCharacters: CharacterSet { get }
      static var letters: CharacterSet { get }
      static var lowercaseLetters: CharacterSet { get }
      static var newlines: CharacterSet { get }
      static var nonBaseCharacters: CharacterSet { get }
      static var punctuationCharacters: CharacterSet { get }
      static var symbols: CharacterSet { get }
      static var uppercaseLetters: CharacterSet { get }
      static var urlFragmentAllowed: CharacterSet { get }
      static var urlHostAllowed: CharacterSet { get }
      static var urlPasswordAllowed: CharacterSet { get }
      static var urlPathAllowed: CharacterSet { get }
      static var urlQueryAllowed: CharacterSet { get }
      static var urlUserAllowed: CharacterSet { get }
      static var whitespaces: CharacterSet { get }
      static var whitespacesAndNewlines: CharacterSet { get }
      var inverted: CharacterSet { get }
    }
    extension StringProtocol {
      func components<T: StringProtocol>(separatedBy separator: T) -> [String]
      func components(separatedBy separator: CharacterSet) -> [String]
      func replacingOccurrences<Target: StringProtocol, Replacement: StringProtocol>(
        of target: Target, with replacement: Replacement
      ) -> String
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
      func addingPercentEncoding(withAllowedCharacters allowedCharacters: CharacterSet) -> String?
      func data(using encoding: String.Encoding, allowLossyConversion: Bool = false) -> Data?
      func trimmingCharacters(in set: CharacterSet) -> String
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
    """#, FoundationChoices.others, FoundationValues.others)

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
    class URLSession: Sendable {
      static var shared: URLSession { get }
      var configuration: URLSessionConfiguration { get }
    }
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
    class XMLParser { init?(contentsOf url: URL) }; class XMLDTDNode { init?(xmlString string: String) }
    protocol XMLParserDelegate: AnyObject {}
    """#)
}
