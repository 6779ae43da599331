import StubbleSemantics
import StubbleSyntax

/// The collection of the members that are to be stubbed by annotations and selections.
struct CandidateCollector {
  let index: TypeIndex
  let files: Table<FileID, SourceFile>
  let selection: Selection
  /// The candidates, in order of types and members.
  private(set) var candidates: [Candidate] = []
  /// The members in extensions of types that are not visible, which a selection of all types does not include.
  private(set) var unselected: [Candidate] = []
  /// The errors in annotations, by file.
  private(set) var diagnostics: Table<FileID, [Diagnostic]>
  /// The annotations of each file. Those that are attributes are removed.
  private(set) var annotations: Table<FileID, [Annotation]>
  /// The names in the selection that match types, by the file of the type.
  private(set) var selectedNames: Table<FileID, Set<String>>
  /// Whether each file may contain annotations that count. The declarations of other files are not searched for them.
  private let mayBeAnnotated: Table<FileID, Bool>
  /// The types with `@Stubbable`.
  private var annotatedTypes: Set<TypeID> = []
  /// The types that are annotated or selected by name, with the range for a warning if none of their members is
  /// stubbed.
  private(set) var wantedTypes: [TypeID: Range<Int>] = [:]

  /// The options of the types that are annotated or selected, as far as they were collected.
  private var selectedOptions: [TypeID: Annotation.Options] = [:]

  init(index: TypeIndex, files: Table<FileID, SourceFile>, selection: Selection, workers: Workers) {
    self.index = index
    self.files = files
    self.selection = selection
    diagnostics = Table(repeating: [], count: files.values.count)
    annotations = Table(repeating: [], count: files.values.count)
    selectedNames = Table(repeating: [], count: files.values.count)
    mayBeAnnotated = Table(
      workers.map(files.values.count) {
        !files.values[$0].isReference && Annotation.mayBeFound(in: files.values[$0].tree.source[...])
      })
    for type in index.types.keys { collect(type) }
    for type in index.types.keys {
      for found in index.types[type].extensions where mayBeAnnotated[found.file] && isFirst(type, of: found) {
        _ = typeAnnotation(on: found.decl, file: found.file)
      }
    }
    for member in index.foreignExtensions {
      collect(member, in: nil, typeOptions: nil, general: selection.options)
    }
    collectForeignExtensionDeclarations()
    for file in files.keys where mayBeAnnotated[file] { collectGlobals(of: file) }
  }

  /// Whether a type is the first one that an extension extends. The annotations of an extension are read only once,
  /// even if its type has several declarations.
  private func isFirst(_ type: TypeID, of found: ExtensionModel) -> Bool {
    index.types(extendedBy: found.decl.node, path: found.decl.name, in: found.file).first == type
  }

  /// Whether a candidate is a stored instance property of a struct.
  var storesInStructs: Bool {
    candidates.contains { candidate in
      candidate.isInstanceStorage && candidate.type.map { index.types[$0].kind == .struct } ?? false
    }
  }

  // MARK: Types

  private mutating func collect(_ type: TypeID) {
    let model = index.types[type]
    let annotation = mayBeAnnotated[model.file] ? typeAnnotation(on: model.decl, file: model.file) : nil
    let general = selection.options(for: model.path)
    var options = annotation?.options.inheriting(from: general)
    if options == nil, isSelected(model) { options = general }
    if canBeSelected(model), selection.types[model.path] != nil {
      selectedNames[model.file].insert(model.path)
      wantedTypes[type] = model.decl.nameToken.map { files[model.file].tree.tokens[$0].range }
    }
    if let annotation {
      annotatedTypes.insert(type)
      wantedTypes[type] = annotation.range
    }
    selectedOptions[type] = options
    if options == nil, !mayHaveCandidates(model) { return }
    for member in model.members {
      let alternatives = index.alternatives(extendedBy: member)
      if alternatives.isEmpty {
        collect(member, in: type, typeOptions: options, general: general)
      } else if alternatives.max() == type {
        // It is collected once, for all declarations of its type.
        let options = alternatives.compactMap { selectedOptions[$0] }.first
        collect(member, in: nil, typeOptions: options, general: general)
      }
    }
  }

  /// Whether members of a type that is not selected may be candidates: most types of a project are only referred to.
  private func mayHaveCandidates(_ model: TypeModel) -> Bool {
    selection.allTypes || mayBeAnnotated[model.file] || index.hasAlternatives
      || model.extensions.contains { mayBeAnnotated[$0.file] }
  }

  private func isSelected(_ model: TypeModel) -> Bool {
    guard canBeSelected(model) else { return false }
    return selection.allTypes && !selection.unselectedFiles.contains(PathKey(files[model.file].path))
      || selection.types[model.path] != nil
  }

  private func canBeSelected(_ model: TypeModel) -> Bool {
    [.class, .struct, .actor].contains(model.kind) && !files[model.file].isReference
  }

  /// Returns the `@Stubbable` of a type, or `nil` if it has none or cannot have one. Reports annotations that are
  /// misused.
  private mutating func typeAnnotation(on decl: TypeDecl, file: FileID) -> Annotation? {
    let found = Annotation.all(of: decl.node, diagnostics: &diagnostics[file])
    annotations[file] += found
    var answer: Annotation?
    for annotation in found {
      if annotation.name != .stubbable {
        let wanted = annotation.name == .function ? "functions" : "properties"
        report(annotation, "'@\(annotation.name.rawValue)' can only be applied to \(wanted)", file: file)
      } else if let (noun, cure) = CandidateCollector.unfit(decl) {
        report(annotation, "'@Stubbable' cannot be applied to \(noun)", cure: cure, file: file)
      } else {
        answer = annotation
      }
    }
    return answer
  }

  /// Returns what a declaration is that cannot have `@Stubbable`, and what to annotate instead, or `nil` for a class,
  /// struct or actor.
  private static func unfit(_ decl: TypeDecl) -> (noun: String, cure: String)? {
    switch decl.node.kind {
    case .enumDecl:
      ("enum '\(decl.name)'", "annotate its members with '@StubbableFunction' and '@StubbableProperty'")
    case .protocolDecl:
      (
        "protocol '\(decl.name)'",
        "for a class that implements it, annotate it with \(DoubleKind.annotations)"
      )
    case .extensionDecl: ("an extension", "annotate the type itself")
    default: nil
    }
  }

  private mutating func report(
    _ annotation: Annotation, _ message: String, cure: String? = nil, file: FileID
  ) {
    let notes = cure.map { [Diagnostic.Note(message: $0)] } ?? []
    diagnostics[file].append(Diagnostic(.error, at: annotation.range, message, notes: notes))
  }

  // MARK: Members

  /// Adds a member if it is annotated, or if its type is and the type's options include it.
  ///
  /// - Parameters:
  ///   - typeOptions: The options of the member's type if that is annotated or selected; otherwise `nil`.
  ///   - general: The options of the command line or configuration.
  private mutating func collect(
    _ member: Member, in type: TypeID?, typeOptions: Annotation.Options?, general: Annotation.Options
  ) {
    guard typeOptions != nil || mayBeAnnotated[member.file] || selection.allTypes,
      !member.node.kind.isTypeDeclaration,
      !files[member.file].isReference
    else { return }
    let found =
      mayBeAnnotated[member.file]
      ? Annotation.all(of: member.node, diagnostics: &diagnostics[member.file]) : []
    annotations[member.file] += found
    var own: Annotation?
    for annotation in found {
      if let message = CandidateCollector.misuse(of: annotation, on: member.node) {
        report(annotation, message, file: member.file)
      } else {
        own = annotation
      }
    }
    if let own {
      add(member, in: type, options: own.options.inheriting(from: typeOptions ?? general), annotation: own)
    } else if let typeOptions, CandidateCollector.isWanted(member, by: typeOptions) {
      add(member, in: type, options: typeOptions, annotation: nil)
    } else if type == nil, typeOptions == nil, selection.allTypes,
      !selection.unselectedFiles.contains(PathKey(files[member.file].path)),
      CandidateCollector.isWanted(member, by: general)
    {
      unselected += candidates(for: member, in: nil, options: general, annotation: nil)
    }
  }

  private mutating func add(
    _ member: Member, in type: TypeID?, options: Annotation.Options, annotation: Annotation?
  ) {
    candidates += candidates(for: member, in: type, options: options, annotation: annotation)
  }

  private func candidates(
    for member: Member, in type: TypeID?, options: Annotation.Options, annotation: Annotation?
  ) -> [Candidate] {
    let bindings: [PatternBinding?] = VariableDecl(member.node)?.bindings ?? [nil]
    guard !bindings.contains(where: { $0 == nil }) || FunctionDecl(member.node) != nil else { return [] }
    return bindings.map { binding in
      Candidate(
        member: member, binding: binding, type: type, options: options, annotation: annotation,
        isTypeAnnotated: type.map(annotatedTypes.contains) ?? false)
    }
  }

  /// Whether a type's options include a member. Initializers and deinitializers are candidates too, and left with a
  /// reason.
  private static func isWanted(_ member: Member, by options: Annotation.Options) -> Bool {
    if member.isStatic && !options.statics { return false }
    // A function with `@Test` is a test, and never stubbed with its type.
    if member.node.attributes.contains(where: { ["Test", "Testing.Test"].contains($0.attributeName) }) {
      return false
    }
    switch member.node.kind {
    case .functionDecl, .initializerDecl, .deinitializerDecl: return options.functions
    case .subscriptDecl: return options.computed
    case .variableDecl:
      let isComputed =
        VariableDecl(member.node)?.bindings.first?.accessorBlock.map { !$0.isObservers } ?? false
      return isComputed ? options.computed : options.properties
    default: return false
    }
  }

  /// Returns why an annotation cannot be on a declaration, or `nil` if it can.
  private static func misuse(of annotation: Annotation, on node: SyntaxNode) -> String? {
    switch (annotation.name, node.kind) {
    case (.function, .functionDecl), (.function, .subscriptDecl), (.property, .variableDecl),
      (.property, .subscriptDecl):
      nil
    case (.function, .initializerDecl): "'@StubbableFunction' cannot be applied to initializers"
    case (.function, _): "'@StubbableFunction' can only be applied to functions"
    case (.property, _): "'@StubbableProperty' can only be applied to properties"
    case (.stubbable, _): "'@Stubbable' can only be applied to a class, struct or actor"
    }
  }

  // MARK: Foreign extensions and globals

  /// Reads the annotations of extensions whose types are not visible, to report those that are misused.
  private mutating func collectForeignExtensionDeclarations() {
    for (file, source) in files.entries where mayBeAnnotated[file] {
      for node in source.tree.nodes(ofKind: .extensionDecl) {
        guard let decl = TypeDecl(node), isForeign(decl, file: file) else { continue }
        _ = typeAnnotation(on: decl, file: file)
      }
    }
  }

  private func isForeign(_ decl: TypeDecl, file: FileID) -> Bool {
    index.types(extendedBy: decl.node, path: decl.name, in: file).isEmpty
  }

  /// Adds annotated global functions and computed variables, and reports annotations of other declarations outside types.
  private mutating func collectGlobals(of file: FileID) {
    for node in files[file].tree.nodes(where: { $0.isDeclaration && !$0.isTypeDeclaration }) {
      guard CandidateCollector.isOutsideOfTypes(node) else { continue }
      let found = Annotation.all(of: node, diagnostics: &diagnostics[file])
      annotations[file] += found
      for annotation in found {
        if let message = CandidateCollector.misuse(of: annotation, on: node) {
          report(annotation, message, file: file)
        } else if CandidateCollector.isGlobal(node), CandidateCollector.mayBeStubbed(node) {
          let owner = TypeDecl.global(node)
          let member = Member(
            file: file, node: node, owner: owner, clauses: TypeModel.clauses(around: node))
          let options = annotation.options.inheriting(from: selection.options)
          add(member, in: nil, options: options, annotation: annotation)
        } else if CandidateCollector.isGlobal(node) {
          report(
            annotation, "'@StubbableProperty' cannot be applied to a stored global variable",
            cure: "make it a static property of a type", file: file)
        } else {
          report(
            annotation, "'@\(annotation.name.rawValue)' cannot be applied to a local declaration", file: file)
        }
      }
    }
  }

  /// Whether a global declaration can be stubbed: a function, or a variable that is computed.
  private static func mayBeStubbed(_ node: SyntaxNode) -> Bool {
    if node.kind == .functionDecl { return true }
    guard let bindings = VariableDecl(node)?.bindings else { return false }
    return bindings.allSatisfy { $0.accessorBlock.map { !$0.isObservers } ?? false }
  }

  private static func isOutsideOfTypes(_ node: SyntaxNode) -> Bool {
    node.parentOutsideOfClauses?.kind != .memberBlock
  }

  private static func isGlobal(_ node: SyntaxNode) -> Bool {
    node.parentOutsideOfClauses?.kind == .sourceFile
  }
}
