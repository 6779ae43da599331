import StubbleRewriter
import StubbleSemantics

/// The contents of `.stubble.json`. Options on the command line override it or add to it.
///
///     {
///       "paths": ["Sources"],            where to look if the command line names nothing
///       "exclude": ["Generated", "*.pb.swift"],
///       "types": ["RosterService", { "name": "Clock", "calls": true }],
///                                        stubbable without an annotation
///       "allTypes": false,
///       "access": "public",              options of all stubs whose annotations do not give them
///       "sendable": true,
///       "calls": true,
///       "layout": "lines",
///       "modules": { "App": "Sources/App", "Kit": ["Shared", "Kit"] },
///                                        which files are compiled together
///       "doubles": [{ "output": "Tests/AppTests/Doubles.swift", "kind": "mock", "testable": ["App"] }],
///                                        the files that 'generate' writes
///       "defaultIsolation": "MainActor", the value of the compiler's -default-isolation
///       "strictMemorySafety": true,      whether the compiler gets -strict-memory-safety
///       "jobs": 4
///     }
///
/// Paths and patterns are relative to the file's folder.
struct Configuration: Equatable, Sendable {
  static let name = ".stubble.json"

  /// The absolute path of the file's folder; `nil` if there is no file.
  var folder: String?
  var paths: [String] = []
  var exclusions: [String] = []
  /// The types to make stubbable, by name, with the options of their stubs.
  var types: [String: Annotation.Options] = [:]
  /// The options of all stubs whose annotations do not give them.
  var options = Annotation.Options()
  var allTypes = false
  /// The files that `generate` writes where the command line names none.
  var doubles: [DoublesConfiguration] = []
  var layout: Layout?
  /// The folders of modules, relative to the folder of the file.
  var modules: [NamedModules.Entry] = []
  var defaultIsolation: DefaultIsolation?
  var strictMemorySafety: Bool?
  var jobs: Int?

  /// Loads the configuration of a folder, or of the nearest folder above that has one. In a git work tree the search
  /// ends at its top.
  ///
  /// - Parameter start: The absolute path of the folder.
  /// - Returns: The configuration and the places of its values; an empty configuration if there is no file.
  static func load(for start: String) throws(FileDiagnostics) -> (Configuration, ConfigurationLocations) {
    guard let folder = folder(from: start) else { return (Configuration(), ConfigurationLocations()) }
    let shown = PathKey(folder) == PathKey(System.currentFolder()) ? name : folder + "/" + name
    let text: [UInt8]
    if let kind = (try? System.status(of: folder + "/" + name))?.kind, kind != .file {
      throw FileDiagnostics([FileDiagnostic(path: shown, message: "this is not a file")])
    }
    do { text = try System.contents(of: folder + "/" + name).bytes } catch {
      throw FileDiagnostics(error)
    }
    return try read(text, path: shown, folder: folder)
  }

  private static func folder(from start: String) -> String? {
    let top = GitWorkTree(around: start)?.top ?? "/"
    // A broken symbolic link counts too, and is an error: whoever made it expects it to be read.
    return Path.upward(from: start).prefix { $0.utf8.count >= top.utf8.count }.first { folder in
      (try? System.status(of: folder + "/" + name, followingLinks: false)) != nil
    }
  }

  /// Parses the text of a configuration file.
  ///
  /// - Parameters:
  ///   - text: The bytes of the file.
  ///   - path: The path of the file in diagnostics.
  ///   - folder: The folder of the file, to which its paths are relative.
  static func read(
    _ text: [UInt8], path: String, folder: String
  ) throws(FileDiagnostics) -> (configuration: Configuration, locations: ConfigurationLocations) {
    var configuration = Configuration(folder: folder)
    var locations = ConfigurationLocations(path: path, text: text)
    do throws(Diagnostic) {
      for member in try JSONReader.read(text).uniqueMembers(of: "an object") {
        let key = try key(member.key)
        try configuration.set(key, to: member.value)
        locations.add(textsIn: member.value, of: key)
      }
    } catch {
      throw FileDiagnostics([FileDiagnostic(path: path, text: text, error)])
    }
    return (configuration, locations)
  }

  private static func key(_ name: JSONNode) throws(Diagnostic) -> Key {
    let text = try name.string()
    if let key = Key(rawValue: text) { return key }
    throw unknown(text, at: name.range, known: Key.allCases.map(\.rawValue))
  }

  private mutating func set(_ key: Key, to node: JSONNode) throws(Diagnostic) {
    switch key {
    case .schema: _ = try node.string()
    case .paths: paths = try node.strings(of: "a path")
    case .exclude: exclusions = try node.patterns()
    case .types: types = try node.types()
    case .access, .sendable, .calls: try options.set(key.rawValue, to: node)
    case .allTypes: allTypes = try node.bool()
    case .doubles: doubles = try node.doubles()
    case .layout: layout = try node.choice()
    case .modules: modules = try node.modules()
    case .defaultIsolation: defaultIsolation = try node.choice()
    case .strictMemorySafety: strictMemorySafety = try node.bool()
    case .jobs: jobs = try node.positiveNumber()
    }
  }

  /// The keys, besides `name`, of an object that describes a type: the options of `@Stubbable`.
  static let typeKeys = Annotation.Name.stubbable.options.map(\.rawValue)

  static func unknown(_ name: String, at range: Range<Int>, known keys: [String]) -> Diagnostic {
    let note = closest(to: name, in: keys).map { "did you mean '\($0)'?" }
    let all = "known keys: " + keys.joined(separator: ", ")
    return Diagnostic(
      .error, at: range, "unknown key '\(name)'", notes: [Diagnostic.Note(message: note ?? all)])
  }
}

extension Annotation.Options {
  /// Sets the option that has the key's name in annotations.
  fileprivate mutating func set(_ key: String, to node: JSONNode) throws(Diagnostic) {
    if key == Annotation.Option.access.rawValue {
      let level: Annotation.Access = try node.choice()
      access = level
    } else {
      _ = set(key, to: try node.bool() ? "true" : "false")
    }
  }
}

extension JSONNode {
  /// Reads an array whose elements are names, or objects with a name and options of `@Stubbable`.
  fileprivate func types() throws(Diagnostic) -> [String: Annotation.Options] {
    guard case .array(let elements) = value else { throw expected("an array of types") }
    var types: [String: Annotation.Options] = [:]
    for element in elements {
      let (name, options) = try element.type()
      guard types.updateValue(options, forKey: name) == nil else {
        throw Diagnostic(.error, at: element.range, "duplicate type '\(name)'")
      }
    }
    return types
  }

  private func type() throws(Diagnostic) -> (name: String, options: Annotation.Options) {
    if let text, text.isEmpty { throw expected("the name of a type") }
    if let text { return (text, Annotation.Options()) }
    var options = Annotation.Options()
    var name: String?
    for (key, node) in try uniqueMembers(of: "a string or an object with a name") {
      let text = try key.string()
      if text == "name" {
        name = try node.string()
      } else if Configuration.typeKeys.contains(text) {
        try options.set(text, to: node)
      } else {
        throw Configuration.unknown(text, at: key.range, known: ["name"] + Configuration.typeKeys)
      }
    }
    guard let name, !name.isEmpty else { throw expected("\"name\"") }
    return (name, options)
  }

  /// Reads an object that has, for each module, a folder or an array of folders.
  fileprivate func modules() throws(Diagnostic) -> [NamedModules.Entry] {
    var entries: [NamedModules.Entry] = []
    for (key, node) in try uniqueMembers(of: "an object with the folders of modules") {
      let name = try key.string()
      guard NamedModules.isName(name) else { throw key.expected("the name of a module") }
      let folders = try node.folders()
      entries += folders.map { NamedModules.Entry(name: name, folder: $0) }
    }
    return entries
  }

  /// Reads a folder, or an array of folders.
  private func folders() throws(Diagnostic) -> [String] {
    let elements: [JSONNode] = if case .array(let elements) = value { elements } else { [self] }
    let folders = elements.compactMap(\.text).filter { !$0.isEmpty }
    if folders.isEmpty || folders.count < elements.count {
      throw expected("a folder, or an array of folders")
    }
    return folders
  }

  /// Reads an object, and throws an error if a key is given twice.
  ///
  /// - Parameter what: What is expected, for the error message if this is not an object.
  func uniqueMembers(of what: String) throws(Diagnostic) -> [(key: JSONNode, value: JSONNode)] {
    guard case .object(let members) = value else { throw expected(what) }
    var seen: Set<String> = []
    for (key, _) in members {
      let name = try key.string()
      if !seen.insert(name).inserted { throw Diagnostic(.error, at: key.range, "duplicate key '\(name)'") }
    }
    return members
  }

  /// Reads an array of strings that are not empty.
  ///
  /// - Parameter what: What one of the strings is, for the error message.
  fileprivate func strings(of what: String) throws(Diagnostic) -> [String] {
    if case .array(let elements) = value, let empty = elements.first(where: { $0.text?.isEmpty ?? false }) {
      throw empty.expected(what)
    }
    return try strings()
  }

  /// Reads an array of patterns of files and folders.
  fileprivate func patterns() throws(Diagnostic) -> [String] {
    let patterns = try strings()
    guard case .array(let elements) = value else { return patterns }
    if let wrong = elements.first(where: { !IgnoreRules.isPattern($0.text ?? "") }) {
      throw wrong.expected("a pattern")
    }
    return patterns
  }

  func strings() throws(Diagnostic) -> [String] {
    guard case .array(let elements) = value else { throw expected("an array of strings") }
    var strings: [String] = []
    for element in elements { strings.append(try element.string()) }
    return strings
  }

  func string() throws(Diagnostic) -> String {
    guard let text else { throw expected("a string") }
    return text
  }

  func bool() throws(Diagnostic) -> Bool {
    guard case .bool(let value) = value else { throw expected("true or false") }
    return value
  }

  func choice<Value: RawRepresentable & CaseIterable>() throws(Diagnostic) -> Value
  where Value.RawValue == String {
    guard case .string(let text) = value, let choice = Value(rawValue: text) else {
      throw expected(Value.allCases.map { "\"\($0.rawValue)\"" }.joined(separator: " or "))
    }
    return choice
  }

  fileprivate func positiveNumber() throws(Diagnostic) -> Int {
    guard case .number(let number) = value, let whole = Int(exactly: number), whole > 0 else {
      throw expected("a positive integer")
    }
    return whole
  }

  func expected(_ what: String) -> Diagnostic {
    Diagnostic(.error, at: range, "expected \(what)")
  }
}
