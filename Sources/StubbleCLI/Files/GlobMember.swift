/// A member of a set in a pattern: that of `[a-z_[:digit:]]`, for example.
enum GlobMember {
  case byte(UInt8)
  /// The bytes from the one before, which is a member itself, to another one. There are none if that is smaller.
  case range(UInt8, UInt8)
  case named(GlobClass)

  /// Takes the first member from the rest of a set; `nil` if the set is not closed or names no class.
  ///
  /// - Parameters:
  ///   - rest: The rest of the pattern.
  ///   - low: The byte before, if a range may begin with it.
  init?(takenFrom rest: inout ArraySlice<UInt8>, after low: UInt8?) {
    guard let first = rest.popFirst() else { return nil }
    switch first {
    case UInt8(ascii: "\\"):
      guard let literal = rest.popFirst() else { return nil }
      self = .byte(literal)
    case UInt8(ascii: "-"):
      guard let low, let next = rest.first, next != UInt8(ascii: "]") else {
        self = .byte(first)
        return
      }
      rest = rest.dropFirst()
      guard let high = next == UInt8(ascii: "\\") ? rest.popFirst() : next else { return nil }
      self = .range(low, high)
    case UInt8(ascii: "[") where rest.first == UInt8(ascii: ":"):
      let start = rest.dropFirst()
      guard let end = start.firstIndex(of: UInt8(ascii: "]")) else { return nil }
      guard let name = start[..<end].last == UInt8(ascii: ":") ? start[..<end].dropLast() : nil else {
        self = .byte(first)
        return
      }
      guard let known = GlobClass(rawValue: String(decoding: name, as: UTF8.self)) else { return nil }
      rest = start[(end + 1)...]
      self = .named(known)
    default: self = .byte(first)
    }
  }

  /// Returns whether a byte is the member, or one of several; a letter is a small one if case does not matter.
  func contains(_ byte: UInt8, ignoresCase: Bool) -> Bool {
    switch self {
    case .byte(let single): return byte == single
    case .range(let low, let high):
      let isIn = { (byte: UInt8) in low <= byte && byte <= high }
      return isIn(byte) || ignoresCase && isIn(byte.uppercased)
    case .named(let known): return known.contains(byte) || ignoresCase && known.contains(byte.uppercased)
    }
  }
}

/// A class of characters of ASCII, by the name that it has in patterns.
enum GlobClass: String {
  case alnum, alpha, blank, cntrl, digit, graph, lower, print, punct, space, upper, xdigit

  func contains(_ byte: UInt8) -> Bool {
    let scalar = Unicode.Scalar(byte)
    let isLetter = byte.isSmallLetter || byte.isCapitalLetter
    let isDigit = ("0"..."9").contains(scalar)
    return switch self {
    case .alnum: isLetter || isDigit
    case .alpha: isLetter
    case .blank: scalar == " " || scalar == "\t"
    case .cntrl: byte < 0x20 || byte == 0x7F
    case .digit: isDigit
    case .graph: (0x21...0x7E).contains(byte)
    case .lower: byte.isSmallLetter
    case .print: (0x20...0x7E).contains(byte)
    case .punct: (0x21...0x7E).contains(byte) && !isLetter && !isDigit
    case .space: scalar == " " || (0x09...0x0D).contains(byte)
    case .upper: byte.isCapitalLetter
    case .xdigit: isDigit || ("a"..."f").contains(scalar) || ("A"..."F").contains(scalar)
    }
  }
}

extension UInt8 {
  fileprivate var isSmallLetter: Bool { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(self) }
  /// Whether the byte is a capital letter of ASCII.
  var isCapitalLetter: Bool { (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(self) }

  /// The small letter of ASCII for a capital one; any other byte as it is.
  var lowercased: UInt8 { isCapitalLetter ? self | 0x20 : self }

  fileprivate var uppercased: UInt8 { isSmallLetter ? self & ~0x20 : self }
}
