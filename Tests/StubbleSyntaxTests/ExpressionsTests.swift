import Testing

@testable import StubbleSyntax

@Suite struct ExpressionsTests {
  @Test func leavesOperatorsInFlatSequences() {
    check(
      "a + b * c",
      "(sequenceExpr identifierExpr binaryOperatorExpr identifierExpr binaryOperatorExpr identifierExpr)")
    check("a ? b : c", "(sequenceExpr identifierExpr (ternaryExpr identifierExpr) identifierExpr)")
    check("a = b", "(sequenceExpr identifierExpr assignmentExpr identifierExpr)")
    check(
      "a as? B ?? c",
      "(sequenceExpr identifierExpr (asExpr identifierType) binaryOperatorExpr identifierExpr)")
    check("a is B", "(sequenceExpr identifierExpr (isExpr identifierType))")
    check(
      "x = try a + b",
      "(sequenceExpr identifierExpr assignmentExpr (tryExpr (sequenceExpr identifierExpr binaryOperatorExpr identifierExpr)))"
    )
    check("try? await f()", "(tryExpr (awaitExpr (callExpr identifierExpr)))")
    check("-a", "(prefixOperatorExpr identifierExpr)")
    check("&a", "(inoutExpr identifierExpr)")
    check("a!", "(forceUnwrapExpr identifierExpr)")
    check("a?.b!", "(forceUnwrapExpr (memberAccessExpr (optionalChainingExpr identifierExpr)))")
    check("a++", "(postfixOperatorExpr identifierExpr)")
    check("(A) -> B", "(sequenceExpr (tupleExpr (argument identifierExpr)) arrowExpr identifierExpr)")
    check(
      "a as (B) throws -> C",
      "(sequenceExpr identifierExpr (asExpr (functionType (tupleTypeElement identifierType) (effectSpecifiers throwsClause) (returnClause identifierType))))"
    )
    check(
      "x = await y.z",
      "(sequenceExpr identifierExpr assignmentExpr (awaitExpr (memberAccessExpr identifierExpr)))")
    check("unsafe f(x)", "(unsafeExpr (callExpr identifierExpr (argument identifierExpr)))")
    check("consume x", "(ownershipExpr identifierExpr)")
    check("copy x.y", "(ownershipExpr (memberAccessExpr identifierExpr))")
    check("each x", "(packElementExpr identifierExpr)")
    check(
      "repeat f(each x)",
      "(packExpansionExpr (callExpr identifierExpr (argument (packElementExpr identifierExpr))))")
  }

  @Test func members() {
    check("a.b.c", "(memberAccessExpr (memberAccessExpr identifierExpr))")
    check(".a", "memberAccessExpr")
    check("a.0.1", "(memberAccessExpr (memberAccessExpr identifierExpr))")
    check("a.self", "(memberAccessExpr identifierExpr)")
    check("a._._", "(memberAccessExpr (memberAccessExpr identifierExpr))")
    check("f(._)", "(callExpr identifierExpr (argument memberAccessExpr))")
    check("a.init(b:)", "(memberAccessExpr identifierExpr declNameArguments)")
    check("a.`b`", "(memberAccessExpr identifierExpr)")
    check(
      "a.b<C>.d",
      "(memberAccessExpr (genericSpecializationExpr (memberAccessExpr identifierExpr) (genericArgumentClause (genericArgument identifierType))))"
    )
    check("a.f(b:c:)", "(memberAccessExpr identifierExpr declNameArguments)")
    check(
      "A<B>()",
      "(callExpr (genericSpecializationExpr identifierExpr (genericArgumentClause (genericArgument identifierType))))"
    )
    check(
      "A<B>.c",
      "(memberAccessExpr (genericSpecializationExpr identifierExpr (genericArgumentClause (genericArgument identifierType))))"
    )
    check(
      "A< >.c",
      "(memberAccessExpr (genericSpecializationExpr identifierExpr genericArgumentClause))"
    )
    check(
      "A< /* none */ >()",
      "(callExpr (genericSpecializationExpr identifierExpr genericArgumentClause))"
    )
    check(
      "B<A< >>.c",
      "(memberAccessExpr (genericSpecializationExpr identifierExpr (genericArgumentClause (genericArgument (identifierType genericArgumentClause)))))"
    )
    check("_borrowing = a", "(sequenceExpr identifierExpr assignmentExpr identifierExpr)")
    check("A <> b", "(sequenceExpr identifierExpr binaryOperatorExpr identifierExpr)")
    check("a < b", "(sequenceExpr identifierExpr binaryOperatorExpr identifierExpr)")
    check(
      "f(a < b, c > d)",
      "(callExpr identifierExpr (argument (sequenceExpr identifierExpr binaryOperatorExpr identifierExpr)) (argument (sequenceExpr identifierExpr binaryOperatorExpr identifierExpr)))"
    )
    check("a[1, b: 2]", "(subscriptExpr identifierExpr (argument literalExpr) (argument literalExpr))")
    check("M::a", "identifierExpr")
    check("a.M::b", "(memberAccessExpr identifierExpr)")
  }

  @Test func parsesCallsAndClosures() {
    check("f()", "(callExpr identifierExpr)")
    check(
      "f(a, b: c, &d)",
      "(callExpr identifierExpr (argument identifierExpr) (argument identifierExpr) (argument (inoutExpr identifierExpr)))"
    )
    check("f { }", "(callExpr identifierExpr closureExpr)")
    check(
      "f(a) { $0 } b: { $1 }",
      "(callExpr identifierExpr (argument identifierExpr) (closureExpr identifierExpr) (labeledClosure (closureExpr identifierExpr)))"
    )
    check("f(+)", "(callExpr identifierExpr (argument identifierExpr))")
    check("f(a:)", "(identifierExpr declNameArguments)")
    check(
      "f { a in b }",
      "(callExpr identifierExpr (closureExpr (closureSignature closureParameter) identifierExpr))")
    check(
      "f { (a: Int, b) async throws -> C in d }",
      "(callExpr identifierExpr (closureExpr (closureSignature (parameterClause (parameter identifierType) parameter) (effectSpecifiers throwsClause) (returnClause identifierType)) identifierExpr))"
    )
    check(
      "f { [weak self, a = b] in c }",
      "(callExpr identifierExpr (closureExpr (closureSignature (closureCaptureClause closureCapture (closureCapture (initializerClause identifierExpr)))) identifierExpr))"
    )
    check(
      "f { a, _ in }",
      "(callExpr identifierExpr (closureExpr (closureSignature closureParameter closureParameter)))")
    check(
      "f { @A (a) in b }",
      "(callExpr identifierExpr (closureExpr (closureSignature (attribute identifierType) (parameterClause parameter)) identifierExpr))"
    )
    // Without `in` it is no signature.
    check(
      "f { (+) as (A, B) -> C }",
      "(callExpr identifierExpr (closureExpr (sequenceExpr (tupleExpr (argument identifierExpr)) (asExpr (functionType (tupleTypeElement identifierType) (tupleTypeElement identifierType) (returnClause identifierType))))))"
    )
    check(
      "f { (a) as (B) -> C; d }",
      "(callExpr identifierExpr (closureExpr (sequenceExpr (tupleExpr (argument identifierExpr)) (asExpr (functionType (tupleTypeElement identifierType) (returnClause identifierType)))) identifierExpr))"
    )
    check(
      "f { (A, B) -> C }",
      "(callExpr identifierExpr (closureExpr (sequenceExpr (tupleExpr (argument identifierExpr) (argument identifierExpr)) arrowExpr identifierExpr)))"
    )
    check("a { } .b", "(memberAccessExpr (callExpr identifierExpr closureExpr))")
    check(
      "f {} b: {} c: {}",
      "(callExpr identifierExpr closureExpr (labeledClosure closureExpr) (labeledClosure closureExpr))")
  }

  @Test func literals() {
    check("1", "literalExpr")
    check("true", "literalExpr")
    check("nil", "literalExpr")
    check("\"a\"", "stringLiteralExpr")
    check(
      "\"a\\(b)c\\(d, e: f)\"",
      "(stringLiteralExpr (interpolation (argument identifierExpr)) (interpolation (argument identifierExpr) (argument identifierExpr)))"
    )
    check("[1, 2]", "(arrayExpr literalExpr literalExpr)")
    check("[:]", "dictionaryExpr")
    check(
      "[a: b, c: d]",
      "(dictionaryExpr (dictionaryElement identifierExpr identifierExpr) (dictionaryElement identifierExpr identifierExpr))"
    )
    check("[]", "arrayExpr")
    check(
      "[3 of Int](repeating: 1)",
      "(callExpr (typeExpr (inlineArrayType (genericArgument literalExpr) (genericArgument identifierType))) (argument literalExpr))"
    )
    check("#\"\\#(x)\"#", "(stringLiteralExpr (interpolation (argument identifierExpr)))")
    check("/a+/", "regexLiteralExpr")
    check("#/a/#", "regexLiteralExpr")
    let quotient = "(sequenceExpr (memberAccessExpr identifierExpr) binaryOperatorExpr identifierExpr"
    check("A.default / b / c", quotient + " binaryOperatorExpr identifierExpr)")
    check("A.M::in </> b", quotient + ")")
    check(".case / b", "(sequenceExpr memberAccessExpr binaryOperatorExpr identifierExpr)")
  }

  @Test func parsesTuplesKeyPathsAndLiterals() {
    check("(a, b: c)", "(tupleExpr (argument identifierExpr) (argument identifierExpr))")
    check("()", "tupleExpr")
    check("_ = a", "(sequenceExpr wildcardExpr assignmentExpr identifierExpr)")
    check("\\.a", "(keyPathExpr keyPathComponent)")
    check(
      "\\A.b?.c[1]",
      "(keyPathExpr identifierType keyPathComponent keyPathComponent keyPathComponent (keyPathComponent (argument literalExpr)))"
    )
    check("\\A._._", "(keyPathExpr identifierType keyPathComponent keyPathComponent)")
    check("\\A?.b", "(keyPathExpr (optionalType identifierType) keyPathComponent)")
    check("\\.?.a", "(keyPathExpr keyPathComponent keyPathComponent)")
    check(
      "\\A.B.[c]?.d",
      "(keyPathExpr identifierType keyPathComponent (keyPathComponent (argument identifierExpr)) keyPathComponent keyPathComponent)"
    )
    check("\\[A].count", "(keyPathExpr (arrayType identifierType) keyPathComponent)")
    check(
      "\\A.f(1, b: c).d",
      "(keyPathExpr identifierType keyPathComponent (keyPathComponent (argument literalExpr) (argument identifierExpr)) keyPathComponent)"
    )
    check("\\.f()", "(keyPathExpr keyPathComponent keyPathComponent)")
    check(
      "\\.f(a:)(b)",
      "(keyPathExpr (keyPathComponent declNameArguments) (keyPathComponent (argument identifierExpr)))")
    check("super.f()", "(callExpr (memberAccessExpr superExpr))")
    check("#m(a) { }", "(macroExpansionExpr (argument identifierExpr) closureExpr)")
    check("#file", "macroExpansionExpr")
    check("any P.Type", "(typeExpr (someOrAnyType (metatypeType identifierType)))")
    check("Self.a", "(memberAccessExpr identifierExpr)")
    check("$0 + $1", "(sequenceExpr identifierExpr binaryOperatorExpr identifierExpr)")
    check("await x", "(awaitExpr identifierExpr)")
    check(
      "x as any P & Q",
      "(sequenceExpr identifierExpr (asExpr (someOrAnyType (compositionType identifierType identifierType))))"
    )
  }

  @Test func contextualKeywords() {
    check("get()", "(callExpr identifierExpr)")
    check(
      "var open = set", "(variableDecl (patternBinding identifierPattern (initializerClause identifierExpr)))"
    )
    check("async { }", "(callExpr identifierExpr closureExpr)")
    check("a.default", "(memberAccessExpr identifierExpr)")
    check("actor = 1", "(sequenceExpr identifierExpr assignmentExpr literalExpr)")
    check("yield(1)", "(callExpr identifierExpr (argument literalExpr))")
    check(
      "let some = any", "(variableDecl (patternBinding identifierPattern (initializerClause identifierExpr)))"
    )
    check("each(1)", "(callExpr identifierExpr (argument literalExpr))")
    check("consume(x)", "(callExpr identifierExpr (argument identifierExpr))")
    check("if then { }", "(ifExpr identifierExpr codeBlock)")
    check("func async() {}", "(functionDecl parameterClause codeBlock)")
    check("self.init", "(memberAccessExpr identifierExpr)")
    check(
      "let x = unsafe { 1 }",
      "(variableDecl (patternBinding identifierPattern (initializerClause (unsafeExpr (closureExpr literalExpr)))))"
    )
  }
}
