import StubbleRewriter
import StubbleSemantics
import Testing

/// Doubles in a module with the feature `ExistentialAny`, of protocols in one without it: what is a value says `any` in
/// the class, and what is a constraint does not.
@Suite("Existential types of doubles") struct ExistentialDoublesTests {
  private static let protocols = """
    import Foundation
    public protocol A { var n: Int { get } }
    public protocol B: AnyObject {}
    public class Base {}
    public typealias Both = A & B
    public typealias Said = any A
    public typealias Perhaps = A?
    public struct Implementation: A { public var n = 0; public init() {} }
    public protocol Uses {
      typealias Handler = A
      associatedtype Element: A
      func one(_ a: A) -> A
      func two(_ a: A?, _ b: [A], _ c: [String: B?]) throws -> (A, b: B)?
      func three(_ both: A & B, _ c: Base & A) -> (A & B)?
      func four(_ f: @escaping (A) -> B, _ g: (Error) -> Void) -> Result<A, Error>
      func five(_ t: A.Type, _ p: A.Protocol) -> A.Type?
      func six<T: A & B>(_ t: T, _ e: Error...) -> T where T: Handler
      func seven(_ h: Handler, _ s: some A, _ w: any A, _ o: (any A)?)
      func eight(_ both: Both, _ said: Said, _ perhaps: Perhaps, _ e: Element)
      func nine(_ c: Codable & Sendable, _ d: Decoder, _ a: AnyObject, _ x: Any) -> NSObjectProtocol?
      func ten(_ x: inout A, _ y: @autoclosure () -> A, _ z: (inout A) -> Void)
      func overloaded(_ a: A)
      func overloaded(_ b: B)
      func eleven<A>(_ a: A) -> [A]
      var last: A { get set }
      var failure: Error? { get }
      var other: B! { get set }
      subscript(a: String) -> A? { get set }
      init(a: A)
      static func make() -> A
    }
    public protocol Fixed: Uses where Element == Implementation {}
    public protocol Storing<Item> { associatedtype Item; func put(_ item: Item) -> [Item] }
    public protocol StoringAny: Storing where Item == A {
      func more(_ item: Item) -> Item?
      func copy(to other: any Storing<A>)
    }
    """

  @Test("say 'any' where the protocol need not", arguments: [DoubleKind.spy, .stubs], [5, 6])
  func areMarked(kind: DoubleKind, mode: Int) throws {
    var request = DoublesRequest()
    request.kind = kind
    request.allProtocols = true
    request.testableImports = ["App"]
    let source = SourceFile(ofApp: Self.protocols)
    let made = DoublesFile([source], request)
    #expect(made.doubleCount == 6)
    let diagnostics = try Compiler.diagnostics(
      about: ["Doubles.swift": made.string], importing: "App", of: Self.protocols, mode: mode,
      flags: ["-enable-upcoming-feature", "ExistentialAny"], flagsOfModule: ["-enable-testing"])
    #expect(diagnostics == "")
  }

  @Test("do not say it of what a module that the file does not import declares")
  func unseenModules() {
    let sources = [
      "import Other\npublic protocol P { func f(_ a: Publisher, _ b: Error) }",
      "import Combine\npublic protocol Q { func g(_ a: Cancellable) }",
      "import UserNotifications\npublic protocol R { func h(_ a: UNUserNotificationCenterDelegate?) }",
      "import WebKit\npublic protocol S { var s: WKNavigationDelegate? { get } }",
    ]
    var request = DoublesRequest()
    request.allProtocols = true
    let text = DoublesFile(sources.map { SourceFile(path: "App.swift", source: Array($0.utf8)) }, request)
      .string
    #expect(text.contains("func f(_ a: Publisher, _ b: any Error)"))
    #expect(text.contains("func g(_ a: any Cancellable)"))
    #expect(text.contains("func h(_ a: (any UNUserNotificationCenterDelegate)?)"))
    #expect(text.contains("var s: (any WKNavigationDelegate)? {"))
  }
}
