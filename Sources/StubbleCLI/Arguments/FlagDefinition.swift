import StubbleRewriter
import StubbleSemantics

extension Flag {
  /// What an option does, and the value that it takes.
  struct Definition: Sendable {
    let summary: String
    /// What the value may be; `nil` if the option takes none.
    let value: Word?
    /// The letter of the short spelling, `q` for `-q`; `nil` if there is none.
    let letter: Character?
    /// Whether the option may be given several times, each adding a value.
    let isRepeatable: Bool
    /// Sets what the value says.
    let set: @Sendable (inout Arguments, String) throws(UsageError) -> Void

    init(
      _ summary: String, _ value: Word? = nil, letter: Character? = nil, isRepeatable: Bool = false,
      set: @escaping @Sendable (inout Arguments, String) throws(UsageError) -> Void = { _, _ in }
    ) {
      self.summary = summary
      self.value = value
      self.letter = letter
      self.isRepeatable = isRepeatable
      self.set = set
    }

    /// - Parameter read: Reads the value, or throws an error that says what it must be.
    init<Value>(
      _ summary: String, _ value: Word, isRepeatable: Bool = false,
      reading read: @escaping @Sendable (String) throws(UsageError) -> Value,
      set: @escaping @Sendable (inout Arguments, Value) -> Void
    ) {
      self.init(summary, value, isRepeatable: isRepeatable) { arguments, text throws(UsageError) in
        set(&arguments, try read(text))
      }
    }
  }

  /// The definition of the option.
  var definition: Definition {
    switch self {
    case .check: Definition("exit with 1 if something would change; write nothing")
    case .diff: Definition("print what would change; write nothing")
    case .force: Definition("discard edits that were made to generated code")
    case .touch: Definition("set the time of files to now, for builds that compile newer files")
    case .explain: Definition("list each member with its stubs, or why it has none")
    case .type:
      Definition("make a type stubbable that has no annotation", .any("NAME"), isRepeatable: true) {
        $0.typeNames.append($1)
      }
    case .allTypes: Definition("make every class, struct and actor stubbable")
    case .exclude:
      Definition(
        "skip files and folders that match", .any("GLOB"), isRepeatable: true, reading: exclusion
      ) { $0.exclusions.append($1) }
    case .layout:
      choice(of: Layout.self, "keep each line where it is, or break generated code for reading") {
        $0.layout = $1
      }
    case .access:
      Definition(
        "the access level of closures where members have it too: \(Annotation.Access.englishList)",
        .choice(of: Annotation.Access.self, name: "LEVEL")
      ) { arguments, text throws(UsageError) in
        if arguments.command == .generate {
          arguments.doubles.access = try choice(text)
        } else {
          arguments.access = try choice(text)
        }
      }
    case .sendable: Definition("make closures @Sendable")
    case .calls: Definition("record the arguments of calls, in _<function>Calls")
    case .module:
      Definition(
        "the files below FOLDER belong to the module NAME, overriding manifests and projects",
        .any("NAME=FOLDER"), isRepeatable: true, reading: moduleAndFolder
      ) { $0.modules.append($1) }
    case .defaultIsolation:
      choice(
        of: DefaultIsolation.self,
        "the default isolation of the files' modules, overriding manifests and projects"
      ) { $0.defaultIsolation = $1 }
    case .strictMemorySafety:
      Definition("mark what is unsafe in generated code, overriding manifests and projects")
    case .output: Definition("the folder of the overlay", .file("PATH")) { $0.output = $1 }
    case .kind:
      choice(
        of: DoubleKind.self, "the kind of double for protocols without an annotation; by default a spy"
      ) { $0.doubles.kind = $1 }
    case .protocol:
      Definition("make a double of a protocol that has no annotation", .any("NAME"), isRepeatable: true) {
        $0.doubles.protocolNames.append($1)
      }
    case .allProtocols:
      Definition("make a double of every protocol that is not private and has no annotation")
    case .testable:
      Definition("import MODULE with @testable", .any("MODULE"), isRepeatable: true, reading: module) {
        $0.doubles.testableImports.append($1)
      }
    case .import:
      Definition("import MODULE as well", .any("MODULE"), isRepeatable: true, reading: module) {
        $0.doubles.imports.append($1)
      }
    case .condition:
      Definition("put everything inside #if FLAG", .any("FLAG"), reading: condition) {
        $0.doubles.condition = $1
      }
    case .namePattern:
      Definition("the names of doubles without an annotation, such as 'Fake{}'", .any("PATTERN")) {
        $0.doubles.namePattern = $1
      }
    case .reference:
      Definition(
        "read protocols in PATH that others inherit from; make no doubles of them", .file("PATH"),
        isRepeatable: true
      ) { $0.references.append($1) }
    case .usedIn:
      Definition("leave out doubles that no file in PATH names", .file("PATH"), isRepeatable: true) {
        $0.users.append($1)
      }
    case .header: Definition("a comment at the top of the file", .any("TEXT")) { $0.doubles.header = $1 }
    case .documentation: Definition("copy the documentation comments of protocols to their doubles")
    case .overlay: Definition("let the compiler read applied copies; change no source")
    case .flags: choice(of: BuildTool.self, "the tool that the flags are for") { $0.buildTool = $1 }
    case .objects:
      Definition("remove outdated objects below FOLDER as well", .folder("FOLDER"), isRepeatable: true) {
        $0.objectFolders.append($1)
      }
    case .editor:
      Definition("write .sourcekit-lsp/config.json too, so that an editor completes stubs")
    case .git: Definition("set git's filter up in this clone")
    case .remove: Definition("remove git's filter again")
    case .tokens: Definition("print the tokens")
    case .tree: Definition("print the tree")
    case .decls: Definition("print the declarations")
    case .errors: Definition("print the syntax errors")
    case .timing: Definition("print how fast the files were read, lexed and parsed")
    case .man: Definition("print the manual, for 'man -l'")
    case .schema:
      choice(
        of: Schema.self, "print the JSON schema of .stubble.json, or of what '--diagnostics json' prints"
      ) { $0.schema = $1 }
    case .jobs:
      Definition("use N threads; by default one for each processor", .any("N"), reading: number) {
        $0.jobs = $1
      }
    case .diagnostics:
      choice(of: DiagnosticFormat.self, "how errors and warnings are written") { $0.format = $1 }
    case .color:
      choice(of: ColorChoice.self, "color errors and warnings; NO_COLOR turns colors off too") {
        $0.color = $1
      }
    case .quiet: Definition("print errors only", letter: "q")
    case .verbose: Definition("name every file that is written", letter: "v")
    case .help: Definition("show help", letter: "h")
    case .version: Definition("show the version")
    }
  }
}

/// The values of options.
extension Flag {
  /// Returns the definition of an option whose value is a case of an enumeration.
  private func choice<Value: RawRepresentable<String> & CaseIterable>(
    of type: Value.Type, _ summary: String, set: @escaping @Sendable (inout Arguments, Value) -> Void
  ) -> Definition {
    Definition(summary, .choice(of: type), reading: choice, set: set)
  }

  private func choice<Value: RawRepresentable<String> & CaseIterable>(
    _ text: String
  ) throws(UsageError) -> Value {
    if let value = Value(rawValue: text) { return value }
    let choices = Value.allCases.map { "'\($0.rawValue)'" }.joined(separator: ", ")
    throw UsageError(message: "'\(text)' is not a value of '\(spelling)'", hint: "choose one of \(choices)")
  }

  private func module(_ text: String) throws(UsageError) -> String {
    if DoublesRequest.isModulePath(text) { return text }
    throw UsageError(message: "'\(text)' is not the name of a module", hint: "write '\(spelling) App'")
  }

  private func moduleAndFolder(_ text: String) throws(UsageError) -> NamedModules.Entry {
    let parts = text.split(separator: "=", maxSplits: 1).map(String.init)
    if parts.count == 2, NamedModules.isName(parts[0]) {
      return NamedModules.Entry(name: parts[0], folder: parts[1])
    }
    throw UsageError(
      message: "'\(text)' does not name a module and its folder", hint: "write '--module App=Sources/App'")
  }

  private func exclusion(_ text: String) throws(UsageError) -> String {
    if IgnoreRules.isPattern(text) { return text }
    throw UsageError(
      message: "'\(text)' is not a pattern of files or folders", hint: "write '--exclude Generated'")
  }

  private func condition(_ text: String) throws(UsageError) -> String {
    if DoublesRequest.isCondition(text) { return text }
    throw UsageError(
      message: "'\(text)' is not a compilation condition", hint: "write '--condition DEBUG'")
  }

  private func number(_ text: String) throws(UsageError) -> Int {
    if let number = Int(text), number > 0 { return number }
    throw UsageError(message: "'\(text)' is not a number of threads", hint: "write '--jobs 4'")
  }
}

extension RawRepresentable<String> where Self: CaseIterable {
  /// All values in English: `a, b or c`.
  static var englishList: String {
    let words = allCases.map(\.rawValue)
    return words.dropLast().joined(separator: ", ") + " or " + (words.last ?? "")
  }
}
