import Testing

@testable import StubbleSyntax

@Suite struct StatementsTests {
  @Test func branches() {
    check(
      "if a { } else if b { } else { }",
      "(ifExpr identifierExpr codeBlock (ifExpr identifierExpr codeBlock codeBlock))")
    check(
      "if let a, let b = c, case .d(let e) = f, g, #available(iOS 1, *) {}",
      "(ifExpr (optionalBindingCondition identifierPattern) (optionalBindingCondition identifierPattern (initializerClause identifierExpr)) (matchingPatternCondition (expressionPattern (callExpr memberAccessExpr (argument (patternExpr (valueBindingPattern identifierPattern))))) (initializerClause identifierExpr)) identifierExpr availabilityCondition codeBlock)"
    )
    check(
      "guard let x = y else { return }",
      "(guardStmt (optionalBindingCondition identifierPattern (initializerClause identifierExpr)) (codeBlock returnStmt))"
    )
    check(
      "switch a { case 1, 2 where b: c\ncase let .d(e): fallthrough\n@unknown default: break }",
      "(switchExpr identifierExpr (switchCase (caseItem (expressionPattern literalExpr)) (caseItem (expressionPattern literalExpr) (whereClause identifierExpr)) identifierExpr) (switchCase (caseItem (valueBindingPattern (expressionPattern (callExpr memberAccessExpr (argument (patternExpr identifierPattern)))))) fallthroughStmt) (switchCase (attribute identifierType) breakStmt))"
    )
    check(
      "switch a { #if B\ncase 1: b\n#endif\ndefault: c }",
      "(switchExpr identifierExpr (ifConfig (ifConfigClause conditionName (switchCase (caseItem (expressionPattern literalExpr)) identifierExpr))) (switchCase identifierExpr))"
    )
    check(
      "let x = if a { 1 } else { 2 }",
      "(variableDecl (patternBinding identifierPattern (initializerClause (ifExpr identifierExpr (codeBlock literalExpr) (codeBlock literalExpr)))))"
    )
    check(
      "let x = switch a { default: 1 }",
      "(variableDecl (patternBinding identifierPattern (initializerClause (switchExpr identifierExpr (switchCase literalExpr)))))"
    )
    check(
      "if a { 1 } else { 2 } as Int",
      "(sequenceExpr (ifExpr identifierExpr (codeBlock literalExpr) (codeBlock literalExpr)) (asExpr identifierType))"
    )
  }

  @Test func loops() {
    check(
      "for x in y where z {}",
      "(forStmt identifierPattern identifierExpr (whereClause identifierExpr) codeBlock)")
    check(
      "for case let .a(b) in c {}",
      "(forStmt (valueBindingPattern (expressionPattern (callExpr memberAccessExpr (argument (patternExpr identifierPattern))))) identifierExpr codeBlock)"
    )
    check("for try await x in y {}", "(forStmt identifierPattern identifierExpr codeBlock)")
    check(
      "while let a = b {}",
      "(whileStmt (optionalBindingCondition identifierPattern (initializerClause identifierExpr)) codeBlock)")
    check("repeat {} while a", "(repeatStmt codeBlock identifierExpr)")
    check(
      "a: for b in c { continue a }",
      "(labeledStmt (forStmt identifierPattern identifierExpr (codeBlock continueStmt)))")
  }

  @Test func parsesWhatThrowsAndCatches() {
    check(
      "do { try f() } catch E.a where b { } catch let e as F { } catch { }",
      "(doStmt (codeBlock (tryExpr (callExpr identifierExpr))) (catchClause (catchItem (expressionPattern (memberAccessExpr identifierExpr)) (whereClause identifierExpr)) codeBlock) (catchClause (catchItem (valueBindingPattern (expressionPattern (sequenceExpr (patternExpr identifierPattern) (asExpr identifierType))))) codeBlock) (catchClause codeBlock))"
    )
    check("do throws(E) {}", "(doStmt (throwsClause identifierType) codeBlock)")
    check("throw a", "(throwStmt identifierExpr)")
    check("defer {}", "(deferStmt codeBlock)")
  }

  @Test func jumps() {
    check("func f() { return }", "(functionDecl parameterClause (codeBlock returnStmt))")
    check("func f() { return a }", "(functionDecl parameterClause (codeBlock (returnStmt identifierExpr)))")
    check("func f() { return\n}", "(functionDecl parameterClause (codeBlock returnStmt))")
    check("break", "breakStmt")
    check("yield &x", "(yieldStmt (inoutExpr identifierExpr))")
    check("discard self", "(discardStmt identifierExpr)")
  }

  @Test func conditional() {
    check(
      "#if A && swift(>=5.5)\na\n#elseif !os(B)\nb\n#else\nc\n#endif",
      "(ifConfig (ifConfigClause (sequenceExpr conditionName binaryOperatorExpr (callExpr conditionName (argument (prefixOperatorExpr literalExpr)))) identifierExpr) (ifConfigClause (prefixOperatorExpr (callExpr conditionName (argument conditionName))) identifierExpr) (ifConfigClause identifierExpr))"
    )
    check(
      "a\n#if B\n.b()\n#else\n.c\n#endif",
      "(postfixIfConfigExpr identifierExpr (ifConfig (ifConfigClause conditionName (callExpr memberAccessExpr)) (ifConfigClause memberAccessExpr)))"
    )
    check(
      "#if A\n#if B\n#endif\n#endif",
      "(ifConfig (ifConfigClause conditionName (ifConfig (ifConfigClause conditionName))))")
    check("#sourceLocation(file: \"a\", line: 1)", "(sourceLocationDirective stringLiteralExpr)")
  }

  @Test func conditionClosures() {
    check("if a { }", "(ifExpr identifierExpr codeBlock)")
    check(
      "if a.b({ $0 }) {}",
      "(ifExpr (callExpr (memberAccessExpr identifierExpr) (argument (closureExpr identifierExpr))) codeBlock)"
    )
    check(
      "if (a { b }) {}",
      "(ifExpr (tupleExpr (argument (callExpr identifierExpr (closureExpr identifierExpr)))) codeBlock)")
    check(
      "for x in y.map({ $0 }) {}",
      "(forStmt identifierPattern (callExpr (memberAccessExpr identifierExpr) (argument (closureExpr identifierExpr))) codeBlock)"
    )
    check("while x { y }", "(whileStmt identifierExpr (codeBlock identifierExpr))")
  }
}
