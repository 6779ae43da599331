/// The names that a file declares, extends and depends on, found by the keywords next to them, without lexing. The same
/// pass finds whether the file accesses the memory of values.
///
/// Names in comments and strings are among them: what is looked up must be found in a syntax tree.
struct DeclaredNames: Sendable {
  /// A way in which a file uses a name.
  enum Use: UInt64, Sendable {
    case declaration, `extension`, alias
    /// The file measures the type with `MemoryLayout`, refers to an initializer of it without calling it, or declares when
    /// its values are equal.
    case dependence
    /// The file declares an alias of the type.
    case aliased
    /// The file extends the type, and perhaps adds an initializer that may fail.
    case failable
    /// The file declares a class with this superclass.
    case superclass
  }

  /// A hash of a name and its use. Two keys may be equal although their names are not, which does no harm.
  struct Key: Hashable, Sendable {
    let hash: UInt32

    init(hash: UInt32) { self.hash = hash }

    init(_ use: Use, of name: Name) {
      hash = UInt32(truncatingIfNeeded: ((name.hash ^ use.rawValue) &* 0x9e37_79b9_7f4a_7c15) >> 32)
    }
  }

  private(set) var keys: [Key] = []
  /// Whether the file measures values, accesses the bytes of some or copies borrowed ones, whose types it need not name.
  private(set) var accessesMemory = false
  /// Whether the file mentions `@autoclosure`, by which functions evaluate arguments late.
  private(set) var delaysArguments = false
  /// Whether the file mentions `#function`, which may be a default argument.
  private(set) var mentionsCaller = false
  /// Whether the file mentions `Mirror`, by which it may read the names of stored properties.
  private(set) var createsMirrors = false
  /// Whether the file mentions `@_exported`, by which files that import its module see the names of another one.
  private(set) var exportsModules = false
  /// Which of Foundation and the library the file imports with a level that is not public: other imports in its module
  /// must then state their levels.
  private(set) var restrictedImports: Set<String> = []

  /// The meaning of a keyword.
  private enum Meaning: Sendable {
    /// The name that follows is used in some way.
    case use(Use)
    /// A class is declared.
    case `class`
    /// A type alias is declared.
    case alias
    /// A function is declared that says when values are equal.
    case equality
    /// An initializer is declared that may fail.
    case failable
    /// Perhaps the bytes of a value are copied or compared.
    case bytes
    /// The layout of a type or value is measured.
    case layout
    /// An initializer is called, or referred to as a function.
    case initializer
    /// Perhaps the name of a type of pointers, or of a function that provides one.
    case pointer
    /// A value is borrowed or consumed, and perhaps copied, which only some types allow for.
    case ownership
    /// The name of the function that calls.
    case caller
    /// An argument is evaluated late.
    case delay
    /// An imported module is exported.
    case export
    /// The stored properties of values are read with their names.
    case mirror
    /// A macro is declared that is used as an attribute.
    case macro
  }

  /// It is a class because copies of it would be made for each file.
  private final class Keywords: Sendable {
    let meanings: [Meaning]
    let lengths: [Int]
    let search: WordSearch

    init(_ keywords: [(word: String, meaning: Meaning)]) {
      meanings = keywords.map(\.meaning)
      lengths = keywords.map(\.word.utf8.count)
      search = WordSearch(keywords.map(\.word))
    }
  }

  private static let ofUses: [(word: String, meaning: Meaning)] = [
    ("extension", .use(.extension)), ("MemoryLayout", .layout), (".init", .initializer), ("nsafe", .pointer),
    ("class", .class), ("bufferClass:", .use(.dependence)), ("BitwiseCopyable", .bytes), ("memcpy", .bytes),
    ("ytes: &", .bytes), ("borrowing", .ownership),
    ("consuming", .ownership), ("#function", .caller),
    ("autoclosure", .delay), ("@_exported", .export),
    ("Mirror", .mirror),
  ]
  private static let uses = Keywords(ofUses)
  private static let all = Keywords(
    ["struct", "actor", "enum", "protocol"].map { ($0, .use(.declaration)) }
      + [
        ("typealias", .alias), ("@attached", .macro), ("func ==", .equality), ("init?", .failable),
      ] + ofUses)

  init(in bytes: UnsafeRawBufferPointer) {
    self.init(in: bytes, after: Self.all)
    restrictedImports = RestrictedImports.modules(in: bytes)
  }

  /// Finds only the types that a file extends and depends on, which is all that matters in files of other modules.
  init(usedIn bytes: UnsafeRawBufferPointer) { self.init(in: bytes, after: Self.uses) }

  private init(in bytes: UnsafeRawBufferPointer, after keywords: Keywords) {
    let withDeclarations = keywords === Self.all
    var keys: [Key] = []
    var accessesMemory = false
    var mentionsCaller = false
    var delaysArguments = false
    var exportsModules = false
    var createsMirrors = false
    var extended: [Name] = []
    var mayFail = false
    keywords.search.forEachMatch(in: bytes) { word, start in
      let end = start + keywords.lengths[word]
      let beginsWord = start == 0 || !Name.hasPart(bytes[start - 1])
      let next = end < bytes.count ? bytes[end] : 0
      switch keywords.meanings[word] {
      case .initializer: Self.addName(before: start, ofInitializerUntil: end, in: bytes, to: &keys)
      case .pointer:
        // `UnsafePointer`, `withUnsafeBytes`, `unsafeBitCast`, but not `nonisolated(unsafe)`.
        if next.isCapitalLetter { accessesMemory = true }
      case .ownership: accessesMemory = accessesMemory || beginsWord
      case .caller: mentionsCaller = true
      case .delay: delaysArguments = true
      case .export: exportsModules = true
      case .macro: Self.addMacro(after: end, in: bytes, to: &keys)
      case .mirror: createsMirrors = createsMirrors || beginsWord
      case .layout:
        accessesMemory = true
        if next == UInt8(ascii: "<") { Self.addNames(after: end + 1, in: bytes, .dependence, to: &keys) }
      case .class:
        guard beginsWord else { break }
        if withDeclarations { Self.addNames(after: end, in: bytes, .declaration, to: &keys) }
        Self.addSuperclass(ofClassAfter: end, in: bytes, to: &keys)
      case .alias:
        guard beginsWord else { break }
        Self.addNames(after: end, in: bytes, .alias, to: &keys)
        Self.addMeaning(ofAliasAfter: end, in: bytes, to: &keys)
      case .equality: Self.addTypes(ofParametersAfter: end, in: bytes, to: &keys)
      case .failable: mayFail = mayFail || beginsWord
      case .bytes: accessesMemory = true
      case .use(let use):
        guard beginsWord else { break }
        Self.forEachName(after: end, in: bytes, use) { name in
          keys.append(Key(use, of: name))
          if use == .extension { extended.append(name) }
        }
      }
    }
    if mayFail { keys += extended.map { Key(.failable, of: $0) } }
    self.keys = keys
    self.accessesMemory = accessesMemory
    self.mentionsCaller = mentionsCaller
    self.delaysArguments = delaysArguments
    self.exportsModules = exportsModules
    self.createsMirrors = createsMirrors
  }

  /// Adds the name that follows a keyword; both names of `Outer.Inner`.
  private static func addNames(
    after keywordEnd: Int, in bytes: UnsafeRawBufferPointer, _ use: Use, to keys: inout [Key]
  ) {
    forEachName(after: keywordEnd, in: bytes, use) { name in
      let key = Key(use, of: name)
      if keys.last != key { keys.append(key) }
    }
  }

  /// Calls a closure with the name that follows a keyword; with both names of `Outer.Inner`.
  private static func forEachName(
    after keywordEnd: Int, in bytes: UnsafeRawBufferPointer, _ use: Use, _ body: (Name) -> Void
  ) {
    var start = endOfBlanks(at: keywordEnd, in: bytes)
    let followsWord = use == .declaration || use == .extension || use == .alias
    if start == keywordEnd, followsWord, start < bytes.count, bytes[start] != UInt8(ascii: "`") { return }
    while true {
      let (name, end) = Name.places(at: start, in: bytes)
      if name.isEmpty { return }
      body(Name(in: bytes, at: name))
      guard end < bytes.count, bytes[end] == UInt8(ascii: ".") else { return }
      start = end + 1
    }
  }

  /// Adds the type that an alias means.
  private static func addMeaning(
    ofAliasAfter keywordEnd: Int, in bytes: UnsafeRawBufferPointer, to keys: inout [Key]
  ) {
    let equals = endOfName(after: keywordEnd, in: bytes)
    guard equals < bytes.count, bytes[equals] == UInt8(ascii: "=") else { return }
    addNames(after: equals + 1, in: bytes, .aliased, to: &keys)
  }

  /// Adds the types of the parameters of `==`.
  private static func addTypes(
    ofParametersAfter nameEnd: Int, in bytes: UnsafeRawBufferPointer, to keys: inout [Key]
  ) {
    for place in nameEnd..<min(bytes.count, nameEnd + 256) {
      if bytes[place] == UInt8(ascii: ")") { return }
      if bytes[place] == UInt8(ascii: ":") { addNames(after: place + 1, in: bytes, .dependence, to: &keys) }
    }
  }

  /// Returns the offset after the name that follows a keyword, its generic parameters and the white space after them.
  private static func endOfName(after keywordEnd: Int, in bytes: UnsafeRawBufferPointer) -> Int {
    var place = Name.places(at: endOfBlanks(at: keywordEnd, in: bytes), in: bytes).end
    if place < bytes.count, bytes[place] == UInt8(ascii: "<") { place = endOfArguments(at: place, in: bytes) }
    return endOfBlanks(at: place, in: bytes)
  }

  /// Adds the first of the types that a class inherits from.
  private static func addSuperclass(
    ofClassAfter keywordEnd: Int, in bytes: UnsafeRawBufferPointer, to keys: inout [Key]
  ) {
    let place = endOfName(after: keywordEnd, in: bytes)
    guard place < bytes.count, bytes[place] == UInt8(ascii: ":") else { return }
    addNames(after: place + 1, in: bytes, .superclass, to: &keys)
  }

  /// Returns the offset at which white space ends that begins at `place`; `place` itself if there is none.
  private static func endOfBlanks(at place: Int, in bytes: UnsafeRawBufferPointer) -> Int {
    var end = place
    while end < bytes.count, bytes[end] <= UInt8(ascii: " ") { end += 1 }
    return end
  }

  /// Returns the offset after the generic parameters `<…>` that begin at `start`; `start` itself if they are long.
  private static func endOfArguments(at start: Int, in bytes: UnsafeRawBufferPointer) -> Int {
    var depth = 0
    for place in start..<min(bytes.count, start + 256) {
      if bytes[place] == UInt8(ascii: "<") { depth += 1 }
      if bytes[place] == UInt8(ascii: ">") { depth -= 1 }
      if depth == 0 { return place + 1 }
    }
    return start
  }

  /// Adds the name of the macro whose declaration an attribute begins. Other attributes may come between.
  private static func addMacro(
    after attributeEnd: Int, in bytes: UnsafeRawBufferPointer, to keys: inout [Key]
  ) {
    let words = bytes[attributeEnd..<min(bytes.count, attributeEnd + 1024)]
    var start = words.startIndex
    while let end = words[start...].firstIndex(where: { $0 <= UInt8(ascii: " ") }) {
      if words[start..<end].elementsEqual(macro) {
        return addNames(after: end, in: bytes, .declaration, to: &keys)
      }
      start = end + 1
    }
  }

  private static let macro = Array("macro".utf8)

  /// Adds the name before `.init`, as in `Row.init` and `Row<Int>.init(title:)`, unless the initializer is called.
  private static func addName(
    before start: Int, ofInitializerUntil end: Int, in bytes: UnsafeRawBufferPointer, to keys: inout [Key]
  ) {
    if end < bytes.count, Name.hasPart(bytes[end]) || bytes[end] == UInt8(ascii: "{") { return }
    if end < bytes.count, bytes[end] == UInt8(ascii: "(") {
      let close = bytes[end...].firstIndex(of: UInt8(ascii: ")")) ?? bytes.count
      guard close < bytes.count, bytes[close - 1] == UInt8(ascii: ":") else { return }
    }
    let nameEnd = startOfArguments(before: start, in: bytes)
    let name = Name.places(before: nameEnd, in: bytes).name
    if name.isEmpty { return }
    keys.append(Key(.dependence, of: Name(in: bytes, at: name)))
  }

  /// Returns the offset at which the generic arguments `<…>` begin that end at `end`; `end` itself if there are none.
  private static func startOfArguments(before end: Int, in bytes: UnsafeRawBufferPointer) -> Int {
    guard end > 0, bytes[end - 1] == UInt8(ascii: ">") else { return end }
    var depth = 0
    for place in (max(0, end - 256)..<end).reversed() {
      if bytes[place] == UInt8(ascii: ">") { depth += 1 }
      if bytes[place] == UInt8(ascii: "<") { depth -= 1 }
      if depth == 0 { return place }
    }
    return end
  }
}
