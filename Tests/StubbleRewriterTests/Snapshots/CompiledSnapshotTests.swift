import Foundation
import StubbleSyntax
import Testing

@testable import StubbleRewriter
import StubbleSemantics

/// The snapshots as programs: what is generated compiles in both language modes without a new warning, does
/// what the original does as long as no stub is set, and does what the stubs say when they are.
@Suite struct CompiledSnapshotTests {
  static let programs: [ProgramID] = {
    let all = Set(compiled.map(ProgramID.init)).sorted()
    let chosen = ProcessInfo.processInfo.environment["STUBBLE_SNAPSHOT_TOPICS"]?.split(separator: " ").map(
      String.init)
    return chosen.map { chosen in all.filter { chosen.contains($0.topic) } } ?? all
  }()
  /// The snapshots that are rewritten and hold nothing but Swift.
  static let compiled = Snapshot.all.filter { snapshot in
    guard let rewriting = try? snapshot.rewriting() else { return false }
    return rewriting.plans.contains { !$0.edits.isEmpty } && rewriting.files.allSatisfy(\.tree.errors.isEmpty)
  }

  @Test(arguments: programs, [5, 6]) func doesWhatTheOriginalDoes(id: ProgramID, mode: Int) throws {
    let snapshots = Self.compiled.filter { ProgramID($0) == id }
    try withTemporaryFolder { folder in
      let programs = [Variant.original, .applied].map {
        SnapshotProgram(
          snapshots: snapshots, variant: $0, mode: mode, folder: folder.appendingPathComponent($0.rawValue))
      }
      let logs = try compile(programs)
      guard logs.count == programs.count else { return }
      #expect(logs[1].warnings.subtracting(logs[0].warnings).sorted() == [])
      for snapshot in snapshots where snapshot.use != nil {
        let original = programs[0].isRun ? try programs[0].run(snapshot) : nil
        try check(snapshot, original: original, applied: programs[1].run(snapshot), mode: mode)
      }
    }
  }

  /// Returns what the compiler says of the original and the applied program, or less if one of them does not compile.
  ///
  /// An original that is not run is compiled for its warnings only, if the applied program has some.
  private func compile(_ programs: [SnapshotProgram]) throws -> [CompilerLog] {
    let original = programs[0].isRun ? try programs[0].startCompiler() : nil
    let applied = try log(of: programs[1], try programs[1].startCompiler())
    if let applied, !programs[0].isRun, applied.warnings.isEmpty { return [CompilerLog(text: ""), applied] }
    return [try log(of: programs[0], original ?? programs[0].startCompiler()), applied].compactMap(\.self)
  }

  private func log(of program: SnapshotProgram, _ compiler: Command) throws -> CompilerLog? {
    let result = try compiler.finish()
    let log = CompilerLog(text: result.output)
    if result.succeeded { return log }
    Issue.record("\(program.variant) in Swift \(program.mode) does not compile:\n\(log.errors)")
    return nil
  }

  /// Only these programs depend on the features; the others have the same code as those that are compiled above.
  @Test(arguments: programs.filter(\.isOnMainActor)) func compilesWithTheFeaturesOfNewProjects(id: ProgramID)
    throws
  {
    let snapshots = Self.compiled.filter { ProgramID($0) == id }
    try withTemporaryFolder { folder in
      let program = SnapshotProgram(
        snapshots: snapshots, variant: .expanded, mode: 6, folder: folder.appendingPathComponent("expanded"))
      let result = try program.startCompiler().finish()
      #expect(result.succeeded, "\(CompilerLog(text: result.output).errors)")
    }
  }

  /// The statements without stubs come first, so what the original prints is the beginning of what the applied
  /// program prints. That is the same in both language modes.
  private func check(
    _ snapshot: Snapshot, original: Command.Result?, applied: Command.Result, mode: Int
  ) throws {
    #expect(applied.succeeded, "\(snapshot.testDescription), applied: \(applied.output)")
    if let original {
      #expect(original.succeeded, "\(snapshot.testDescription), original: \(original.output)")
      #expect(applied.output.hasPrefix(original.output), "\(snapshot.testDescription) without stubs")
      #expect(applied.output != original.output, "\(snapshot.testDescription): no stub shows")
    }
    try Expectation.check(
      Array(applied.output.utf8), isIn: snapshot.file("expected.txt"), mayUpdate: mode == 5)
  }
}
