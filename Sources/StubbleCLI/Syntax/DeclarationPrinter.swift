import StubbleSyntax

extension SyntaxTree {
  /// Adds one line for each declaration: `D path kind name start end attrs=… mods=…` and the columns of its kind.
  func printDeclarations(_ lines: inout SyntaxLines) {
    var printer = DeclarationPrinter(lines: lines)
    printer.print(self)
    lines = printer.lines
  }
}

/// A printer that walks a tree in order, and keeps the names of the declarations that enclose the current one.
private struct DeclarationPrinter {
  var lines: SyntaxLines
  private var path: [(name: String, end: NodeID)] = []

  init(lines: SyntaxLines) { self.lines = lines }

  mutating func print(_ tree: SyntaxTree) {
    for node in tree.root.descendants {
      while let last = path.last, last.end <= node.id { path.removeLast() }
      print(node)
    }
  }

  private mutating func print(_ node: SyntaxNode) {
    switch node.kind {
    case .structDecl: printType(node, "struct")
    case .classDecl: printType(node, "class")
    case .actorDecl: printType(node, "actor")
    case .enumDecl: printType(node, "enum")
    case .protocolDecl: printType(node, "protocol")
    case .extensionDecl: printExtension(node)
    case .functionDecl: printFunction(node, "func", node.name)
    case .initializerDecl: printFunction(node, "init", "init" + node.failableMark)
    case .deinitializerDecl: printDeinitializer(node)
    case .subscriptDecl: printSubscript(node)
    case .variableDecl: printVariable(node)
    case .accessorDecl: printAccessor(node)
    case .enumCaseDecl: printEnumCases(node)
    case .typealiasDecl:
      let value = node.child(.initializerClause)?.valueText ?? ""
      add(node, "typealias", node.name, [node.column("generics", .genericParameterClause), "value=" + value])
    case .associatedtypeDecl:
      add(
        node, "associatedtype", node.name,
        [node.inherits, "value=" + (node.child(.initializerClause)?.valueText ?? "")])
    case .importDecl: printImport(node)
    case .macroDecl: printMacro(node)
    case .macroExpansionDecl: add(node, "macro-expansion", node.word(after: .pound))
    case .operatorDecl: printOperator(node)
    case .precedenceGroupDecl: add(node, "precedencegroup", node.name)
    case .ifConfig: printIfConfig(node)
    default: break
    }
  }

  private mutating func add(
    _ node: SyntaxNode, _ kind: String, _ name: String, attributes: String, modifiers: String,
    _ extra: [String]
  ) {
    let range = node.rangeWithComma
    let around = escaped(path.map(\.name).joined(separator: "/"))
    var columns = ["D", around, kind, escaped(name), "\(range.lowerBound)", "\(range.upperBound)"]
    columns += ["attrs=" + escaped(attributes), "mods=" + escaped(modifiers)]
    columns += extra.map { escaped($0) }
    lines.add(columns)
  }

  private mutating func add(_ node: SyntaxNode, _ kind: String, _ name: String, _ extra: [String] = []) {
    add(node, kind, name, attributes: node.attributesText, modifiers: node.modifiersText, extra)
  }

  private mutating func push(_ name: String, _ node: SyntaxNode) { path.append((name, node.endID)) }

  private mutating func printType(_ node: SyntaxNode, _ kind: String) {
    let clause = node.kind == .protocolDecl ? NodeKind.primaryAssociatedTypeClause : .genericParameterClause
    add(node, kind, node.name, [node.column("generics", clause), node.inherits])
    push(node.name, node)
  }

  private mutating func printExtension(_ node: SyntaxNode) {
    let name = node.children.first { $0.kind.isType }?.foldedText ?? ""
    add(node, "extension", name, [node.inherits, node.column("where", .genericWhereClause)])
    push("extension " + name, node)
  }

  private mutating func printFunction(_ node: SyntaxNode, _ kind: String, _ name: String) {
    let isInitializer = node.kind == .initializerDecl
    let returns = isInitializer ? "" : node.child(.returnClause)?.valueText ?? ""
    add(
      node, kind, name,
      [
        node.column("generics", .genericParameterClause), "labels=" + node.labels,
        "params=" + node.parameters,
        "effects=" + node.effects, "returns=" + returns, node.column("where", .genericWhereClause),
        "body=" + node.bodyShape,
      ])
    push((isInitializer ? "init" : name) + node.labels, node)
  }

  private mutating func printDeinitializer(_ node: SyntaxNode) {
    add(node, "deinit", "deinit", [node.column("effects", .effectSpecifiers), "body=" + node.bodyShape])
    push("deinit", node)
  }

  private mutating func printSubscript(_ node: SyntaxNode) {
    add(
      node, "subscript", "subscript",
      [
        node.column("generics", .genericParameterClause), "labels=" + node.labels,
        "params=" + node.parameters,
        "effects=", "returns=" + (node.child(.returnClause)?.valueText ?? ""),
        node.column("where", .genericWhereClause), "body=" + node.accessorShape,
      ])
    push("subscript" + node.labels, node)
  }

  private mutating func printVariable(_ node: SyntaxNode) {
    let bindings = node.children(.patternBinding)
    let keyword = node.firstOwnToken(where: \.isBindingKeyword).map { node.tree.text(ofToken: $0) } ?? ""
    for binding in bindings {
      add(
        binding, keyword, binding.patternText, attributes: node.attributesText, modifiers: node.modifiersText,
        [
          "decl=\(node.range.lowerBound)..\(node.range.upperBound)",
          "type=" + (binding.child(.typeAnnotation)?.valueText ?? ""),
          "init=\(binding.child(.initializerClause) == nil ? 0 : 1)", "body=" + binding.accessorShape,
        ])
    }
    push(bindings.first?.patternText ?? "?", node)
  }

  private mutating func printAccessor(_ node: SyntaxNode) {
    let name = node.ownTokens.first.map { node.tree.text(ofToken: $0) } ?? ""
    let modifier = node.child(.modifier)?.foldedText ?? ""
    add(
      node, "accessor", name, attributes: node.attributesText, modifiers: modifier,
      [node.column("effects", .effectSpecifiers), "body=" + node.bodyShape])
    push(name, node)
  }

  private mutating func printEnumCases(_ node: SyntaxNode) {
    for element in node.children(.enumCaseElement) {
      let raw = element.child(.initializerClause) == nil ? 0 : 1
      add(
        element, "case", element.name, attributes: node.attributesText, modifiers: node.modifiersText,
        ["labels=" + element.labels, "raw=\(raw)"])
    }
  }

  private mutating func printImport(_ node: SyntaxNode) {
    let tree = node.tree
    let own = Array(node.ownTokens).drop { tree.tokens[$0].kind != .import }.dropFirst()
    let hasKind = own.first.map { tree.tokens[$0].kind.isImportKind && own.count > 1 } ?? false
    let kind = hasKind ? own.first.map { tree.text(ofToken: $0) } ?? "" : ""
    let names = own.dropFirst(hasKind ? 1 : 0)
    let start = names.first.map { Int(tree.tokens[$0].start) } ?? node.range.upperBound
    add(node, "import", folded(tree.text(start..<node.range.upperBound)), ["kind=" + kind])
  }

  private mutating func printMacro(_ node: SyntaxNode) {
    add(
      node, "macro", node.name,
      [
        node.column("generics", .genericParameterClause), "labels=" + node.labels,
        "returns=" + (node.child(.returnClause)?.valueText ?? ""),
      ])
  }

  private mutating func printOperator(_ node: SyntaxNode) {
    let fixity = node.children(.modifier).first { ["prefix", "infix", "postfix"].contains($0.text) }
    add(node, "operator", node.word(after: .operator), attributes: "", modifiers: fixity?.text ?? "", [])
  }

  private mutating func printIfConfig(_ node: SyntaxNode) {
    let clauses = node.children(.ifConfigClause).map { clause in
      let keyword = clause.ownTokens.first.map { node.tree.text(ofToken: $0) } ?? ""
      let condition = keyword == "#else" ? nil : clause.children.first?.foldedText
      return keyword + (condition.map { " " + $0 } ?? "")
    }
    add(node, "if-config", clauses.joined(separator: " | "), attributes: "", modifiers: "", [])
  }
}
