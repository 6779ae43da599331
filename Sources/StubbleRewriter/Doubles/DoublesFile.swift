package import StubbleSemantics
import StubbleSyntax

/// The options of the command `generate`, which writes doubles to a file of their own.
package struct DoublesRequest: Sendable, Equatable {
  /// The kind of double for protocols without an annotation.
  package var kind = DoubleKind.spy
  /// The names of protocols without an annotation that get a double.
  package var protocolNames: [String] = []
  /// Whether all protocols get a double.
  package var allProtocols = false
  /// The modules that are imported with `@testable`.
  package var testableImports: [String] = []
  /// The other modules that are imported, besides those that the files of the protocols import.
  package var imports: [String] = []
  /// The compilation condition around all doubles, or `nil` if there is none.
  package var condition: String?
  /// The access level of doubles whose annotation states none, or `nil` for that of the protocol.
  package var access: Access?
  /// The name of doubles without an annotation, with `{}` for the name of the protocol: `Fake{}`. It is `nil` for the
  /// default names.
  package var namePattern: String?
  /// The files that are read only for the protocols that others inherit from. Their own protocols get no doubles.
  package var references: Set<PathKey> = []
  /// The text of a comment at the top of the file, with or without slashes, or `nil` if there is none.
  package var header: String?
  /// The compiler settings of the file with the doubles, or `nil` if they are those of the protocols' files.
  package var settings: CompilerSettings?
  /// Whether doubles get the documentation comments of their protocols.
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

  /// Whether a text can be the condition of `#if`.
  package static func isCondition(_ text: String) -> Bool { ConditionText.isCondition(text) }

  /// Whether a text is a pattern that turns the name of a protocol into another name: `Fake{}`.
  package static func isNamePattern(_ text: String) -> Bool {
    guard let name = name(of: "P", by: text) else { return false }
    return name != "P" && isClassName(name)
  }

  /// Whether a text can be the name of a class without back-ticks.
  static func isClassName(_ text: String) -> Bool { Namer.escaped(text) == text }

  /// Returns a pattern with the name of a protocol in place of `{}`, or `nil` if the pattern has no `{}` or another
  /// brace.
  fileprivate static func name(of protocolName: String, by pattern: String) -> String? {
    let parts = pattern.split(separator: "{", omittingEmptySubsequences: false)
    guard parts.count == 2, parts[1].first == "}", !parts[0].contains("}") else { return nil }
    let rest = parts[1].dropFirst()
    return rest.contains("}") ? nil : parts[0] + NameInWords.of(protocolName) + rest
  }
}

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
  /// No double was wanted.
  package var isOfNothing: Bool {
    doubleCount + unusedCount + impossibleCount == 0 && unknownNames.isEmpty
  }
}

/// A double that is requested for a protocol.
struct WantedDouble: Sendable {
  let type: TypeID
  let kind: DoubleKind
  /// Whether the protocol is annotated or named, so that it is an error if the double is not possible.
  let isExpress: Bool
  /// The annotation that requests the double, or `nil` if it is selected from outside.
  let annotation: DoubleAnnotation?
}

extension DoublesFile {
  /// Generates the doubles of a project. Those that are not possible are left out and reported.
  ///
  /// - Parameter isUsed: Returns whether code uses the class with a name. Doubles that nothing uses are left out.
  package init(
    _ files: [SourceFile], _ request: DoublesRequest, workers: Workers = .caller,
    isUsed: (String) -> Bool = { _ in true }
  ) {
    let index = TypeIndex(files: files, workers: workers)
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
            imported: imported, known: known, ofProtocol: index.types[entry.type].scope.modules,
            doubles: Set(entries.map(\.1))),
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
    let shown = doubles.filter(\.double.isForOthers).map(\.wanted.type)
    var imports = DoublesFile.imports(
      of: doubles.map(\.double), sources, DoublesFile.protocols(for: shown, index), index, request)
    if request.settings?.languageMode ?? 0 >= 6 {
      for module in index.modulesOfSharedFunctions(in: protocols) {
        imports.add(attribute: "@preconcurrency", of: module)
      }
    }
    text = Array(DoublesFile.text(doubles.map(\.double), imports, request).utf8)
  }

  /// Returns the doubles that are requested for a protocol by annotations, by its name, or for all protocols.
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

  /// Returns the names of the classes. If protocols in different scopes or modules have the same name, the scope or
  /// module becomes a part of the class's name.
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

  /// Whether the protocol is local, or visible in its file only, perhaps because an enclosing type is.
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

  /// Reports that a double is not possible.
  private mutating func report(_ reason: Ineligibility, _ wanted: WantedDouble, _ index: TypeIndex) {
    let notes = reason.notes.map { Diagnostic.Note(message: $0) }
    diagnostics[index.types[wanted.type].file].append(
      Diagnostic(wanted.isExpress ? .error : .warning, at: reason.range, reason.reason, notes: notes))
    impossibleCount += 1
  }

  /// Removes and reports doubles with the name of another one, unless the two are never compiled together.
  private mutating func tellApart(
    _ doubles: inout [(double: DoubleClass, wanted: WantedDouble)], _ index: TypeIndex
  ) {
    var owners: [String: [WantedDouble]] = [:]
    var kept: [(double: DoubleClass, wanted: WantedDouble)] = []
    for entry in doubles {
      let others = owners[entry.double.name, default: []]
      if let owner = others.first(where: { !index.areAlternatives($0, entry.wanted) }) {
        report(index.doubleOfSameName(entry.double.name, entry.wanted, owner), entry.wanted, index)
        continue
      }
      owners[entry.double.name, default: []].append(entry.wanted)
      kept.append(entry)
    }
    doubles = kept
  }

  /// Returns protocols with all that they inherit from: the doubles have their members, and need the imports of their
  /// files.
  private static func protocols(for types: [TypeID], _ index: TypeIndex) -> Set<TypeID> {
    Set(types.flatMap { [$0] + index.ancestors(of: $0) })
  }

  // MARK: Text

  /// Returns a text as line comments. A line that is a comment already stays as it is.
  private static func header(_ text: String?) -> [Code] {
    guard let text, !text.isEmpty else { return [] }
    let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    return lines.map { line in
      .line(line.hasPrefix("//") ? String(line) : line.isEmpty ? "//" : "// " + line)
    } + [.gap]
  }

  /// The line by which a generated file is recognized.
  private static let origin = "// Generated by stubble from the protocols of the project; do not edit."

  /// Whether a text is that of a generated file, which may be replaced.
  package static func isOne(_ text: [UInt8]) -> Bool {
    var line = text.startIndex
    while line < text.endIndex {
      if text[line...].starts(with: origin.utf8) { return true }
      guard let end = text[line...].firstIndex(of: UInt8(ascii: "\n")) else { return false }
      line = end + 1
    }
    return false
  }

  /// Returns the imports of the generated file.
  ///
  /// - Parameters:
  ///   - sources: The files of the protocols.
  ///   - shown: The protocols whose doubles other modules see, with all that these inherit from.
  private static func imports(
    of doubles: [DoubleClass], _ sources: [FileID], _ shown: Set<TypeID>, _ index: TypeIndex,
    _ request: DoublesRequest
  ) -> ImportList {
    var imports = ImportList()
    imports.isForOthers = doubles.contains(where: \.isForOthers)
    imports.isInternal =
      request.settings?.importsInternally ?? sources.contains { index.settings[$0].importsInternally }
    let isOtherwise = request.settings?.importsInternally ?? false
    for file in sources {
      let names = shown.filter { index.types[$0].file == file }.reduce(into: Set<String>()) {
        $0.formUnion(index.namesOfOtherModules(in: $1))
      }
      imports.add(
        index.imports[file], isExposedByItself: isOtherwise && !index.settings[file].importsInternally,
        isNeeded: { module in names.contains { index.mayDeclare($0, in: module) } })
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
  /// Returns whether two doubles are of protocols in `#if` clauses that exclude each other, and may have one name.
  fileprivate func areAlternatives(_ wanted: WantedDouble, _ other: WantedDouble) -> Bool {
    let (model, otherModel) = (types[wanted.type], types[other.type])
    return model.scope == otherModel.scope && wanted.kind == other.kind
      && BuildConditions(around: model.decl.node).excludes(BuildConditions(around: otherModel.decl.node))
  }

  /// Returns why a double gets no file: there is another one of its name.
  fileprivate func doubleOfSameName(
    _ name: String, _ wanted: WantedDouble, _ owner: WantedDouble
  ) -> Ineligibility {
    let (model, other) = (types[wanted.type], types[owner.type])
    let place = model.path == other.path && model.file != other.file ? " in \(paths[other.file])" : ""
    return Ineligibility(
      model.decl.node.range.prefix(1),
      "no double of '\(model.path)': '\(name)' is already the double of '\(other.path)'\(place)",
      notes: model.scope.modules.isUnknown && !place.isEmpty
        ? ["with '--module NAME=FOLDER' the names of doubles have those of their modules"] : [])
  }

  /// The `@_spi` attributes of types and requirements, with the modules that must be imported with the same attributes.
  fileprivate var spiOfModules: [(module: String, attribute: String)] {
    types.values.flatMap { type in
      let requirements = type.kind == .protocol ? type.members.filter { !$0.isInExtension }.map(\.node) : []
      return ([type.decl.node] + requirements).flatMap { $0.attributes(named: "_spi") }.flatMap { attribute in
        type.scope.modules.modules.map { ($0.name, attribute.spelling) }
      }
    }
  }

  /// Returns the modules with language modes before 6 whose protocols mention functions on a global actor. Such
  /// functions are not `@Sendable` there, as they are since language mode 6.
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

  /// Returns the default access level of a protocol's double: the lowest one of the protocol and its enclosing types.
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
  /// Returns a range of the first bytes.
  fileprivate func prefix(_ count: Int) -> Range<Int> {
    lowerBound..<Swift.min(upperBound, lowerBound + count)
  }
}
