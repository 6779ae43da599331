import Testing

@testable import StubbleSyntax

@Suite struct DeclarationsTests {
  @Test func imports() {
    check("import A", "importDecl")
    check("@testable import struct A.B", "(importDecl (attribute identifierType))")
    check("import func M::f", "importDecl")
  }

  @Test func parsesTypes() {
    check(
      "struct A<T: P>: B, C where T: D {}",
      "(structDecl (genericParameterClause (genericParameter identifierType)) (inheritanceClause (inheritedType identifierType) (inheritedType identifierType)) (genericWhereClause (genericRequirement identifierType identifierType)) memberBlock)"
    )
    check("final class A { deinit {} }", "(classDecl modifier (memberBlock (deinitializerDecl codeBlock)))")
    check(
      "actor A { nonisolated(unsafe) var x = 1 }",
      "(actorDecl (memberBlock (variableDecl modifier (patternBinding identifierPattern (initializerClause literalExpr)))))"
    )
    check(
      "indirect enum A: Int { case a, b(c: Int = 1, Int), d = 2 }",
      "(enumDecl modifier (inheritanceClause (inheritedType identifierType)) (memberBlock (enumCaseDecl enumCaseElement (enumCaseElement (parameterClause (parameter identifierType (initializerClause literalExpr)) (parameter identifierType))) (enumCaseElement (initializerClause literalExpr)))))"
    )
    check(
      "protocol P<A>: AnyObject { associatedtype A: B = C where A.D == E }",
      "(protocolDecl primaryAssociatedTypeClause (inheritanceClause (inheritedType identifierType)) (memberBlock (associatedtypeDecl (inheritanceClause (inheritedType identifierType)) (initializerClause identifierType) (genericWhereClause (genericRequirement (memberType identifierType) identifierType)))))"
    )
    check(
      "extension A.B: @retroactive C {}",
      "(extensionDecl (memberType identifierType) (inheritanceClause (inheritedType (attributedType (attribute identifierType) identifierType))) memberBlock)"
    )
    check("struct A { struct B {} }", "(structDecl (memberBlock (structDecl memberBlock)))")
    check(
      "struct A<let n: Int, each T> {}",
      "(structDecl (genericParameterClause (genericParameter identifierType) genericParameter) memberBlock)")
  }

  @Test func functions() {
    check("func f() {}", "(functionDecl parameterClause codeBlock)")
    check(
      "func f<T>(_ a: T, b c: inout Int..., d: @escaping () -> Void = {}) async throws(E) -> T where T: P",
      "(functionDecl (genericParameterClause genericParameter) (parameterClause (parameter identifierType) (parameter (attributedType identifierType)) (parameter (attributedType (attribute identifierType) (functionType (returnClause identifierType))) (initializerClause closureExpr))) (effectSpecifiers (throwsClause identifierType)) (returnClause identifierType) (genericWhereClause (genericRequirement identifierType identifierType)))"
    )
    check(
      "prefix func -(a: A) -> A",
      "(functionDecl modifier (parameterClause (parameter identifierType)) (returnClause identifierType))")
    check(
      "func <<T>(a: T, b: T) -> Bool",
      "(functionDecl (genericParameterClause genericParameter) (parameterClause (parameter identifierType) (parameter identifierType)) (returnClause identifierType))"
    )
    check(
      "func f() -> some P", "(functionDecl parameterClause (returnClause (someOrAnyType identifierType)))")
    check(
      "func f(a: isolated A, b: sending B, _ c: borrowing C)",
      "(functionDecl (parameterClause (parameter (attributedType identifierType)) (parameter (attributedType identifierType)) (parameter (attributedType identifierType))))"
    )
    check(
      "struct A { init?(a: Int) rethrows { }\n init!() {} }",
      "(structDecl (memberBlock (initializerDecl (parameterClause (parameter identifierType)) (effectSpecifiers throwsClause) codeBlock) (initializerDecl parameterClause codeBlock)))"
    )
    check(
      "func f() -> <T: P> T",
      "(functionDecl parameterClause (returnClause (namedOpaqueReturnType (genericParameterClause (genericParameter identifierType)) identifierType)))"
    )
  }

  @Test func variables() {
    check(
      "var a = 1, b: Int, (c, d) = e",
      "(variableDecl (patternBinding identifierPattern (initializerClause literalExpr)) (patternBinding identifierPattern (typeAnnotation identifierType)) (patternBinding (tuplePattern (tuplePatternElement identifierPattern) (tuplePatternElement identifierPattern)) (initializerClause identifierExpr)))"
    )
    check(
      "let x: Int { 1 }",
      "(variableDecl (patternBinding identifierPattern (typeAnnotation identifierType) (accessorBlock literalExpr)))"
    )
    check(
      "var x: Int { get { 1 } set(v) {} }",
      "(variableDecl (patternBinding identifierPattern (typeAnnotation identifierType) (accessorBlock (accessorDecl (codeBlock literalExpr)) (accessorDecl codeBlock))))"
    )
    check(
      "var x: Int = 1 { willSet {} didSet(old) {} }",
      "(variableDecl (patternBinding identifierPattern (typeAnnotation identifierType) (initializerClause literalExpr) (accessorBlock (accessorDecl codeBlock) (accessorDecl codeBlock))))"
    )
    check(
      "var x: Int { get async throws { 1 } }",
      "(variableDecl (patternBinding identifierPattern (typeAnnotation identifierType) (accessorBlock (accessorDecl (effectSpecifiers throwsClause) (codeBlock literalExpr)))))"
    )
    check(
      "var x: Int { @a mutating get { 1 } _modify { yield &y } }",
      "(variableDecl (patternBinding identifierPattern (typeAnnotation identifierType) (accessorBlock (accessorDecl (attribute identifierType) modifier (codeBlock literalExpr)) (accessorDecl (codeBlock (yieldStmt (inoutExpr identifierExpr)))))))"
    )
    check(
      "protocol P { var x: Int { get set } }",
      "(protocolDecl (memberBlock (variableDecl (patternBinding identifierPattern (typeAnnotation identifierType) (accessorBlock accessorDecl accessorDecl)))))"
    )
    check(
      "var x: A { read { y } }",
      "(variableDecl (patternBinding identifierPattern (typeAnnotation identifierType) (accessorBlock (callExpr identifierExpr (closureExpr identifierExpr)))))"
    )
    check(
      "static private(set) var x = 1",
      "(variableDecl modifier modifier (patternBinding identifierPattern (initializerClause literalExpr)))")
    check(
      "lazy var x = { 1 }()",
      "(variableDecl modifier (patternBinding identifierPattern (initializerClause (callExpr (closureExpr literalExpr)))))"
    )
    check(
      "unowned(unsafe) let x: A",
      "(variableDecl modifier (patternBinding identifierPattern (typeAnnotation identifierType)))")
    check(
      "struct A { subscript(i: Int) -> Int { get { 1 } } }",
      "(structDecl (memberBlock (subscriptDecl (parameterClause (parameter identifierType)) (returnClause identifierType) (accessorBlock (accessorDecl (codeBlock literalExpr))))))"
    )
    check(
      "struct A { static subscript<T>(_: T) -> T { f() } }",
      "(structDecl (memberBlock (subscriptDecl modifier (genericParameterClause genericParameter) (parameterClause (parameter identifierType)) (returnClause identifierType) (accessorBlock (callExpr identifierExpr)))))"
    )
  }

  @Test func parsesAliasesOperatorsAndMacros() {
    check(
      "typealias A<T> = B<T> where T: C",
      "(typealiasDecl (genericParameterClause genericParameter) (initializerClause (identifierType (genericArgumentClause (genericArgument identifierType)))) (genericWhereClause (genericRequirement identifierType identifierType)))"
    )
    check("infix operator +++: P", "(operatorDecl modifier)")
    check("prefix operator -", "(operatorDecl modifier)")
    check(
      "precedencegroup A { higherThan: B, C associativity: left assignment: true }", "precedenceGroupDecl")
    check(
      "@attached(peer) macro m<T>(_ x: T) -> Int = #externalMacro(module: \"a\", type: \"b\")",
      "(macroDecl (attribute identifierType (argument identifierExpr)) (genericParameterClause genericParameter) (parameterClause (parameter identifierType)) (returnClause identifierType) (initializerClause (macroExpansionExpr (argument stringLiteralExpr) (argument stringLiteralExpr))))"
    )
    check("struct A { #m(1) }", "(structDecl (memberBlock (macroExpansionDecl (argument literalExpr))))")
    check("@A #m", "(macroExpansionDecl (attribute identifierType))")
  }

  @Test func attributes() {
    check(
      "@available(macOS 10.15.1, *) @objc(a:b:) func f() {}",
      "(functionDecl (attribute identifierType) (attribute identifierType) parameterClause codeBlock)")
    check(
      "@A(b: 1) var x = 1",
      "(variableDecl (attribute identifierType (argument literalExpr)) (patternBinding identifierPattern (initializerClause literalExpr)))"
    )
    check(
      "@available(*, deprecated, message: \"m\", renamed: \"r\") func f() {}",
      "(functionDecl (attribute identifierType stringLiteralExpr stringLiteralExpr) parameterClause codeBlock)"
    )
    check(
      "@_specialize(where T == Int) func f<T>() {}",
      "(functionDecl (attribute identifierType (genericWhereClause (genericRequirement identifierType identifierType))) (genericParameterClause genericParameter) parameterClause codeBlock)"
    )
    check(
      "@backDeployed(before: macOS 12) func f() {}",
      "(functionDecl (attribute identifierType) parameterClause codeBlock)")
    check(
      "@A.B<C> var x: Int",
      "(variableDecl (attribute (memberType identifierType (genericArgumentClause (genericArgument identifierType)))) (patternBinding identifierPattern (typeAnnotation identifierType)))"
    )
    check(
      "#if A\n@B\n#endif\nfunc f() {}",
      "(functionDecl (ifConfig (ifConfigClause conditionName (attribute identifierType))) parameterClause codeBlock)"
    )
    check(
      "@abi(func f()) func g() {}",
      "(functionDecl (attribute identifierType (functionDecl parameterClause)) parameterClause codeBlock)")
    check(
      "@convention(c) func f() {}",
      "(functionDecl (attribute identifierType (argument identifierExpr)) parameterClause codeBlock)")
    check("@rethrows protocol P {}", "(protocolDecl (attribute identifierType) memberBlock)")
    check(
      "@_implements(P, f(_:)) func g() {}",
      "(functionDecl (attribute identifierType identifierType (identifierExpr declNameArguments)) parameterClause codeBlock)"
    )
  }
}
