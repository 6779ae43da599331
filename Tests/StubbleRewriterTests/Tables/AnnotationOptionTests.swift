import Foundation
import StubbleSemantics
import StubbleSyntax
import TestSupport
import Testing

@testable import StubbleRewriter

/// The library declares the annotations that are read, each with its options, and documents them.
@Suite struct AnnotationOptionTests {
  private static let macros: [String: [String]] = {
    let source =
      (try? Repository.root.appendingPathComponent("Sources/Stubble/Annotations.swift").bytes()) ?? []
    let nodes = SyntaxTree(parsing: source).nodes(ofKind: .macroDecl)
    return Dictionary(
      uniqueKeysWithValues: nodes.map { node in
        let name = node.token(.macro).map { node.tree.text(ofToken: $0 + 1) } ?? ""
        let parameters = node.child(.parameterClause)?.children(.parameter).compactMap(Parameter.init) ?? []
        return (name, parameters.compactMap { $0.label() })
      })
  }()

  @Test(arguments: Annotation.Name.allCases)
  func ofMembers(name: Annotation.Name) {
    #expect(Self.macros[name.rawValue] == name.options.map(\.rawValue))
  }

  @Test(arguments: DoubleKind.allCases)
  func ofProtocols(kind: DoubleKind) {
    #expect(Self.macros[kind.annotation] == DoubleAnnotation.Option.allCases.map(\.rawValue))
  }

  /// A source with an option from outside for all stubs, and what it becomes.
  @Test(
    arguments: [
      ("@Stubbable class C { func f() {} }", "calls", "true", "var _fCalls: [()]"),
      ("@Stubbable struct S { func f() {} }", "calls", "true", "var _f: (() -> Void)?"),
      ("@StubbableFunction func f() {}", "calls", "true", "var _fCalls: [()]"),
      (
        "@Stubbable(calls: false) class C { func f() {} }", "calls", "true",
        "if let _f { _f() }"
      ),
      ("@Stubbable class C { func f() {} }", "sendable", "true", "var _f: (@Sendable () -> Void)?"),
      (
        "class C { @StubbableFunction(sendable: false) func f() {} }", "sendable", "true",
        "var _f: (() -> Void)?"
      ),
      (
        "@Stubbable public class C { public func f() {} }", "access", "public",
        "public final var _f: "
      ),
      (
        "@Stubbable public class C {}\npublic extension C { func f() {} }",
        "access", "public", "public final var _f: "
      ),
      (
        "@Stubbable public class C { func f() {} }", "access", "public",
        "@exclusivity(unchecked) final var _f: "
      ),
      (
        "@Stubbable public class C { @_spi(Testing) public func f() {} }", "access", "public",
        "@exclusivity(unchecked) final var _f: "
      ),
      ("@Stubbable public class C { public func f() {} }", "access", "private", "private final var _f: "),
    ].rows)
  func fromOutside(row: Row<(String, String, String, String)>) {
    let (source, option, value, text) = row.value
    var options = Annotation.Options()
    let isSet = options.set(option, to: value)
    #expect(isSet)
    let rewritten = Rewritten(source, selection: Selection(options: options.fromOutside))
    #expect(rewritten.plan.diagnostics.map(\.message) == [])
    #expect(rewritten.text.contains(text), "\(rewritten.text)")
  }

  /// A line comment may contain several annotations. What is not an annotation ends them.
  @Test(
    arguments: [
      ("// @Spyable @Mockable\nprotocol P {}", ["PSpy", "MockP"]),
      ("// @Mockable(name: \"M\"), @Spyable(name: \"S\")\nprotocol P {}", ["M", "S"]),
      ("// @Mockable is like @Spyable\nprotocol P {}", ["MockP"]),
      ("// @Mockable @objc @Spyable protocol Old {}\nprotocol P {}", ["MockP"]),
      ("// @Mockable\nprotocol P {}\nprotocol Q {}", ["MockP", "QSpy"]),
    ].rows)
  func inOneComment(row: Row<(String, [String])>) {
    let (source, expected) = row.value
    let classes = SyntaxTree(parsing: Array(doubles(of: source).string.utf8)).nodes(ofKind: .classDecl)
    let names = classes.compactMap { TypeDecl($0)?.name }.filter { $0 != "LockedValue" }
    #expect(names == expected)
  }

  @Test(
    arguments: [
      ("// @StubbableFunction @StubbableFunction(calls)\nfunc f() {}", "takes no option without a name"),
      ("// @Spyable, @Mockable(size: 1)\nprotocol P {}", "has no option 'size'"),
    ].rows)
  func errorsInOneComment(row: Row<(String, String)>) {
    let (source, expected) = row.value
    let messages = Rewritten(source).messages
    #expect(messages.contains { $0.contains(expected) }, "\(messages)")
  }

  /// Declarations with a requested access level, and what becomes of the closures.
  @Test(
    arguments: [
      (
        "@Stubbable(access: .public) struct S { private enum K { case a }; private func f(_ k: K) {} }",
        " private nonisolated(unsafe) var _f: "
      ),
      (
        "@Stubbable(access: .public) public class S { func f(_ k: K) {} }; class K {}",
        " internal final var _f: "
      ),
      (
        "@Stubbable(access: .public) public class S { func f(_ k: [K?]) {} }; typealias K = Int",
        " internal final var _f: "
      ),
      (
        "@Stubbable(access: .public) public class S { func f() -> K { K() } }; package class K {}",
        " package final var _f: "
      ),
      (
        "@Stubbable(access: .public) public class S { func f() -> K { K() } }; public class K {}",
        " public final var _f: "
      ),
      (
        "@Stubbable(access: .public) public class S { let k = K(1) }; struct K { init(_ n: Int) {} }",
        " internal final var _getK: "
      ),
      ("@Stubbable(access: .public) class S { func f(_ k: K) {} }; class K {}", " public final var _f: "),
      (
        "@Stubbable(access: .internal) public class S { func f(_ k: K) {} }; class K {}",
        " internal final var _f: "
      ),
    ].rows)
  func accessIsLimitedByTypes(row: Row<(String, String)>) {
    let (source, text) = row.value
    let rewritten = Rewritten(source)
    #expect(rewritten.plan.diagnostics.map(\.message) == [])
    #expect(rewritten.text.contains(text), "\(rewritten.text)")
  }

  /// Annotations of members with options that cannot be followed, and why.
  @Test(
    arguments: [
      (
        "public class S { @StubbableFunction(access: .public) func f(_ k: K) {} }; class K {}",
        "the closures of 'f(_:)' cannot be 'public': a type in its signature is 'internal'"
      ),
      (
        "struct S { private enum K {}; @StubbableFunction(access: .internal) private func f(_ k: K?) {} }",
        "the closures of 'f(_:)' cannot be 'internal': a type in its signature is 'private'"
      ),
      (
        "class A { @StubbableFunction func f() {} }; class B: A { @StubbableFunction(name: \"_g\") override func f() {} }",
        "'name:' has no effect: the override consults the closure of 'A.f()'"
      ),
      (
        "class A { @StubbableFunction func f() {} }; class B: A { @StubbableFunction(calls: true) override func f() {} }",
        "'calls:' has no effect: the override consults the closure of 'A.f()'"
      ),
      (
        "class A { @StubbableProperty var n: Int { 1 } }; class B: A { @StubbableProperty(access: .public) override var n: Int { 2 } }",
        "'access:' has no effect: the override consults the closure of 'A.n'"
      ),
      (
        "@Stubbable class A { func f() {} }; @Stubbable(calls: true) class B: A { override func f() {} }",
        "the calls of 'f()' are not recorded: those of the overridden one are not"
      ),
      (
        "class A { @StubbableFunction(calls: true) func f() {} }; class B: A { @StubbableFunction(calls: true) override func f() {} }",
        nil
      ),
    ].rows)
  func cannotBeFollowed(row: Row<(String, String?)>) {
    let (source, message) = row.value
    #expect(Rewritten(source).plan.diagnostics.map(\.message) == [message].compactMap(\.self))
  }

  /// A subclass has a closure of its own if it does not see that of its superclass.
  @Test(arguments: [Annotation.Access.private, .fileprivate])
  func overridesOfHiddenClosures(access: Annotation.Access) {
    let superclass = "@Stubbable(access: .\(access.rawValue)) class A { func f() {} }"
    let subclass = "@Stubbable class B: A { override func f() {} }"
    let isShared = access == .fileprivate
    #expect(Rewritten(superclass + "\n" + subclass).text.contains("_fStub") != isShared)
    let files = [superclass, subclass].enumerated().map { number, source in
      SourceFile(path: "\(number).swift", source: Array(source.utf8))
    }
    let names = Project(files: files, selection: Selection()).plans()[1].members.map(\.names)
    #expect(names == [["_fStub"]])
  }

  /// The closures of a member in an extension are declared in the type, perhaps in another file, and must be visible there.
  @Test(arguments: [Annotation.Access.private, .fileprivate])
  func extensionsInOtherFiles(access: Annotation.Access) {
    func plans(_ type: String, _ member: String) -> [Plan] {
      let sources = ["\(type) struct S {}", "extension S { \(member) func f() {} }"]
      let files = sources.enumerated().map { number, source in
        SourceFile(path: "\(number).swift", source: Array(source.utf8))
      }
      return Project(files: files, selection: Selection()).plans()
    }
    let option = "(access: .\(access.rawValue))"
    let ofType = plans("@Stubbable\(option)", "")
    #expect(ofType.flatMap(\.diagnostics).isEmpty)
    #expect(ofType[0].edits.contains { $0.text.contains("internal nonisolated(unsafe) var _f") })
    let ofMember = plans("", "@StubbableFunction\(option)").flatMap(\.diagnostics).map(\.message)
    #expect(
      ofMember == [
        "the closures of 'f()' cannot be '\(access.rawValue)': they are declared in the file of the type"
      ])
  }

  @Test(arguments: ["_raw", "`raw name`", "class", "`class`", "`init`", "`self`"].rows)
  func nameIsWrittenAsAnIdentifier(row: Row<String>) {
    let rewritten = Rewritten("class A { @StubbableFunction(name: \"\(row.value)\") func f() {} }")
    let isName = !["class", "`self`"].contains(row.value)
    #expect(rewritten.plan.diagnostics.isEmpty == isName)
    #expect(rewritten.text.contains("var \(row.value): ") == isName)
  }

  /// Nobody else looks at the options of a comment.
  @Test(
    arguments: [
      ("(calls: true, calls: false)", "'calls' is given twice"),
      ("(access: .public)", nil), ("(access: .public, calls: true)", nil),
      ("(access: public)", "'access' of '@StubbableFunction' takes \(levels), not 'public'"),
      ("(access: public, calls: true)", "'access' of '@StubbableFunction' takes \(levels), not 'public'"),
      ("(access: secret)", "'access' of '@StubbableFunction' takes \(levels), not 'secret'"),
      ("(access: fallthrough)", "'access' of '@StubbableFunction' takes \(levels), not 'fallthrough'"),
      ("(calls:)", "'calls' of '@StubbableFunction' takes 'true' or 'false', and nothing is given"),
      ("(name: \"_open\"", "')' is missing after the options of '@StubbableFunction'"),
      ("(calls: true,", "')' is missing after the options of '@StubbableFunction'"),
    ].rows)
  func inComments(row: Row<(String, String?)>) {
    let (options, message) = row.value
    let source = "class A {\n  // @StubbableFunction\(options)\n  public func f() {}\n}"
    #expect(Rewritten(source).plan.diagnostics.map(\.message) == [message].compactMap(\.self))
  }

  @Test(arguments: ["@", "@Stubble."])
  func beginComments(sign: String) {
    let members = Rewritten("class A {\n  // \(sign)StubbableFunction\n  func f() {}\n}").text
    #expect(members.contains("var _f: "))
    let doubles = Rewritten("// \(sign)Spyable\nprotocol P { func f() }").text
    #expect(doubles.contains("class PSpy: P"))
    let other = Rewritten("// see \(sign)Spyable\nprotocol P { func f() }").text
    #expect(!other.contains("PSpy"))
  }

  private static let levels = "one of '.open', '.public', '.package', '.internal', '.fileprivate', '.private'"

  @Test(
    arguments: [
      ("(name: \"A\", name: \"B\")", "'name' is given twice"),
      ("(history: false", "')' is missing after the options of '@Spyable'"),
    ].rows)
  func ofDoublesInComments(row: Row<(String, String)>) {
    let (options, message) = row.value
    let source = "// @Spyable\(options)\nprotocol P { func f() }"
    #expect(Rewritten(source).plan.diagnostics.map(\.message) == [message])
  }

  @Test func ofOneType() {
    var calls = Annotation.Options()
    calls.calls = true
    let selection = Selection(types: ["A": calls.fromOutside])
    let text = Rewritten("class A { func f() {} }\nclass B { func g() {} }", selection: selection).text
    #expect(text.contains("_fCalls") && !text.contains("_g"))
  }
}
