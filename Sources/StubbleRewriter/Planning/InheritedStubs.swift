import StubbleSemantics
import StubbleSyntax

/// The names, closures and functions that were planned for superclasses and protocols, which other types inherit.
struct InheritedStubs: Sendable {
  private(set) var names = TakenNames()
  private var closures: [TypeID: [OverrideKey: ConsultedClosure]] = [:]
  private var functions: [TypeID: TypeFunctions] = [:]

  /// Adds what was planned for a type.
  mutating func add(_ plan: TypePlan, of type: TypeID) {
    names.add(plan.names, of: type)
    if !plan.closures.isEmpty { closures[type] = plan.closures }
    functions[type] = plan.functions
  }

  /// Returns the closure of the member that an override overrides, or `nil` if the member has none that the override
  /// can call. An override with other effects, which does not throw, for example, may need a closure of its own.
  func closure(for planned: PlannedStub, of type: TypeID, index: TypeIndex) -> ConsultedClosure? {
    guard planned.candidate.member.node.hasModifier(.override) else { return nil }
    let key = OverrideKey(planned)
    for ancestor in index.ancestors(of: type) {
      // Another module's closures are not visible.
      guard index.types[type].scope.modules.isSubset(of: index.types[ancestor].scope.modules),
        let declared = closures[ancestor]
      else { continue }
      // An override may spell its parameter types differently, which is unambiguous if there are no overloads.
      let found =
        declared[key]
        ?? (isAlone(key.reference, in: ancestor, index: index) ? declared[key.withoutTypes] : nil)
      guard let found,
        isAlways(
          ancestor, above: type, around: planned.candidate.member.node, index: index,
          where: { closures[$0]?[key]?.names == found.names })
      else { continue }
      let isFit =
        found.serves(planned, of: type, index: index)
        && found.conditions(for: planned, of: type, index: index) != nil
      return isFit ? found : nil
    }
    return nil
  }

  /// Whether a class and its superclasses together declare no two functions with the same argument labels, apart from
  /// overrides.
  ///
  /// - Parameter reference: The name of the function with its labels, such as `fetch(id:)`.
  private func isAlone(_ reference: String, in type: TypeID, index: TypeIndex) -> Bool {
    let superclasses = index.ancestors(of: type).filter { index.types[$0].kind == .class }
    let named = ([type] + superclasses).map { ancestor in
      index.types[ancestor].members.filter { member in
        guard let function = FunctionDecl(member.node) else { return false }
        return reference.hasPrefix(function.name) && function.reference == reference
      }
    }
    return named[0].count < 2 && named.joined().count { !$0.node.hasModifier(.override) } < 2
  }

  /// Returns what a function of a type overrides, which limits or resets stubs.
  ///
  /// - Parameter isDeclared: Returns whether it is among the functions of an ancestor.
  func functions(
    overriddenIn type: TypeID, index: TypeIndex, where isDeclared: (TypeFunctions) -> Bool
  ) -> OverriddenFunctions {
    var overridden = OverriddenFunctions()
    if functions.isEmpty { return overridden }
    for ancestor in index.ancestors(of: type) {
      guard let declared = functions[ancestor], isDeclared(declared) else { continue }
      overridden.declared.append(declared)
      let isAlways = isAlways(ancestor, above: type, around: index.types[type].decl.node, index: index) {
        functions[$0]?.declareSame(as: declared) ?? false
      }
      if isAlways {
        overridden.always = declared
        break
      }
    }
    return overridden
  }

  /// Whether what was generated in an ancestor of a type exists in every configuration that compiles a node of the
  /// type.
  ///
  /// - Parameter isSame: Returns whether another declaration of the ancestor, in other clauses of `#if`, has the same.
  private func isAlways(
    _ ancestor: TypeID, above type: TypeID, around node: SyntaxNode, index: TypeIndex,
    where isSame: (TypeID) -> Bool
  ) -> Bool {
    !index.mayMeanSomethingElse(ancestor, around: node)
      && index.alternatives(to: ancestor, above: type, around: node).allSatisfy(isSame)
  }
}
