// The declarations of Foundation that the library `Stubble` uses.

public struct CGFloat: ExpressibleByIntegerLiteral, Sendable {
  public init(integerLiteral value: Int) {}
}

public struct Decimal: ExpressibleByIntegerLiteral, Sendable {
  public init(integerLiteral value: Int) {}
}

public struct Data: Sendable {
  public init() {}
}

public struct Date: Sendable {
  public init(timeIntervalSince1970: Double) {}
}

public struct Calendar: Sendable {
  public enum Identifier: Sendable { case iso8601 }
  public init(identifier: Identifier) {}
}

public struct TimeZone: Sendable {
  public static var current: TimeZone { TimeZone() }
}

public struct Locale: Sendable {
  public init(identifier: String) {}
}

public struct URL: Sendable {
  public init(fileURLWithPath path: String) {}
}

public struct URLComponents: Sendable {
  public init() {}
}

public struct URLQueryItem: Sendable {
  public init(name: String, value: String?) {}
}
