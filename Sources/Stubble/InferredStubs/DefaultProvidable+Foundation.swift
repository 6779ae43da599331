// Every program that imports this library links the modules that this file imports. On Linux that is
// FoundationEssentials without the rest of Foundation, so that `CGFloat`, which is there, has no conformance.

#if canImport(FoundationEssentials)
  public import FoundationEssentials
#elseif canImport(Foundation)
  public import Foundation

  extension CGFloat: DefaultProvidable { public static var defaultValue: CGFloat { 0 } }
#endif

#if canImport(FoundationEssentials) || canImport(Foundation)
  extension Decimal: DefaultProvidable { public static var defaultValue: Decimal { 0 } }
  extension Data: DefaultProvidable { public static var defaultValue: Data { Data() } }

  /// The beginning of 1970.
  extension Date: DefaultProvidable {
    public static var defaultValue: Date { Date(timeIntervalSince1970: 0) }
  }

  extension Calendar: DefaultProvidable {
    public static var defaultValue: Calendar { Calendar(identifier: .iso8601) }
  }

  extension TimeZone: DefaultProvidable { public static var defaultValue: TimeZone { .current } }
  extension Locale: DefaultProvidable { public static var defaultValue: Locale { Locale(identifier: "") } }

  /// The root directory.
  extension URL: DefaultProvidable { public static var defaultValue: URL { URL(fileURLWithPath: "/") } }

  extension URLComponents: DefaultProvidable {
    public static var defaultValue: URLComponents { URLComponents() }
  }

  extension URLQueryItem: DefaultProvidable {
    public static var defaultValue: URLQueryItem { URLQueryItem(name: "", value: nil) }
  }
#endif
