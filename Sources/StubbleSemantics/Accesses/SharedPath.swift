package import StubbleSyntax

/// What two arguments of one call change, or parts of it: `point` of `swap(&q.point.x, &q.point.y)`. What a method is called
/// on may be one of them, and so may the operands of an operator.
///
/// Of a stored property of an object, or of a static one, the compiler allows for that, and the program checks it. Of a
/// computed one it does not.
package struct SharedPath: Sendable {
  /// The members on the way that both have in common.
  package let names: [String]
  /// What the last one has is changed as a whole by one of the arguments.
  package let isWhole: Bool
  /// The type of which the first is a member.
  package let owner: String?
  /// Where the call begins.
  package let offset: Int
}

extension SharedPath {
  /// Those of all calls and operations in a file.
  package static func all(in tree: SyntaxTree, operators: ExchangingOperators) -> [SharedPath] {
    ofCalls(in: tree)
      + operators.operations(in: tree).flatMap { operation in
        operators.pairs(in: operation).compactMap { left, right in
          guard let left = ValuePath(ofChanged: left), let right = ValuePath(ofChanged: right) else {
            return nil
          }
          return SharedPath(left, right, of: operation, SelfContext(of: operation))
        }
      }
  }

  private static func ofCalls(in tree: SyntaxTree) -> [SharedPath] {
    var changed: [NodeID: [ValuePath]] = [:]
    for node in tree.nodes(ofKind: .inoutExpr) {
      guard let call = node.parent?.parent, let path = node.content.flatMap(ValuePath.init(ofChanged:)) else {
        continue
      }
      changed[call.id, default: []].append(path)
    }
    return changed.flatMap { id, given -> [SharedPath] in
      let call = SyntaxNode(tree: tree, id: id)
      let paths = given + [call.receiver.flatMap(ValuePath.init(ofChanged:))].compactMap(\.self)
      guard paths.count > 1 else { return [] }
      let context = SelfContext(of: call)
      return paths.indices.flatMap { place in
        paths[(place + 1)...].compactMap { SharedPath(paths[place], $0, of: call, context) }
      }
    }
  }

  private init?(_ path: ValuePath, _ other: ValuePath, of call: SyntaxNode, _ context: SelfContext) {
    guard path.root == other.root else { return nil }
    let isMember =
      path.root != "self" && !path.isOfType && path.root.first != "$"
      && context.member?.namesDeclaredInside.contains(path.root) == false
    let members = zip(path.members, other.members).prefix { $0 == $1 }.map(\.0)
    names = (isMember ? [path.root] : []) + members
    isWhole = [path, other].contains { $0.members.count == members.count && !$0.isPart }
    owner = isMember || path.root == "self" ? context.owner : nil
    offset = call.range.lowerBound
  }
}

extension SyntaxNode {
  /// What a call's method is called on.
  fileprivate var receiver: SyntaxNode? {
    children.first.flatMap { $0.kind == .memberAccessExpr ? $0.children.first : nil }
  }
}
