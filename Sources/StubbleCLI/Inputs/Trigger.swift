import StubbleRewriter

/// The condition by which a file concerns a command. One scan of the bytes checks it, without lexing.
enum Trigger: Sendable {
  /// Files with a marker or an annotation: an attribute or a comment, perhaps misspelled.
  case annotations
  /// Files with a marker.
  case markers
  /// Files that may declare a protocol, or a noncopyable type, which matters to the double of a protocol that mentions
  /// it.
  case protocols
  /// All files, since types are selected by the command line or the configuration.
  case everything

  init(_ selection: Selection) {
    self = selection.allTypes || !selection.types.isEmpty ? .everything : .annotations
  }

  /// The letters that annotations and markers have in common.
  private static let commonLetters = "tubb"
  private static let common = ByteSearch(commonLetters)
  /// The beginning of most misspelled annotations.
  private static let misspelledStart = "@Stu"
  private static let protocolWord = ByteSearch("protocol")
  private static let notCopyable = ByteSearch("~Copyable")
  private static let annotation = ByteSearch("Stubbable")
  private static let misspelling = ByteSearch(misspelledStart)
  private static let lowercase = ByteSearch("@stubb")
  /// The annotations for doubles that do not contain the common letters.
  private static let otherAnnotations = DoubleKind.otherAnnotations.map { "@" + $0 }
  private static let ofProtocols = otherAnnotations.map { ByteSearch($0) }
  /// Strings of which each file with an annotation or marker contains one. They are rare, so that one search dismisses
  /// nearly all files.
  private static let hints = WordSearch([commonLetters, misspelledStart] + otherStarts)
  /// The beginnings of the other annotations, and of most of their misspellings.
  private static let otherStarts = otherAnnotations.flatMap {
    [String($0.prefix(3)), $0.prefix(3).lowercased()]
  }
  private static let otherStartSearch = WordSearch(otherStarts)
  private static let opening = ByteSearch("/*<stubble")
  /// The closing marker, which reveals a region whose opening one is damaged.
  private static let closing = ByteSearch("/*stubble>")

  /// Returns whether a file with these bytes may concern the command.
  func fires(in bytes: UnsafeRawBufferPointer) -> Bool {
    switch self {
    case .everything: true
    case .protocols: Self.declaresProtocol(bytes) || Self.notCopyable.isFound(in: bytes)
    case .markers: Self.common.isFound(in: bytes) && Self.hasMarker(bytes)
    case .annotations:
      Self.hasHint(bytes) && (Self.hasAnnotation(bytes) || Self.hasMarker(bytes))
    }
  }

  private static func hasHint(_ bytes: UnsafeRawBufferPointer) -> Bool {
    var isFound = false
    hints.forEachMatch(in: bytes) { _, _ in isFound = true }
    return isFound
  }

  /// Returns whether the bytes may contain an annotation, perhaps misspelled.
  static func hasAnnotation(_ bytes: UnsafeRawBufferPointer) -> Bool {
    hasOwnAnnotation(bytes) || misspelling.isFound(in: bytes)
      || ofProtocols.contains { $0.isFound(in: bytes) } || hasMisspelledDouble(bytes)
  }

  /// Returns whether some word is nearly the name of an annotation for doubles. Documentation comments, which often
  /// hold other tools' annotations, do not count.
  private static func hasMisspelledDouble(_ bytes: UnsafeRawBufferPointer) -> Bool {
    var isFound = false
    otherStartSearch.forEachMatch(in: bytes) { _, sign in
      isFound = isFound || isMisspelledDouble(at: sign, in: bytes)
    }
    return isFound
  }

  private static func isMisspelledDouble(at sign: Int, in bytes: UnsafeRawBufferPointer) -> Bool {
    var end = sign
    while end > 0, bytes[end - 1] == UInt8(ascii: " ") || bytes[end - 1] == UInt8(ascii: "\t") { end -= 1 }
    if bytes[..<end].suffix(3).elementsEqual("///".utf8) { return false }
    let word = bytes[(sign + 1)...].prefix { Name.hasPart($0) }
    return (6...10).contains(word.count)
      && DoubleKind.annotation(misspelled: String(decoding: word, as: UTF8.self)) != nil
  }

  private static func hasOwnAnnotation(_ bytes: UnsafeRawBufferPointer) -> Bool {
    annotation.isFound(in: bytes) || lowercase.isFound(in: bytes)
  }

  /// Returns whether the word `protocol` is anywhere followed by a name, and that by what may follow the name in a
  /// declaration. Without this check, comments that mention protocols would count.
  private static func declaresProtocol(_ bytes: UnsafeRawBufferPointer) -> Bool {
    var start = 0
    while let match = protocolWord.firstMatch(in: bytes, from: start) {
      start = match + 8
      if match > 0, Name.hasPart(bytes[match - 1]) { continue }
      var end = start
      while end < bytes.count, bytes[end] <= UInt8(ascii: " ") { end += 1 }
      if end < bytes.count, end == start, !["`", "/"].contains(UnicodeScalar(bytes[end])) { continue }
      end = Name.ranges(at: end, in: bytes).end
      while end < bytes.count, bytes[end] <= UInt8(ascii: " ") { end += 1 }
      // A protocol's name is followed by `{`, `:`, `<`, a comment, or `where`.
      if end < bytes.count, protocolFollowers.contains(bytes[end]) { return true }
    }
    return false
  }

  private static let protocolFollowers = Array("{:</w".utf8)

  private static func hasMarker(_ bytes: UnsafeRawBufferPointer) -> Bool {
    opening.isFound(in: bytes) || closing.isFound(in: bytes)
  }
}
