// What the overlay of Objective-C adds in Swift.
@_exported import ObjectiveC
public struct Selector: Hashable, ExpressibleByStringLiteral, @unchecked Sendable {
  var p: OpaquePointer?
  public init(_ s: String) {}
  public init(stringLiteral s: String) {}
}
public struct ObjCBool {
  var v: Int8
  public init(_ b: Bool) { v = 0 }
  public var boolValue: Bool { v != 0 }
}
extension NSObject: Equatable, Hashable {
  public static func == (a: NSObject, b: NSObject) -> Bool { true }
  public func hash(into h: inout Hasher) {}
  public var hashValue: Int { 0 }
}
