/// A type as it is written, as a tree.
///
/// The tree holds what the source spells and nothing more: names are not resolved, `[T]` is no `Array<T>`, and
/// parentheses around one type are kept. Two types are equal if they are spelled alike, apart from white space.
package indirect enum TypeRef: Hashable, Sendable {
  /// `Int`, `Set<TypeID>`, `Outer.Inner`, `T.Element`.
  case named(Name)
  /// The module selector `Swift` of `Swift::Int`. It occurs only as the base of a name.
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
  /// Any other type, spelled on one line, and also an integer generic argument.
  case other(String)

  /// A type name with its generic arguments, and its base if it is a member of another type.
  package struct Name: Hashable, Sendable {
    package var base: TypeRef?
    /// The name as it is written, perhaps in back-ticks.
    package var name: String
    package var arguments: [TypeRef]

    package init(base: TypeRef? = nil, _ name: String, arguments: [TypeRef] = []) {
      self.base = base
      self.name = name
      self.arguments = arguments
    }

    /// Whether the name is that of a generic type of the standard library, with a number of arguments.
    func isStandard(_ type: String, arguments count: Int) -> Bool {
      name == type && isOfStandardModule && arguments.count == count
    }

    /// Whether the name has no base, or the module `Swift`.
    package var isOfStandardModule: Bool {
      base == nil || base == .module("Swift") || base == .named("Swift")
    }
  }

  /// One element of a tuple, or one parameter of a function.
  package struct Element: Hashable, Sendable {
    /// The names before the colon as they are written, such as `_`, `a` or `_ a`, or `nil` if there are none.
    package var label: String?
    package var type: TypeRef
    package var isVariadic: Bool

    package init(label: String? = nil, _ type: TypeRef, isVariadic: Bool = false) {
      self.label = label
      self.type = type
      self.isVariadic = isVariadic
    }
  }

  /// A function type.
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

    /// Whether any error may be thrown: `throws` or `throws(any Error)`.
    package var isOfAnyError: Bool {
      if case .typed(let error) = self { error.isAnyError } else { self == .any }
    }
  }

  /// A specifier or attribute before a type.
  package struct Modifier: Hashable, Sendable {
    /// The spelling on one line: `inout`, `@escaping`, `isolated(any)`.
    package let text: String

    package init(_ text: String) {
      self.text = text
    }

    /// Whether the modifier is an attribute, which begins with `@`.
    package var isAttribute: Bool { text.utf8.first == UInt8(ascii: "@") }

    /// The specifier's or attribute's name without parentheses: `isolated`, `escaping`.
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
  /// Returns a named type without a base.
  package static func named(_ name: String, _ arguments: TypeRef...) -> TypeRef {
    .named(Name(name, arguments: arguments))
  }

  /// Creates the type with a dotted path: `Outer.Inner`. It may begin with a module selector: `Module::Outer`.
  package init(path: String) {
    let names = path.utf8.split(separator: UInt8(ascii: ".")).map { String(Substring($0)) }
    let outermost = TypeRef(outermost: names.first ?? path)
    self = names.dropFirst().reduce(outermost) { .named(Name(base: $0, $1)) }
  }

  /// Creates the type at a dotted path, whose last name has generic arguments.
  package init(path: String, arguments: [TypeRef]) {
    self.init(path: path)
    guard case .named(var name) = self else { return }
    name.arguments = arguments
    self = .named(name)
  }

  private init(outermost name: String) {
    if let colon = name.utf8.firstIndex(of: UInt8(ascii: ":")) {
      let module = TypeRef.module(String(name[..<colon]))
      self = .named(Name(base: module, String(name[colon...].drop { $0 == ":" })))
    } else {
      self = .named(name)
    }
  }

  /// `Any`.
  package static let anything = TypeRef.named("Any")

  /// `Void`, spelled by its name.
  package static let void = TypeRef.named("Void")
}

// MARK: Parts

extension TypeRef {
  /// The types that this one directly consists of, in source order.
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

  /// Returns the type with its direct parts transformed.
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

  /// Returns whether the type, or a type in it at any depth, satisfies a predicate.
  package func contains(where condition: (TypeRef) -> Bool) -> Bool {
    condition(self) || parts.contains { $0.contains(where: condition) }
  }

  /// Returns the type with simple names in it, such as generic parameters, replaced by other types.
  package func substituting(_ replacements: [String: TypeRef]) -> TypeRef {
    if replacements.isEmpty { return self }
    if let name = simpleName, let replacement = replacements[name] { return replacement }
    return mapParts { $0.substituting(replacements) }
  }

  /// Returns this type with other paths for some names, which stay what they are members of and keep their arguments:
  /// `Outer.Box<Int>.Item` for `Box<Int>.Item`.
  func renaming(_ paths: [String: TypeRef]) -> TypeRef {
    if paths.isEmpty { return self }
    let type = mapParts { $0.renaming(paths) }
    guard case .named(let name) = type, name.base == nil, case .named(var path)? = paths[name.unquoted] else {
      return type
    }
    path.arguments = name.arguments
    return .named(path)
  }
}

extension TypeRef.Element {
  fileprivate func map(_ transform: (TypeRef) -> TypeRef) -> TypeRef.Element {
    TypeRef.Element(label: label, transform(type), isVariadic: isVariadic)
  }
}

extension TypeRef.Throwing {
  /// The type `E` of `throws(E)`; otherwise `nil`.
  package var type: TypeRef? {
    if case .typed(let type) = self { type } else { nil }
  }

  /// Returns the value with the type of `throws(E)` transformed.
  package func map(_ transform: (TypeRef) -> TypeRef) -> TypeRef.Throwing {
    if case .typed(let type) = self { .typed(transform(type)) } else { self }
  }
}
