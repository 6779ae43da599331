import StubbleSemantics
import StubbleSyntax

/// The default values of types of the standard library, such as `0`, `""` and `[]`.
extension DoubleFrame {
  /// Returns the result of a function that does nothing successfully: `true` for `Bool`, an empty string for `Void`,
  /// and otherwise the default value; `nil` if the type has none.
  func idleResult(of type: RequiredType) -> String? {
    if type.isVoid { return "" }
    let value = defaultValue(of: type)
    return value == "false" ? "true" : value
  }

  /// Returns the default value of a type of the standard library, or `nil` if it has none.
  func defaultValue(of type: RequiredType) -> String? {
    if type.isErased { return DoubleFrame.emptyValue(of: type.stored) }
    if type.isOptional { return "nil" }
    // A variable of an optional that an alias means is `nil` until it is set.
    if let meaning = type.meaning { return meaning.isOptional ? nil : defaultValue(of: meaning) }
    return defaultValue(of: type.stored)
  }

  /// Returns the default value of a type whose generic parameters are replaced by `Any`: one that contains no value.
  private static func emptyValue(of type: TypeRef) -> String? {
    switch type {
    case .optional: "nil"
    case .array: "[]"
    case .dictionary: "[:]"
    default: nil
    }
  }

  private func defaultValue(of type: TypeRef) -> String? {
    if type.dottedName.map(model.shadowedNames.contains) ?? false { return nil }
    switch type {
    case .array: return "[]"
    case .dictionary: return "[:]"
    case .optional: return "nil"
    case .tuple(let elements) where elements.count > 1:
      let values = elements.compactMap { defaultValue(of: $0.type) }
      return values.count == elements.count ? "(\(values.joined(separator: ", ")))" : nil
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

  /// The literals of default values, with the protocols for types that can be initialized by them.
  private static let literals = [
    (type: "ExpressibleByIntegerLiteral", literal: "0"),
    (type: "ExpressibleByBooleanLiteral", literal: "false"),
    (type: "ExpressibleByStringLiteral", literal: "\"\""),
  ]

  /// The literals of empty collections. They are only for collections, since a vector (`SIMD4`) cannot be initialized
  /// by an empty array literal.
  private static let literalsOfCollections = [
    (type: "ExpressibleByStringLiteral", literal: "\"\""),
    (type: "ExpressibleByArrayLiteral", literal: "[]"),
    (type: "ExpressibleByDictionaryLiteral", literal: "[:]"),
  ]
}
