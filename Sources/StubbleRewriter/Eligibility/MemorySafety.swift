import StubbleSemantics
import StubbleSyntax

/// The rule for modules with strict memory safety, which requires `unsafe` before each use of an unsafe declaration.
/// Generated code does not have these marks.
extension TypeIndex {
  /// Throws if a stub of the member would use something unsafe in a module with strict memory safety.
  func checkMemorySafety(_ candidate: Candidate) throws(Ineligibility) {
    let member = candidate.member
    guard settings[member.file].isStrictAboutMemory else { return try checkMarks(candidate) }
    let types =
      [member.owner.node] + (candidate.type.map { self.types[$0].decl.node.declarationsAround } ?? [])
    if types.contains(where: { $0.hasAttribute("unsafe") }) {
      throw Ineligibility(
        candidate.range,
        "its type is unsafe, and its module requires 'unsafe' before each use (strict memory safety)")
    }
    if candidate.isStored, member.node.isDeclaredUnsafe {
      throw Ineligibility(
        candidate.range,
        "it is unsafe, and its module requires 'unsafe' before each use (strict memory safety)")
    }
    let names = member.node.signatureTypeNames.union(member.node.signatureMemberTypeNames)
    try checkMemorySafety(ofTypes: names, candidate)
  }

  /// Throws if an unsafe stored property is used after `unsafe` in a module that does not require it: the compiler would
  /// warn, because a computed property needs no `unsafe`.
  private func checkMarks(_ candidate: Candidate) throws(Ineligibility) {
    guard candidate.isStored, candidate.member.node.isUnsafeToStore,
      unsafeNames.contains(candidate.binding?.name ?? "")
    else { return }
    throw Ineligibility(
      candidate.range, "it is used after 'unsafe', which is needed before a stored property only",
      notes: ["leave out 'unsafe', which the module does not require"])
  }

  /// Throws if a stub of a property would use something unsafe in a module with strict memory safety.
  ///
  /// - Parameter type: The inferred type of the property.
  func checkMemorySafety(ofInferred type: TypeRef, _ candidate: Candidate) throws(Ineligibility) {
    guard settings[candidate.member.file].isStrictAboutMemory else { return }
    try checkMemorySafety(ofTypes: type.names, candidate)
  }

  private func checkMemorySafety(
    ofTypes names: Set<String>, _ candidate: Candidate
  ) throws(Ineligibility) {
    let scope = scope(of: candidate)
    guard let name = names.sorted().first(where: { isUnsafe($0, from: scope) }) else { return }
    throw Ineligibility(
      candidate.range,
      "'\(name)' is unsafe, and the module requires 'unsafe' before each use (strict memory safety)")
  }
}
