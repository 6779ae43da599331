import StubbleSemantics
import StubbleSyntax

/// The functions that a project calls with `&value` and does not declare. They are taken to be C functions, which get
/// the address of the value.
enum PointerCalls {
  /// Returns the names of these functions.
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
  /// The names of functions that are called with the address of a value, and without labels:
  /// `ioctl(descriptor, request, &size)`.
  fileprivate var functionsGivenAddresses: Set<String> {
    nodes(ofKind: .inoutExpr).reduce(into: []) { names, value in
      guard let argument = value.parent, argument.kind == .argument, let call = argument.parent,
        let callee = call.children.first, callee.kind == .identifierExpr, let name = callee.ownTokens.last,
        call.children(.argument).allSatisfy({ $0.token(.colon) == nil })
      else { return }
      let text = self.name(ofToken: name)
      // A closure after the arguments is that of a Swift function, unless the name is one that C would have: `qsort`.
      if call.child(.closureExpr) == nil || !text.contains(where: \.isUppercase) { names.insert(text) }
    }
  }

  /// Returns those of some names that the file gives to functions, types, variables or parameters.
  fileprivate func declaredNames(among names: TokenTexts) -> Set<String> {
    nodes(where: \.declaresCallable).reduce(into: []) { found, node in
      for token in node.ownTokens where names.containsName(token, of: self) {
        found.insert(name(ofToken: token))
      }
    }
  }
}

extension NodeKind {
  /// Whether a node declares a name that can be called.
  fileprivate var declaresCallable: Bool {
    switch self {
    case .functionDecl, .structDecl, .classDecl, .enumDecl, .actorDecl, .identifierPattern, .parameter,
      .closureParameter:
      true
    default: false
    }
  }
}
