import StubbleRewriter
import StubbleSemantics
import StubbleSyntax

/// A search for the files that declare the names that are looked up, and the names that those files' declarations look
/// up in turn.
///
/// A file is parsed if it may declare a name, and kept if it does. A name is looked up in its own module first, and
/// in other modules only if the module does not declare it.
struct DeclarationSearch: Sendable {
  /// A file that was found, and the syntax tree of its original.
  struct Found: Sendable {
    let input: Input
    let tree: SyntaxTree
    /// The absolute path, with symbolic links resolved, by which a file is the same although it has several paths.
    let key: PathKey

    /// Parses the original of a file.
    init(parsing input: Input) {
      self.input = input
      tree = SyntaxTree(parsing: input.restoration.original)
      key = PathKey(System.realPath(input.path) ?? input.path)
    }
  }

  /// The state of the lookups of one module's files.
  private struct Questions: Sendable {
    var lookups = Lookups()
    /// The lookups that were made in the module's own files.
    var asked = Lookups()
    /// The lookups that were made in the files of other modules.
    var askedElsewhere = Lookups()
    /// The names, among those that were looked up, that the module declares itself.
    var answered: Set<Name> = []
  }

  private let files: [DismissedFile]
  /// The modules of each file.
  private let modules: [ModuleSet]
  private let index: NameIndex
  private let jobs: Int
  /// The state of each module's lookups.
  private var questions: [Module: Questions] = [:]
  /// The files that were found, by their indices in `files`.
  private var foundByFile: [Int: Found] = [:]

  init(among files: [DismissedFile], modules: [ModuleSet], jobs: Int) {
    self.files = files
    self.modules = modules
    self.jobs = jobs
    index = NameIndex(files.lazy.map(\.names))
  }

  /// The files that were not found, in order.
  var rest: some Sequence<DismissedFile> {
    files.indices.lazy.filter { foundByFile[$0] == nil }.map { files[$0] }
  }

  /// Looks names up until there are no new ones. Returns the files that were not found before, in order.
  ///
  /// - Parameter lookups: The names that the files of each module look up.
  mutating func run(_ lookups: [Module: Lookups]) -> [Found] {
    let known = Set(foundByFile.keys)
    for (module, lookups) in lookups {
      questions[module, default: Questions()].lookups.formUnion(lookups)
      questions[module]?.lookups.add(module)
    }
    let unasked = filesThatChangeImports.filter { foundByFile[$0] == nil }
    ask(Dictionary(uniqueKeysWithValues: unasked.map { ($0, [.dependence]) }))
    while askInside() || askElsewhere() {}
    return foundByFile.filter { !known.contains($0.key) }.sorted { $0.key < $1.key }.map(\.value)
  }

  /// The files that export modules, and one file of each module that says for another one how imports must state it.
  private var filesThatChangeImports: [Int] {
    var restricted: [Module: Set<String>] = [:]
    return files.indices.filter { file in
      let names = files[file].names
      guard !names.restrictedImports.isEmpty else { return names.exportsModules }
      let isNew = modules[file].modules.contains {
        !names.restrictedImports.isSubset(of: restricted[$0] ?? [])
      }
      for module in modules[file].modules {
        restricted[module, default: []].formUnion(names.restrictedImports)
      }
      return isNew || names.exportsModules
    }
  }

  /// Finds files by a closure, which is called with each file that was not found before, and on each thread with a buffer of
  /// the thread's own. Returns the replies that are not `nil`, in order.
  mutating func find<Reply: Sendable>(
    _ reply: @escaping @Sendable (DismissedFile, ReadBuffer) -> Reply?, file found: (Reply) -> Found
  ) -> [Reply] {
    let replies = mapRest(reply)
    for (file, reply) in replies { foundByFile[file] = found(reply) }
    return replies.map(\.1)
  }

  /// Calls a closure with each file that was not found, and on each thread with a buffer of the thread's own. Returns the
  /// results that are not `nil`, in order, with the files' indices.
  func mapRest<Result: Sendable>(
    _ body: @escaping @Sendable (DismissedFile, ReadBuffer) -> Result?
  ) -> [(Int, Result)] {
    let results = mapInParallel(files.count, jobs: jobs, scratch: { ReadBuffer() }) {
      [files, foundByFile] file, buffer in
      foundByFile[file] == nil ? body(files[file], buffer) : nil
    }
    return results.enumerated().compactMap { file, result in result.map { (file, $0) } }
  }

  /// Looks up, for each module, the names that are new, in the module's own files. Finds the files of all modules that
  /// depend on the layout or initializers of those types as well. Returns whether any file was examined.
  private mutating func askInside() -> Bool {
    var asked: [Int: [Question]] = [:]
    for (module, var own) in questions {
      let new = own.lookups.subtracting(own.asked)
      if new.needMirrors {
        for file in files.indices
        where files[file].names.createsMirrors && modules[file].modules.contains(module) {
          asked[file, default: []].append(.dependence)
        }
      }
      own.asked = own.lookups
      questions[module] = own
      for file in new.files(in: index) where modules[file].modules.contains(module) {
        asked[file, default: []].append(.declarations(of: own.lookups, isOwn: true))
      }
      for name in new.declared {
        for file in index.files(.dependence, of: name) { asked[file, default: []].append(.dependence) }
      }
    }
    ask(asked)
    return !asked.isEmpty
  }

  /// Looks up, for each module, the names that its own files do not declare, in the files of other modules. Returns
  /// whether any file was examined.
  private mutating func askElsewhere() -> Bool {
    var files: Set<Int> = []
    var all = Lookups()
    for (module, var own) in questions {
      let lookups = own.lookups.elsewhere(without: own.answered)
      let new = lookups.subtracting(own.askedElsewhere)
      own.askedElsewhere.formUnion(lookups)
      questions[module] = own
      files.formUnion(new.files(in: index).filter { !modules[$0].modules.contains(module) })
      all.formUnion(lookups)
    }
    ask(Dictionary(uniqueKeysWithValues: files.map { ($0, [.declarations(of: all, isOwn: false)]) }))
    return !files.isEmpty
  }

  /// A question to a file.
  private enum Question: Sendable {
    /// Which of the names the file declares. `isOwn` is whether the lookups are those of a module of the file.
    case declarations(of: Lookups, isOwn: Bool)
    /// Whether the file depends on the layout or the initializers of some type, exports what it imports, or creates mirrors.
    /// The index knows, so the answer is yes.
    case dependence
  }

  private struct Reply: Sendable {
    let found: Found
    var followUp = Lookups()
    /// The names among those that the file's own module looks up that the file declares.
    var names: Set<Name> = []
  }

  /// Asks files, and records what they declare and look up in turn.
  ///
  /// - Parameter asked: The questions to each file, by its index in `files`.
  private mutating func ask(_ asked: [Int: [Question]]) {
    let asked = asked.sorted { $0.key < $1.key }
    let replies = mapInParallel(asked.count, jobs: jobs) { [self] index in
      reply(of: asked[index].key, to: asked[index].value)
    }
    for (file, reply) in zip(asked.map(\.key), replies) {
      guard let reply else { continue }
      foundByFile[file] = reply.found
      for module in modules[file].modules {
        questions[module, default: Questions()].lookups.formUnion(reply.followUp)
        questions[module, default: Questions()].answered.formUnion(reply.names)
      }
    }
  }

  /// Returns a file's reply to questions; `nil` if it has no answer to any of them.
  private func reply(of file: Int, to questions: [Question]) -> Reply? {
    guard let found = foundByFile[file] ?? read(files[file]) else { return nil }
    var reply = Reply(found: found)
    var isAnswer = false
    for question in questions {
      switch question {
      case .dependence: isAnswer = true
      case .declarations(let lookups, let isOwn):
        guard let answer = lookups.answer(in: found.tree, isOwn: isOwn) else { continue }
        isAnswer = true
        reply.followUp.formUnion(answer.followUp)
        if isOwn { reply.names.formUnion(answer.names) }
      }
    }
    return isAnswer ? reply : nil
  }

  /// Reads and parses a file. Returns `nil` if it was removed since it was first read.
  private func read(_ file: DismissedFile) -> Found? {
    file.input { try? System.contents(of: file.path).bytes }.map(Found.init(parsing:))
  }
}
