package import StubbleSyntax

/// The spelling of types in generated code: on one line, and with `[T]`, `[K: V]` and `T?` where a code formatter would
/// write them. Reformatting an applied file must not look like an edit of generated text.
package struct TypeSpelling: Sendable {
  /// The type that replaces `Self`, such as the name of the class or actor, or `nil` where `Self` may stay.
  package var selfName: TypeRef?
  /// Whether the type is one of a declaration, which may contain `T!` and `some P`. A closure's type has `T?` and
  /// `any P` instead.
  var isOfDeclaration = false
  /// Names of standard library types that mean something else in some visible file.
  package var hidden: Set<String> = []

  /// What the names of aliases mean in whose place their types are written.
  private let meanings: [String: TypeRef]

  package init(
    selfName: TypeRef? = nil, isOfDeclaration: Bool = false, hidden: Set<String> = [],
    meanings: [String: TypeRef] = [:]
  ) {
    self.selfName = selfName
    self.isOfDeclaration = isOfDeclaration
    self.hidden = hidden
    self.meanings = meanings
  }

  /// This spelling for a place in which `Self` may stay.
  package var withSelf: TypeSpelling {
    TypeSpelling(isOfDeclaration: isOfDeclaration, hidden: hidden, meanings: meanings)
  }

  /// Returns a name of the standard library, after `Swift.` if it may mean something else.
  package func standard(_ name: String) -> String { hidden.contains(name) ? "Swift." + name : name }

  /// The prefix `Swift.` for names of the standard library where code that is not visible may hide them; empty if
  /// `Swift` itself means something else.
  package var standardPrefix: String { hidden.contains("Swift") ? "" : "Swift." }

  /// Returns the standard library type with a name, as `standard(_:)` spells it.
  package func standardType(_ name: String) -> TypeRef {
    hidden.contains(name) ? TypeRef(path: standard(name)) : .named(name)
  }

  /// Returns the alias in a type in whose place its own type is written, with that type, or `nil` if there is none.
  package func replacedAlias(in type: TypeRef) -> (name: String, meaning: TypeRef)? {
    let found = meanings.filter { name, _ in type.contains { $0.simpleName == name } }
    return found.min { $0.key < $1.key }.map { ($0.key, $0.value) }
  }

  /// Returns the type of a node in the spelling of generated code.
  package func type(_ node: SyntaxNode) -> TypeRef { spelled(TypeRef(node)) }

  /// Returns a type in the spelling of generated code.
  package func spelled(_ type: TypeRef) -> TypeRef {
    switch type {
    case .named(let name):
      if type == .named("Self"), let selfName { return selfName }
      if name.base == nil, name.arguments.isEmpty, let meaning = meanings[name.name] { return meaning }
      return sugar(name) ?? unsugared(type)
    case .implicitlyUnwrapped(let wrapped) where !isOfDeclaration: return .optional(spelled(wrapped))
    case .some(let constraint) where !isOfDeclaration: return .any(spelled(constraint))
    case .metatype(let base) where !isOfDeclaration:
      guard case .some(let constraint) = base.bare else { return type.mapParts(spelled) }
      return .any(.metatype(spelled(constraint)))
    case .function(let function):
      guard case .function(var spelled) = type.mapParts(spelled) else { return type }
      if function.result == .tuple([]) { spelled.result = standardType("Void") }
      return .function(hidden.contains("Void") ? spelled : spelled.takingEmptyTuple)
    default: return type.mapParts(spelled)
    }
  }

  /// Returns the result of a function in the spelling of generated code: `Void` for `()`, which formatters prefer.
  package func result(_ type: TypeRef) -> TypeRef {
    type == .tuple([]) ? standardType("Void") : spelled(type)
  }

  /// Returns a type as it is spelled before a period, where it has no shorthand: `Array<Int>` in `Array<Int>.Index`.
  private func unsugared(_ type: TypeRef) -> TypeRef {
    guard case .named(let name) = type else { return type.mapParts(spelled) }
    return .named(
      TypeRef.Name(base: name.base.map(unsugared), name.name, arguments: name.arguments.map(spelled)))
  }

  /// Returns the shorthand `[T]`, `[K: V]` or `T?` of a generic type, or `nil` if it has none.
  private func sugar(_ name: TypeRef.Name) -> TypeRef? {
    guard name.base == .module("Swift") || name.base == nil && !hidden.contains(name.name) else { return nil }
    let arguments = name.arguments
    switch (name.name, arguments.count) {
    case ("Array", 1): return .array(spelled(arguments[0]))
    case ("Dictionary", 2): return .dictionary(key: spelled(arguments[0]), value: spelled(arguments[1]))
    case ("Optional", 1): return .optional(spelled(arguments[0]))
    default: return nil
    }
  }
}

extension SyntaxNode {
  /// The type without attributes, specifiers and redundant parentheses.
  package var bareType: SyntaxNode {
    if kind == .attributedType, let inner = children.last(where: { $0.kind.isType }) { return inner.bareType }
    if kind == .tupleType, let element = parenthesized { return element.bareType }
    return self
  }

  /// The parts of a composition such as `A & B`, or the type itself, without attributes such as `@unchecked`.
  package var composedTypes: [SyntaxNode] {
    let type = bareType
    return type.kind == .compositionType ? type.children.flatMap(\.composedTypes) : [type]
  }

  /// The type in parentheses, or `nil` if the tuple type is none of a single unlabeled element.
  private var parenthesized: SyntaxNode? {
    let elements = children(.tupleTypeElement)
    guard elements.count == 1, let element = elements.first, element.token(.colon) == nil,
      element.token(.ellipsis) == nil
    else { return nil }
    return element.content
  }

  /// Returns whether the type, or a type in it, is of this kind.
  package func containsType(_ kind: NodeKind) -> Bool {
    self.kind == kind || descendants.contains { $0.kind == kind }
  }

  /// Whether the type contains an opaque type `some P`.
  package var containsOpaqueType: Bool {
    (kind == .someOrAnyType && firstTokenKind == .some)
      || descendants.contains { $0.kind == .someOrAnyType && $0.firstTokenKind == .some }
  }
}
