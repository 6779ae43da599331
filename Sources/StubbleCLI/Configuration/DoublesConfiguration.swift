import StubbleRewriter
import StubbleSemantics

/// An element of `doubles` in `.stubble.json`: a file of doubles, described in the terms of the options of `generate`.
///
///     { "output": "Tests/AppTests/Doubles.swift", "paths": ["Sources/App"], "kind": "mock", "testable": ["App"] }
struct DoublesConfiguration: Equatable, Sendable {
  var output = ""
  /// The files and folders with the protocols; empty for the paths of all commands.
  var paths: [String] = []
  var references: [String] = []
  var users: [String] = []
  var request = DoublesRequest()

  /// A key of the object. All but the first two are named after options of `generate`.
  enum Key: String, CaseIterable {
    case output, paths, kind, protocols, allProtocols, namePattern, access, references, usedIn, testable
    case imports, condition, header, documentation
  }

  /// The components of the output's path, which is the same file as one that is written with further `.` and slashes.
  fileprivate var outputComponents: [PathKey] {
    let names = Path.names(in: output).filter { $0 != "." }.map { PathKey(String($0)) }
    return output.hasPathPrefix("/") ? [PathKey("/")] + names : names
  }

  mutating func set(_ key: Key, to node: JSONNode) throws(Diagnostic) {
    switch key {
    case .output:
      output = try node.string()
      // '-' is standard output, which a file of its own is not.
      if ["", "-"].contains(output) { throw node.expected("the path of a file") }
    case .paths: paths = try node.strings()
    case .kind: request.kind = try node.choice()
    case .protocols: request.protocolNames = try node.strings()
    case .allProtocols: request.allProtocols = try node.bool()
    case .namePattern:
      let pattern = try node.string()
      if !DoublesRequest.isNamePattern(pattern) { throw node.expected("a pattern such as \"Fake{}\"") }
      request.namePattern = pattern
    case .access:
      let level: DoublesRequest.Access = try node.choice()
      request.access = level
    case .references: references = try node.strings()
    case .usedIn: users = try node.strings()
    case .header: request.header = try node.string()
    case .documentation: request.isDocumented = try node.bool()
    case .testable: request.testableImports = try node.modulePaths()
    case .imports: request.imports = try node.modulePaths()
    case .condition:
      let condition = try node.string()
      if !DoublesRequest.isCondition(condition) { throw node.expected("a compilation condition") }
      request.condition = condition
    }
  }
}

extension JSONNode {
  fileprivate func modulePaths() throws(Diagnostic) -> [String] {
    guard case .array(let elements) = value else { throw expected("an array of strings") }
    var names: [String] = []
    for element in elements {
      let name = try element.string()
      if !DoublesRequest.isModulePath(name) { throw element.expected("the name of a module") }
      names.append(name)
    }
    return names
  }

  /// Reads an array of files of doubles.
  func doubles() throws(Diagnostic) -> [DoublesConfiguration] {
    guard case .array(let elements) = value else { throw expected("an array of objects") }
    var doubles: [DoublesConfiguration] = []
    for element in elements {
      var configuration = DoublesConfiguration()
      for (name, node) in try element.uniqueMembers(of: "an object") {
        let text = try name.string()
        guard let key = DoublesConfiguration.Key(rawValue: text) else {
          throw Configuration.unknown(
            text, at: name.range, known: DoublesConfiguration.Key.allCases.map(\.rawValue))
        }
        try configuration.set(key, to: node)
      }
      if configuration.output.isEmpty { throw element.expected("\"output\"") }
      if doubles.contains(where: { $0.outputComponents == configuration.outputComponents }) {
        throw Diagnostic(.error, at: element.range, "duplicate output '\(configuration.output)'")
      }
      doubles.append(configuration)
    }
    return doubles
  }
}
