import StubbleSemantics
import StubbleSyntax

extension SyntaxTree {
  /// The names by which functions are called that ask for the layout of their own generic parameters:
  /// `func size<T>(of: T.Type) -> Int { MemoryLayout<T>.size }`. An initializer is called by the name of its type, too.
  var measuringFunctions: Set<String> {
    guard hasToken("MemoryLayout") else { return [] }
    return nodes(ofKind: .genericSpecializationExpr).reduce(into: []) { names, node in
      guard text(ofToken: node.tokenRange.lowerBound) == "MemoryLayout" else { return }
      let measured = Set(node.namesOfTypes)
      guard let function = node.functionsAround.first(where: { !$0.genericNames.isDisjoint(with: measured) })
      else { return }
      names.insert(function.name)
      if function.name == "init", let type = SelfContext(of: function.node).owner { names.insert(type) }
    }
  }
}

extension SyntaxTree {
  /// The names of the structs of which some code asks where a property is stored, which only a stored one has an answer
  /// to: `MemoryLayout<T>.offset(of: \.x)`.
  var offsetUses: [(name: String, offset: Int)] {
    guard hasToken("offset"), hasToken("MemoryLayout") else { return [] }
    return nodes(ofKind: .argument).flatMap { argument -> [(name: String, offset: Int)] in
      guard text(ofToken: argument.tokenRange.lowerBound) == "of",
        let callee = argument.parent?.children.first, callee.kind == .memberAccessExpr,
        let name = callee.ownTokens.last, text(ofToken: name) == "offset"
      else { return [] }
      return (callee.namesOfTypes + argument.namesInKeyPath).map { ($0, argument.range.lowerBound) }
    }
  }
}

extension SyntaxTree {
  /// A token is somewhere in the file. Most files have none of those that matter here, so that their nodes need not be
  /// looked at.
  func hasToken(_ text: String) -> Bool {
    var text = text
    return text.withUTF8 { text in
      source.withUnsafeBufferPointer { source in
        tokens.contains { token in
          Int(token.end - token.start) == text.count
            && source[Int(token.start)..<Int(token.end)].elementsEqual(text)
        }
      }
    }
  }
}

extension SyntaxNode {
  /// The functions around some code, the nearest first.
  fileprivate var functionsAround: [FunctionDecl] {
    sequence(first: self, next: \.parent).compactMap(FunctionDecl.init)
  }
}

extension FunctionDecl {
  /// The names of its own generic parameters.
  fileprivate var genericNames: Set<String> {
    Set(genericParameters.flatMap { $0.ownTokens.map(node.tree.name(ofToken:)) })
  }
}
