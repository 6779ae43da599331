import StubbleSemantics
import StubbleSyntax

extension Annotation {
  /// The values of an annotation's options. An option that is not given has its default value, or is `nil`.
  package struct Options: Sendable, Equatable {
    var functions = true
    var properties = true
    var computed = true
    var statics = true
    var name: String?
    package var access: Access?
    package var sendable: Bool?
    package var calls: Bool?
    /// The options that a command line or configuration gives for many members, so that members that cannot follow them
    /// do without.
    private(set) var general: Set<Option> = []

    package init() {}

    /// The options that are given about the closures of a member, in the order in which they are documented.
    var ofClosure: [Option] {
      let given: [Option?] = [
        name.map { _ in .name }, access.map { _ in .access }, sendable.map { _ in .sendable },
        calls == true ? .calls : nil,
      ]
      return given.compactMap(\.self)
    }

    /// These options, marked as given by a command line or configuration.
    package var fromOutside: Options {
      var options = self
      options.general = Set(Option.allCases)
      return options
    }
  }

  /// The access level of the generated closures.
  package enum Access: String, Sendable, CaseIterable {
    case open, `public`, package, `internal`, `fileprivate`, `private`

    /// The level that is written: nobody overrides a closure.
    var level: AccessLevel { AccessLevel(rawValue: rawValue) ?? .public }
  }

  /// An option of annotations. The cases are in the order in which they are documented.
  package enum Option: String, Sendable, CaseIterable {
    case functions, properties, computed, statics, name, access, sendable, calls

    /// The definition of the option: where it is allowed, and how its value is read.
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
          value: "one of " + Access.allCases.map { "'.\($0.rawValue)'" }.joined(separator: ", "),
          read: { value, options in
            options.access = Access(rawValue: value.hasPrefix(".") ? String(value.dropFirst()) : value)
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

  /// The definition of an option.
  struct Definition: Sendable {
    /// The annotations that take the option.
    let annotations: Set<Name>
    /// A description of the option's values for diagnostics: `'true' or 'false'`.
    let value: String
    /// Reads the text of a value into the options, and returns whether it is valid.
    let read: @Sendable (String, inout Options) -> Bool
    /// Sets the option of a member, if it is not given, to the value in the options of its type.
    var inherit: @Sendable (inout Options, Options) -> Void = { _, _ in }

    /// Returns the definition of an option that is `true` or `false`.
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

  /// Returns the identifier inside a string literal, or `nil` if the text is not such a literal. `self` is none, also in
  /// back-ticks: it means the instance.
  private static func name(inLiteral literal: String) -> String? {
    guard literal.count > 2, literal.hasPrefix("\""), literal.hasSuffix("\"") else { return nil }
    let name = String(literal.dropFirst().dropLast())
    let tokens = SyntaxTree(lexing: Array(name.utf8)).tokens
    return tokens.count == 2 && tokens[0].kind == .identifier && !["self", "Self"].contains(name.unquoted)
      ? name.unquoted : nil
  }
}

extension Annotation.Options {
  /// Sets an option of `@Stubbable` by its name.
  ///
  /// - Returns: `false` if `@Stubbable` has no such option, or if the value is not valid.
  package mutating func set(_ name: String, to value: String) -> Bool {
    guard let option = Annotation.Option(rawValue: name), Annotation.Name.stubbable.options.contains(option)
    else { return false }
    return option.definition.read(value, &self)
  }

  /// Sets an option, if it is not given, to its value in other options.
  fileprivate mutating func inherit<Value>(
    _ path: WritableKeyPath<Self, Value?>, _ option: Annotation.Option, from other: Self
  ) {
    guard self[keyPath: path] == nil, let value = other[keyPath: path] else { return }
    self[keyPath: path] = value
    if other.general.contains(option) { general.insert(option) }
  }

  /// Returns these options of a member, with the values of its type's options for those that are not given.
  func inheriting(from type: Annotation.Options?) -> Annotation.Options {
    guard let type else { return self }
    return Annotation.Option.allCases.reduce(into: self) { $1.definition.inherit(&$0, type) }
  }
}
