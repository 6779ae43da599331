import StubbleRewriter
import StubbleSemantics

extension Configuration {
  static var schema: SchemaValue {
    let keys = Key.allCases
    return SchemaValue.object(
      keys.map { ($0.rawValue, $0.value.meaning($0.summary)) }, optional: Set(keys.map(\.rawValue))
    ).meaning("\(name). Paths and patterns are relative to the folder of the file.")
  }
}

extension Configuration.Key {
  fileprivate var value: SchemaValue {
    switch self {
    case .schema: .string
    case .paths, .exclude, .types: .array(of: .string)
    case .allTypes: .bool
    case .layout: .choice(Layout.allCases.map(\.rawValue))
    case .defaultIsolation: .choice(DefaultIsolation.allCases.map(\.rawValue))
    case .jobs: .number(from: 1)
    }
  }
}
