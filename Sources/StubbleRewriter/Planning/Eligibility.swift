import StubbleSyntax

/// What forbids to stub a member, whatever its kind.
struct Eligibility {
  let index: TypeIndex
  /// Names of structs whose size or layout some code in view asks for, and where: `Sizes.swift:12`.
  let measuredTypes: [String: String]

  init(index: TypeIndex, files: [SourceFile]) {
    self.index = index
    measuredTypes = files.reduce(into: [:]) { found, file in
      let measured = Eligibility.measuredTypes(in: file.tree)
      guard !measured.isEmpty else { return }
      let lines = LineTable(file.tree.source)
      for (name, offset) in measured where found[name] == nil {
        found[name] = "\(file.path.split(separator: "/").last ?? ""):\(lines.location(of: offset).line)"
      }
    }
  }

  func check(_ candidate: Candidate) throws(Refusal) {
    try checkPlace(candidate)
    try checkAttributes(candidate)
    try checkRequirements(candidate)
    if let type = candidate.type { try checkType(type, candidate) }
    if candidate.member.node.hasModifier(.override) { try checkOverride(candidate) }
  }

  // MARK: Where the member stands

  private func checkPlace(_ candidate: Candidate) throws(Refusal) {
    let member = candidate.member
    if let type = candidate.type {
      let model = index.types[type]
      if model.kind == .protocol {
        throw Refusal(
          candidate.range, "a member of a protocol cannot be stubbed: annotate the types that conform to it")
      }
      if model.kind == .enum, !member.isStatic {
        throw Refusal(candidate.range, "an enum cannot hold the closure for a member of its instances")
      }
      if model.isLocal, candidate.annotation == nil, !candidate.isTypeAnnotated {
        throw Refusal(candidate.range, "no test can reach a type that is local to a function")
      }
      try checkExtension(member, of: model, candidate)
    } else if member.isInExtension {
      if !member.isStatic {
        throw Refusal(
          candidate.range, "the type '\(member.owner.name)' is not in view, so that its closure has no place",
          notes: ["apply to the folder that declares the type as well, or annotate a type of your own"])
      }
      if !member.clauses.isEmpty {
        throw Refusal(candidate.range, "a member inside '#if' of such an extension cannot be stubbed")
      }
    }
  }

  /// The closures of an extension's members stand in the type's own declaration.
  private func checkExtension(_ member: Member, of model: TypeModel, _ candidate: Candidate) throws(Refusal) {
    guard member.isInExtension else { return }
    let conditions = BuildConditions(around: member.node)
    let alternatives = index.resolve(in: model.scope).filter {
      !BuildConditions(around: index.types[$0].decl.node).exclude(conditions)
    }
    if alternatives.count > 1 {
      throw Refusal(
        candidate.range,
        "'\(model.name)' is declared in several clauses of '#if', and its closure would stand in one of them")
    }
    if member.isStatic, let type = candidate.type, index.keepsStatics(member, of: type) { return }
    let isConditional = !BuildConditions(around: model.decl.node).imply(conditions)
    if isConditional, !typesAreKnown(in: member, of: model, unconditionally: true) {
      throw Refusal(
        candidate.range, "the closure would stand outside of the '#if' that this extension's member is in")
    }
    let missing = index.imports[member.file].modules.subtracting(index.imports[model.file].modules)
    if member.file != model.file, !missing.isEmpty,
      !typesAreKnown(in: member, of: model, unconditionally: false)
    {
      throw Refusal(
        candidate.range,
        "the file that declares '\(model.name)' does not import what this member's types may need",
        notes: ["import the same modules in both files, or move the member"])
    }
    if let name = member.node.signatureTypeNames.first(where: { isBetween($0, model) }) {
      throw Refusal(
        candidate.range,
        "'\(name)' means another type where '\(model.name)' is declared, and the closure stands there",
        notes: ["write the name with that of its module in front"])
    }
    if member.file != model.file, usesFilePrivateType(member) {
      throw Refusal(candidate.range, "its types are private to this file, and the closure stands in another")
    }
  }

  /// A name means a member of a type around the given one, which an extension of `A.B` does not see.
  private func isBetween(_ name: String, _ model: TypeModel) -> Bool {
    // The type's own alias, or what it tells a collection of itself, is nearer.
    if index.aliases.declares(name, in: model.scope) || StandardLibrary.associatedTypes.contains(name) {
      return false
    }
    let found = index.resolve(name, from: model.scope).map { index.types[$0].path }
    return found.contains { $0 != name && $0 != model.path + "." + name && $0.hasSuffix("." + name) }
  }

  /// Every type in the signature is one that the type's own declaration can name.
  private func typesAreKnown(in member: Member, of model: TypeModel, unconditionally: Bool) -> Bool {
    let generics = Set(
      (model.decl.node.child(.genericParameterClause)?.children(.genericParameter) ?? [])
        .flatMap { $0.ownTokens.map($0.tree.name(ofToken:)) })
    let conditions = BuildConditions(around: model.decl.node)
    return member.node.signatureTypeNames.allSatisfy { name in
      let found = index.resolve(name, from: model.scope).filter {
        !unconditionally || conditions.imply(BuildConditions(around: index.types[$0].decl.node))
      }
      if !found.isEmpty || generics.contains(name) || StandardLibrary.isOfStandardLibrary(name) {
        return true
      }
      guard let alias = index.aliases.resolve(name, from: model.scope) else { return false }
      return !unconditionally || conditions.imply(BuildConditions(around: alias))
    }
  }

  private func usesFilePrivateType(_ member: Member) -> Bool {
    let names = PeerAccess.signatureNames(of: member.node)
    return index.types(named: names, inFile: member.file).contains(where: \.decl.node.isOfFile)
      || names.flatMap(index.aliases.all(named:)).contains { alias in
        alias.tree === member.node.tree && alias.parent?.parent?.isOfFile == true
      }
  }

  // MARK: What it is marked with

  private func checkAttributes(_ candidate: Candidate) throws(Refusal) {
    let node = candidate.member.node
    if node.hasConditionalAttributes {
      throw Refusal(candidate.range, "its attributes stand inside '#if'")
    }
    for attribute in node.attributes {
      let name = attribute.attributeName
      if name == "available" { try checkAvailability(attribute) }
      if name == "_lifetime" || name == "lifetime" {
        throw Refusal(attribute.range, "a closure cannot promise how long what it returns is valid")
      }
      if Attributes.harmless.contains(name) || Annotation.Name(rawValue: name) != nil
        || name.hasPrefix("Stubble.")
      {
        continue
      }
      if name.hasPrefix("_") && name.dropFirst().first?.isLowercase == true { continue }
      let scope = index.scope(of: candidate)
      if index.globalActor(on: node, scope: scope) == "@" + name { continue }
      throw Refusal(attribute.range, reason(against: name, on: node))
    }
  }

  /// A protocol lends its requirement's result builder to what answers it.
  private func checkRequirements(_ candidate: Candidate) throws(Refusal) {
    guard let type = candidate.type else { return }
    for (ancestor, requirement) in index.attributedRequirements(of: type, answeredBy: candidate.member) {
      for attribute in requirement.node.attributes where attribute.attributeName.first?.isUppercase == true {
        let name = attribute.attributeName
        let actor = index.globalActor(on: requirement.node, scope: index.types[ancestor].scope)
        if Attributes.harmless.contains(name) || actor == "@" + name { continue }
        throw Refusal(
          candidate.range,
          "the protocol '\(index.types[ancestor].name)' lends it '@\(name)', to which the body may mean something else"
        )
      }
    }
  }

  private func reason(against name: String, on node: SyntaxNode) -> String {
    node.kind == .variableDecl
      ? "the attribute '@\(name)' may be a property wrapper or a macro, which takes the property's storage for itself"
      : "the attribute '@\(name)' may be a macro or a result builder, to which the body means something else"
  }

  private func checkAvailability(_ attribute: SyntaxNode) throws(Refusal) {
    let text = attribute.spelling
    if text.contains("unavailable") { throw Refusal(attribute.range, "what is unavailable is never called") }
    let isGeneral =
      text.contains("deprecated") || text.contains("noasync") || text.contains("renamed")
      || text.contains("swift")
    guard !isGeneral else { return }
    throw Refusal(attribute.range, "a stored closure cannot be available on some systems only")
  }

  // MARK: What it belongs to

  private func checkType(_ type: Int, _ candidate: Candidate) throws(Refusal) {
    let model = index.types[type]
    let names = index.conformances(of: type)
    let isInstance = !candidate.member.isStatic
    if isInstance, names.contains("ManagedBuffer") {
      throw Refusal(candidate.range, "a subclass of 'ManagedBuffer' can have no stored properties")
    }
    if isInstance, names.contains("BitwiseCopyable") {
      throw Refusal(candidate.range, "a closure is not 'BitwiseCopyable'")
    }
    if isInstance, model.kind == .struct, let place = measuredTypes[model.name] {
      throw Refusal(
        candidate.range, "the layout of '\(model.name)' is measured in \(place), and closures would change it"
      )
    }
    if isInstance,
      let layout = model.decl.node.attributes.first(where: { Attributes.layouts.contains($0.attributeName) })
    {
      throw Refusal(
        candidate.range, "'\(layout.spelling)' fixes the layout of the type, and closures would change it")
    }
    try checkStorageMacros(model, candidate)
    try checkLending(candidate)
    if isInstance { try checkOwnership(type, candidate) }
    if let written = candidate.binding?.type, index.mayBeNoncopyable(written, in: type) {
      throw Refusal(
        written.range, "a value of type '\(written.spelling)' cannot be copied out of its storage")
    }
    if candidate.binding?.type == nil, let value = candidate.binding?.initializer?.content,
      value.kind == .callExpr,
      case let made = String(value.spelling.prefix { $0.isLetter }),
      StandardLibrary.noncopyableTypes.contains(made)
    {
      throw Refusal(value.range, "a value of type '\(made)' cannot be copied out of its storage")
    }
  }

  /// Closures in a type whose values cannot be copied must not keep it from being taken apart.
  private func checkOwnership(_ type: Int, _ candidate: Candidate) throws(Refusal) {
    let model = index.types[type]
    if index.facts[type].isNonescapable {
      throw Refusal(candidate.range, "a type whose values cannot escape is not supported")
    }
    guard index.facts[type].isNoncopyable else { return }
    if model.members.contains(where: { $0.node.descendants.contains { $0.kind == .discardStmt } }) {
      throw Refusal(candidate.range, "'discard self' does not allow for closures in the type")
    }
    let initializers = model.members.filter { $0.node.kind == .initializerDecl }
    if initializers.contains(where: { $0.node.assignsSelf }) {
      throw Refusal(
        candidate.range,
        "an initialiser assigns 'self' as a whole, which does not allow for closures in the type")
    }
    if initializers.contains(where: { $0.node.failsOutright }) {
      throw Refusal(
        candidate.range,
        "an initialiser may fail before it has made the value, which does not allow for closures in it")
    }
    let isStored = candidate.binding.map { $0.accessorBlock?.isObservers ?? true } ?? false
    if isStored {
      throw Refusal(
        candidate.range, "what a value that cannot be copied stores may be borrowed, or taken out of it")
    }
  }

  /// A span of what a computed property returns would outlive it.
  private func checkLending(_ candidate: Candidate) throws(Refusal) {
    guard let name = candidate.binding?.name, index.lending.includes(name, of: candidate.type),
      candidate.binding?.accessorBlock?.isObservers ?? true
    else { return }
    throw Refusal(
      candidate.range, "some code may hand out a part of its value, which it can do of a stored property only"
    )
  }

  /// `@Observable` and its like rewrite stored properties themselves.
  private func checkStorageMacros(_ model: TypeModel, _ candidate: Candidate) throws(Refusal) {
    guard candidate.binding != nil, candidate.binding?.accessorBlock.map(\.isObservers) ?? true else {
      return
    }
    for attribute in model.decl.node.attributes
    where ["Observable", "Model", "Reducer", "ObservableState"].contains(attribute.attributeName) {
      throw Refusal(
        candidate.range, "'@\(attribute.attributeName)' takes the storage of the type's properties for itself"
      )
    }
  }

  private func checkOverride(_ candidate: Candidate) throws(Refusal) {
    guard let block = candidate.binding?.accessorBlock, block.isObservers else { return }
    throw Refusal(candidate.range, "an override that only observes has no storage of its own")
  }

  /// The types in `MemoryLayout<T>` and `unsafeBitCast(…, to: T.self)`.
  private static func measuredTypes(in tree: SyntaxTree) -> [(name: String, offset: Int)] {
    var found: [(name: String, offset: Int)] = []
    for node in tree.nodes(ofKind: .genericSpecializationExpr)
    where tree.text(ofToken: node.tokenRange.lowerBound) == "MemoryLayout" {
      for argument in node.descendants where argument.kind == .identifierType || argument.kind == .memberType
      {
        if let token = argument.ownTokens.last {
          found.append((tree.name(ofToken: token), node.range.lowerBound))
        }
      }
    }
    for node in tree.nodes(ofKind: .callExpr)
    where node.children.first?.kind == .identifierExpr
      && tree.text(ofToken: node.tokenRange.lowerBound) == "unsafeBitCast"
    {
      for name in node.descendants where name.kind == .identifierExpr {
        found.append((name.spelling, node.range.lowerBound))
      }
    }
    return found
  }
}

extension SyntaxNode {
  /// Somewhere in a declaration stands `self = …`.
  fileprivate var assignsSelf: Bool {
    descendants.contains { node in
      node.kind == .identifierExpr && node.firstTokenKind == .self
        && tree.tokens[node.tokenRange.upperBound].kind == .equal
    }
  }
}

extension SyntaxNode {
  /// An initialiser throws or returns nil, and does not leave it to another to make the value.
  fileprivate var failsOutright: Bool {
    let isFailable = token(.postfixQuestion) != nil || token(.infixQuestion) != nil
    guard isFailable || FunctionDecl(self)?.effects.isThrowing == true else { return false }
    return !tokenRange.contains { index in
      tree.tokens[index].kind == .self && tree.tokens[min(index + 2, tree.tokens.count - 1)].kind == .`init`
    }
  }
}

/// Attributes that change nothing a stub must know of.
enum Attributes {
  static let harmless: Set<String> = [
    "available", "discardableResult", "objc", "nonobjc", "inlinable", "inline", "usableFromInline",
    "backDeployed",
    "warn_unqualified_access", "IBAction", "IBSegueAction", "IBOutlet", "IBInspectable", "GKInspectable",
    "Sendable",
    "preconcurrency", "concurrent", "specialized", "exclusivity", "unsafe", "safe", "c", "export", "section",
    "used",
  ]

  /// Attributes that say how a type lies in memory.
  static let layouts: Set<String> = ["_alignment", "_rawLayout"]
}

extension StandardLibrary {
  /// Whether a name is one of the standard library's own.
  static func isOfStandardLibrary(_ name: String) -> Bool {
    let foundation: Set<String> = [
      "Data", "Date", "URL", "UUID", "Decimal", "TimeInterval", "Locale", "TimeZone", "Calendar",
      "URLRequest",
      "DateComponents", "DateInterval", "IndexPath", "IndexSet", "Measurement", "CharacterSet",
      "URLComponents",
      "URLQueryItem", "URLSession", "NSCache", "NSHashTable", "NSMapTable", "Published",
      "CurrentValueSubject",
      "PassthroughSubject", "Mutex", "Atomic", "Deque", "OrderedDictionary", "OrderedSet",
    ]
    if foundation.contains(name) { return false }
    let others: Set<String> = [
      "Self", "Any", "AnyHashable", "AnyKeyPath", "PartialKeyPath", "Hasher", "Unicode", "Mirror", "Copyable",
      "Escapable", "MainActor", "UnsafeRawPointer", "UnsafeMutableRawPointer", "UnsafeRawBufferPointer",
      "UnsafeMutableRawBufferPointer", "OpaquePointer", "EncodingError", "DecodingError", "CancellationError",
      "CodingUserInfoKey", "KeyValuePairs", "ReversedCollection", "ReferenceWritableKeyPath",
      "UnsafeCurrentTask", "Task", "TaskGroup", "ThrowingTaskGroup", "AsyncMapSequence",
      "UnownedSerialExecutor",
      "CVarArg", "StringLiteralType", "DefaultStringInterpolation", "SystemRandomNumberGenerator",
    ]
    return sendableTypes.contains(name) || protocols.contains(name) || genericTypes.contains(name)
      || others.contains(name)
  }
}
