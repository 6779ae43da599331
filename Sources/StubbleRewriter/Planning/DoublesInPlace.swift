import StubbleSemantics
import StubbleSyntax

/// The doubles that are generated into the file of their protocol: right after its closing brace, on the same line, or
/// at the end of the file if they need lines of their own.
extension Planner {
  /// Collects the protocols with annotations such as `@Spyable` that request doubles.
  mutating func collectDoubles() {
    for type in index.types.keys where index.types[type].kind == .protocol {
      let model = index.types[type]
      if files[model.file].isReference { continue }
      let found = DoubleAnnotation.all(
        of: model.decl.node, imports: index.imports[model.file], diagnostics: &changes.diagnostics[model.file]
      )
      if !found.isEmpty { annotatedProtocols.append((type, found)) }
    }
  }

  /// Adds the edits for the doubles of all annotated protocols, and diagnostics for the doubles that are not possible.
  mutating func planDoubles() {
    var names: Set<String> = []
    for (type, annotations) in annotatedProtocols {
      let file = index.types[type].file
      // The syntax error has been reported already.
      if hasSyntaxError(index.types[type]) { continue }
      for annotation in annotations {
        if annotation.isAttribute { changes.edits[file].append(Edit(annotation.range, "")) }
        do throws(Ineligibility) {
          changes.edits[file].append(try doubleEdit(of: type, annotation, &names))
        } catch {
          changes.diagnostics[file].append(error.diagnostic)
        }
      }
    }
  }

  private func hasSyntaxError(_ model: TypeModel) -> Bool {
    let range = model.decl.node.range
    return files[model.file].tree.errorsInAllModes.contains {
      range.contains($0.offset) || range.upperBound == $0.offset
    }
  }

  /// Returns the edit that inserts a double of a protocol.
  ///
  /// - Parameter names: The doubles planned so far, each as its path with the enclosing types. The new one is added.
  private mutating func doubleEdit(
    of type: TypeID, _ annotation: DoubleAnnotation, _ names: inout Set<String>
  ) throws(Ineligibility) -> Edit {
    let model = index.types[type]
    let tree = files[model.file].tree
    let name = annotation.className(for: model.name)
    if model.isLocal { throw model.decl.noDouble("it is local to a function", at: annotation.range) }
    try claim(name, forDoubleOf: type, annotation, &names)
    try checkImports(forDoubleOf: type, annotation)
    let access = access(ofDoubleOf: type, annotation)
    let double = try DoubleClass.make(
      annotation.kind, of: type, in: index, access: access,
      naming: ClassNaming(
        name: name,
        modules: ClassModules(
          imported: index.imports[model.file].modules, ofProtocol: model.scope.modules),
        boundTypes: annotation.boundTypes),
      style: DoubleStyle(keepsHistory: annotation.keepsHistory))
    try checkImports(forMeaningsIn: double, of: model, annotation)
    let imports = imports(for: double, inFile: model.file)
    let isNested = model.path != model.name
    if annotation.flag == nil, !double.code.isConditional, imports.isEmpty || !isNested {
      if double.needsFoundation { changes.supplements[model.file].insert(.lock) }
      let end = model.decl.node.range.upperBound
      var edit = Edit(end..<end, "; " + (imports + [double.inline]).joined(separator: "; "))
      edit.expanded = .lines(CodePrinter.text(of: imports.map(Code.line) + double.lines))
      return edit
    }
    if isNested, !access.isForOtherFiles {
      throw model.decl.noDouble(
        "it needs lines of its own outside of the type that hides the protocol", at: annotation.range)
    }
    // A double inside `#if` keeps its imports inside that `#if`.
    if double.needsFoundation, annotation.flag == nil { changes.supplements[model.file].insert(.lock) }
    let locks =
      double.needsFoundation && annotation.flag != nil ? index.importsForLocks(inFile: model.file) : []
    return try editAtEnd(of: tree, double, imports: locks + imports, annotation)
  }

  /// Claims the name of a double, or throws if another type has it.
  private func claim(
    _ name: String, forDoubleOf type: TypeID, _ annotation: DoubleAnnotation, _ names: inout Set<String>
  ) throws(Ineligibility) {
    let model = index.types[type]
    let path = (model.path.split(separator: ".").dropLast() + [Substring(name)]).joined(separator: ".")
    let known = index.resolve(in: Scope(modules: model.scope.modules, path: path))
    // Protocols of one name may be in clauses that exclude each other, and one protocol may have an annotation twice.
    let claim = annotation.name == nil ? "\(path) of \(type)" : path
    let isClaimed = !names.insert(claim).inserted
    if isClaimed || known.contains(where: { index.types[$0].scope.modules.intersects(model.scope.modules) })
      || index.aliases.declares(name, in: model.around)
    {
      throw model.decl.noDouble("there is a type '\(name)' already", at: annotation.range)
    }
  }

  /// Throws if a protocol inherits requirements whose types the protocol's own file may not see without another import.
  private func checkImports(
    forDoubleOf type: TypeID, _ annotation: DoubleAnnotation
  ) throws(Ineligibility) {
    let model = index.types[type]
    let members = index.ancestors(of: type).flatMap { index.types[$0].members }.filter { !$0.isInExtension }
    let associated = Set((model.members + members).compactMap { $0.node.name(after: .associatedtype) })
    for member in members {
      let mayShare = index.shareUnknownModule(model.file, member.file)
      if index.canName(typesOf: member, inFileOf: model, excluding: associated, ifUnknown: mayShare) {
        continue
      }
      let path = index.paths[member.file]
      throw model.decl.noDouble(
        "this file does not import what it inherits from '\(member.owner.name)' may need",
        at: annotation.range,
        notes: ["import here what '\(path)' imports, or write the double to a file with 'stubble generate'"])
    }
  }

  /// Throws if a double spells in the protocol's own file what aliases of other files mean, and these have imports that
  /// the protocol's file lacks. The project's own code is not given imports, which might change what it means.
  private func checkImports(
    forMeaningsIn double: DoubleClass, of model: TypeModel, _ annotation: DoubleAnnotation
  ) throws(Ineligibility) {
    let seen = index.imports[model.file].unconditional.map(\.subject)
    for file in double.filesOfMeanings.sorted() {
      let missing = index.imports[file].all.filter { !seen.contains($0.subject) }
      if missing.isEmpty { continue }
      let path = index.paths[file]
      throw model.decl.noDouble(
        "this file does not import what the meaning of an alias in '\(path)' may need", at: annotation.range,
        notes: ["import here what '\(path)' imports, or write the double to a file with 'stubble generate'"])
    }
  }

  private func access(ofDoubleOf type: TypeID, _ annotation: DoubleAnnotation) -> AccessLevel {
    let modifiers = index.types[type].decl.node.modifiers
    let written = modifiers.lazy.compactMap { AccessLevel(rawValue: $0.spelling) }.first ?? .internal
    return annotation.accessLevel ?? min(written, index.accessForDoubles(of: type))
  }

  /// Returns the import declaration of the library that a double needs, or nothing if the file imports it already.
  ///
  /// A double that other modules see needs a `public import` where imports are internal by default or state their levels,
  /// and then all imports of the library in that file are; an import that the file has gets the modifier by an edit.
  private mutating func imports(for double: DoubleClass, inFile file: FileID) -> [String] {
    guard let module = double.kind.library else { return [] }
    let isStated = index.moduleGraph.restrictedImports(in: index.modules[file]).contains(module)
    let isShown =
      (isStated || index.settings[file].importsInternally) && isForOtherModules(module, inFile: file)
    let imports = index.imports[file].unconditional
    guard let known = imports.first(where: { $0.module == module && $0.path.isEmpty })?.node else {
      return [(isShown ? "public " : isStated ? "internal " : "") + "import \(module)"]
    }
    if isShown, !known.modifiers.contains(where: \.isAccess), let keyword = known.token(.import) {
      let start = known.tree.tokens[keyword].range.lowerBound
      let edit = Edit(start..<start, "public ")
      if !changes.edits[file].contains(edit) { changes.edits[file].append(edit) }
    }
    return []
  }

  /// Whether some double in a file needs a library, and other modules see it.
  private func isForOtherModules(_ library: String, inFile file: FileID) -> Bool {
    annotatedProtocols.contains { type, annotations in
      index.types[type].file == file
        && annotations.contains {
          $0.kind.library == library && access(ofDoubleOf: type, $0).isForOtherModules
        }
    }
  }

  /// Returns an edit that inserts a double after the last line of the file, where it moves no line.
  private func editAtEnd(
    of tree: SyntaxTree, _ double: DoubleClass, imports: [String], _ annotation: DoubleAnnotation
  ) throws(Ineligibility) -> Edit {
    let gap = tree.leadingTrivia(ofToken: tree.tokens.count - 1)
    let last = tree.triviaPieces(in: gap).reduce(nil) { $1.kind == .lineComment ? $1 : $0 ?? $1 }
    if last?.kind == .lineComment, !tree.source.suffix(1).elementsEqual([UInt8(ascii: "\n")]) {
      throw Ineligibility(
        annotation.range, "the double goes after the last line, which is a comment without a line break",
        notes: ["end the file with a line break"])
    }
    let conditions = [annotation.flag].compactMap(\.self) + double.conditions
    var code = imports.map(Code.line) + double.lines
    if let condition = ConditionText.joined(conditions) { code = [.conditional(condition, code)] }
    let end = tree.source.count
    let text = CodePrinter.text(of: code)
    var edit = Edit(end..<end, "\n" + text)
    edit.expanded = .lines(text + "\n")
    return edit
  }

  /// Returns an error for each attribute that requests a double of something other than a protocol.
  func misplacedAnnotations(inFile file: FileID) -> [Diagnostic] {
    files[file].tree.nodes(ofKind: .attribute).compactMap { attribute in
      guard attribute.parent?.kind != .protocolDecl, !attribute.isInsideIfConfig,
        let kind = DoubleAnnotation.kind(of: attribute, imports: index.imports[file])
      else { return nil }
      return Diagnostic(
        .error, at: attribute.range, "'@\(kind.annotation)' can only be applied to a 'protocol'")
    }
  }
}
