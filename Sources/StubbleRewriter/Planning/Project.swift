package import StubbleSemantics

/// The files that are planned together: types, their extensions and their superclasses are found across all of them.
package struct Project: Sendable {
  package let files: [SourceFile]
  let selection: Selection
  /// The files that use the project's types, such as tests. They are read, but not planned.
  let users: [SourceFile]
  /// The selected members that are left unchanged, because edits of an earlier plan did not pass stubble's own check.
  package var left: Set<MemberID> = []

  package init(files: [SourceFile], selection: Selection, users: [SourceFile] = []) {
    self.files = files
    self.selection = selection
    self.users = users
  }

  /// Returns the plan of each file, in the order of `files`.
  package func plans(workers: Workers = .caller) -> [Plan] {
    Planner(files: files, selection: selection, users: users, left: left, workers: workers).plans()
  }
}
