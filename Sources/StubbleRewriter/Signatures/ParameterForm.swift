import StubbleSemantics

/// How one parameter appears in a closure's type, and what is passed for it.
struct ParameterForm: Sendable {
  let type: TypeRef
  /// The expression that is passed.
  let argument: String
  /// The parameter is `inout`, and the closure knows less of its type than the function.
  var isErasedInout = false
  /// What is erased is optional, and becomes `Any` expressly.
  var isOptional = false

  /// - Parameter range: the bytes of the parameter's type.
  init(
    of type: TypeRef, at range: Range<Int>, name: String, isVariadic: Bool = false, erasure: GenericErasure,
    spelling: TypeSpelling
  ) throws(Ineligibility) {
    let modifiers = type.modifiers.filter(\.isOfClosures)
    let isInout = modifiers.contains(.inout)
    let inner = isInout ? type.unmodified : erasure.withoutOpaqueClasses(type.unmodified)
    let isBorrowed = modifiers.contains(.borrowing)
    let erasure = spelling.selfName.map(erasure.standing(forSelf:)) ?? erasure
    if erasure.concerns(inner) {
      let meant = isInout ? inner : try erasure.withoutAlias(inner, at: range)
      let all = modifiers + meant.modifiers.filter(\.isOfClosures)
      let erased = try ErasedParameter(
        meant, all, at: range, name: name, isVariadic: isVariadic, erasure: erasure, spelling: spelling)
      // Attributes of functions, those in an alias too, do not fit what replaces another type.
      let fitting = all.filter { !$0.isAttribute || erased.type.isFunction }
      self.type = erased.type.modified(
        by: erased.usesIsolatedMetatype ? fitting.filter { $0 != .sendable } : fitting)
      argument = ParameterForm.argument(erased.argument, isBorrowed: isBorrowed)
      isErasedInout = isInout
      isOptional = try erasure.withoutAlias(inner, at: range).isOptional
      return
    }
    try ParameterForm.checkOpaqueTypes(in: inner, isInout: isInout, at: range)
    if case .function(var function) = inner, function.result.hidesOpaqueType {
      // A function's result converts, where the function itself could not if it does not escape.
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

  /// What is borrowed is copied where it becomes an existential.
  private static func argument(_ text: String, isBorrowed: Bool) -> String {
    isBorrowed ? "copy " + text : text
  }

  /// `some` in a closure's parameter cannot become `any`: the closure would be given too much. What a closure returns may.
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
  /// A function, a parameter of which is of an opaque type.
  fileprivate var takesOpaqueType: Bool {
    guard case .function(let function) = self else { return false }
    return function.parameters.contains(where: \.type.containsOpaque)
  }
}

/// A parameter whose type mentions generic parameters, which the closure does not have.
private struct ErasedParameter {
  let type: TypeRef
  let argument: String
  /// The argument is a closure that cannot be `@Sendable`.
  var usesIsolatedMetatype = false

  init(
    _ type: TypeRef, _ modifiers: [TypeRef.Modifier], at range: Range<Int>, name: String, isVariadic: Bool,
    erasure: GenericErasure, spelling: TypeSpelling
  ) throws(Ineligibility) {
    if case .function(let function) = type.bare, !isVariadic {
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
      let box =
        erasure.sendableTypes.contains(type) ? TypeRef.any(spelling.standardType("Sendable")) : .anything
      self.init(type: box, argument: type.isOptional ? "\(name) as \(box)" : name)
    }
  }

  private init(type: TypeRef, argument: String) {
    self.type = type
    self.argument = argument
  }

  /// What replaces a generic parameter, or its metatype.
  private static func existential(of type: TypeRef, erasure: GenericErasure) -> TypeRef? {
    guard case .metatype(let base) = type else { return erasure.existential(for: type) }
    return erasure.existential(for: base)?.metatypeOfConforming
  }

  /// A closure over generic types as one over `Any`: what the stub passes in is cast back.
  private init(
    _ function: TypeRef.Function, at range: Range<Int>, name: String, erasure: GenericErasure,
    spelling: TypeSpelling
  ) throws(Ineligibility) {
    var types: [TypeRef] = []
    var arguments: [String] = []
    var isWrapped = false
    for (index, parameter) in function.parameters.enumerated() {
      if parameter.isVariadic {
        throw Ineligibility(range, "a closure with a variadic parameter cannot be passed to a stub")
      }
      guard erasure.concerns(parameter.type) else {
        types.append(spelling.spelled(parameter.type))
        arguments.append((parameter.type.modifiers.contains(.inout) ? "&" : "") + "$\(index)")
        continue
      }
      switch parameter.type {
      case .modified, .function:
        throw Ineligibility(
          range, "a closure whose parameter is generic in this way cannot be passed to a stub")
      default: break
      }
      let existential = erasure.existential(for: parameter.type)
      if existential == nil { try erasure.checkBoxable(parameter.type, at: range) }
      types.append(existential ?? .anything)
      arguments.append("$\(index) as! \(parameter.type)")
      isWrapped = true
    }
    let isErased = erasure.concerns(function.result)
    if isErased { try erasure.checkBoxable(function.result, at: range) }
    type = .function(
      TypeRef.Function(
        types.map { TypeRef.Element($0) }, isAsync: function.isAsync,
        throwing: function.throwing.isThrowing ? .any : .never,
        result: isErased ? .anything : spelling.spelled(function.result)))
    guard isWrapped else {
      argument = name
      return
    }
    let usesMetatype = (function.parameters.map(\.type) + [function.result])
      .contains(where: erasure.usesIsolatedMetatype)
    usesIsolatedMetatype = usesMetatype && !(function.isAsync && erasure.isOnGlobalActor)
    let marks = (function.throwing.isThrowing ? "try " : "") + (function.isAsync ? "await " : "")
    // What is optional becomes 'Any' expressly, or the compiler warns.
    let isOptional = try erasure.withoutAlias(function.result, at: range).isOptional
    let coercion = isErased && isOptional ? " as Any" : ""
    argument = "{ \(marks)\(name)(\(arguments.joined(separator: ", ")))\(coercion) }"
  }
}

extension TypeRef.Function {
  /// A closure that takes what replaces generic types can call the function, whatever actor that may be on.
  fileprivate func isCallable(takingWhat erasure: GenericErasure) -> Bool {
    let erased = parameters.map(\.type).filter(erasure.concerns)
    return erased.isEmpty
      || isAsync && erased.allSatisfy { erasure.existential(for: $0)?.isAnySendable == true }
  }
}

extension TypeRef {
  /// `any Sendable`, and what says the same of more: `any P & Sendable`.
  fileprivate var isAnySendable: Bool {
    guard case .any(let constraint) = self else { return false }
    if case .composition(let types) = constraint { return types.contains { $0.lookupName == "Sendable" } }
    return constraint.lookupName == "Sendable"
  }

  /// The type of the types that conform to an existential: `any P.Type`.
  fileprivate var metatypeOfConforming: TypeRef {
    if case .any(let constraint) = self { .any(.metatype(constraint)) } else { .metatype(self) }
  }
}

extension TypeRef.Modifier {
  /// A parameter of a closure can have it before its type.
  fileprivate var isOfClosures: Bool {
    isAttribute ? name != "autoclosure" && !name.hasPrefix("_") : text != "_const"
  }
}
