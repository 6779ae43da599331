/// The files that git and build systems look at.
enum WorkingCopy {
  /// Replaces files, all of them or none, and lets git know where its filter is set up. Gives what went wrong, as
  /// `Transaction.commit` does.
  static func replace(_ changes: [Change], jobs: Int) -> [Finding] {
    let findings = Transaction.commit(changes, jobs: jobs)
    return findings.contains(where: \.isError) ? findings : findings + GitIndex.refresh(after: changes)
  }
}

extension Session {
  /// Replaces files of the working copy, with times as the user wishes.
  func replace(_ changes: [Change]) -> [Finding] {
    var changes = changes
    if arguments.has(.touch) {
      for index in changes.indices { changes[index].hasStableTime = false }
    }
    return WorkingCopy.replace(changes, jobs: jobs)
  }
}
