import StubbleSyntax

extension Lookups {
  /// What a file answers.
  struct Answer: Sendable {
    /// What it makes us look up in its turn.
    var followUp = Lookups()
    /// The names of types and aliases that it declares.
    var names: Set<Name> = []
  }

  /// The numbers of the files of the module that may answer.
  func files(in index: NameIndex) -> Set<Int> {
    var files: Set<Int> = []
    for name in types.union(mentioned) {
      files.formUnion(index.files(.declaration, of: name))
      files.formUnion(index.files(.alias, of: name))
    }
    for name in declared { files.formUnion(index.files(.extension, of: name)) }
    return files
  }

  /// The numbers of the files of other modules that may answer.
  func filesElsewhere(in index: NameIndex) -> Set<Int> {
    var files: Set<Int> = []
    for name in types { files.formUnion(index.files(.declaration, of: name)) }
    for name in types.union(mentioned) { files.formUnion(index.files(.alias, of: name)) }
    return files
  }

  /// Nil for a file that answers nothing.
  /// - Parameter isOwn: the file is one of the module.
  func answer(in tree: SyntaxTree, isOwn: Bool) -> Answer? {
    var answer = Answer()
    tree.forEachDeclaration { declaration, path in
      guard let name = path.names.last else { return }
      if declaration.kind == .extensionDecl {
        guard isOwn, let type = TypeDecl(declaration), self.answers(extension: path) else { return }
        answer.followUp.add(type, path)
        if path.name.map(changed.contains) ?? false { answer.followUp.add(membersOf: declaration) }
      } else if types.contains(name) || mentioned.contains(name), path.names.dropLast().allSatisfy(isAround) {
        if let type = TypeDecl(declaration) {
          guard isOwn || types.contains(name) else { return }
          answer.followUp.add(type, path)
        } else {
          answer.followUp.add(alias: declaration, ofType: types.contains(name))
        }
        answer.names.insert(name)
      }
    }
    return answer.names.isEmpty && answer.followUp.isEmpty ? nil : answer
  }

  private func answers(extension path: DeclarationPath) -> Bool { path.name.map(extended.contains) ?? false }

  private func isAround(_ name: Name) -> Bool {
    around.contains(name) || mentioned.contains(name) || types.contains(name) || declared.contains(name)
  }
}
