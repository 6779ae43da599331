import StubbleRewriter
import StubbleSemantics
import StubbleSyntax
import TestSupport
import Testing

@Suite("Doubles in place") struct DoublesInPlaceTests {
  /// The applied form, without markers and footer, and the errors.
  private func applied(
    _ source: String, _ layout: Layout = .lines, settings: CompilerSettings = CompilerSettings()
  ) -> (text: String, errors: [String], isLossless: Bool) {
    let file = SourceFile(path: "Source.swift", source: Array(source.utf8), settings: settings)
    let plan = Project(files: [file], selection: Selection()).plans()[0]
    let bytes = render(plan.edits, in: file.tree, layout: layout)
    let restoration = restore(bytes)
    return (
      String(decoding: renderClean(plan.edits, in: file.tree, layout: layout), as: UTF8.self),
      plan.diagnostics.map(\.message), restoration.damage.isEmpty && restoration.original == file.tree.source
    )
  }

  private static let all = """
    @Spyable
    public protocol Service {
      var name: String { get }
      func fetch(id: Int) async throws -> [String: String]
    }  // a comment

    // @StubbableProtocol
    protocol Client: Sendable {
      var limit: Int { get set }
      subscript(at index: Int) -> String { get set }
    }
    @Spyable(behindPreprocessorFlag: "DEBUG", accessLevel: .fileprivate) protocol Logger { func log() }
    protocol Linked { associatedtype Owner; func link(_ owner: Owner) }
    struct Link: Linked { func link(_ owner: ChainSpy) {} }
    @Spyable(types: ["First": Link.self]) protocol Chain { associatedtype First: Linked where First.Owner == Self; func first() -> First }
    enum Outer {
      // @Spyable
      protocol Inner: Sendable { func go() throws -> Int }
      // @Spyable
      private protocol Hidden { func go(_ other: any Hidden) -> Int }
    }
    // @Spyable
    protocol Conditional {
      #if DEBUG
        func a()
      #else
        func b()
      #endif
    }
    """

  @Test("compile in both language modes and revert", arguments: [5, 6], Layout.allCases)
  func compile(mode: Int, layout: Layout) throws {
    let (text, errors, isLossless) = applied(Self.all, layout)
    #expect(errors == [])
    #expect(isLossless)
    #expect(try Compiler.diagnostics(about: ["Source.swift": text], mode: mode) == "")
  }

  @Test("are broken for reading as in a file of their own")
  func expanded() {
    let source = "enum Outer {\n    // @Spyable\n    protocol P { func f() }  // after\n}\n"
    let text = applied(source, .expanded).text
    #expect(text.hasPrefix("    import class Foundation.NSLock;\nenum Outer {\n    // @Spyable\n"))
    #expect(text.contains("    protocol P { func f() }\n\n    class PSpy: Outer.P {"))
    #expect(text.contains("\n      func f() {\n        fCallsCount += 1\n"))
    #expect(text.hasSuffix("\n    }  // after\n}\n"))
  }

  @Test("move no line of the source")
  func lines() {
    let file = SourceFile(path: "Source.swift", source: Array(Self.all.utf8))
    let edits = Project(files: [file], selection: Selection()).plans()[0].edits
    let text = String(decoding: render(edits, in: file.tree, layout: .lines), as: UTF8.self)
    let original = Self.all.split(separator: "\n", omittingEmptySubsequences: false)
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(original.count < lines.count)
    for (line, old) in zip(lines, original) where !old.contains("@") {
      #expect(line.hasPrefix(old.split(separator: "}", omittingEmptySubsequences: false)[0]))
    }
  }

  @Test(
    "are made of the annotations of this library",
    arguments: [
      ("@Spyable protocol P {}", true), ("import Stubble\nimport Spyable\n@Spyable protocol P {}", true),
      ("import Spyable\n// @Spyable\nprotocol P {}", true), ("@Stubble.Mockable protocol P {}", true),
      ("@Stubble::Mockable protocol P {}", true), ("@Mockable::Mockable protocol P {}", false),
      ("import Spyable\n@Spyable protocol P {}", false), ("@Mockable.Mockable protocol P {}", false),
      ("#if DEBUG\nimport Mockable\n#endif\n@Mockable protocol P {}", false),
      ("import Spyable\n@Spyable class C {}", false),
    ].rows)
  func own(row: Row<(String, Bool)>) {
    let (source, isOwn) = row.value
    let (text, errors, isLossless) = applied(source, .lines)
    #expect((text != source) == isOwn)
    #expect(errors == [])
    #expect(isLossless)
  }

  @Test(
    "import the library as others must see it",
    arguments: [
      ("@Mockable public protocol P {}", true, "; public import Stubble; public final class"),
      ("@Mockable public protocol P {}", false, "; import Stubble; public final class"),
      ("@Mockable protocol P {}", true, "; import Stubble; final class"),
      (
        "@Mockable protocol P {}\n@Mockable public protocol Q {}", true,
        "; public import Stubble; final class"
      ),
      ("@Mockable protocol P {}\n@Spyable public protocol Q {}", true, "; import Stubble; final class"),
      (
        "import Stubble\n@Mockable public protocol P {}\n@Mockable public protocol Q {}", true,
        "public import Stubble\n"
      ),
      ("internal import Stubble\n@Mockable public protocol P {}", true, "internal import Stubble\n"),
      ("import Stubble\n@Mockable protocol P {}", true, "import Stubble\n"),
      ("import Stubble\n@Mockable public protocol P {}", false, "import Stubble\n"),
    ].rows)
  func imports(row: Row<(String, Bool, String)>) {
    let (source, isInternal, text) = row.value
    let made = applied(source, settings: CompilerSettings(importsInternally: isInternal))
    #expect(made.errors == [])
    #expect(made.isLossless)
    #expect(text.hasPrefix(";") ? made.text.contains(text) : made.text.hasPrefix(text), "\(made.text)")
  }

  @Test(
    "are refused with a reason",
    arguments: [
      ("@Spyable class C {}", "'@Spyable' can only be applied to a 'protocol'"),
      ("@Mockable func f() {}", "'@Mockable' can only be applied to a 'protocol'"),
      (
        "@Spyable(accessLevel: .open) protocol P {}",
        "the 'accessLevel' argument does not support '.open'"
      ),
      (
        "@Spyable(accessLevel: level) protocol P {}",
        "the 'accessLevel' argument requires a member access expression"
      ),
      (
        "@Spyable(behindPreprocessorFlag: flag) protocol P {}",
        "the 'behindPreprocessorFlag' argument requires a static string literal"
      ),
      ("@Spyable(behindPreprocessorFlag: \"A B\") protocol P {}", "'A B' is not a compilation condition"),
      (
        "@Spyable protocol P { func f<T>(_ span: Span<T>) }",
        "no double of 'P': f(_:): a value of type 'Span<T>' cannot be passed as 'Any'"
      ),
      (
        "@Mockable protocol P { func f<T>(_ spans: (Span<T>?, Int)) }",
        "no double of 'P': f(_:): a value of type '(Span<T>?, Int)' cannot be passed as 'Any'"
      ),
      (
        "@Spyable protocol P: Unknown {}",
        "no double of 'P': the inherited type 'Unknown' is not visible, so what it requires is unknown"
      ),
      (
        "final class C {}\n@Spyable protocol P: C {}",
        "no double of 'P': the class 'C' is final, so that no double can inherit from it"
      ),
      (
        "class C { private init() {} }\n@Spyable protocol P where Self: C {}",
        "no double of 'P': the class 'C' has no initializer that a subclass could call, so that no double can inherit from it"
      ),
      (
        "class C { init(a: Int) {} }\n@Spyable protocol P: C { init(b: Int) }",
        "no double of 'P': it requires 'init(b:)', and it is not known how that can initialize the superclass 'C'"
      ),
      (
        "class C { init() {}; required init(c: Int) {} }\n@Spyable protocol P: C { init(b: Int) }",
        "no double of 'P': it requires 'init(b:)', and it is not known how that can initialize the superclass 'C'"
      ),
      (
        "class B {}\nextension B: Q {}\nclass C: B {}\nprotocol Q: P {}\n@Spyable protocol P: C {}",
        "no double of 'P': the class 'C' conforms to it already, so that no subclass can state the conformance"
      ),
      (
        "import UIKit\n@Spyable protocol P: UIViewController {}\nextension UIResponder: P {}",
        "no double of 'P': the class 'UIViewController' conforms to it already, so that no subclass can state the conformance"
      ),
      (
        "struct S {}\n@Spyable protocol P: S {}",
        "no double of 'P': it inherits from 'S', which is neither a protocol nor a class"
      ),
      (
        "@Spyable protocol P { func f<each T>(_ x: repeat (each T) -> Void) }",
        "no double of 'P': f(_:): closures in a parameter pack may not escape, so no array can hold them"
      ),
      (
        "import Tracing\n@Spyable protocol P: Span {}",
        "no double of 'P': the inherited type 'Span' is not visible, so what it requires is unknown"
      ),
      (
        "class C { func reset() {}; func resetCalls() {}; var fCalled = 1; var fFunctionCalled = 1; var fFunction2Called = 1 }\n@Spyable protocol P: C { func f() }",
        "no double of 'P': 'fCalled' of 'f()' would collide with a member of the double itself"
      ),
      (
        "@Spyable protocol P: OptionSet {}",
        "no double of 'P': it inherits from 'OptionSet', whose operations create new values, but a double is a single object"
      ),
      (
        "@Spyable protocol P: FloatingPoint {}",
        "no double of 'P': it inherits from 'FloatingPoint', whose operations create new values, but a double is a single object"
      ),
      (
        "protocol Q: FixedWidthInteger & Sendable {}\n@Spyable protocol P: Q {}",
        "no double of 'P': it inherits from 'FixedWidthInteger', whose operations create new values, but a double is a single object"
      ),
      (
        "@Spyable(names: \"X\") protocol P {}", "'@Spyable' has no option 'names'"
      ),
      (
        "@Spyable(name: \"A B\") protocol P {}",
        "the 'name' argument requires a string literal with the name of a class"
      ),
      (
        "@Spyable(name: \"class\") protocol P {}",
        "the 'name' argument requires a string literal with the name of a class"
      ),
      (
        "@Mockable(types: [Int.self]) protocol P {}",
        "the 'types' argument requires a dictionary literal with the types of associated types"
      ),
      (
        "@Mockable(types: [\"A\": 3]) protocol P { associatedtype A }",
        "the 'types' argument requires a dictionary literal with the types of associated types"
      ),
      (
        "// @Mockable(types: [\"A\": Int.self, \"A\": Int.self])\nprotocol P { associatedtype A }",
        "'A' is given two types"
      ),
      (
        "@Mockable(types: [\"B\": Int.self]) protocol P { associatedtype A }",
        "no double of 'P': it has no associated type 'B'"
      ),
      (
        "@Mockable(types: [\"A\": Int.self]) protocol P: Q where A == Int {}\nprotocol Q { associatedtype A }",
        "no double of 'P': its associated type 'A' is given by the protocol itself"
      ),
      (
        "struct A {}\nprotocol Q<A> { associatedtype A }\n@Mockable protocol P: Q<[A]> {}",
        "no double of 'P': 'A' in the type of 'A' means a type that the associated type 'A' hides"
      ),
      (
        "protocol Q: Sendable & BitwiseCopyable {}\n@Spyable protocol P: Q {}",
        "no double of 'P': no class is 'BitwiseCopyable', and a double is an object"
      ),
      (
        "@Spyable protocol P {\n#if A\ntypealias T = Int\n#else\ntypealias T = String\n#endif\nfunc f(_ t: T)\n}",
        "no double of 'P': its 'T' is declared otherwise in another clause of '#if'"
      ),
      (
        "#if A\ntypealias B = Q\n#else\ntypealias B = R\n#endif\nprotocol Q { func q() }\nprotocol R {}\n@Spyable protocol P: B {}",
        "no double of 'P': the inherited type 'B' means different types in clauses of '#if'"
      ),
      ("@Spyable(history: no) protocol P {}", "the 'history' argument requires 'true' or 'false'"),
      (
        "@Spyable(name: \"X\") @Mockable(name: \"X\") protocol P {}",
        "no double of 'P': there is a type 'X' already"
      ),
      ("@Spyable(name: \"C\") protocol P {}\nclass C {}", "no double of 'P': there is a type 'C' already"),
      ("@Spyable protocol P {}\nclass PSpy {}", "no double of 'P': there is a type 'PSpy' already"),
      ("@Spyable @Spyable protocol P {}", "no double of 'P': there is a type 'PSpy' already"),
      ("@Spyable protocol P {}\ntypealias PSpy = Int", "no double of 'P': there is a type 'PSpy' already"),
      (
        "@Spyable protocol P: Remote {}\nenum E { typealias Remote = Q }\nprotocol Q { func q() }",
        "no double of 'P': the inherited type 'Remote' is not visible, so what it requires is unknown"
      ),
      (
        "@Spyable protocol P { func f(); var fCalled: Int { get }; var fFunctionCalled: Int { get }; var fFunction2Called: Int { get } }",
        "no double of 'P': 'fCalled' would be generated for 'f()', but 'fCalled' has that name"
      ),
      (
        "@Spyable protocol P { func f<each T>(_ body: (repeat each T) -> Void) }",
        "no double of 'P': f(_:): a closure that takes or returns a parameter pack cannot be passed to a stub"
      ),
      (
        "@Spyable protocol P: Q { var lock: Int { get } }\nprotocol Q { func lock() }",
        "no double of 'P': no class can declare the property 'lock' and the function 'lock()'"
      ),
      (
        "@Spyable protocol P { func f(_ a: borrowing some (Sendable & ~Copyable)) }",
        "no double of 'P': f(_:): a value that cannot be copied has no existential, so the function cannot be stubbed"
      ),
      (
        "@Spyable protocol P { func f() -> Optional<K> }\nstruct T: ~Copyable {}\ntypealias K = T",
        "no double of 'P': f(): its result cannot be copied, so that no variable can hold it"
      ),
      (
        "@Spyable protocol P { var a: Span<Int> { get } }",
        "no double of 'P': 'a' depends on the lifetime of another value, so that no variable can hold it"
      ),
      (
        "@Spyable protocol P { func f() -> Span<Int>? }",
        "no double of 'P': f(): its result depends on the lifetime of another value, so that no closure can return it"
      ),
      (
        "@Spyable protocol P { var end: Never { get }; func stop() -> Never }",
        "no double of 'P': 'end' would be a value of 'Never', which has none"
      ),
      (
        "@Spyable protocol P: Q where A == None {}\nprotocol Q { associatedtype A; var a: A { get } }\ntypealias None = Never",
        "no double of 'P': 'a' would be a value of 'Never', which has none"
      ),
      (
        "@Spyable protocol P: Q where A == (Int, None) {}\nprotocol Q { associatedtype A; var a: A { get } }\nenum None {}",
        "no double of 'P': 'a' would be a value of '(Int, None)', which has none"
      ),
      (
        "@Spyable protocol P { func f() throws -> None }\nenum None {}",
        "no double of 'P': f(): it would return a value of a type that has none"
      ),
      (
        "@Spyable protocol P { associatedtype C: Q where C.A == Self }\nprotocol Q { associatedtype A }",
        "no double of 'P': the constraint on 'C.A' mentions 'Self', which a generic class cannot state"
      ),
      (
        "@Spyable protocol P { associatedtype C: Q<Self> }\nprotocol Q<A> { associatedtype A }",
        "no double of 'P': the constraint on 'C' mentions 'Self', which a generic class cannot state"
      ),
      (
        "@Spyable protocol P: Collection where Index == Int, SubSequence == ArraySlice<Element> {}",
        "no double of 'P': its 'SubSequence' is not 'Slice', and no double makes slices of itself"
      ),
      (
        "@Spyable protocol P: RangeReplaceableCollection {}",
        "no double of 'P': not all requirements of the inherited type 'RangeReplaceableCollection' are known"
      ),
      (
        "@Spyable protocol P: Collection where Indices == [Index] {}",
        "no double of 'P': its 'Indices' are not 'DefaultIndices', and no double makes indices of itself"
      ),
      (
        "@Spyable protocol P { func f(); #members }",
        "no double of 'P': it contains a macro, whose declarations are not known"
      ),
      (
        "@Spyable protocol P {\n#if A\nfunc f<T>() -> T\n#endif\nfunc f<T>() -> [T] }",
        "no double of 'P': no class can implement 'f()', because 'f()' also returns any type that is asked for, in some builds"
      ),
      (
        "enum Outer { struct Void {}; @Spyable protocol P { func f() } }",
        "no double of 'P': there is a type 'Outer.Void', which hides that of the standard library"
      ),
      (
        "enum Outer { struct Optional<T> {}; @Spyable protocol P { func f() -> Optional<Int> } }",
        "no double of 'P': there is a type 'Outer.Optional', which hides that of the standard library"
      ),
      (
        "@Spyable protocol P { func f<Void>(_ a: Void) -> Int }",
        "no double of 'P': the type parameter 'Void' hides what the standard library declares"
      ),
      (
        "@Spyable protocol P { associatedtype Swift; func f(_ a: Swift) }",
        "no double of 'P': the type parameter 'Swift' hides what the standard library declares"
      ),
    ])
  func ineligible(source: String, message: String) {
    #expect(applied(source).errors == [message])
  }

  @Test(
    "are written in spite of what looks alike",
    arguments: [
      "@Spyable protocol P { #warning(\"a\")\n#error(\"b\")\nfunc f() }",
      "@Spyable protocol P { func f<T>(_ a: T.Type) -> T?; func f<T>(_ a: T.Type) -> T }",
      "@Spyable protocol P { func f<T>() throws -> [T]; func f<T>() -> T }",
      "@Spyable protocol P { func f() -> Int; func f<T>() -> T }",
      "@Spyable protocol P { func f<T>(_ a: [T]) -> [T]; func f<T>(_ a: T) -> T }",
      "@Spyable protocol P { func f<T>() -> T?; func f<T: Hashable>() -> T }",
      "@Spyable protocol P { func f<T: Decodable>() -> T; func f<T: Encodable>() -> T }",
      "@Spyable protocol P { func f<T: Q>() -> [T]; func f<T: Q>() -> T }\nprotocol Q {}",
      "@Spyable protocol P { func f<T>() -> (T, Int); func f<T>() -> (T, T) }",
      "@Spyable protocol P { func f<T: Hashable>(_ t: T) -> Int; func f<T: Error>(_ t: T) -> Int }",
      "@Spyable protocol P { func f<T: Q>(_ t: T) -> Int; func f<T: Error, U>(_ t: T) -> U }\nprotocol Q {}",
      "enum Outer { struct Optional<T> {}; @Spyable protocol P { func f() -> Int? } }",
      "import Tracing\n@Spyable protocol P { var span: Span? { get }; func start() -> Span }",
    ])
  func eligible(source: String) {
    let made = applied(source)
    #expect(made.errors == [])
    #expect(made.text.contains("class PSpy"))
  }
}
