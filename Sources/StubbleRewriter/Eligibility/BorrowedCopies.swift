import StubbleSemantics
import StubbleSyntax

/// Code that passes a borrowed or consumed value of a copyable type to an initializer, which takes a copy of its own. The
/// compiler makes that copy only if it is one of bits; otherwise `copy` must be written. A struct that stores a closure
/// is no longer copied bit by bit.
enum BorrowedCopies {
  /// Returns the structs whose values are copied so, with the places of that code: `Matrix.swift:12`.
  static func locations(in files: [SourceFile], index: TypeIndex, workers: Workers) -> [TypeID: String] {
    let found = workers.map(files.count) { copies(in: files[$0], index) }
    return found.joined().reduce(into: [:]) { locations, copy in
      if locations[copy.type] == nil { locations[copy.type] = copy.location }
    }
  }

  private static func copies(in file: SourceFile, _ index: TypeIndex) -> [(type: TypeID, location: String)] {
    let tree = file.tree
    guard tree.tokens.contains(where: { [.borrowing, .consuming].contains($0.kind) }) else { return [] }
    let locations = Locations(in: file)
    return tree.nodes(where: { [.functionDecl, .initializerDecl].contains($0) }).flatMap { node in
      guard let function = FunctionDecl(node), let body = function.body else {
        return [] as [(TypeID, String)]
      }
      let scope = Scope(around: node, modules: file.modules)
      return owned(function).flatMap { name, type in
        let types = type.map { index.meaning(of: $0, from: scope) } ?? index.resolve(in: scope)
        let structs = types.filter { index.isCopiedBitByBit($0) }
        guard !structs.isEmpty, let copy = body.copy(of: name) else { return [] as [(TypeID, String)] }
        return structs.map { ($0, locations.location(ofOffset: copy.range.lowerBound)) }
      }
    }
  }

  /// Returns the names of what a function borrows or consumes, with the written types; `nil` for that of `self`.
  private static func owned(_ function: FunctionDecl) -> [(name: String, type: SyntaxNode?)] {
    let parameters = function.parameters.compactMap { parameter -> (name: String, type: SyntaxNode?)? in
      guard let type = parameter.type, let name = parameter.internalName,
        TypeRef(type).modifiers.contains(where: { $0 == .borrowing || $0 == .consuming })
      else { return nil }
      return (function.node.tree.name(ofToken: name), type.bareType)
    }
    let isOwner = function.node.hasModifier(.borrowing) || function.node.hasModifier(.consuming)
    return parameters + (isOwner ? [("self", nil)] : [])
  }
}

extension SyntaxNode {
  /// Returns where code passes a value as a whole to an initializer, or `nil` if it does not.
  fileprivate func copy(of name: String) -> SyntaxNode? {
    descendants.first { node in
      guard node.kind == .identifierExpr, node.spelling == name, let argument = node.parent,
        argument.kind == .argument, let call = argument.parent, call.kind == .callExpr,
        let callee = call.children.first?.ownTokens.last
      else { return false }
      let initializer = tree.name(ofToken: callee)
      return initializer == "init" || initializer.isWrittenLikeType
    }
  }
}

extension TypeIndex {
  /// Returns whether a copyable struct may consist of nothing but values that are copied bit by bit.
  ///
  /// - Parameter depth: The number of structs around the one in question. A struct of an invalid program may contain
  ///   itself.
  fileprivate func isCopiedBitByBit(_ type: TypeID, depth: Int = 0) -> Bool {
    guard depth < TypeModel.nestingLimit, mayBeBitwiseCopyable(type) else { return false }
    return types[type].storedBindings.allSatisfy { property in
      guard let written = property.binding.writtenType?.bareType else { return true }
      return meaning(of: written, from: types[type].scope).allSatisfy {
        types[$0].kind != .struct || isCopiedBitByBit($0, depth: depth + 1)
      }
    }
  }
}
