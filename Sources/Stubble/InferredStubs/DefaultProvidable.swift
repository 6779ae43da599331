/// A type with a default value, which a stub returns if it was given no other.
public protocol DefaultProvidable {
  /// The value that a stub returns if it was given no other.
  static var defaultValue: Self { get }
}

extension Bool: DefaultProvidable { public static var defaultValue: Bool { false } }
extension String: DefaultProvidable { public static var defaultValue: String { "" } }
extension Substring: DefaultProvidable { public static var defaultValue: Substring { "" } }

extension Int: DefaultProvidable { public static var defaultValue: Int { 0 } }
extension Int8: DefaultProvidable { public static var defaultValue: Int8 { 0 } }
extension Int16: DefaultProvidable { public static var defaultValue: Int16 { 0 } }
extension Int32: DefaultProvidable { public static var defaultValue: Int32 { 0 } }
extension Int64: DefaultProvidable { public static var defaultValue: Int64 { 0 } }
extension UInt: DefaultProvidable { public static var defaultValue: UInt { 0 } }
extension UInt8: DefaultProvidable { public static var defaultValue: UInt8 { 0 } }
extension UInt16: DefaultProvidable { public static var defaultValue: UInt16 { 0 } }
extension UInt32: DefaultProvidable { public static var defaultValue: UInt32 { 0 } }
extension UInt64: DefaultProvidable { public static var defaultValue: UInt64 { 0 } }
extension Double: DefaultProvidable { public static var defaultValue: Double { 0 } }
extension Float: DefaultProvidable { public static var defaultValue: Float { 0 } }

extension Array: DefaultProvidable { public static var defaultValue: [Element] { [] } }
extension ArraySlice: DefaultProvidable { public static var defaultValue: ArraySlice<Element> { [] } }
extension ContiguousArray: DefaultProvidable {
  public static var defaultValue: ContiguousArray<Element> { [] }
}
extension Dictionary: DefaultProvidable { public static var defaultValue: [Key: Value] { Dictionary() } }
extension Set: DefaultProvidable { public static var defaultValue: Set<Element> { Set() } }
extension Optional: DefaultProvidable { public static var defaultValue: Wrapped? { nil } }
