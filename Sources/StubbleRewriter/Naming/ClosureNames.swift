import StubbleSemantics
import StubbleSyntax

/// A member that needs names for its closures, as far as its names depend on it.
struct Nameable: Sendable {
  enum Kind: Sendable {
    case function, stored, computed, `subscript`
  }

  let member: Member
  /// The clauses of `#if` that its closures are declared in.
  let clauses: ConditionalClauses
  let kind: Kind
  /// The member's own name without back-ticks; `subscript` for a subscript.
  let base: String
  /// Its closures are static.
  let isStatic: Bool
  /// The member can be set.
  var isSettable = true
  /// What `name:` asks for: a function's closure, or the storage from which a property's closures take their names.
  let chosenName: String?
  /// The arguments of its calls are recorded.
  var recordsCalls = false
  /// The parts by which overloads are told apart, in the order in which they are tried.
  let steps: [String]
}

/// The names of the closures, and of the storage, of one member.
struct ClosureNames: Sendable, Equatable {
  /// The closure of a function.
  var function = ""
  /// The arguments of a function's calls.
  var record = ""
  var getter = ""
  var setter = ""
  var storage = ""
}

/// Gives every member of a type names that nothing else has.
struct Namer: Sendable {
  /// Names that are declared or already given, those of instances and those of the type apart.
  private var taken: [Bool: [String: [ConditionalClauses?]]] = [:]
  /// Names that had to give way, with the member they were for.
  private(set) var notes: [(member: Member, wanted: String, given: String)] = []

  /// Names of globals, taken for instances and for types.
  private let globals: Set<String>
  /// Of superclasses, whose names are all taken.
  private let inherited: [Namer]

  /// The names of classes above and below the type.
  private let hierarchy: HierarchyNames?

  init(globals: Set<String> = [], inherited: [Namer] = [], hierarchy: HierarchyNames? = nil) {
    self.globals = globals
    self.inherited = inherited
    self.hierarchy = hierarchy
  }

  /// Marks a name as taken in some clauses of `#if`, or everywhere.
  mutating func take(_ name: String, in clauses: ConditionalClauses?, isStatic: Bool) {
    taken[isStatic, default: [:]][name, default: []].append(clauses)
  }

  private func isTaken(_ name: String, for nameable: Nameable, isStatic: Bool) -> Bool {
    Namer.isIntroducer(name) || globals.contains(name)
      || inherited.contains { $0.hasTaken(name, isStatic: isStatic) }
      || hierarchy?.include(name, isStatic: isStatic) == true
      || (taken[isStatic]?[name] ?? []).contains { owner in
        owner.map { !$0.exclude(nameable.clauses) } ?? true
      }
  }

  /// The name begins a declaration to tools that parse Swift, though not to the compiler.
  private static func isIntroducer(_ name: String) -> Bool {
    name.hasPrefix("_borrow") && SyntaxTree(lexing: Array(name.utf8)).tokens[0].kind == ._borrowing
  }

  private func hasTaken(_ name: String, isStatic: Bool) -> Bool {
    taken[isStatic]?[name] != nil || inherited.contains { $0.hasTaken(name, isStatic: isStatic) }
  }

  /// Names for all members at once, in their order: what one is called depends on its overloads.
  mutating func names(for nameables: [Nameable]) -> [ClosureNames] {
    let stems = Namer.stems(of: nameables)
    var all = zip(nameables, stems).map { nameable, stem in names(for: nameable, stem: stem) }
    for index in all.indices where nameables[index].recordsCalls {
      all[index].record = give(all[index].function.filter { $0 != "`" } + "Calls", to: nameables[index])
    }
    for index in all.indices where nameables[index].kind == .stored {
      all[index].storage = give(
        "_" + stem(stems[index], of: nameables[index]), to: nameables[index], alone: true)
    }
    return all
  }

  /// What the names are made of: the name that was asked for, or the member's own.
  private func stem(_ stem: String, of nameable: Nameable) -> String {
    guard let chosen = nameable.chosenName else { return stem }
    let plain = String(chosen.drop { $0 == "_" })
    return plain.isEmpty ? stem : plain
  }

  private mutating func names(for nameable: Nameable, stem: String) -> ClosureNames {
    var names = ClosureNames()
    let capitalized = Namer.capitalized(self.stem(stem, of: nameable))
    switch nameable.kind {
    case .function:
      names.function = give(nameable.chosenName ?? "_" + stem, to: nameable)
    case .stored, .computed, .subscript:
      names.getter = give("_get" + capitalized, to: nameable)
      if nameable.isSettable { names.setter = give("_set" + capitalized, to: nameable) }
    }
    return names
  }

  /// The wanted name, or one with `Stub` appended if it is taken. Storage is `alone`: an init accessor would
  /// confuse it with a static member of the same name.
  private mutating func give(_ wanted: String, to nameable: Nameable, alone: Bool = false) -> String {
    var name = wanted
    var count = 1
    while isTaken(name, for: nameable, isStatic: nameable.isStatic)
      || (alone && isTaken(name, for: nameable, isStatic: !nameable.isStatic))
    {
      name = wanted + "Stub" + (count == 1 ? "" : "\(count)")
      count += 1
    }
    if name != wanted, !alone { notes.append((nameable.member, wanted, name)) }
    take(name, in: nameable.clauses, isStatic: nameable.isStatic)
    return Namer.quoted(name)
  }

  /// The base name of each, lengthened step by step where several are still equal.
  private static func stems(of nameables: [Nameable]) -> [String] {
    var stems = nameables.map(\.base)
    let stepCount = nameables.map(\.steps.count).max() ?? 0
    for step in 0..<stepCount {
      let keys = zip(nameables, stems).map { StemKey(stem: $1, kind: $0.kind, isStatic: $0.member.isStatic) }
      let rivals = Dictionary(grouping: nameables.indices) { keys[$0] }
      for index in nameables.indices where step < nameables[index].steps.count {
        let isAmbiguous = (rivals[keys[index]] ?? []).contains { other in
          other != index && !nameables[other].clauses.exclude(nameables[index].clauses)
        }
        if isAmbiguous { stems[index] += nameables[index].steps[step] }
      }
    }
    return stems
  }

  static func capitalized(_ name: String) -> String {
    guard let first = name.first else { return name }
    return first.uppercased() + name.dropFirst()
  }

  /// Back-ticks around a name that is a keyword or not a plain identifier.
  static func escaped(_ name: String) -> String {
    let tokens = SyntaxTree(lexing: Array(name.utf8)).tokens
    // `await` begins an expression wherever it may.
    return tokens.count == 2 && tokens[0].kind.isIdentifierLike && name != "await" ? name : "`\(name)`"
  }

  /// Back-ticks around a name that is not a plain identifier.
  static func quoted(_ name: String) -> String {
    let isPlain = name.unicodeScalars.allSatisfy {
      switch $0 {
      case "a"..."z", "A"..."Z", "0"..."9", "_": true
      default: !$0.isASCII && ($0.properties.isXIDContinue || $0.properties.isEmoji)
      }
    }
    return isPlain ? name : "`\(name)`"
  }
}

/// Members of equal keys would get the same name.
private struct StemKey: Hashable {
  let stem: String
  let kind: Nameable.Kind
  let isStatic: Bool
}

extension Nameable {
  /// The steps for a function or subscript: labels, parameter types, result type, effects.
  static func steps(of function: FunctionDecl, isSubscript: Bool) -> [String] {
    let labels = function.parameters.map { Namer.capitalized($0.label(inSubscript: isSubscript) ?? "") }
      .joined()
    let types = function.parameters.map { parameter in
      (parameter.isVariadic ? "Array" : "") + (parameter.type.map(TypeSanitizer.name(of:)) ?? "")
    }
    let effects = function.effects
    return [
      labels, types.joined(), function.returnType.map(TypeSanitizer.name(of:)) ?? "Void",
      effects.isAsync ? "Async" : "", effects.isThrowing ? "Throws" : "", constraints(of: function),
    ]
  }
}

extension Nameable {
  /// The last step: what generic parameters must be.
  private static func constraints(of function: FunctionDecl) -> String {
    let parameters = function.genericParameters.flatMap { $0.children.filter(\.kind.isType) }
    let requirements = (function.whereClause?.children(.genericRequirement) ?? []).flatMap {
      Array($0.children.dropFirst())
    }
    return (parameters + requirements).map(TypeSanitizer.name(of:)).joined()
  }
}

/// Turns a type into a part of a name: `[Int]` into `ArrayInt`, `Int?` into `OptionalInt`.
enum TypeSanitizer {
  @inline(never)
  static func name(of type: SyntaxNode) -> String {
    switch type.kind {
    case .optionalType, .implicitlyUnwrappedOptionalType: "Optional" + parts(of: type)
    case .arrayType: "Array" + parts(of: type)
    case .dictionaryType: "Dictionary" + parts(of: type)
    case .tupleType where type.children(.tupleTypeElement).isEmpty: "Void"
    case .functionType: "Closure" + parts(of: type)
    default: words(of: type)
    }
  }

  private static func parts(of type: SyntaxNode) -> String {
    type.children.map { $0.kind.isType ? name(of: $0) : parts(of: $0) }.joined()
  }

  /// The names in a type, capitalised, those of nested types sanitised in their turn.
  private static func words(of node: SyntaxNode) -> String {
    let tree = node.tree
    var words = ""
    var next = node.tokenRange.lowerBound
    for child in node.children.map(Optional.some) + [nil] {
      let end = child?.tokenRange.lowerBound ?? node.tokenRange.upperBound
      for token in next..<max(next, end)
      where tree.tokens[token].kind.isKeyword || tree.tokens[token].kind == .identifier {
        words += Namer.capitalized(tree.name(ofToken: token))
      }
      guard let child else { break }
      words += child.kind.isType ? name(of: child) : Self.words(of: child)
      next = child.tokenRange.upperBound
    }
    return words
  }
}
