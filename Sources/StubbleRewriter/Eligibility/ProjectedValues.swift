import StubbleSemantics
import StubbleSyntax

/// The values whose projections code names outside of their own types: `model` in `model.$title`.
struct ProjectedValues {
  private let index: TypeIndex
  private let tree: SyntaxTree
  private let modules: ModuleSet
  /// What members and functions declare inside of them.
  private var locals: [NodeID: Locals] = [:]

  private struct Locals {
    var values = DeclaredValues()
    /// The names in capture lists that have values of their own: `[model = other]`.
    var captures: Set<String> = []
  }

  init(in file: SourceFile, index: TypeIndex) {
    self.index = index
    tree = file.tree
    modules = file.modules
  }

  /// Returns the types that a value may have; none if that is not certain.
  mutating func types(of value: SyntaxNode) -> [TypeID] { types(of: value, depth: 0, besidesLocal: nil) }

  private mutating func types(of value: SyntaxNode, depth: Int, besidesLocal given: String?) -> [TypeID] {
    guard depth < TypeInference.depthLimit else { return [] }
    switch value.kind {
    case .optionalChainingExpr, .forceUnwrapExpr:
      return value.children.first.map { types(of: $0, depth: depth, besidesLocal: given) } ?? []
    case .identifierExpr where value.tokenRange.count == 1:
      if value.isSelf { return index.resolve(in: scope(around: value)) }
      return types(named: value.lastName, in: value, depth, besidesLocal: given)
    case .memberAccessExpr:
      guard let base = value.children.first, value.tokenRange.upperBound == base.tokenRange.upperBound + 2
      else { return [] }
      let name = value.lastName
      let bases = types(of: base, depth: depth + 1, besidesLocal: given)
      let owners = bases.isEmpty ? types(namedBy: base) : bases
      return all(owners.map { types(ofMember: name, of: $0) })
    case .callExpr: return value.children.first.map { types(namedBy: $0) } ?? []
    default: return []
    }
  }

  /// Returns the types that an expression names, as `Player` does in `Player.shared`.
  private mutating func types(namedBy expression: SyntaxNode) -> [TypeID] {
    let path = expression.spelling
    guard expression.kind == .identifierExpr || expression.kind == .memberAccessExpr,
      let first = path.split(separator: ".").first.map(String.init),
      case let (scope, locals) = (scope(around: expression), locals(around: expression)),
      locals.values[first].isEmpty, !locals.captures.contains(first),
      TypeInference(index: index, scope: scope).declarations(of: first, seenFrom: tree).isEmpty
    else { return [] }
    return index.resolve(path, from: scope)
  }

  /// Returns the types of a variable, which may be a local one or a member of an enclosing type.
  private mutating func types(
    named name: String, in code: SyntaxNode, _ depth: Int, besidesLocal given: String?
  ) -> [TypeID] {
    let scope = scope(around: code)
    let around = TypeInference(index: index, scope: scope).declarations(of: name, seenFrom: tree)
    let members = all(around.map { value in value.type.map { types(ofMember: name, of: $0) } ?? [] })
    // `if let model` and `guard let model = model` name a local variable after the member.
    let locals = locals(around: code)
    if locals.captures.contains(name) { return [] }
    let local = name == given ? [] : locals.values[name]
    if local.isEmpty { return members }
    if !around.isEmpty, members.isEmpty { return [] }
    let found = local.map { value -> [TypeID] in
      if let initial = value.initialValue { return types(of: initial, depth: depth + 1, besidesLocal: name) }
      return all(value.types.map { index.resolve($0, from: scope) })
    }
    let known = all(found)
    return known.isEmpty ? [] : known + members
  }

  /// Returns the types that a property of a type has by its declarations, optional or not.
  private func types(ofMember name: String, of type: TypeID) -> [TypeID] {
    let found = index.namedMembers.named(name, of: [type] + index.ancestors(of: type))
    return all(
      found.map { owner, position in
        let member = index.types[owner].members[position]
        guard let decl = VariableDecl(member.node),
          let binding = decl.binding(named: name)
        else { return [] }
        let scope = index.scope(of: member, in: owner)
        let type = TypeInference(index: index, scope: scope).type(ofStored: binding)
        return (type?.wrapped ?? type)?.dottedName.map { index.resolve($0, from: scope) } ?? []
      })
  }

  /// Returns all types that are found for some declarations; none if nothing is found for one of them.
  private func all(_ found: [[TypeID]]) -> [TypeID] {
    found.contains(where: \.isEmpty) ? [] : found.flatMap { $0 }
  }

  /// Returns the scope of the member or function around some code.
  private func scope(around code: SyntaxNode) -> Scope {
    index.scope(written: Scope(around: code.memberAround ?? code, modules: modules))
  }

  /// Returns what is declared in the member or the function around some code.
  private mutating func locals(around code: SyntaxNode) -> Locals {
    guard let declaration = code.memberAround else { return Locals() }
    if let known = locals[declaration.id] { return known }
    let captures = declaration.descendants.filter {
      $0.kind == .closureCapture && $0.child(.initializerClause) != nil
    }
    let found = Locals(
      values: DeclaredValues(in: declaration.descendants),
      captures: Set(captures.flatMap { $0.ownTokens.map(tree.name(ofToken:)) }))
    locals[declaration.id] = found
    return found
  }
}
