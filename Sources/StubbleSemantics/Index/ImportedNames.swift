import StubbleSyntax

/// Queries about which files see the declarations of which modules.
extension TypeIndex {
  /// Returns whether a file sees everything that the import of another file makes visible to a declaration that is
  /// compiled under some conditions.
  package func sees(_ given: Import, from file: FileID, under conditions: BuildConditions) -> Bool {
    isGiven(in: file, under: given.conditions.joined(with: conditions)) {
      $0.covers(given, where: isExported(by:_:))
    }
      || given.keys.isEmpty && isExported(given.module, toFilesOf: modules[file])
  }

  /// Returns whether a file sees a type of the project in every build.
  package func sees(_ type: TypeModel, from file: FileID) -> Bool {
    type.scope.modules.intersects(modules[file]) || imports(type, in: file)
  }

  /// Returns whether a file sees a type alias by a name.
  package func sees(_ alias: TypeAlias, named name: String, from file: FileID) -> Bool {
    alias.scope.modules.intersects(modules[file])
      || imports(name, of: alias.node, from: alias.scope.modules, in: file)
  }

  /// Returns whether a file sees a type through an import.
  package func imports(_ type: TypeModel, in file: FileID) -> Bool {
    imports(type.path, of: type.decl.node, from: type.scope.modules, in: file)
  }

  /// Returns whether some file of `modules` sees the declarations of `others`: the sets have a module in common, or the
  /// file imports one of them, directly or through what another module exports.
  package func imports(_ others: ModuleSet, in modules: ModuleSet) -> Bool {
    others.intersects(modules)
      || modules.modules.flatMap { moduleGraph.imports[$0] ?? [] }.contains { given in
        others.modules.contains { isExported(by: given, $0.name) }
      }
  }

  private func imports(
    _ path: String, of declaration: SyntaxNode, from others: ModuleSet, in file: FileID
  ) -> Bool {
    let keys = Import.keys(for: declaration)
    return others.modules.contains { sees(path, ofModule: $0.name, keys, from: file) }
  }

  /// Returns whether a file sees a name that the standard library or another known module declares.
  ///
  /// - Parameters:
  ///   - conditions: The conditions under which it must see the name; `nil` for those under which the module can be
  ///     imported.
  ///   - asking: The conditions of the code that mentions the name. If they ask whether the module can be imported, other
  ///     modules may declare the name in some builds only.
  ///   - answer: The result for a name that no known module declares.
  package func seesKnown(
    _ name: String, from file: FileID, under conditions: BuildConditions? = nil,
    asking: BuildConditions? = nil, ifUnknown answer: Bool = false
  ) -> Bool {
    if Prelude.isOfLanguage(name) { return true }
    let found = prelude.modules(declaringAtFileScope: name)
    return found.isEmpty
      ? answer
      : found.contains { module in
        let imported = [module.name] + imports[file].unconditional.map(\.module)
        let fulfilled = conditions.map { imported.reduce($0) { $0.importing($1) } }
        return fulfilled.map({ module.declares(name, wherever: $0) }) != false
          && (module === KnownModule.swift
            || sees(
              name, ofModule: module.name, [], from: file, under: conditions,
              byOthers: asking?.askForImport(of: module.name) != true))
      }
  }

  /// Returns whether two files import the same module that neither the project nor the prelude declares.
  package func shareUnknownModule(_ file: FileID, _ other: FileID) -> Bool {
    imports[file].modules.intersection(imports[other].modules).contains {
      !moduleGraph.declares($0) && KnownModule.named($0) == nil
    }
  }

  /// Returns whether a name cannot mean a type in `file` that it does not mean in `other`, as far as imports decide.
  package func means(_ name: String, in file: FileID, noMoreThanIn other: FileID) -> Bool {
    let declaring = types(atPath: name).map { types[$0].scope.modules }
    if declaring.isEmpty || declaring.contains(where: { $0.intersects(modules[file]) }) { return true }
    let names = Set(
      declaring.flatMap(\.modules).map(\.name) + prelude.modules(declaringAtFileScope: name).map(\.name))
    return names.subtracting(["Swift"]).allSatisfy {
      !mayGive(name, ofModule: $0, to: file) || mayGive(name, ofModule: $0, to: other)
    }
  }

  /// Returns whether a file may see a name of a module by one of its imports, in some build.
  func mayGive(_ name: String, ofModule module: String, to file: FileID) -> Bool {
    imports[file].all.contains { given in
      (given.path.isEmpty || given.path == name)
        && (given.module == module || isExported(by: given.module, module))
    }
      || isExported(module, toFilesOf: modules[file])
  }

  private func sees(
    _ path: String, ofModule module: String, _ keys: Set<String>, from file: FileID,
    under conditions: BuildConditions? = nil, byOthers: Bool = true
  ) -> Bool {
    isGiven(in: file, under: conditions ?? BuildConditions().importing(module)) {
      $0.covers(path, of: module, keys) { byOthers && isExported(by: $0, $1) }
    }
      || keys.isEmpty && isExported(module, toFilesOf: modules[file])
  }

  /// Returns whether in every build that fulfills some conditions, one of a file's imports that satisfy a predicate is
  /// compiled.
  private func isGiven(
    in file: FileID, under conditions: BuildConditions, by isMeant: (Import) -> Bool
  ) -> Bool {
    BuildConditions.areExhaustive(
      imports[file].all.filter(isMeant).compactMap { $0.conditions.open(under: conditions) })
  }

  /// Returns whether the importers of a module certainly see another one, or the two are the same.
  package func isExported(by module: String, _ other: String) -> Bool {
    moduleGraph.exports.seen(from: module).contains(other)
  }

  /// Returns whether the compiler may derive the conformance of a type to `Differentiable`. Where no file imports the
  /// module of that protocol, the name means one of another module.
  package func isDifferentiable(_ type: TypeID) -> Bool {
    conformances(of: type).contains("Differentiable")
      && moduleGraph.imports.values.joined().contains { isExported(by: $0, "_Differentiation") }
  }

  /// Returns whether a module is exported to all files of some modules, by another file of each.
  private func isExported(_ module: String, toFilesOf own: ModuleSet) -> Bool {
    own.modules.allSatisfy { $0.name != module && moduleGraph.exports.seen(from: $0.name).contains(module) }
  }
}

extension KnownModule {
  /// Returns whether the module declares a type or alias outside of types in every build that fulfills some conditions.
  fileprivate func declares(_ name: String, wherever conditions: BuildConditions) -> Bool {
    let declarations =
      index.types(atPath: name).map { index.types[$0].decl.node }
      + [index.aliases.atFileScope(name)].compactMap(\.self)
    return BuildConditions.areExhaustive(
      declarations.compactMap { BuildConditions(around: $0).open(under: conditions) })
  }
}
