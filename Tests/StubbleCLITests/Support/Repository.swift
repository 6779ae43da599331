import Foundation
import Testing

@testable import StubbleCLI

/// A git repository for one test, which knows nothing of the machine's configuration.
struct Repository {
  let folder: TemporaryFolder

  static let isPossible = System.program(named: "git") != nil

  static let environment = [
    "GIT_CONFIG_GLOBAL": "/dev/null", "GIT_CONFIG_NOSYSTEM": "1", "LC_ALL": "C",
    "GIT_AUTHOR_NAME": "a", "GIT_AUTHOR_EMAIL": "a@b", "GIT_AUTHOR_DATE": "2024-01-01T00:00:00Z",
    "GIT_COMMITTER_NAME": "a", "GIT_COMMITTER_EMAIL": "a@b", "GIT_COMMITTER_DATE": "2024-01-01T00:00:00Z",
  ]

  static let service = "@Stubbable final class Service {\n  func fetch() -> Int { 1 }\n}\n"

  /// - Parameter configuration: of git, `key=value`.
  init(_ files: [String: String] = ["a.swift": Self.service], configuration: [String] = []) throws {
    folder = try TemporaryFolder(files)
    try git("init", "-q")
    try git("symbolic-ref", "HEAD", "refs/heads/main")
    for setting in configuration {
      let parts = setting.components(separatedBy: "=")
      try git("config", parts[0], parts[1])
    }
  }

  /// Commits everything; then git's filter is set up.
  static func filtered(
    _ files: [String: String] = ["a.swift": Self.service], configuration: [String] = []
  ) throws -> Repository {
    let repository = try Repository(files, configuration: configuration)
    try repository.commit("first")
    try repository.stubble("init", "--git", "--quiet")
    return repository
  }

  func commit(_ message: String) throws {
    try git("add", "-A")
    try git("commit", "-q", "--allow-empty", "-m", message)
  }

  /// Runs git, which must succeed. Gives what it prints.
  @discardableResult
  func git(_ arguments: String...) throws -> String {
    let ran = try run("/usr/bin/env", ["git"] + arguments)
    try #require(ran.status == 0, "git \(arguments): \(ran.errors)")
    return ran.output
  }

  /// Runs git, which must fail. Gives what it complains of.
  func failingGit(_ arguments: String...) throws -> String {
    let ran = try run("/usr/bin/env", ["git"] + arguments)
    try #require(ran.status != 0, "git \(arguments): \(ran.output)")
    return ran.errors
  }

  /// Runs stubble, which must succeed.
  @discardableResult
  func stubble(_ arguments: String..., below name: String = ".") throws -> Program {
    let ran = try run(Program.stubble, arguments, below: name)
    try #require(ran.status == 0, "stubble \(arguments): \(ran.errors)")
    return ran
  }

  func run(_ program: String, _ arguments: [String], below name: String = ".") throws -> Program {
    try Program.run(program, arguments, in: folder[name], environment: Self.environment)
  }

  /// What git says of files that are not as in the last commit.
  var status: String { get throws { try git("status", "--short") } }

  /// The bytes that git has stored.
  func stored(_ name: String) throws -> [UInt8] {
    try run("/usr/bin/env", ["git", "cat-file", "blob", name]).outputBytes
  }
}
