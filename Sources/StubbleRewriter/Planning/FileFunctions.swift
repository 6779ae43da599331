import StubbleSemantics
import StubbleSyntax

/// The functions that limit the stubs of a file to a task and put them back: of closures that no type has, or a type of
/// another file.
enum FileFunctions {
  /// The variables of a stub that the file's function puts back: those of global functions, from everywhere.
  static func variables(of stub: ExpandedStub) -> [GeneratedVariable] {
    let isGlobal = !stub.planned.candidate.member.isInExtension
    return isGlobal && stub.planned.context.modifiers.isUnsafe ? stub.variables : []
  }

  /// The functions, named by the file.
  ///
  /// - Parameter stem: the file's name as a part of theirs.
  static func code(for variables: [GeneratedVariable], stem: String, isolation: String) -> [Code] {
    let scopes = StubFunctions.scopes(
      named: "_with\(stem)Stubs", words: "", isolation: isolation, owner: .type, in: nil)
    if variables.isEmpty { return scopes }
    let reset = StubFunctions.reset(named: "_reset\(stem)Stubs", words: isolation, variables: variables)
    return scopes + [reset]
  }

  /// The names of files as parts of other names: `String+Words.swift` as `StringWords`, and as `StringPlusWords` where there
  /// are functions of `StringWords.swift` in the module too.
  static func stems(of files: some Sequence<FileID>, index: TypeIndex) -> [FileID: String] {
    let files = files.sorted()
    let short = ModuleNames(files.map { (stem(ofName: name(of: $0, index), spelling: false), $0) }, index)
    var stems: [FileID: String] = [:]
    var given = ModuleNames([], index)
    for file in files {
      let name = name(of: file, index)
      var stem = stem(ofName: name, spelling: false)
      if short.count(of: stem, in: file) > 1 { stem = self.stem(ofName: name, spelling: true) }
      given.add(stem, of: file)
      // Names may differ in the case of a letter alone.
      let count = given.count(of: stem, in: file)
      stems[file] = count > 1 ? stem + "\(count)" : stem
    }
    return stems
  }

  /// How many files of each module have a name.
  private struct ModuleNames {
    private var counts: [Module: [String: Int]] = [:]
    private let index: TypeIndex

    init(_ names: [(name: String, file: FileID)], _ index: TypeIndex) {
      self.index = index
      for (name, file) in names { add(name, of: file) }
    }

    mutating func add(_ name: String, of file: FileID) {
      for module in index.modules[file].modules { counts[module, default: [:]][name, default: 0] += 1 }
    }

    /// The most that one of the file's modules has.
    func count(of name: String, in file: FileID) -> Int {
      index.modules[file].modules.map { counts[$0]?[name] ?? 0 }.max() ?? 0
    }
  }

  private static func name(of file: FileID, _ index: TypeIndex) -> Substring {
    let name = index.paths[file].split(separator: "/").last ?? ""
    return name.hasSuffix(".swift") ? name.dropLast(6) : name
  }

  /// - Parameter spelling: what an identifier cannot have is spelled, not left out.
  private static func stem(ofName name: Substring, spelling: Bool) -> String {
    var stem = ""
    var startsWord = true
    for character in name {
      let isPart = character.isLetter || character.isNumber || character == "_"
      if isPart { stem += startsWord ? character.uppercased() : String(character) }
      if !isPart, spelling { stem += word(for: character) }
      startsWord = !isPart
    }
    return stem
  }

  private static func word(for character: Character) -> String {
    switch character {
    case "+": "Plus"
    case "-": "Minus"
    case ".": "Dot"
    case " ": "Space"
    default: character.unicodeScalars.map { "U" + String($0.value, radix: 16) }.joined()
    }
  }
}
