package import StubbleSemantics
import StubbleSyntax

/// A generated file with all doubles of a project.
package struct DoublesFile: Sendable {
  /// The text of the file as UTF-8.
  package var text: [UInt8]
  /// The diagnostics about protocols, by the files of the project.
  package var diagnostics: Table<FileID, [Diagnostic]>
  /// The requested names that are not those of protocols.
  package var unknownNames: [String]
  /// The names of all protocols.
  package var protocolNames: [String]
  /// The number of doubles in the file.
  package var doubleCount: Int
  /// The number of requirements that the doubles implement.
  package var requirementCount: Int
  /// The number of doubles that were left out because nothing uses them.
  package var unusedCount = 0
  /// The number of doubles that are not possible.
  private var impossibleCount = 0
  /// Whether no double was requested.
  package var isOfNothing: Bool {
    doubleCount + unusedCount + impossibleCount == 0 && unknownNames.isEmpty
  }
}

extension DoublesFile {
  /// Generates the doubles of a project. Those that are not possible are left out and reported.
  ///
  /// - Parameters:
  ///   - isUsed: Returns whether code uses the class with a name. Doubles that nothing uses are left out.
  ///   - pathOfNeighbor: Returns the path of a file in the module of the doubles that declares a type with a name; `nil` if
  ///     the other files of the module are not known.
  package init(
    _ files: [SourceFile], _ request: DoublesRequest, workers: Workers = .caller,
    isUsed: (String) -> Bool = { _ in true }, pathOfNeighbor: ((String) -> String?)? = nil
  ) {
    let files = request.inTestedModule(files)
    let index = TypeIndex(files: files, mentioning: GeneratedCode.names, workers: workers)
    diagnostics = Table(repeating: [], count: files.count)
    (text, doubleCount, requirementCount) = ([], 0, 0)
    let types = index.types.keys.filter {
      index.types[$0].kind == .protocol
        && !request.references.contains(PathKey(index.paths[index.types[$0].file]))
    }
    protocolNames = types.map { index.types[$0].name }
    unknownNames = request.protocolNames.filter { name in
      !types.contains { index.types[$0].path == name || index.types[$0].name == name }
    }
    var wanted: [WantedDouble] = []
    for type in types {
      wanted += WantedDouble.all(
        of: type, index, request, diagnostics: &diagnostics[index.types[type].file])
    }
    let names = WantedDouble.classNames(of: wanted, index, request.namePattern)
    let used = zip(wanted, names).filter { isUsed($1) }
    unusedCount = wanted.count - used.count
    let request = request.importing(used.map(\.0.type), index)
    let free = used.filter { wanted, name in
      guard let path = index.path(declaring: name, in: request) ?? pathOfNeighbor?(name) else { return true }
      report(index.collision(withTypeNamed: name, wanted, path), wanted, index)
      return false
    }
    let lock = SharedLock.name(in: files, pathOfNeighbor)
    let doubles = make(free, index, request, lock: lock, workers)
    doubleCount = doubles.count
    requirementCount = doubles.reduce(0) { $0 + $1.double.requirementCount }
    let imports = DoublesFile.imports(of: doubles, index, request)
    let shared = doubles.contains(where: \.double.needsSharedLock) ? lock : nil
    text = Array(
      DoublesFile.text(
        doubles.map(\.double), imports, request,
        lock: shared.map {
          SharedLock.declaration(named: $0, for: doubles.map(\.wanted.type), index, request)
        }
      ).utf8)
  }

  /// A double with what requests it.
  typealias Made = (double: DoubleClass, wanted: WantedDouble)

  /// Makes the doubles that are possible and differ in name, and reports the others.
  private mutating func make(
    _ wanted: [(WantedDouble, String)], _ index: TypeIndex, _ request: DoublesRequest, lock: String?,
    _ workers: Workers
  ) -> [Made] {
    let own = request.testableImports + request.imports + wanted.compactMap(\.0.kind.library)
    let imported = DoublesFile.protocols(for: wanted.map(\.0.type), index).reduce(into: Set(own)) {
      $0.formUnion(index.imports[index.types[$1].file].modules)
    }
    let known = Prelude(importing: imported.union(["Foundation"]), workers: workers)
    let names = Set(wanted.map(\.1))
    let made = workers.map(wanted.count) { position in
      Result { () throws(Ineligibility) in
        let (entry, name) = wanted[position]
        let modules = ClassModules(
          imported: imported, known: known, ofProtocol: index.types[entry.type].scope.modules,
          doubles: names)
        let naming = ClassNaming(
          name: name, modules: modules, boundTypes: entry.annotation?.boundTypes ?? [],
          settings: request.settings)
        return try DoublesFile.double(entry, index, naming, request, lock: lock)
      }
    }
    var doubles: [Made] = []
    for ((entry, _), result) in zip(wanted, made) {
      switch result {
      case .success(let double): doubles.append((double, entry))
      case .failure(let reason): report(reason, entry, index)
      }
    }
    return withDifferentNames(doubles, index)
  }

  private static func double(
    _ wanted: WantedDouble, _ index: TypeIndex, _ naming: ClassNaming, _ request: DoublesRequest,
    lock: String?
  ) throws(Ineligibility) -> DoubleClass {
    let model = index.types[wanted.type]
    if model.isLocal { throw model.decl.noDouble("it is local to a function") }
    if model.isPrivateProtocol { throw model.decl.noDouble("it is private to its file") }
    let level =
      wanted.annotation?.accessLevel ?? request.access?.level ?? index.accessForDoubles(of: wanted.type)
    var double = try DoubleClass.make(
      wanted.kind, of: wanted.type, in: index, access: level, naming: naming,
      style: DoubleStyle(
        keepsHistory: wanted.annotation?.keepsHistory ?? true, isDocumented: request.isDocumented,
        sharedLock: lock))
    if let flag = wanted.annotation?.flag { double.conditions.insert(flag, at: 0) }
    return double
  }

  /// Reports that a double is not possible.
  private mutating func report(_ reason: Ineligibility, _ wanted: WantedDouble, _ index: TypeIndex) {
    let notes = reason.notes.map { Diagnostic.Note(message: $0) }
    diagnostics[index.types[wanted.type].file].append(
      Diagnostic(wanted.isExpress ? .error : .warning, at: reason.range, reason.reason, notes: notes))
    impossibleCount += 1
  }

  /// Returns the doubles without those that have the name of another one, which are reported, unless the two are never
  /// compiled together.
  private mutating func withDifferentNames(_ doubles: [Made], _ index: TypeIndex) -> [Made] {
    var owners: [String: [WantedDouble]] = [:]
    var kept: [Made] = []
    for entry in doubles {
      let others = owners[entry.double.name, default: []]
      if let owner = others.first(where: { !index.areAlternatives($0, entry.wanted) }) {
        report(index.collision(withDoubleNamed: entry.double.name, entry.wanted, owner), entry.wanted, index)
        continue
      }
      owners[entry.double.name, default: []].append(entry.wanted)
      kept.append(entry)
    }
    return kept
  }

  /// Returns protocols with all that they inherit from: the doubles have their members, and need the imports of their
  /// files.
  static func protocols(for types: [TypeID], _ index: TypeIndex) -> Set<TypeID> {
    Set(types.flatMap { [$0] + index.ancestors(of: $0) })
  }
}
