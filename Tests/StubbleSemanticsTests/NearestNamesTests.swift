import StubbleSyntax
import TestSupport
import Testing

@testable import StubbleSemantics

/// Which types a name means where types, aliases and modules have it.
@Suite struct NearestNamesTests {
  /// An alias that is nearer than a type hides it.
  @Test(
    arguments: [
      ("struct Token {}", "Token", "Owner", 1), ("struct Token {}; typealias Other = Int", "Token", "", 1),
      ("struct Token {}; struct Owner { typealias Token = Int }", "Token", "Owner", 0),
      ("struct Token {}; struct Owner { typealias Token = Int }", "Token", "Owner.Inner", 0),
      ("struct Token {}; struct Owner { typealias Token = Int }", "Token", "", 1),
      ("typealias Token = Int; struct Owner { struct Token {} }", "Token", "Owner", 1),
      ("struct Owner { typealias Token = Int; struct Inner { struct Token {} } }", "Token", "Owner.Inner", 1),
    ].rows)
  func areThoseOfTheInnermostScope(row: Row<(String, String, String, Int)>) {
    let (source, name, path, count) = row.value
    let index = TypeIndex(files: [SourceFile(path: "a.swift", source: Array(source.utf8))])
    #expect(index.resolve(name, from: Scope(modules: .unknown, path: path)).count == count)
  }

  /// A class, or a protocol for a class, has the types that are nested in superclasses, and these hide types outside.
  @Test(
    arguments: [
      ("class B { struct I {} }; class S: B {}", "I", "S", "B.I"),
      ("class B { struct I {} }; class S: B {}", "S.I", "", "B.I"),
      ("class B { struct I {} }; class S: B {}", "I", "", nil),
      ("class B { struct I {} }; class M: B {}; class S: M {}; struct I {}", "I", "S", "B.I"),
      ("class B { struct I {} }; class M: B { struct I {} }; class S: M {}", "I", "S", "M.I"),
      ("class B { struct I { struct D {} } }; class S: B {}", "S.I.D", "", "B.I.D"),
      ("class B { struct I {} }; class S: B { struct J {} }; struct I {}", "I", "S.J", "B.I"),
      ("class B { struct I {} }; enum O { struct I {}; class S: B {} }", "I", "O.S", "B.I"),
      ("class B {}; extension B { struct I {} }; class S: B {}", "I", "S", "B.I"),
      ("class B: S { struct I {} }; class S: B { struct J {} }", "I", "S", "B.I"),
      ("class B: S { struct I {} }; class S: B { struct J {} }; enum K { struct X {} }", "X", "S", nil),
      ("class B { struct I {} }; class M: B {}; protocol S: M {}; struct I {}", "I", "S", "B.I"),
      ("class B { struct I {} }; protocol P: B {}; protocol S: P {}; struct I {}", "I", "S", "B.I"),
      ("class B { struct I {} }; struct S: B {}", "I", "S", nil),
    ].rows)
  func areNestedInSuperclasses(row: Row<(String, String, String, String?)>) {
    let (source, name, path, expected) = row.value
    let index = TypeIndex(files: [SourceFile(path: "a.swift", source: Array(source.utf8))])
    let found = index.resolve(name, from: Scope(modules: .unknown, path: path))
    #expect(found.map { index.types[$0].path } == (expected.map { [$0] } ?? []))
  }

  /// The names of inherited types are looked up outside of the type.
  @Test(
    arguments: [
      ("protocol P: Sendable {}; struct A: P { struct P {} }", "Sendable"),
      ("protocol P: Sendable {}; struct A { struct P {} }; extension A: P {}", "Sendable"),
      ("struct A: Hashable { struct Hashable {} }", "Hashable"),
      ("protocol P {}; enum O { protocol P: Sendable {} }; extension O { struct A: P {} }", "Sendable"),
      ("class B: Hashable {}; class A: B { class B {} }", "Hashable"),
      ("protocol P where Self: Sendable {}; struct A: P {}", "Sendable"),
      ("protocol P: AnyObject where Self: Q & Hashable {}; protocol Q {}; class A: P {}", "Hashable"),
      ("protocol Q: Sendable {}; protocol P where Self: Q {}; class A: P {}", "Sendable"),
    ].rows)
  func areInherited(row: Row<(String, String)>) throws {
    let (source, name) = row.value
    let index = TypeIndex(files: [SourceFile(path: "a.swift", source: Array(source.utf8))])
    let type = try #require(index.types.keys.first { index.types[$0].name == "A" })
    #expect(index.conformances(of: type).contains(name))
  }

  /// The names of attributes are looked up outside of the type too.
  @Test func areGlobalActorsOutsideOfTheType() throws {
    let source = "@globalActor actor Act { static let shared = Act() }; @Act class A { enum Act {} }"
    let index = TypeIndex(files: [SourceFile(path: "a.swift", source: Array(source.utf8))])
    let type = try #require(index.types.keys.first { index.types[$0].name == "A" })
    #expect(index.statedGlobalActor(of: type)?.attribute == "@Act")
  }

  /// The module's own alias hides what other modules declare, unless it is another file's alone.
  @Test(
    arguments: [
      ("typealias Token = Int", "Token", 0), ("private typealias Token = Int", "Token", 1), ("", "Token", 1),
      ("", "First.Token", 1), ("", "Unknown.Token", 0), ("", "Second.Token", 1),
    ].rows)
  func areThoseOfTheModule(row: Row<(String, String, Int)>) {
    let (source, name, count) = row.value
    let index = TypeIndex(files: [
      SourceFile(path: "a.swift", source: Array("public struct Token {}".utf8), modules: "First"),
      SourceFile(path: "b.swift", source: Array("import First; \(source)".utf8), modules: "Second"),
    ])
    #expect(index.resolve(name, from: Scope(modules: "Second", path: "")).count == count)
  }

  /// A module sees what is public in modules that its files import, and what these export. It sees internal declarations
  /// where a file asks for them.
  @Test(
    arguments: [
      ("public struct Token {}", "import First", 1), ("struct Token {}", "import First", 0),
      ("package struct Token {}", "import First", 1), ("struct Token {}", "@testable import First", 1),
      ("public struct Token {}", "", 0), ("public struct Token {}", "import Third", 1),
      ("public struct Token {}", "import Fourth", 0), ("struct Token {}", "import Third", 0),
      ("public enum Outer { struct Token {} }", "import First", 0),
      ("public enum Outer { public struct Token {} }", "import First", 1),
    ].rows)
  func areThoseThatTheModuleSees(row: Row<(String, String, Int)>) {
    let (source, imports, count) = row.value
    let index = index(source, seenWith: imports)
    let name = source.contains("Outer") ? "Outer.Token" : "Token"
    #expect(index.resolve(name, from: Scope(modules: "Second", path: "")).count == count)
  }

  /// Aliases are seen as types are.
  @Test(
    arguments: [
      ("public typealias Token = Int", "import First", true),
      ("typealias Token = Int", "import First", false),
      ("typealias Token = Int", "@testable import First", true), ("public typealias Token = Int", "", false),
      ("public typealias Token = Int", "import Third", true),
    ].rows)
  func areAliasesThatTheModuleSees(row: Row<(String, String, Bool)>) {
    let (source, imports, isSeen) = row.value
    let index = index(source, seenWith: imports)
    #expect(index.mayMeanAlias("Token", from: Scope(modules: "Second", path: "")) == isSeen)
  }

  /// Returns the index of a module with some source, of one that exports it, one that imports it, and one that has some
  /// imports.
  private func index(_ source: String, seenWith imports: String) -> TypeIndex {
    let files = [
      (source, "First"), (imports, "Second"), ("@_exported import First", "Third"),
      ("import First", "Fourth"),
    ]
    return TypeIndex(
      files: files.map { text, module in
        SourceFile(
          path: "\(module).swift", source: Array(text.utf8), modules: ModuleSet(Module(name: module)))
      })
  }

  /// An extension is not of a type that is private to another file.
  @Test(
    arguments: [
      ("private struct Date {}", 0), ("fileprivate class Date {}", 0), ("private typealias Date = Other", 0),
      ("struct Date {}", 1), ("enum Outer { struct Date {} }", 0),
    ].rows)
  func areThoseThatAnExtensionSees(row: Row<(String, Int)>) {
    let index = TypeIndex(files: [
      SourceFile(path: "a.swift", source: Array("\(row.value.0); struct Other {}".utf8)),
      SourceFile(path: "b.swift", source: Array("extension Date { func next() {} }".utf8)),
    ])
    #expect(index.namedMembers.named("next").count == row.value.1)
  }

  /// A script is a module of its own, unless it may be the main file of a program or its module is declared.
  @Test(
    arguments: [
      ("a.swift", "b.swift", "", 0), ("main.swift", "main.swift", "", 2), ("a.swift", "b.swift", "Tool", 1),
      ("a.swift", "other/main.swift", "", 0),
    ].rows)
  func areNotThoseOfOtherScripts(row: Row<(String, String, String, Int)>) {
    let (declaring, naming, module, count) = row.value
    let files = [declaring, naming].map { path in
      SourceFile(
        path: path, source: Array("#!/usr/bin/env swift\nenum \(path.prefix(1)) {}".utf8),
        modules: ModuleSet(stringLiteral: module))
    }
    let index = TypeIndex(files: files)
    let scope = Scope(modules: files[1].modules, path: "")
    #expect(index.resolve(String(declaring.prefix(1)), from: scope).count == count)
  }
}
