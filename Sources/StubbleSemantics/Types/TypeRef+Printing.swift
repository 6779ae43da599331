extension TypeRef: CustomStringConvertible {
  /// The type on one line, spaced as code formatters do it.
  package var description: String {
    var text = ""
    write(to: &text)
    return text
  }

  /// Appends the type on one line.
  package func write(to text: inout String) {
    switch self {
    case .named(let name): name.write(to: &text)
    case .module(let name): text += name
    case .optional(let type): type.write(asOperandOf: "?", to: &text)
    case .implicitlyUnwrapped(let type): type.write(asOperandOf: "!", to: &text)
    case .array(let element): TypeRef.write("[", element, "]", to: &text)
    case .dictionary(let key, let value):
      TypeRef.write("[", key, ": ", to: &text)
      TypeRef.write("", value, "]", to: &text)
    case .inlineArray(let count, let element): text += "[\(count) of \(element)]"
    case .tuple(let elements): TypeRef.write(elements, to: &text)
    case .function(let function): function.write(to: &text)
    case .composition(let types): text += types.map(\.description).joined(separator: " & ")
    case .some(let type): TypeRef.write("some ", type, "", to: &text)
    case .any(let type): TypeRef.write("any ", type, "", to: &text)
    case .metatype(let type): type.write(asOperandOf: ".Type", to: &text)
    case .protocolMetatype(let type): type.write(asOperandOf: ".Protocol", to: &text)
    case .modified(let modifiers, let type):
      for modifier in modifiers {
        text += modifier.text
        text += " "
      }
      type.write(to: &text)
    case .packExpansion(let type): text += "repeat \(type)"
    case .packElement(let type): text += "each \(type)"
    case .suppressed(let type): text += "~\(type)"
    case .other(let spelling): text += spelling
    }
  }

  private static func write(_ before: String, _ type: TypeRef, _ after: String, to text: inout String) {
    text += before
    type.write(to: &text)
    text += after
  }

  fileprivate static func write(_ elements: [Element], to text: inout String) {
    text += "("
    for (index, element) in elements.enumerated() {
      if index > 0 { text += ", " }
      element.write(to: &text)
    }
    text += ")"
  }

  /// Appends the type and a postfix, with parentheses around the type if it binds less tightly.
  fileprivate func write(asOperandOf postfix: String, to text: inout String) {
    if bindsWeakerThanPostfix {
      TypeRef.write("(", self, ")", to: &text)
    } else {
      write(to: &text)
    }
    text += postfix
  }

  /// Whether the type needs parentheses before a postfix such as `?`.
  package var bindsWeakerThanPostfix: Bool {
    switch self {
    case .any, .some, .function, .composition, .modified, .packElement, .packExpansion, .suppressed: true
    default: false
    }
  }
}

extension TypeRef.Element: CustomStringConvertible {
  package var description: String {
    var text = ""
    write(to: &text)
    return text
  }

  fileprivate func write(to text: inout String) {
    if let label {
      text += label
      text += ": "
    }
    type.write(to: &text)
    if isVariadic { text += "..." }
  }
}

extension TypeRef.Name {
  fileprivate func write(to text: inout String) {
    if let base { base.write(asOperandOf: base.isModule ? "::" : ".", to: &text) }
    text += name
    for (index, argument) in arguments.enumerated() {
      text += index == 0 ? "<" : ", "
      argument.write(to: &text)
    }
    if !arguments.isEmpty { text += ">" }
  }
}

extension TypeRef.Function {
  fileprivate func write(to text: inout String) {
    TypeRef.write(parameters, to: &text)
    text += effects
    text += " -> "
    namedResult.write(to: &text)
  }

  /// The effects with leading spaces: ` async throws`; empty if there are none.
  package var effects: String { (isAsync ? " async" : "") + (throwing.clause.map { " " + $0 } ?? "") }

  /// The function type with `(())` for `(Void)`, of which the compiler warns: it would be read as no parameters.
  package var takingEmptyTuple: TypeRef.Function {
    var function = self
    if parameters.count == 1, parameters[0].type == .void { function.parameters[0].type = .tuple([]) }
    return function
  }

  /// The result, where `()` is spelled `Void`, as code formatters prefer.
  package var namedResult: TypeRef { result == .tuple([]) ? .void : result }
}

extension TypeRef.Throwing {
  /// The clause `throws`, `throws(E)` or `rethrows`, or `nil` if nothing is thrown.
  package var clause: String? {
    switch self {
    case .never: nil
    case .any: "throws"
    case .typed(let type): "throws(\(type))"
    case .rethrown: "rethrows"
    }
  }
}
