import StubbleSyntax
import TestSupport
import Testing

@testable import StubbleSemantics

/// Whether a variable may keep what a function is given.
struct KeptValueTests {
  private static let source = """
    import Synchronization
    struct Token: ~Copyable {}
    enum Window: ~Escapable {}
    protocol Named: ~Copyable {}
    struct Box<T: ~Copyable>: ~Copyable {
      typealias Content = Token
      struct Label {}
    }
    extension Box: Copyable where T: Copyable {}
    struct Half<T: ~Copyable & ~Escapable>: ~Copyable, ~Escapable {}
    extension Half: Copyable where T: Copyable {}
    typealias Key = Token
    typealias Maybe<T: ~Copyable> = T?
    typealias Pointer<T: ~Copyable> = UnsafePointer<T>
    typealias Handler = () -> Void
    typealias Loop = Loop
    struct Loose: ~BitwiseCopyable {}
    struct Handle: Named & ~Copyable {}
    typealias Unique = Named & ~Copyable
    struct Ring: Unique {}
    """

  @Test(
    arguments: [
      ("_ a: Int", true), ("_ a: Token", false), ("_ a: inout Token", false), ("_ a: [Int: String]", true),
      ("_ a: Key", false), ("_ a: Token?", false), ("_ a: Optional<Key>", false), ("_ a: Maybe<Key>", false),
      ("_ a: Maybe<Int>", true), ("_ a: Pointer<Token>", true), ("_ a: UnsafeMutablePointer<Token>", true),
      ("_ a: (Int, Window)", false), ("_ a: Window!", false), ("_ a: Result<Token, any Error>", false),
      ("_ a: Result<Int, any Error>", true), ("_ a: Span<Int>", false), ("_ a: Span<Int>?", false),
      ("_ a: inout MutableSpan<Int>", false), ("_ a: borrowing Mutex<Int>", false),
      ("_ a: Box<Token>", false), ("_ a: Box<Box<Int>>", true), ("_ a: Box<Key?>", false),
      ("_ a: Box<Token>.Content", false), ("_ a: Box<Token>.Label", true), ("_ a: Half<Int>", false),
      ("_ a: Loose", true), ("_ a: Handle", false), ("_ a: Ring?", false),
      ("_ a: [2 of Token]", false), ("_ a: [2 of Int]", true),
      ("_ a: any Named", true), ("_ a: any Named & ~Copyable", false),
      ("_ a: borrowing any ~Copyable", false),
      ("_ a: borrowing some Named", true), ("_ a: borrowing some Named & ~Copyable", false),
      ("_ a: @escaping (borrowing Token) -> Void", true), ("_ a: (Int) -> Void", false),
      ("_ a: ((Int) -> Void)?", true), ("_ a: Handler", false), ("_ a: @escaping Handler", true),
      ("_ a: inout Handler", true), ("_ a: (() -> Void)...", true), ("_ a: Handler...", true),
      ("_ a: @autoclosure () -> Int", false), ("_ a: Token.Type", true), ("_ a: Loop", true),
      ("_ a: Unknown", true), ("_ a: borrowing Unknown", false), ("_ a: consuming Unknown<Int>?", false),
      ("_ a: inout Unknown", true), ("_ a: consuming String", true),
    ].rows)
  func knowsWhichParametersAreKept(row: Row<(String, Bool)>) throws {
    #expect(try Self.isKept("func f(\(row.value.0)) {}") == row.value.1, "\(row.value.0)")
  }

  @Test(
    arguments: [
      ("<T>(_ a: borrowing T)", true), ("<T: ~Copyable>(_ a: borrowing T)", false),
      ("<T>(_ a: borrowing T) where T: ~Copyable", false),
      ("<T: Named & ~Copyable>(_ a: consuming T?)", false),
      ("<Token>(_ a: Token)", true), ("<T: ~Copyable>(_ a: Box<T>)", false), ("<T>(_ a: Box<T>)", true),
      ("<T: Sequence>(_ a: consuming T.Element)", true),
    ].rows)
  func knowsGenericParameters(row: Row<(String, Bool)>) throws {
    #expect(try Self.isKept("func f\(row.value.0) {}") == row.value.1, "\(row.value.0)")
  }

  @Test(
    arguments: [
      ("struct S: ~Copyable { func f(_ a: borrowing Self) {} }", false),
      ("struct S { func f(_ a: borrowing Self) {} }", true),
      ("class C<T: ~Copyable> { func f(_ a: consuming T) {} }", false),
      ("class C<T: ~Copyable> {}\nextension C { func f(_ a: consuming T) {} }", true),
      ("class C<T: ~Copyable> {}\nextension C where T: ~Copyable { func f(_ a: consuming T) {} }", false),
      (
        "struct S<T: ~Copyable>: ~Copyable { func f(_ a: borrowing S) {} }\nextension S: Copyable where T: Copyable {}",
        false
      ),
      ("class C<each A> { func f(_ a: @escaping (repeat each A) -> Void) {} }", false),
      (
        "class C<each A> { typealias Handler = (repeat each A) -> Void\nfunc f(_ a: @escaping Handler) {} }",
        false
      ),
      ("class C<each A> { func f(_ a: @escaping (Int) -> ((repeat each A) -> Void)) {} }", false),
      ("class C<each A> { func f(_ a: @escaping () -> (repeat each A)) {} }", true),
    ].rows)
  func knowsWhatIsAround(row: Row<(String, Bool)>) throws {
    #expect(try Self.isKept(row.value.0) == row.value.1, "\(row.value.0)")
  }

  private static func isKept(_ text: String) throws -> Bool {
    let file = SourceFile(path: "a.swift", source: Array((source + "\n" + text).utf8))
    let index = TypeIndex(files: [file])
    let place = index.types.entries.flatMap { entry in entry.value.members.map { (entry.key, $0) } }
      .first { $0.1.declaredNames == ["f"] }
    let node = try #require(
      place?.1.node
        ?? file.tree.root.descendants.first { FunctionDecl($0)?.name == "f" })
    let signature = try #require(FunctionDecl(node).flatMap { FunctionSignature($0) })
    let scope = place.map { index.types[$0.0].scope } ?? Scope(modules: .unknown, path: "")
    var values = KeptValues(index, from: scope)
    if let (type, member) = place { values.add(around: member, of: type) }
    values.add(signature)
    return values.includes(signature.parameters[0])
  }
}
