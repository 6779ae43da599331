package import StubbleSemantics

/// The options of the command `generate`, which writes doubles to a file of their own.
package struct DoublesRequest: Sendable, Equatable {
  /// The kind of double for protocols without an annotation.
  package var kind = DoubleKind.spy
  /// The names of protocols without an annotation that get a double.
  package var protocolNames: [String] = []
  /// Whether all protocols get a double.
  package var allProtocols = false
  /// The modules that are imported with `@testable`.
  package var testableImports: [String] = []
  /// The other modules that are imported, besides those that the files of the protocols import.
  package var imports: [String] = []
  /// The compilation condition around all doubles, or `nil` if there is none.
  package var condition: String?
  /// The access level of doubles whose annotation states none, or `nil` for that of the protocol.
  package var access: Access?
  /// The name of doubles without an annotation, with `{}` for the name of the protocol: `Fake{}`. It is `nil` for the
  /// default names.
  package var namePattern: String?
  /// The files that are read only for the protocols that others inherit from. Their own protocols get no doubles.
  package var references: Set<PathKey> = []
  /// The text of a comment at the top of the file, with or without slashes, or `nil` if there is none.
  package var header: String?
  /// The compiler settings of the file with the doubles, or `nil` if they are those of the protocols' files.
  package var settings: CompilerSettings?
  /// The modules that the file with the doubles is compiled into.
  package var modules = ModuleSet.unknown
  /// The modules of which other files in these state that their imports are not public.
  package var restrictedImports: Set<String> = []
  /// Whether doubles get the documentation comments of their protocols.
  package var isDocumented = false

  /// The access level of a double that is in a file of its own.
  package enum Access: String, Sendable, CaseIterable {
    case `public`, package, `internal`

    var level: AccessLevel {
      switch self {
      case .public: .public
      case .package: .package
      case .internal: .internal
      }
    }
  }

  package init() {}

  /// Whether a text is a condition of `#if` that the compiler accepts.
  package static func isCondition(_ text: String) -> Bool { ConditionText.isCondition(text) }

  /// Whether a text can be the path of a module in an `import`: `Kit`, or that of a submodule, `Kit.Core`.
  package static func isModulePath(_ text: String) -> Bool {
    let names = text.split(separator: ".", omittingEmptySubsequences: false)
    return names.allSatisfy { isClassName(String($0)) }
  }

  /// Whether a text is a pattern that turns the name of a protocol into another name: `Fake{}`.
  package static func isNamePattern(_ text: String) -> Bool {
    guard let name = name(of: "P", by: text) else { return false }
    return name != "P" && isClassName(name)
  }

  /// Whether a text can be the name of a class without back-ticks.
  static func isClassName(_ text: String) -> Bool { Namer.escaped(text) == text }

  /// Returns a pattern with the name of a protocol in place of `{}`, or `nil` if the pattern has no `{}` or another
  /// brace.
  static func name(of protocolName: String, by pattern: String) -> String? {
    let parts = pattern.split(separator: "{", omittingEmptySubsequences: false)
    guard parts.count == 2, parts[1].first == "}", !parts[0].contains("}") else { return nil }
    let rest = parts[1].dropFirst()
    return rest.contains("}") ? nil : parts[0] + NameInWords.of(protocolName) + rest
  }
}
