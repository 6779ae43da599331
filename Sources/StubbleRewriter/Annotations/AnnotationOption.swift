import StubbleSyntax

extension Annotation {
  /// What an annotation's arguments ask for. Nil where they do not say.
  package struct Options: Sendable, Equatable {
    var functions = true
    var properties = true
    var computed = true
    var statics = true
    var name: String?
    package var access: AccessLevel?
    package var sendable: Bool?
    package var calls: Bool?
    /// The options that no annotation asks for, so they hold where they can.
    private(set) var general: Set<Option> = []

    package init() {}

    /// The same options as they are asked for by a command line or configuration.
    package var fromOutside: Options {
      var options = self
      options.general = Set(Option.allCases)
      return options
    }
  }

  /// How widely the generated closures are visible.
  package enum AccessLevel: String, Sendable, CaseIterable {
    case open, `public`, package, `internal`, `fileprivate`, `private`
  }

  /// One argument, in the order in which they are documented.
  package enum Option: String, Sendable, CaseIterable {
    case functions, properties, computed, statics, name, access, sendable, calls

    /// All that distinguishes the option from others.
    var definition: Definition {
      switch self {
      case .functions: .flag([.stubbable]) { $1.functions = $0 }
      case .properties: .flag([.stubbable]) { $1.properties = $0 }
      case .computed: .flag([.stubbable]) { $1.computed = $0 }
      case .statics: .flag([.stubbable]) { $1.statics = $0 }
      case .name:
        Definition(annotations: [.function, .property], value: "the name of a closure as a string literal") {
          $1.name = Annotation.name(inLiteral: $0)
          return $1.name != nil
        }
      case .access:
        Definition(
          annotations: [.stubbable, .function, .property],
          value: "one of " + AccessLevel.allCases.map { "'.\($0.rawValue)'" }.joined(separator: ", "),
          read: { value, options in
            options.access = AccessLevel(rawValue: value.hasPrefix(".") ? String(value.dropFirst()) : value)
            return options.access != nil
          },
          inherit: { $0.inherit(\.access, .access, from: $1) })
      case .sendable:
        .flag([.stubbable, .function, .property]) {
          $1.sendable = $0
        } inherit: {
          $0.inherit(\.sendable, .sendable, from: $1)
        }
      case .calls:
        .flag([.stubbable, .function]) {
          $1.calls = $0
        } inherit: {
          $0.inherit(\.calls, .calls, from: $1)
        }
      }
    }
  }

  struct Definition: Sendable {
    /// The annotations that take the option.
    let annotations: Set<Name>
    /// What the option takes, for diagnostics.
    let value: String
    /// Reads a value into the options. False if it is something else.
    let read: @Sendable (String, inout Options) -> Bool
    /// Takes the value of the annotation of the type where the member's own says nothing.
    var inherit: @Sendable (inout Options, Options) -> Void = { _, _ in }

    /// An option that is `true` or `false`.
    static func flag(
      _ annotations: Set<Name>, _ set: @escaping @Sendable (Bool, inout Options) -> Void,
      inherit: @escaping @Sendable (inout Options, Options) -> Void = { _, _ in }
    ) -> Definition {
      Definition(
        annotations: annotations, value: "'true' or 'false'",
        read: { value, options in
          guard let flag = Bool(value) else { return false }
          set(flag, &options)
          return true
        }, inherit: inherit)
    }
  }

  /// The identifier inside a plain string literal.
  private static func name(inLiteral literal: String) -> String? {
    guard literal.count > 2, literal.hasPrefix("\""), literal.hasSuffix("\"") else { return nil }
    let name = String(literal.dropFirst().dropLast())
    let tokens = SyntaxTree(lexing: Array(name.utf8)).tokens
    return tokens.count == 2 && tokens[0].kind == .identifier ? name : nil
  }
}

extension Annotation.Options {
  /// Sets an option of `@Stubbable` by its name. False if there is none, or it takes other values.
  package mutating func set(_ name: String, to value: String) -> Bool {
    guard let option = Annotation.Option(rawValue: name), Annotation.Name.stubbable.options.contains(option)
    else { return false }
    return option.definition.read(value, &self)
  }

  fileprivate mutating func inherit<Value>(
    _ path: WritableKeyPath<Self, Value?>, _ option: Annotation.Option, from other: Self
  ) {
    guard self[keyPath: path] == nil, let value = other[keyPath: path] else { return }
    self[keyPath: path] = value
    if other.general.contains(option) { general.insert(option) }
  }

  /// A member's own options, with what its type's say where it says nothing.
  func inheriting(from type: Annotation.Options?) -> Annotation.Options {
    guard let type else { return self }
    return Annotation.Option.allCases.reduce(into: self) { $1.definition.inherit(&$0, type) }
  }
}
