import StubbleSemantics
import StubbleSyntax

/// A member of an extension that depends on the layout of what values of the extended type hold:
/// `extension Array { var byteCount: Int { count * MemoryLayout<Element>.stride } }`.
///
/// The extended type is one of the standard library: of a type of the project, the generic arguments are looked for.
struct MeasuringMember: Sendable {
  let name: String
  private let declaration: SyntaxNode

  /// Finds the members that enclose some code, if a measured name in it is a generic parameter or an associated type of
  /// the extended type.
  static func members(around code: SyntaxNode, measuring names: [String]) -> [MeasuringMember] {
    guard let type = code.enclosingType, type.isExtension, let member = SelfContext(of: code).member,
      Prelude.standard.types(named: type.name).contains(where: { $0.holds(names) })
    else { return [] }
    let declared = FunctionDecl(member).map { [$0.name] } ?? VariableDecl(member)?.bindings.flatMap(\.names)
    return (declared ?? []).map { MeasuringMember(name: $0, declaration: member) }
  }

  var key: MeasuringFunction.Key { MeasuringFunction.Key(declaration, measuring: [name]) }

  /// Returns whether code in a file may use the member.
  func isVisible(in tree: SyntaxTree) -> Bool {
    tree === declaration.tree || !declaration.nodesAround.contains(where: \.isPrivateToFile)
  }
}

extension KnownType {
  /// Whether one of the names is that of a generic parameter or, in a protocol, of an associated type.
  fileprivate func holds(_ names: [String]) -> Bool {
    names.contains { name in
      model.genericParameters.contains { $0.name == name }
        || model.kind == .protocol && Prelude.standard.isAssociatedType(name)
    }
  }
}
