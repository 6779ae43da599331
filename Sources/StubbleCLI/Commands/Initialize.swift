import StubbleRewriter

/// `init`: prepares a clone for stubble.
extension Session {
  func initialize() throws(Findings) -> Int32 {
    var isChanged = false
    do throws(Finding) {
      if arguments.has(.git) {
        isChanged = try arguments.has(.remove) ? removeGitFilter() : installGitFilter()
      }
    } catch {
      throw Findings([error])
    }
    if console.format != .json { return 0 }
    let document = Document(command: .initialize, exitStatus: 0, isWritten: isChanged, withDiff: false)
    return Console.write(document.text([], general: []).utf8) ? 0 : 1
  }

  /// Gives whether anything had to be changed.
  private func installGitFilter() throws(Finding) -> Bool {
    let setup = try GitSetup()
    let isChanged = try setup.install(program: GitSetup.program, force: arguments.has(.force))
    console.report(setup.refresh(.changed))
    console.say(
      isChanged
        ? "stubble: git's filter is set up in this clone: git sees the originals of applied files"
        : "stubble: git's filter is set up in this clone already")
    console.say(
      "stubble: note: 'stubble init --git --remove' undoes it; without stubble, "
        + "'git config --remove-section \(GitSetup.section)' does")
    return isChanged
  }

  /// Gives whether anything had to be changed.
  private func removeGitFilter() throws(Finding) -> Bool {
    let setup = try GitSetup()
    if try !setup.remove() {
      console.say("stubble: git has no filter of stubble here")
      return false
    }
    console.report(setup.refresh(.all))
    console.say("stubble: git's filter is taken away")
    console.say("stubble: note: revert applied files before you commit: git sees them as they are")
    return true
  }
}
