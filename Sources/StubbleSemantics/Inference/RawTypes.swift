import StubbleSyntax

/// The raw types of enums.
extension TypeInference {
  /// Returns the raw type of an enum, if the compiler derives its raw values: an integer, a string or the like.
  func rawType(of type: TypeID) -> TypeRef? {
    let model = index.types[type]
    let written = RawValues.typeAfterColon(of: model, index: index)
    guard let raw = written.map(spelling.spelled), let name = raw.plainName, isUnhidden(name),
      index.resolve(name, from: model.scope).isEmpty
    else { return nil }
    let literals = ["ExpressibleByIntegerLiteral", "ExpressibleByUnicodeScalarLiteral"]
    return literals.contains { index.prelude.conforms(raw, to: $0) } ? raw : nil
  }

  /// Returns whether the compiler derives the failable initializer `init(rawValue:)` of an enum.
  func derivesRawValues(_ type: TypeID) -> Bool {
    rawType(of: type) != nil
      && !index.types[type].members.contains { FunctionDecl($0.node)?.reference == "init(rawValue:)" }
  }
}
