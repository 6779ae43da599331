import StubbleSyntax

/// Enums whose raw values the compiler makes.
extension TypeInference {
  /// The type of such an enum's raw values: a number's or a text's.
  func rawType(of type: TypeID) -> TypeRef? {
    let model = index.types[type]
    let written = RawValues.typeAfterColon(of: model, index: index)
    guard let raw = written.map(spelling.spelled), let name = raw.plainName, isUnhidden(name),
      index.resolve(name, from: model.scope).isEmpty
    else { return nil }
    let literals = ["ExpressibleByIntegerLiteral", "ExpressibleByUnicodeScalarLiteral"]
    return literals.contains { index.prelude.conforms(raw, to: $0) } ? raw : nil
  }

  /// The compiler makes the initialiser that takes a raw value, which may fail.
  func derivesRawValues(_ type: TypeID) -> Bool {
    rawType(of: type) != nil
      && !index.types[type].members.contains { FunctionDecl($0.node)?.reference == "init(rawValue:)" }
  }
}
