import StubbleSemantics
import StubbleSyntax

/// The class that all which conform to a protocol inherit from.
struct Superclass: Sendable {
  /// One class of a chain.
  struct Link: Sendable {
    let index: TypeIndex
    let type: TypeID

    var model: TypeModel { index.types[type] }
  }

  /// The class and those above it as far as they are visible, nearest first.
  let links: [Link]
  /// As the protocol at `part` names it.
  let written: TypeRef
  let part: Int

  init(_ link: Link, written: TypeRef, part: Int, in project: TypeIndex) {
    var links = [link]
    while let next = links[links.count - 1].above(in: project), !links.contains(where: next.isSame(as:)) {
      links.append(next)
    }
    (self.links, self.written, self.part) = (links, written, part)
  }

  /// What to do where there can be no subclass.
  static let wayOut = "stub the class itself in place, with '@Stubbable'"

  var name: String { links[0].model.name }

  /// The class is among those above another.
  func isAbove(_ other: Superclass) -> Bool { other.links.contains(where: links[0].isSame(as:)) }

  /// Some class of the chain says that it conforms to a protocol.
  func conforms(to name: String) -> Bool {
    links.contains { $0.index.conformances(of: $0.type).contains(name) }
  }

  /// The global actor that the class is isolated to, with its `@`.
  var globalActor: String? {
    links.lazy.compactMap { link in
      if case .global(let actor) = link.index.facts[link.type].isolation { actor } else { nil }
    }.first
  }

  /// The names of the members, those of instances and those of the type.
  var names: (ofInstances: Set<String>, ofType: Set<String>) {
    let members = links.flatMap(\.model.members)
    return (
      Set(members.filter { !$0.isStatic }.flatMap(\.declaredNames)),
      Set(members.filter(\.isStatic).flatMap(\.declaredNames))
    )
  }

  /// The class, or one above it, answers a requirement itself.
  func answers(_ requirement: Member) -> Bool {
    links.contains { $0.model.members.contains { $0.answers(requirement) } }
  }

  // MARK: Initialisers

  /// What keeps a class from inheriting from this one; nil if nothing does.
  var obstacle: String? {
    let model = links[0].model
    if model.decl.node.hasModifier(.final) { return "the class '\(name)' is final" }
    let own = designated(in: links[0])
    return !own.isEmpty && own.allSatisfy(\.isMarkedPrivate)
      ? "the class '\(name)' has no initialiser that a subclass could call" : nil
  }

  /// The class or one above it declares initialisers that make its own values.
  var declaresInitializers: Bool { links.contains { !designated(in: $0).isEmpty } }

  /// `init()` can be called, be it one that delegates.
  var hasPlainInitializer: Bool { hasPlain { _ in true } }

  /// `init()` can be called by an initialiser that does not delegate.
  var hasPlainDesignatedInitializer: Bool { hasPlain { !$0.hasModifier(.convenience) } }

  /// The same without any parameter that has a default.
  var declaresPlainInitializer: Bool {
    hasPlain { !$0.hasModifier(.convenience) && FunctionDecl($0)?.parameters.isEmpty == true }
  }

  /// Some initialiser must be in each class below.
  var hasRequiredInitializer: Bool { initializers.contains { $0.hasModifier(.required) } }

  private var initializers: [SyntaxNode] {
    links.flatMap(\.model.initializers).map(\.node)
  }

  private func designated(in link: Link) -> [SyntaxNode] {
    link.model.initializers.filter { !$0.isInExtension }.map(\.node)
      .filter { !$0.hasModifier(.convenience) }
  }

  private func hasPlain(_ isWanted: (SyntaxNode) -> Bool) -> Bool {
    for link in links {
      let own = link.model.initializers.map(\.node)
      if own.contains(where: { isWanted($0) && $0.isPlainInitializer && !$0.isMarkedPrivate }) { return true }
      // A class inherits initialisers if it declares none that make its own values.
      if !designated(in: link).isEmpty { return false }
    }
    // A class without any has `init()`.
    return true
  }
}

extension Superclass.Link {
  /// The class above this one.
  fileprivate func above(in project: TypeIndex) -> Superclass.Link? {
    for inherited in model.decl.inheritedTypes {
      let name = TypeDecl.dottedName(inherited)
      let found = index.resolve(name, from: model.scope)
      if let type = found.first {
        if index.types[type].kind == .class { return Superclass.Link(index: index, type: type) }
        continue
      }
      if let known = project.prelude.types(named: name).first, known.model.kind == .class {
        return Superclass.Link(index: known.module.index, type: known.id)
      }
    }
    return nil
  }

  fileprivate func isSame(as other: Superclass.Link) -> Bool {
    model.decl.node == other.model.decl.node
  }
}

extension Member {
  /// A member of a class is what a requirement asks for, as far as both are written alike.
  fileprivate func answers(_ requirement: Member) -> Bool {
    guard isStatic == requirement.isStatic, !node.isMarkedPrivate else { return false }
    switch (FunctionDecl(node), FunctionDecl(requirement.node)) {
    case (let own?, let other?):
      guard own.reference == other.reference, node.kind == requirement.node.kind else { return false }
      if node.kind == .initializerDecl, !node.hasModifier(.required) { return false }
      return FunctionSignature(own)?.parameters.map(\.type)
        == FunctionSignature(other)?.parameters.map(\.type)
    case (nil, nil):
      return node.kind == .variableDecl && !Set(declaredNames).isDisjoint(with: requirement.declaredNames)
    default: return false
    }
  }
}

extension SyntaxNode {
  /// `init()`, or one all of whose parameters have defaults, which neither fails nor waits.
  fileprivate var isPlainInitializer: Bool {
    guard let function = FunctionDecl(self), let signature = FunctionSignature(function) else { return false }
    let mark = token(.`init`).map { tree.text(ofToken: $0 + 1).prefix(1) } ?? ""
    return mark == "(" && !signature.isAsync && !signature.throwing.isThrowing
      && function.parameters.allSatisfy { $0.node.child(.initializerClause) != nil }
  }
}
