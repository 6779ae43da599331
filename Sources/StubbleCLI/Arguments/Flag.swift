/// The options of the command line.
enum Flag: String, CaseIterable, Sendable {
  case check, diff, force, explain
  case type, allTypes = "all-types", exclude, layout, defaultIsolation = "default-isolation"
  case output, kind, `protocol`, allProtocols = "all-protocols", testable, `import`, condition
  case tokens, tree, decls, errors, timing
  case jobs, diagnostics, color, quiet, verbose, help, version

  /// How it is written.
  var spelling: String { "--" + rawValue }

  /// Stands for the value in the help; nil if the option takes none.
  var placeholder: String? {
    switch self {
    case .type: "NAME"
    case .exclude: "GLOB"
    case .output: "FILE"
    case .kind: "spy|stubs|mock"
    case .protocol: "NAME"
    case .testable, .import: "MODULE"
    case .condition: "FLAG"
    case .layout: "lines|expanded"
    case .defaultIsolation: "MainActor|nonisolated"
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
    case .explain: "say of each member whether it is stubbed, and why not"
    case .type: "make a type stubbable that has no annotation; may be repeated"
    case .allTypes: "make every class, struct and actor stubbable"
    case .exclude: "skip files and folders that match; may be repeated"
    case .defaultIsolation: "what the files are compiled with; by default their manifests tell"
    case .layout: "keep each line where it is, or break generated code for reading"
    case .output: "write the doubles into FILE"
    case .kind: "what protocols without an annotation get; by default a spy"
    case .protocol: "make a double of a protocol that has no annotation; may be repeated"
    case .allProtocols: "make a double of every protocol that is not private"
    case .testable: "import MODULE with @testable; may be repeated"
    case .import: "import MODULE as well; may be repeated"
    case .condition: "put everything behind #if FLAG"
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

  /// The options a command understands.
  static func all(of command: Command) -> [Flag] {
    let selection: [Flag] = [.type, .allTypes]
    let common: [Flag] = [.exclude, .jobs, .diagnostics, .color, .quiet, .verbose, .help]
    switch command {
    case .apply: return [.check, .diff, .force] + selection + [.layout, .defaultIsolation] + common
    case .revert: return [.check, .diff, .force] + common
    case .run: return [.force] + selection + [.layout, .defaultIsolation] + common
    case .expand:
      return [.force] + selection + [.layout, .defaultIsolation, .diagnostics, .color, .quiet, .help]
    case .status: return [.check, .explain] + selection + [.defaultIsolation] + common
    case .generate:
      return [.output, .kind, .protocol, .allProtocols, .testable, .import, .condition]
        + [.defaultIsolation, .check]
        + common
    case .syntax: return [.tokens, .tree, .decls, .errors, .timing, .allTypes, .jobs, .help]
    }
  }
}
