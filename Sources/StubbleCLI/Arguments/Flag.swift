import StubbleRewriter
import StubbleSemantics

/// An option of the command line.
enum Flag: String, CaseIterable, Sendable {
  case check, diff, force, touch, explain
  case type, allTypes = "all-types", exclude, layout
  case access, sendable, calls, module
  case defaultIsolation = "default-isolation", strictMemorySafety = "strict-memory-safety"
  case output, kind, `protocol`, allProtocols = "all-protocols", testable, `import`, condition
  case namePattern = "name-pattern", reference, usedIn = "used-in", header, documentation
  case overlay, flags, objects, editor
  case git, remove
  case tokens, tree, decls, errors, timing
  case man, schema
  case jobs, diagnostics, color, quiet, verbose, help, version

  /// The long spelling, such as `--quiet`.
  var spelling: String { "--" + rawValue }

  /// All spellings of the option, the shortest first.
  var spellings: [String] { [definition.letter.map { "-\($0)" }].compactMap(\.self) + [spelling] }

  /// Returns what the value may be when the option is given to a command; `nil` if the option takes none.
  func value(for command: Command) -> Word? {
    switch (command, self) {
    case (.generate, .access): .choice(of: DoublesRequest.Access.self, name: "LEVEL")
    case (.overlay, .output), (.run, .output): .folder("PATH")
    default: definition.value
    }
  }

  /// Returns what the option does when it is given to a command.
  func summary(for command: Command) -> String {
    switch (command, self) {
    case (.status, .layout): "the layout that files were applied with"
    case (.status, .check): "exit with 1 if a file is applied"
    case (.generate, .check): "exit with 1 if the file is out of date; write nothing"
    case (.initialize, .force): "replace files that exist; take Swift files from another filter"
    case (.generate, .force): "replace a file that stubble did not write, unless it is one of the sources"
    case (.generate, .output): "the file to write; - for standard output"
    case (.generate, .access):
      "the access level of doubles, by default that of the protocol: \(DoublesRequest.Access.englishList)"
    case (.syntax, .allTypes): "with '--timing', plan and render every class, struct and actor as well"
    case (.syntax, .jobs): "use N threads for '--timing'; by default one"
    default: definition.summary
    }
  }

  /// The options that may take the place of a command: each means the command of its name.
  static let general: [Flag] = [.help, .version]

  /// The options that choose what `syntax` prints.
  static let syntaxOutputs: [Flag] = [.tokens, .tree, .decls, .errors, .timing]

  /// Returns the options that a command takes, in the order of its help.
  static func all(of command: Command) -> [Flag] {
    let selection: [Flag] =
      [.type, .allTypes, .access, .sendable, .calls, .module, .defaultIsolation, .strictMemorySafety]
    let common: [Flag] = [.exclude, .jobs, .diagnostics, .color, .quiet, .verbose, .help]
    switch command {
    case .apply: return [.check, .diff, .force, .touch] + selection + [.layout] + common
    case .revert: return [.check, .diff, .force, .touch] + common
    case .run: return [.overlay, .output, .flags, .objects, .force, .touch] + selection + [.layout] + common
    case .overlay: return [.output, .flags, .objects, .force] + selection + common
    case .test, .build: return [.objects, .force] + selection + [.exclude, .diagnostics, .color, .help]
    case .expand:
      return [.force] + selection.filter { $0 != .module } + [.layout, .diagnostics, .color, .quiet, .help]
    case .status: return [.check, .explain] + selection + [.layout] + common
    case .generate:
      return [.output, .kind, .protocol, .allProtocols, .namePattern, .access, .reference]
        + [.usedIn, .testable, .import, .condition, .header, .documentation]
        + [.module, .defaultIsolation, .strictMemorySafety, .check, .force] + common
    case .initialize: return [.editor, .git, .remove, .force, .diagnostics, .color, .quiet, .help]
    case .gitFilter: return [.color, .help]
    case .completions, .version: return [.help]
    case .help: return [.man, .schema, .help]
    case .syntax: return syntaxOutputs + [.allTypes, .jobs, .help]
    }
  }
}
