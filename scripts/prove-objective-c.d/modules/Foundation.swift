// The parts of Foundation that the programs use.
@_exported import ObjectiveC
public struct Data: Sendable, Hashable, Codable { public init() {} }
public struct URL: Sendable, Hashable { public init(fileURLWithPath p: String) {} }
public struct Date: Sendable, Hashable { public init() {} }
public struct Notification {
  public struct Name: Hashable, Sendable { public init(_ s: String) {} }
  public var name: Name { Name("") }
}
open class NSString: NSObject {}
open class NSNumber: NSObject {}
open class NSCoder: NSObject {}
public struct CGFloat: ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral, Sendable, Hashable {
  public init(integerLiteral v: Int) {}
  public init(floatLiteral v: Double) {}
}
