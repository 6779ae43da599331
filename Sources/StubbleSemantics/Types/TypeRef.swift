/// A type as it is written, as a tree.
///
/// It says what the source says and nothing more: names are not resolved, sugar stays sugar, and parentheses around one
/// type stay. Two types are equal if they are written alike, white space apart.
package indirect enum TypeRef: Hashable, Sendable {
  /// `Int`, `Set<TypeID>`, `Outer.Inner`, `T.Element`.
  case named(Name)
  /// `Swift` of `Swift::Int`: the module in which a name is looked up. It is a base, and no type by itself.
  case module(String)
  /// `T?`
  case optional(TypeRef)
  /// `T!`
  case implicitlyUnwrapped(TypeRef)
  /// `[T]`
  case array(TypeRef)
  /// `[K: V]`
  case dictionary(key: TypeRef, value: TypeRef)
  /// `[3 of T]`
  case inlineArray(count: TypeRef, element: TypeRef)
  /// `(A, label: B)`; `()` has no elements, and parentheses around one type are a tuple of one.
  case tuple([Element])
  /// `(A) async throws -> B`
  case function(Function)
  /// `A & B`
  case composition([TypeRef])
  /// `some P`
  case some(TypeRef)
  /// `any P`
  case any(TypeRef)
  /// `T.Type`
  case metatype(TypeRef)
  /// `T.Protocol`
  case protocolMetatype(TypeRef)
  /// `inout T`, `@escaping () -> Void`
  case modified([Modifier], TypeRef)
  /// `repeat T`
  case packExpansion(TypeRef)
  /// `each T`
  case packElement(TypeRef)
  /// `~P`
  case suppressed(TypeRef)
  /// Anything else, such as the number of elements of an `InlineArray`: its text on one line.
  case other(String)

  /// A name with generic arguments, perhaps of a member of another type.
  package struct Name: Hashable, Sendable {
    package var base: TypeRef?
    /// As it is written, perhaps in back-ticks.
    package var name: String
    package var arguments: [TypeRef]

    package init(base: TypeRef? = nil, _ name: String, arguments: [TypeRef] = []) {
      self.base = base
      self.name = name
      self.arguments = arguments
    }

    /// Nothing is before the name but perhaps the standard library's module.
    var isOfStandardModule: Bool {
      base == nil || base == .module("Swift") || base == .named("Swift")
    }
  }

  /// One element of a tuple, or one parameter of a function.
  package struct Element: Hashable, Sendable {
    /// The names before the colon, as they are written: `_`, `a`, `_ a`.
    package var label: String?
    package var type: TypeRef
    package var isVariadic: Bool

    package init(label: String? = nil, _ type: TypeRef, isVariadic: Bool = false) {
      self.label = label
      self.type = type
      self.isVariadic = isVariadic
    }
  }

  package struct Function: Hashable, Sendable {
    package var parameters: [Element]
    package var isAsync: Bool
    package var throwing: Throwing
    package var result: TypeRef

    package init(
      _ parameters: [Element], isAsync: Bool = false, throwing: Throwing = .never, result: TypeRef = .void
    ) {
      self.parameters = parameters
      self.isAsync = isAsync
      self.throwing = throwing
      self.result = result
    }
  }

  /// What a function may throw.
  package enum Throwing: Hashable, Sendable {
    case never
    /// `throws`
    case any
    /// `throws(E)`
    case typed(TypeRef)
    /// `rethrows`
    case rethrown

    /// `throws`, however it is written.
    package var isOfAnyError: Bool { self == .any || self == .typed(.any(.named(Name("Error")))) }
  }

  /// A word or attribute before a type.
  package struct Modifier: Hashable, Sendable {
    /// As it is written on one line: `inout`, `@escaping`, `isolated(any)`.
    package let text: String

    package init(_ text: String) {
      self.text = text
    }

    package var isAttribute: Bool { text.utf8.first == UInt8(ascii: "@") }

    /// The word, or the attribute's name: `isolated`, `escaping`.
    package var name: Substring { (isAttribute ? text.dropFirst() : text[...]).prefix { $0 != "(" } }

    package static let autoclosure = Modifier("@autoclosure")
    package static let borrowing = Modifier("borrowing")
    package static let concurrent = Modifier("@concurrent")
    package static let consuming = Modifier("consuming")
    package static let escaping = Modifier("@escaping")
    package static let `inout` = Modifier("inout")
    package static let isolated = Modifier("isolated")
    package static let isolatedAny = Modifier("@isolated(any)")
    package static let nonsending = Modifier("nonisolated(nonsending)")
    package static let sendable = Modifier("@Sendable")
    package static let sending = Modifier("sending")
  }
}

extension TypeRef {
  /// A type of no arguments that is a member of none.
  package static func named(_ name: String, _ arguments: TypeRef...) -> TypeRef {
    .named(Name(name, arguments: arguments))
  }

  /// The type at a path of names: `Outer.Inner`.
  package init(path: String) {
    let names = path.split(separator: ".").map(String.init)
    self = names.dropFirst().reduce(.named(names.first ?? path)) { .named(Name(base: $0, $1)) }
  }

  /// `Any`.
  package static let anything = TypeRef.named("Any")

  /// `Void` by its name.
  package static let void = TypeRef.named("Void")
}

// MARK: Parts

extension TypeRef {
  /// The types directly in this one, in the order in which they are written.
  package var parts: [TypeRef] {
    switch self {
    case .named(let name): (name.base.map { [$0] } ?? []) + name.arguments
    case .optional(let type), .implicitlyUnwrapped(let type), .array(let type), .some(let type),
      .any(let type),
      .metatype(let type), .protocolMetatype(let type), .modified(_, let type), .packExpansion(let type),
      .packElement(let type), .suppressed(let type):
      [type]
    case .dictionary(let key, let value): [key, value]
    case .inlineArray(let count, let element): [count, element]
    case .tuple(let elements): elements.map(\.type)
    case .function(let function):
      function.parameters.map(\.type) + (function.throwing.type.map { [$0] } ?? []) + [function.result]
    case .composition(let types): types
    case .module, .other: []
    }
  }

  /// The same type with other types directly in it.
  package func mapParts(_ transform: (TypeRef) -> TypeRef) -> TypeRef {
    switch self {
    case .named(let name):
      .named(
        Name(base: name.base.map(transform), name.name, arguments: name.arguments.map(transform)))
    case .optional(let type): .optional(transform(type))
    case .implicitlyUnwrapped(let type): .implicitlyUnwrapped(transform(type))
    case .array(let type): .array(transform(type))
    case .dictionary(let key, let value): .dictionary(key: transform(key), value: transform(value))
    case .inlineArray(let count, let element): .inlineArray(count: count, element: transform(element))
    case .tuple(let elements): .tuple(elements.map { $0.map(transform) })
    case .function(let function):
      .function(
        Function(
          function.parameters.map { $0.map(transform) }, isAsync: function.isAsync,
          throwing: function.throwing.map(transform), result: transform(function.result)))
    case .composition(let types): .composition(types.map(transform))
    case .some(let type): .some(transform(type))
    case .any(let type): .any(transform(type))
    case .metatype(let type): .metatype(transform(type))
    case .protocolMetatype(let type): .protocolMetatype(transform(type))
    case .modified(let modifiers, let type): .modified(modifiers, transform(type))
    case .packExpansion(let type): .packExpansion(transform(type))
    case .packElement(let type): .packElement(transform(type))
    case .suppressed(let type): .suppressed(transform(type))
    case .module, .other: self
    }
  }

  /// The type, or a type in it at any depth, fulfils a condition.
  package func contains(where condition: (TypeRef) -> Bool) -> Bool {
    condition(self) || parts.contains { $0.contains(where: condition) }
  }

  /// The type with others for some of the generic parameters or type names in it.
  package func substituting(_ replacements: [String: TypeRef]) -> TypeRef {
    if replacements.isEmpty { return self }
    if let name = simpleName, let replacement = replacements[name] { return replacement }
    return mapParts { $0.substituting(replacements) }
  }
}

extension TypeRef.Element {
  fileprivate func map(_ transform: (TypeRef) -> TypeRef) -> TypeRef.Element {
    TypeRef.Element(label: label, transform(type), isVariadic: isVariadic)
  }
}

extension TypeRef.Throwing {
  /// The type in `throws(E)`.
  package var type: TypeRef? {
    if case .typed(let type) = self { type } else { nil }
  }

  /// The same with another type for the one that it names.
  package func map(_ transform: (TypeRef) -> TypeRef) -> TypeRef.Throwing {
    if case .typed(let type) = self { .typed(transform(type)) } else { self }
  }
}
