/// The value types of Foundation, which servers often import alone.
extension PreludeText {
  static let foundationEssentials = PreludeText(
    "FoundationEssentials",
    #"""
    typealias TimeInterval = Double
    struct Data: RandomAccessCollection, MutableCollection, RangeReplaceableCollection, Hashable, Codable, Sendable,
      ContiguousBytes, DataProtocol
    {
      typealias Element = UInt8
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
      func base64EncodedString(options: Data.Base64EncodingOptions = []) -> String
      func base64EncodedData(options: Data.Base64EncodingOptions = []) -> Data
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
      var timeIntervalSinceReferenceDate: TimeInterval { get }
      func addingTimeInterval(_ timeInterval: TimeInterval) -> Date
      func timeIntervalSince(_ date: Date) -> TimeInterval
      @available(macOS 12, iOS 15, watchOS 8, tvOS 15, *)
      func formatted() -> String
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
      func appendingPathComponent(_ pathComponent: String, isDirectory: Bool) -> URL
      func appendingPathExtension(_ pathExtension: String) -> URL
      func deletingLastPathComponent() -> URL
      func deletingPathExtension() -> URL
      @available(macOS 13, iOS 16, watchOS 9, tvOS 16, *)
      func appending<S: StringProtocol>(path: S, directoryHint: URL.DirectoryHint = .inferFromPath) -> URL
      @available(macOS 13, iOS 16, watchOS 9, tvOS 16, *)
      func appending<S: StringProtocol>(component: S, directoryHint: URL.DirectoryHint = .inferFromPath) -> URL
      @available(macOS 13, iOS 16, watchOS 9, tvOS 16, *)
      func appending<S: StringProtocol>(
        components: S..., directoryHint: URL.DirectoryHint = .inferFromPath) -> URL
      @available(macOS 13, iOS 16, watchOS 9, tvOS 16, *)
      func appending(queryItems: [URLQueryItem]) -> URL
      var baseURL: URL? { get }
      var fragment: String? { get }
      var host: String? { get }
      var query: String? { get }
      var absoluteURL: URL { get }
      var isFileURL: Bool { get }
      var pathComponents: [String] { get }
      var port: Int? { get }
      var scheme: String? { get }
      static var homeDirectory: URL { get }
      static var temporaryDirectory: URL { get }
      #if canImport(Darwin)
      static var applicationDirectory: URL { get }
      static var applicationSupportDirectory: URL { get }
      static var cachesDirectory: URL { get }
      static var desktopDirectory: URL { get }
      static var documentsDirectory: URL { get }
      static var downloadsDirectory: URL { get }
      static var libraryDirectory: URL { get }
      static var moviesDirectory: URL { get }
      static var musicDirectory: URL { get }
      static var picturesDirectory: URL { get }
      static var sharedPublicDirectory: URL { get }
      static var trashDirectory: URL { get }
      static var userDirectory: URL { get }
      #endif
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
      static func / (lhs: Decimal, rhs: Decimal) -> Decimal
    }
    struct Locale: Hashable, Codable, Sendable {
      init(identifier: String)
      init(components: Locale.Components)
      init(
        languageCode: Locale.LanguageCode? = nil, script: Locale.Script? = nil,
        languageRegion: Locale.Region? = nil)
      static var autoupdatingCurrent: Locale { get }
      static var current: Locale { get }
      static var preferredLanguages: [String] { get }
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
      var timeZone: TimeZone { get }
      func component(_ component: Calendar.Component, from date: Date) -> Int
      func date(from components: DateComponents) -> Date?
      func isDateInToday(_ date: Date) -> Bool
      func startOfDay(for date: Date) -> Date
      func date(byAdding components: DateComponents, to date: Date, wrappingComponents: Bool = false) -> Date?
      func date(
        byAdding component: Calendar.Component, value: Int, to date: Date, wrappingComponents: Bool = false) -> Date?
      func dateComponents(_ components: Set<Calendar.Component>, from date: Date) -> DateComponents
      func dateInterval(of component: Calendar.Component, for date: Date) -> DateInterval?
      var firstWeekday: Int { get }
      var monthSymbols: [String] { get }
      var shortMonthSymbols: [String] { get }
      var weekdaySymbols: [String] { get }
      var shortWeekdaySymbols: [String] { get }
      var veryShortWeekdaySymbols: [String] { get }
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
      var host: String? { get }
      var path: String { get }
      var queryItems: [URLQueryItem]? { get }
      var scheme: String? { get }
      var url: URL? { get }
    }
    struct URLQueryItem: Hashable, Sendable { init(name: String, value: String?) }
    class JSONDecoder: Sendable {
      init()
      func decode<T: Decodable>(_ type: T.Type, from data: Data) throws -> T
    }
    class JSONEncoder: Sendable {
      init()
      func encode<T: Encodable>(_ value: T) throws -> Data
    }
    class PropertyListDecoder: Sendable {
      init()
      func decode<T: Decodable>(_ type: T.Type, from data: Data) throws -> T
    }
    class PropertyListEncoder: Sendable {
      init()
      func encode<Value: Encodable>(_ value: Value) throws -> Data
    }
    @_incomplete protocol DataProtocol: RandomAccessCollection where Element == UInt8 {}
    protocol ContiguousBytes {
      func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R
    }
    protocol LocalizedError: Error {
      var errorDescription: String? { get }
      var failureReason: String? { get }
      var recoverySuggestion: String? { get }
      var helpAnchor: String? { get }
    }
    extension LocalizedError {
      var errorDescription: String? { get }
      var failureReason: String? { get }
      var recoverySuggestion: String? { get }
      var helpAnchor: String? { get }
    }
    typealias CodableWithConfiguration = DecodableWithConfiguration & EncodableWithConfiguration
    protocol EncodableWithConfiguration {
      associatedtype EncodingConfiguration
      func encode(to encoder: any Encoder, configuration: EncodingConfiguration) throws
    }
    protocol DecodableWithConfiguration {
      associatedtype DecodingConfiguration
      init(from decoder: any Decoder, configuration: DecodingConfiguration) throws
    }
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
    """#, FoundationChoices.essentials, FoundationValues.essentials)
}
