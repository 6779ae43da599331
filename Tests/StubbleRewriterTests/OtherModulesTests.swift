import Foundation
@testable import StubbleRewriter
import StubbleSemantics
import Testing

/// An applied module that another one is built against, with optimisation across modules as the package manager has it.
@Suite struct OtherModulesTests {
  private static let module = """
    public struct Configuration {
      public var name: String?
      public var count: Int = 3
      public var list = ["a"]
      package var inner: Double = 1.5
      var hidden = true
      public let limit: Int? = 4
      public init(address: String) { self.address = address }
      public var address: String
    }
    public final class Object {
      public var name: String?
      public var count = 5
      public init() {}
    }
    extension Outer {
      public struct Inner {
        public var count: Int = 6
        public init(_ name: String? = nil) { self.name = name }
        public var name: String?
      }
    }
    public enum Outer {}
    @_fixed_layout public final class Flag {
      public init() {}
    }
    extension Flag {
      @_transparent public func isSet(_ bit: Int) -> Bool { bit == 1 }
    }
    """
  private static let program = """
    import Module
    let configuration = Configuration(address: "x")
    print(configuration.name ?? "none", configuration.count, configuration.list, configuration.limit ?? 0)
    print(Object().name ?? "none", Object().count, Outer.Inner().count, Outer.Inner("i").name ?? "none")
    print(Flag().isSet(1))
    """

  @Test func findWhatTheyNeed() throws {
    let applied = Rewritten(Self.module, selection: .init(allTypes: true)).text
    for name in ["_getCount", "_isSet"] { #expect(applied.contains(" var \(name): ")) }
    try withTemporaryFolder { folder in
      try Data(applied.utf8).write(to: folder.appendingPathComponent("module.swift"))
      try Data(Self.program.utf8).write(to: folder.appendingPathComponent("main.swift"))
      func run(_ words: String) throws -> Command.Result {
        let log = folder.appendingPathComponent("log")
        return try Command(words.split(separator: " ").map(String.init), in: folder, log: log).finish()
      }
      let optimised = "swiftc -O -wmo -package-name package -Xfrontend -enable-default-cmo"
      let compiled = try run(
        "\(optimised) -parse-as-library -module-name Module -emit-module -c module.swift -o module.o")
      #expect(compiled.succeeded, "\(compiled.output)")
      let linked = try run("\(optimised) -I . main.swift module.o -o main")
      #expect(linked.succeeded, "\(linked.output)")
      let ran = try run("./main")
      #expect(ran.output == "none 3 [\"a\"] 4\nnone 5 6 i\ntrue\n")
    }
  }

  /// Extensions may name their own module before the type.
  @Test func extendsByTheNameOfTheModule() throws {
    let module = """
      struct Sheet { var number = 1; func next() -> Int { number + 1 } }
      extension Module.Sheet: Hashable { func last() -> Int { number - 1 }; struct Part { var part = 2 } }
      extension Sheet.Part: Codable { func twice() -> Int { part * 2 } }
      extension Module.Sheet.Part: Equatable {}
      """
    let applied = Rewritten(module, selection: .init(allTypes: true)).text
    for name in ["_next", "_last", "_twice", "_getPart"] { #expect(applied.contains(" var \(name): ")) }
    try withTemporaryFolder { folder in
      try Data(applied.utf8).write(to: folder.appendingPathComponent("module.swift"))
      let log = folder.appendingPathComponent("log")
      let words = ["swiftc", "-typecheck", "-swift-version", "6", "-module-name", "Module", "module.swift"]
      let compiled = try Command(words, in: folder, log: log).finish()
      #expect(compiled.succeeded && compiled.output.isEmpty, "\(compiled.output)")
    }
  }

  private static let base = """
    open class Base {
      public init() {}
      open class func kind() -> String { "base" }
      open func name() -> String { "name" }
      @inlinable public func inlined() -> Int { 1 }
      @inlinable public static func shared() -> Int { 2 }
    }
    public actor Counter {
      public init() {}
      @inlinable public var next: Int { 3 }
    }
    """
  private static let derived = """
    import Lower
    public class Derived: Base {
      override open class func kind() -> String { "derived" }
      override public func name() -> String { "other" }
      static func own() -> Int { 4 }
    }
    """

  private static let test = """
    @testable import Lower
    @testable import Upper
    Derived._withStubs {}
    await Derived._withStubs { await Task.yield() }
    Derived._resetStubs()
    """

  /// What puts stubs back may be overridden in another module only where it is open, and code that is inlined there sees no
  /// closure of a package alone.
  @Test(arguments: [Annotation.Access.public, .package, .internal, .private])
  func mayInheritClosures(of access: Annotation.Access) throws {
    var options = Annotation.Options()
    options.access = access
    let selection = Selection(allTypes: true, options: options.fromOutside)
    try withTemporaryFolder { folder in
      try Self.compile(
        Self.base, Self.derived, selection, [CompilerSettings(), CompilerSettings()], in: folder)
      // A test sees the functions of both modules.
      try Data(Self.test.utf8).write(to: folder.appendingPathComponent("test.swift"))
      let tested = try Command(
        ["swiftc", "-swift-version", "6", "-I", ".", "-typecheck", "test.swift"], in: folder,
        log: folder.appendingPathComponent("log")
      ).finish()
      #expect(tested.succeeded && tested.output.isEmpty, "\(tested.output)")
    }
  }

  /// A function that overrides one of a module where asynchronous functions run elsewhere by default takes the same type.
  @Test(arguments: [5, 6], [[false, true], [true, false]])
  func mayRunAsynchronousFunctionsElsewhere(mode: Int, isNonsending: [Bool]) throws {
    let settings = isNonsending.map {
      CompilerSettings(languageMode: LanguageMode(number: mode), isNonsendingByDefault: $0)
    }
    try withTemporaryFolder {
      try Self.compile(Self.base, Self.derived, Selection(allTypes: true), settings, in: $0)
    }
  }

  /// A testable import lets a file subclass what is not open, and override what is generated there.
  @Test(arguments: [
    "class", "public class", "package class", "@MainActor class", "final class Other {}; class",
  ])
  func overridesWhatATestableImportOpens(declaration: String) throws {
    let lower = """
      \(declaration) Counter: @unchecked Sendable {
        init() {}
        class func start() -> Int { 1 }
        func next() -> Int { 2 }
      }
      """
    let upper = """
      @testable import Lower
      class Fake: Counter, @unchecked Sendable {
        override class func start() -> Int { super.start() + 1 }
        override func next() -> Int { super.next() + 1 }
        func last() -> Int { 3 }
      }
      final class Last: Fake, @unchecked Sendable {
        static func end() -> Int { 4 }
        func rest() -> Int { 5 }
      }
      """
    let settings = [CompilerSettings(), CompilerSettings()]
    try withTemporaryFolder {
      try Self.compile(lower, upper, Selection(allTypes: true), settings, in: $0)
    }
  }

  /// Rewrites and compiles the modules `Lower` and `Upper`, each with settings of its own.
  private static func compile(
    _ lower: String, _ upper: String, _ selection: Selection, _ settings: [CompilerSettings],
    in folder: URL
  ) throws {
    let files = zip([("Lower", lower), ("Upper", upper)], settings).map { module, settings in
      SourceFile(
        path: module.0 + ".swift", source: Array(module.1.utf8), modules: ModuleSet(Module(name: module.0)),
        settings: settings)
    }
    for (file, plan) in zip(files, Project(files: files, selection: selection).plans()) {
      #expect(plan.diagnostics.filter { $0.severity == .error }.isEmpty)
      let applied = renderClean(plan.edits, in: file.tree, layout: .lines)
      try Data(applied).write(to: folder.appendingPathComponent(file.path))
      let words =
        "swiftc -swift-version \(file.settings.languageMode?.rawValue ?? 6) -package-name package -I . -parse-as-library "
        + (file.settings.isNonsendingByDefault
          ? "-enable-upcoming-feature NonisolatedNonsendingByDefault " : "")
        + "-enable-testing -module-name \(file.path.dropLast(6)) -emit-module -c \(file.path)"
      let compiled = try Command(
        words.split(separator: " ").map(String.init), in: folder, log: folder.appendingPathComponent("log")
      ).finish()
      #expect(compiled.succeeded && compiled.output.isEmpty, "\(compiled.output)")
    }
  }

  /// The interface of a module has what is `@usableFromInline`, and must not need what only the module sees.
  @Test(arguments: [nil, Annotation.Access.public])
  func readValidInterfaces(access: Annotation.Access?) throws {
    let module = """
      public struct Counter {
        @usableFromInline var count = 1
        @usableFromInline let step: Int = 2
        public init() {}
        @inlinable public mutating func next() -> Int { count += step; return count }
      }
      @_spi(Testing) public struct Part { public init() {} }
      public final class Whole {
        public init() {}
        @_spi(Testing) public var part = Part()
        @_spi(Testing) @inlinable public func parts(_ part: Part) -> [Part] { [part] }
      }
      @_spi(Testing) extension Whole { public func add(_ part: Part) {} }
      """
    var options = Annotation.Options()
    options.access = access
    let selection = Selection(allTypes: true, options: options.fromOutside)
    let applied = Rewritten(module, selection: selection).text
    for name in ["_getCount", "_getPart", "_parts", "_add"] { #expect(applied.contains("var \(name): ")) }
    try withTemporaryFolder { folder in
      try Data(applied.utf8).write(to: folder.appendingPathComponent("module.swift"))
      let words =
        "swiftc -swift-version 6 -enable-library-evolution -parse-as-library -module-name Module -emit-module"
        + " -emit-module-interface -verify-emitted-module-interface module.swift"
      let log = folder.appendingPathComponent("log")
      let compiled = try Command(words.split(separator: " ").map(String.init), in: folder, log: log).finish()
      #expect(compiled.succeeded && compiled.output.isEmpty, "\(compiled.output)")
    }
  }
}
