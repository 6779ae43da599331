import StubbleSemantics
import StubbleSyntax

// One member of a class may be the witness of requirements of several protocols.

extension Requirement {
  /// Returns a key that is equal for requirements with the same witness.
  ///
  /// - Parameter canonical: Returns one spelling of all types that mean the same.
  func witnessKey(_ canonical: (TypeRef) -> TypeRef) -> String {
    let prefix = isStatic ? "static " : ""
    switch kind {
    case .property(let property): return prefix + "var " + property.name
    case .function(let function): return prefix + "func " + function.witnessKey(canonical)
    case .initializer(let function): return "init" + function.witnessKey(canonical)
    case .subscript(let function, _): return prefix + "subscript" + function.witnessKey(canonical)
    }
  }
}

extension RequiredFunction {
  /// Returns a key that is equal for functions with the same witness. Generic parameters are replaced by their positions,
  /// since their names do not matter.
  fileprivate func witnessKey(_ canonical: (TypeRef) -> TypeRef) -> String {
    let positions = genericParameters.enumerated().map { ($1.unquotedName, TypeRef.other("\($0)")) }
    let own = Dictionary(positions) { $1 }
    func key(_ type: TypeRef) -> TypeRef { canonical(type.substituting(own)) }
    let types = parameters.map {
      "\($0.label ?? "_"):\(key($0.type.declared).takingMore)\($0.isVariadic ? "..." : "")"
    }
    let bounds = genericParameters.flatMap { parameter in
      (parameter.constraint?.composed ?? []).map {
        GenericRequirement.conformance(.named(parameter.name), $0)
      }
    }
    let conditions = (bounds + requirements.flatMap(\.composed)).map { $0.map(key).description }
    let result = key(result?.declared ?? .void)
    return "\(name)\(positions.count)(\(types.joined(separator: ",")))\(result)\(conditions.sorted())"
  }

  /// Makes the function a witness of another one too: it must have no more effects than either, and accept all
  /// arguments of both.
  fileprivate mutating func weaken(by other: RequiredFunction) {
    isAsync = isAsync && other.isAsync
    if throwing.isThrowing, !other.throwing.isThrowing { throwing = .never }
    if throwing == .any, case .typed = other.throwing {
      (throwing, errorType, errorCast) = (other.throwing, other.errorType, other.errorCast)
    }
    if case .initializer(.none) = other.kind { kind = other.kind }
    for position in parameters.indices { parameters[position].weaken(by: other.parameters[position]) }
  }
}

extension RequiredParameter {
  /// Makes the parameter accept all arguments that another one accepts.
  fileprivate mutating func weaken(by other: RequiredParameter) {
    guard type.declared != type.declared.takingMore,
      other.type.declared == other.type.declared.takingMore
    else { return }
    type.declared = type.declared.takingMore
    type.stored = type.stored.takingMore
    type.isSent = false
    closureType = closureType.takingMore
    if type.declared.isFunction { type.traits.remove(.sendable) }
  }
}

extension TypeRef {
  /// The type of a parameter that accepts more arguments: without `sending` and, for a function or an optional one,
  /// without `@Sendable`.
  fileprivate var takingMore: TypeRef {
    switch self {
    case .modified(let modifiers, let type):
      type.takingMore.modified(
        by: modifiers.filter { $0 != .sending && !(type.isFunction && $0 == .sendable) })
    case .optional(let type): .optional(type.takingMore)
    case .tuple(let elements) where elements.count == 1: elements[0].type.takingMore
    default: self
    }
  }
}

extension Requirement {
  /// Makes the requirement's member a witness of another requirement too.
  mutating func weaken(by other: Requirement) {
    if kind.throwsOtherwise(than: other.kind) { throwsOtherwiseAbove = true }
    kind.weaken(by: other.kind)
  }
}

extension Requirement.Kind {
  /// What a getter or a throwing function throws; `nil` for other requirements.
  private var throwing: TypeRef.Throwing? {
    switch self {
    case .property(let property): property.accessors.throwing
    case .subscript(_, let accessors): accessors.throwing
    case .function(let function): function.throwing.isThrowing ? function.throwing : nil
    case .initializer: nil
    }
  }

  /// Whether two requirements throw different errors. A function that does not throw does not differ from one that
  /// does.
  fileprivate func throwsOtherwise(than other: Requirement.Kind) -> Bool {
    guard let mine = throwing, let theirs = other.throwing else { return false }
    return mine != theirs
  }

  /// Makes the member a witness of another requirement too: it is settable if either is, and has only the effects of
  /// both.
  fileprivate mutating func weaken(by other: Requirement.Kind) {
    switch (self, other) {
    case (.property(var mine), .property(let theirs)):
      mine.accessors.weaken(by: theirs.accessors)
      self = .property(mine)
    case (.subscript(let mine, var accessors), .subscript(_, let theirs)):
      accessors.weaken(by: theirs)
      self = .subscript(mine, accessors)
    case (.function(var mine), .function(let theirs)):
      mine.weaken(by: theirs)
      self = .function(mine)
    case (.initializer(var mine), .initializer(let theirs)):
      mine.weaken(by: theirs)
      self = .initializer(mine)
    default: break
    }
  }
}

extension RequiredAccessors {
  /// Makes the accessors witnesses of others too.
  fileprivate mutating func weaken(by other: RequiredAccessors) {
    isSettable = isSettable || other.isSettable
    isAsync = isAsync && other.isAsync
    if !other.throwing.isThrowing { throwing = .never }
    if throwing == .any, case .typed = other.throwing {
      (throwing, errorType) = (other.throwing, other.errorType)
    }
  }
}
