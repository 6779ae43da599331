import StubbleSemantics
import StubbleSyntax

/// A protocol with all protocols that it inherits from, directly or not, in the project and in the prelude.
struct ProtocolClosure: Sendable {
  /// One of the protocols.
  struct Part: Sendable {
    let index: TypeIndex
    let type: TypeID
    /// Whether the prelude declares the protocol, rather than the project.
    let isKnown: Bool
    /// The conditions of the clauses of `#if` that contain this protocol, but not the one that gets the double.
    let conditions: [String]

    var model: TypeModel { index.types[type] }

    /// The global actor that the protocol is isolated to, or `nil` if there is none.
    var globalActor: GlobalActor? {
      if case .global(let actor) = index.facts(of: type).isolation { actor } else { nil }
    }

    /// The compiler settings of the protocol's file.
    var settings: CompilerSettings { index.settings[model.file] }
  }

  /// The protocols. The one that gets the double comes first.
  private(set) var parts: [Part] = []
  /// The names of the inherited protocols of the prelude, and `AnyObject`. Those in `fulfilled` are not in `parts`.
  private(set) var special: Set<String> = []
  /// The associated types that inheritance clauses fix: `Sequence<Int>`.
  private(set) var fixed: [AssociatedTypes.Fixed] = []

  /// The class that all conforming types must inherit from, or `nil` if there is none.
  private(set) var superclass: Superclass?

  /// The class whose members every double inherits: the superclass, or `NSObject` if there is no other.
  var inherited: Superclass? {
    if superclass != nil || !special.contains("NSObjectProtocol") { return superclass }
    let object = project.prelude.types(named: "NSObject").first { $0.model.kind == .class }
    return object.map {
      Superclass(
        Superclass.Link(index: $0.module.index, type: $0.id), written: .named("NSObject"), part: 0,
        in: project)
    }
  }

  /// The aliases that were followed, with what they mean.
  private var aliases: [(value: SyntaxNode, meaning: TypeRef)] = []
  let project: TypeIndex
  private let asked: TypeModel

  init(of type: TypeID, in project: TypeIndex) throws(Ineligibility) {
    self.project = project
    asked = project.types[type]
    try visit(Part(index: project, type: type, isKnown: false, conditions: []))
  }

  /// Adds a protocol and all that it inherits from.
  private mutating func visit(_ part: Part) throws(Ineligibility) {
    if parts.contains(where: { $0.model.decl.node == part.model.decl.node }) { return }
    parts.append(part)
    let number = parts.count - 1
    let model = part.model
    if model.members.contains(where: { !$0.isInExtension && $0.node.hasModifier(.distributed) }) {
      throw ineligible("it is for distributed actors, and a double is an object of the test's own process")
    }
    for inherited in model.decl.inheritedTypes {
      try visit(TypeRef(inherited), in: model.scopeOfInheritance, from: number)
    }
  }

  private mutating func visit(
    _ type: TypeRef, in scope: Scope, from part: Int
  ) throws(Ineligibility) {
    switch type.bare {
    case .composition(let types): for element in types { try visit(element, in: scope, from: part) }
    case .suppressed: break
    case .other("class"): special.insert("AnyObject")
    case .named(let name) where name.name == "Any": break
    default: try visitNamed(type.bare, in: scope, from: part)
    }
  }

  /// Adds the protocol or class that a name means.
  ///
  /// - Parameter scope: The scope in which the name is written: that of a protocol or of an alias.
  private mutating func visitNamed(
    _ type: TypeRef, in scope: Scope, from number: Int
  ) throws(Ineligibility) {
    let part = parts[number]
    let name = type.dottedName ?? type.description
    let found = part.isKnown ? [] : project.resolve(name, from: scope)
    if !found.isEmpty { return try visit(found, of: nil, for: type, from: number) }
    if !part.isKnown, let alias = try alias(named: name, from: scope) {
      return try visit(alias, for: type, from: number)
    }
    if let alias = project.prelude.alias(named: name) {
      return try visit(TypeRef(alias), in: scope, from: number)
    }
    // A protocol of the prelude restates the inherited requirements that matter. A module that is not visible may declare
    // a protocol with the name of another type: `Span`.
    let known = project.prelude.types(named: name).filter { [.protocol, .class].contains($0.model.kind) }
    if let whole = known.first(where: { part.isKnown || $0.isComplete }) {
      special.insert(whole.model.name)
      if whole.model.name == "BitwiseCopyable" {
        throw ineligible("no class is 'BitwiseCopyable', and a double is an object")
      }
      if ProtocolClosure.fulfilled.contains(whole.model.name) { return }
      return try visit([whole.id], of: whole.module, for: type, from: number)
    }
    if known.contains(where: \.makesValuesOfOthers) {
      throw ineligible(
        "it inherits from '\(name)', whose operations create new values, but a double is a single object",
        notes: ["make values of a type that conforms, and doubles of protocols that do not inherit from it"])
    }
    if !known.isEmpty {
      throw ineligible("not all requirements of the inherited type '\(name)' are known")
    }
    throw ineligible(
      "the inherited type '\(name)' is not visible, so what it requires is unknown",
      notes: ["name the folder that declares it; 'generate' takes '--reference PATH'"])
  }

  /// Returns the alias that a name in an inheritance clause means where the protocol is compiled.
  ///
  /// - Throws: An `Ineligibility` if it means different protocols in clauses of `#if`.
  private func alias(named name: String, from scope: Scope) throws(Ineligibility) -> TypeAlias? {
    let builds = BuildConditions(around: asked.decl.node)
    let found = project.aliases(named: name, from: scope)
    let open = project.declarations(ofAlias: name, from: scope).filter {
      !builds.excludes(BuildConditions(around: $0.value))
    }
    let protocols = open.filter { alias in
      !project.meaning(of: alias.value, from: alias.scope).contains { project.types[$0].kind == .class }
    }
    if let first = protocols.first, open.contains(where: { $0.value.spelling != first.value.spelling }) {
      throw ineligible(
        "the inherited type '\(name)' means different types in clauses of '#if'",
        notes: ["declare the protocol in each of the clauses"])
    }
    return open.first ?? found.first
  }

  /// Adds what an alias means. It is followed once with the same arguments, because it may lead back to itself.
  private mutating func visit(
    _ alias: TypeAlias, for type: TypeRef, from number: Int
  ) throws(Ineligibility) {
    let meaning = project.meaning(
      of: alias, with: type.arguments, spelledFor: parts[number].model.scope)
    let earlier = aliases.filter { $0.value == alias.value }
    if earlier.contains(where: { $0.meaning == meaning }) || earlier.count > TypeAliases.depthLimit { return }
    aliases.append((alias.value, meaning))
    try visit(meaning, in: alias.scope, from: number)
  }

  /// Whether the protocol at one position in `parts` inherits from that at another.
  func inherits(_ part: Int, from other: Int) -> Bool {
    part != other
      && parts[part].index.conformances(of: parts[part].type).contains(parts[other].model.name)
  }

  /// The protocols whose requirements are satisfied by the compiler, a superclass, or members that every double gets.
  private static let fulfilled: Set<String> = [
    "Actor", "NSObjectProtocol", "Equatable", "Hashable", "Comparable",
  ]

  /// Adds the declarations of an inherited type, of which there may be several in clauses of `#if`.
  ///
  /// - Parameters:
  ///   - module: The module of the prelude that declares them, or `nil` if the project does.
  ///   - type: The type as it is written.
  ///   - number: The position in `parts` of the protocol that inherits from it.
  private mutating func visit(
    _ found: [TypeID], of module: KnownModule?, for type: TypeRef, from number: Int
  ) throws(Ineligibility) {
    let index = module?.index ?? project
    for other in found {
      let model = index.types[other]
      if model.kind == .class {
        try inherit(
          Superclass(Superclass.Link(index: index, type: other), written: type, part: number, in: project))
        continue
      }
      guard model.kind == .protocol else {
        throw ineligible("it inherits from '\(model.name)', which is neither a protocol nor a class")
      }
      fix(primaryTypesOf: model, by: type, from: number)
      let known = Set(asked.clauses.map(\.id))
      let isSameFile = model.decl.node.tree === asked.decl.node.tree
      // A declaration in another clause of the same `#if` is never compiled together with the protocol.
      let isElsewhere = model.clauses.contains { other in
        asked.clauses.contains { $0.id != other.id && $0.parent?.id == other.parent?.id }
      }
      if isSameFile, isElsewhere { continue }
      let clauses = model.clauses.filter { !isSameFile || !known.contains($0.id) }
      let conditions = ConditionText.conditions(of: clauses)
      try visit(Part(index: index, type: other, isKnown: module != nil, conditions: conditions))
    }
  }

  /// Records an inherited class. Of several classes, the one that inherits from the others counts.
  private mutating func inherit(_ new: Superclass) throws(Ineligibility) {
    if let reason = new.ineligibilityReason {
      throw ineligible("\(reason), so that no double can inherit from it", notes: [Superclass.wayOut])
    }
    if new.conforms(to: parts[0].type, in: project) {
      throw ineligible(
        "the class '\(new.name)' conforms to it already, so that no subclass can state the conformance",
        notes: [Superclass.wayOut])
    }
    if let known = superclass, new.isAbove(known) { return }
    superclass = new
  }

  /// Records the types to which the arguments of a protocol fix its primary associated types, as in `Sequence<Int>`.
  private mutating func fix(primaryTypesOf model: TypeModel, by type: TypeRef, from number: Int) {
    guard let clause = model.decl.node.child(.primaryAssociatedTypeClause) else { return }
    let tree = clause.tree
    let names = clause.ownTokens.filter { tree.tokens[$0].kind.isIdentifierLike }.map(tree.name(ofToken:))
    for (name, argument) in zip(names, type.arguments) { fixed.append((name, argument, number)) }
  }

  /// Whether an extension of one of the protocols declares a function that another one requires.
  func declaresInExtension(_ requirement: Requirement) -> Bool {
    parts.contains { part in
      part.model.members.contains { member in
        member.isInExtension && member.owner.whereClause == nil && member.isStatic == requirement.isStatic
          && FunctionDecl(member.node)?.reference == requirement.reference
      }
    }
  }

  func ineligible(_ reason: String, notes: [String] = []) -> Ineligibility {
    asked.decl.noDouble(reason, notes: notes)
  }
}

extension ProtocolClosure.Part {
  /// Whether the default of an associated type contains `Self`, so that the double must be final.
  var hasDefaultOfSelf: Bool {
    model.members.contains { member in
      member.node.kind == .associatedtypeDecl
        && member.node.child(.initializerClause)?.tokenRange.contains {
          member.node.tree.tokens[$0].kind == .Self
        } == true
    }
  }

  /// Whether the conformance of an isolated type to a protocol may be isolated: that to one which says that it is on an
  /// actor is not.
  func mayBeIsolated(_ bound: TypeRef) -> Bool {
    guard let name = bound.dottedName,
      !TypeIndex.emptyProtocols.contains(name.withoutStandardLibrary)
    else { return false }
    return !index.resolve(name, from: model.scope).contains { index.statedGlobalActor(of: $0) != nil }
  }
}

extension ProtocolClosure {
  /// Returns whether some protocol requires another initializer.
  func requiresInitializer(excluding requirement: Member) -> Bool {
    parts.contains { part in
      part.model.members.contains {
        !$0.isInExtension && $0.node.kind == .initializerDecl && $0 !== requirement
      }
    }
  }
}
