/// A search, without lexing, for places where a file may name what property wrappers and macros make of properties:
/// `$x`, `f(x: …)` and `keyPath: \.x`.
///
/// It may find too many places, in comments and strings. Files in which it finds any are parsed.
struct MentionedWrappers {
  private let bytes: UnsafeRawBufferPointer

  private init(in bytes: UnsafeRawBufferPointer) { self.bytes = bytes }

  /// Returns whether a file may name what is made of a property with one of the names.
  static func areFound(in bytes: UnsafeRawBufferPointer, among names: NameFilter) -> Bool {
    guard !names.isEmpty else { return false }
    let mentions = MentionedWrappers(in: bytes)
    return bytes.indices.contains { offset in
      switch bytes[offset] {
      case UInt8(ascii: "$"): names.contains(mentions.name(after: offset))
      case UInt8(ascii: ":"): mentions.isLabel(before: offset, among: names)
      case UInt8(ascii: "\\"): names.contains(mentions.lastName(ofKeyPathAt: offset))
      default: false
      }
    }
  }

  /// Returns the name that begins after `$`, which may be in back-ticks together with it.
  private func name(after sign: Int) -> Name {
    let quoted = sign > 0 ? Name.ranges(at: sign - 1, in: bytes).name : sign..<sign
    let name = quoted.first == sign ? quoted.dropFirst() : Name.ranges(at: sign + 1, in: bytes).name
    return Name(in: bytes, at: name)
  }

  /// Returns whether the word before a colon is one of the names and begins an argument: it may be the label of a
  /// memberwise initializer.
  private func isLabel(before colon: Int, among names: NameFilter) -> Bool {
    let end = endOfBlanks(before: colon)
    let (name, start) = Name.ranges(before: end, in: bytes)
    let before = endOfBlanks(before: start) - 1
    guard !name.isEmpty, before >= 0, bytes[before] == UInt8(ascii: "(") || bytes[before] == UInt8(ascii: ",")
    else { return false }
    return names.contains(Name(in: bytes, at: name))
  }

  /// Returns the last name of a key path; the empty name if there is none.
  private func lastName(ofKeyPathAt start: Int) -> Name {
    let period = UInt8(ascii: ".")
    var (last, end) = Name.ranges(at: start + 1, in: bytes)
    while end < bytes.count, bytes[end] == period { (last, end) = Name.ranges(at: end + 1, in: bytes) }
    return Name(in: bytes, at: last)
  }

  /// Returns the offset at which white space begins that ends at `offset`; `offset` itself if there is none.
  private func endOfBlanks(before offset: Int) -> Int {
    var end = offset
    while end > 0, bytes[end - 1] <= UInt8(ascii: " ") { end -= 1 }
    return end
  }
}
