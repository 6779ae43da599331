import StubbleSemantics
import StubbleSyntax

/// A reader of a function, initializer or subscript that a protocol requires.
struct SignatureReader {
  private let function: FunctionDecl
  private let signature: FunctionSignature
  private var spelling: RequirementSpelling

  init(function: FunctionDecl, spelling: RequirementSpelling) throws(Ineligibility) {
    guard let written = FunctionSignature(function) else {
      throw Ineligibility(function.node.range, "a parameter has no name or type")
    }
    var signature = written.namingOpaqueVariables(isTaken: spelling.isTypeName)
    for position in signature.parameters.indices where !signature.parameters[position].isVariadic {
      signature.parameters[position].type = spelling.passed(signature.parameters[position].type)
    }
    self.signature = signature
    self.function = function
    self.spelling = spelling
    self.spelling.erasure = try GenericErasure(
      of: signature, erasesPacks: true, isProtocol: { _ in false }, isClass: { _ in false },
      allowsUnsendable: { spelling.index.allowsUnsendable($0, from: spelling.scope) })
    self.spelling.erasure.isOnGlobalActor = spelling.isOnGlobalActor
    self.spelling.erasure.marksUnsafe = spelling.marksUnsafe
  }

  /// Returns the requirement as the class spells it.
  ///
  /// - Throws: An `Ineligibility` if a double cannot implement it.
  func read() throws(Ineligibility) -> RequiredFunction {
    var result = RequiredFunction(name: function.name, kind: kind, signature: signature)
    result.genericParameters = signature.genericParameters.map { parameter in
      var spelled = parameter
      spelled.name = spelling.genericName(parameter.name)
      spelled.constraint = parameter.constraint.map(spelling.constraint)
      return spelled
    }
    result.requirements = signature.requirements.map(spelling.constraint)
    var names: Set<String> = []
    for (position, parameter) in signature.parameters.enumerated() {
      let read = try self.parameter(parameter, position, taken: names)
      names.insert(read.name)
      result.parameters.append(read)
    }
    result.result = try self.result
    result.isAsync = signature.isAsync
    result.throwing = spelling.declared(signature.throwing)
    switch result.throwing {
    case .never, .rethrown: break
    case .any: result.errorType = spelling.anyError
    case .typed(let type):
      if signature.throwing.type.map(spelling.erasure.concerns) ?? false {
        result.errorCast = type
      } else {
        result.errorType = type
      }
    }
    return result
  }

  private var kind: RequiredFunction.Kind {
    switch function.node.kind {
    case .initializerDecl: return .initializer(function.failability)
    case .subscriptDecl: return .subscript
    default:
      guard function.isOperator else { return .function }
      let fixity = [TokenKind.prefix, .postfix].first { function.node.modifier($0) != nil }
      return .operator(fixity: fixity.map { "\($0) " } ?? "")
    }
  }

  private var result: RequiredType? {
    get throws(Ineligibility) {
      guard let type = signature.result else { return nil }
      if signature.isResultOpaque {
        throw Ineligibility(signature.resultRange, "its result is an opaque type")
      }
      var result = RequiredType(type, spelling)
      if spelling.mayKeep(type) { return result }
      guard kind == .function, spelling.canBeMade(type) else {
        let isDependent = function.returnType.map { spelling.index.isNonescapable($0, from: spelling.scope) }
        throw Ineligibility(
          signature.resultRange,
          isDependent == true
            ? "its result depends on the lifetime of another value, so that no closure can return it"
            : "its result cannot be copied, so that no variable can hold it")
      }
      result.isMadeByCalls = true
      return result
    }
  }

  // MARK: Parameters

  private func parameter(
    _ parameter: FunctionSignature.Parameter, _ position: Int, taken: Set<String>
  ) throws(Ineligibility) -> RequiredParameter {
    var parameter = parameter
    // The compiler has an internal error at a copy of such a tuple, and a class need not own what its protocol says.
    if case .tuple = spelling.meaning(of: parameter.type) { parameter.type = parameter.type.unowned }
    var name = parameter.name?.unquoted ?? "p\(position)"
    if name == "self" || kind == .subscript && name == "newValue" { name += "_" }
    while taken.contains(name) { name += "_" }
    var read = RequiredParameter(
      label: parameter.label ?? (kind == .subscript ? nil : "_"), name: name,
      type: RequiredType(parameter.type, spelling), closureType: .void, argument: Namer.escaped(name))
    read.isVariadic = parameter.isVariadic
    if case .packExpansion(let element) = parameter.type {
      try formPack(&read, of: element, at: parameter.range)
      read.isClosureTypeUnsafe = read.type.isUnsafeToKeep
      return read
    }
    read.isTupleOfPack = spelling.index.isTupleOfPack(parameter.type, from: spelling.scope)
    try form(&read, of: parameter)
    read.isClosureTypeUnsafe =
      read.type.isErased ? spelling.isUnsafe(read.closureType) : read.type.isUnsafe
    return read
  }

  /// Sets the type that a parameter has in the closure's type, and the argument that is passed for it.
  private func form(
    _ read: inout RequiredParameter, of parameter: FunctionSignature.Parameter
  ) throws(Ineligibility) {
    let type = parameter.type
    let modifiers = type.modifiers
    // The caller gets back what is in an 'inout sending' parameter, and nothing else may refer to that.
    let isGivenBack = modifiers.contains(.inout) && modifiers.contains(.sending)
    if !spelling.mayKeep(type) || isGivenBack && !read.type.traits.contains(.sendable) {
      read.isRecordable = false
    } else if modifiers.contains(.borrowing) || modifiers.contains(.consuming) {
      read.isOwned = true
      read.argument = "copy " + read.argument
    }
    if read.isVariadic {
      read.closureType = .array(read.type.stored)
      return
    }
    let isBorrowedClosure = spelling.isBorrowedClosure(type)
    if isBorrowedClosure { read.isRecordable = false }
    let meaning = spelling.meaning(of: type)
    if parameter.isAutoclosure, case .function(let function) = meaning {
      read.evaluation =
        (spelling.declared(function.throwing).isThrowing ? "try " : "") + (function.isAsync ? "await " : "")
        + Namer.escaped(read.name) + "()"
    }
    if read.type.isErased { return try formErased(&read, of: parameter, isBorrowedClosure) }
    read.closureType = spelling.closureParameter(type)
    if modifiers.contains(.inout) { read.argument = "&" + read.argument }
    guard let evaluation = read.evaluation, case .function(let function) = meaning else { return }
    read.argument = evaluation
    if !read.isRecordable, canEvaluate(function, modifiers) {
      read.evaluatedType = spelling.stored(function.result)
    }
  }

  /// Returns whether the body of the function can evaluate an autoclosure for a record.
  ///
  /// - Parameter modifiers: The modifiers of the autoclosure's type, which may put it on a global actor.
  private func canEvaluate(_ autoclosure: TypeRef.Function, _ modifiers: [TypeRef.Modifier]) -> Bool {
    let isReached =
      signature.isAsync || spelling.isOnGlobalActor || !modifiers.contains(where: spelling.isGlobalActor)
    return isReached && !autoclosure.isAsync && !spelling.declared(autoclosure.throwing).isThrowing
      && !spelling.meaning(of: autoclosure.result).isNever
  }

  /// Sets the type and the argument for a parameter pack, whose values are passed as an array.
  private func formPack(
    _ read: inout RequiredParameter, of element: TypeRef, at range: Range<Int>
  ) throws(Ineligibility) {
    if spelling.isBorrowedClosure(element) {
      throw Ineligibility(range, "closures in a parameter pack may not escape, so no array can hold them")
    }
    read.isPack = true
    read.type.stored = .array(spelling.stored(element))
    read.closureType = read.type.stored
    read.localName = localName(for: read, "List")
    read.argument = read.localName
  }

  /// Returns a name that no parameter has for a variable with the value of a parameter.
  private func localName(for parameter: RequiredParameter, _ suffix: String) -> String {
    var name = NameInWords.leading(parameter.name) + suffix
    while signature.parameters.contains(where: { $0.name?.unquoted == name }) { name += "_" }
    return name
  }

  /// Sets the type and the argument for a parameter with generic types, which are erased.
  private func formErased(
    _ read: inout RequiredParameter, of parameter: FunctionSignature.Parameter, _ isBorrowedClosure: Bool
  ) throws(Ineligibility) {
    if parameter.type.modifiers.contains(.inout) {
      read.inoutCast = spelling.declared(parameter.type.ofValue).ofCast
      read.closureType = read.type.stored.modified(by: [.inout])
      read.localName = localName(for: read, "Erased")
      read.argument = "&" + read.localName
    } else if isBorrowedClosure {
      let meaning = spelling.meaning(of: parameter.type)
      if signature.genericParameters.contains(where: { $0.isPack && meaning.names.contains($0.unquotedName) })
      {
        throw Ineligibility(
          parameter.range, "a closure that takes or returns a parameter pack cannot be passed to a stub")
      }
      guard case .function(var function) = meaning else {
        throw Ineligibility(parameter.range, "what the alias '\(parameter.type.bare)' means is not known")
      }
      let result = spelling.meaning(of: function.result)
      if result.isOptional { function.result = result }
      let selfName = TypeRef(path: spelling.selfName)
      let form = try ParameterForm(
        of: .function(function), at: parameter.range, name: read.argument,
        erasure: spelling.erasure.replacingSelf(with: selfName), spelling: TypeSpelling(selfName: selfName))
      read.filesOfMeaning = spelling.filesOfMeaning(of: parameter.type)
      read.closureType = spelling.placed(form.type, as: parameter.type)
      read.argument = form.argument
    } else {
      guard spelling.mayKeep(parameter.type) else {
        throw Ineligibility(
          parameter.range, "a value of type '\(parameter.type.unmodified)' cannot be passed as 'Any'")
      }
      read.closureType = read.type.stored
      if read.type.stored == .anything, read.type.isOptional { read.argument += " as Any" }
    }
  }
}

extension RequirementSpelling {
  /// Whether a name is that of a type in the protocol's scope, or in the class.
  fileprivate func isTypeName(_ name: String) -> Bool {
    genericNames.contains(name) || substitutions[name] != nil || index.aliases.contains(name)
      || !index.resolve(name, from: scope).isEmpty
  }

  /// Returns what a function or accessor throws, as the class spells it. One that throws `Never`, perhaps by an alias,
  /// does not throw.
  func declared(_ throwing: TypeRef.Throwing) -> TypeRef.Throwing {
    throwing.type.map { meaning(of: $0).isNever } ?? false ? .never : throwing.map(declared)
  }
}

extension RequiredType {
  /// Creates the forms of a type that a protocol writes.
  init(_ type: TypeRef, _ spelling: RequirementSpelling) {
    declared = spelling.declared(type)
    stored = spelling.stored(type)
    meaning = spelling.meaning(ofAlias: type)
    isErased = spelling.erasure.concerns(type)
    isUnsafe = spelling.isUnsafe(type)
    isUnsafeToKeep = isErased ? spelling.isUnsafe(stored) : isUnsafe
    isAssociated = type.contains { $0.associatedPath.map(spelling.declaredNames.contains) ?? false }
    isOtherInClass =
      isAssociated || spelling.functions.changes(type, isGlobalActor: spelling.isGlobalActor)
    traits = ValueTraits(of: type, spelling)
    isVoid = type.isVoid
    isNever = spelling.meaning(of: type).isNever
    hasNoValues = isNever || spelling.hasNoValues(type)
    needsIsolatedConformance = spelling.index.needsIsolatedConformance(
      type.unmodified, from: spelling.scope, ofTypesNamed: spelling.isolatedNames)
    surelyNeedsIsolatedConformance =
      needsIsolatedConformance
      && spelling.index.needsIsolatedConformance(
        type.unmodified, from: spelling.scope, ofTypesNamed: spelling.isolatedNames.subtracting(["Self"]),
        certainly: true)
    isSent =
      type.modifiers.contains(.sending) && !type.modifiers.contains(.sendable)
      && !spelling.index.isKnownSendable(type.unmodified, from: spelling.scope)
    let written = type.unmodified
    if case .implicitlyUnwrapped = written { isImplicitlyUnwrapped = true }
    if case .optional = stored, !isErased {
      isOptional = written.isOptional
    } else {
      isOptional = stored.isOptional
    }
    if !isErased, !isOptional { feed = ResultFeed(of: type, spelling) }
  }
}

extension TypeRef {
  /// The type of a parameter without `borrowing` and `consuming`.
  fileprivate var unowned: TypeRef {
    unmodified.modified(by: modifiers.filter { $0 != .borrowing && $0 != .consuming })
  }
}
