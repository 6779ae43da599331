import Foundation
import StubbleSyntax
import TestSupport
import Testing

@testable import StubbleRewriter
import StubbleSemantics

/// What must hold for every input: a failure names the file, the seed and the mutation.
///
/// Of what would take minutes a share is taken, always the same: some of the snapshots, and of the files of this repository,
/// with each encoding and mutation. All of it is taken if the environment has `STUBBLE_PROPERTIES=all`.
@Suite struct PropertyTests {
  static let seed: UInt64 = 20_260
  /// Inputs that are full of annotations.
  static let snapshots: [URL] = Snapshot.all.flatMap { snapshot in
    snapshot.inputNames.map(snapshot.file)
  }
  static let sources: [URL] = Repository.swiftFiles(below: "Sources") + Repository.swiftFiles(below: "Tests")

  static let takesAll = ProcessInfo.processInfo.environment["STUBBLE_PROPERTIES"] == "all"
  private let everything = Selection(allTypes: true)

  private func isTaken(_ number: UInt64, oneIn share: UInt64) -> Bool {
    Self.takesAll || number % share == 0
  }

  @Test func sourcesOfThisRepositoryComeBack() throws {
    #expect(Self.sources.count > 100)
    for file in Self.sources where isTaken(file.path.hashValueOfText % 1_009, oneIn: 64) {
      let source = try file.bytes()
      check(source, selection: everything, "\(file.lastPathComponent), all types")
    }
  }

  /// All files of a folder at once, as the tool sees it.
  @Test func aFolderAsOneProjectComesBack() throws {
    let folder = Self.takesAll ? "Sources" : "Sources/StubbleRewriter"
    let files = try Repository.swiftFiles(below: folder).map {
      SourceFile(path: $0.lastPathComponent, source: try $0.bytes())
    }
    let plans = Project(files: files, selection: everything).plans()
    #expect(plans.reduce(0) { $0 + $1.edits.count } > 500)
    for (file, plan) in zip(files, plans) {
      let applied = render(plan.edits, in: file.tree, layout: .lines)
      let fault = reversibilityFault(of: applied, from: file.tree)
      #expect(fault == nil, "\(file.path)")
    }
  }

  @Test(arguments: Encoding.allCases) func everyEncodingComesBack(_ encoding: Encoding) throws {
    let index = UInt64(Encoding.allCases.firstIndex(of: encoding) ?? 0)
    for file in Self.snapshots where isTaken(file.path.hashValueOfText % 1_009 + index, oneIn: 32) {
      check(encoding.apply(to: try file.bytes()), "\(name(of: file)) \(encoding)")
    }
    // As they are, these files are among those of `sourcesOfThisRepositoryComeBack`.
    for file in Self.sources
    where encoding != .asIs && isTaken(file.path.hashValueOfText % 1_009, oneIn: 64) {
      let source = encoding.apply(to: try file.bytes())
      check(source, selection: everything, "\(file.lastPathComponent) \(encoding)")
    }
  }

  @Test(arguments: Mutation.allCases) func spoiltTextComesBack(_ mutation: Mutation) throws {
    print("seed \(Self.seed), \(mutation)")
    let index = UInt64(Mutation.allCases.firstIndex(of: mutation) ?? 0)
    for file in Self.snapshots {
      let source = try file.bytes()
      let number = file.path.hashValueOfText % 1_009 + index
      var random = SplitMix(seed: Self.seed ^ file.path.hashValueOfText)
      for round: UInt64 in 0..<4 {
        let spoilt = mutation.apply(to: source, random: &random)
        guard isTaken(number + round, oneIn: 96) else { continue }
        check(spoilt, "\(name(of: file)) \(mutation) round \(round), seed \(Self.seed)")
      }
    }
    for file in Self.sources {
      var random = SplitMix(seed: Self.seed ^ file.path.hashValueOfText)
      guard isTaken(random.next() % 1_009 + index, oneIn: 192) else { continue }
      let spoilt = mutation.apply(to: try file.bytes(), random: &random)
      check(spoilt, selection: everything, "\(file.lastPathComponent) \(mutation), seed \(Self.seed)")
    }
  }

  @Test func appliedTextThatIsSpoiltIsNotTakenForWhole() throws {
    print("seed \(Self.seed)")
    for file in Self.snapshots where isTaken(file.path.hashValueOfText % 1_009, oneIn: 8) {
      let source = try file.bytes()
      let applied = apply(to: source)
      guard applied != source else { continue }
      var random = SplitMix(seed: Self.seed ^ file.path.hashValueOfText)
      let marks = SyntaxTree(lexing: applied)
      for region in restore(applied).regions where random.next() % 4 == 0 && !region.generated.isEmpty {
        let place = region.generated.lowerBound
        let edited = Array(applied[..<place]) + Array("edited ".utf8) + Array(applied[place...])
        let restoration = restore(edited)
        #expect(
          !restoration.tampering.isEmpty || !restoration.damage.isEmpty, "\(name(of: file)) at \(place)")
      }
      #expect(marks.source == applied)
    }
  }

  /// Applying and reverting gives the source; applying again gives the same, which costs as much once more; nothing
  /// moves.
  private func check(_ source: [UInt8], selection: Selection = Selection(), _ what: Comment) {
    // A text that holds markers is restored first, or refused if they are damaged.
    let restoration = restore(source)
    guard restoration.damage.isEmpty else { return }
    let original = SyntaxTree(parsing: restoration.original)
    let applied = apply(to: original, selection: selection)
    #expect(reversibilityFault(of: applied, from: original) == nil, what)
    guard isTaken(UInt64(original.source.count), oneIn: 4) else { return }
    #expect(apply(to: restore(applied).original, selection: selection) == applied, what)
  }

  private func name(of file: URL) -> String {
    file.path.replacing(Repository.snapshots.path + "/", with: "")
  }
}

extension String {
  /// A number that is the same in every process, of what follows the repository's root.
  fileprivate var hashValueOfText: UInt64 {
    let text = replacing(Repository.root.path, with: "")
    return text.utf8.reduce(14_695_981_039_346_656_037) { ($0 ^ UInt64($1)) &* 1_099_511_628_211 }
  }
}
