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
  /// Each of its closures is kept by another variable, whose name has one more underscore.
  let needsStorage: Bool
  /// The member can be set.
  var isSettable = true
  /// What `name:` asks for: a function's closure, or the storage from which a property's closures take their names.
  let chosenName: String?
  /// The arguments of its calls are recorded.
  var recordsCalls = false
  /// Names that mean something else in the member, so that no variable of these names could be mentioned there.
  var hidingNames: Set<String> = []
  /// What the member declares, by which overloads are distinguished; nil for a property.
  let signature: FunctionSignature?
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
  /// Names of instances that are declared or already given.
  private var ofInstances = Names()
  /// The same of the type.
  private var ofType = Names()
  /// Names that had to give way, with the member they were for. One that its author chose is given all the same.
  private(set) var notes: [(member: Member, wanted: String, given: String)] = []

  /// Names that code uses, taken for instances and for types.
  private var used: Set<String> = []
  /// Their names are taken for instances and for types.
  private let globals: Globals
  /// The names of classes above and below the type.
  private let hierarchy: HierarchyNames?

  init(globals: Globals = Globals(), hierarchy: HierarchyNames? = nil) {
    self.globals = globals
    self.hierarchy = hierarchy
  }

  /// Names that are taken, most of them wherever the type is compiled.
  private struct Names: Sendable {
    private var always: Set<String> = []
    private var inClauses: [String: [ConditionalClauses]] = [:]

    mutating func take(_ name: String, in clauses: ConditionalClauses?) {
      guard let clauses, !clauses.isEmpty else {
        always.insert(name)
        return
      }
      inClauses[name, default: []].append(clauses)
    }

    func include(_ name: String, in clauses: ConditionalClauses) -> Bool {
      always.contains(name) || inClauses[name]?.contains { !$0.exclude(clauses) } == true
    }

    var all: [String] { Array(always.union(inClauses.keys)) }
  }

  /// Marks a name as taken in some clauses of `#if`, or everywhere.
  mutating func take(_ name: String, in clauses: ConditionalClauses?, isStatic: Bool) {
    if isStatic { ofType.take(name, in: clauses) } else { ofInstances.take(name, in: clauses) }
  }

  /// Marks names as taken that code uses: no closure may hide what they mean.
  mutating func take(underscored names: Set<String>) { used.formUnion(names) }

  private func isTaken(_ name: String, for nameable: Nameable, isStatic: Bool) -> Bool {
    Namer.isIntroducer(name) || name.hasPrefix("_") && !globals[name].isEmpty || used.contains(name)
      || hierarchy?.include(name, isStatic: isStatic) == true || nameable.hidingNames.contains(name)
      || (isStatic ? ofType : ofInstances).include(name, in: nameable.clauses)
  }

  /// The name begins a declaration to tools that parse Swift, though not to the compiler.
  private static func isIntroducer(_ name: String) -> Bool {
    name.hasPrefix("_borrow") && SyntaxTree(lexing: Array(name.utf8)).tokens[0].kind == ._borrowing
  }

  /// The names that are taken of instances, or of the type.
  func names(isStatic: Bool) -> [String] { isStatic ? ofType.all : ofInstances.all }

  /// Names for all members at once, in their order: what one is called depends on its overloads.
  mutating func names(for nameables: [Nameable]) -> [ClosureNames] {
    let stems = Namer.stems(of: nameables)
    var all = nameables.map { _ in ClosureNames() }
    // What an author chose comes first: other names give way to it.
    let chosen = nameables.indices.filter { nameables[$0].chosenName != nil }
    for index in chosen + nameables.indices.filter({ nameables[$0].chosenName == nil }) {
      all[index] = names(for: nameables[index], stem: stems[index])
    }
    for index in all.indices where nameables[index].recordsCalls {
      all[index].record = give(all[index].function.unquoted + "Calls", to: nameables[index])
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
    let needsStorage = nameable.needsStorage && !alone
    func isTaken(_ name: String) -> Bool {
      self.isTaken(name, for: nameable, isStatic: nameable.isStatic)
        || (needsStorage && self.isTaken("_" + name, for: nameable, isStatic: nameable.isStatic))
        || (alone && self.isTaken(name, for: nameable, isStatic: !nameable.isStatic))
    }
    if wanted == nameable.chosenName {
      if isTaken(name) { notes.append((nameable.member, wanted, wanted)) }
    } else {
      while isTaken(name) {
        name = wanted + "Stub" + (count == 1 ? "" : "\(count)")
        count += 1
      }
      if name != wanted, !alone { notes.append((nameable.member, wanted, name)) }
    }
    take(name, in: nameable.clauses, isStatic: nameable.isStatic)
    if needsStorage { take("_" + name, in: nameable.clauses, isStatic: nameable.isStatic) }
    return Namer.quoted(name)
  }

  /// The base name of each, lengthened step by step where several are still equal, by what tells these apart.
  private static func stems(of nameables: [Nameable]) -> [String] {
    var stems = nameables.map(\.base)
    var stepsOfRivals: [Int: [[String]]] = [:]
    var step = 0
    while Set(stems).count < stems.count {
      let places = Dictionary(grouping: stems.indices) { stems[$0] }
      let crowded = stems.indices.filter { (places[stems[$0]]?.count ?? 0) > 1 }
      for place in crowded where stepsOfRivals[place] == nil { stepsOfRivals[place] = nameables[place].steps }
      let steps = stepsOfRivals.filter { step < $0.value.count }.mapValues { $0[step] }
      if !crowded.contains(where: { steps[$0] != nil }) { return stems }
      // Those with the same words are looked at together, for there may be many.
      let rivals = Dictionary(grouping: crowded.filter { steps[$0] != nil }) { stems[$0] }.mapValues {
        Dictionary(grouping: $0) { steps[$0] ?? [] }
      }
      let words = crowded.map { place -> String in
        guard let own = steps[place], let rivals = rivals[stems[place]] else { return "" }
        let others = rivals.compactMap { words, others in
          words != own && others.contains { nameables[place].needsOtherName(than: nameables[$0]) }
            ? words : nil
        }
        return distinction(own, among: others)
      }
      for (place, word) in zip(crowded, words) { stems[place] += word }
      step += 1
    }
    return stems
  }

  /// Those of some words that the others do not all have in the same place; all, where they are not as many.
  private static func distinction(_ words: [String], among others: [[String]]) -> String {
    if others.contains(where: { $0.count != words.count }) { return words.joined() }
    return words.indices.filter { place in others.contains { $0[place] != words[place] } }
      .map { words[$0] }.joined()
  }

  /// Names, lengthened step by step where several are still equal.
  ///
  /// - Parameters:
  ///   - steps: What a name, by its index, can be lengthened by.
  ///   - areRivals: Whether two names, by their indices, must be different.
  static func lengthened(
    _ names: [String], by steps: (Int) -> [String], where areRivals: (Int, Int) -> Bool
  ) -> [String] {
    var names = names
    var stepsOfRivals: [Int: [String]] = [:]
    var step = 0
    while true {
      let places = Dictionary(grouping: names.indices) { names[$0] }
      let ambiguous = names.indices.filter { index in
        guard let others = places[names[index]], others.count > 1 else { return false }
        return others.contains { $0 != index && areRivals(index, $0) }
      }
      for index in ambiguous where stepsOfRivals[index] == nil { stepsOfRivals[index] = steps(index) }
      let longer = ambiguous.filter { step < stepsOfRivals[$0]?.count ?? 0 }
      if longer.isEmpty { return names }
      for index in longer { names[index] += stepsOfRivals[index]?[step] ?? "" }
      step += 1
    }
  }

  static func capitalized(_ name: String) -> String {
    guard let first = name.unicodeScalars.first?.properties, !first.isUppercase else { return name }
    return first.uppercaseMapping + String(name.unicodeScalars.dropFirst())
  }

  /// Back-ticks around a name that is a keyword or not a plain identifier.
  static func escaped(_ name: String) -> String { name.escapedName }

  /// Back-ticks around a label of a parameter or of a tuple's element, where it needs some.
  static func label(_ name: String) -> String {
    ["var", "let"].contains(name) ? "`\(name)`" : argumentLabel(name)
  }

  /// The same of an argument.
  static func argumentLabel(_ name: String) -> String { name == "inout" ? "`inout`" : quoted(name) }

  /// Back-ticks around a name that is not a plain identifier.
  static func quoted(_ name: String) -> String {
    let startsWithDigit = name.utf8.first.map { (48...57).contains($0) } ?? false
    let isPlain =
      !startsWithDigit
      && name.unicodeScalars.allSatisfy {
        switch $0 {
        case "a"..."z", "A"..."Z", "0"..."9", "_": true
        default: !$0.isASCII && ($0.properties.isXIDContinue || $0.properties.isEmoji)
        }
      }
    return isPlain ? name : "`\(name)`"
  }
}

extension Nameable {
  /// Both are overloads of one name, or have their closures in one place.
  fileprivate func needsOtherName(than other: Nameable) -> Bool {
    kind == other.kind && (isStatic == other.isStatic || member.isStatic == other.member.isStatic)
      && !other.clauses.exclude(clauses)
  }

  /// The words by which overloads are distinguished, step by step: labels, parameter types, result type, effects,
  /// constraints, and whether it is one of the type.
  fileprivate var steps: [[String]] {
    guard let function = signature else { return [] }
    let mangling = TypeMangling.closure
    let labels = function.parameters.map { Namer.capitalized($0.label ?? "") }.joined()
    let types = function.parameters.map { ($0.isVariadic ? "Array" : "") + mangling.name(of: $0.type) }
    let result = function.result.map(mangling.name) ?? ""
    let bounds =
      function.genericParameters.compactMap(\.constraint) + function.requirements.compactMap(\.types?.1)
    return [
      [labels], types, [result == "Void" ? "" : result],
      [function.isAsync ? "Async" : "", function.throwing.isThrowing ? "Throws" : ""],
      [bounds.map(mangling.name).joined()], [member.isStatic ? "Static" : ""],
    ]
  }
}
