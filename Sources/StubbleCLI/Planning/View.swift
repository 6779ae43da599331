import StubbleRewriter
import StubbleSemantics
import StubbleSyntax

/// The files that are planned together, in the order of the command: those with something to stub, and those that
/// say something of the types in question.
///
/// It depends on the authors' texts alone, not on what is applied already: so applying again changes nothing.
struct View: Sendable {
  /// A file and, parsed, what it was before stubble.
  struct Member: Sendable {
    var input: Input
    var file: SourceFile
  }

  private(set) var members: [Member] = []
  /// Files that only carry regions from another time.
  private(set) var others: [Input] = []
  /// Files that use the types in a way that matters, and tests of the packages in question that do.
  private(set) var users: [SourceFile] = []

  private var modules = Modules()
  /// What the command says of all files, whatever the files around them say.
  private let defaultIsolation: DefaultIsolation?

  private struct Candidate {
    var path: String
    var order: Int
    var names: DeclaredNames
    /// Nil if the file is to be read first.
    var input: Input?
  }

  init(_ inputs: Inputs, selection: Selection, defaultIsolation: DefaultIsolation?, jobs: Int) {
    self.defaultIsolation = defaultIsolation
    let selectsAll = Trigger(selection) == .everything
    let primary = inputs.relevant.filter { selectsAll || $0.isAnnotated }
    let secondary = inputs.relevant.filter { !selectsAll && !$0.isAnnotated }
    members = parse(primary, jobs: jobs)
    var interest = Interest()
    for member in members {
      interest.add(member.file.tree)
      interest.addVariables(of: member.file.tree, withoutAnnotation: selectsAll)
    }
    var rest = secondary.map(Self.candidate) + inputs.dismissed.map(Self.candidate)
    addContext(from: &rest, interest, jobs: jobs) { $0.addTypes(of: $1) }
    users = users(among: rest, interest, jobs: jobs) + tests(interest, jobs: jobs)
    members.sort { $0.input.order < $1.input.order }
    others = rest.compactMap(\.input)
  }

  /// The files from which doubles are generated: those that declare protocols, and those that say what these mention.
  init(ofProtocolsIn inputs: Inputs, defaultIsolation: DefaultIsolation?, jobs: Int) {
    self.defaultIsolation = defaultIsolation
    members = parse(inputs.relevant, jobs: jobs)
    var interest = Interest()
    for member in members { interest.addProtocols(of: member.file.tree) }
    var rest = inputs.dismissed.map(Self.candidate)
    addContext(from: &rest, interest, jobs: jobs) { $0.addAliases(of: $1) }
    members.sort { $0.input.order < $1.input.order }
  }

  private static func candidate(_ found: (path: String, order: Int, names: DeclaredNames)) -> Candidate {
    Candidate(path: found.path, order: found.order, names: found.names)
  }

  private static func candidate(_ input: Input) -> Candidate {
    let names = input.restoration.original.withUnsafeBytes(DeclaredNames.init(in:))
    return Candidate(path: input.path, order: input.order, names: names, input: input)
  }

  /// The files of the command that may change what a struct stores, part by part.
  private func users(among rest: [Candidate], _ interest: Interest, jobs: Int) -> [SourceFile] {
    guard !interest.changeable.isEmpty else { return [] }
    let files = mapInParallel(rest.count, jobs: jobs, scratch: { ReadBuffer() }) { index, buffer in
      let candidate = rest[index]
      if let original = candidate.input?.restoration.original {
        return original.withUnsafeBytes { Self.user(candidate.path, $0, interest) }
      }
      return (try? buffer.read(candidate.path)).flatMap { Self.user(candidate.path, $0, interest) }
    }
    return files.compactMap(\.self)
  }

  /// The command may be about a package's sources alone, whose tests then count as well.
  private func tests(_ interest: Interest, jobs: Int) -> [SourceFile] {
    let folders = modules.testFolders.filter { (try? System.status(of: $0))?.kind == .folder }
    let paths = Discovery.find(folders, excluding: []).files
    let files = mapInParallel(paths.count, jobs: jobs, scratch: { ReadBuffer() }) { index, buffer in
      (try? buffer.read(paths[index])).flatMap { bytes in
        Self.user(
          paths[index], bytes, interest, isOfInterest: DeclaredNames(usedIn: bytes).concern(interest))
      }
    }
    return files.compactMap(\.self)
  }

  /// A file, if it is of interest or may change what a struct stores.
  private static func user(
    _ path: String, _ bytes: UnsafeRawBufferPointer, _ interest: Interest, isOfInterest: Bool = false
  ) -> SourceFile? {
    guard isOfInterest || ChangedMembers.areFound(in: bytes, among: interest.changeable) else { return nil }
    let isApplied = Trigger.markers.fires(in: bytes)
    return SourceFile(path: path, source: isApplied ? restore(Array(bytes)).original : Array(bytes))
  }

  private mutating func parse(_ inputs: [Input], jobs: Int) -> [Member] {
    let modules = inputs.map { self.modules.module(of: $0.path) }
    return mapInParallel(inputs.count, jobs: jobs) { [defaultIsolation] index in
      let input = inputs[index]
      let module = modules[index]
      let file = SourceFile(
        path: input.path, source: input.restoration.original, module: module.name,
        defaultIsolation: defaultIsolation ?? module.defaultIsolation)
      return Member(input: input, file: file)
    }
  }

  /// What is of interest, and what becomes so by it: extensions, superclasses and protocols of the types in question, the
  /// superclasses' own, and abbreviations.
  private mutating func addContext(
    from rest: inout [Candidate], _ interest: Interest, jobs: Int,
    growing grow: (inout Interest, SyntaxTree) -> Void
  ) {
    var interest = interest
    var seen = Set(members.map { System.realPath($0.input.path) ?? $0.input.path })
    while true {
      let concerned = rest.filter { $0.names.concern(interest) }
      if concerned.isEmpty { return }
      rest.removeAll { $0.names.concern(interest) }
      let new = concerned.filter { seen.insert(System.realPath($0.path) ?? $0.path).inserted }
      let parsed = parse(new.compactMap(Self.input), jobs: jobs)
      for member in parsed { grow(&interest, member.file.tree) }
      members += parsed
    }
  }

  /// Nil for a file that has vanished since it was read: it says nothing any more.
  private static func input(_ candidate: Candidate) -> Input? {
    if let input = candidate.input { return input }
    guard let bytes = try? System.contents(of: candidate.path).bytes else { return nil }
    return Input(path: candidate.path, order: candidate.order, bytes: bytes)
  }
}
