extension Code {
  /// The declarations in a text: one statement or opening of a block to a line, without comments and `else`.
  static func declarations(in text: String) -> [Code] {
    var heads: [String] = []
    var blocks: [[Code]] = [[]]
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      let words = String(line.drop { $0 == " " })
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
    let isAccessor = ["get", "set"].contains { code.inline.hasPrefix($0 + " {") }
    blocks[blocks.count - 1].append(isAccessor ? .accessor(code) : code)
  }
}
