/// What stubble can be asked to do.
enum Command: String, CaseIterable, Sendable {
  case apply, revert, run, expand, generate, status, syntax

  /// What follows the command's name on the line.
  var operands: String {
    switch self {
    case .apply, .revert, .status: "[PATH…]"
    case .run: "[PATH…] -- COMMAND [ARGUMENT…]"
    case .expand: "[FILE | -]"
    case .generate: "[PATH…] --output FILE"
    case .syntax: "FILE…|@LIST|-"
    }
  }

  /// One line for the list of commands.
  var summary: String {
    switch self {
    case .apply: "rewrite annotated types in place"
    case .revert: "restore every byte"
    case .run: "apply, run a command, leave the files as they were"
    case .expand: "print the expansion of a file; write nothing"
    case .status: "say which files are applied"
    case .generate: "write doubles of protocols into a file"
    case .syntax: "print what the parser saw"
    }
  }

  /// What its help says below the summary.
  var discussion: String {
    switch self {
    case .apply:
      """
      PATH is a Swift file or a folder, by default the paths of .stubble.json or the current
      folder. All files are planned before the first is written: after one error nothing is.
      Applying again brings the generated code up to date. The same text gets the same time of
      modification each time, so that a build compiles only what has changed.
      """
    case .revert:
      """
      Puts the original back in place of everything that was generated. Edits made around it
      stay. A file whose markers are damaged or whose generated code was edited is left alone
      and named; the others are reverted.
      """
    case .run:
      """
      Leaves the files as it found them whatever becomes of the command: also when it fails, when
      it is interrupted, and when stubble itself is killed. What was original is original again;
      what was applied stays applied. The exit status is the command's own.
      """
    case .expand:
      """
      Reads standard input if FILE is - or missing. The expansion has no markers.
      """
    case .status:
      """
      Lists files that are applied, that would change if applied again, or whose markers are
      damaged.
      """
    case .generate:
      """
      Doubles of the protocols that are annotated with @Spyable, @StubbableProtocol or @Mockable, and
      of those that are named. FILE is written only if it changes.
      """
    case .syntax:
      """
      For looking into the parser. Reads standard input if FILE is -, and the names of files, one
      a line, from LIST. With --all-types the timing goes on to plan and render every type.
      """
    }
  }
}
