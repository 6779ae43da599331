import StubbleSyntax

extension Annotation {
  /// What an annotation's arguments ask for. Nil where they do not say.
  struct Options: Sendable, Equatable {
    var functions = true
    var properties = true
    var computed = true
    var statics = true
    var name: String?
    var access: String?
    var sendable: Bool?
    var calls: Bool?
  }

  /// One argument, in the order in which they are documented.
  enum Option: String, Sendable, CaseIterable {
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
          value: "one of " + Annotation.accessLevels.map { "'.\($0)'" }.joined(separator: ", "),
          read: { value, options in
            let level = value.hasPrefix(".") ? String(value.dropFirst()) : value
            guard Annotation.accessLevels.contains(level) else { return false }
            options.access = level
            return true
          }, inherit: { $0.access = $0.access ?? $1.access })
      case .sendable:
        .flag([.stubbable, .function, .property]) {
          $1.sendable = $0
        } inherit: {
          $0.sendable = $0.sendable ?? $1.sendable
        }
      case .calls:
        .flag([.stubbable, .function]) {
          $1.calls = $0
        } inherit: {
          $0.calls = $0.calls ?? $1.calls
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

  private static let accessLevels = ["open", "public", "package", "internal", "fileprivate", "private"]

  /// The identifier inside a plain string literal.
  private static func name(inLiteral literal: String) -> String? {
    guard literal.count > 2, literal.hasPrefix("\""), literal.hasSuffix("\"") else { return nil }
    let name = String(literal.dropFirst().dropLast())
    let tokens = SyntaxTree(lexing: Array(name.utf8)).tokens
    return tokens.count == 2 && tokens[0].kind == .identifier ? name : nil
  }
}

extension Annotation.Options {
  /// A member's own options, with what its type's say where it says nothing.
  func inheriting(from type: Annotation.Options?) -> Annotation.Options {
    guard let type else { return self }
    return Annotation.Option.allCases.reduce(into: self) { $1.definition.inherit(&$0, type) }
  }
}
