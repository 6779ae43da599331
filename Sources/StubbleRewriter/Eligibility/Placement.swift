import StubbleSemantics
import StubbleSyntax

/// The reasons why instances cannot store the closures of a member, in the type's own declaration. Static closures
/// beside the member serve all instances instead.
extension Eligibility {
  /// Returns why the closures of a candidate cannot be stored in its type's own declaration, or `nil` if they can.
  func reasonAgainstInstances(for candidate: Candidate) -> Ineligibility? {
    guard let type = candidate.type else {
      guard candidate.member.isInExtension, !candidate.member.isStatic else { return nil }
      return Ineligibility(
        candidate.range, reasonAgainstInstances(ofTypeExtendedBy: candidate.member))
    }
    if !candidate.member.isStatic, let reason = closuresInValues.reason(against: type) {
      return Ineligibility(candidate.range, reason)
    }
    return availability.reason(againstInstancesOf: candidate)
      ?? layout(of: type, against: candidate)
      ?? fixedLayout(of: type, against: candidate)
      ?? conformance(of: type, against: candidate)
      ?? distance(from: index.types[type], of: candidate)
  }

  /// Returns why a `@frozen` struct cannot store a closure: other modules know its layout, so every type that it stores
  /// must be visible to them.
  private func layout(of type: TypeID, against candidate: Candidate) -> Ineligibility? {
    let model = index.types[type]
    guard model.kind == .struct, model.decl.node.isFrozen, !candidate.member.isStatic,
      let name = candidate.signatureNames.sorted().first(where: {
        !isOpenToOtherModules($0, from: model.scope)
      })
    else { return nil }
    return Ineligibility(
      candidate.range,
      "'\(model.name)' is '@frozen', and may store no closure whose type names '\(name)', which is not public"
    )
  }

  /// Returns why a class with `@_fixed_layout` cannot store a closure: other modules know its layout, and the type in
  /// which the closure would be stored is not public.
  private func fixedLayout(of type: TypeID, against candidate: Candidate) -> Ineligibility? {
    let model = index.types[type]
    guard model.kind == .class, !candidate.member.isStatic, model.decl.node.hasAttribute("_fixed_layout")
    else { return nil }
    return Ineligibility(candidate.range, "'\(model.name)' is '@_fixed_layout', and may store no closure")
  }

  /// Returns why a struct cannot store a closure whose type requires a conformance of the struct itself, if the
  /// compiler infers the isolation of that conformance from the stored properties.
  private func conformance(of type: TypeID, against candidate: Candidate) -> Ineligibility? {
    guard !candidate.member.isStatic,
      let asking = candidate.signatureTypes.first(where: { index.requiresOwnConformance(TypeRef($0), type) })
    else { return nil }
    let name = index.types[type].name
    return Ineligibility(
      candidate.range,
      "'\(asking.spelling)' requires a conformance of '\(name)' whose isolation the compiler infers from the stored properties of '\(name)'"
    )
  }

  /// Whether other modules can use the type with a name: it is public or `@usableFromInline`, or of another module
  /// itself.
  private func isOpenToOtherModules(_ name: String, from scope: Scope) -> Bool {
    let found = index.resolve(name, from: scope).map { index.types[$0] }
    if !found.isEmpty {
      return found.allSatisfy {
        !$0.decl.node.hasAttribute("_spi") && ($0.isPublic || $0.decl.node.hasAttribute("usableFromInline"))
      }
    }
    if let alias = index.alias(name, from: scope)?.node {
      return alias.hasAccess(.public) || alias.hasAttribute("usableFromInline")
    }
    return !index.declaresType(named: name)
  }

  /// Throws if static closures are not possible either.
  ///
  /// - Parameter reason: Why instances cannot store the closures.
  func checkSharing(_ candidate: Candidate, _ reason: Ineligibility) throws(Ineligibility) {
    if candidate.member.node.descendants.contains(where: { $0.kind == .discardStmt }) {
      throw Ineligibility(candidate.range, "a function with 'discard self' must use it on every path")
    }
    // An extension of `A<T>.B` has no name for the class by which a registry could distinguish it from others.
    if let type = candidate.type, index.types[type].mayHaveSubclasses, index.facts(of: type).isGeneric,
      candidate.member.isInExtension, index.types[type].path.contains(".")
    {
      throw reason
    }
  }

  // MARK: Extensions apart from the type's declaration

  /// Returns why the closures of an extension's member cannot be in the type's own declaration: it may not be compiled
  /// under the same conditions, or may not see the types in the member's signature.
  private func distance(from model: TypeModel, of candidate: Candidate) -> Ineligibility? {
    let member = candidate.member
    guard member.isInExtension else { return nil }
    if let type = candidate.type, member.isStatic, index.keepsStatics(member, of: type) { return nil }
    let range = candidate.range
    if index.fixedFiles.contains(model.file) {
      return Ineligibility(
        range,
        "the file that declares '\(model.name)' is excluded, or git ignores it, so no stored property can be added to the type"
      )
    }
    if let type = candidate.type, let reason = inference(for: candidate, of: type) { return reason }
    if let type = candidate.type, index.mayMeanSomethingElse(type, around: member.node) {
      return Ineligibility(
        range,
        "'\(model.name)' is declared inside '#if', and may be something else where that is not compiled")
    }
    let conditions = BuildConditions(around: member.node)
    if !BuildConditions(around: model.decl.node).implies(conditions),
      !index.canNameTypes(in: member, of: model, unconditionally: true)
    {
      return Ineligibility(
        range, "the closure would be outside of the '#if' that this extension's member is in")
    }
    if let module = moduleThatLacksTypes(of: member, for: model) {
      return Ineligibility(
        range,
        "the module '\(module.target)' compiles '\(model.name)' without this extension, and does not declare what this member's types may need"
      )
    }
    if !index.canName(typesOf: member, inFileOf: model) {
      return Ineligibility(
        range, "the file that declares '\(model.name)' does not import what this member's types may need")
    }
    if let name = member.node.signatureTypeNames.sorted().first(where: { isBetween($0, model) }) {
      return Ineligibility(range, "'\(name)' means another type where '\(model.name)' is declared")
    }
    if let name = aliasWithoutArguments(in: candidate, of: model) {
      return Ineligibility(
        range, "'\(name)' means '\(model.name)' with its own arguments in extensions of '\(name)' only")
    }
    if member.file != model.file, usesFilePrivateType(member) {
      return Ineligibility(
        range, "its types are private to this file, and '\(model.name)' is declared in another")
    }
    return nil
  }

  /// Why the type's own declaration may not mention what the compiler infers from its members.
  func inference(for candidate: Candidate, of type: TypeID) -> Ineligibility? {
    index.inferredType(among: candidate.signatureTypeNames, of: type).map { name in
      Ineligibility(
        candidate.range,
        "the compiler infers '\(name)' from members that mention it, and may fail where a closure of the type does",
        notes: ["declare it: 'typealias \(name) = …'"])
    }
  }

  /// Whether a name means a member of a type around the given one, which an extension of `A.B` does not see.
  private func isBetween(_ name: String, _ model: TypeModel) -> Bool {
    // An alias in the type itself, or the associated type of a collection, takes precedence.
    if index.aliases.declares(name, in: model.scope) || index.prelude.isAssociatedType(name) {
      return false
    }
    let found = index.resolve(name, from: model.scope).map { index.types[$0].path }
    if found.isEmpty, let owner = index.aliases.path(around: name, from: model.scope) {
      return !owner.isEmpty && owner != model.path
    }
    return found.contains { $0 != name && $0 != model.path + "." + name && $0.hasSuffix("." + name) }
  }

  /// Returns the alias by which an extension extends a generic type, if the signature of a member names it without its
  /// generic arguments.
  private func aliasWithoutArguments(in candidate: Candidate, of model: TypeModel) -> String? {
    let name = TypeDecl.lastName(of: candidate.member.owner.name)
    guard name != model.name, !model.genericParameters.isEmpty, index.aliases.contains(name) else {
      return nil
    }
    return candidate.signatureTypes.contains { TypeRef($0).contains { $0 == .named(name) } } ? name : nil
  }

  /// Returns a module that compiles the type's declaration but not the extension, and does not see the types in the
  /// member's signature; `nil` if there is none.
  private func moduleThatLacksTypes(of member: Member, for model: TypeModel) -> Module? {
    let own = index.modules[member.file]
    if model.scope.modules.isSubset(of: own) { return nil }
    let scope = Scope(modules: own, path: model.path).seen(from: member.file)
    return model.scope.modules.modules.first { module in
      !own.modules.contains(module)
        && !member.node.signatureTypeNames.union(member.node.signatureMemberTypeNames)
          .allSatisfy { isKnown($0, from: scope, in: module, to: model) }
    }
  }

  /// Whether a module that compiles the file of a type sees there what a name means in a scope: it declares it, or the
  /// file imports it.
  private func isKnown(_ name: String, from own: Scope, in module: Module, to model: TypeModel) -> Bool {
    if model.genericParameters.contains(where: { $0.name == name }) || index.prelude.meansStandardTypes(name)
    {
      return true
    }
    let scope = Scope(modules: ModuleSet(module), path: model.path)
    let found = index.resolve(name, from: scope).map { index.types[$0] }
    if !found.isEmpty {
      return found.contains { type in
        type.scope.modules.modules.contains(module)
          || index.imports(type, in: model.file)
      }
    }
    return index.aliases.visible(name, from: scope) != nil
      || index.resolve(name, from: own).isEmpty && !index.mayMeanAlias(name, from: own)
  }

  /// Whether a member's signature names a type or alias that is private to its file.
  private func usesFilePrivateType(_ member: Member) -> Bool {
    guard index.declaresPrivateTypes(in: member.file) else { return false }
    let names = member.node.signatureNames
    return !index.privateTypes(named: names, in: member.file).isEmpty
      || names.flatMap(index.aliases.all(named:)).contains { alias in
        alias.node.tree === member.node.tree && alias.node.isPrivateToFile
      }
  }
}
