import StubbleSemantics
import StubbleSyntax

/// A source of unique names for the closures of a type's members.
struct Namer: Sendable {
  /// The names of members, declared or generated.
  private var taken = InstanceAndStatic(ofInstances: Names(), ofType: Names())
  /// The names that were taken already, with the members that wanted them and the names that these got instead. A name that
  /// the author chose is given although it is taken.
  private(set) var notes: [(member: Member, wanted: String, given: String)] = []

  /// The names that code uses unqualified, taken for instance and static members.
  private var used: Set<String> = []
  /// The global declarations that closures may hide.
  private let globals: GlobalNames
  /// The names in superclasses and subclasses of the type, or `nil` if there are none.
  private let hierarchy: HierarchyNames?

  init(globals: GlobalNames, hierarchy: HierarchyNames? = nil) {
    self.globals = globals
    self.hierarchy = hierarchy
  }

  /// A set of names that are taken: some always, some only in clauses of `#if`.
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
      always.contains(name) || inClauses[name]?.contains { !$0.excludes(clauses) } == true
    }

    var all: Set<String> { always.union(inClauses.keys) }
  }

  /// Marks a name as taken in some clauses of `#if`, or everywhere if they are `nil` or empty.
  mutating func take(_ name: String, in clauses: ConditionalClauses?, isStatic: Bool) {
    taken[isStatic: isStatic].take(name, in: clauses)
  }

  /// Marks names as taken that code of the type uses, because closures with these names would hide what they mean.
  mutating func take(used names: Set<String>) { used.formUnion(names) }

  /// Whether a name cannot be given to a closure of a member.
  private func isTaken(_ name: String, for nameable: Nameable, isStatic: Bool) -> Bool {
    Namer.isIntroducer(name) || globals.include(name) || used.contains(name)
      || hierarchy?.include(name, isStatic: isStatic) == true || nameable.hidingNames.contains(name)
      || taken[isStatic: isStatic].include(name, in: nameable.clauses)
  }

  /// Whether other tools that parse Swift take the name for a keyword that introduces a binding, though the compiler
  /// does not: `_borrowing`.
  private static func isIntroducer(_ name: String) -> Bool {
    name.hasPrefix("_borrow") && SyntaxTree(lexing: Array(name.utf8)).tokens[0].kind == ._borrowing
  }

  /// The names of members that are taken.
  var takenNames: MemberNameSets {
    MemberNameSets(ofInstances: taken.ofInstances.all, ofType: taken.ofType.all)
  }

  /// Returns names for all members, in their order. They are named together, because a name depends on overloads.
  mutating func names(for nameables: [Nameable]) -> [ClosureNames] {
    let stems = Namer.stems(of: nameables)
    var all = nameables.map { _ in ClosureNames() }
    // Names that an author chose come first, and other names must differ from them.
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

  /// Returns the word from which names are derived: the chosen name without underscores, or the given stem.
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

  /// Returns the wanted name, or one with `Stub` appended if it is taken, and marks it as taken.
  ///
  /// - Parameter alone: Whether neither an instance member nor a static one may have the name, as for storage: an init
  ///   accessor would confuse it with a static member of the same name.
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
    // A name that is derived from another one is never a keyword.
    return wanted == nameable.chosenName ? Namer.escaped(name) : Namer.quoted(name)
  }

  /// Returns the base name of each member, lengthened as long as several are equal: by their labels, then their types,
  /// and so on.
  private static func stems(of nameables: [Nameable]) -> [String] {
    lengthened(nameables.map(\.base), by: { nameables[$0].steps }) { steps, _ in
      if Nameable.allNeedOtherNames(steps.keys.lazy.map { nameables[$0] }) { return distinctions(steps) }
      // Members with the same words are compared as one, for there may be many.
      let rivals = Dictionary(grouping: steps.keys) { steps[$0] ?? [] }
      return steps.map { position, own in
        let others = rivals.compactMap { words, others in
          words != own && others.contains { nameables[position].needsOtherName(than: nameables[$0]) }
            ? words : nil
        }
        return (position, distinction(own, among: others))
      }
    }
  }

  /// Returns of each list of words those at positions at which not all lists have the same; all words if not all lists
  /// have the same number.
  private static func distinctions(_ lists: [Int: [String]]) -> [(Int, String)] {
    guard let count = lists.values.first?.count, lists.values.allSatisfy({ $0.count == count }) else {
      return lists.map { ($0, $1.joined()) }
    }
    let positions = (0..<count).filter { position in Set(lists.values.lazy.map { $0[position] }).count > 1 }
    return lists.map { index, words in (index, positions.map { words[$0] }.joined()) }
  }

  /// Returns the words at those positions at which some other list has a different word; all words if a list has
  /// another number of them.
  private static func distinction(_ words: [String], among others: [[String]]) -> String {
    if others.contains(where: { $0.count != words.count }) { return words.joined() }
    return words.indices.filter { position in others.contains { $0[position] != words[position] } }
      .map { words[$0] }.joined()
  }

  /// Returns names, lengthened step by step as long as several are equal.
  ///
  /// - Parameters:
  ///   - steps: Returns what a name can be lengthened by at each step, given its index.
  ///   - words: Returns the words to add to equal names at a step, each with the index of its name. It is given what
  ///     those that can be lengthened then have for the step, by their indices, and the indices of all.
  static func lengthened<Step>(
    _ names: [String], by steps: (Int) -> [Step],
    adding words: (_ steps: [Int: Step], _ equal: [Int]) -> [(Int, String)]
  ) -> [String] {
    var names = names
    var stepsOfNames: [Int: [Step]] = [:]
    var step = 0
    while true {
      let groups = Dictionary(grouping: names.indices) { names[$0] }.values.filter { $0.count > 1 }
      var isLast = true
      for group in groups {
        for index in group where stepsOfNames[index] == nil { stepsOfNames[index] = steps(index) }
        var stepsNow: [Int: Step] = [:]
        for index in group { stepsNow[index] = stepsOfNames[index]?.dropFirst(step).first }
        if stepsNow.isEmpty { continue }
        isLast = false
        for (index, word) in words(stepsNow, group) { names[index] += word }
      }
      if isLast { return names }
      step += 1
    }
  }

  /// Returns a name with its first letter in upper case.
  static func capitalized(_ name: String) -> String {
    guard let first = name.unicodeScalars.first?.properties, !first.isUppercase else { return name }
    return first.uppercaseMapping + String(name.unicodeScalars.dropFirst())
  }

  /// Returns a name, in back-ticks if it is a keyword or not a plain identifier.
  static func escaped(_ name: String) -> String { name.escapedName }

  /// Returns the label of a parameter or of a tuple's element, in back-ticks if it needs them.
  static func label(_ name: String) -> String {
    ["var", "let"].contains(name) ? "`\(name)`" : argumentLabel(name)
  }

  /// Returns the label of an argument, in back-ticks if it needs them.
  static func argumentLabel(_ name: String) -> String { name == "inout" ? "`inout`" : quoted(name) }

  /// Returns the name of what stores the value of a variable: `_x` for `x`, which is also the name of its property wrapper.
  static func storage(of name: String) -> String { quoted("_" + name.unquoted) }

  /// Returns a name, in back-ticks if it is not a plain identifier.
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
  /// Whether the closures of two members with the same base name get different names where they differ in a signature. A name
  /// does not depend on what conditions mean.
  fileprivate func needsOtherName(than other: Nameable) -> Bool {
    kind == other.kind && (isStatic == other.isStatic || member.isStatic == other.member.isStatic)
      && !other.clauses.areAlternative(to: clauses)
  }

  /// Whether each of several members with the same base name certainly needs another name than all others.
  fileprivate static func allNeedOtherNames(_ members: some Collection<Nameable>) -> Bool {
    guard let first = members.first else { return false }
    return members.allSatisfy {
      $0.kind == first.kind && $0.isStatic == first.isStatic && $0.clauses.isEmpty
    }
  }

  /// The words by which the member is distinguished from overloads, step by step: labels, parameter types, result type,
  /// effects, constraints, and `Static`.
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
