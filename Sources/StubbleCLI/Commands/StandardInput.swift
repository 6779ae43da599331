/// `revert -`: restores standard input to standard output.
enum StandardInput {
  /// Writes the original of standard input to standard output, and returns the exit status.
  static func revert(_ arguments: Arguments) -> Int32 {
    let console = Console(arguments)
    let bytes: [UInt8]
    do throws(SystemError) { bytes = try System.standardInput() } catch {
      console.report([FileDiagnostic(error)])
      return 1
    }
    let cleaning = onDeepStack { Cleaning(bytes, path: "<stdin>", force: arguments.has(.force)) }
    switch cleaning {
    case .unchanged: return Console.write(bytes) ? 0 : 1
    case .original(let original): return Console.write(original) ? 0 : 1
    case .refused(let diagnostics):
      console.report(diagnostics)
      return 1
    }
  }
}
