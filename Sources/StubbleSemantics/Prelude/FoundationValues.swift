/// The members of Foundation's types that are often called or read for initial values of properties.
enum FoundationValues {
  /// Those of `FoundationEssentials`.
  static let essentials = #"""
    extension Calendar {
      func dateComponents(_ components: Set<Calendar.Component>, from start: Date, to end: Date) -> DateComponents
      func isDate(_ date1: Date, inSameDayAs date2: Date) -> Bool
      func isDateInTomorrow(_ date: Date) -> Bool
      func isDateInWeekend(_ date: Date) -> Bool
      func isDateInYesterday(_ date: Date) -> Bool
    }
    extension DateComponents {
      var calendar: Calendar? { get }
      var day: Int? { get }
      var hour: Int? { get }
      var minute: Int? { get }
      var month: Int? { get }
      var nanosecond: Int? { get }
      var second: Int? { get }
      var timeZone: TimeZone? { get }
      var weekday: Int? { get }
      var weekOfYear: Int? { get }
      var year: Int? { get }
    }
    extension DateInterval {
      var duration: TimeInterval { get }
      var end: Date { get }
      var start: Date { get }
      func contains(_ date: Date) -> Bool
      func intersects(_ dateInterval: DateInterval) -> Bool
    }
    @available(macOS 26, iOS 26, watchOS 26, tvOS 26, *)
    extension String.Encoding { init?(ianaName charsetName: String) }
    @available(macOS 26, iOS 26, watchOS 26, tvOS 26, *)
    extension URL {
      struct Template: Hashable, Sendable { init?(_ template: String) }
      init?(template: URL.Template, variables: [URL.Template.VariableName: URL.Template.Value])
    }
    extension TimeZone {
      func secondsFromGMT(for date: Date = Date()) -> Int
    }
    extension JSONEncoder {
      var dateEncodingStrategy: JSONEncoder.DateEncodingStrategy { get }
      var keyEncodingStrategy: JSONEncoder.KeyEncodingStrategy { get }
      var outputFormatting: JSONEncoder.OutputFormatting { get }
    }
    extension JSONDecoder {
      var dateDecodingStrategy: JSONDecoder.DateDecodingStrategy { get }
      var keyDecodingStrategy: JSONDecoder.KeyDecodingStrategy { get }
    }
    """#

  /// Those of the rest of Foundation.
  static let others = #"""
    extension ByteCountFormatter {
      static func string(fromByteCount byteCount: Int64, countStyle: ByteCountFormatter.CountStyle) -> String
      func string(fromByteCount byteCount: Int64) -> String
    }
    extension DateFormatter {
      static func localizedString(
        from date: Date, dateStyle dstyle: DateFormatter.Style, timeStyle tstyle: DateFormatter.Style) -> String
      func date(from string: String) -> Date?
      func string(from date: Date) -> String
    }
    func NSDecimalCompact(_ number: UnsafeMutablePointer<Decimal>)
    class NSCharacterSet: NSObject { init?(contentsOfFile fName: String) }
    extension NSString {
      init?(
        bytesNoCopy bytes: UnsafeMutableRawPointer, length len: Int, encoding: UInt, freeWhenDone freeBuffer: Bool)
    }
    extension NSTimeZone { init?(name tzName: String, data aData: Data?) }
    class SocketPort: NSObject {
      init()
      init?(tcpPort port: UInt16)
      init?(
        protocolFamily family: Int32, socketType type: Int32, protocol proto: Int32, address: Data)
      init?(
        protocolFamily family: Int32, socketType type: Int32, protocol proto: Int32, socket sock: SocketNativeHandle)
      init?(remoteWithTCPPort port: UInt16, host hostName: String?)
    }
    extension String {
      init?(
        bytesNoCopy bytes: UnsafeMutableRawPointer, length: Int, encoding: String.Encoding, freeWhenDone flag: Bool)
    }
    extension ISO8601DateFormatter {
      func date(from string: String) -> Date?
      func string(from date: Date) -> String
    }
    extension NumberFormatter {
      func number(from string: String) -> NSNumber?
      func string(from number: NSNumber) -> String?
    }
    extension Bundle {
      var localizations: [String] { get }
      var preferredLocalizations: [String] { get }
    }
    extension Measurement where UnitType: Dimension {
      func converted(to otherUnit: UnitType) -> Measurement<UnitType>
    }
    extension NSError {
      var code: Int { get }
      var domain: String { get }
      var localizedDescription: String { get }
      var userInfo: [String: Any] { get }
    }
    extension NSNumber {
      var boolValue: Bool { get }
      var doubleValue: Double { get }
      var intValue: Int { get }
      var stringValue: String { get }
    }
    extension NSString {
      var doubleValue: Double { get }
      var integerValue: Int { get }
      var length: Int { get }
    }
    extension NSUUID { var uuidString: String { get } }
    extension Pipe {
      var fileHandleForReading: FileHandle { get }
      var fileHandleForWriting: FileHandle { get }
    }
    extension Progress {
      init(totalUnitCount unitCount: Int64)
      var completedUnitCount: Int64 { get }
      var fractionCompleted: Double { get }
      var totalUnitCount: Int64 { get }
    }
    extension Scanner {
      var isAtEnd: Bool { get }
      var string: String { get }
    }
    extension Timer {
      var isValid: Bool { get }
      static func scheduledTimer(
        withTimeInterval interval: TimeInterval, repeats: Bool, block: @escaping @Sendable (Timer) -> Void) -> Timer
    }
    extension UserDefaults {
      func array(forKey defaultName: String) -> [Any]?
      func dictionary(forKey defaultName: String) -> [String: Any]?
    }
    @_incomplete class UnitDuration: Dimension {
      static var hours: UnitDuration { get }
      static var minutes: UnitDuration { get }
      static var seconds: UnitDuration { get }
    }
    @_incomplete class UnitEnergy: Dimension {
      static var joules: UnitEnergy { get }
      static var kilocalories: UnitEnergy { get }
      static var kilojoules: UnitEnergy { get }
    }
    @_incomplete class UnitLength: Dimension {
      static var centimeters: UnitLength { get }
      static var feet: UnitLength { get }
      static var inches: UnitLength { get }
      static var kilometers: UnitLength { get }
      static var meters: UnitLength { get }
      static var miles: UnitLength { get }
      static var millimeters: UnitLength { get }
    }
    @_incomplete class UnitMass: Dimension {
      static var grams: UnitMass { get }
      static var kilograms: UnitMass { get }
      static var ounces: UnitMass { get }
      static var pounds: UnitMass { get }
    }
    @_incomplete class UnitSpeed: Dimension {
      static var kilometersPerHour: UnitSpeed { get }
      static var metersPerSecond: UnitSpeed { get }
      static var milesPerHour: UnitSpeed { get }
    }
    @_incomplete class UnitTemperature: Dimension {
      static var celsius: UnitTemperature { get }
      static var fahrenheit: UnitTemperature { get }
      static var kelvin: UnitTemperature { get }
    }
    extension OperationQueue { var maxConcurrentOperationCount: Int { get set }; var isSuspended: Bool { get set } }
    extension StringProtocol { var capitalized: String { get } }
    """#
}
