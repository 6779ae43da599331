/// Where a file may change a value in part by the name of one of its members, found without lexing.
///
/// It may find places too many, in comments and strings; a file in question is parsed in the end.
struct ChangedMembers {
  private let bytes: UnsafeRawBufferPointer

  private init(in bytes: UnsafeRawBufferPointer) { self.bytes = bytes }

  /// Some member of a name among some may be changed while other code runs, or be given away to be changed.
  static func areFound(in bytes: UnsafeRawBufferPointer, among names: Set<DeclaredNames.Name>) -> Bool {
    guard !names.isEmpty else { return false }
    let members = ChangedMembers(in: bytes)
    var position = 0
    while position < bytes.count {
      defer { position += 1 }
      guard bytes[position] == period else { continue }
      let start = position + 1
      let end = members.endOfName(from: start)
      guard end > start, names.contains(DeclaredNames.name(members.unquoted(start..<end))) else { continue }
      if members.isGiven(before: position) || members.isChanged(behind: end) { return true }
    }
    return false
  }

  private static let period = UInt8(ascii: ".")

  // MARK: Before the name

  /// `&` stands before the variable: `&state.items`.
  private func isGiven(before period: Int) -> Bool {
    var start = period
    while start > 0, isPathPart(bytes[start - 1]) { start -= 1 }
    return start > 0 && start < period && bytes[start - 1] == UInt8(ascii: "&")
  }

  private func isPathPart(_ byte: UInt8) -> Bool {
    DeclaredNames.isNamePart(byte) || byte == Self.period || byte == UInt8(ascii: "$")
      || byte == UInt8(ascii: "`")
  }

  // MARK: Behind the name

  /// A method with arguments follows, an unusual operator, a `?`, or a subscript with a default value.
  private func isChanged(behind end: Int) -> Bool {
    var position = end
    var isMethod = false
    while position < bytes.count {
      switch bytes[position] {
      case Self.period:
        position = endOfName(from: position + 1)
        isMethod = true
      case UInt8(ascii: "["):
        let close = endOfBrackets(from: position)
        if Self.defaultLabel.firstMatch(in: bytes, from: position).map({ $0 < close }) ?? false {
          return true
        }
        position = close
      case UInt8(ascii: "!"): position += 1
      case UInt8(ascii: "?"): return true
      case UInt8(ascii: "("): return isMethod
      case UInt8(ascii: "{"): return isMethod
      case 0...UInt8(ascii: " "): position += 1
      default: return isUnusualOperator(at: position)
      }
    }
    return false
  }

  private static let defaultLabel = ByteSearch("default:")

  private func endOfBrackets(from start: Int) -> Int {
    var depth = 0
    var position = start
    while position < bytes.count {
      if bytes[position] == UInt8(ascii: "[") { depth += 1 }
      if bytes[position] == UInt8(ascii: "]") { depth -= 1 }
      position += 1
      if depth == 0 { break }
    }
    return position
  }

  private func isUnusualOperator(at start: Int) -> Bool {
    var end = start
    while end < bytes.count, Self.operatorBytes.contains(bytes[end]) { end += 1 }
    return end > start && !Self.usualOperators.contains(Array(bytes[start..<end]))
  }

  private static let operatorBytes = Set("/=-+!*%<>&|^~?".utf8)
  private static let usualOperators = Set(
    [
      "=", "==", "!=", "===", "!==", "<", ">", "<=", ">=", "+", "-", "*", "/", "%", "&&", "||", "??", "+=",
      "-=",
      "*=", "/=", "%=", "&", "|", "^", "&=", "|=", "^=", "<<", ">>", "&+", "&-", "&*", "//", "/*", "->", "?",
      "!",
    ].map { Array($0.utf8) })

  // MARK: Names

  private func endOfName(from start: Int) -> Int {
    var end = start
    while end < bytes.count, DeclaredNames.isNamePart(bytes[end]) || bytes[end] == UInt8(ascii: "`") {
      end += 1
    }
    return end
  }

  private func unquoted(_ range: Range<Int>) -> UnsafeRawBufferPointer.SubSequence {
    let isQuoted = bytes[range.lowerBound] == UInt8(ascii: "`") && range.count > 2
    return isQuoted ? bytes[(range.lowerBound + 1)..<(range.upperBound - 1)] : bytes[range]
  }
}
