import StubbleSemantics
import StubbleSyntax

/// A protocol with all that it inherits from, found in the project or known of the standard library.
struct ProtocolClosure: Sendable {
  /// One protocol among them.
  struct Part: Sendable {
    let index: TypeIndex
    let type: TypeID
    /// The prelude declares it.
    let isKnown: Bool
    /// Conditions of the `#if` clauses that this protocol is in and the one asked for does not.
    let conditions: [String]

    var model: TypeModel { index.types[type] }

    /// How its file is compiled.
    var settings: CompilerSettings { index.settings[model.file] }
  }

  /// The one asked for comes first.
  private(set) var parts: [Part] = []
  /// Names of protocols that are known and require nothing that must be written, or something special.
  private(set) var special: Set<String> = []
  /// Associated types that an inheritance clause fixes: `Sequence<Int>`.
  private(set) var fixed: [AssociatedTypes.Fixed] = []

  /// What all that conform inherit from, if the protocols say so.
  private(set) var superclass: Superclass?

  /// The aliases that were looked into.
  private var aliases: Set<String> = []
  private let project: TypeIndex
  private let asked: TypeModel

  init(of type: TypeID, in project: TypeIndex) throws(Ineligibility) {
    self.project = project
    asked = project.types[type]
    try visit(Part(index: project, type: type, isKnown: false, conditions: []))
  }

  private mutating func visit(_ part: Part) throws(Ineligibility) {
    if parts.contains(where: { $0.model.decl.node == part.model.decl.node }) { return }
    parts.append(part)
    let number = parts.count - 1
    let model = part.model
    for inherited in model.decl.inheritedTypes.map({ TypeRef($0) })
      + model.decl.boundsOfSelf
    {
      try visit(inherited, from: number)
    }
  }

  private mutating func visit(_ type: TypeRef, from part: Int) throws(Ineligibility) {
    switch type.bare {
    case .composition(let types): for element in types { try visit(element, from: part) }
    case .suppressed: break
    case .other("class"): special.insert("AnyObject")
    case .named(let name) where name.name == "Any": break
    default: try visitNamed(type.bare, from: part)
    }
  }

  private mutating func visitNamed(_ type: TypeRef, from number: Int) throws(Ineligibility) {
    let part = parts[number]
    let name = type.dottedName ?? type.description
    let found = part.isKnown ? [] : project.resolve(name, from: part.model.scope)
    if !found.isEmpty { return try visit(found, of: nil, for: type, from: number) }
    let last = TypeDecl.lastName(of: name)
    if !part.isKnown, let alias = project.aliases[last] {
      // What an alias means is visited once, for it may lead back to the alias.
      guard aliases.insert(last).inserted else { return }
      return try visit(TypeRef(alias), from: number)
    }
    if let alias = project.prelude.alias(named: name) { return try visit(TypeRef(alias), from: number) }
    // What a known protocol inherits, it declares anew as far as it requires it.
    let known = project.prelude.types(named: name)
    if let whole = known.first(where: { part.isKnown || $0.isComplete }) {
      special.insert(whole.model.name)
      if ProtocolClosure.fulfilled.contains(whole.model.name) { return }
      return try visit([whole.id], of: whole.module, for: type, from: number)
    }
    if known.contains(where: \.makesValuesOfOthers) {
      throw ineligible(
        "it inherits from '\(name)', each operation of which makes a new value, and a double is one object",
        notes: ["make values of a type that conforms, and doubles of protocols that do not inherit from it"])
    }
    if !known.isEmpty {
      throw ineligible("not all is known that the inherited type '\(name)' requires")
    }
    throw ineligible(
      "the inherited type '\(name)' is not visible, so what it requires is unknown",
      notes: ["name the folder that declares it; 'generate' takes '--reference PATH'"])
  }

  /// The protocol at an index inherits from the one at another.
  func inherits(_ part: Int, from other: Int) -> Bool {
    part != other
      && parts[part].index.conformances(of: parts[part].type).contains(parts[other].model.name)
  }

  /// Protocols whose requirements the compiler fulfils, or a superclass or template does.
  private static let fulfilled: Set<String> = [
    "Actor", "NSObjectProtocol", "Equatable", "Hashable", "Comparable",
  ]

  /// - Parameter module: the module of the prelude that declares them; nil for the project's.
  private mutating func visit(
    _ found: [TypeID], of module: Prelude.Module?, for type: TypeRef, from number: Int
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
      // What is in another clause of the same `#if` is never there together with the protocol asked for.
      let isElsewhere = model.clauses.contains { other in
        asked.clauses.contains { $0.id != other.id && $0.parent?.id == other.parent?.id }
      }
      if isSameFile, isElsewhere { continue }
      let clauses = model.clauses.filter { !isSameFile || !known.contains($0.id) }
      let conditions = ConditionText.conditions(of: clauses)
      try visit(Part(index: index, type: other, isKnown: module != nil, conditions: conditions))
    }
  }

  /// Of several classes the one furthest below counts.
  private mutating func inherit(_ new: Superclass) throws(Ineligibility) {
    if let obstacle = new.obstacle {
      throw ineligible("\(obstacle), so that no double can inherit from it", notes: [Superclass.wayOut])
    }
    if let known = superclass, new.isAbove(known) { return }
    superclass = new
  }

  /// `Sequence<Int>` fixes the first primary associated type.
  private mutating func fix(primaryTypesOf model: TypeModel, by type: TypeRef, from number: Int) {
    guard let clause = model.decl.node.child(.primaryAssociatedTypeClause) else { return }
    let tree = clause.tree
    let names = clause.ownTokens.filter { tree.tokens[$0].kind.isIdentifierLike }.map(tree.name(ofToken:))
    for (name, argument) in zip(names, type.arguments) { fixed.append((name, argument, number)) }
  }

  func ineligible(_ reason: String, notes: [String] = []) -> Ineligibility {
    asked.decl.noDouble(reason, notes: notes)
  }
}

extension ProtocolClosure.Part {
  /// An associated type is by default made of the type itself, which only a final class can be sure of.
  var hasDefaultOfSelf: Bool {
    model.members.contains { member in
      member.node.kind == .associatedtypeDecl
        && member.node.child(.initializerClause)?.tokenRange.contains {
          member.node.tree.tokens[$0].kind == .Self
        } == true
    }
  }
}
