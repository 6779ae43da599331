/// The search of a file's bytes for the names next to keywords, and for keywords that say something of the whole file.
struct NameScanner {
  private let bytes: UnsafeRawBufferPointer
  private let keywords: NameKeywords
  private var found = DeclaredNames()
  /// The names that the file extends.
  private var extended: [Name] = []
  /// Whether the file declares an initializer that may fail.
  private var mayFail = false

  private init(_ bytes: UnsafeRawBufferPointer, _ keywords: NameKeywords) {
    self.bytes = bytes
    self.keywords = keywords
  }

  /// Returns what is found by some keywords.
  static func names(in bytes: UnsafeRawBufferPointer, after keywords: NameKeywords) -> DeclaredNames {
    var scanner = NameScanner(bytes, keywords)
    keywords.search.forEachMatch(in: bytes) { word, start in
      scanner.add(keywords.meanings[word], from: start, to: start + keywords.lengths[word])
    }
    if scanner.mayFail { scanner.found.keys += scanner.extended.map { DeclaredNames.Key(.failable, of: $0) } }
    return scanner.found
  }

  /// Adds what the keyword at some offsets means.
  private mutating func add(_ meaning: NameKeywords.Meaning, from start: Int, to end: Int) {
    let beginsWord = start == 0 || !Name.hasPart(bytes[start - 1])
    let next = end < bytes.count ? bytes[end] : 0
    switch meaning {
    case .use(let use): if beginsWord { addNames(after: end, use) }
    case .class: if beginsWord { addClass(after: end) }
    case .alias: if beginsWord { addAlias(after: end) }
    case .equality: addTypes(ofParametersAfter: end)
    case .failable: mayFail = mayFail || beginsWord
    case .bytes: found.accessesMemory = true
    case .layout:
      found.accessesMemory = true
      if next == UInt8(ascii: "<") { addNames(after: end + 1, .dependence) }
    case .initializer: addName(before: start, ofInitializerUntil: end)
    case .pointer:
      // `UnsafePointer`, `withUnsafeBytes`, `unsafeBitCast`, but not `nonisolated(unsafe)`.
      if next.isCapitalLetter { found.accessesMemory = true }
    case .ownership: found.accessesMemory = found.accessesMemory || beginsWord
    case .caller: found.mentionsCaller = true
    case .delay: found.delaysArguments = true
    case .export: found.exportsModules = true
    case .mirror: found.createsMirrors = found.createsMirrors || beginsWord
    case .macro: addMacro(after: end)
    }
  }

  // MARK: Names after keywords

  /// Adds the name that follows a keyword; both names of `Outer.Inner`.
  private mutating func addNames(after keywordEnd: Int, _ use: DeclaredNames.Use) {
    var start = endOfBlanks(at: keywordEnd)
    let followsWord = use == .declaration || use == .extension || use == .alias
    if start == keywordEnd, followsWord, start < bytes.count, bytes[start] != UInt8(ascii: "`") { return }
    while true {
      let (name, end) = Name.ranges(at: start, in: bytes)
      if name.isEmpty { return }
      add(use, of: Name(in: bytes, at: name))
      guard end < bytes.count, bytes[end] == UInt8(ascii: ".") else { return }
      start = end + 1
    }
  }

  private mutating func add(_ use: DeclaredNames.Use, of name: Name) {
    if use == .extension { extended.append(name) }
    let key = DeclaredNames.Key(use, of: name)
    if found.keys.last != key { found.keys.append(key) }
  }

  /// Adds a class, unless only uses are looked for, and the first of the types that it inherits from.
  private mutating func addClass(after keywordEnd: Int) {
    if keywords.includeDeclarations { addNames(after: keywordEnd, .declaration) }
    let offset = endOfName(after: keywordEnd)
    if offset < bytes.count, bytes[offset] == UInt8(ascii: ":") { addNames(after: offset + 1, .superclass) }
  }

  /// Adds an alias and the type that it means.
  private mutating func addAlias(after keywordEnd: Int) {
    addNames(after: keywordEnd, .alias)
    let offset = endOfName(after: keywordEnd)
    if offset < bytes.count, bytes[offset] == UInt8(ascii: "=") { addNames(after: offset + 1, .aliased) }
  }

  /// Adds the types of the parameters of `==`.
  private mutating func addTypes(ofParametersAfter nameEnd: Int) {
    for offset in nameEnd..<min(bytes.count, nameEnd + Self.limit) {
      if bytes[offset] == UInt8(ascii: ")") { return }
      if bytes[offset] == UInt8(ascii: ":") { addNames(after: offset + 1, .dependence) }
    }
  }

  /// Adds the name of the macro whose declaration an attribute begins. Other attributes may come between.
  private mutating func addMacro(after attributeEnd: Int) {
    let words = bytes[attributeEnd..<min(bytes.count, attributeEnd + 1024)]
    var start = words.startIndex
    while let end = words[start...].firstIndex(where: { $0 <= UInt8(ascii: " ") }) {
      if words[start..<end].elementsEqual(Self.macro) {
        return addNames(after: end, .declaration)
      }
      start = end + 1
    }
  }

  private static let macro = Array("macro".utf8)

  /// Adds the name before `.init`, as in `Row.init` and `Row<Int>.init(title:)`, unless the initializer is called.
  private mutating func addName(before start: Int, ofInitializerUntil end: Int) {
    if end < bytes.count, Name.hasPart(bytes[end]) || bytes[end] == UInt8(ascii: "{") { return }
    if end < bytes.count, bytes[end] == UInt8(ascii: "(") {
      let close = bytes[end...].firstIndex(of: UInt8(ascii: ")")) ?? bytes.count
      guard close < bytes.count, bytes[close - 1] == UInt8(ascii: ":") else { return }
    }
    let nameEnd = startOfArguments(before: start)
    let name = Name.ranges(before: nameEnd, in: bytes).name
    if name.isEmpty { return }
    add(.dependence, of: Name(in: bytes, at: name))
  }

  // MARK: Offsets

  /// How many bytes are searched for the end of generic arguments or parameters, which are hardly ever longer.
  private static let limit = 256

  /// Returns the offset after the name that follows a keyword, its generic parameters and the white space after them.
  private func endOfName(after keywordEnd: Int) -> Int {
    var offset = Name.ranges(at: endOfBlanks(at: keywordEnd), in: bytes).end
    if offset < bytes.count, bytes[offset] == UInt8(ascii: "<") { offset = endOfArguments(at: offset) }
    return endOfBlanks(at: offset)
  }

  /// Returns the offset at which white space ends that begins at an offset; that offset itself if there is none.
  private func endOfBlanks(at offset: Int) -> Int {
    var end = offset
    while end < bytes.count, bytes[end] <= UInt8(ascii: " ") { end += 1 }
    return end
  }

  /// Returns the offset after the generic parameters `<…>` that begin at `start`; `start` itself if they are long.
  private func endOfArguments(at start: Int) -> Int {
    var depth = 0
    for offset in start..<min(bytes.count, start + Self.limit) {
      if bytes[offset] == UInt8(ascii: "<") { depth += 1 }
      if bytes[offset] == UInt8(ascii: ">") { depth -= 1 }
      if depth == 0 { return offset + 1 }
    }
    return start
  }

  /// Returns the offset at which the generic arguments `<…>` begin that end at `end`; `end` itself if there are none.
  private func startOfArguments(before end: Int) -> Int {
    guard end > 0, bytes[end - 1] == UInt8(ascii: ">") else { return end }
    var depth = 0
    for offset in (max(0, end - Self.limit)..<end).reversed() {
      if bytes[offset] == UInt8(ascii: ">") { depth += 1 }
      if bytes[offset] == UInt8(ascii: "<") { depth -= 1 }
      if depth == 0 { return offset }
    }
    return end
  }
}
