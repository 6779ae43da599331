import StubbleRewriter

/// The names that begin with an underscore in the generated code of a file: those of its closures and of their storage.
struct GeneratedNames {
  /// The names of the variables that the code declares.
  private(set) var declared: Set<String> = []
  /// The names that the code uses without declaring them.
  private(set) var undeclared: Set<String> = []

  /// - Parameter input: A file; one that is not applied has no generated names.
  init(in input: Input) {
    for region in input.restoration.regions { read(input.bytes[region.generated]) }
    undeclared.subtract(declared)
  }

  /// Adds the names of a piece of generated code, in which each declaration of a closure is a `var`.
  private mutating func read(_ text: ArraySlice<UInt8>) {
    var isDeclared = false
    for word in text.split(whereSeparator: { !Name.hasPart($0) }) {
      if word.first == UInt8(ascii: "_"), word.count > 1 {
        let name = String(decoding: word, as: UTF8.self)
        if isDeclared { declared.insert(name) } else { undeclared.insert(name) }
      }
      isDeclared = word.elementsEqual("var".utf8)
    }
  }
}
