import StubbleSemantics
import StubbleSyntax

/// The names that matter to the stubs of the selected files.
struct SelectedNames {
  /// The names of the files' types.
  private(set) var types: Set<Name> = []
  /// The variables of the files' structs.
  private(set) var variables: Set<Name> = []
  /// The variables that may have property wrappers or macros.
  private(set) var wrapped: Set<Name> = []
  /// The files' classes that may have subclasses.
  private(set) var classes: Set<Name> = []
  /// Whether a file has structs.
  private(set) var haveStructs = false

  private struct FileNames: Sendable {
    var lookups = Lookups()
    let variables: Set<Name>
    let wrapped: Set<Name>
    let classes: [Name]
    let hasStructs: Bool

    init(of tree: SyntaxTree, selectsAll: Bool) {
      lookups.add(allIn: tree)
      variables = tree.variablesOfStructs(selectsAll: selectsAll)
      wrapped = tree.variablesWithWrappers(selectsAll: selectsAll)
      let open = tree.nodes(ofKind: .classDecl).filter { !$0.hasModifier(.final) }
      classes = open.compactMap(TypeDecl.init).map { Name($0.name.utf8) }
      hasStructs = !tree.nodes(ofKind: .structDecl).isEmpty
    }
  }

  /// Adds the names of files, and returns those whose declarations are to be looked up.
  mutating func add(_ files: [SourceFile], selectsAll: Bool, jobs: Int) -> [Module: Lookups] {
    let names = mapInParallel(files.count, jobs: jobs) {
      FileNames(of: files[$0].tree, selectsAll: selectsAll)
    }
    var lookups: [Module: Lookups] = [:]
    for (file, own) in zip(files, names) {
      lookups.add(own.lookups, for: file.modules)
      variables.formUnion(own.variables)
      wrapped.formUnion(own.wrapped)
      classes.formUnion(own.classes)
      haveStructs = haveStructs || own.hasStructs
    }
    types = lookups.values.reduce(into: types) { $0.formUnion($1.declared) }
    return lookups
  }
}
