/// The options of the command line.
enum Flag: String, CaseIterable, Sendable {
  case check, diff, force, touch, explain
  case type, allTypes = "all-types", exclude, layout
  case output, kind, `protocol`, allProtocols = "all-protocols", testable, `import`, condition
  case overlay, flags, objects, editor
  case git, remove
  case tokens, tree, decls, errors, timing
  case jobs, diagnostics, color, quiet, verbose, help, version

  /// How it is written.
  var spelling: String { "--" + rawValue }

  /// Stands for the value in the help; nil if the option takes none.
  var placeholder: String? {
    switch self {
    case .type: "NAME"
    case .exclude: "GLOB"
    case .output: "PATH"
    case .flags: BuildTool.allCases.map(\.rawValue).joined(separator: "|")
    case .objects: "DIR"
    case .kind: "spy|stubs|mock"
    case .protocol: "NAME"
    case .testable, .import: "MODULE"
    case .condition: "FLAG"
    case .layout: "lines|expanded"
    case .jobs: "N"
    case .diagnostics: "text|xcode|json|github"
    case .color: "auto|always|never"
    default: nil
    }
  }

  var summary: String {
    switch self {
    case .check: "exit with 1 if something would change, or is applied; write nothing"
    case .diff: "print what would change; write nothing"
    case .force: "discard edits that were made to generated code"
    case .touch: "give files a time of now, for builds that compile what is newer"
    case .explain: "say of each member whether it is stubbed, and why not"
    case .type: "make a type stubbable that has no annotation; may be repeated"
    case .allTypes: "make every class, struct and actor stubbable"
    case .exclude: "skip files and folders that match; may be repeated"
    case .layout: "keep each line where it is, or break generated code for reading"
    case .output: "where to write: a file of doubles, or the folder of an overlay"
    case .overlay: "let the compiler read applied copies; change no source"
    case .flags: "the tool that the flags are for"
    case .objects: "remove outdated objects below DIR as well; may be repeated"
    case .editor: "write .sourcekit-lsp/config.json too, so that an editor completes stubs"
    case .kind: "what protocols without an annotation get; by default a spy"
    case .protocol: "make a double of a protocol that has no annotation; may be repeated"
    case .allProtocols: "make a double of every protocol that is not private"
    case .testable: "import MODULE with @testable; may be repeated"
    case .import: "import MODULE as well; may be repeated"
    case .condition: "put everything behind #if FLAG"
    case .git: "set git's filter up in this clone"
    case .remove: "take it away again"
    case .tokens: "print the tokens"
    case .tree: "print the tree"
    case .decls: "print the declarations"
    case .errors: "print the syntax errors"
    case .timing: "print how fast the files were read, lexed and parsed"
    case .jobs: "use N threads; by default one for each processor"
    case .diagnostics: "how errors and warnings are written"
    case .color: "colour errors and warnings; NO_COLOR turns it off too"
    case .quiet: "print errors only"
    case .verbose: "name every file that is written"
    case .help: "show help"
    case .version: "show the version"
    }
  }

  /// What it does to a command.
  func summary(for command: Command) -> String {
    self == .force && command == .initialize
      ? "replace files that exist; take Swift files from another filter" : summary
  }

  /// The options a command understands.
  static func all(of command: Command) -> [Flag] {
    let selection: [Flag] = [.type, .allTypes]
    let common: [Flag] = [.exclude, .jobs, .diagnostics, .color, .quiet, .verbose, .help]
    switch command {
    case .apply: return [.check, .diff, .force, .touch] + selection + [.layout] + common
    case .revert: return [.check, .diff, .force, .touch] + common
    case .run: return [.overlay, .output, .flags, .objects, .force, .touch] + selection + [.layout] + common
    case .overlay: return [.output, .flags, .objects, .force] + selection + common
    case .test, .build: return [.objects, .force] + selection + [.exclude, .diagnostics, .color, .help]
    case .expand: return [.force] + selection + [.layout, .diagnostics, .color, .quiet, .help]
    case .status: return [.check, .explain] + selection + common
    case .generate:
      return [.output, .kind, .protocol, .allProtocols, .testable, .import, .condition, .check] + common
    case .initialize: return [.editor, .git, .remove, .force, .diagnostics, .color, .quiet, .help]
    case .gitFilter: return [.color, .help]
    case .syntax: return [.tokens, .tree, .decls, .errors, .timing, .allTypes, .jobs, .help]
    }
  }
}
