import StubbleRewriter
import StubbleSemantics

/// Whether git is set up to store the originals of applied files, with stubble as a filter.
enum FilterState: Equatable {
  case absent, complete
  /// Git's configuration has the filter, but no attribute assigns it to Swift files.
  case withoutAttribute
  /// An attribute assigns the filter to Swift files, but git's configuration does not have it.
  case withoutCommand
  /// Git cannot start the program that its configuration names for the filter.
  case withoutProgram(String)

  /// Examines the git work tree of a folder. Git itself is run only if one of its files mentions stubble.
  ///
  /// - Parameter folder: The absolute path of the folder.
  init(of folder: String) {
    self = .absent
    guard let tree = GitWorkTree(around: folder), let shared = tree.sharedFolder else { return }
    let top = tree.top
    let hasAttribute = [shared + "/info/attributes", top + "/.gitattributes"].contains { file in
      GitAttributes(Self.text(of: file)).namesFilter
    }
    if !hasAttribute, !Self.mentionsFilter(shared + "/config") { return }
    guard
      let answer = try? GitProgram.ask([
        "-C", top, "config", "--get-regexp", "^filter\\.stubble\\.(process|clean)$",
      ])
    else { return }
    self = Self.state(hasAttribute: hasAttribute, configuration: answer.text, top: top)
  }

  private static func state(hasAttribute: Bool, configuration: String, top: String) -> FilterState {
    let settings = configuration.split(separator: "\n").map { $0.split(separator: " ", maxSplits: 1) }
    let command =
      settings.last { $0.first == "filter.stubble.process" } ?? settings.last { $0.count == 2 }
    guard let command, command.count == 2 else { return hasAttribute ? .withoutCommand : .absent }
    if !hasAttribute, !givesFilter(top) { return .withoutAttribute }
    guard let program = ShellWord.first(of: String(command[1])) else { return .complete }
    return canStart(program, in: top) ? .complete : .withoutProgram(program)
  }

  /// Returns whether git assigns the filter to Swift files. Git knows, wherever the attribute is set.
  private static func givesFilter(_ top: String) -> Bool {
    let answer = try? GitProgram.ask(["-C", top, "check-attr", "filter", "--", "any.swift"])
    return answer?.text.hasSuffix(": stubble") == true
  }

  /// Returns whether git can start a program: git resolves relative paths from the top of the work tree.
  private static func canStart(_ program: String, in top: String) -> Bool {
    if !program.contains("/") { return System.program(named: program) != nil }
    return System.isExecutable(program.hasPathPrefix("/") ? program : top + "/" + program)
  }

  private static func mentionsFilter(_ file: String) -> Bool {
    text(of: file).withUnsafeBytes(ByteSearch("filter \"stubble\"").isFound)
  }

  /// Returns the bytes of a file; empty if it cannot be read.
  private static func text(of file: String) -> [UInt8] { (try? System.contents(of: file).bytes) ?? [] }
}

extension FilterState {
  /// Returns those of some files whose work trees are not set up completely: a submodule, for example, is a clone of its
  /// own.
  static func filesWithoutFilter(among files: [String]) -> [String] {
    let byTree = Dictionary(grouping: files) { file in
      System.realPath(file).flatMap { GitWorkTree(around: Path.folder(of: $0)) }.map { PathKey($0.top) }
    }
    let others = byTree.filter { tree, _ in tree.map { FilterState(of: $0.path) != .complete } ?? false }
    return others.values.joined().sorted { PathKey($0) < PathKey($1) }
  }

  /// A warning about an incomplete setup, with the way out; `nil` if there is no filter or it is complete.
  var warning: FileDiagnostic? {
    switch self {
    case .absent, .complete: nil
    case .withoutAttribute: Self.warning("no attribute assigns it to Swift files")
    case .withoutCommand: Self.warning("git's configuration does not say how to start it")
    case .withoutProgram(let program):
      Self.warning("there is no program '\(program)', so that 'git add' fails")
    }
  }

  private static func warning(_ what: String) -> FileDiagnostic {
    FileDiagnostic(
      .warning, message: "git's filter is only partly set up: " + what,
      notes: ["'stubble init --git' sets it up, 'stubble init --git --remove' removes it"])
  }
}
