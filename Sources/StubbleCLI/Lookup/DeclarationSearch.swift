import StubbleRewriter
import StubbleSemantics
import StubbleSyntax

/// Finds the files that answer lookups, and those that answer what these ask in their turn.
///
/// A file is parsed when a name is looked up that it may declare, and kept if it does. A name means what the module
/// itself declares, or else what others do.
struct DeclarationSearch {
  /// A file that was found, without its regions.
  struct Found: Sendable {
    let input: Input
    let tree: SyntaxTree
  }

  /// What the files of one module ask.
  private struct Questions: Sendable {
    var lookups = Lookups()
    /// What the module's own files have been asked, and other modules'.
    var asked = Lookups()
    var askedElsewhere = Lookups()
    /// The names that the module declares itself.
    var answered: Set<Name> = []
  }

  private let files: [DismissedFile]
  /// Those of each file.
  private let modules: [ModuleSet]
  private let index: NameIndex
  private let jobs: Int
  /// By module.
  private var questions: [Module: Questions] = [:]
  /// By the numbers of the files.
  private var foundByFile: [Int: Found] = [:]

  init(among files: [DismissedFile], modules: [ModuleSet], jobs: Int) {
    self.files = files
    self.modules = modules
    self.jobs = jobs
    index = NameIndex(files.map(\.names))
  }

  /// The files that were found, in order.
  var found: [Found] { files.indices.compactMap { foundByFile[$0] } }

  /// The others.
  var rest: [DismissedFile] { files.indices.filter { foundByFile[$0] == nil }.map { files[$0] } }

  /// Looks names up until nothing new is asked.
  /// - Parameter lookups: what the files of each module ask.
  mutating func run(_ lookups: [Module: Lookups]) {
    for (module, lookups) in lookups { questions[module, default: Questions()].lookups.formUnion(lookups) }
    while askInside() || askElsewhere() {}
  }

  /// Asks the files of each module what is new, and all files for what they depend on.
  private mutating func askInside() -> Bool {
    var asked: [Int: [Question]] = [:]
    for (module, var own) in questions {
      let new = own.lookups.subtracting(own.asked)
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

  /// Asks the files of other modules what modules do not answer themselves.
  private mutating func askElsewhere() -> Bool {
    var files: Set<Int> = []
    var all = Lookups()
    for (module, var own) in questions {
      let lookups = own.lookups.elsewhere(without: own.answered)
      let new = lookups.subtracting(own.askedElsewhere)
      own.askedElsewhere.formUnion(lookups)
      questions[module] = own
      files.formUnion(new.filesElsewhere(in: index).filter { !modules[$0].modules.contains(module) })
      all.formUnion(lookups)
    }
    ask(Dictionary(uniqueKeysWithValues: files.map { ($0, [.declarations(of: all, isOwn: false)]) }))
    return !files.isEmpty
  }

  /// What a file is asked.
  private enum Question: Sendable {
    /// - Parameter isOwn: the file's own module asks.
    case declarations(of: Lookups, isOwn: Bool)
    /// Whether the file depends on the layout or the initialisers of some type.
    case dependence
  }

  private struct Reply: Sendable {
    let found: Found
    var followUp = Lookups()
    /// The names that the file's own module asked for.
    var names: Set<Name> = []
  }

  /// - Parameter asked: by the files' numbers.
  private mutating func ask(_ asked: [Int: [Question]]) {
    let asked = asked.sorted { $0.key < $1.key }
    let replies = mapInParallel(asked.count, jobs: jobs) { [self] place in
      reply(of: asked[place].key, to: asked[place].value)
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

  /// Nil if the file answers nothing.
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

  /// Nil for a file that has vanished since it was read: it says nothing any more.
  private func read(_ file: DismissedFile) -> Found? {
    var input = file.input
    if input == nil, let bytes = try? System.contents(of: file.path).bytes {
      input = Input(path: file.path, order: file.order, bytes: bytes)
    }
    return input.map { Found(input: $0, tree: SyntaxTree(parsing: $0.restoration.original)) }
  }
}
