/// A kind of literals with a default type.
package enum LiteralKind: CaseIterable {
  case boolean, float, integer, string

  /// The type alias by which a module chooses another type.
  package var alias: String {
    switch self {
    case .boolean: "BooleanLiteralType"
    case .float: "FloatLiteralType"
    case .integer: "IntegerLiteralType"
    case .string: "StringLiteralType"
    }
  }

  /// The type in the standard library that is the default otherwise.
  var standardType: String {
    switch self {
    case .boolean: "Bool"
    case .float: "Double"
    case .integer: "Int"
    case .string: "String"
    }
  }
}
