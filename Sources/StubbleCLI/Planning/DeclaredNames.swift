import StubbleRewriter

/// The names of the types that a file declares, extends and measures, found by the words before them alone.
///
/// It may hold names too many, from comments and strings; a file in question is parsed in the end.
struct DeclaredNames: Sendable {
  /// What a name was found behind.
  enum Kind: CaseIterable, Sendable { case type, `extension`, alias, measure }

  /// A name's hash: equal names have equal ones, and that others have the same does no harm.
  typealias Name = UInt64

  private var types: [Name] = []
  private var extensions: [Name] = []
  private var aliases: [Name] = []
  private var measured: [Name] = []

  private static let measure = (search: ByteSearch("MemoryLayout<"), length: 13, kind: Kind.measure)
  private static let extending = (search: ByteSearch("extension"), length: 9, kind: Kind.extension)
  private static let keywords: [(search: ByteSearch, length: Int, kind: Kind)] =
    ["class", "struct", "actor", "enum", "protocol"].map { (ByteSearch($0), $0.utf8.count, Kind.type) } + [
      (ByteSearch("typealias"), 9, .alias), extending, measure,
    ]

  init(in bytes: UnsafeRawBufferPointer) { self.init(in: bytes, behind: Self.keywords) }

  /// Only the types that a file extends and measures: all that is of interest of another module.
  init(usedIn bytes: UnsafeRawBufferPointer) { self.init(in: bytes, behind: [Self.extending, Self.measure]) }

  private init(
    in bytes: UnsafeRawBufferPointer, behind keywords: [(search: ByteSearch, length: Int, kind: Kind)]
  ) {
    for keyword in keywords {
      var position = 0
      while let match = keyword.search.firstMatch(in: bytes, from: position) {
        position = match + keyword.length
        if match > 0, Self.isNamePart(bytes[match - 1]) { continue }
        addName(behind: position, in: bytes, keyword.kind)
      }
    }
  }

  /// Adds the name that follows a keyword; of `Outer.Inner` both.
  private mutating func addName(behind keywordEnd: Int, in bytes: UnsafeRawBufferPointer, _ kind: Kind) {
    var start = keywordEnd
    while start < bytes.count, bytes[start] <= UInt8(ascii: " ") { start += 1 }
    if start == keywordEnd, kind != .measure { return }
    while true {
      if start < bytes.count, bytes[start] == UInt8(ascii: "`") { start += 1 }
      var end = start
      while end < bytes.count, Self.isNamePart(bytes[end]) { end += 1 }
      if end == start { return }
      add(Self.name(bytes[start..<end]), kind)
      if end < bytes.count, bytes[end] == UInt8(ascii: "`") { end += 1 }
      guard end < bytes.count, bytes[end] == UInt8(ascii: ".") else { return }
      start = end + 1
    }
  }

  private mutating func add(_ name: Name, _ kind: Kind) {
    switch kind {
    case .type: types.append(name)
    case .extension: extensions.append(name)
    case .alias: aliases.append(name)
    case .measure: measured.append(name)
    }
  }

  static func isNamePart(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...:
      true
    default: false
    }
  }

  /// The hash of a name's bytes.
  static func name(_ bytes: some Sequence<UInt8>) -> Name { Fingerprint(bytes).value }

  /// Whether the file declares, extends, abbreviates or measures anything of interest.
  func concern(_ interest: Interest) -> Bool {
    types.contains(where: interest.sought.contains) || extensions.contains(where: interest.declared.contains)
      || aliases.contains(where: interest.mentioned.contains)
      || measured.contains(where: interest.declared.contains)
  }
}
