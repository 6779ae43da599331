import StubbleSyntax

/// Implements the command `syntax`: prints the tokens, trees, declarations or errors of files.
///
/// - Parameter arguments: The words after `syntax` on the command line.
/// - Returns: The exit status: 0, or 1 if a file has a syntax error or cannot be read, or 2 if the arguments are
///   invalid.
func runSyntax(arguments: [String]) -> Int32 {
  do throws(SyntaxCommand.Mistake) {
    return try SyntaxCommand(arguments).run()
  } catch {
    switch error {
    case .usage(let message):
      Console.writeError("stubble: error: \(message)\n\(SyntaxCommand.usage)")
      return 2
    case .unreadable(let error):
      Console.writeError("\(error.path): error: \(error.message)\n")
      return 1
    }
  }
}

/// The command `syntax`, which prints one line for each token, node, declaration or file, in columns separated by tabs.
/// With several files, the lines of each follow one with `F`, a tab and its path.
struct SyntaxCommand {
  enum Output { case tokens, tree, declarations, errors, timing }

  static let usage =
    "usage: stubble syntax [--tokens|--tree|--decls|--errors|--timing [--all-types]] [--jobs N] FILE…|@LIST|-\n"

  private var output = Output.tree
  private var files: [String] = []
  private var jobs = 1
  /// Whether to plan and render all types as well, and time that.
  private var isExpanding = false

  /// An error that keeps the command from beginning.
  enum Mistake: Error {
    case usage(String)
    /// A list of files cannot be read.
    case unreadable(SystemError)
  }

  init(_ arguments: [String]) throws(Mistake) {
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      switch argument {
      case "--tokens": output = .tokens
      case "--tree": output = .tree
      case "--decls": output = .declarations
      case "--errors": output = .errors
      case "--timing": output = .timing
      case "--all-types": isExpanding = true
      case "--jobs":
        guard let count = rest.popFirst().flatMap({ Int($0) }), count > 0 else {
          throw .usage("'--jobs' needs a number of threads")
        }
        jobs = count
      case _ where argument.hasPrefix("--"): throw .usage("unknown option '\(argument)' for 'syntax'")
      case _ where argument.hasPrefix("@"):
        let list: [UInt8]
        do { list = try SyntaxCommand.contents(of: String(argument.dropFirst())) } catch {
          throw .unreadable(error)
        }
        files += list.split(separator: UInt8(ascii: "\n")).map { String(decoding: $0, as: UTF8.self) }
      default: files.append(argument)
      }
    }
    if files.isEmpty { throw .usage("no file to read") }
    if isExpanding, output != .timing { throw .usage("'--all-types' goes with '--timing'") }
  }

  func run() -> Int32 {
    if output == .timing { return SyntaxTiming(files: files, jobs: jobs, expanding: isExpanding).run() }
    var failed = false
    for file in files {
      var lines = SyntaxLines()
      if let source = SyntaxCommand.read(file) {
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

  /// Reads the bytes of a file, or of standard input for `-`. Returns `nil` if that fails.
  static func read(_ path: String) -> [UInt8]? { try? contents(of: path) }

  private static func contents(of path: String) throws(SystemError) -> [UInt8] {
    let file = path == "-" ? 0 : try System.openForReading(path)
    defer { if file != 0 { System.closeFile(file) } }
    let size = try System.status(of: file, path: path).size
    return try System.readAll(file, sizeHint: Int(size), path: path)
  }

  private func print(_ tree: SyntaxTree, _ file: String, _ lines: inout SyntaxLines) {
    switch output {
    case .tokens: tree.printTokens(&lines)
    case .tree: tree.printNodes(&lines)
    case .declarations: tree.printDeclarations(&lines)
    case .errors: tree.printErrors(file, &lines)
    case .timing: break
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
