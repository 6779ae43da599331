import StubbleRewriter
import StubbleSyntax

/// The files from which doubles are generated, in the order of the command: those that declare protocols, and
/// those that say what these speak of.
struct ProtocolView: Sendable {
  private(set) var members: [View.Member] = []
  private var modules = Modules()

  init(_ inputs: Inputs, jobs: Int) {
    members = parse(inputs.relevant, jobs: jobs)
    var interest = Interest()
    for member in members { interest.addProtocols(of: member.file.tree) }
    var rest = inputs.dismissed
    var seen = Set(members.map { System.realPath($0.input.path) ?? $0.input.path })
    while true {
      let concerned = rest.filter { $0.names.concern(interest) }
      if concerned.isEmpty { break }
      rest.removeAll { $0.names.concern(interest) }
      let new = concerned.filter { seen.insert(System.realPath($0.path) ?? $0.path).inserted }
      let parsed = parse(new.compactMap(Self.input), jobs: jobs)
      for member in parsed { interest.addAliases(of: member.file.tree) }
      members += parsed
    }
    members.sort { $0.input.order < $1.input.order }
  }

  /// Nil for a file that has vanished since it was read.
  private static func input(_ found: (path: String, order: Int, names: DeclaredNames)) -> Input? {
    guard let bytes = try? System.contents(of: found.path).bytes else { return nil }
    return Input(path: found.path, order: found.order, bytes: bytes)
  }

  private mutating func parse(_ inputs: [Input], jobs: Int) -> [View.Member] {
    let names = inputs.map { modules.module(of: $0.path) }
    return mapInParallel(inputs.count, jobs: jobs) { index in
      let input = inputs[index]
      let file = SourceFile(path: input.path, source: input.restoration.original, module: names[index])
      return View.Member(input: input, file: file)
    }
  }
}
