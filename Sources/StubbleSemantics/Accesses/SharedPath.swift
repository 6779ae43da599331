package import StubbleSyntax

/// The path that two arguments of one call have in common where the call changes both: `point` for
/// `swap(&q.point.x, &q.point.y)`. One of the two may be the receiver of a mutating method; operands of exchanging
/// operators count as arguments.
///
/// Where the path leads to a stored property of an object, or to a static one, the compiler permits both accesses, and
/// the program checks at run time whether they conflict. Where it leads to a computed property, the compiler rejects
/// them.
package struct SharedPath: Sendable {
  /// The members that both paths begin with, and before them the root if it is a member of `self`.
  package let names: [String]
  /// Whether one of the arguments is the common path's value as a whole, and not a member of it.
  package let isWhole: Bool
  /// The enclosing type, if the path begins at its `self`; otherwise `nil`.
  package let owner: String?
  /// The byte offset of the call or operation.
  package let offset: Int
}

extension SharedPath {
  /// Returns the shared paths of all calls, and of all uses of exchanging operators, in a file.
  package static func all(in tree: SyntaxTree, operators: ExchangingOperators) -> [SharedPath] {
    var declared = NamesDeclaredInside()
    return ofCalls(in: tree, &declared)
      + operators.operations(in: tree).flatMap { operation in
        operators.pairs(in: operation).compactMap { left, right in
          guard let left = ValuePath(ofChanged: left), let right = ValuePath(ofChanged: right) else {
            return nil
          }
          return SharedPath(left, right, of: operation, SelfContext(of: operation), &declared)
        }
      }
  }

  private static func ofCalls(in tree: SyntaxTree, _ declared: inout NamesDeclaredInside) -> [SharedPath] {
    var changed: [NodeID: [ValuePath]] = [:]
    for node in tree.nodes(ofKind: .inoutExpr) {
      guard let call = node.parent?.parent, let path = node.content.flatMap(ValuePath.init(ofChanged:)) else {
        continue
      }
      changed[call.id, default: []].append(path)
    }
    return changed.sorted { $0.key < $1.key }.flatMap { id, given -> [SharedPath] in
      let call = SyntaxNode(tree: tree, id: id)
      let paths = given + [call.receiver.flatMap(ValuePath.init(ofChanged:))].compactMap(\.self)
      guard paths.count > 1 else { return [] }
      let context = SelfContext(of: call)
      return paths.indices.flatMap { position in
        paths[(position + 1)...].compactMap { SharedPath(paths[position], $0, of: call, context, &declared) }
      }
    }
  }

  private init?(
    _ path: ValuePath, _ other: ValuePath, of call: SyntaxNode, _ context: SelfContext,
    _ declared: inout NamesDeclaredInside
  ) {
    guard path.root == other.root else { return nil }
    let isMember =
      path.root != "self" && !path.isOfType && path.root.first != "$"
      && context.member.map { declared.names(in: $0).contains(path.root) } == false
    let members = zip(path.members, other.members).prefix { $0 == $1 }.map(\.0)
    names = (isMember ? [path.root] : []) + members
    isWhole = [path, other].contains { $0.members.count == members.count && !$0.isPart }
    owner = isMember || path.root == "self" ? context.owner : nil
    offset = call.range.lowerBound
  }
}

extension SyntaxNode {
  /// The expression that the method of this call is called on, or `nil` if the callee is no member access.
  fileprivate var receiver: SyntaxNode? {
    children.first.flatMap { $0.kind == .memberAccessExpr ? $0.children.first : nil }
  }
}
