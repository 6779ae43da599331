/// The program `git`, run for its answers.
enum GitProgram {
  struct Answer {
    /// Whether git exited with status 0.
    var succeeded: Bool
    /// What git printed to standard output.
    var output: [UInt8]

    /// The output as text, without line breaks at its end.
    var text: String {
      var text = String(decoding: output, as: UTF8.self)[...]
      while text.hasSuffix("\n") { text = text.dropLast() }
      return String(text)
    }
  }

  /// Runs git in the current folder and waits until it ends.
  ///
  /// - Parameters:
  ///   - arguments: The arguments of git.
  ///   - input: The bytes of git's standard input. Git must read all of them before it prints more than the few
  ///     kilobytes that a pipe holds, or both processes wait forever.
  ///   - isSilent: Whether git's standard error is discarded.
  static func ask(
    _ arguments: [String], input: [UInt8] = [], isSilent: Bool = true
  ) throws(FileDiagnostic) -> Answer {
    do throws(SystemError) {
      return try run(arguments, input: input, isSilent: isSilent)
    } catch {
      throw FileDiagnostic(
        message: "cannot run git: \(error.reason)",
        notes: [error.code == SystemError.notFound ? "install git, or put it into PATH" : error.wayOut]
          .compactMap(\.self))
    }
  }

  private static func run(
    _ arguments: [String], input: [UInt8], isSilent: Bool
  ) throws(SystemError) -> Answer {
    let (process, words, answers) = try start(arguments, isSilent: isSilent)
    defer { System.closeFile(answers) }
    if !input.isEmpty {
      // Writing fails if git ends without reading everything, which its exit status reports as well.
      System.noteBrokenPipes()
      try? System.writeAll(input, to: words, path: "git")
    }
    System.closeFile(words)
    do throws(SystemError) {
      let output = try System.readAll(answers, sizeHint: 1 << 12, path: "git")
      return Answer(succeeded: System.wait(for: process) == .exited(0), output: output)
    } catch {
      _ = System.wait(for: process)
      throw error
    }
  }

  /// Starts git, and returns the process with this end of its input and this end of its output.
  private static func start(
    _ arguments: [String], isSilent: Bool
  ) throws(SystemError) -> (process: Int32, input: Int32, output: Int32) {
    let input = try System.makePipe()
    defer { System.closeFile(input.reading) }
    do throws(SystemError) {
      let output = try System.makePipe()
      defer { System.closeFile(output.writing) }
      do throws(SystemError) {
        let child = Child(
          program: "git", arguments: arguments, input: input.reading, output: output.writing,
          isSilent: isSilent)
        return (try System.start(child), input.writing, output.reading)
      } catch {
        System.closeFile(output.reading)
        throw error
      }
    } catch {
      System.closeFile(input.writing)
      throw error
    }
  }
}
