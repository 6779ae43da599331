package import StubbleSyntax

extension TypeIndex {
  /// Returns whether a struct or enum may be `BitwiseCopyable`: it is declared to be, or the compiler may infer it, because
  /// nothing that it stores prevents that.
  package func mayBeBitwiseCopyable(_ type: TypeID) -> Bool {
    var answers: [TypeID: Bool] = [:]
    return mayBeBitwiseCopyable(type, &answers, depth: 0)
  }

  /// - Parameters:
  ///   - answers: What is known of the types that the one in question stores.
  ///   - depth: The number of structs that store this one. Code that does not compile may have circles.
  private func mayBeBitwiseCopyable(_ type: TypeID, _ answers: inout [TypeID: Bool], depth: Int) -> Bool {
    if let answer = answers[type] { return answer }
    guard depth < TypeModel.nestingLimit,
      let parts = relations.bitwiseParts.value(at: type, { bitwiseParts(of: type) })
    else {
      return false
    }
    let answer = parts.allSatisfy { meanings in
      meanings.contains { mayBeBitwiseCopyable($0, &answers, depth: depth + 1) }
    }
    answers[type] = answer
    return answer
  }

  /// Returns what the types of the project mean that a struct or enum stores, or `nil` if it is not copied bit by bit
  /// whatever these are.
  private func bitwiseParts(of type: TypeID) -> [[TypeID]]? {
    let model = types[type]
    guard [.struct, .enum].contains(model.kind), !facts(of: type).isNoncopyable else { return nil }
    let mayBeDeclared =
      conformances(of: type).contains("BitwiseCopyable") || facts(of: type).hasUnknownProtocols
    // The compiler infers nothing that other modules would come to depend on.
    guard mayBeDeclared || model.decl.node.hasAttribute("frozen") || !isUsable(inOtherModules: type) else {
      return nil
    }
    let inference = TypeInference(index: self, scope: model.scope)
    var parts: [[TypeID]] = []
    for property in model.storedBindings {
      if property.decl.node.hasModifier(.weak) { return nil }
      let stored = inference.type(ofStored: property.binding)
      guard stored.map({ addBitwiseParts(of: $0, from: model.scope, to: &parts) }) ?? true else { return nil }
    }
    return parts
  }

  /// Adds what the types of the project mean in a type, and returns whether the others may be copied bit by bit.
  private func addBitwiseParts(of type: TypeRef, from scope: Scope, to parts: inout [[TypeID]]) -> Bool {
    switch type {
    case .array, .dictionary, .function, .any, .composition: return false
    case .optional, .implicitlyUnwrapped, .tuple, .modified:
      return type.parts.allSatisfy { addBitwiseParts(of: $0, from: scope, to: &parts) }
    case .named:
      guard let name = type.dottedName else { return true }
      let found = resolve(name, from: scope)
      if !found.isEmpty {
        parts.append(found)
        return true
      }
      let isObject = prelude.types(named: name).contains { $0.model.kind == .class }
      return !isObject && !prelude.conforms(type, to: "RangeReplaceableCollection")
    default: return true
    }
  }

  /// Returns whether other modules, or code that is inlined into them, can use a type: it and all types around it are
  /// public, or the type is `@usableFromInline`.
  private func isUsable(inOtherModules type: TypeID) -> Bool {
    let model = types[type]
    if model.decl.node.hasAttribute("usableFromInline") { return true }
    guard model.decl.node.isVisibleToOtherModules else { return false }
    let around = resolve(in: model.around)
    return model.around.path.isEmpty || !around.isEmpty && around.allSatisfy(isUsable(inOtherModules:))
  }
}

extension TypeIndex {
  /// Returns the declarations in a file by which visible structs and enums conform to `BitwiseCopyable`, if the types of all
  /// that they store are written: they ask no other types to be copied bit by bit. An extension that makes the type
  /// conform to more may ask that of what the type is given.
  package func declarationsOfBitwiseCopies(in file: SourceFile) -> [TypeDecl] {
    guard SyntaxTree.bitwiseProtocol.areFound(in: file.tree) else { return [] }
    let scope = Scope(modules: file.modules, path: "")
    return file.tree.nodes(where: { [.structDecl, .enumDecl, .extensionDecl].contains($0) })
      .compactMap(TypeDecl.init).filter { decl in
        let names = decl.inheritedTypes.map { TypeDecl.lastName(of: TypeDecl.dottedName($0)) }
        guard names.contains("BitwiseCopyable") else { return false }
        guard decl.isExtension else { return decl.writesStoredTypes }
        let extended = resolve(decl.name, from: scope).map { types[$0] }
        return names.count == 1 && !extended.isEmpty
          && extended.allSatisfy { [.struct, .enum].contains($0.kind) && $0.decl.writesStoredTypes }
      }
  }
}

extension SyntaxTree {
  /// Returns the places where code asks for types whose values can be copied bit by bit: by the protocol's name, or since it
  /// looks at the bytes of values that are in a row, of which nothing says which they are.
  ///
  /// - Parameters:
  ///   - isProtocol: Whether the name of the protocol means that of the standard library.
  ///   - declarations: Declarations that ask no other types.
  package func bitwiseUses(countingProtocol isProtocol: Bool, excluding declarations: [TypeDecl])
    -> [TokenIndex]
  {
    let clauses = declarations.flatMap { decl in
      [decl.node.child(.inheritanceClause), decl.isExtension ? decl.node.child(.genericWhereClause) : nil]
        .compactMap { $0?.tokenRange }
    }
    return tokens.indices.filter { token in
      tokens[token].kind == .identifier && SyntaxTree.bitwiseNames.contains(token, of: self)
        && isBitwiseUse(token, isProtocol) && !clauses.contains { $0.contains(token) }
    }
  }

  /// The parameters of generic types that are constrained to types which can be copied bit by bit, by the tokens of the
  /// constraints: `T` of `struct Box<T: BitwiseCopyable>`.
  package var parametersCopiedBitByBit: [TokenIndex: (type: String, name: String)] {
    guard SyntaxTree.bitwiseProtocol.areFound(in: self) else { return [:] }
    var found: [TokenIndex: (type: String, name: String)] = [:]
    for decl in nodes(where: \.isTypeDeclaration).compactMap(TypeDecl.init)
    where !decl.isExtension && decl.node.kind != .protocolDecl {
      let parameters = decl.node.genericParameterNodes
      let requirements = decl.node.child(.genericWhereClause)?.children(.genericRequirement) ?? []
      for node in parameters + requirements.filter({ $0.children.first?.kind == .identifierType }) {
        let name = name(ofToken: node.tokenRange.lowerBound)
        for token in node.tokenRange where SyntaxTree.bitwiseProtocol.contains(token, of: self) {
          found[token] = (decl.name, name)
        }
      }
    }
    return found
  }

  private func isBitwiseUse(_ token: TokenIndex, _ isProtocol: Bool) -> Bool {
    switch text(ofToken: token) {
    case "BitwiseCopyable":
      (isProtocol || token > 1 && tokens[token - 1].kind == .period)
        && (token == 0 || tokens[token - 1].kind != .tilde)
    case "bytes", "mutableBytes": isOfSpan(token) && !isOfNamedSpan(token)
    // Only initializers take values. As types they say nothing of those whose bytes they have.
    case "RawSpan", "MutableRawSpan": takesElements(token)
    // The name of the function that adds values, 'append', is that of many.
    default: true
    }
  }

  /// Returns whether the type of a span of bytes is called with elements, whose bytes the span has.
  private func takesElements(_ type: TokenIndex) -> Bool {
    var next = type + 1
    if tokens[next].kind == .period {
      guard tokens[next + 1].kind == .`init` else { return false }
      next += 2
      // The initializer as a function.
      if tokens[next].kind != .leftParen { return true }
    }
    return tokens[next].kind == .leftParen && SyntaxTree.labelsOfElements.contains(next + 1, of: self)
  }

  private func isOfSpan(_ token: TokenIndex) -> Bool {
    token > 3 && tokens[token - 1].kind == .period && SyntaxTree.spans.contains(token - 2, of: self)
  }

  private func isOfNamedSpan(_ token: TokenIndex) -> Bool {
    tokens[token - 3].kind == .period && tokens[token - 4].kind.isIdentifierLike
  }

  fileprivate static let bitwiseProtocol = TokenTexts(["BitwiseCopyable"])
  /// What gives the bytes of a span, if they can be copied bit by bit.
  package static let bytes = TokenTexts(["bytes", "mutableBytes"])
  /// What gives a span of a collection's elements.
  package static let spans = TokenTexts(["span", "mutableSpan"])
  /// The types of spans.
  package static let spanTypes = TokenTexts(["Span", "MutableSpan", "OutputSpan"])
  private static let labelsOfElements = TokenTexts(MemoryDeclarations.standard.labelsOfElements)
  private static let bitwiseNames = TokenTexts([
    "BitwiseCopyable", "RawSpan", "MutableRawSpan", "OutputRawSpan", "bytes", "mutableBytes",
  ])
}

extension TypeDecl {
  /// Whether the types of all that values store are written, or those of literals.
  fileprivate var writesStoredTypes: Bool {
    guard let block = memberBlock, block.children(.ifConfig).isEmpty else { return false }
    let variables = block.children(.variableDecl).compactMap(VariableDecl.init)
    return variables.filter { !$0.node.isStaticMember }.flatMap(\.bindings).allSatisfy { binding in
      binding.writtenType != nil || binding.initializer?.content?.kind == .literalExpr
    }
  }
}
