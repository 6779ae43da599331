package import StubbleSemantics
import StubbleSyntax

/// A double that is requested for a protocol.
struct WantedDouble: Sendable {
  let type: TypeID
  let kind: DoubleKind
  /// Whether the protocol is annotated or named, so that it is an error if the double is not possible.
  let isExpress: Bool
  /// The annotation that requests the double, or `nil` if it is selected from outside.
  let annotation: DoubleAnnotation?
}

extension WantedDouble {
  /// Returns the doubles that are requested for a protocol by annotations, by its name, or for all protocols, which
  /// counts only where there is no annotation.
  static func all(
    of type: TypeID, _ index: TypeIndex, _ request: DoublesRequest, diagnostics: inout [Diagnostic]
  ) -> [WantedDouble] {
    let model = index.types[type]
    let annotations = DoubleAnnotation.all(
      of: model.decl.node, imports: index.imports[model.file], diagnostics: &diagnostics)
    var wanted = annotations.map {
      WantedDouble(type: type, kind: $0.kind, isExpress: true, annotation: $0)
    }
    let isNamed = request.protocolNames.contains { $0 == model.path || $0 == model.name }
    let isSelected = isNamed || request.allProtocols && annotations.isEmpty && !model.isPrivateProtocol
    if isSelected, !wanted.contains(where: { $0.kind == request.kind }) {
      wanted.append(WantedDouble(type: type, kind: request.kind, isExpress: isNamed, annotation: nil))
    }
    return wanted
  }

  /// Returns the names of the classes. If protocols in different scopes or modules have the same name, the scope or
  /// module becomes a part of the class's name.
  static func classNames(
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
}

extension TypeModel {
  /// Whether the protocol is local, or visible in its file only, perhaps because an enclosing type is.
  var isPrivateProtocol: Bool {
    isLocal || decl.node.declarationsAround.contains(where: \.isMarkedPrivate)
  }
}

extension TypeIndex {
  /// Returns the default access level of a protocol's double: the lowest one of the protocol, its enclosing types and the
  /// errors that its members throw.
  func accessForDoubles(of type: TypeID) -> AccessLevel {
    let path = types[type].path.split(separator: ".")
    let around = path.indices.dropFirst().flatMap { count in
      resolve(in: Scope(modules: types[type].scope.modules, path: path[..<count].joined(separator: ".")))
    }
    let all = ([type] + around + errorTypes(ofMembersOf: type)).map { types[$0] }
    if all.allSatisfy(\.isPublic) { return .public }
    return all.allSatisfy { $0.isPublic || $0.hasAccess(.package) } ? .package : .internal
  }

  /// Returns the visible types of the errors that a protocol's members throw. The compiler accepts those of accessors
  /// also if they are less accessible than the protocol.
  private func errorTypes(ofMembersOf type: TypeID) -> [TypeID] {
    let protocols = [type] + ancestors(of: type)
    return protocols.flatMap { owner in
      types[owner].members.compactMap { TypeRef.Throwing($0.effects).type?.dottedName }
        .flatMap { resolve($0, from: types[owner].scope) }
    }
  }

  /// Returns whether two doubles are of protocols in `#if` clauses that exclude each other, and may have one name.
  func areAlternatives(_ wanted: WantedDouble, _ other: WantedDouble) -> Bool {
    let (model, otherModel) = (types[wanted.type], types[other.type])
    return model.scope == otherModel.scope && wanted.kind == other.kind
      && BuildConditions(around: model.decl.node).excludes(BuildConditions(around: otherModel.decl.node))
  }

  /// Returns the path of a file that was read and declares a type with the name of a double in the module of the doubles.
  /// If the module is not known, it is that of the protocols, unless the doubles import these. A generated file does not
  /// count, since it may be generated again.
  func path(declaring name: String, in request: DoublesRequest) -> String? {
    let isElsewhere = !(request.imports + request.testableImports).isEmpty
    if request.modules.isUnknown && isElsewhere { return nil }
    guard let type = type(named: name, in: request.modules),
      !DoublesFile.isOne(types[type].decl.node.tree.source)
    else { return nil }
    return paths[types[type].file]
  }

  /// Returns a type with a name that some modules declare at file scope, visible in all of their files.
  package func type(named name: String, in modules: ModuleSet) -> TypeID? {
    resolve(in: Scope(modules: modules, path: name)).first {
      types[$0].scope.modules.intersects(modules) && !types[$0].decl.node.isMarkedPrivate
    }
  }

  /// Returns why a double is not made: its module has a type of its name.
  func collision(withTypeNamed name: String, _ wanted: WantedDouble, _ path: String) -> Ineligibility {
    let model = types[wanted.type]
    return Ineligibility(
      model.decl.node.range.prefix(1),
      "no double of '\(model.path)': there is a type '\(name)' already in \(path)",
      notes: [
        wanted.annotation == nil
          ? "'--name-pattern' gives doubles other names" : "the annotation can give it another name"
      ])
  }

  /// Returns why a double gets no file: there is another one of its name.
  func collision(
    withDoubleNamed name: String, _ wanted: WantedDouble, _ owner: WantedDouble
  ) -> Ineligibility {
    let (model, other) = (types[wanted.type], types[owner.type])
    let location = model.path == other.path && model.file != other.file ? " in \(paths[other.file])" : ""
    return Ineligibility(
      model.decl.node.range.prefix(1),
      "no double of '\(model.path)': '\(name)' is already the double of '\(other.path)'\(location)",
      notes: model.scope.modules.isUnknown && !location.isEmpty
        ? ["with '--module NAME=FOLDER' the names of doubles have those of their modules"] : [])
  }
}

extension Range<Int> {
  /// Returns a range of the first bytes.
  fileprivate func prefix(_ count: Int) -> Range<Int> {
    lowerBound..<Swift.min(upperBound, lowerBound + count)
  }
}
