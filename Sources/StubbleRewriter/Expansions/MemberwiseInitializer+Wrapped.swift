import StubbleSemantics
import StubbleSyntax

/// The parameters for properties with property wrappers.
extension MemberwiseInitializer {
  /// How a parameter initializes a property wrapper.
  enum Wrapping: Sendable {
    /// The argument is the wrapper.
    case itself
    /// The argument is passed to an initializer of the wrapper.
    ///
    /// - Parameters:
    ///   - label: The label of that argument.
    ///   - isDelayed: Whether the parameter is an autoclosure.
    ///   - others: The arguments of the wrapper's attribute.
    case value(label: String, isDelayed: Bool, others: [String])

    /// Returns the wrapper as an expression.
    ///
    /// - Parameter name: The name of the parameter.
    func value(of name: String) -> String {
      switch self {
      case .itself: return name
      case .value(let label, let isDelayed, let others):
        let own = "\(label): \(name)" + (isDelayed ? "()" : "")
        return ".init(\(([own] + others).joined(separator: ", ")))"
      }
    }
  }

  /// Throws if the property's value and the arguments of its wrapper cannot be parts of the default of a parameter as
  /// well, which must fit on one line.
  private static func check(
    _ property: StoredMember, _ wrapped: WrappedParameter, in scope: Scope, _ repeated: inout RepeatedValues
  ) throws(Failure) {
    let value = property.binding.initializer?.content
    let arguments = wrapped.attribute.children(.argument)
    guard (arguments + [value].compactMap(\.self)).allSatisfy(\.fitsOnOneLine) else {
      throw .longValue(property.name)
    }
    guard wrapped.hasDefault else { return }
    let isRepeatable =
      repeated.isRepeatable(wrapper: wrapped.attribute, in: scope)
      && value.map { repeated.isRepeatable($0, for: property.binding.type, in: scope) } ?? true
    guard isRepeatable else { throw .repeatedValue(property.name) }
  }

  /// Returns the parameter for a property with a wrapper.
  ///
  /// - Throws: A `Failure` if it cannot be written, or if the wrapper may not be made twice: by the property's own value,
  ///   and by the initializer.
  static func parameter(
    for property: StoredMember, _ wrapped: WrappedParameter, isOnMainActor: Bool, of owner: TypeID,
    repeated: inout RepeatedValues, index: TypeIndex
  ) throws(Failure) -> Parameter {
    guard let name = property.name, let reference = property.reference else { throw .pattern }
    let scope = index.types[owner].scope
    try check(property, wrapped, in: scope, &repeated)
    let written = property.binding.writtenType
    guard written?.containsOpaqueType != true,
      written.map({ index.isFunctionInSomeBuilds(TypeRef($0), from: scope) }) != true
    else { throw .type(property.name) }
    let spelled = index.spelling(in: owner, ofDeclaration: true).spelled(wrapped.type)
    let others = wrapped.attribute.children(.argument).map(\.textOnOneLine)
    let type: TypeRef
    let wrapping: Wrapping
    let defaultValue: String
    switch wrapped.content {
    case .wrapper:
      type = spelled
      wrapping = .itself
      defaultValue = ".init(\(others.joined(separator: ", ")))"
    case .value(let label, let attributes):
      let isDelayed = !attributes.isEmpty
      type =
        isDelayed
        ? TypeRef.function(TypeRef.Function(taking: [], result: spelled)).modified(by: attributes)
        : index.escaping(wrapped.type, spelled: spelled, from: scope)
      wrapping = .value(label: label, isDelayed: isDelayed, others: others)
      let implicit = written.flatMap { TypeRef($0).implicitValue }
      let value = property.binding.initializer?.content
      defaultValue = value.map { text(ofDefault: $0, index: index) } ?? implicit ?? "nil"
    }
    return Parameter(
      name: name, reference: reference, type: type, defaultValue: wrapped.hasDefault ? defaultValue : nil,
      isOnMainActor: isOnMainActor, mark: property.mark, wrapping: wrapping)
  }
}
