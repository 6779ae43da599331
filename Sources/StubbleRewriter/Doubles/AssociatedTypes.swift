import StubbleSemantics
import StubbleSyntax

/// The associated types of a protocol and of those it inherits from, put together.
struct AssociatedTypes: Sendable {
  private(set) var generics: [AssociatedType] = []
  /// Those that are fixed, and what to, in the words of the class.
  private(set) var aliases: [(name: String, type: String)] = []
  private(set) var constraints: [String] = []
  /// What stands for names that mean nothing outside of the class's braces.
  private(set) var substitutions: [String: String] = [:]

  init(of closure: ProtocolClosure, naming: ClassNaming) {
    var fixed: [(name: String, type: SyntaxNode, part: Int)] = closure.fixed
    var requirements: [(node: SyntaxNode, part: Int)] = []
    var declared: [(node: SyntaxNode, part: Int)] = []
    var local: [(name: String, type: SyntaxNode, part: Int)] = []
    for (number, part) in closure.parts.enumerated() {
      requirements += AssociatedTypes.requirements(part.model.decl.whereClause).map { ($0, number) }
      for member in part.model.members where !member.isInExtension {
        switch member.node.kind {
        case .associatedtypeDecl:
          declared.append((member.node, number))
          requirements += AssociatedTypes.requirements(member.node.child(.genericWhereClause)).map {
            ($0, number)
          }
        case .typealiasDecl:
          guard let name = AssociatedTypes.name(of: member.node, behind: .typealias),
            let type = member.node.child(.initializerClause)?.content
          else { continue }
          local.append((name, type, number))
        default: break
        }
      }
    }
    let names = Set(declared.compactMap { AssociatedTypes.name(of: $0.node, behind: .associatedtype) })
    fixed += local.filter { names.contains($0.name) }
    var others: [(node: SyntaxNode, part: Int)] = []
    for requirement in requirements {
      guard let found = AssociatedTypes.fixation(by: requirement.node, of: names) else {
        others.append(requirement)
        continue
      }
      fixed.append((found.name, found.type, requirement.part))
    }
    resolve(fixed, local: local.filter { !names.contains($0.name) }, closure, naming)
    collect(declared, closure, naming)
    collect(requirements: others, closure, naming)
  }

  private static func spelling(
    _ part: ProtocolClosure.Part, naming: ClassNaming, _ substitutions: [String: String]
  ) -> RequirementSpelling {
    RequirementSpelling(
      index: part.index, scope: part.model.scope, importedModules: naming.importedModules,
      selfName: naming.name,
      substitutions: substitutions)
  }

  /// Spells what each fixed name stands for, those in terms of others after these.
  private mutating func resolve(
    _ fixed: [(name: String, type: SyntaxNode, part: Int)],
    local: [(name: String, type: SyntaxNode, part: Int)], _ closure: ProtocolClosure, _ naming: ClassNaming
  ) {
    for _ in 0..<3 {
      for entry in fixed + local {
        let known = substitutions.filter { $0.key != entry.name }
        let spelled = AssociatedTypes.spelling(closure.parts[entry.part], naming: naming, known)
          .declared(entry.type)
        let text = TypeSpelling.needsParentheses(entry.type) ? "(\(spelled))" : spelled
        if text != entry.name { substitutions[entry.name] = text }
      }
    }
    for name in fixed.map(\.name) where !aliases.contains(where: { $0.name == name }) {
      if let type = substitutions[name] { aliases.append((name, type)) }
    }
  }

  private mutating func collect(
    _ declared: [(node: SyntaxNode, part: Int)], _ closure: ProtocolClosure, _ naming: ClassNaming
  ) {
    for (node, part) in declared {
      guard let name = AssociatedTypes.name(of: node, behind: .associatedtype) else { continue }
      let spelling = AssociatedTypes.spelling(closure.parts[part], naming: naming, substitutions)
      let inherited = (node.child(.inheritanceClause)?.children(.inheritedType) ?? []).compactMap(\.content)
      let bounds = inherited.flatMap(AssociatedTypes.parts).filter { $0.kind != .suppressedType }.map {
        $0.kind == .classRestrictionType ? "AnyObject" : spelling.declared($0)
      }
      if let type = substitutions[name] {
        // What must hold of another associated type must be said of that one.
        if declared.contains(where: { AssociatedTypes.name(of: $0.node, behind: .associatedtype) == type }) {
          add(constraints: bounds.map { "\(type): \($0)" })
        }
      } else if let known = generics.firstIndex(where: { $0.name == name }) {
        generics[known].bounds += bounds.filter { !generics[known].bounds.contains($0) }
      } else {
        generics.append(AssociatedType(name: name, bounds: bounds))
      }
    }
  }

  private mutating func collect(
    requirements: [(node: SyntaxNode, part: Int)], _ closure: ProtocolClosure, _ naming: ClassNaming
  ) {
    for (node, part) in requirements {
      let types = node.children.filter { $0.kind.isType }
      guard types.count == 2, types[0].spelling != "Self", types[1].kind != .suppressedType else { continue }
      let spelling = AssociatedTypes.spelling(closure.parts[part], naming: naming, substitutions)
      let (left, right) = (spelling.declared(types[0]), spelling.declared(types[1]))
      let isSame = node.token(.colon) == nil
      let speaksOfGenerics = ([left] + (isSame ? [right] : [])).contains { text in
        generics.contains { text == $0.name || text.hasPrefix($0.name + ".") }
      }
      if isSame && left == right || !speaksOfGenerics { continue }
      add(constraints: ["\(left)\(isSame ? " == " : ": ")\(right)"])
    }
  }

  private mutating func add(constraints new: [String]) {
    constraints += new.filter { !constraints.contains($0) }
  }

  /// `A & B` as its parts.
  private static func parts(of type: SyntaxNode) -> [SyntaxNode] {
    type.kind == .compositionType ? type.children.filter { $0.kind.isType }.flatMap(parts) : [type]
  }

  private static func requirements(_ clause: SyntaxNode?) -> [SyntaxNode] {
    clause?.children(.genericRequirement) ?? []
  }

  private static func name(of node: SyntaxNode, behind keyword: TokenKind) -> String? {
    node.token(keyword).map { node.tree.name(ofToken: $0 + 1) }
  }

  /// `Element == Int` and `Int == Element` fix an associated type; `Iterator.Element == Element` is a constraint.
  private static func fixation(
    by requirement: SyntaxNode, of names: Set<String>
  ) -> (name: String, type: SyntaxNode)? {
    let types = requirement.children.filter { $0.kind.isType }
    guard types.count == 2, requirement.token(.colon) == nil else { return nil }
    for (type, other) in [(types[0], types[1]), (types[1], types[0])] {
      let text = type.spelling
      let name = text.hasPrefix("Self.") ? String(text.dropFirst(5)) : text
      let root = other.spelling.split(separator: ".").first { $0 != "Self" }.map(String.init) ?? ""
      if names.contains(name), other.kind != .memberType || !names.contains(root) { return (name, other) }
    }
    return nil
  }
}
