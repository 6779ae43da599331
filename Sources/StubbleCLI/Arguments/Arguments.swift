import StubbleRewriter

/// How diagnostics are written.
enum DiagnosticFormat: String, CaseIterable, Sendable {
  /// For people: the location, the line and a caret.
  case text
  /// One line each with the absolute path, for Xcode's issue list.
  case xcode
  /// One document on standard output that says all about the run.
  case json
  /// Workflow commands of GitHub Actions.
  case github
}

enum ColorChoice: String, CaseIterable, Sendable {
  case auto, always, never
}

/// The command line, understood.
struct Arguments: Equatable, Sendable {
  var command: Command
  /// Files, folders or `-`, as they were written.
  var paths: [String] = []
  /// What `run` is to run: a program and its arguments.
  var program: [String] = []
  /// Options that take no value.
  var flags: Set<Flag> = []
  var typeNames: [String] = []
  var exclusions: [String] = []
  /// Where `generate` writes to, and what.
  var output: String?
  var doubles = DoublesRequest()
  var layout: Layout?
  var defaultIsolation: DefaultIsolation?
  /// How many threads; nil for one for each processor.
  var jobs: Int?
  var format = DiagnosticFormat.text
  var color = ColorChoice.auto

  init(_ command: Command) { self.command = command }

  func has(_ flag: Flag) -> Bool { flags.contains(flag) }

  /// Nothing is to be written to any file.
  var isDryRun: Bool { has(.check) || has(.diff) }
}

/// A command line that means nothing: what is wrong with it, and what would be right.
struct UsageError: Error, Equatable {
  var message: String
  var hint: String
}

extension Arguments {
  /// Understands the words after the command's name.
  static func parse(_ command: Command, _ words: [String]) throws(UsageError) -> Arguments {
    var arguments = Arguments(command)
    var words = words[...]
    while let word = words.popFirst() {
      if word == "--" {
        arguments.takeRest(Array(words))
        break
      }
      if word.hasPrefix("-"), word != "-" {
        try arguments.takeFlag(word, &words)
      } else {
        arguments.paths.append(word)
      }
    }
    arguments.doubles.allProtocols = arguments.has(.allProtocols)
    try arguments.validate()
    return arguments
  }

  /// What stands after `--`: the program for `run`, else paths that may begin with a dash.
  private mutating func takeRest(_ words: [String]) {
    if command == .run { program = words } else { paths += words }
  }

  private mutating func takeFlag(_ word: String, _ words: inout ArraySlice<String>) throws(UsageError) {
    let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
    let flag = try flag(named: parts[0])
    guard flag.placeholder != nil else {
      if parts.count > 1 { throw wrong("'\(flag.spelling)' takes no value", "write '\(flag.spelling)'") }
      flags.insert(flag)
      return
    }
    let value = parts.count > 1 ? parts[1] : words.popFirst()
    guard let value, !value.isEmpty else { throw needsValue(flag) }
    try set(flag, to: value)
  }

  private func flag(named name: String) throws(UsageError) -> Flag {
    let known = Flag.all(of: command)
    let full = name == "-h" ? "--help" : name
    if let flag = known.first(where: { $0.spelling == full }) { return flag }
    let similar = closest(to: name, in: known.map(\.spelling))
    throw wrong(
      "unknown option '\(name)' for '\(command.rawValue)'",
      similar.map { "did you mean '\($0)'?" } ?? "see 'stubble \(command.rawValue) --help'")
  }

  private mutating func set(_ flag: Flag, to value: String) throws(UsageError) {
    switch flag {
    case .type: typeNames.append(value)
    case .exclude: exclusions.append(value)
    case .output: output = value
    case .kind: doubles.kind = try choice(flag, value)
    case .protocol: doubles.protocolNames.append(value)
    case .testable: doubles.testableImports.append(value)
    case .import: doubles.imports.append(value)
    case .condition:
      guard DoublesRequest.isCondition(value) else {
        throw wrong("'\(value)' is not a compilation condition", "write '--condition DEBUG'")
      }
      doubles.condition = value
    case .layout: layout = try choice(flag, value)
    case .defaultIsolation: defaultIsolation = try choice(flag, value)
    case .diagnostics: format = try choice(flag, value)
    case .color: color = try choice(flag, value)
    default:
      guard let number = Int(value), number > 0 else {
        throw wrong("'\(value)' is not a number of threads", "write '--jobs 4'")
      }
      jobs = number
    }
  }

  private func choice<Value: RawRepresentable & CaseIterable>(
    _ flag: Flag, _ text: String
  ) throws(UsageError) -> Value where Value.RawValue == String {
    if let value = Value(rawValue: text) { return value }
    let choices = Value.allCases.map { "'\($0.rawValue)'" }.joined(separator: ", ")
    throw wrong("'\(text)' is not a value of '\(flag.spelling)'", "choose one of \(choices)")
  }

  private func needsValue(_ flag: Flag) -> UsageError {
    wrong("'\(flag.spelling)' needs a value", "write '\(flag.spelling) \(flag.placeholder ?? "VALUE")'")
  }

  private func wrong(_ message: String, _ hint: String) -> UsageError {
    UsageError(message: message, hint: hint)
  }

  private func validate() throws(UsageError) {
    if has(.help) { return }
    let usage = "usage: stubble \(command.rawValue) \(command.operands)"
    if command == .run, program.isEmpty { throw wrong("no command to run", usage) }
    if command == .generate, output == nil { throw wrong("no file to write to", usage) }
    if command == .expand, paths.count > 1 { throw wrong("'expand' takes one file", usage) }
    if command == .expand, format == .json {
      throw wrong("'expand' prints Swift, not JSON", "choose another '--diagnostics', or 'apply --diff'")
    }
    if command == .run, format == .json {
      throw wrong("the output of 'run' is the command's own, not JSON", "choose another '--diagnostics'")
    }
    if command != .expand, command != .syntax, paths.contains("-") {
      throw wrong("'\(command.rawValue)' cannot rewrite standard input", "use 'stubble expand -'")
    }
    if has(.quiet), has(.verbose) { throw wrong("'--quiet' contradicts '--verbose'", "leave one out") }
  }
}

/// The candidate that a slip of the fingers may have meant: at most two letters away.
func closest(to word: String, in candidates: [String]) -> String? {
  let ranked = candidates.map { (distance: editDistance($0, word), candidate: $0) }
  guard let best = ranked.min(by: { $0.distance < $1.distance }), best.distance <= 2 else { return nil }
  return best.candidate
}

private func editDistance(_ a: String, _ b: String) -> Int {
  let b = Array(b.utf8)
  var row = Array(0...b.count)
  for (i, letter) in a.utf8.enumerated() {
    var diagonal = row[0]
    row[0] = i + 1
    for j in b.indices {
      let substitution = diagonal + (letter == b[j] ? 0 : 1)
      diagonal = row[j + 1]
      row[j + 1] = min(substitution, diagonal + 1, row[j] + 1)
    }
  }
  return row[b.count]
}
