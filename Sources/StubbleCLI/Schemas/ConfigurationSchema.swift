import StubbleRewriter
import StubbleSemantics

extension Configuration {
  static var schema: SchemaValue {
    let keys = Key.allCases
    return SchemaValue.object(
      keys.map { ($0.rawValue, $0.value.meaning($0.summary)) }, optional: Set(keys.map(\.rawValue))
    ).meaning("\(name). Paths and patterns are relative to the folder of the file.")
  }

  /// The schema of a type with options.
  fileprivate static let type = SchemaValue.object(
    [("name", .string)] + typeKeys.map { ($0, $0 == Annotation.Option.access.rawValue ? access : .bool) },
    optional: Set(typeKeys))

  fileprivate static let access = SchemaValue.choice(Annotation.Access.allCases.map(\.rawValue))
}

extension Configuration.Key {
  fileprivate var value: SchemaValue {
    switch self {
    case .schema: .string
    case .paths, .exclude: .array(of: .string)
    case .types: .array(of: .string.or(Configuration.type))
    case .allTypes, .sendable, .calls, .strictMemorySafety: .bool
    case .access: Configuration.access
    case .doubles:
      .array(
        of: .object(
          DoublesConfiguration.Key.allCases.map { ($0.rawValue, $0.value) },
          optional: Set(DoublesConfiguration.Key.allCases.map(\.rawValue)).subtracting(["output"])))
    case .layout: .choice(Layout.allCases.map(\.rawValue))
    case .modules: .dictionary(of: .string.or(.array(of: .string)))
    case .defaultIsolation: .choice(DefaultIsolation.allCases.map(\.rawValue))
    case .jobs: .number(from: 1)
    }
  }
}

extension DoublesConfiguration.Key {
  fileprivate var value: SchemaValue {
    switch self {
    case .output, .namePattern, .condition, .header: .string
    case .paths, .protocols, .references, .usedIn, .testable, .imports: .array(of: .string)
    case .kind: .choice(DoubleKind.allCases.map(\.rawValue))
    case .allProtocols, .documentation: .bool
    case .access: .choice(DoublesRequest.Access.allCases.map(\.rawValue))
    }
  }
}
