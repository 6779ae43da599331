import StubbleSemantics
import StubbleSyntax

/// What the types above others have, which these inherit.
struct StubsAbove: Sendable {
  private(set) var names = TakenNames()
  private var closures: [TypeID: [OverrideKey: ConsultedClosure]] = [:]
  private var functions: [TypeID: TypeFunctions] = [:]

  mutating func add(_ plan: TypePlan, of type: TypeID) {
    names.add(plan.instanceNames, isStatic: false, of: type)
    names.add(plan.staticNames, isStatic: true, of: type)
    if !plan.closures.isEmpty { closures[type] = plan.closures }
    functions[type] = plan.functions
  }

  /// The closure of the method that an override overrides. One that promises more, not to throw, say, needs its own.
  func closure(for planned: PlannedStub, of type: TypeID, index: TypeIndex) -> ConsultedClosure? {
    guard planned.candidate.member.node.hasModifier(.override) else { return nil }
    let key = OverrideKey(planned)
    for ancestor in index.ancestors(of: type) {
      // Another module's closures are not visible.
      guard index.types[type].scope.modules.isSubset(of: index.types[ancestor].scope.modules),
        let declared = closures[ancestor]
      else { continue }
      // An override may spell its types in another way, which does not matter where there is but one such member.
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

  /// A class has one member that is referred to in a way, and so have those that it inherits from, which may have
  /// overloads that it does not override.
  private func isAlone(_ reference: String, in type: TypeID, index: TypeIndex) -> Bool {
    let superclasses = index.ancestors(of: type).filter { index.types[$0].kind == .class }
    let named = ([type] + superclasses).map { ancestor in
      index.types[ancestor].members.filter { FunctionDecl($0.node)?.reference == reference }
    }
    return named[0].count < 2 && named.joined().count { !$0.node.hasModifier(.override) } < 2
  }

  /// What the types above a type put back.
  func functions(of type: TypeID, index: TypeIndex) -> [InheritedFunctions] {
    index.ancestors(of: type).compactMap { ancestor in
      guard let declared = functions[ancestor] else { return nil }
      let areAlways = isAlways(ancestor, above: type, around: index.types[type].decl.node, index: index) {
        functions[$0]?.declareSame(as: declared) ?? false
      }
      return InheritedFunctions(functions: declared, areAlwaysDeclared: areAlways)
    }
  }

  /// What was generated in a class above a type is there wherever a node of the type is compiled.
  ///
  /// - Parameter isSame: whether another declaration of the class has the same.
  private func isAlways(
    _ ancestor: TypeID, above type: TypeID, around node: SyntaxNode, index: TypeIndex,
    where isSame: (TypeID) -> Bool
  ) -> Bool {
    !index.mayMeanSomethingElse(ancestor, around: node)
      && index.alternatives(to: ancestor, above: type, around: node).allSatisfy(isSame)
  }
}
