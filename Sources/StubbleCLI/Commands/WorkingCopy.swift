import StubbleSemantics

/// The files of the user's project, which git and build systems read too.
enum WorkingCopy {
  /// Replaces files as `Transaction.commit` does, and refreshes git's index if its filter is set up.
  static func replace(_ changes: [Change], leavingRefused: Bool = false, jobs: Int) -> Commit {
    var commit = Transaction.commit(changes, leavingRefused: leavingRefused, jobs: jobs)
    let written = commit.written.pathKeys
    commit.diagnostics += GitIndex.refresh(after: changes.filter { written.contains(PathKey($0.path)) })
    return commit
  }
}

extension Session {
  /// Replaces files of the working copy; with `--touch`, they get the current time.
  func replace(_ changes: [Change], leavingRefused: Bool = false) -> Commit {
    var changes = changes
    if arguments.has(.touch) {
      for index in changes.indices { changes[index].hasStableTime = false }
    }
    return WorkingCopy.replace(changes, leavingRefused: leavingRefused, jobs: jobs)
  }
}
