import StubbleSemantics
import StubbleSyntax

/// Functions that a project calls with `&value` and does not declare: those of C, which get the address of the value.
enum PointerCalls {
  static func functions(in files: [SourceFile], workers: Workers) -> Set<String> {
    let called = workers.map(files.count) { files[$0].tree.functionsGivenAddresses }
    let names = called.reduce(into: Set()) { $0.formUnion($1) }.filter {
      Prelude.foundation.globals(named: $0).isEmpty
    }
    guard !names.isEmpty else { return [] }
    let texts = TokenTexts(names)
    let declared = workers.map(files.count) { files[$0].tree.declaredNames(among: texts) }
    return declared.reduce(into: names) { $0.subtract($1) }
  }
}

extension SyntaxTree {
  /// The names of what is called without labels and is given the address of a value: `ioctl(descriptor, request, &size)`.
  fileprivate var functionsGivenAddresses: Set<String> {
    nodes(ofKind: .inoutExpr).reduce(into: []) { names, value in
      guard let argument = value.parent, argument.kind == .argument, let call = argument.parent,
        let callee = call.children.first, callee.kind == .identifierExpr, let name = callee.ownTokens.last,
        call.children(.argument).allSatisfy({ $0.token(.colon) == nil })
      else { return }
      names.insert(self.name(ofToken: name))
    }
  }

  /// The names of functions, types, variables and parameters that are some of those.
  fileprivate func declaredNames(among names: TokenTexts) -> Set<String> {
    nodes(where: \.declaresCallable).reduce(into: []) { found, node in
      for token in node.ownTokens where names.containsName(token, of: self) {
        found.insert(name(ofToken: token))
      }
    }
  }
}

extension NodeKind {
  /// A node's name may be called.
  fileprivate var declaresCallable: Bool {
    switch self {
    case .functionDecl, .structDecl, .classDecl, .enumDecl, .actorDecl, .identifierPattern, .parameter,
      .closureParameter:
      true
    default: false
    }
  }
}
