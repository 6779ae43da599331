extension Session {
  /// Runs a program to its end and passes signals on to it. A signal that came earlier keeps it from being started.
  func execute(_ words: [String]) -> ProcessEnd {
    do throws(SystemError) {
      let blocked = System.blockSignals()
      defer { System.restoreSignals(blocked) }
      if System.firstSignal != 0 { return .signaled(System.firstSignal) }
      let process = try System.start(Child(program: words[0], arguments: Array(words.dropFirst())))
      System.forwardSignals(to: process)
      System.restoreSignals(blocked)
      let end = System.wait(for: process)
      System.forwardSignals(to: 0)
      return end
    } catch {
      console.report([FileDiagnostic(error)])
      return .exited(error.code == SystemError.notFound ? 127 : 126)
    }
  }

  /// Implements `run --overlay`: runs a command with the flags that make the compiler read applied copies.
  func runWithOverlay() throws(FileDiagnostics) -> ProcessEnd {
    try withOverlay(in: arguments.output, patience: nil) { target in
      let tool = arguments.buildTool ?? BuildTool(ofProgram: arguments.program[0])
      System.setEnvironment("STUBBLE_SWIFT_FLAGS", tool.text(for: target))
      System.catchSignals()
      return execute(arguments.program.flatMap { $0 == "{}" ? tool.words(for: target) : [$0] })
    }
  }
}
