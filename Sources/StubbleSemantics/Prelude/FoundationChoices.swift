/// The types of Foundation whose values are choices, such as the style of a formatter.
enum FoundationChoices {
  /// Those of `FoundationEssentials`.
  static let essentials = #"""
    extension Calendar {
      enum Component: Hashable, Sendable {
        case era, year, month, day, hour, minute, second, weekday, weekdayOrdinal, quarter, weekOfMonth, weekOfYear
        case yearForWeekOfYear, nanosecond, calendar, timeZone
      }
      enum Identifier: Hashable, Sendable {
        case gregorian, buddhist, chinese, coptic, ethiopicAmeteMihret, ethiopicAmeteAlem, hebrew, iso8601, indian
        case islamic, islamicCivil, japanese, persian, republicOfChina, islamicTabular, islamicUmmAlQura
      }
    }
    extension JSONDecoder {
      enum DateDecodingStrategy: Sendable { case deferredToDate, secondsSince1970, millisecondsSince1970, iso8601 }
      enum DataDecodingStrategy: Sendable { case deferredToData, base64 }
      enum KeyDecodingStrategy: Sendable { case useDefaultKeys, convertFromSnakeCase }
    }
    extension JSONEncoder {
      enum DateEncodingStrategy: Sendable { case deferredToDate, secondsSince1970, millisecondsSince1970, iso8601 }
      enum DataEncodingStrategy: Sendable { case deferredToData, base64 }
      enum KeyEncodingStrategy: Sendable { case useDefaultKeys, convertToSnakeCase }
      struct OutputFormatting: OptionSet, Sendable {
        static var prettyPrinted: JSONEncoder.OutputFormatting { get }
        static var sortedKeys: JSONEncoder.OutputFormatting { get }
        static var withoutEscapingSlashes: JSONEncoder.OutputFormatting { get }
      }
    }
    extension String {
      struct Encoding: Hashable, Sendable {
        static var ascii: String.Encoding { get }
        static var isoLatin1: String.Encoding { get }
        static var unicode: String.Encoding { get }
        static var utf8: String.Encoding { get }
        static var utf16: String.Encoding { get }
        static var utf32: String.Encoding { get }
        static var windowsCP1252: String.Encoding { get }
      }
    }
    """#

  /// Those of the rest of Foundation.
  static let others = #"""
    enum ComparisonResult: Hashable, Sendable {
      case orderedAscending, orderedSame, orderedDescending
      init?(rawValue: Int)
    }
    extension DateFormatter {
      enum Style: Hashable, Sendable {
        case none, short, medium, long, full
        init?(rawValue: UInt)
      }
    }
    extension NumberFormatter {
      enum Style: Hashable, Sendable {
        case none, decimal, currency, percent, scientific, spellOut, ordinal
        init?(rawValue: UInt)
      }
    }
    extension ByteCountFormatter {
      enum CountStyle: Hashable, Sendable {
        case file, memory, decimal, binary
        init?(rawValue: Int)
      }
    }
    extension FileManager {
      enum SearchPathDirectory: Hashable, Sendable {
        case applicationDirectory, applicationSupportDirectory, cachesDirectory, desktopDirectory, documentDirectory
        case downloadsDirectory, libraryDirectory, userDirectory
        init?(rawValue: UInt)
      }
      struct SearchPathDomainMask: OptionSet, Sendable {
        static var userDomainMask: FileManager.SearchPathDomainMask { get }
        static var localDomainMask: FileManager.SearchPathDomainMask { get }
        static var allDomainsMask: FileManager.SearchPathDomainMask { get }
      }
    }
    """#
}
