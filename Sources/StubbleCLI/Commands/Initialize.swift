/// `init`: sets a project up.
extension Session {
  func initialize() throws(Findings) -> Int32 {
    try write(Self.projectConfiguration(for: System.currentFolder()), to: Configuration.name)
    var written = [".build/"]
    if arguments.has(.editor) {
      try setUpEditor()
      written.append(".sourcekit-lsp/")
    }
    sayWhatToIgnore(written)
    return 0
  }

  /// The targets of the package, or what else there is.
  private static func projectConfiguration(for folder: String) -> JSON {
    let isPlain = (try? System.status(of: folder + "/Sources"))?.kind == .folder
    let paths = Modules.sourceFolders(ofPackageIn: folder)
    return .object([
      ("paths", .array((paths.isEmpty ? [isPlain ? "Sources" : "."] : paths).map(JSON.string)))
    ])
  }

  /// The editor's language server compiles with an overlay, which must be there.
  private func setUpEditor() throws(Findings) {
    let session = try Session(arguments)
    let target = try overlayFolder(".build/stubble")
    let lock = try lock(target, patience: 5000)
    defer { lock.release() }
    try session.update(target)
    try write(BuildTool.configuration(for: target), to: ".sourcekit-lsp/config.json")
  }

  /// A file that exists stays as it is, unless the user has asked for another.
  private func write(_ document: JSON, to path: String) throws(Findings) {
    let text = document.text + "\n"
    let old = try? System.contents(of: path).bytes
    if old == Array(text.utf8) { return console.say("stubble: \(path) is up to date") }
    if old != nil, !arguments.has(.force) {
      let wanted = text.split(separator: "\n").map { "    \($0)\n" }.joined()
      return console.say(
        "stubble: note: \(path) exists and was left as it is; '--force' replaces it with\n\(wanted.dropLast())"
      )
    }
    do throws(SystemError) {
      try System.createFolders(TemporaryName.folder(of: path))
      try NewFile.write(text.utf8, to: path)
    } catch {
      throw Findings([Finding(error)])
    }
    console.say("stubble: wrote \(path)")
  }

  /// Names what git would take for sources.
  private func sayWhatToIgnore(_ folders: [String]) {
    let current = System.currentFolder()
    var rules = GitIgnore(above: current)
    if !rules.isInWorkTree { return }
    rules.add(current + "/.gitignore", in: current)
    let missing = folders.filter { folder in
      let path = Array((current + "/" + folder.dropLast()).utf8)
      return !rules.ignores(path, nameStart: path.count - folder.utf8.count + 1, isFolder: true)
    }
    if missing.isEmpty { return }
    console.say("stubble: note: add \(missing.joined(separator: " and ")) to .gitignore")
  }
}
