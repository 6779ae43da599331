import StubbleRewriter
import StubbleSemantics
import StubbleSyntax

/// The files that are planned together: those with something to stub, and those with declarations that they refer to,
/// which the command need not name.
///
/// The choice depends on the files' originals alone, not on what is applied already, so that applying again changes
/// nothing.
struct ProjectFiles: Sendable {
  /// A file with its parsed original.
  struct Member: Sendable {
    var input: Input
    var file: SourceFile
    /// The absolute path, with symbolic links resolved.
    let key: PathKey
  }

  private(set) var members: [Member] = []
  /// Files that have regions but nothing to stub any more, so that they are to be reverted.
  private(set) var others: [Input] = []
  /// Files, among them tests of the packages in question, that use the types in a way that restricts their stubs.
  private(set) var users: [SourceFile] = []

  /// The search among the files that are read but not selected.
  private var search: DeclarationSearch
  private var userSearch: UserSearch?
  private var modules: Modules
  private let settings: GivenSettings
  private let jobs: Int

  init(
    _ inputs: Inputs, selection: Selection, modules: Modules, settings: GivenSettings, jobs: Int
  ) {
    let selectsAll = Trigger(selection) == .everything
    let secondary = inputs.relevant.filter { !selectsAll && !$0.isAnnotated }
    self.init(among: secondary.map(DismissedFile.init) + inputs.dismissed, modules, settings, jobs)
    addParsed(inputs.relevant.filter { selectsAll || $0.isAnnotated })
    var names = SelectedNames()
    let named = members.map(\.file)
    addFiles(answering: names.add(named, selectsAll: selectsAll, jobs: jobs))
    let extended = selectsAll ? selectExtendedTypes() : indicesOfExtendedTypes().map { members[$0].file }
    addFiles(answering: names.add(extended, selectsAll: selectsAll, jobs: jobs))
    userSearch = UserSearch(
      types: names.types, classes: names.classes, haveLayouts: names.haveStructs,
      variables: NameFilter(names.variables),
      wrapped: NameFilter(names.wrapped))
    finish()
  }

  /// Creates the files from which doubles are generated: those that declare protocols, and those with declarations that
  /// these refer to.
  init(ofProtocolsIn inputs: Inputs, modules: Modules, settings: GivenSettings, jobs: Int) {
    self.init(among: inputs.dismissed, modules, settings, jobs)
    addParsed(inputs.relevant)
    var lookups: [Module: Lookups] = [:]
    for member in members {
      var own = Lookups()
      own.add(protocolsIn: member.file.tree)
      lookups.add(own, for: member.file.modules)
    }
    addFiles(answering: lookups)
  }

  private init(among files: [DismissedFile], _ modules: Modules, _ settings: GivenSettings, _ jobs: Int) {
    var modules = modules
    let own = files.map { modules.modules(of: $0.path) }
    search = DeclarationSearch(among: files, modules: own, jobs: jobs)
    self.modules = modules
    self.settings = settings
    self.jobs = jobs
  }

  /// Adds the files that declare what initial values name, so that the types of these can be inferred, and what is called
  /// and may have `#function` as a default argument. Returns whether there are any.
  mutating func addFiles(for plans: [Plan]) -> Bool {
    var values = plans.flatMap(\.uninferredValues)
    if search.rest.contains(where: \.names.mentionsCaller) { values += plans.flatMap(\.undeclaredCallees) }
    if values.isEmpty { return false }
    let replies = search.find(ValueSearch(for: values).declarations, file: \.found)
    if replies.isEmpty { return false }
    add(replies.map(\.found))
    var lookups: [Module: Lookups] = [:]
    for reply in replies {
      var own = Lookups()
      for declaration in reply.declarations { own.add(value: declaration) }
      lookups.add(own, for: modules.modules(of: reply.found.input.path))
    }
    addFiles(answering: lookups)
    finish()
    return true
  }

  private mutating func addParsed(_ inputs: [Input]) {
    let found = mapInParallel(inputs.count, jobs: jobs) { DeclarationSearch.Found(parsing: inputs[$0]) }
    members += found.map { Member(input: $0.input, file: file(of: $0.input, $0.tree), key: $0.key) }
  }

  /// Adds the files that answer lookups.
  private mutating func addFiles(answering lookups: [Module: Lookups]) { add(search.run(lookups)) }

  /// Adds files that were found, each once even if several paths lead to it.
  private mutating func add(_ found: [DeclarationSearch.Found]) {
    var indices = Dictionary(
      zip(members.map(\.key), members.indices), uniquingKeysWith: { first, _ in first })
    for found in found {
      if let index = indices[found.key] {
        join(found.input.path, to: index)
      } else {
        indices[found.key] = members.count
        members.append(Member(input: found.input, file: file(of: found.input, found.tree), key: found.key))
      }
    }
  }

  /// Selects the files whose types the named files extend, and returns them.
  private mutating func selectExtendedTypes() -> [SourceFile] {
    let implied = indicesOfExtendedTypes()
    for index in implied {
      members[index].input.role = .implied
      members[index].file = file(of: members[index].input, members[index].file.tree)
    }
    return implied.map { members[$0].file }
  }

  /// Returns the places of the files whose types the named files extend. The members of extensions have closures in the types.
  private func indicesOfExtendedTypes() -> [Int] {
    let references = members.indices.filter { members[$0].input.role == .reference }
    if references.isEmpty { return [] }
    let extended = ExtendedTypes(in: members)
    return references.filter { extended.areDeclared(in: members[$0]) }
  }

  /// Sorts the files that were added, and finds what the rest is for.
  private mutating func finish() {
    users = userSearch?.users(amongRestOf: search) ?? []
    users += usersInTests()
    var subclasses = SubclassSearch(of: userSearch?.classes ?? [], aliasesIn: members.map(\.file.tree))
    let known = Set(users.map(\.path))
    users += subclasses.files(amongRestOf: search).filter { !known.contains($0.path) }
    if userSearch?.haveLayouts == true {
      addCallersOfMeasuringFunctions()
      addFiles(answering: lookupsOfMeasuredTypes())
    }
    let keys = Set(members.map(\.key))
    users.removeAll { keys.contains(PathKey(System.realPath($0.path) ?? $0.path)) }
    sortMembers()
    others = search.rest.filter { !$0.role.isReference }.compactMap(\.input)
  }

  /// Returns the files of tests that use the types. A subclass in a test may have subclasses in others.
  private func usersInTests() -> [SourceFile] {
    guard var search = userSearch else { return [] }
    var found: [String: SourceFile] = [:]
    var classes = search.classes
    while true {
      let new = search.users(inFolders: modules.testFolders, jobs: jobs).filter { found[$0.path] == nil }
      for file in new { found[file.path] = file }
      let subclasses = SubclassSearch.subclasses(of: classes, in: new.map(\.tree))
      if subclasses.isEmpty { break }
      search = UserSearch(ofSubclassesOf: subclasses)
      classes.formUnion(subclasses)
    }
    return found.sorted { $0.key < $1.key }.map(\.value)
  }

  /// Adds the files that call generic functions which access the memory of values: the types of these are inferred.
  private mutating func addCallersOfMeasuringFunctions() {
    let calls = MeasuringCalls(ofFunctionsIn: (members.map(\.file) + users).map(\.tree), jobs: jobs)
    if calls.areImpossible { return }
    add(search.find(calls.find, file: \.self))
  }

  /// Returns the names of the types whose layout code depends on: a type that is to be stubbed may be stored in their values.
  private mutating func lookupsOfMeasuredTypes() -> [Module: Lookups] {
    let files = members.map(\.file) + users
    let measured = mapInParallel(files.count, jobs: jobs) { index in
      var own = Lookups()
      own.add(measuredIn: files[index].tree)
      return own
    }
    var lookups: [Module: Lookups] = [:]
    for (file, own) in zip(files, measured) where !own.isEmpty {
      lookups.add(own, for: modules.modules(of: file.path))
    }
    return lookups
  }

  /// Sorts the files as a search of the folders around them finds them, so that what is generated does not depend on
  /// which of them the command names, and in which order.
  private mutating func sortMembers() {
    let here = System.currentFolder()
    let paths = mapInParallel(members.count, jobs: jobs) { [members] index in
      Path.join(here, members[index].input.path).utf8.map { $0 == UInt8(ascii: "/") ? 0 : $0 }
    }
    let order = members.indices.sorted { paths[$0].lexicographicallyPrecedes(paths[$1]) }
    members = order.map { members[$0] }
  }

  /// Joins another path of a file to a member, by which it may be in another module.
  private mutating func join(_ path: String, to index: Int) {
    guard path != members[index].input.path, !members[index].input.otherPaths.contains(path) else { return }
    members[index].input.otherPaths.append(path)
    members[index].file = file(of: members[index].input, members[index].file.tree)
  }

  private mutating func file(of input: Input, _ tree: SyntaxTree) -> SourceFile {
    let compilation = modules.compilation(of: input)
    return SourceFile(
      path: input.path, tree: tree, modules: compilation.modules,
      settings: settings.over(compilation.settings), isReference: input.role.isReference,
      isFixed: input.role == .excluded)
  }
}
