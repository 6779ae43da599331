package import StubbleSemantics
import StubbleSyntax

/// What `generate` is asked for.
package struct DoublesRequest: Sendable, Equatable {
  /// Protocols without an annotation get this kind.
  package var kind = DoubleKind.spy
  package var protocolNames: [String] = []
  package var allProtocols = false
  /// Modules that are imported with `@testable`.
  package var testableImports: [String] = []
  package var imports: [String] = []
  /// A compilation condition around all doubles.
  package var condition: String?
  /// The access level of doubles whose annotation says nothing of it; nil for that of the protocol.
  package var access: Access?
  /// The name of doubles that have no annotation, with `{}` for that of the protocol.
  package var namePattern: String?
  /// Files that are read for what the protocols of others inherit, and of whose own there are no doubles.
  package var references: Set<PathKey> = []
  /// A comment at the top of the file, without its marks.
  package var header: String?
  /// How the file of the doubles is compiled; nil if it is compiled as the protocols' files are.
  package var settings: CompilerSettings?
  /// The documentation comments of protocols are on their doubles too.
  package var isDocumented = false

  /// The access level of a double that is in a file of its own.
  package enum Access: String, Sendable, CaseIterable {
    case `public`, package, `internal`

    var level: AccessLevel {
      switch self {
      case .public: .public
      case .package: .package
      case .internal: .internal
      }
    }
  }

  package init() {}

  /// The text may be inside `#if`.
  package static func isCondition(_ text: String) -> Bool { ConditionText.isCondition(text) }

  /// The text makes the name of a class of that of a protocol.
  package static func isNamePattern(_ text: String) -> Bool {
    guard let name = name(of: "P", by: text) else { return false }
    return name != "P" && isClassName(name)
  }

  /// The text may be the name of a class, without back-ticks.
  static func isClassName(_ text: String) -> Bool { Namer.escaped(text) == text }

  /// The name of a protocol in the place of `{}`; nil if there is no such place, or another brace.
  fileprivate static func name(of protocolName: String, by pattern: String) -> String? {
    let parts = pattern.split(separator: "{", omittingEmptySubsequences: false)
    guard parts.count == 2, parts[1].first == "}", !parts[0].contains("}") else { return nil }
    let rest = parts[1].dropFirst()
    return rest.contains("}") ? nil : parts[0] + NameInWords.of(protocolName) + rest
  }
}

/// All doubles of a project in one file.
package struct DoublesFile: Sendable {
  package var text: [UInt8]
  /// By file of the project.
  package var diagnostics: Table<FileID, [Diagnostic]>
  /// Names that were asked for and mean no protocol.
  package var unknownNames: [String]
  package var doubleCount: Int
  package var requirementCount: Int
  /// How many doubles were left out since nothing uses them.
  package var unusedCount = 0
  /// Why protocols got no double, without the names: one entry for each.
  var refusals: [String]
  /// No double was wanted.
  package var isOfNothing: Bool {
    doubleCount + unusedCount == 0 && refusals.isEmpty && unknownNames.isEmpty
  }
}

/// A protocol of which a double is wanted.
struct WantedDouble: Sendable {
  let type: TypeID
  let kind: DoubleKind
  /// Its author asked for it, so that it is an error if it cannot be.
  let isExpress: Bool
  let annotation: DoubleAnnotation?
}

extension DoublesFile {
  /// Makes the doubles of a project. Those that are impossible are left out and reported.
  ///
  /// - Parameter isUsed: whether somebody names a class; doubles that nobody names are left out.
  package init(
    _ files: [SourceFile], _ request: DoublesRequest, workers: Workers = .caller,
    isUsed: (String) -> Bool = { _ in true }
  ) {
    let index = TypeIndex(files: files, workers: workers)
    diagnostics = Table(repeating: [], count: files.count)
    (text, doubleCount, requirementCount, refusals) = ([], 0, 0, [])
    let types = index.types.keys.filter {
      index.types[$0].kind == .protocol
        && !request.references.contains(PathKey(index.paths[index.types[$0].file]))
    }
    unknownNames = request.protocolNames.filter { name in
      !types.contains { index.types[$0].path == name || index.types[$0].name == name }
    }
    var wanted: [WantedDouble] = []
    for type in types { wanted += wantedDoubles(of: type, index, request) }
    let names = DoublesFile.classNames(of: wanted, index, request.namePattern)
    let entries = zip(wanted, names).filter { isUsed($1) }
    let imported = DoublesFile.protocols(for: entries.map(\.0.type), index).reduce(
      into: Set(request.testableImports + request.imports + entries.compactMap(\.0.kind.library))
    ) { $0.formUnion(index.imports[index.types[$1].file].modules) }
    let known = Prelude(importing: imported.union(["Foundation"]), workers: workers)
    unusedCount = wanted.count - entries.count
    let made = workers.map(entries.count) { place in
      Result { () throws(Ineligibility) in
        let (entry, name) = entries[place]
        let naming = ClassNaming(
          name: name,
          modules: ClassModules(
            imported: imported, known: known, ofProtocol: index.types[entry.type].scope.modules),
          boundTypes: entry.annotation?.boundTypes ?? [], settings: request.settings)
        return try DoublesFile.double(entry, index, naming, request)
      }
    }
    var doubles: [(double: DoubleClass, wanted: WantedDouble)] = []
    for ((entry, _), result) in zip(entries, made) {
      switch result {
      case .success(let double): doubles.append((double, entry))
      case .failure(let reason): report(reason, entry, index)
      }
    }
    tellApart(&doubles, index)
    doubleCount = doubles.count
    requirementCount = doubles.reduce(0) { $0 + $1.double.requirementCount }
    let protocols = DoublesFile.protocols(for: doubles.map(\.wanted.type), index)
    let sources = Set(protocols.map { index.types[$0].file }).sorted()
    var imports = DoublesFile.imports(of: doubles.map(\.double), sources, protocols, index, request)
    if request.settings?.languageMode ?? 0 >= 6 {
      for module in index.modulesOfSharedFunctions(in: protocols) {
        imports.add(attribute: "@preconcurrency", of: module)
      }
    }
    text = Array(DoublesFile.text(doubles.map(\.double), imports, request).utf8)
  }

  private mutating func wantedDoubles(
    of type: TypeID, _ index: TypeIndex, _ request: DoublesRequest
  ) -> [WantedDouble] {
    let model = index.types[type]
    let annotations = DoubleAnnotation.all(
      of: model.decl.node, imports: index.imports[model.file], diagnostics: &diagnostics[model.file])
    var wanted = annotations.map {
      WantedDouble(type: type, kind: $0.kind, isExpress: true, annotation: $0)
    }
    let isNamed = request.protocolNames.contains { $0 == model.path || $0 == model.name }
    let isSelected = isNamed || request.allProtocols && !DoublesFile.isPrivate(model)
    if isSelected, !wanted.contains(where: { $0.kind == request.kind }) {
      wanted.append(WantedDouble(type: type, kind: request.kind, isExpress: isNamed, annotation: nil))
    }
    return wanted
  }

  /// Where two protocols of one name are in different scopes, the scope becomes part of the name, and so does the module
  /// where they are in several.
  private static func classNames(
    of wanted: [WantedDouble], _ index: TypeIndex, _ pattern: String?
  ) -> [String] {
    var paths: [String: Set<String>] = [:]
    var modules: [String: Set<ModuleSet>] = [:]
    for model in wanted.map({ index.types[$0.type] }) {
      paths[model.name, default: []].insert(model.path)
      modules[model.path, default: []].insert(model.scope.modules)
    }
    return wanted.map { entry in
      let model = index.types[entry.type]
      let isAmbiguous = (paths[model.name]?.count ?? 0) > 1
      let isInSeveral = (modules[model.path]?.count ?? 0) > 1
      let module = isInSeveral ? model.scope.modules.modules[0].name : ""
      let name = module + (isAmbiguous ? model.path.filter { $0 != "." } : model.name)
      if let annotation = entry.annotation { return annotation.className(for: name) }
      guard let pattern else { return entry.kind.className(for: name) }
      return DoublesRequest.name(of: name, by: pattern) ?? name
    }
  }

  /// The protocol, or a type around it, is seen in its file only.
  private static func isPrivate(_ model: TypeModel) -> Bool {
    model.isLocal || model.decl.node.declarationsAround.contains(where: \.isMarkedPrivate)
  }

  private static func double(
    _ wanted: WantedDouble, _ index: TypeIndex, _ naming: ClassNaming, _ request: DoublesRequest
  ) throws(Ineligibility) -> DoubleClass {
    let model = index.types[wanted.type]
    if model.isLocal { throw model.decl.noDouble("it is local to a function") }
    if isPrivate(model) { throw model.decl.noDouble("it is private to its file") }
    let level =
      wanted.annotation?.accessLevel ?? request.access?.level ?? index.accessForDoubles(of: wanted.type)
    var double = try DoubleClass.make(
      wanted.kind, of: wanted.type, in: index, access: level, naming: naming,
      style: DoubleStyle(
        keepsHistory: wanted.annotation?.keepsHistory ?? true, isDocumented: request.isDocumented))
    if let flag = wanted.annotation?.flag { double.conditions.insert(flag, at: 0) }
    return double
  }

  private mutating func report(_ reason: Ineligibility, _ wanted: WantedDouble, _ index: TypeIndex) {
    let notes = reason.notes.map { Diagnostic.Note(message: $0) }
    diagnostics[index.types[wanted.type].file].append(
      Diagnostic(wanted.isExpress ? .error : .warning, at: reason.range, reason.reason, notes: notes))
    refusals.append(reason.reason)
  }

  /// Two protocols of one name in different scopes would give two classes of one name.
  private mutating func tellApart(
    _ doubles: inout [(double: DoubleClass, wanted: WantedDouble)], _ index: TypeIndex
  ) {
    var owners: [String: WantedDouble] = [:]
    var kept: [(double: DoubleClass, wanted: WantedDouble)] = []
    for entry in doubles {
      let model = index.types[entry.wanted.type]
      if let owner = owners[entry.double.name],
        index.types[owner.type].scope != model.scope || owner.kind != entry.wanted.kind
      {
        let other = index.types[owner.type].path
        report(
          Ineligibility(
            model.decl.node.range.prefix(1),
            "no double of '\(model.path)': '\(entry.double.name)' is already the double of '\(other)'"),
          entry.wanted, index)
        continue
      }
      owners[entry.double.name] = entry.wanted
      kept.append(entry)
    }
    doubles = kept
  }

  /// Those whose members the doubles have, and whose files' imports they need: the protocols and all that they inherit.
  private static func protocols(for types: [TypeID], _ index: TypeIndex) -> Set<TypeID> {
    Set(types.flatMap { [$0] + index.ancestors(of: $0) })
  }

  // MARK: Text

  /// A text as a comment, each line of which may be one already.
  private static func header(_ text: String?) -> [Code] {
    guard let text, !text.isEmpty else { return [] }
    let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    return lines.map { line in
      .line(line.hasPrefix("//") ? String(line) : line.isEmpty ? "//" : "// " + line)
    } + [.gap]
  }

  /// The line that says where the file is from.
  private static let origin = "// Generated by stubble from the protocols of the project; do not edit."

  /// A file is one that was generated, and may be replaced.
  package static func isOne(_ text: [UInt8]) -> Bool {
    text.split(separator: UInt8(ascii: "\n")).contains { $0.starts(with: origin.utf8) }
  }

  private static func imports(
    of doubles: [DoubleClass], _ sources: [FileID], _ protocols: Set<TypeID>, _ index: TypeIndex,
    _ request: DoublesRequest
  ) -> ImportList {
    var imports = ImportList()
    imports.isForOthers = doubles.contains(where: \.isForOthers)
    imports.isInternal =
      request.settings?.importsInternally ?? sources.contains { index.settings[$0].importsInternally }
    let isOtherwise = request.settings?.importsInternally ?? false
    for file in sources {
      imports.add(
        index.imports[file], isExposedByItself: isOtherwise && !index.settings[file].importsInternally,
        isNeeded: protocols.contains { index.types[$0].file == file && index.mentionsOtherModules($0) })
    }
    for module in request.imports { imports.add(module) }
    for module in request.testableImports { imports.add(testable: module) }
    if doubles.contains(where: \.needsFoundation) { imports.add("Foundation") }
    for module in doubles.compactMap(\.kind.library) { imports.add(module) }
    let modules = Set(request.testableImports + request.imports)
    for (module, attribute) in index.spiOfModules where modules.contains(module) {
      imports.add(attribute: attribute, of: module)
    }
    return imports
  }

  private static func text(
    _ doubles: [DoubleClass], _ imports: ImportList, _ request: DoublesRequest
  ) -> String {
    var code: [Code] = DoublesFile.header(request.header)
    code += [.line(origin), .gap]
    var body = imports.code
    for double in doubles {
      body.append(.gap)
      guard let condition = ConditionText.joined(double.conditions) else {
        body += double.lines
        continue
      }
      body.append(.conditional(condition, double.lines))
    }
    if let condition = request.condition {
      code.append(.conditional(condition, body))
    } else {
      code += body
    }
    return CodePrinter.text(of: code)
  }
}

extension TypeIndex {
  /// The attributes that hide types and what protocols ask for from modules that do not import theirs with the same.
  fileprivate var spiOfModules: [(module: String, attribute: String)] {
    types.values.flatMap { type in
      let requirements = type.kind == .protocol ? type.members.filter { !$0.isInExtension }.map(\.node) : []
      return ([type.decl.node] + requirements).flatMap { $0.attributes(named: "_spi") }.flatMap { attribute in
        type.scope.modules.modules.map { ($0.name, attribute.spelling) }
      }
    }
  }

  /// The modules in which a function on an actor is not `@Sendable` by itself, as it is since language mode 6, and whose
  /// protocols mention one.
  fileprivate func modulesOfSharedFunctions(in protocols: Set<TypeID>) -> Set<String> {
    protocols.map { types[$0] }.reduce(into: []) { modules, type in
      guard settings[type.file].languageMode ?? 6 < 6 else { return }
      let mentioned = type.members.lazy.filter { !$0.isInExtension }.flatMap(\.node.descendants)
      let isShared = mentioned.contains { node in
        node.kind == .attributedType && node.child(.functionType) != nil && !node.hasAttribute("Sendable")
          && globalActor(on: node, scope: type.scope) != nil
      }
      if isShared { modules.formUnion(type.scope.modules.modules.map(\.name)) }
    }
  }

  /// The access level that the double of a protocol has by itself: that of the protocol, if all types around it have it.
  func accessForDoubles(of type: TypeID) -> AccessLevel {
    let path = types[type].path.split(separator: ".")
    let around = path.indices.dropFirst().flatMap { count in
      resolve(in: Scope(modules: types[type].scope.modules, path: path[..<count].joined(separator: ".")))
    }
    let all = [types[type]] + around.map { types[$0] }
    if all.allSatisfy(\.isPublic) { return .public }
    return all.allSatisfy { $0.isPublic || $0.hasAccess(.package) } ? .package : .internal
  }
}

extension Range<Int> {
  /// The first bytes of a range.
  fileprivate func prefix(_ count: Int) -> Range<Int> {
    lowerBound..<Swift.min(upperBound, lowerBound + count)
  }
}
