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

  /// The letter of the short spelling, `q` for `-q`; `nil` if there is none.
  var letter: Character? {
    switch self {
    case .quiet: "q"
    case .verbose: "v"
    case .help: "h"
    default: nil
    }
  }

  /// All spellings of the option, the shortest first.
  var spellings: [String] { [letter.map { "-\($0)" }].compactMap(\.self) + [spelling] }

  /// What the value may be; `nil` if the option takes none.
  var value: Word? {
    switch self {
    case .type, .protocol: .any("NAME")
    case .exclude: .any("GLOB")
    case .output: .file("PATH")
    case .objects: .folder("FOLDER")
    case .testable, .import: .any("MODULE")
    case .module: .any("NAME=FOLDER")
    case .condition: .any("FLAG")
    case .namePattern: .any("PATTERN")
    case .reference, .usedIn: .file("PATH")
    case .header: .any("TEXT")
    case .jobs: .any("N")
    case .flags: .choice(of: BuildTool.self)
    case .kind: .choice(of: DoubleKind.self)
    case .layout: .choice(of: Layout.self)
    case .access: .choice(of: Annotation.Access.self, name: "LEVEL")
    case .defaultIsolation: .choice(of: DefaultIsolation.self)
    case .diagnostics: .choice(of: DiagnosticFormat.self)
    case .color: .choice(of: ColorChoice.self)
    case .schema: .choice(of: Schema.self)
    default: nil
    }
  }

  /// Returns what the value may be when the option is given to a command; `nil` if the option takes none.
  func value(for command: Command) -> Word? {
    switch (command, self) {
    case (.generate, .access): .choice(of: DoublesRequest.Access.self, name: "LEVEL")
    case (.overlay, .output), (.run, .output): .folder("PATH")
    default: value
    }
  }

  /// Whether the option may be given several times, each adding a value.
  var isRepeatable: Bool {
    [.type, .exclude, .module, .objects, .protocol, .testable, .import, .reference, .usedIn].contains(self)
  }

  var summary: String {
    switch self {
    case .check: "exit with 1 if something would change; write nothing"
    case .diff: "print what would change; write nothing"
    case .force: "discard edits that were made to generated code"
    case .touch: "set the time of files to now, for builds that compile newer files"
    case .explain: "list each member with its stubs, or why it has none"
    case .type: "make a type stubbable that has no annotation"
    case .allTypes: "make every class, struct and actor stubbable"
    case .exclude: "skip files and folders that match"
    case .access:
      "the access level of closures where members have it too: \(Self.choices(of: Annotation.Access.self))"
    case .sendable: "make closures @Sendable"
    case .calls: "record the arguments of calls, in _<function>Calls"
    case .module: "the files below FOLDER belong to the module NAME, overriding manifests and projects"
    case .defaultIsolation: "the default isolation of the files' modules, overriding manifests and projects"
    case .strictMemorySafety: "mark what is unsafe in generated code, overriding manifests and projects"
    case .layout: "keep each line where it is, or break generated code for reading"
    case .output: "the folder of the overlay"
    case .overlay: "let the compiler read applied copies; change no source"
    case .flags: "the tool that the flags are for"
    case .objects: "remove outdated objects below FOLDER as well"
    case .editor: "write .sourcekit-lsp/config.json too, so that an editor completes stubs"
    case .kind: "the kind of double for protocols without an annotation; by default a spy"
    case .protocol: "make a double of a protocol that has no annotation"
    case .allProtocols: "make a double of every protocol that is not private"
    case .testable: "import MODULE with @testable"
    case .import: "import MODULE as well"
    case .condition: "put everything inside #if FLAG"
    case .namePattern: "the names of doubles without an annotation, such as 'Fake{}'"
    case .reference: "read protocols in PATH that others inherit from; make no doubles of them"
    case .usedIn: "leave out doubles that no file in PATH names"
    case .header: "a comment at the top of the file"
    case .documentation: "copy the documentation comments of protocols to their doubles"
    case .git: "set git's filter up in this clone"
    case .remove: "remove git's filter again"
    case .tokens: "print the tokens"
    case .tree: "print the tree"
    case .decls: "print the declarations"
    case .errors: "print the syntax errors"
    case .timing: "print how fast the files were read, lexed and parsed"
    case .man: "print the manual, for 'man -l'"
    case .schema: "print the JSON schema of .stubble.json, or of what '--diagnostics json' prints"
    case .jobs: "use N threads; by default one for each processor"
    case .diagnostics: "how errors and warnings are written"
    case .color: "color errors and warnings; NO_COLOR turns colors off too"
    case .quiet: "print errors only"
    case .verbose: "name every file that is written"
    case .help: "show help"
    case .version: "show the version"
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
      "the access level of doubles, by default that of the protocol: \(Self.choices(of: DoublesRequest.Access.self))"
    case (.syntax, .allTypes): "with '--timing', plan and render every class, struct and actor as well"
    case (.syntax, .jobs): "use N threads for '--timing'; by default one"
    default: summary
    }
  }

  /// Returns the values of an enumeration as an English list: `a, b or c`.
  private static func choices<Value: RawRepresentable<String> & CaseIterable>(of type: Value.Type) -> String {
    let words = type.allCases.map(\.rawValue)
    return words.dropLast().joined(separator: ", ") + " or " + (words.last ?? "")
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
