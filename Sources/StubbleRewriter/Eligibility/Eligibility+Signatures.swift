import StubbleSemantics
import StubbleSyntax

/// Types in the signature of a member that no closure can have.
extension Eligibility {
  /// Throws if the signature contains `Void` and the project declares a type of that name, because generated code uses
  /// `Void` for the empty tuple.
  func checkVoid(_ candidate: Candidate) throws(Ineligibility) {
    guard index.hiddenTypes.contains("Void"), candidate.signatureTypeNames.contains("Void") else { return }
    let scope = index.scope(of: candidate)
    guard !index.resolve("Void", from: scope).isEmpty || index.mayMeanAlias("Void", from: scope) else {
      return
    }
    throw Ineligibility(
      candidate.range, "a type of the project is called 'Void', which may be the one of its signature",
      notes: ["write '()' for the type without a value"])
  }

  /// Throws if the member has a nonescapable type: a closure cannot return a value that depends on another's lifetime.
  func checkResult(_ candidate: Candidate) throws(Ineligibility) {
    guard let type = candidate.resultType,
      index.isNonescapable(type, from: index.scope(of: candidate))
    else { return }
    throw Ineligibility(
      type.range,
      "a value of type '\(type.spelling)' depends on the lifetime of another, so no closure can return it")
  }

  /// Throws if the signature names the type of an opaque result. The compiler (6.3) mixes up such types in variables that
  /// are closures.
  func checkOpaqueResults(_ candidate: Candidate) throws(Ineligibility) {
    let scope = index.scope(of: candidate)
    let types = candidate.signatureMemberTypes
    guard let type = types.first(where: { index.namesOpaqueResult($0, from: scope) }) else { return }
    throw Ineligibility(candidate.range, "no closure can have the type of an opaque result, '\(type)'")
  }

  /// Throws if a type is a function, which the closure of a setter must take as `@escaping`, in some builds only.
  func checkFunction(_ candidate: Candidate) throws(Ineligibility) {
    guard let type = candidate.resultType,
      candidate.member.node.kind != .functionDecl,
      index.isFunctionInSomeBuilds(TypeRef(type), from: index.scope(of: candidate))
    else { return }
    throw Ineligibility(
      type.range, "'\(type.spelling)' means a function in some builds, and something else in others",
      notes: ["declare the member in each clause of '#if', with the type that it has there"])
  }

  /// A declaration may name a type that needs a conformance on a global actor anywhere; what calls a closure of such a
  /// type must be on the actor. The types of stored properties are checked once they are known.
  func checkConformances(_ candidate: Candidate) throws(Ineligibility) {
    guard !candidate.isStored else { return }
    for type in candidate.signatureTypes {
      try index.checkConformances(neededBy: TypeRef(type), at: type.range, of: candidate)
    }
  }

  /// Throws if a parameter is a borrowed tuple: the compiler (6.3) cannot pass it on, and fails at a copy of it.
  func checkParameters(_ candidate: Candidate) throws(Ineligibility) {
    for type in FunctionDecl(candidate.member.node)?.parameters.compactMap(\.type) ?? []
    where TypeRef(type).modifiers.contains(.borrowing) {
      guard index.unaliased(TypeRef(type).unmodified, from: index.scope(of: candidate)).isTuple else {
        continue
      }
      throw Ineligibility(type.range, "a borrowed tuple cannot be passed to a closure")
    }
  }
}
