import StubbleSemantics
import StubbleSyntax

/// The code by which a spy passes a call on to a real object, if a test has set one but no result.
struct SpyForwarding {
  /// The name of the variable with the object.
  let target: String
  /// The condition that binds the object: `let forwardingTarget`.
  let binding: String
  /// The statements that pass the call on.
  let statements: [Code]

  /// The block that passes the call on if there is an object.
  var block: Code { .block("if \(binding)", statements) }
}

extension DoubleFrame {
  /// Whether the spy can pass calls on: the protocol can be used as `any`, all its members have the isolation of the
  /// spy, and some requirement can be passed on.
  private var canForward: Bool {
    model.generics.isEmpty && model.aliases.isEmpty && !model.isActor && !model.needsFinal
      && !model.requirements.contains(where: model.isOffActor)
      && model.requirements.contains { forwards($0) }
  }

  /// Whether calls of a requirement can be passed on.
  private func forwards(_ requirement: Requirement) -> Bool {
    if requirement.isStatic || requirement.throwsOtherwiseAbove || requirement.yieldsOtherType {
      return false
    }
    if requirement.types.contains(where: \.isAssociated) { return false }
    // The object would leave the actor.
    if requirement.isOffInheritedActor, requirement.isAsync, model.classSettings.checksSendability {
      return false
    }
    // The object, as `any P`, has the member that the double overrides, which may have more effects.
    if requirement.isOverride { return false }
    switch requirement.kind {
    case .initializer: return false
    case .function(let function), .subscript(let function, _):
      // An array cannot be passed on as variadic arguments, and a value that the spy keeps cannot be sent. The call
      // must not be ambiguous among overloads, and its generic arguments must be inferable.
      return !function.parameters.contains {
        $0.isVariadic || $0.isTupleOfPack || $0.type.isSent && $0.isRecordable
      }
        && !function.throwsWhatNothingElseSays
        && !ambiguousMembers.contains(ObjectIdentifier(requirement.member))
    case .property: return true
    }
  }

  /// The access level of members that name the protocol: the lower one of the class and the protocol.
  private var accessOfProtocol: String {
    levelOfClass < .internal ? access : min(level, model.access).prefix
  }

  /// Adds the variable with the real object and the initializer that sets it, if the spy can pass calls on.
  mutating func addForwarding() {
    guard canForward else { return }
    let target = free(["forwardingTarget", "spyForwardingTarget"])
    forwardingTarget = target
    let type = TypeRef.optional(.any(TypeRef(path: model.reference)))
    let access = accessOfProtocol
    items += [.gap]
    items +=
      isConcurrent
      ? lockedVariable(target, type: type, initial: "nil", isolation: "", access: access)
      : [.typed("\(access)var \(target)", type: type, value: nil)]
    // A class that declares an initializer does not inherit those of its superclass.
    if model.superclass != nil { return items.append(.gap) }
    let body = (model.needsNSObject ? [Code.line("super.init()")] : []) + [.line("\(target) = target")]
    items += [
      .gap,
      .function("\(access)init", parameters: ["forwardingTo target: any \(model.reference)"], tail: "", body),
      .gap,
    ]
  }

  /// Returns the code that passes the setting of a property or subscript on.
  func forwarding(
    setting target: String, _ setter: RequiredFunction, _ requirement: Requirement,
    _ change: (String) -> Code.Expression
  ) -> SpyForwarding {
    let isNonmutating = requirement.member.node.descendants.contains { $0.hasModifier(.nonmutating) }
    guard model.isClassBound || isNonmutating else {
      return forwarding(changing: target, setter, change)
    }
    // This only reads the variable, unless a protocol that is not only for classes requires the property.
    let own = setter.own(target)
    return SpyForwarding(
      target: target, binding: "\(own) != nil", statements: [.expression(change(own + "?"))])
  }

  /// Returns the code that passes on a call which may change the object. A copy is changed and assigned afterward, since
  /// the object may call the spy meanwhile.
  private func forwarding(
    changing target: String, _ function: RequiredFunction, after updates: [Code] = [],
    _ change: (String) -> Code.Expression
  ) -> SpyForwarding {
    let (own, copy) = (function.own(target), function.local("target"))
    return SpyForwarding(
      target: target, binding: "var \(copy) = \(own)",
      statements: [.line("defer { \(own) = \(copy) }")] + updates + [.expression(change(copy))])
  }

  /// Returns the code that passes a call on, or `nil` if it cannot be passed on.
  ///
  /// - Parameter member: Returns the expression for the member of the object, given the object's name.
  private func forwarding(
    _ function: RequiredFunction, _ requirement: Requirement, _ member: (String) -> Code.Expression
  ) -> SpyForwarding? {
    guard let target = forwardingTarget, forwards(requirement) else { return nil }
    let marks =
      (function.throwing.clause != nil ? "try " : "") + (function.isAsync ? "await " : "") + function.callMark
    let node = requirement.member.node
    if function.result != nil, requirement.isOptional {
      return forwarding(ofOptional: function, target) { member($0).after(marks) }
    }
    let result = function.result == nil ? "" : "return "
    let isMutating = node.allNodes.contains { $0.hasModifier(.mutating) }
    let updates = function.updatesOfErasures
    if isMutating {
      return forwarding(changing: target, function, after: updates) {
        member($0).after(result + marks)
      }
    }
    let bound = function.bound(target)
    return SpyForwarding(
      target: target, binding: bound.binding,
      statements: updates + [.expression(member(bound.name).after(result + marks))])
  }

  /// Returns the code that passes a call on to a member that the object need not have, and that has a result.
  private func forwarding(
    ofOptional function: RequiredFunction, _ target: String, _ member: (String) -> Code.Expression
  ) -> SpyForwarding {
    let (bound, result) = (function.bound(target), function.local("result"))
    let value = Code.expression(member(bound.name)).inline
    return SpyForwarding(
      target: target, binding: "\(bound.binding), let \(result) = \(value)",
      statements: [.line("return \(result)")])
  }

  /// Returns the code that passes a call of a function on, or `nil` if it cannot be passed on.
  func forwarding(of function: RequiredFunction, _ requirement: Requirement) -> SpyForwarding? {
    let name = Namer.escaped(function.name) + (requirement.isOptional ? "?" : "")
    return forwarding(function, requirement) { target in
      .call("\(target).\(name)", function.parameters.map { .text($0.passedOn) })
    }
  }

  /// Returns the code that passes reading a property or subscript on, or `nil` if it cannot be passed on.
  ///
  /// - Parameter member: The text after the object's name: `.title` or `[index]`.
  func forwarding(
    ofGetter function: RequiredFunction, _ requirement: Requirement, _ member: String
  ) -> SpyForwarding? {
    forwarding(function, requirement) { .text($0 + member) }
  }
}

extension RequiredFunction {
  /// Whether the error is of a generic type that neither a parameter nor the result mentions, so that a call cannot
  /// infer it.
  fileprivate var throwsWhatNothingElseSays: Bool {
    guard let error = errorCast?.simpleName, genericParameters.contains(where: { $0.name == error }) else {
      return false
    }
    let types = parameters.map(\.type.declared) + [result?.declared].compactMap(\.self)
    return !types.contains { $0.contains { $0.simpleName == error } }
  }

  /// The arguments of a subscript in brackets, as they are passed on.
  var subscripted: String {
    let parameters = parameters.filter { $0.name != "newValue" || $0.label != nil }
    return "[\(parameters.map(\.passedOn).joined(separator: ", "))]"
  }
}

extension RequiredParameter {
  /// The argument, with its label, that passes the parameter on to the same function of another object.
  var passedOn: String {
    let value: String
    if isPack {
      value = "repeat each " + Namer.escaped(name)
    } else if !type.isErased {
      value = argument
    } else if let evaluation {
      value = evaluation
    } else {
      value = inoutCast == nil ? recorded : "&" + Namer.escaped(name)
    }
    guard let label, label != "_" else { return value }
    return "\(Namer.argumentLabel(label)): \(value)"
  }
}
