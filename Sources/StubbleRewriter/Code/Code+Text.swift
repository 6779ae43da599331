extension Code {
  /// Returns the declarations in a text with one statement, or one opening or closing brace of a block, on each line.
  /// The text contains neither comments nor `else`.
  static func declarations(in text: String) -> [Code] {
    var heads: [String] = []
    var blocks: [[Code]] = [[]]
    for line in text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) {
      let words = String(Substring(line.drop { $0 == UInt8(ascii: " ") }))
      if words == "}", let head = heads.popLast(), let items = blocks.popLast() {
        add(.block(head, items), to: &blocks)
      } else if words.hasSuffix(" {") {
        heads.append(String(words.dropLast(2)))
        blocks.append([])
      } else {
        add(words.isEmpty ? .gap : .line(words), to: &blocks)
      }
    }
    return blocks[0]
  }

  private static func add(_ code: Code, to blocks: inout [[Code]]) {
    blocks[blocks.count - 1].append(code.isGetterOrSetter ? .accessor(code) : code)
  }

  /// Whether the code is `get { … }` or `set { … }`.
  private var isGetterOrSetter: Bool {
    switch self {
    case .block(let head, _): head == "get" || head == "set"
    case .line(let text): text.hasPrefix("get {") || text.hasPrefix("set {")
    default: false
    }
  }
}
