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
    return bytes.indices.contains { place in
      switch bytes[place] {
      case UInt8(ascii: "$"): names.contains(mentions.name(from: place + 1))
      case UInt8(ascii: ":"): mentions.isLabel(before: place, among: names)
      case UInt8(ascii: "\\"): names.contains(mentions.lastName(ofKeyPathAt: place))
      default: false
      }
    }
  }

  private func name(from start: Int) -> Name {
    var end = start
    while end < bytes.count, Name.hasPart(bytes[end]) { end += 1 }
    return Name(UnsafeRawBufferPointer(rebasing: bytes[start..<end]))
  }

  /// Returns whether the word before a colon is one of the names and begins an argument: it may be the label of a
  /// memberwise initializer.
  private func isLabel(before colon: Int, among names: NameFilter) -> Bool {
    let end = endOfBlanks(before: colon)
    var start = end
    while start > 0, isNamePart(bytes[start - 1]) { start -= 1 }
    let before = endOfBlanks(before: start) - 1
    guard start < end, before >= 0, bytes[before] == UInt8(ascii: "(") || bytes[before] == UInt8(ascii: ",")
    else { return false }
    return names.contains(Name(bytes[start..<end].lazy.filter { $0 != UInt8(ascii: "`") }))
  }

  /// Returns the last name of a key path; the empty name if there is none.
  private func lastName(ofKeyPathAt start: Int) -> Name {
    var (begin, end) = (start + 1, start + 1)
    while end < bytes.count, isNamePart(bytes[end]) || bytes[end] == UInt8(ascii: ".") {
      if bytes[end] == UInt8(ascii: ".") { begin = end + 1 }
      end += 1
    }
    return Name(bytes[begin..<end].lazy.filter { $0 != UInt8(ascii: "`") })
  }

  private func isNamePart(_ byte: UInt8) -> Bool { Name.hasPart(byte) || byte == UInt8(ascii: "`") }

  /// Returns the offset at which white space begins that ends at `place`; `place` itself if there is none.
  private func endOfBlanks(before place: Int) -> Int {
    var end = place
    while end > 0, bytes[end - 1] <= UInt8(ascii: " ") { end -= 1 }
    return end
  }
}
