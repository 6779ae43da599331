import StubbleSemantics
import StubbleSyntax

/// The functions, named after a file, that limit the file's stubs to a task and reset them: `_withFormattingStubs` and
/// `_resetFormattingStubs` in `Formatting.swift`. They serve closures that are in no type, or in an extension of a type
/// that another file declares.
enum FileFunctions {
  /// Returns the variables of a stub that the file's reset function sets back: those of a global function, if code of
  /// any isolation can set them.
  static func variables(of stub: PlacedStub) -> [GeneratedVariable] {
    let isGlobal = !stub.planned.candidate.member.isInExtension
    return isGlobal && stub.planned.context.modifiers.isUnsafe ? stub.variables : []
  }

  /// Returns the functions of a file.
  ///
  /// - Parameters:
  ///   - variables: The variables that the reset function sets back. There is no such function if they are empty.
  ///   - stem: The file's name as a part of the functions' names.
  ///   - isolation: `nonisolated` and a space where declarations are on the main actor by default; empty elsewhere.
  static func code(for variables: [GeneratedVariable], stem: String, isolation: String) -> [Code] {
    let scopes = StubFunctions.scopes(
      named: "_with\(stem)Stubs", words: "", isolation: isolation, owner: .type, in: nil)
    if variables.isEmpty { return scopes }
    let reset = StubFunctions.reset(named: "_reset\(stem)Stubs", words: isolation, variables: variables)
    return scopes + [reset]
  }

  /// Returns the names of files as parts of function names, different in each module: `StringWords` for
  /// `String+Words.swift`, or `StringPlusWords` where the module has functions of `StringWords.swift` too.
  static func stems(of files: some Sequence<FileID>, index: TypeIndex) -> [FileID: String] {
    let files = files.sorted()
    let short = ModuleNames(files.map { (stem(ofName: name(of: $0, index), spelling: false), $0) }, index)
    var stems: [FileID: String] = [:]
    var given = ModuleNames([], index)
    for file in files {
      let name = name(of: file, index)
      var stem = stem(ofName: name, spelling: false)
      if short.count(of: stem, in: file) > 1 { stem = self.stem(ofName: name, spelling: true) }
      // Names may differ in the case of a letter alone, and another file may have the name with the number.
      var different = stem
      var number = 1
      while given.includes(different, in: file) || number > 1 && short.includes(different, in: file) {
        number += 1
        different = stem + "\(number)"
      }
      given.add(different, of: file)
      stems[file] = different
    }
    return stems
  }

  /// How many files of each module have a certain name.
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

    /// Whether a file in one of the modules of the given file has a name.
    func includes(_ name: String, in file: FileID) -> Bool { count(of: name, in: file) > 0 }

    /// Returns how many files have a name, in that module of the given file which has most of them.
    func count(of name: String, in file: FileID) -> Int {
      index.modules[file].modules.map { counts[$0]?[name] ?? 0 }.max() ?? 0
    }
  }

  private static func name(of file: FileID, _ index: TypeIndex) -> Substring {
    let name = index.paths[file].fileName
    return name.hasSuffix(".swift") ? name.dropLast(6) : name
  }

  /// - Parameter spelling: Whether characters that an identifier cannot have are spelled out (`+` as `Plus`) rather
  ///   than left out.
  private static func stem(ofName name: Substring, spelling: Bool) -> String {
    var stem = ""
    var startsWord = true
    for character in name {
      let isPart = character.isPartOfName
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
