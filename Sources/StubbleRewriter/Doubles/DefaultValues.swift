import StubbleSemantics
import StubbleSyntax

/// The values that types of the standard library have of themselves.
extension DoubleFrame {
  /// What a function returns that does nothing and has nothing to complain of; nothing for `Void`.
  func idleResult(of type: RequiredType) -> String? {
    if type.isVoid { return "" }
    let value = defaultValue(of: type)
    return value == "false" ? "true" : value
  }

  /// A value that a type of the standard library has of itself.
  func defaultValue(of type: RequiredType) -> String? {
    let path = type.stored.dottedName
    if type.isErased || path.map(model.shadowedNames.contains) ?? false { return nil }
    if type.isOptional { return "nil" }
    switch type.stored {
    case .array: return "[]"
    case .dictionary: return "[:]"
    case .named(let name):
      let isQualified = name.base == .named("Swift") || name.base == .module("Swift")
      guard isQualified || name.base == nil && !model.hiddenNames.contains(name.unquoted) else { return nil }
      let standard = Prelude.standard
      guard standard.declares(name.unquoted) else { return nil }
      let type = TypeRef.named(name.unquoted)
      let literals =
        standard.conforms(type, to: "Collection") ? DoubleFrame.literalsOfCollections : DoubleFrame.literals
      return literals.first { standard.conforms(type, to: $0.type) }?.literal
    default: return nil
    }
  }

  /// Literals by the protocols that let a type be made of them.
  private static let literals = [
    (type: "ExpressibleByIntegerLiteral", literal: "0"),
    (type: "ExpressibleByBooleanLiteral", literal: "false"),
    (type: "ExpressibleByStringLiteral", literal: "\"\""),
  ]

  /// The same of collections, which may be empty. A vector that is made of an array has all of its elements.
  private static let literalsOfCollections = [
    (type: "ExpressibleByStringLiteral", literal: "\"\""),
    (type: "ExpressibleByArrayLiteral", literal: "[]"),
    (type: "ExpressibleByDictionaryLiteral", literal: "[:]"),
  ]
}
