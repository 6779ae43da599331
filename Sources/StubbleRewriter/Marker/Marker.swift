/// The comments that delimit a region of generated text, and the escaping by which a comment can contain any bytes.
///
///     /*<stubble ORIGINAL*/GENERATED/*stubble>*/      a replacement
///     /*<stubble*/GENERATED/*stubble>*/               an insertion
package enum Marker {
  /// The beginning of every opening marker.
  static let opening = Array("/*<stubble".utf8)
  /// The closing marker.
  static let closing = Array("/*stubble>*/".utf8)

  /// Returns the opening marker of a region that replaces `original`.
  static func opening(for original: some Collection<UInt8>) -> [UInt8] {
    original.isEmpty ? opening + Array("*/".utf8) : opening + [space] + escape(original) + Array("*/".utf8)
  }

  /// Returns the closing marker after generated text. A space comes before it if the text ends in a slash, which would
  /// begin a line comment with that of the marker.
  static func closing(after generated: [UInt8]) -> [UInt8] {
    generated.last == slash ? [space] + closing : closing
  }

  /// Returns the original text in an opening marker, or `nil` if the comment is not such a marker.
  ///
  /// - Parameter comment: The whole comment.
  static func original(ofOpening comment: ArraySlice<UInt8>) -> [UInt8]? {
    guard comment.starts(with: opening), comment.count >= opening.count + 2 else { return nil }
    let inside = comment.dropFirst(opening.count).dropLast(2)
    if inside.isEmpty { return [] }
    return inside.first == space ? unescape(inside.dropFirst()) : nil
  }

  /// Returns bytes escaped so that they neither open nor close a comment, even together with the bytes after them: a
  /// backslash is doubled, and one is inserted between `*` and `/`, between `/` and `*`, and after a `/` at the end.
  static func escape(_ bytes: some Collection<UInt8>) -> [UInt8] {
    var escaped: [UInt8] = []
    escaped.reserveCapacity(bytes.count + 8)
    for byte in bytes {
      let last = escaped.last
      if byte == backslash || (byte == slash && last == star) || (byte == star && last == slash) {
        escaped.append(backslash)
      }
      escaped.append(byte)
    }
    if escaped.last == slash { escaped.append(backslash) }
    return escaped
  }

  /// Returns the bytes that `escape` was given, or `nil` if it never returns the escaped ones.
  static func unescape(_ bytes: ArraySlice<UInt8>) -> [UInt8]? {
    var original: [UInt8] = []
    original.reserveCapacity(bytes.count)
    var rest = bytes
    while let byte = rest.popFirst() {
      if byte == backslash {
        guard let escaped = rest.popFirst() else { break }
        original.append(escaped)
      } else {
        original.append(byte)
      }
    }
    return escape(original).elementsEqual(bytes) ? original : nil
  }

  private static let space = UInt8(ascii: " ")
  private static let backslash = UInt8(ascii: "\\")
  private static let slash = UInt8(ascii: "/")
  private static let star = UInt8(ascii: "*")
}
