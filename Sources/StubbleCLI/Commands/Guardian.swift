/// A process that reverts files if this one ends without having done so, even by `kill -9`.
///
/// It is stubble itself, started with the word `guardian`, detached from the terminal. From its standard input, a
/// pipe, it reads the files' absolute paths, each terminated by a NUL, with an empty one as the last. Then it waits
/// for one more byte: if the pipe ends without it, the parent process is dead. The guardian inherits the lock, so that
/// no other run touches the files before they are reverted.
struct Guardian {
  static let word = "guardian"

  private let process: Int32
  private let pipe: Int32

  /// Starts a guardian over files.
  ///
  /// - Throws: An error if no guardian can be started. Nothing must be written then.
  static func start(over files: [String], holding lock: FolderLock) throws(FileDiagnostics) -> Guardian {
    do throws(SystemError) {
      let guardian = try start(holding: lock)
      let paths = (files.compactMap(System.realPath) + [""]).joined(separator: "\0") + "\0"
      do throws(SystemError) {
        try System.writeAll(paths.utf8, to: guardian.pipe, path: "guardian")
      } catch {
        guardian.dismiss()
        throw error
      }
      return guardian
    } catch {
      throw FileDiagnostics([FileDiagnostic(message: "cannot start the guardian: \(error.reason)")])
    }
  }

  /// Starts the process of a guardian that knows no files yet.
  private static func start(holding lock: FolderLock) throws(SystemError) -> Guardian {
    let ends = try System.makePipe()
    defer { System.closeFile(ends.reading) }
    lock.descriptors.forEach { System.setInherited(true, $0) }
    defer { lock.descriptors.forEach { System.setInherited(false, $0) } }
    let child = Child(
      program: System.executablePath ?? "stubble", name: "stubble", arguments: [word], input: ends.reading,
      isDetached: true)
    do throws(SystemError) {
      return Guardian(process: try System.start(child), pipe: ends.writing)
    } catch {
      System.closeFile(ends.writing)
      throw error
    }
  }

  /// Ends the guardian, which reverts nothing then. To be called when the files are as they were found.
  func dismiss() {
    try? System.writeAll([1], to: pipe, path: "guardian")
    System.closeFile(pipe)
    _ = System.wait(for: process)
  }

  /// Watches over the files that standard input names, and returns the exit status.
  static func watch() -> Int32 {
    if System.isTerminal(0) {
      Console.fail("this command is started by 'stubble run', and not meant to be called directly")
      return 2
    }
    System.ignoreSignals()
    guard let words = try? System.standardInput() else { return 1 }
    let parts = words.split(separator: 0, omittingEmptySubsequences: false)
    // An incomplete list: the parent was killed before it wrote anything.
    guard let end = parts.firstIndex(where: \.isEmpty), end + 1 < parts.count else { return 0 }
    if !parts[end + 1].isEmpty { return 0 }
    revert(parts[..<end].map { String(decoding: $0, as: UTF8.self) })
    return 0
  }

  private static func revert(_ files: [String]) {
    let console = Console(Arguments(.revert))
    console.report(Leftovers.remove(Leftovers.beside(files)))
    let there = files.filter(System.isFile)
    let missing = files.filter { !System.isFile($0) }.map(AppliedFiles.missing)
    let inputs = Inputs.read(there, .markers, others: .skipped, jobs: System.processorCount)
    let outcomes = inputs.relevant.map { planReversion(of: $0, force: false) }
    let changes = outcomes.compactMap(\.change)
    let commit = WorkingCopy.replace(changes, leavingRefused: true, jobs: System.processorCount)
    console.report(missing + inputs.diagnostics + outcomes.flatMap(\.diagnostics) + commit.diagnostics)
    console.say("'run' was killed; reverted \(count(commit.written.count, "file"))")
  }
}
