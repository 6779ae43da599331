import StubbleSemantics
import StubbleSyntax

/// The rules about the attributes of a member, also those that it has because of a requirement, and about what they
/// promise.
extension Eligibility {
  func checkAttributes(_ candidate: Candidate) throws(Ineligibility) {
    let node = candidate.member.node
    if node.hasConditionalAttributes {
      throw Ineligibility(candidate.range, "its attributes are inside '#if'")
    }
    for attribute in node.attributes { try check(attribute, on: candidate) }
    for accessor in candidate.accessorBlock?.accessors ?? [] {
      for attribute in accessor.attributes { try checkOnAccessor(attribute, of: candidate) }
    }
  }

  /// Throws if an attribute of an accessor may transform the code that is generated in it.
  private func checkOnAccessor(_ attribute: SyntaxNode, of candidate: Candidate) throws(Ineligibility) {
    try checkPromise(attribute)
    let name = attribute.attributeName
    let scope = index.scope(of: candidate)
    let isKnown =
      Attributes.isHarmless(name) || Attributes.ofLifetimes.contains(name) || name == "storageRestrictions"
      || index.isKnownResultBuilder(name, scope: scope) || index.isGlobalActor(name, scope: scope)
    if !isKnown { throw Ineligibility(attribute.range, reason(against: attribute, on: candidate)) }
  }

  /// Throws if an attribute of a member, or of one of its accessors, promises what no closure keeps.
  private func checkPromise(_ attribute: SyntaxNode) throws(Ineligibility) {
    let name = attribute.attributeName
    guard Attributes.ofPerformance.contains(name) else { return }
    throw Ineligibility(attribute.range, "'@\(name)' makes a promise that a call of a closure cannot keep")
  }

  private func check(_ attribute: SyntaxNode, on candidate: Candidate) throws(Ineligibility) {
    try checkAvailability(attribute, of: candidate)
    try checkLifetime(attribute, of: candidate)
    try checkPromise(attribute)
    let name = attribute.attributeName
    if name == "_hasStorage" {
      throw Ineligibility(attribute.range, "'@_hasStorage' requires a stored property")
    }
    if isHarmless(attribute, on: candidate) { return }
    let scope = index.scope(of: candidate)
    if candidate.isStored, let wrapper = index.propertyWrapper(on: candidate.member.node, scope: scope) {
      return try checkAnnotation(of: candidate, beside: wrapper)
    }
    if !candidate.isStored, index.isKnownResultBuilder(name, scope: scope) { return }
    throw Ineligibility(attribute.range, reason(against: attribute, on: candidate))
  }

  /// Whether a member with an attribute can be stubbed, whatever else is declared.
  private func isHarmless(_ attribute: SyntaxNode, on candidate: Candidate) -> Bool {
    let name = attribute.attributeName
    if Attributes.isHarmless(name) || Attributes.ofLifetimes.contains(name)
      || attribute.availability?.limit != nil || name == "abi" && !candidate.isStored
    {
      return true
    }
    let (node, scope) = (candidate.member.node, index.scope(of: candidate))
    if index.attributeOfGlobalActor(on: node, scope: scope) == attribute { return true }
    let macro = candidate.type.flatMap { index.facts(of: $0).storageMacro }
    return macro?.effect.exemptingAttribute == name && index.isObserved(candidate)
  }

  private func checkAvailability(
    _ attribute: SyntaxNode, of candidate: Candidate
  ) throws(Ineligibility) {
    guard let availability = attribute.availability else { return }
    if availability.isUnavailable {
      throw Ineligibility(
        attribute.range,
        availability.isOfAllPlatforms
          ? "an unavailable member is never called"
          : "it is unavailable on some systems, and the storage of its closure cannot be")
    }
    if availability.limit != nil,
      candidate.isStored || candidate.type == nil && !candidate.member.isInExtension
    {
      throw Ineligibility(
        attribute.range, "its storage cannot be available on some systems only",
        notes: ["move it to a type that has the attribute instead"])
    }
  }

  /// Throws if an attribute limits the lifetime of the member's result.
  private func checkLifetime(_ attribute: SyntaxNode, of candidate: Candidate) throws(Ineligibility) {
    guard Attributes.ofLifetimes.contains(attribute.attributeName),
      candidate.member.node.kind != .initializerDecl
    else { return }
    // `@lifetime(x: …)` is about a parameter or `self`, not about the result; a closure does not need to repeat it.
    let isAboutParameter =
      attribute.spelling.drop { $0 != "(" }.dropFirst().first { !$0.isLetter } == ":"
    if !isAboutParameter {
      throw Ineligibility(attribute.range, "a closure cannot declare the lifetime of its result")
    }
  }

  /// Throws if a property with a wrapper is annotated itself. Its wrapper moves to the storage, so only its type can be
  /// annotated.
  private func checkAnnotation(
    of candidate: Candidate, beside wrapper: PropertyWrapper
  ) throws(Ineligibility) {
    guard candidate.annotation != nil, wrapper.accessorRestriction == nil else { return }
    let attribute = wrapper.attribute
    throw Ineligibility(
      attribute.range,
      "the property wrapper '@\(attribute.attributeName)' has the property's storage: it can be stubbed only with its type",
      notes: ["annotate the type with '@Stubbable', or select it with '--type'"])
  }

  /// Throws if the member satisfies a requirement with a result builder, which the member inherits from the protocol, or
  /// one whose value the compiler must find in the source.
  func checkRequirements(_ candidate: Candidate) throws(Ineligibility) {
    guard let type = candidate.type else { return }
    for (ancestor, requirement) in index.attributedRequirements(of: type, witnessedBy: candidate.member) {
      for attribute in requirement.node.attributes where attribute.attributeName.isWrittenLikeType {
        let name = attribute.attributeName
        let scope = index.types[ancestor].scope
        let actor = index.attributeOfGlobalActor(on: requirement.node, scope: scope)
        if Attributes.isHarmless(name) || actor == attribute { continue }
        throw Ineligibility(candidate.range, reason(againstAttribute: name, of: index.types[ancestor].name))
      }
    }
    for known in knownRequirements.requirements(of: type, witnessedBy: candidate.member, in: index) {
      if known.isReadFromSource {
        throw Ineligibility(
          candidate.range,
          "its value is read from the source while the program is built, as '\(known.protocolName.name)' requires: stub the code that reads it"
        )
      }
      // That the result is opaque is reported otherwise.
      if let builder = known.builder, !candidate.isStored, candidate.resultType?.containsOpaqueType != true {
        throw Ineligibility(
          candidate.range, reason(againstAttribute: builder.attributeName, of: known.protocolName.name))
      }
    }
  }

  private func reason(againstAttribute name: String, of protocolName: String) -> String {
    "the protocol '\(protocolName)' gives it '@\(name)', which may change what its body means"
  }

  private func reason(against attribute: SyntaxNode, on candidate: Candidate) -> String {
    let name = attribute.attributeName
    switch name {
    case "NSManaged":
      return
        "Core Data makes the accessors of '@NSManaged' properties while the program runs: stub the code that reads it"
    case "NSCopying":
      return "'@NSCopying' copies what is stored, and only what is stored: stub the code that reads it"
    case "TaskLocal":
      return "'@TaskLocal' gives each task a value of its own: bind one, or stub the code that reads it"
    default: break
    }
    if candidate.isStored, let macro = candidate.type.flatMap({ index.facts(of: $0).storageMacro }),
      macro.effect.exemptingAttribute != nil
    {
      return reason(against: name, on: candidate, beside: macro)
    }
    if candidate.isStored, index.isResultBuilder(name, scope: index.scope(of: candidate)) {
      return "the memberwise initializer takes the parts of its value, which '@\(name)' joins"
    }
    if candidate.isStored, index.mayBePropertyWrapper(attribute, scope: index.scope(of: candidate)) {
      return
        "it has attributes besides the property wrapper '@\(name)', or '@\(name)' has several declarations"
    }
    if index.declaresMacro(named: name) {
      return candidate.isStored
        ? "the macro '@\(name)' may depend on how the property is stored: stub the code that reads it"
        : "the macro '@\(name)' would see the generated code, and may change it: stub what it calls"
    }
    return candidate.isStored
      ? "the attribute '@\(name)' is neither visible nor known, and may be a macro that takes the property's storage for itself: add the file that declares it, or stub the code that reads it"
      : "the attribute '@\(name)' may be a macro or a result builder, which would transform the generated code too"
  }

  /// Returns why an attribute keeps a property from being stubbed in a type whose macro changes stored properties.
  private func reason(against name: String, on candidate: Candidate, beside macro: StorageMacro) -> String {
    if macro.effect.exemptingAttribute != name {
      return "'@\(macro.name)' takes the storage of the type's properties for itself"
    }
    return candidate.member.node.hasModifier(.lazy)
      ? "a lazy property beside those that '@\(macro.name)' changes cannot be stubbed: stub the code that reads it"
      : "'@\(name)' is for properties that are stored: stub the code that reads it"
  }
}
