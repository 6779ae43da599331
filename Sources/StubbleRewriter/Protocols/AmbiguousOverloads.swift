import StubbleSemantics
import StubbleSyntax

/// The functions and subscripts whose calls may refer to another requirement with the same name and labels, by the types
/// of the arguments that a spy passes on.
struct AmbiguousOverloads {
  private(set) var members: Set<ObjectIdentifier> = []

  init(_ requirements: [Requirement]) {
    let functions = requirements.compactMap { requirement in
      requirement.function.flatMap { $0.isInitializer ? nil : (requirement, $0) }
    }
    let groups = Dictionary(grouping: functions, by: \.0.overloadKey)
    for overloads in groups.values where overloads.count > 1 {
      if overloads.contains(where: { !$1.genericParameters.isEmpty }) {
        add(overloads.map(\.0))
        continue
      }
      let types = Dictionary(grouping: overloads) { $1.parameters.map(\.type.declared) }
      for equal in types.values where equal.count > 1 {
        add(equal.map(\.0).filter { own in equal.contains { $0.0.isOther(than: own) } })
      }
      for (requirement, function) in overloads where function.parameters.contains(where: \.isErasedOrOpaque) {
        let others = overloads.filter { $0.0.isOther(than: requirement) && $0.1.accepts(like: function) }
        if !others.isEmpty { add([requirement] + others.map(\.0)) }
      }
    }
  }

  private mutating func add(_ requirements: [Requirement]) {
    members.formUnion(requirements.map { ObjectIdentifier($0.member) })
  }
}

extension Requirement {
  /// Whether another requirement is another member that may be compiled together with this one.
  fileprivate func isOther(than other: Requirement) -> Bool {
    member !== other.member && !excludes(other)
  }
}

extension RequiredFunction {
  /// Whether the same arguments may be passed to another function with the same labels.
  fileprivate func accepts(like other: RequiredFunction) -> Bool {
    zip(parameters, other.parameters).allSatisfy { left, right in
      left.type.declared == right.type.declared || left.isErasedOrOpaque || right.isErasedOrOpaque
    }
  }
}

extension RequiredParameter {
  /// Whether arguments of different types may be passed.
  fileprivate var isErasedOrOpaque: Bool { type.isErased || type.declared != type.stored }
}
