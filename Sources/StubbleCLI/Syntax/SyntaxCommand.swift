import StubbleSyntax

/// The command `syntax`, which prints one line for each token, node, declaration or file, in columns separated by tabs.
/// With several files, the lines of each follow one with `F`, a tab and its path.
struct SyntaxCommand {
  private let output: Flag
  private let files: [String]
  private let jobs: Int
  /// Whether to plan and render all types as well, and time that.
  private let isExpanding: Bool

  /// Throws an error if a list of files cannot be read.
  init(_ arguments: Arguments) throws(FileDiagnostics) {
    output = Flag.syntaxOutputs.first(where: arguments.has) ?? .tree
    jobs = arguments.jobs ?? 1
    isExpanding = arguments.has(.allTypes)
    var files: [String] = []
    for path in arguments.paths {
      if path.hasPrefix("@") {
        let lines = try Self.read(String(path.dropFirst())).split(separator: UInt8(ascii: "\n"))
        files += lines.map { String(decoding: $0, as: UTF8.self) }
      } else {
        files.append(path)
      }
    }
    self.files = files
  }

  /// Prints what the arguments ask for, and returns the exit status: 1 if a file has a syntax error or cannot be read.
  /// Throws an error if a file cannot be read whose time is measured.
  func run() throws(FileDiagnostics) -> Int32 {
    if output == .timing { return try SyntaxTiming(files: files, jobs: jobs, expanding: isExpanding).run() }
    var failed = false
    for file in files {
      var lines = SyntaxLines()
      if let source = try? Self.read(file) {
        if files.count > 1, output != .errors { lines.add("F", file) }
        let tree = SyntaxTree(parsing: source)
        if !tree.errors.isEmpty { failed = true }
        print(tree, file, &lines)
      } else {
        failed = true
        lines.add("F", file, "unreadable")
      }
      if !Console.write(lines.bytes) { return 1 }
    }
    return failed ? 1 : 0
  }

  /// Returns the bytes of a file, or of standard input for `-`. Throws an error if it cannot be read.
  static func read(_ path: String) throws(FileDiagnostics) -> [UInt8] {
    do throws(SystemError) {
      let file = path == "-" ? 0 : try System.openForReading(path)
      defer { if file != 0 { System.closeFile(file) } }
      let size = try System.statusForReading(file, path: path).size
      return try System.readAll(file, sizeHint: size, path: path)
    } catch {
      throw FileDiagnostics(error)
    }
  }

  private func print(_ tree: SyntaxTree, _ file: String, _ lines: inout SyntaxLines) {
    switch output {
    case .tokens: tree.printTokens(&lines)
    case .tree: tree.printNodes(&lines)
    case .decls: tree.printDeclarations(&lines)
    case .errors: tree.printErrors(file, &lines)
    default: break
    }
  }
}

/// The bytes of lines whose columns are separated by tabs.
struct SyntaxLines {
  private(set) var bytes: [UInt8] = []

  mutating func add(_ columns: String...) { add(columns) }

  /// Appends a line with some columns.
  mutating func add(_ columns: [String]) {
    for (index, column) in columns.enumerated() {
      if index > 0 { bytes.append(UInt8(ascii: "\t")) }
      bytes.append(contentsOf: column.utf8)
    }
    bytes.append(UInt8(ascii: "\n"))
  }
}

/// Returns bytes as text on one line: with the escapes `\\`, `\t`, `\n` and `\r`, other control characters as
/// `\u{hex}`. If the bytes are not UTF-8, each that is not ASCII is written as `\xHH`.
func escaped(_ bytes: some Collection<UInt8>) -> String {
  let text = String(decoding: bytes, as: UTF8.self)
  if text.utf8.elementsEqual(bytes) { return escaped(text) }
  return bytes.map { byte in
    guard byte >= 0x80 else { return escaped(String(Unicode.Scalar(byte))) }
    return "\\x" + String(byte, radix: 16, uppercase: true)
  }.joined()
}

/// Returns text on one line, with the escapes `\\`, `\t`, `\n` and `\r`, and other control characters as `\u{hex}`.
func escaped(_ text: String) -> String {
  guard text.utf8.contains(where: { $0 < 0x20 || $0 == 0x7F || $0 == UInt8(ascii: "\\") }) else {
    return text
  }
  var result = ""
  for scalar in text.unicodeScalars {
    switch scalar {
    case "\\": result += "\\\\"
    case "\n": result += "\\n"
    case "\r": result += "\\r"
    case "\t": result += "\\t"
    case _ where scalar.value < 0x20 || scalar.value == 0x7F:
      result += "\\u{" + String(scalar.value, radix: 16) + "}"
    default: result.unicodeScalars.append(scalar)
    }
  }
  return result
}
