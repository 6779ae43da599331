import StubbleSemantics

// Where memory safety is strict, each expression that uses a value of an unsafe type must begin with `unsafe`, and the
// types that store such values are `@safe`: it is the test that accesses memory. A needless mark is a warning too.

/// The mark of an expression, with a space after it, or no text if it needs none.
func unsafeMark(_ isUnsafe: Bool) -> String { isUnsafe ? "unsafe " : "" }

extension RequirementSpelling {
  /// Whether uses of values of a type must be marked.
  func isUnsafe(_ type: TypeRef) -> Bool {
    marksUnsafe
      && type.substituting(substitutions).names.contains { name in
        !erasure.concerns(TypeRef(path: name)) && index.isUnsafe(name, from: scope)
      }
  }
}

extension RequiredFunction {
  /// The mark of a call with the parameters.
  var callMark: String { unsafeMark(parameters.contains(where: \.type.isUnsafe) || isResultUnsafe) }

  private var isResultUnsafe: Bool { result?.isUnsafe ?? false }

  /// Whether the type of the closure is unsafe.
  var isClosureUnsafe: Bool {
    parameters.contains(where: \.isClosureTypeUnsafe) || result?.isUnsafeToKeep ?? false
  }

  /// The mark of an expression with the arguments that are recorded.
  var recordMark: String { unsafeMark(parameters.contains { $0.isRecordable && $0.type.isUnsafe }) }

  /// Whether the type of the recorded arguments is unsafe.
  var isRecordUnsafe: Bool { parameters.contains { $0.isRecordable && $0.type.isUnsafeToKeep } }

  /// The mark of an expression with the result, or with a cast to its type.
  var resultMark: String { unsafeMark(isResultUnsafe) }
}

extension ProtocolModel {
  /// `@safe ` before types that store values of unsafe types; otherwise empty.
  var safeMark: String {
    requirements.contains { $0.types.contains(where: \.isUnsafe) } ? "@safe " : ""
  }
}
