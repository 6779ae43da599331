/// The bytes of a file, which are read without bounds checks. The value is small enough to be passed in registers, and
/// valid as long as the lexer that created it.
struct SourceBytes: BitwiseCopyable {
  let bytes: UnsafePointer<UInt8>
  let count: Int
  let classes: UnsafePointer<ByteClass>

  /// Returns the byte at an index, or 0 past the end.
  @inline(__always)
  func byteAt(_ index: Int) -> UInt8 { index < count ? bytes[index] : 0 }

  /// Returns the end of the run of bytes from `index` on that continue a name.
  @inline(__always)
  func endOfName(from index: Int) -> Int {
    var end = index
    while end &+ 16 < count {
      var length = EightBytes(bytes + end).wordLength
      if length == 8 { length = 8 &+ EightBytes(bytes + end + 8).wordLength }
      end &+= length
      if length < 16 {
        let byteClass = classes[Int(bytes[end])]
        return byteClass == .dollar || byteClass == .wide ? endOfUnusualName(from: end) : end
      }
    }
    return endOfUnusualName(from: end)
  }

  /// Returns the end of a name, found byte by byte, for names with `$` or scalars beyond ASCII, and for the last bytes of the source.
  @inline(never)
  private func endOfUnusualName(from index: Int) -> Int {
    var end = index
    while end < count {
      let byteClass = classes[Int(bytes[end])]
      if byteClass.rawValue <= ByteClass.dollar.rawValue {
        end &+= 1
        continue
      }
      guard byteClass == .wide else { break }
      let scalar = DecodedScalar(bytes, at: end, end: count)
      guard let value = scalar.value, ScalarClass(value).continuesIdentifier else { break }
      end += scalar.length
    }
    return end
  }

  /// Returns the end of the run of spaces from `index` on.
  @inline(__always)
  func endOfBlanks(from index: Int) -> Int {
    var end = index
    while end &+ 16 <= count {
      let length = EightBytes(bytes + end).leading(0x20)
      // There is no branch, because the depth of an indentation cannot be predicted.
      let all = length == 8 ? 8 &+ EightBytes(bytes + end + 8).leading(0x20) : length
      end &+= all
      if all < 16 { return end }
    }
    while end < count, bytes[end] == 0x20 { end &+= 1 }
    return end
  }

  func isDigit(_ index: Int) -> Bool { classes[Int(byteAt(index))] == .digit }

  func isSign(_ index: Int) -> Bool {
    byteAt(index) == UInt8(ascii: "-") || byteAt(index) == UInt8(ascii: "+")
  }

  func isHexDigit(_ byte: UInt8) -> Bool {
    classes[Int(byte)] == .digit || (UInt8(ascii: "a")...UInt8(ascii: "f")).contains(byte | 0x20)
  }

  func endOfDigits(from index: Int) -> Int {
    var end = index
    while end < count, classes[Int(bytes[end])] == .digit || bytes[end] == UInt8(ascii: "_") { end += 1 }
    return end
  }

  func endOfHexDigits(from index: Int) -> Int {
    var end = index
    while end < count, isHexDigit(bytes[end]) || bytes[end] == UInt8(ascii: "_") { end += 1 }
    return end
  }
}
