/// The class of a Unicode scalar in names and operators, by the tables of the language reference
/// (https://docs.swift.org/swift-book/documentation/the-swift-programming-language/lexicalstructure).
enum ScalarClass {
  /// identifier-head
  case identifierHead
  /// operator-head
  case operatorHead
  /// A combining character, which continues names and operators, but begins neither.
  case combining
  /// A variation selector, which begins names, and continues names and operators.
  case variationSelector
  case other

  /// Creates the class of a scalar.
  ///
  /// - Parameter value: A scalar beyond ASCII.
  init(_ value: UInt32) {
    self =
      if ScalarClass.combiningRanges.contains(where: { $0.contains(value) }) {
        .combining
      } else if (0xFE00...0xFE0F).contains(value) || (0xE0100...0xE01EF).contains(value) {
        .variationSelector
      } else if ScalarClass.operatorRanges.contains(where: { $0.contains(value) }) {
        .operatorHead
      } else if value & 0xFFFF >= 0xFFFE || value > 0xEFFFD {
        .other
      } else if value >= 0x10000 || ScalarClass.identifierRanges.contains(where: { $0.contains(value) }) {
        .identifierHead
      } else {
        .other
      }
  }

  var beginsIdentifier: Bool { self == .identifierHead || self == .variationSelector }
  var continuesIdentifier: Bool { beginsIdentifier || self == .combining }
  var continuesOperator: Bool {
    self == .operatorHead || self == .combining || self == .variationSelector
  }

  /// The scalars that continue names and operators, but begin neither.
  private static let combiningRanges: [ClosedRange<UInt32>] = [
    0x0300...0x036F, 0x1DC0...0x1DFF, 0x20D0...0x20FF, 0xFE20...0xFE2F,
  ]

  private static let operatorRanges: [ClosedRange<UInt32>] = [
    0x00A1...0x00A7, 0x00A9...0x00A9, 0x00AB...0x00AC, 0x00AE...0x00AE, 0x00B0...0x00B1, 0x00B6...0x00B6,
    0x00BB...0x00BB, 0x00BF...0x00BF, 0x00D7...0x00D7, 0x00F7...0x00F7, 0x2016...0x2017, 0x2020...0x2027,
    0x2030...0x203E, 0x2041...0x2053, 0x2055...0x205E, 0x2190...0x23FF, 0x2500...0x2775, 0x2794...0x2BFF,
    0x2E00...0x2E7F, 0x3001...0x3003, 0x3008...0x3020, 0x3030...0x3030,
  ]

  private static let identifierRanges: [ClosedRange<UInt32>] = [
    0x00A8...0x00A8, 0x00AA...0x00AA, 0x00AD...0x00AD, 0x00AF...0x00AF, 0x00B2...0x00B5, 0x00B7...0x00BA,
    0x00BC...0x00BE, 0x00C0...0x00D6, 0x00D8...0x00F6, 0x00F8...0x167F, 0x1681...0x180D, 0x180F...0x1FFF,
    0x200B...0x200D, 0x202A...0x202E, 0x203F...0x2040, 0x2054...0x2054, 0x2060...0x218F, 0x2460...0x24FF,
    0x2776...0x2793, 0x2C00...0x2DFF, 0x2E80...0x2FFF, 0x3004...0x3007, 0x3021...0x302F, 0x3031...0xD7FF,
    0xF900...0xFD3D, 0xFD40...0xFDCF, 0xFDF0...0xFE44, 0xFE47...0xFFF8,
  ]
}

/// A scalar that was decoded from UTF-8: its value, or `nil` if the bytes are malformed, and the number of bytes.
struct DecodedScalar {
  var value: UInt32?
  var length: Int

  /// Decodes the scalar at `index`, which must be less than `end`. Malformed bytes extend to the next byte that can
  /// begin a scalar.
  init(_ bytes: UnsafePointer<UInt8>, at index: Int, end: Int) {
    let first = bytes[index]
    length = 1
    guard first >= 0x80 else { value = UInt32(first); return }
    let expected = DecodedScalar.expectedLength(first)
    guard expected > 0 else {
      while index + length < end, !DecodedScalar.canBegin(bytes[index + length]) { length += 1 }
      return
    }
    var scalar = UInt32(first) & (0x7F >> UInt32(expected))
    while length < expected {
      guard index + length < end, bytes[index + length] & 0xC0 == 0x80 else { return }
      scalar = scalar << 6 | UInt32(bytes[index + length] & 0x3F)
      length += 1
    }
    let least: UInt32 = expected == 2 ? 0x80 : expected == 3 ? 0x800 : 0x10000
    if scalar >= least, Unicode.Scalar(scalar) != nil { value = scalar }
  }

  /// Returns the number of bytes of a scalar that begins with `first`, or 0 if none does.
  private static func expectedLength(_ first: UInt8) -> Int {
    switch first {
    case 0xC2..<0xE0: 2
    case 0xE0..<0xF0: 3
    case 0xF0..<0xF5: 4
    default: 0
    }
  }

  private static func canBegin(_ byte: UInt8) -> Bool { byte < 0x80 || (byte >= 0xC2 && byte < 0xF5) }
}
