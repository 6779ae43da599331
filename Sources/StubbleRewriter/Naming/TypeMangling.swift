import StubbleSemantics

/// A way to spell a type as a part of a name.
enum TypeMangling {
  /// The spelling in names of closures, with capitalized words: `OptionalInt` for `Int?`, `EscapingClosureVoid` for
  /// `@escaping () -> Void`.
  case closure
  /// The spelling in names of spies' tracking variables, with words as they are written. `Optional` follows the wrapped
  /// type inside another type: `SetIntOptional` for `Set<Int?>`.
  case tracker

  func name(of type: TypeRef) -> String {
    switch (self, type) {
    case (.tracker, .optional(let wrapped)), (.tracker, .implicitlyUnwrapped(let wrapped)):
      "Optional" + name(of: wrapped)
    default: part(type)
    }
  }

  @inline(never)
  private func part(_ type: TypeRef) -> String {
    switch type {
    case .named(let name):
      (name.base.map(part) ?? "") + word(NameInWords.of(name.unquoted)) + parts(name.arguments)
    case .module(let name): word(name.unquoted)
    case .optional(let wrapped), .implicitlyUnwrapped(let wrapped):
      self == .closure ? "Optional" + part(wrapped) : part(wrapped) + "Optional"
    case .array(let element): "Array" + part(element)
    case .dictionary(let key, let value): "Dictionary" + part(key) + part(value)
    case .tuple(let elements):
      elements.isEmpty && self == .closure ? "Void" : elements.map(labeled).joined()
    case .function(let function): self.function(function)
    case .composition(let types): parts(types)
    case .some(let constraint): word("some") + part(constraint)
    case .any(let constraint): word("any") + part(constraint)
    case .modified(let modifiers, let inner): self.modifiers(modifiers) + part(inner)
    case .metatype, .protocolMetatype, .inlineArray, .packExpansion, .packElement, .suppressed, .other:
      words(type.description)
    }
  }

  private func parts(_ types: [TypeRef]) -> String { types.map(part).joined() }

  private func labeled(_ element: TypeRef.Element) -> String {
    words(element.label ?? "") + part(element.type)
  }

  private func function(_ function: TypeRef.Function) -> String {
    switch self {
    case .closure:
      "Closure" + function.parameters.map(labeled).joined() + (function.throwing.type.map(part) ?? "")
        + part(function.result)
    case .tracker: parts(function.parameters.map(\.type) + [function.result])
    }
  }

  private func modifiers(_ modifiers: [TypeRef.Modifier]) -> String {
    let ordered = modifiers.filter { !$0.isAttribute } + modifiers.filter(\.isAttribute)
    return (self == .closure ? modifiers : ordered).map { words($0.text) }.joined()
  }

  private func word(_ word: String) -> String { self == .closure ? Namer.capitalized(word) : word }

  /// Returns the words in a text, without characters that a name cannot contain.
  private func words(_ text: String) -> String {
    text.split { !$0.isPartOfName }.filter { $0 != "_" }.map { word(String($0)) }
      .joined()
  }
}
