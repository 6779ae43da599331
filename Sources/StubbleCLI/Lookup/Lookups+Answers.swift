import StubbleSemantics
import StubbleSyntax

extension Lookups {
  /// A file's answer to lookups.
  struct Answer: Sendable {
    /// The names that the file's declarations look up in turn.
    var followUp = Lookups()
    /// The names, among those that were looked up, of the types, type aliases and macros that the file declares outside of
    /// others. Code of the module that names them means these, and none of other modules.
    var names: Set<Name> = []
  }

  /// Returns the indices of the files that may answer: those with a type, type alias or macro of one of the names, and those
  /// with extensions, which answer only in the module that looks names up.
  func files(in index: NameIndex) -> Set<Int> {
    var files: Set<Int> = []
    for name in types.union(measured) {
      files.formUnion(index.files(.declaration, of: name))
      files.formUnion(index.files(.alias, of: name))
    }
    for name in types { files.formUnion(index.files(.failable, of: name)) }
    for name in declared {
      files.formUnion(index.files(.extension, of: name))
      files.formUnion(index.files(.aliased, of: name))
    }
    return files
  }

  /// Returns the answer of a file; `nil` if it declares none of the names.
  ///
  /// - Parameter isOwn: Whether the file belongs to the module that looks the names up.
  func answer(in tree: SyntaxTree, isOwn: Bool) -> Answer? {
    var answer = Answer()
    var isAnswer = false
    tree.forEachDeclaration { declaration, path in
      guard let name = path.names.last else { return }
      if declaration.kind == .extensionDecl {
        if types.contains(name), declaration.declaresFailableInitializer { isAnswer = true }
        guard isOwn, let type = TypeDecl(declaration), self.answers(extension: path) else { return }
        answer.followUp.add(type, path)
        isAnswer = true
        if path.name.map(changed.contains) ?? false { answer.followUp.add(typesIn: declaration) }
      } else if isOwn, declaration.kind == .typealiasDecl, meansExtended(declaration) {
        // The extensions of an alias are those of the type.
        answer.followUp.add(extensionsOf: path)
        answer.followUp.add(typesIn: declaration)
        isAnswer = true
      } else if types.contains(name), path.names.dropLast().allSatisfy(isAround) {
        if let type = TypeDecl(declaration) {
          answer.followUp.add(type, path)
          if measured.contains(name) { answer.followUp.add(storedIn: type) }
          if type.node.isPropertyWrapper { answer.followUp.addMirrors() }
        } else if declaration.kind == .typealiasDecl {
          answer.followUp.add(typesIn: declaration)
        }
        if path.names.count == 1, declaration.kind != .macroDecl { answer.names.insert(name) }
        isAnswer = true
      }
    }
    return isAnswer ? answer : nil
  }

  /// Returns whether an extension is one of a type whose extensions are looked up. The path may begin with the name of the
  /// module.
  private func answers(extension path: DeclarationPath) -> Bool {
    if let name = path.name, extended.contains(name) { return true }
    guard let module = path.names.first, modules.contains(module) else { return false }
    return path.nameInModule.map(extended.contains) ?? false
  }

  private func meansExtended(_ alias: SyntaxNode) -> Bool {
    guard let value = alias.child(.initializerClause)?.content, let name = TypeRef(value).dottedName else {
      return false
    }
    let path = DeclarationPath(written: name)
    return answers(extension: path) || path.names.last.map(extended.contains) ?? false
  }

  private func isAround(_ name: Name) -> Bool {
    around.contains(name) || types.contains(name) || declared.contains(name)
  }
}

extension SyntaxNode {
  /// Whether an extension declares an initializer that may fail.
  fileprivate var declaresFailableInitializer: Bool {
    descendants.contains { $0.kind == .initializerDecl && FunctionDecl($0)?.isFailable == true }
  }
}
