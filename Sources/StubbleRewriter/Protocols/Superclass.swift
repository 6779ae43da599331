import StubbleSemantics
import StubbleSyntax

/// The class that all types which conform to a protocol must inherit from.
struct Superclass: Sendable {
  /// One class in the chain of superclasses.
  struct Link: Sendable {
    let index: TypeIndex
    let type: TypeID

    var model: TypeModel { index.types[type] }

    /// The designated initializers that the class itself declares.
    fileprivate var designatedInitializers: [SyntaxNode] {
      model.initializers.filter { !$0.isInExtension }.map(\.node).filter { !$0.hasModifier(.convenience) }
    }

    /// Whether the class itself declares designated initializers, so that it does not inherit those of its superclass.
    var declaresInitializers: Bool { !designatedInitializers.isEmpty }
  }

  /// The class and its superclasses, as far as they are visible, nearest first.
  let links: [Link]
  /// The type of the class as a protocol writes it.
  let written: TypeRef
  /// The position of that protocol in `ProtocolClosure.parts`.
  let part: Int

  init(_ link: Link, written: TypeRef, part: Int, in project: TypeIndex) {
    var links = [link]
    while let next = links[links.count - 1].above(in: project), !links.contains(where: next.isSame(as:)) {
      links.append(next)
    }
    (self.links, self.written, self.part) = (links, written, part)
  }

  /// The note for classes that no double can inherit from.
  static let wayOut = "stub the class itself in place, with '@Stubbable'"

  var name: String { links[0].model.name }

  /// Returns the arguments of the generic parameters of one of the classes, as far as they are written.
  func arguments(of link: Link) -> [String: TypeRef] {
    let first = links[0]
    let (names, given) = (first.model.genericParameters.map(\.name), written.bare.arguments)
    let own = names.count == given.count ? Dictionary(zip(names, given)) { name, _ in name } : [:]
    if link.isSame(as: first) { return own }
    let above = link.index === first.index ? link.index.genericArguments(of: link.type, in: first.type) : nil
    return above?.mapValues { $0.substituting(own) } ?? [:]
  }

  /// Whether the class is the same as another one, or a superclass of it.
  func isAbove(_ other: Superclass) -> Bool { other.links.contains(where: links[0].isSame(as:)) }

  /// Whether the class or one of its superclasses conforms to a protocol.
  func conforms(to name: String) -> Bool {
    links.contains { $0.index.conformances(of: $0.type).contains(name) }
  }

  /// Whether the class or one of its superclasses conforms to a protocol of the project.
  func conforms(to protocol: TypeID, in project: TypeIndex) -> Bool {
    links.contains { link in
      link.index === project
        ? project.ancestors(of: link.type).contains(`protocol`)
        : project.extends(link.model.path, with: `protocol`)
    }
  }

  /// Whether the class or one of its superclasses inherits from a type that is neither visible nor known.
  var hasUnknownAncestors: Bool { links.contains { $0.index.facts(of: $0.type).hasUnknownAncestors } }

  /// The global actor that the class is isolated to, or `nil` if there is none.
  var globalActor: GlobalActor? {
    links.lazy.compactMap { link in
      if case .global(let actor) = link.index.facts(of: link.type).isolation { actor } else { nil }
    }.first
  }

  /// Whether a subclass in a module without a default actor is isolated as the class is. It is not if the class has its
  /// actor by default.
  var isolatesAllSubclasses: Bool {
    let isolated = links.first {
      if case .global = $0.index.facts(of: $0.type).isolation { true } else { false }
    }
    guard let isolated else { return true }
    return !isolated.index.isOnMainActorByDefault(isolated.type)
      || isolated.index.statedGlobalActor(of: isolated.type) != nil
  }

  /// The names of the members of the class and its superclasses.
  var names: MemberNameSets {
    links.flatMap(\.model.members).reduce(into: MemberNameSets()) { names, member in
      names[isStatic: member.isStatic].formUnion(member.declaredNames)
    }
  }

  /// Why no double can inherit from the class, or `nil` if it can.
  var ineligibilityReason: String? {
    let model = links[0].model
    if model.decl.node.hasModifier(.final) { return "the class '\(name)' is final" }
    let own = links[0].designatedInitializers
    return !own.isEmpty && own.allSatisfy(\.isMarkedPrivate)
      ? "the class '\(name)' has no initializer that a subclass could call" : nil
  }

  /// Whether the class or one of its superclasses declares designated initializers.
  var declaresInitializers: Bool { links.contains(where: \.declaresInitializers) }

  /// Whether `init()` can be called, perhaps a convenience initializer.
  var hasPlainInitializer: Bool { hasPlain { _ in true } }

  /// Whether `init()` can be called and is a designated initializer, which one of a subclass can call.
  var hasPlainDesignatedInitializer: Bool { hasPlain { !$0.hasModifier(.convenience) } }

  /// Whether there is a designated `init()` without parameters, not only one whose parameters have default values.
  var declaresPlainInitializer: Bool {
    hasPlain { !$0.hasModifier(.convenience) && FunctionDecl($0)?.parameters.isEmpty == true }
  }

  /// Whether an initializer is `required` in subclasses.
  var hasRequiredInitializer: Bool { initializers.contains { $0.hasModifier(.required) } }

  private var initializers: [SyntaxNode] {
    links.flatMap(\.model.initializers).map(\.node)
  }

  private func hasPlain(_ isWanted: (SyntaxNode) -> Bool) -> Bool {
    for link in links {
      let own = link.model.initializers.map(\.node)
      if own.contains(where: { isWanted($0) && $0.isPlainInitializer && !$0.isMarkedPrivate }) { return true }
      if link.declaresInitializers { return false }
    }
    // A class without initializers has `init()`.
    return true
  }
}

extension Superclass.Link {
  /// Returns the superclass, or `nil` if there is none or it is not visible.
  fileprivate func above(in project: TypeIndex) -> Superclass.Link? {
    if let visible = index.superclass(of: type) { return Superclass.Link(index: index, type: visible) }
    let known = index.inheritedTypes(of: type).lazy.flatMap(\.namesElsewhere)
      .compactMap { project.prelude.types(named: $0).first }.first { $0.model.kind == .class }
    return known.map { Superclass.Link(index: $0.module.index, type: $0.id) }
  }

  fileprivate func isSame(as other: Superclass.Link) -> Bool {
    model.decl.node == other.model.decl.node
  }
}

extension SyntaxNode {
  /// Whether an initializer can be called as `init()`: all its parameters have default values, and it neither fails,
  /// throws nor is asynchronous.
  fileprivate var isPlainInitializer: Bool {
    guard let function = FunctionDecl(self), let signature = FunctionSignature(function) else { return false }
    return !function.isFailable && function.genericParameters.isEmpty && !signature.isAsync
      && !signature.throwing.isThrowing
      && function.parameters.allSatisfy { $0.node.child(.initializerClause) != nil }
  }
}
