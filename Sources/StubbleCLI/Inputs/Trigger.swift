import StubbleRewriter

/// Which files concern a command; the others are dismissed by one scan of their bytes, without lexing.
enum Trigger: Sendable {
  /// Files with an annotation, as an attribute or in a comment and perhaps misspelled, or with a marker.
  case annotations
  /// Files with a marker.
  case markers
  /// Files that may declare a protocol, or what one may mention in a way that matters to its double.
  case protocols
  /// All files: types are selected from outside.
  case everything

  init(_ selection: Selection) {
    self = selection.allTypes || !selection.types.isEmpty ? .everything : .annotations
  }

  /// What annotations and markers have in common.
  private static let commonLetters = "tubb"
  private static let common = ByteSearch(commonLetters)
  /// How most misspellings of annotations begin.
  private static let misspelledStart = "@Stu"
  private static let protocolWord = ByteSearch("protocol")
  private static let notCopyable = ByteSearch("~Copyable")
  private static let annotation = ByteSearch("Stubbable")
  private static let misspelling = ByteSearch(misspelledStart)
  private static let lowercase = ByteSearch("@stubb")
  /// Of the annotations that ask for doubles, those with other letters.
  private static let otherAnnotations = DoubleKind.otherAnnotations.map { "@" + $0 }
  private static let ofProtocols = otherAnnotations.map { ByteSearch($0) }
  /// One of these is in each file with an annotation or marker. They are rare: one search dismisses nearly all files.
  private static let hints = WordSearch([commonLetters, misspelledStart] + otherStarts)
  /// How these begin, and how most of their misspellings do.
  private static let otherStarts = otherAnnotations.flatMap {
    [String($0.prefix(3)), $0.prefix(3).lowercased()]
  }
  private static let otherStartSearch = WordSearch(otherStarts)
  private static let opening = ByteSearch("/*<stubble")
  /// Where the opening marker is damaged, its closing one still tells.
  private static let closing = ByteSearch("/*stubble>")

  /// Whether the bytes may concern the command.
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

  /// Whether the bytes may hold an annotation, perhaps misspelled.
  static func hasAnnotation(_ bytes: UnsafeRawBufferPointer) -> Bool {
    hasOwnAnnotation(bytes) || misspelling.isFound(in: bytes)
      || ofProtocols.contains { $0.isFound(in: bytes) } || hasMisspelledDouble(bytes)
  }

  /// Whether some word begins as an annotation of doubles and is close to it. Files full of other tools' annotations,
  /// which are in comments for documentation, need not be looked at.
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

  /// Whether the word is anywhere with a name after it, and then what follows a protocol's name. Comments
  /// mention protocols more often than code declares one.
  private static func declaresProtocol(_ bytes: UnsafeRawBufferPointer) -> Bool {
    var start = 0
    while let match = protocolWord.firstMatch(in: bytes, from: start) {
      start = match + 8
      if match > 0, Name.hasPart(bytes[match - 1]) { continue }
      var end = start
      while end < bytes.count, bytes[end] <= UInt8(ascii: " ") { end += 1 }
      if end == start { continue }
      while end < bytes.count, Name.hasPart(bytes[end]) || bytes[end] == UInt8(ascii: "`") {
        end += 1
      }
      while end < bytes.count, bytes[end] <= UInt8(ascii: " ") { end += 1 }
      // `{`, `:`, `<`, a comment, or `where`.
      if end < bytes.count, protocolFollowers.contains(bytes[end]) { return true }
    }
    return false
  }

  private static let protocolFollowers = Array("{:</w".utf8)

  private static func hasMarker(_ bytes: UnsafeRawBufferPointer) -> Bool {
    opening.isFound(in: bytes) || closing.isFound(in: bytes)
  }
}
