import Testing

@testable import StubbleSyntax

@Suite struct TypesTests {
  @Test func types() {
    check("let x: Int", "(variableDecl (patternBinding identifierPattern (typeAnnotation identifierType)))")
    check(
      "let x: A.B<C, D>.E",
      "(variableDecl (patternBinding identifierPattern (typeAnnotation (memberType (memberType identifierType (genericArgumentClause (genericArgument identifierType) (genericArgument identifierType)))))))"
    )
    check(
      "let x: [A]",
      "(variableDecl (patternBinding identifierPattern (typeAnnotation (arrayType identifierType))))")
    check(
      "let x: [A: B]",
      "(variableDecl (patternBinding identifierPattern (typeAnnotation (dictionaryType identifierType identifierType))))"
    )
    check(
      "let x: A?",
      "(variableDecl (patternBinding identifierPattern (typeAnnotation (optionalType identifierType))))")
    check(
      "let x: A!",
      "(variableDecl (patternBinding identifierPattern (typeAnnotation (implicitlyUnwrappedOptionalType identifierType))))"
    )
    check(
      "let x: A??",
      "(variableDecl (patternBinding identifierPattern (typeAnnotation (optionalType (optionalType identifierType)))))"
    )
    check(
      "let x: (A, b: C, _ d: E)",
      "(variableDecl (patternBinding identifierPattern (typeAnnotation (tupleType (tupleTypeElement identifierType) (tupleTypeElement identifierType) (tupleTypeElement identifierType)))))"
    )
    check(
      "let x: () -> Void",
      "(variableDecl (patternBinding identifierPattern (typeAnnotation (functionType (returnClause identifierType)))))"
    )
    check(
      "let x: (A, inout B) async throws(E) -> C",
      "(variableDecl (patternBinding identifierPattern (typeAnnotation (functionType (tupleTypeElement identifierType) (tupleTypeElement (attributedType identifierType)) (effectSpecifiers (throwsClause identifierType)) (returnClause identifierType)))))"
    )
    check(
      "let x: A & B & C",
      "(variableDecl (patternBinding identifierPattern (typeAnnotation (compositionType identifierType identifierType identifierType))))"
    )
    check(
      "let x: some P",
      "(variableDecl (patternBinding identifierPattern (typeAnnotation (someOrAnyType identifierType))))")
    check(
      "let x: any P",
      "(variableDecl (patternBinding identifierPattern (typeAnnotation (someOrAnyType identifierType))))")
    check(
      "let x: (any P)?",
      "(variableDecl (patternBinding identifierPattern (typeAnnotation (optionalType (tupleType (tupleTypeElement (someOrAnyType identifierType)))))))"
    )
    check(
      "let x: ~Copyable",
      "(variableDecl (patternBinding identifierPattern (typeAnnotation (suppressedType identifierType))))")
    check(
      "let x: any ~Copyable",
      "(variableDecl (patternBinding identifierPattern (typeAnnotation (someOrAnyType (suppressedType identifierType)))))"
    )
    check(
      "let x: [3 of Int]",
      "(variableDecl (patternBinding identifierPattern (typeAnnotation (inlineArrayType (genericArgument literalExpr) (genericArgument identifierType)))))"
    )
    check(
      "let x: A<3, -1>",
      "(variableDecl (patternBinding identifierPattern (typeAnnotation (identifierType (genericArgumentClause (genericArgument literalExpr) (genericArgument (prefixOperatorExpr literalExpr)))))))"
    )
    check(
      "let x: A.Type",
      "(variableDecl (patternBinding identifierPattern (typeAnnotation (metatypeType identifierType))))")
    check(
      "let x: P.Protocol",
      "(variableDecl (patternBinding identifierPattern (typeAnnotation (metatypeType identifierType))))")
    check(
      "let x: @Sendable (A) -> B",
      "(variableDecl (patternBinding identifierPattern (typeAnnotation (attributedType (attribute identifierType) (functionType (tupleTypeElement identifierType) (returnClause identifierType))))))"
    )
    for name in ["MainActor", "Sendable", "A<B>.C"] {
      #expect(parse("let x: @\(name)(A) throws -> B; let y = [@\(name)() async -> Void]()").errors.isEmpty)
    }
    check(
      "let x: @MainActor(A) -> B",
      "(variableDecl (patternBinding identifierPattern (typeAnnotation (attributedType (attribute identifierType) (functionType (tupleTypeElement identifierType) (returnClause identifierType))))))"
    )
    check(
      "let x: @MainActor(unsafe) (A) -> B",
      "(variableDecl (patternBinding identifierPattern (typeAnnotation (attributedType (attribute identifierType (argument identifierExpr)) (functionType (tupleTypeElement identifierType) (returnClause identifierType))))))"
    )
    check(
      "let x: (repeat each T)",
      "(variableDecl (patternBinding identifierPattern (typeAnnotation (tupleType (tupleTypeElement (packExpansionType (packElementType identifierType)))))))"
    )
    check("let x: Any", "(variableDecl (patternBinding identifierPattern (typeAnnotation identifierType)))")
    check("let x: _", "(variableDecl (patternBinding identifierPattern (typeAnnotation identifierType)))")
    check("let x: M::A", "(variableDecl (patternBinding identifierPattern (typeAnnotation identifierType)))")
    check(
      "let x: nonisolated(nonsending) () async -> Void",
      "(variableDecl (patternBinding identifierPattern (typeAnnotation (attributedType modifier (functionType effectSpecifiers (returnClause identifierType))))))"
    )
    check(
      "let x: A<B<C>>",
      "(variableDecl (patternBinding identifierPattern (typeAnnotation (identifierType (genericArgumentClause (genericArgument (identifierType (genericArgumentClause (genericArgument identifierType)))))))))"
    )
    check(
      "let x: A<B<C>>?",
      "(variableDecl (patternBinding identifierPattern (typeAnnotation (optionalType (identifierType (genericArgumentClause (genericArgument (identifierType (genericArgumentClause (genericArgument identifierType))))))))))"
    )
    check(
      "let x: [A<B<C>>]",
      "(variableDecl (patternBinding identifierPattern (typeAnnotation (arrayType (identifierType (genericArgumentClause (genericArgument (identifierType (genericArgumentClause (genericArgument identifierType))))))))))"
    )
  }

  @Test func patterns() {
    check(
      "let (a, _) = b",
      "(variableDecl (patternBinding (tuplePattern (tuplePatternElement identifierPattern) (tuplePatternElement wildcardPattern)) (initializerClause identifierExpr)))"
    )
    check(
      "if case let (a, b)? = c {}",
      "(ifExpr (matchingPatternCondition (valueBindingPattern (expressionPattern (optionalChainingExpr (tupleExpr (argument (patternExpr identifierPattern)) (argument (patternExpr identifierPattern)))))) (initializerClause identifierExpr)) codeBlock)"
    )
    check(
      "if case is A = b {}",
      "(ifExpr (matchingPatternCondition (isTypePattern identifierType) (initializerClause identifierExpr)) codeBlock)"
    )
    check(
      "switch a { case let x as B: c\ncase (1, _): d\ncase .e(let f, g: var h): i\ncase 1...2: j }",
      "(switchExpr identifierExpr (switchCase (caseItem (valueBindingPattern (expressionPattern (sequenceExpr (patternExpr identifierPattern) (asExpr identifierType))))) identifierExpr) (switchCase (caseItem (expressionPattern (tupleExpr (argument literalExpr) (argument wildcardExpr)))) identifierExpr) (switchCase (caseItem (expressionPattern (callExpr memberAccessExpr (argument (patternExpr (valueBindingPattern identifierPattern))) (argument (patternExpr (valueBindingPattern identifierPattern)))))) identifierExpr) (switchCase (caseItem (expressionPattern (sequenceExpr literalExpr binaryOperatorExpr literalExpr))) identifierExpr))"
    )
    check(
      "for (a, b: c) in d {}",
      "(forStmt (tuplePattern (tuplePatternElement identifierPattern) (tuplePatternElement identifierPattern)) identifierExpr codeBlock)"
    )
    check(
      "let (a, (b, c)): (A, (B, C)) = d",
      "(variableDecl (patternBinding (tuplePattern (tuplePatternElement identifierPattern) (tuplePatternElement (tuplePattern (tuplePatternElement identifierPattern) (tuplePatternElement identifierPattern)))) (typeAnnotation (tupleType (tupleTypeElement identifierType) (tupleTypeElement (tupleType (tupleTypeElement identifierType) (tupleTypeElement identifierType))))) (initializerClause identifierExpr)))"
    )
  }
}
