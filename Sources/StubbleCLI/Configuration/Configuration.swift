import StubbleRewriter

/// What `.stubble.json` says. Options on the command line come before it or add to it.
///
///     {
///       "paths": ["Sources"],            where to look if the command line names nothing
///       "exclude": ["Generated", "*.pb.swift"],
///       "types": ["RosterService"],      stubbable without an annotation
///       "allTypes": false,
///       "layout": "lines",
///       "defaultIsolation": "MainActor", what the compiler is given as -default-isolation
///       "jobs": 4
///     }
///
/// Paths and patterns are relative to the file's folder.
struct Configuration: Equatable, Sendable {
  static let name = ".stubble.json"

  /// The folder of the file, absolute; nil if there is no file.
  var folder: String?
  var paths: [String] = []
  var exclusions: [String] = []
  var typeNames: [String] = []
  var allTypes = false
  var layout: Layout?
  var defaultIsolation: DefaultIsolation?
  var jobs: Int?

  /// Reads the file of the current folder or, in a git work tree, of the nearest folder above that has one.
  static func load() throws(Findings) -> Configuration {
    let current = System.currentFolder()
    guard let folder = folder(from: current) else { return Configuration() }
    let shown = folder == current ? name : folder + "/" + name
    let text: [UInt8]
    do { text = try System.contents(of: folder + "/" + name).bytes } catch {
      throw Findings([Finding(error)])
    }
    return try read(text, path: shown, folder: folder)
  }

  private static func folder(from current: String) -> String? {
    let top = GitIgnore.workTree(of: current) ?? current
    var folder = current[...]
    while true {
      if (try? System.status(of: folder + "/" + name)) != nil { return String(folder) }
      guard folder.count > top.count, let slash = folder.lastIndex(of: "/") else { return nil }
      folder = folder[..<slash]
    }
  }

  /// Reads the text of a file that stands in `folder`.
  static func read(_ text: [UInt8], path: String, folder: String) throws(Findings) -> Configuration {
    var configuration = Configuration(folder: folder)
    do throws(Diagnostic) {
      guard case .object(let members) = try JSONReader.read(text).value else {
        throw Diagnostic(.error, at: 0..<text.count, "an object is expected")
      }
      var seen: Set<String> = []
      for (key, value) in members { try configuration.set(key, to: value, &seen) }
    } catch {
      throw Findings([Finding(path: path, text: text, error)])
    }
    return configuration
  }

  private static let keys = ["paths", "exclude", "types", "allTypes", "layout", "defaultIsolation", "jobs"]

  private mutating func set(_ key: JSONNode, to node: JSONNode, _ seen: inout Set<String>) throws(Diagnostic)
  {
    guard case .string(let name) = key.value else { return }
    if !seen.insert(name).inserted { throw Diagnostic(.error, at: key.range, "'\(name)' is given twice") }
    switch name {
    case "paths": paths = try node.strings()
    case "exclude": exclusions = try node.strings()
    case "types": typeNames = try node.strings()
    case "allTypes": allTypes = try node.bool()
    case "layout": layout = try node.choice()
    case "defaultIsolation": defaultIsolation = try node.choice()
    case "jobs": jobs = try node.positiveNumber()
    default: throw Self.unknown(name, at: key.range)
    }
  }

  private static func unknown(_ name: String, at range: Range<Int>) -> Diagnostic {
    let note = closest(to: name, in: keys).map { "did you mean '\($0)'?" }
    let all = "known keys: " + keys.joined(separator: ", ")
    return Diagnostic(
      .error, at: range, "unknown key '\(name)'", notes: [Diagnostic.Note(message: note ?? all)])
  }
}

extension JSONNode {
  fileprivate func strings() throws(Diagnostic) -> [String] {
    guard case .array(let elements) = value else { throw expected("an array of strings") }
    var strings: [String] = []
    for element in elements {
      guard case .string(let text) = element.value else { throw element.expected("a string") }
      strings.append(text)
    }
    return strings
  }

  fileprivate func bool() throws(Diagnostic) -> Bool {
    guard case .bool(let value) = value else { throw expected("true or false") }
    return value
  }

  fileprivate func choice<Value: RawRepresentable & CaseIterable>() throws(Diagnostic) -> Value
  where Value.RawValue == String {
    guard case .string(let text) = value, let choice = Value(rawValue: text) else {
      throw expected(Value.allCases.map { "\"\($0.rawValue)\"" }.joined(separator: " or "))
    }
    return choice
  }

  fileprivate func positiveNumber() throws(Diagnostic) -> Int {
    guard case .number(let number) = value, let whole = Int(exactly: number), whole > 0 else {
      throw expected("a number above zero")
    }
    return whole
  }

  private func expected(_ what: String) -> Diagnostic { Diagnostic(.error, at: range, "\(what) is expected") }
}
