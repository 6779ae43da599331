/// Numbers, strings and Booleans of the standard library.
enum SwiftValues {
  static let text = #"""
    // MARK: Truth
    struct Bool: Sendable, Hashable, Codable, LosslessStringConvertible, ExpressibleByBooleanLiteral {
      init()
      init(_ value: Bool)
      init?(_ description: String)
      static func && (lhs: Bool, rhs: @autoclosure () throws -> Bool) rethrows -> Bool
      static func || (lhs: Bool, rhs: @autoclosure () throws -> Bool) rethrows -> Bool
      static prefix func ! (a: Bool) -> Bool
      static func random() -> Bool
      mutating func toggle()
    }

    // MARK: Protocols of numbers
    protocol AdditiveArithmetic: Equatable {
      static var zero: Self { get }
      static func + (lhs: Self, rhs: Self) -> Self
      static func - (lhs: Self, rhs: Self) -> Self
    }
    extension AdditiveArithmetic {
      static func += (lhs: inout Self, rhs: Self)
      static func -= (lhs: inout Self, rhs: Self)
    }
    protocol Numeric: AdditiveArithmetic, ExpressibleByIntegerLiteral {
      associatedtype Magnitude: Comparable & Numeric
      init?<T: BinaryInteger>(exactly source: T)
      var magnitude: Magnitude { get }
      static func * (lhs: Self, rhs: Self) -> Self
      static func *= (lhs: inout Self, rhs: Self)
    }
    protocol SignedNumeric: Numeric {}
    extension SignedNumeric {
      static prefix func - (operand: Self) -> Self
      mutating func negate()
    }
    protocol Strideable<Stride>: Comparable {
      associatedtype Stride: SignedNumeric & Comparable
      func distance(to other: Self) -> Stride
      func advanced(by n: Stride) -> Self
    }
    extension Strideable { static func == (x: Self, y: Self) -> Bool }
    @_incomplete protocol BinaryInteger: CustomStringConvertible, Hashable, Numeric, Strideable {
      init<T: BinaryInteger>(_ source: T)
      init<T: BinaryFloatingPoint>(_ source: T)
      init?<T: BinaryFloatingPoint>(exactly source: T)
      init<T: BinaryInteger>(clamping source: T)
      init<T: BinaryInteger>(truncatingIfNeeded source: T)
      var bitWidth: Int { get }
      func isMultiple(of other: Self) -> Bool
      func quotientAndRemainder(dividingBy rhs: Self) -> (quotient: Self, remainder: Self)
      static func / (lhs: Self, rhs: Self) -> Self
      static func /= (lhs: inout Self, rhs: Self)
      static func % (lhs: Self, rhs: Self) -> Self
      static func %= (lhs: inout Self, rhs: Self)
      static func & (lhs: Self, rhs: Self) -> Self
      static func &= (lhs: inout Self, rhs: Self)
      static func | (lhs: Self, rhs: Self) -> Self
      static func |= (lhs: inout Self, rhs: Self)
      static func ^ (lhs: Self, rhs: Self) -> Self
      static func ^= (lhs: inout Self, rhs: Self)
      static func << <RHS: BinaryInteger>(lhs: Self, rhs: RHS) -> Self
      static func <<= <RHS: BinaryInteger>(lhs: inout Self, rhs: RHS)
      static func >> <RHS: BinaryInteger>(lhs: Self, rhs: RHS) -> Self
      static func >>= <RHS: BinaryInteger>(lhs: inout Self, rhs: RHS)
    }
    @_incomplete protocol SignedInteger: BinaryInteger, SignedNumeric {}
    @_incomplete protocol UnsignedInteger: BinaryInteger {}
    @_incomplete protocol FixedWidthInteger: BinaryInteger, LosslessStringConvertible {
      static var max: Self { get }
      static var min: Self { get }
      static var bitWidth: Int { get }
      var leadingZeroBitCount: Int { get }
      var nonzeroBitCount: Int { get }
      var byteSwapped: Self { get }
    }
    extension FixedWidthInteger {
      init?<S: StringProtocol>(_ text: S, radix: Int = 10)
      init(bigEndian value: Self)
      init(littleEndian value: Self)
      static func random(in range: Range<Self>) -> Self
      static func random(in range: ClosedRange<Self>) -> Self
      static func &+ (lhs: Self, rhs: Self) -> Self
      static func &+= (lhs: inout Self, rhs: Self)
      static func &- (lhs: Self, rhs: Self) -> Self
      static func &-= (lhs: inout Self, rhs: Self)
      static func &* (lhs: Self, rhs: Self) -> Self
      static func &*= (lhs: inout Self, rhs: Self)
      static func &<< (lhs: Self, rhs: Self) -> Self
      static func &<<= (lhs: inout Self, rhs: Self)
      static func &>> (lhs: Self, rhs: Self) -> Self
      static func &>>= (lhs: inout Self, rhs: Self)
    }
    @_incomplete protocol FloatingPoint: Hashable, SignedNumeric, Strideable {
      init(sign: FloatingPointSign, exponent: Exponent, significand: Self)
      init(signOf: Self, magnitudeOf: Self)
      static var nan: Self { get }
      static var infinity: Self { get }
      static var greatestFiniteMagnitude: Self { get }
      static var pi: Self { get }
      static var ulpOfOne: Self { get }
      func rounded(_ rule: FloatingPointRoundingRule) -> Self
      func squareRoot() -> Self
      static func / (lhs: Self, rhs: Self) -> Self
      static func /= (lhs: inout Self, rhs: Self)
    }
    extension FloatingPoint { func rounded() -> Self }
    @_incomplete protocol BinaryFloatingPoint: ExpressibleByFloatLiteral, FloatingPoint {
      init<T: BinaryInteger>(_ value: T)
      init<T: BinaryFloatingPoint>(_ value: T)
      init?<T: BinaryFloatingPoint>(exactly value: T)
    }
    extension BinaryFloatingPoint where RawSignificand: FixedWidthInteger {
      static func random(in range: Range<Self>) -> Self
      static func random(in range: ClosedRange<Self>) -> Self
    }
    @_incomplete protocol SIMD: Codable, CustomStringConvertible, ExpressibleByArrayLiteral, Hashable {
      static func == (a: Self, b: Self) -> Bool
    }
    protocol SIMDScalar: BitwiseCopyable {}
    extension Double: SIMDScalar {}
    extension Float: SIMDScalar {}
    extension Int: SIMDScalar {}
    extension UInt8: SIMDScalar {}
    struct SIMD2<Scalar: SIMDScalar>: SIMD {
      init()
      init(_ v0: Scalar, _ v1: Scalar)
      init(x: Scalar, y: Scalar)
      init(repeating value: Scalar)
    }
    extension SIMD2: Sendable where Scalar: Sendable, Scalar.SIMD2Storage: Sendable {}
    struct SIMD3<Scalar: SIMDScalar>: SIMD {
      init()
      init(_ v0: Scalar, _ v1: Scalar, _ v2: Scalar)
      init(x: Scalar, y: Scalar, z: Scalar)
      init(repeating value: Scalar)
    }
    extension SIMD3: Sendable where Scalar: Sendable, Scalar.SIMD4Storage: Sendable {}
    struct SIMD4<Scalar: SIMDScalar>: SIMD {
      init()
      init(_ v0: Scalar, _ v1: Scalar, _ v2: Scalar, _ v3: Scalar)
      init(x: Scalar, y: Scalar, z: Scalar, w: Scalar)
      init(repeating value: Scalar)
    }
    extension SIMD4: Sendable where Scalar: Sendable, Scalar.SIMD4Storage: Sendable {}
    struct SIMD8<Scalar: SIMDScalar>: SIMD {}
    extension SIMD8: Sendable where Scalar: Sendable, Scalar.SIMD8Storage: Sendable {}
    struct SIMD16<Scalar: SIMDScalar>: SIMD {}
    extension SIMD16: Sendable where Scalar: Sendable, Scalar.SIMD16Storage: Sendable {}
    struct SIMD32<Scalar: SIMDScalar>: SIMD {}
    extension SIMD32: Sendable where Scalar: Sendable, Scalar.SIMD32Storage: Sendable {}
    struct SIMD64<Scalar: SIMDScalar>: SIMD {}
    extension SIMD64: Sendable where Scalar: Sendable, Scalar.SIMD64Storage: Sendable {}
    struct SIMDMask<Storage: SIMD>: SIMD where Storage.Scalar: FixedWidthInteger & SignedInteger {}
    extension SIMD {
      static func .== (a: Self, b: Self) -> SIMDMask<MaskStorage>
      static func .!= (a: Self, b: Self) -> SIMDMask<MaskStorage>
    }

    extension SIMD where Scalar: FixedWidthInteger {
      static var zero: Self { get }
      static var one: Self { get }
    }

    extension SIMD where Scalar: FloatingPoint {
      static var zero: Self { get }
      static var one: Self { get }
    }

    extension SIMD where Scalar: Comparable {
      static func .<= (a: Self, b: Self) -> SIMDMask<MaskStorage>
      static func .>= (a: Self, b: Self) -> SIMDMask<MaskStorage>
    }

    // MARK: Numbers
    struct Int: FixedWidthInteger, SignedInteger, Codable, Sendable { typealias Stride = Int; init(bitPattern: UInt) }
    struct Int8: FixedWidthInteger, SignedInteger, Codable, Sendable { init(bitPattern: UInt8) }
    struct Int16: FixedWidthInteger, SignedInteger, Codable, Sendable { init(bitPattern: UInt16) }
    struct Int32: FixedWidthInteger, SignedInteger, Codable, Sendable { init(bitPattern: UInt32) }
    struct Int64: FixedWidthInteger, SignedInteger, Codable, Sendable { init(bitPattern: UInt64) }
    struct UInt: FixedWidthInteger, UnsignedInteger, Codable, Sendable { init(bitPattern: Int) }
    struct UInt8: FixedWidthInteger, UnsignedInteger, Codable, Sendable {
      init(bitPattern: Int8)
      init(ascii v: Unicode.Scalar)
    }
    struct UInt16: FixedWidthInteger, UnsignedInteger, Codable, Sendable { init(bitPattern: Int16) }
    struct UInt32: FixedWidthInteger, UnsignedInteger, Codable, Sendable { init(bitPattern: Int32) }
    struct UInt64: FixedWidthInteger, UnsignedInteger, Codable, Sendable { init(bitPattern: Int64) }
    @available(macOS 15, iOS 18, watchOS 11, tvOS 18, *)
    struct Int128: FixedWidthInteger, SignedInteger, Codable, Sendable {}
    @available(macOS 15, iOS 18, watchOS 11, tvOS 18, *)
    struct UInt128: FixedWidthInteger, UnsignedInteger, Codable, Sendable {}
    struct Double: BinaryFloatingPoint, LosslessStringConvertible, Codable, Sendable {
      typealias Stride = Double
      init(bitPattern: UInt64)
      var bitPattern: UInt64 { get }
      init?<S: StringProtocol>(_ text: S)
    }
    struct Float: BinaryFloatingPoint, LosslessStringConvertible, Codable, Sendable {
      init(bitPattern: UInt32)
      var bitPattern: UInt32 { get }
      init?<S: StringProtocol>(_ text: S)
    }
    #if !(os(macOS) || targetEnvironment(macCatalyst)) || arch(arm64)
    @available(macOS 11, iOS 14, watchOS 7, tvOS 14, *)
    struct Float16: BinaryFloatingPoint, LosslessStringConvertible, Codable, Sendable {
      init(bitPattern: UInt16)
      var bitPattern: UInt16 { get }
      init?<S: StringProtocol>(_ text: S)
    }
    #endif
    #if arch(x86_64) && !os(Windows) && !os(Android)
    struct Float80: BinaryFloatingPoint, LosslessStringConvertible, Sendable { init?<S: StringProtocol>(_ text: S) }
    #endif
    protocol RandomNumberGenerator { mutating func next() -> UInt64 }
    struct SystemRandomNumberGenerator: RandomNumberGenerator, Sendable { init() }

    // MARK: Texts
    @_incomplete protocol StringProtocol: BidirectionalCollection, Comparable, ExpressibleByStringInterpolation,
      Hashable, LosslessStringConvertible, TextOutputStream, TextOutputStreamable
    where Element == Character
    {
      func hasPrefix(_ prefix: String) -> Bool
      func hasSuffix(_ suffix: String) -> Bool
      func lowercased() -> String
      func uppercased() -> String
      func withCString<Result>(_ body: (UnsafePointer<CChar>) throws -> Result) rethrows -> Result
    }
    typealias CChar = Int8
    typealias CSignedChar = Int8
    typealias CUnsignedChar = UInt8
    typealias CShort = Int16
    typealias CUnsignedShort = UInt16
    typealias CInt = Int32
    typealias CUnsignedInt = UInt32
    #if os(Windows)
    typealias CLong = Int32
    typealias CUnsignedLong = UInt32
    #else
    typealias CLong = Int
    typealias CUnsignedLong = UInt
    #endif
    typealias CLongLong = Int64
    typealias CUnsignedLongLong = UInt64
    typealias CFloat = Float
    typealias CDouble = Double
    typealias CBool = Bool
    typealias CChar16 = UInt16
    typealias CChar32 = Unicode.Scalar
    typealias Float32 = Float
    typealias Float64 = Double
    typealias UnicodeScalar = Unicode.Scalar
    struct String: StringProtocol, RangeReplaceableCollection, Codable, Sendable {
      struct Index: Hashable, Comparable, Sendable {
        init?(_ sourcePosition: String.Index, within target: String)
        init?(_ sourcePosition: String.Index, within unicodeScalars: String.UnicodeScalarView)
        init?(_ idx: String.Index, within target: String.UTF8View)
        init(utf16Offset offset: Int, in s: String)
      }
      var startIndex: String.Index { get }
      var endIndex: String.Index { get }
      typealias Element = Character
      typealias SubSequence = Substring
      init()
      init?(validatingUTF8 cString: UnsafePointer<CChar>)
      init?(validatingCString nullTerminatedUTF8: UnsafePointer<CChar>)
      init(describing instance: Any)
      init(reflecting subject: Any)
      init<T: BinaryInteger>(_ value: T, radix: Int = 10, uppercase: Bool = false)
      init<T: LosslessStringConvertible>(_ value: T)
      init(repeating repeatedValue: String, count: Int)
      init(cString nullTerminatedUTF8: UnsafePointer<CChar>)
      init<C: Collection, Encoding: Unicode.Encoding>(decoding codeUnits: C, as sourceEncoding: Encoding.Type)
      where C.Element == Encoding.CodeUnit
      init(
        unsafeUninitializedCapacity capacity: Int,
        initializingUTF8With initializer: (UnsafeMutableBufferPointer<UInt8>) throws -> Int) rethrows
      init(_ c: Character)
      init<S: Sequence>(_ elements: S) where S.Element == Character
      static func + (lhs: String, rhs: String) -> String
      static func += (lhs: inout String, rhs: String)
      var utf8: String.UTF8View { get }
      struct UTF8View: BidirectionalCollection, Sendable { typealias Element = UInt8 }
      struct UnicodeScalarView: BidirectionalCollection, Sendable {
        typealias Element = Unicode.Scalar
        init()
      }
      var unicodeScalars: String.UnicodeScalarView { get }
    }
    @available(macOS 15, iOS 18, watchOS 11, tvOS 18, *)
    extension String {
      init?<Encoding: Unicode.Encoding>(
        validating codeUnits: some Sequence<Encoding.CodeUnit>, as encoding: Encoding.Type)
    }
    struct Substring: StringProtocol, RangeReplaceableCollection, Sendable {
      typealias Element = Character
      typealias SubSequence = Substring
      init(_ content: String)
      init<S: Sequence>(_ elements: S) where S.Element == Character
    }
    struct StaticString: ExpressibleByStringLiteral, Sendable {}
    struct Character: ExpressibleByExtendedGraphemeClusterLiteral, Hashable, Comparable, LosslessStringConvertible,
      Sendable
    {
      init(_ s: String)
      init(_ content: Unicode.Scalar)
      var asciiValue: UInt8? { get }
      var isLetter: Bool { get }
      var isNumber: Bool { get }
      var isWhitespace: Bool { get }
      var isNewline: Bool { get }
      var unicodeScalars: String.UnicodeScalarView { get }
    }
    enum Unicode: Sendable {
      struct Scalar: Hashable, Comparable, LosslessStringConvertible, ExpressibleByUnicodeScalarLiteral, Sendable {
        init(_ v: UInt8)
        init?(_ v: UInt16)
        init?(_ v: UInt32)
        init?(_ v: Int)
        init?(_ description: String)
        var value: UInt32 { get }
        var isASCII: Bool { get }
      }
      protocol Encoding { associatedtype CodeUnit: FixedWidthInteger & UnsignedInteger }
      enum ASCII: Unicode.Encoding, Sendable { typealias CodeUnit = UInt8 }
      enum UTF8: Unicode.Encoding, Sendable { typealias CodeUnit = UInt8 }
      enum UTF16: Unicode.Encoding, Sendable { typealias CodeUnit = UInt16 }
      enum UTF32: Unicode.Encoding, Sendable { typealias CodeUnit = UInt32 }
    }
    typealias UTF8 = Unicode.UTF8
    typealias UTF16 = Unicode.UTF16
    typealias UTF32 = Unicode.UTF32

    // MARK: Raw values that are coded as themselves
    extension RawRepresentable where Self: Encodable, RawValue == Bool {
      func encode(to encoder: any Encoder) throws
    }
    extension RawRepresentable where Self: Decodable, RawValue == Bool {
      init(from decoder: any Decoder) throws
    }
    extension RawRepresentable where Self: Encodable, RawValue == String {
      func encode(to encoder: any Encoder) throws
    }
    extension RawRepresentable where Self: Decodable, RawValue == String {
      init(from decoder: any Decoder) throws
    }
    extension RawRepresentable where Self: Encodable, RawValue == Double {
      func encode(to encoder: any Encoder) throws
    }
    extension RawRepresentable where Self: Decodable, RawValue == Double {
      init(from decoder: any Decoder) throws
    }
    extension RawRepresentable where Self: Encodable, RawValue == Float {
      func encode(to encoder: any Encoder) throws
    }
    extension RawRepresentable where Self: Decodable, RawValue == Float {
      init(from decoder: any Decoder) throws
    }
    extension RawRepresentable where Self: Encodable, RawValue == Int {
      func encode(to encoder: any Encoder) throws
    }
    extension RawRepresentable where Self: Decodable, RawValue == Int {
      init(from decoder: any Decoder) throws
    }
    extension RawRepresentable where Self: Encodable, RawValue == Int8 {
      func encode(to encoder: any Encoder) throws
    }
    extension RawRepresentable where Self: Decodable, RawValue == Int8 {
      init(from decoder: any Decoder) throws
    }
    extension RawRepresentable where Self: Encodable, RawValue == Int16 {
      func encode(to encoder: any Encoder) throws
    }
    extension RawRepresentable where Self: Decodable, RawValue == Int16 {
      init(from decoder: any Decoder) throws
    }
    extension RawRepresentable where Self: Encodable, RawValue == Int32 {
      func encode(to encoder: any Encoder) throws
    }
    extension RawRepresentable where Self: Decodable, RawValue == Int32 {
      init(from decoder: any Decoder) throws
    }
    extension RawRepresentable where Self: Encodable, RawValue == Int64 {
      func encode(to encoder: any Encoder) throws
    }
    extension RawRepresentable where Self: Decodable, RawValue == Int64 {
      init(from decoder: any Decoder) throws
    }
    extension RawRepresentable where Self: Encodable, RawValue == UInt {
      func encode(to encoder: any Encoder) throws
    }
    extension RawRepresentable where Self: Decodable, RawValue == UInt {
      init(from decoder: any Decoder) throws
    }
    extension RawRepresentable where Self: Encodable, RawValue == UInt8 {
      func encode(to encoder: any Encoder) throws
    }
    extension RawRepresentable where Self: Decodable, RawValue == UInt8 {
      init(from decoder: any Decoder) throws
    }
    extension RawRepresentable where Self: Encodable, RawValue == UInt16 {
      func encode(to encoder: any Encoder) throws
    }
    extension RawRepresentable where Self: Decodable, RawValue == UInt16 {
      init(from decoder: any Decoder) throws
    }
    extension RawRepresentable where Self: Encodable, RawValue == UInt32 {
      func encode(to encoder: any Encoder) throws
    }
    extension RawRepresentable where Self: Decodable, RawValue == UInt32 {
      init(from decoder: any Decoder) throws
    }
    extension RawRepresentable where Self: Encodable, RawValue == UInt64 {
      func encode(to encoder: any Encoder) throws
    }
    extension RawRepresentable where Self: Decodable, RawValue == UInt64 {
      init(from decoder: any Decoder) throws
    }
    @available(macOS 15, iOS 18, watchOS 11, tvOS 18, *)
    extension RawRepresentable where Self: Encodable, RawValue == Int128 {
      func encode(to encoder: any Encoder) throws
    }
    @available(macOS 15, iOS 18, watchOS 11, tvOS 18, *)
    extension RawRepresentable where Self: Decodable, RawValue == Int128 {
      init(from decoder: any Decoder) throws
    }
    @available(macOS 15, iOS 18, watchOS 11, tvOS 18, *)
    extension RawRepresentable where Self: Encodable, RawValue == UInt128 {
      func encode(to encoder: any Encoder) throws
    }
    @available(macOS 15, iOS 18, watchOS 11, tvOS 18, *)
    extension RawRepresentable where Self: Decodable, RawValue == UInt128 {
      init(from decoder: any Decoder) throws
    }
    """#
}
