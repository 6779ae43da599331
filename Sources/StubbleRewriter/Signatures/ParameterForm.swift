import StubbleSemantics

/// The type of one parameter in a closure's type, and the argument that the member passes for it.
struct ParameterForm: Sendable {
  let type: TypeRef
  /// The expression that is passed.
  let argument: String
  /// Whether the parameter is `inout` and erased.
  var isErasedInout = false
  /// Whether the erased type is optional, so that a value of it needs `as Any`.
  var isOptional = false

  /// Creates the form of a parameter.
  ///
  /// - Parameters:
  ///   - type: The parameter's type.
  ///   - range: The bytes of the parameter's type, for diagnostics.
  ///   - name: The name by which the member passes the parameter on.
  ///   - erasure: The erasure of the member, in which the class replaces `Self` if the closure's type names it.
  /// - Throws: An `Ineligibility` if a closure cannot take such a parameter.
  init(
    of type: TypeRef, at range: Range<Int>, name: String, isVariadic: Bool = false, erasure: GenericErasure,
    spelling: TypeSpelling
  ) throws(Ineligibility) {
    let modifiers = type.modifiers.filter(\.isOfClosures)
    let isInout = modifiers.contains(.inout)
    let inner = isInout ? type.unmodified : erasure.withoutOpaqueClasses(type.unmodified)
    let isBorrowed = modifiers.contains(.borrowing)
    if erasure.concerns(inner) {
      let meant = isInout ? inner : try erasure.withoutAlias(inner, at: range)
      let all = modifiers + meant.modifiers.filter(\.isOfClosures)
      let erased = try ErasedParameter(
        meant, all, at: range, name: name, isVariadic: isVariadic, erasure: erasure, spelling: spelling)
      // Attributes of a function type, also those by an alias, do not apply to a type that replaces it.
      let fitting = all.filter { !$0.isAttribute && $0 != .nonsending || erased.type.isFunction }
      self.type = erased.type.modified(
        by: erased.usesIsolatedMetatype ? fitting.filter { $0 != .sendable } : fitting)
      argument = ParameterForm.argument(erased.argument, isBorrowed: isBorrowed)
      isErasedInout = isInout
      isOptional = try erasure.withoutAlias(inner, at: range).isOptional
      return
    }
    try ParameterForm.checkOpaqueTypes(in: inner, isInout: isInout, at: range)
    if case .function(var function) = inner, function.result.hidesOpaqueType {
      // Only the result is erased: a function that does not escape could not be converted to `Any` as a whole.
      function.result = .anything
      self.type = spelling.spelled(.function(function)).modified(by: modifiers)
      argument = name
      return
    }
    if inner.hidesOpaqueType {
      try erasure.checkBoxable(inner, at: range)
      self.type = TypeRef.anything.modified(by: modifiers.filter { !$0.isAttribute })
      argument = ParameterForm.argument(inner.isOptional ? name + " as Any" : name, isBorrowed: isBorrowed)
      return
    }
    let spelled = spelling.spelled(inner)
    self.type = (isVariadic ? .array(spelled) : spelled).modified(by: modifiers)
    argument = ParameterForm.argument(
      (isInout ? "&" : "") + name, isBorrowed: isBorrowed && inner.containsOpaque)
  }

  /// Returns an argument, copied if the parameter is `borrowing` and becomes an existential.
  private static func argument(_ text: String, isBorrowed: Bool) -> String {
    isBorrowed ? "copy " + text : text
  }

  /// Throws if the closure cannot take a parameter with an opaque type. A function that takes `some P` cannot become
  /// one that takes `any P`, which it could not be called with; one that returns `some P` can.
  private static func checkOpaqueTypes(
    in type: TypeRef, isInout: Bool, at range: Range<Int>
  ) throws(Ineligibility) {
    guard type.containsOpaque else { return }
    if type.contains(where: \.takesOpaqueType) {
      throw Ineligibility(range, "a closure that takes an opaque type cannot be passed to a stub")
    }
    if isInout {
      throw Ineligibility(
        range,
        "an 'inout' parameter of an opaque type cannot be passed to a closure, which knows only 'any'")
    }
  }
}

extension TypeRef {
  /// Whether the type is a function with a parameter of an opaque type.
  fileprivate var takesOpaqueType: Bool {
    guard case .function(let function) = self else { return false }
    return function.parameters.contains(where: \.type.containsOpaque)
  }
}

/// A parameter whose type mentions generic parameters, which the closure does not have.
private struct ErasedParameter {
  let type: TypeRef
  let argument: String
  /// Whether the argument is a closure expression that uses a metatype, and cannot be `@Sendable` for that reason.
  var usesIsolatedMetatype = false

  init(
    _ type: TypeRef, _ modifiers: [TypeRef.Modifier], at range: Range<Int>, name: String, isVariadic: Bool,
    erasure: GenericErasure, spelling: TypeSpelling
  ) throws(Ineligibility) {
    if case .function(let function) = type.bare, !isVariadic, !modifiers.contains(.inout) {
      guard modifiers.contains(.isolatedAny), !function.isCallable(takingWhat: erasure) else {
        try self.init(function, at: range, name: name, erasure: erasure, spelling: spelling)
        return
      }
      guard modifiers.contains(.escaping) else {
        throw Ineligibility(
          range,
          "a closure that may be on any actor and takes a generic type must be '@escaping' to be passed to a stub"
        )
      }
      self.init(type: .anything, argument: name)
    } else if let existential = ErasedParameter.existential(of: type, erasure: erasure) {
      self.init(type: isVariadic ? .array(existential) : existential, argument: name)
    } else {
      try erasure.checkBoxable(type, at: range)
      let container = ErasedParameter.container(for: type, erasure: erasure, spelling: spelling)
      if let container, !isVariadic, !modifiers.contains(.inout) {
        self.init(type: container, argument: name)
        return
      }
      let box =
        erasure.sendableTypes.contains(type) ? TypeRef.any(spelling.standardType("Sendable")) : .anything
      self.init(type: box, argument: type.isOptional ? "\(name) as \(box)" : name)
    }
  }

  private init(type: TypeRef, argument: String) {
    self.type = type
    self.argument = argument
  }

  /// Returns the replacement of an array, optional or dictionary of generic types, or `nil` for other types. That of a
  /// `Sendable` type is `Sendable`.
  private static func container(
    for type: TypeRef, erasure: GenericErasure, spelling: TypeSpelling
  ) -> TypeRef? {
    let isSendable = erasure.sendableTypes.contains(type)
    return erasure.container(for: type, spelling: spelling) {
      guard case .named = $0 else { return nil }
      let existential = erasure.existential(for: $0) ?? .anything
      return isSendable && existential == .anything ? nil : existential
    }
  }

  /// Returns the replacement of a generic parameter or of its metatype, or `nil` for other types.
  private static func existential(of type: TypeRef, erasure: GenericErasure) -> TypeRef? {
    guard case .metatype(let base) = type else { return erasure.existential(for: type) }
    return erasure.existential(for: base)?.metatypeOfConforming
  }

  /// Creates the form of a function with generic types, as a function with `Any` or existentials in their place. The
  /// values that a stub passes to it are cast back.
  private init(
    _ function: TypeRef.Function, at range: Range<Int>, name: String, erasure: GenericErasure,
    spelling: TypeSpelling
  ) throws(Ineligibility) {
    let arguments = try ErasedArguments(
      of: function, at: range, name: name, erasure: erasure, spelling: spelling)
    let isErased = erasure.concerns(function.result)
    if isErased { try erasure.checkBoxable(function.result, at: range) }
    let result =
      isErased
      ? erasure.anything(for: function.result, spelling: spelling) : spelling.result(function.result)
    let isThrowing = function.throwing.canonical.isThrowing
    type = .function(
      TypeRef.Function(
        arguments.types.map { TypeRef.Element($0) }, isAsync: function.isAsync,
        throwing: isThrowing ? .any : .never, result: result))
    guard arguments.areCast else {
      argument = name
      return
    }
    let usesMetatype = (function.parameters.map(\.type) + [function.result])
      .contains(where: erasure.usesIsolatedMetatype)
    // On the actor, a value that is neither `Sendable` nor passed as `nonisolated(unsafe)` could not be sent from it.
    let isSent = function.isAsync && erasure.isOnGlobalActor
    usesIsolatedMetatype =
      usesMetatype && (!isSent || function.parameters.map(\.type).allSatisfy(erasure.canBeSentFromActor))
    let marks = (isThrowing ? "try " : "") + (function.isAsync ? "await " : "")
    // The compiler warns of an optional that becomes `Any` without `as Any`.
    let isOptional = try erasure.withoutAlias(function.result, at: range).isOptional
    let coercion = isErased && isOptional && result == .anything ? " as Any" : ""
    let returned = arguments.statements.isEmpty ? "" : "return "
    let values = arguments.values.joined(separator: ", ")
    argument = "{ \(arguments.statements)\(returned)\(marks)\(name)(\(values))\(coercion) }"
  }
}

/// What a closure that replaces a function with generic types takes, and passes on to the function.
private struct ErasedArguments {
  /// The types of the closure's parameters.
  private(set) var types: [TypeRef] = []
  /// The arguments of the function.
  private(set) var values: [String] = []
  /// The statements before the call of the function, each with `; ` after it.
  private(set) var statements = ""
  /// Whether some argument is cast. Otherwise the function itself can take the place of the closure.
  private(set) var areCast = false

  /// - Throws: An `Ineligibility` if an argument cannot be cast to the type of the function's parameter.
  init(
    of function: TypeRef.Function, at range: Range<Int>, name: String, erasure: GenericErasure,
    spelling: TypeSpelling
  ) throws(Ineligibility) {
    // On the actor, the closure awaits a function that is not: the value, which was sent to the closure already, would be
    // sent again.
    let isSent = function.isAsync && erasure.isOnGlobalActor
    for (index, parameter) in function.parameters.enumerated() {
      if parameter.isVariadic {
        throw Ineligibility(range, "a closure with a variadic parameter cannot be passed to a stub")
      }
      let type = parameter.type
      guard erasure.concerns(type) else {
        types.append(spelling.spelled(type))
        values.append((type.modifiers.contains(.inout) ? "&" : "") + "$\(index)")
        continue
      }
      areCast = true
      let replacement = try ErasedArguments.replacement(
        of: type, at: range, erasure: erasure, spelling: spelling)
      types.append(replacement)
      let cast = "$\(index)\(replacement.isOptional ? " as Any" : "") as! \(type)"
      if isSent, erasure.isUnsendable(type) {
        let variable = name == "argument\(index)" ? "argument\(index)_" : "argument\(index)"
        statements += "nonisolated(unsafe) let \(variable) = \(cast); "
        values.append(unsafeMark(erasure.marksUnsafe) + variable)
      } else {
        values.append(cast)
      }
    }
  }

  /// Returns the type that replaces a generic type in the closure's type.
  private static func replacement(
    of type: TypeRef, at range: Range<Int>, erasure: GenericErasure, spelling: TypeSpelling
  ) throws(Ineligibility) -> TypeRef {
    switch type {
    case .modified(let modifiers, _):
      let words = modifiers.map(\.text).joined(separator: " ")
      throw Ineligibility(
        range, "a closure with a generic parameter that is '\(words)' cannot be passed to a stub")
    case .function:
      throw Ineligibility(
        range, "a closure that takes a closure of a generic type cannot be passed to a stub")
    default: break
    }
    if let existential = erasure.existential(for: type) { return existential }
    try erasure.checkBoxable(type, at: range)
    return erasure.anything(for: type, spelling: spelling)
  }
}

extension TypeRef.Function {
  /// Whether a closure with the replacements of generic types can call the function, whatever its isolation is.
  fileprivate func isCallable(takingWhat erasure: GenericErasure) -> Bool {
    let erased = parameters.map(\.type).filter(erasure.concerns)
    return erased.isEmpty
      || isAsync && erased.allSatisfy { erasure.existential(for: $0)?.isAnySendable == true }
  }
}

extension TypeRef {
  /// The existential metatype for `any P`, `any P.Type`, or the metatype of another type.
  fileprivate var metatypeOfConforming: TypeRef {
    if case .any(let constraint) = self { .any(.metatype(constraint)) } else { .metatype(self) }
  }
}

extension TypeRef.Modifier {
  /// Whether a parameter of a closure type can have the modifier or attribute.
  fileprivate var isOfClosures: Bool {
    isAttribute ? name != "autoclosure" && !name.hasPrefix("_") : text != "_const"
  }
}
