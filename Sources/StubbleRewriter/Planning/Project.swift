package import StubbleSemantics

/// The files that are seen together: types, their extensions and superclasses are found across them.
package struct Project: Sendable {
  package let files: [SourceFile]
  let selection: Selection
  /// Files that use the project's types, tests for one; they are not planned.
  let users: [SourceFile]
  /// Members that are left although somebody selected them.
  package var left: Set<MemberPlace> = []

  package init(files: [SourceFile], selection: Selection, users: [SourceFile] = []) {
    self.files = files
    self.selection = selection
    self.users = users
  }

  /// The plan of each file, in the order of `files`.
  package func plans(workers: Workers = .caller) -> [Plan] {
    Planner(files: files, selection: selection, users: users, left: left, workers: workers).plans()
  }
}
