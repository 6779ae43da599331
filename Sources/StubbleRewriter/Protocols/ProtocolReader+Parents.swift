import StubbleSemantics
import StubbleSyntax

extension ProtocolReader {
  /// Throws if the parents of the protocol contradict each other or its requirements, so that no class can conform.
  func checkParents() throws(Ineligibility) {
    try checkSuperclass()
    try checkIsolation()
    try checkInitializers()
  }

  /// Throws if the superclass is certainly no object of Objective-C, and the protocol requires one.
  private func checkSuperclass() throws(Ineligibility) {
    guard closure.special.contains("NSObjectProtocol"), let superclass = closure.superclass,
      !superclass.hasUnknownAncestors, !superclass.conforms(to: "NSObjectProtocol")
    else { return }
    throw model.decl.noDouble("the class '\(superclass.name)' does not conform to 'NSObjectProtocol'")
  }

  /// Throws if the double would be an actor on a global actor, or a subclass on another one than its superclass, be that
  /// by default.
  private func checkIsolation() throws(Ineligibility) {
    if model.isActor, let isolated = closure.parts.last(where: { $0.globalActor != nil }) {
      throw model.decl.noDouble(
        "an actor cannot conform to '\(isolated.model.name)', which is isolated to \(isolated.globalActor?.attribute ?? "")"
      )
    }
    if model.isActor, let superclass = model.superclass?.superclass {
      throw model.decl.noDouble("an actor cannot inherit from the class '\(superclass.name)'")
    }
    // A class elsewhere may name the same actor by another path.
    if let own = model.globalActor, let other = closure.superclass?.globalActor,
      TypeDecl.lastName(of: own.name) != TypeDecl.lastName(of: other.name)
    {
      throw model.decl.noDouble(
        "it is isolated to \(own.attribute), and the class '\(closure.superclass?.name ?? "")' to \(other.attribute)"
      )
    }
    guard let superclass = model.superclass?.superclass, model.isInMainActorModule,
      model.globalActor != nil, superclass.globalActor == nil
    else { return }
    guard model.settings.defaultIsolation == .mainActor else {
      throw model.decl.noDouble(
        "its file is on the main actor by default, and the class '\(superclass.name)' is not")
    }
    throw model.decl.noDouble(
      "it is on the main actor by default, and the class '\(superclass.name)' is not",
      notes: ["write 'nonisolated' before the protocol"])
  }

  /// Throws if the protocol requires an initializer that could not call one of the superclass.
  private func checkInitializers() throws(Ineligibility) {
    guard let superclass = closure.inherited else { return }
    for requirement in model.requirements {
      guard case .initializer(let function) = requirement.kind else { continue }
      if function.parameters.isEmpty, function.mayFail, superclass.hasPlainDesignatedInitializer {
        throw model.decl.noDouble(
          "it requires an 'init()' that may fail, which cannot override that of the superclass '\(superclass.name)'"
        )
      }
      if model.superclass == nil { continue }
      if !superclass.hasPlainDesignatedInitializer || superclass.hasRequiredInitializer {
        throw model.decl.noDouble(
          "it requires '\(requirement.reference)', and it is not known how that can initialize the superclass '\(superclass.name)'",
          notes: ["leave the initializer out of the protocol"])
      }
      if model.isOffActor(requirement) {
        throw model.decl.noDouble(
          "it requires '\(requirement.reference)' on no actor, and the superclass '\(superclass.name)' is on \(model.globalActor?.attribute ?? "one")"
        )
      }
    }
  }
}
