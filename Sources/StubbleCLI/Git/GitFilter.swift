/// `git-filter`: the command that git runs so that it stores originals while files are applied.
enum GitFilter {
  /// Answers git on standard input and output until git closes them, and returns the exit status.
  static func serve(_ console: Console) -> Int32 {
    if System.isTerminal(0) {
      return fail(
        ConversationError("this command is started by git, and not meant to be called directly"), console)
    }
    return onDeepStack {
      let reader = PacketReader { (buffer) throws(SystemError) in
        try System.readSome(0, buffer, path: "<stdin>")
      }
      let writer = PacketWriter { (bytes) throws(SystemError) in
        try System.writeAll(bytes, to: 1, path: "<stdout>")
      }
      var conversation = FilterConversation(reader, writer) { filter($0, path: $1, content: $2, console) }
      do throws(ConversationError) {
        try conversation.run()
        return 0
      } catch { return fail(error, console) }
    }
  }

  private static func fail(_ error: ConversationError, _ console: Console) -> Int32 {
    console.report([
      FileDiagnostic(
        message: "git-filter: " + error.message, notes: ["'stubble init --git' sets the filter up"])
    ])
    return 1
  }

  /// Returns what git is to store, or to write to the working copy; `nil` after an error, which is reported.
  private static func filter(
    _ command: FilterConversation.Command, path: String, content: [UInt8]?, _ console: Console
  ) -> [UInt8]? {
    guard let content else {
      console.report([FileDiagnostic(.tooLarge(path))])
      return nil
    }
    switch command {
    case .smudge: return content
    case .clean:
      let wayOut = "undo the edit, or discard it with 'stubble revert --force \(ShellWord.quoted(path))'"
      switch Cleaning(content, path: path, wayOut: wayOut) {
      case .unchanged: return content
      case .original(let original): return original
      case .refused(let diagnostics):
        console.report(diagnostics)
        return nil
      }
    }
  }
}
