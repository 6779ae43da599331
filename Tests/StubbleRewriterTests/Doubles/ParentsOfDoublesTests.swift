import StubbleRewriter
import StubbleSemantics
import Testing

/// Doubles of protocols that inherit from classes and from what frameworks declare, and of those whose members return
/// publishers and streams.
@Suite("Doubles with parents and feeds") struct ParentsOfDoublesTests {
  private static let classes = """
    import Foundation
    class Base {
      init() {}
      convenience init(y: Int) { self.init() }
      var shared = 1
      func both(a: Int) -> Int { a }
      func callOrder() {}
    }
    class Deep: Base {
      let x: Int
      init(x: Int) { self.x = x; super.init() }
    }
    @MainActor class Controller: NSObject {
      override init() { super.init() }
      required init?(coder: Int) { super.init() }
    }
    class Safe: @unchecked Sendable { init() {} }
    class Generic<T> { var value: T?; init(value: T) { self.value = value }; func reset() {} }
    class Same: Equatable { static func == (a: Same, b: Same) -> Bool { true } }
    protocol OfBase: Base {
      func f() -> Int
      func both(a: Int) -> Int
      func both(a: String) -> Int
      var shared: Int { get }
      var name: String { get set }
    }
    protocol OfDeep: Deep { func f() -> Int }
    protocol OfBaseByWhere where Self: Base { func f() -> Int }
    protocol OfObject: NSObject { func f() -> Int }
    protocol OfOperations: Operation { func f() -> Int; var isReady: Bool { get }; func main(); var name: String? { get set } }
    protocol Side { func side() -> Int }
    protocol OfController: Controller { func f() async -> Int; var a: Int { get set } }
    protocol OfControllerAndSide: Controller, Side { func f() -> Int }
    protocol OfSafe: Safe { func f(_ a: Int, b: Int) -> Int; static func make() -> Int }
    protocol OfGeneric: Generic<Int> { func f() -> Int }
    protocol WithInitializer: Base { init(z: Int); func f() -> Int }
    protocol WithPlainInitializer: Base { init() }
    protocol Deeper: OfBase, Deep { func g() }
    protocol OfSame: Same & Equatable { func g() }
    protocol OfOperation: Operation { func g() -> Int }
    @MainActor protocol OnMainActor: Base { func g() -> Int }
    class Defaults { init(a: Int = 1) {} }
    protocol OfDefaults: Defaults { init(b: Int) }
    protocol OfDefaultsAlone: Defaults { init() }
    class Hashed: Hashable {
      init() {}
      static func == (a: Hashed, b: Hashed) -> Bool { a === b }
      func hash(into hasher: inout Hasher) {}
    }
    protocol OfHashed: Hashed, Comparable { func f() }
    protocol OfComparedObject: NSObject, Comparable { func f() }
    class Outer { class Inner { class func make() -> Int { 1 } } }
    enum Queues {
      @globalActor actor Queue { static let shared = Queue() }
      @Queue class Worker { init() {}; func work() {} }
    }
    protocol OfWorker: Queues.Worker { func f() }
    protocol OfInner: Outer.Inner {
      static func make() -> Int
      static func other() -> Int
      subscript(i: Int) -> String { get set }
    }
    class Throwing { init() throws {} }
    protocol OfThrowing: Throwing { func f() -> AsyncStream<Int> }
    protocol Streaming: Base {
      func events(of id: Int) -> AsyncStream<Int>
      static func shared() -> AsyncStream<Int>
    }
    @MainActor protocol StreamingOnMainActor: Controller {
      var events: AsyncStream<Int> { get }
      static func shared() -> AsyncStream<Int>
    }
    protocol StreamingSafely: Safe { var events: AsyncStream<Int> { get } }
    protocol WithItem: Base { associatedtype Item; func g() -> Item }
    class Readable {
      private(set) var size = 0
      var name: String { "" }
      var count: Int { get throws { 0 } }
      subscript(i: Int) -> Int { i }
      func load() throws -> Int { 0 }
      func later() async -> Int { 0 }
      class var shared: Int { 0 }
    }
    protocol OfReadable: Readable {
      var size: Int { get set }
      var name: String { get set }
      var count: Int { get }
      subscript(i: Int) -> Int { get set }
      func load() -> Int
      func later() -> Int
      static var shared: Int { get set }
    }
    protocol OfBaseSafely: Base, Sendable { func f(_ a: Int) -> Int; var a: Int { get set } }
    protocol ActingAsObject: NSObjectProtocol, Actor { func f(_ a: Int) -> Int; var a: Int { get } }
    protocol OfDescribed: NSObjectProtocol { var description: String { get set } }
    protocol OfItself: NSObjectProtocol { func `self`() -> Self; func isProxy() -> Bool; func f() }
    class Counting<T> { func next() -> Int { 0 }; func last(_ x: Int) -> T? { nil }; func all() -> [Int] { [] } }
    class Making {
      init(a: Int) {}
      init() {}
      init?(name: String) { nil }
      init(file: Int) throws {}
      convenience init(b: Int) { self.init() }
    }
    class Remaking: Making { override init() { super.init() } }
    protocol OfMaking: Making { init(a: Int); init(name: String); init(b: Int) }
    protocol OfThrowingMaking: Making { init(file: Int) throws; init() }
    protocol OfRemaking: Remaking { init(a: Int); func f() }
    class CodedParent: Codable { var a = 1; init() {} }
    protocol OfCodedParent: CodedParent, Codable { func f() -> Int }
    protocol OfCodedAndMade: CodedParent, Decodable { init(y: Int) }
    protocol OfDecodedParent: CodedParent, Decodable { func f() -> Int; var b: Int { get set } }
    protocol OfCounting: Counting<String> {
      func next() -> String
      func last(_ x: Int) -> String?
      func all() -> [String]
    }
    """

  private static let frameworks = """
    import Combine
    import Foundation
    import FoundationNetworking
    import FoundationXML
    import Observation
    final class Box { var x = 0 }
    enum Trouble: Error { case one }
    protocol Events {
      func events(of id: Int) -> AsyncStream<Int>
      var all: AsyncThrowingStream<String, any Error> { get }
      var settable: AsyncStream<Int> { get set }
      func effectful() async throws -> AsyncThrowingStream<Int, Error>
      var effectfulProperty: AsyncStream<Int> { get async throws }
      static func shared() -> AsyncStream<Int>
      func optional() -> AsyncStream<Int>?
      func typed() -> AsyncThrowingStream<Int, Trouble>
      func boxes() -> AsyncStream<Box>
      init(x: Int)
      subscript(id: Int) -> AsyncStream<Int> { get }
      var numbers: Numbers { get }
      func moreNumbers() -> MoreNumbers
    }
    typealias MoreNumbers = Numbers
    typealias Numbers = AsyncStream<Int>
    protocol SendableEvents: Sendable {
      func events(of id: Int) -> AsyncStream<Int>
      func boxes() -> AsyncStream<Box>
      var boxProperty: AsyncStream<Box> { get }
      static func shared() -> AsyncStream<Int>
      init()
    }
    @MainActor protocol MainEvents { func events() -> AsyncStream<Int>; func boxes() -> AsyncStream<Box> }
    protocol ActorEvents: Actor {
      func events() -> AsyncStream<Int>
      func boxes() -> AsyncStream<Box>
      func all(_ x: Int) async -> any AsyncSequence<Int, Never>
    }
    protocol GenericEvents {
      associatedtype E
      func events() -> AsyncStream<E>
      static func shared() -> AsyncStream<E>
      var publisher: AnyPublisher<E, Never> { get }
    }
    protocol OwnStream { associatedtype AsyncStream; func events() -> AsyncStream }
    protocol Sequences {
      func events() -> any AsyncSequence<Int, Never>
      func throwing() -> any AsyncSequence<Int, any Error>
      func unknown() -> any AsyncSequence
    }
    protocol Publishers {
      func events(of id: Int) -> AnyPublisher<Int, Never>
      var all: AnyPublisher<String, any Error> { get }
      static func shared() -> AnyPublisher<Int, Never>
      var eventsSubject: Int { get }
      var eventsOfSubject: Int { get }
    }
    protocol SendablePublishers: Sendable {
      func events(of id: Int) -> AnyPublisher<Int, Never>
      var all: AnyPublisher<String, any Error> { get }
      static func shared() -> AnyPublisher<Int, Never>
    }
    @MainActor protocol MainPublishers {
      func events() -> AnyPublisher<Int, Never>
      var all: AnyPublisher<String, any Error> { get }
    }
    protocol ActorPublishers: Actor { func events(of id: Int) -> AnyPublisher<Int, Never> }
    protocol Model: ObservableObject { var a: Int { get set }; var b: Int { get } }
    @MainActor protocol MainModel: ObservableObject {
      var a: Int { get set }
      var b: AnyPublisher<Int, Never> { get }
    }
    protocol SendableModel: ObservableObject, Sendable { var a: Int { get set }; static var s: Int { get set } }
    protocol Announcing: ObservableObject { var objectWillChange: ObservableObjectPublisher { get }; var a: Int { get set } }
    @MainActor protocol MainAnnouncing: ObservableObject { var objectWillChange: ObservableObjectPublisher { get } }
    protocol SendableAnnouncing: ObservableObject, Sendable { var objectWillChange: ObservableObjectPublisher { get } }
    protocol AnnouncingPlainly: ObservableObject where ObjectWillChangePublisher == ObservableObjectPublisher { var a: Int { get set } }
    protocol AnnouncingBySubject: ObservableObject where ObjectWillChangePublisher == PassthroughSubject<Int, Never> { var a: Int { get set } }
    protocol AnnouncingSomehow: ObservableObject { associatedtype ObjectWillChangePublisher = PassthroughSubject<Int, Never>; var a: Int { get } }
    protocol AnnouncingByName: ObservableObject { var objectWillChange: ObjectWillChangePublisher { get }; var a: Int { get } }
    @MainActor protocol MainFailing: LocalizedError { var errorDescription: String? { get }; var a: Int { get } }
    @MainActor protocol MainCounting: Sequence where Element == Int { var underestimatedCount: Int { get } }
    @MainActor protocol MainFailingByCode: CustomNSError { var errorCode: Int { get }; static var errorDomain: String { get } }
    protocol Observed: Observable { var a: Int { get set } }
    protocol Identified: Identifiable { var a: Int { get } }
    protocol Failing: Error { var a: Int { get } }
    protocol Named { var name: String { get } }
    protocol OwnNamed: Named { associatedtype Named; func named() -> Named }
    protocol Coded: Codable { var a: Int { get set } }
    protocol CodedAndMore: Codable, Identifiable, Sendable { var a: Int { get set } }
    @MainActor protocol MainCoded: Codable { var events: AsyncStream<Int> { get }; func all() -> AsyncStream<Box> }
    protocol Acting: Actor { func act() -> Int }
    protocol OfObjectProtocol: NSObjectProtocol { var code: Int { get } }
    protocol Downloading: URLSessionDownloadDelegate, URLSessionDataDelegate { var code: Int { get } }
    @MainActor protocol Parsing: XMLParserDelegate, StreamDelegate { var code: Int { get } }
    protocol Archived: NSSecureCoding, NSMutableCopying, NSLocking { var code: Int { get } }
    protocol Recovering: RecoverableError {}
    protocol Importing: ProgressReporting { func start() }
    """

  @Test("compile in both language modes", arguments: [5, 6]) func compile(mode: Int) throws {
    let source = Self.classes + "\n" + Self.frameworks
    let doubles = DoublesOfAllKinds(of: source)
    #expect(doubles.messages == [])
    #expect(doubles.counts == [78, 78, 78])
    let others = ["Source.swift": source, "Combine.swift": CombineStandIn.source]
    let files = doubles.files.merging(others) { $1 }.mapValues {
      $0.replacing("import Combine\n", with: "").replacing("Combine.", with: "")
    }
    #expect(try Compiler.diagnostics(about: files, mode: mode) == "")
  }

  @Test(
    "implement what the protocols of frameworks require",
    arguments: [
      ("CoreLocation", "CLLocationManagerDelegate", ""),
      ("CoreBluetooth", "CBCentralManagerDelegate", "centralManagerDidUpdateState"),
      ("CoreData", "NSFetchedResultsControllerDelegate", ""),
      ("AVFoundation", "AVCaptureFileOutputRecordingDelegate", "fileOutput"),
      ("AuthenticationServices", "ASWebAuthenticationPresentationContextProviding", "presentationAnchor"),
      ("UIKit", "UITextInput", "caretRect"), ("UIKit", "UITableViewDragDelegate", "tableView"),
      ("AppKit", "NSTextFieldDelegate", ""),
    ])
  func frameworks(module: String, parent: String, member: String) {
    let doubles = DoublesOfAllKinds(of: "import \(module)\nprotocol P: \(parent) { func run() }")
    #expect(doubles.counts == [1, 1, 1])
    #expect(
      doubles.made.allSatisfy {
        $0.string.contains(": NSObject, P {")
          && $0.string.contains("func \(member.isEmpty ? "run" : member)(")
      })
  }

  @Test(
    "are refused where the class has a member that they would have to override, and cannot",
    arguments: [
      (
        "class A { let x = 0 }; protocol P: A { var x: Int { get set } }",
        "'x' of the class 'A' cannot be set"
      ),
      ("class A { final func f() throws {} }; protocol P: A { func f() }", "'f' of the class 'A' throws"),
      (
        "class A {}; extension A { var x: Int { 1 } }; protocol P: A { var x: Int { get set } }",
        "'x' of the class 'A' cannot be set"
      ),
      (
        "class A { var x: Int { 1 } }; typealias B = String; protocol P: A { var x: B { get } }",
        "'x' of the class 'A' has another type"
      ),
      (
        "class A { func f() -> A? { nil } }; protocol P: A { func f() -> A }",
        "'f' of the class 'A' has another type"
      ),
    ])
  func finalMembers(source: String, lack: String) {
    #expect(
      doubles(of: source, .spy).diagnostics.values.joined().map(\.message) == [
        "no double of 'P': \(lack), and cannot be overridden"
      ])
  }

  @Test(
    "are refused where no class or actor could have the isolation, the parents and the initializers that are required",
    arguments: [
      (
        "class A { var x: Int { 1 } }; @MainActor protocol P: A { var x: Int { get set } }",
        "'x' of the class 'A' cannot be overridden on @MainActor"
      ),
      (
        "@globalActor actor G { static let shared = G() }; @MainActor class A {}; @G protocol P: A {}",
        "it is isolated to @G, and the class 'A' to @MainActor"
      ),
      (
        "@MainActor protocol Q {}; protocol P: Actor, Q {}",
        "an actor cannot conform to 'Q', which is isolated to @MainActor"
      ),
      (
        "protocol A { var x: [Int] { get } }; protocol B: A {}; protocol P: B { var x: [String] { get } }",
        "'x' has different types in 'P' and 'A'"
      ),
      (
        "protocol A { var x: Int.Type { get } }; protocol P: A { var x: String.Type { get } }",
        "'x' has different types in 'P' and 'A'"
      ),
      (
        "protocol A { var x: Int { get } }; protocol P: A { var x: Int.Type { get } }",
        "'x' has different types in 'P' and 'A'"
      ),
      (
        "protocol A { var x: [Self] { get } }; protocol P: A { var x: [Int] { get } }",
        "'x' has different types in 'P' and 'A'"
      ),
      (
        "protocol A { var x: Self? { get } }; protocol P: A { var x: (any A)? { get } }",
        "'x' has different types in 'P' and 'A'"
      ),
      (
        "import Foundation\nclass A {}; protocol P: A, NSObjectProtocol {}",
        "the class 'A' does not conform to 'NSObjectProtocol'"
      ),
      (
        "@MainActor class A {}; protocol P: A { nonisolated init(x: Int) }",
        "it requires 'init(x:)' on no actor, and the superclass 'A' is on @MainActor"
      ),
      ("class A {}; protocol Q: A {}; protocol P: Actor, Q {}", "an actor cannot inherit from the class 'A'"),
      (
        "import Distributed\nprotocol P: DistributedActor { distributed func f() }",
        "it is for distributed actors, and a double is an object of the test's own process"
      ),
      (
        "import Foundation\nprotocol P: NSObjectProtocol { init?() }",
        "it requires an 'init()' that may fail, which cannot override that of the superclass 'NSObject'"
      ),
      (
        "class A {}; protocol P: A { init() throws }",
        "it requires an 'init()' that may fail, which cannot override that of the superclass 'A'"
      ),
    ])
  func impossibleParents(source: String, reason: String) {
    let messages = doubles(of: source, .mock).diagnostics.values.joined().map(\.message)
    #expect(messages.contains("no double of 'P': \(reason)"), "\(messages)")
  }

  /// The conformance to `ObservableObject` is isolated there, and `id` is not.
  @Test("announce only changes on the actor of their conformances") func isolatedAnnouncements() {
    let source =
      "import Combine\nprotocol P: ObservableObject, Identifiable, Hashable { var x: Int { get set } }"
    let file = SourceFile(
      path: "Source.swift", source: Array(source.utf8),
      settings: CompilerSettings(defaultIsolation: .mainActor))
    for made in DoublesOfAllKinds([file]).made {
      let announcements = made.string.split(separator: "objectWillChange.send()").count - 1
      #expect(announcements == 1, "\(made.string)")
    }
  }

  @Test("compile where the main actor is the default isolation") func onMainActor() throws {
    let source = """
      import Foundation
      class Plain { var y = 1 }
      class Declared { init(x: Int) {}; convenience init() { self.init(x: 1) } }
      class OfObject: NSObject {}
      class Shared: @unchecked Sendable { init() {} }
      protocol OfPlain: Plain { func events() -> AsyncStream<Int> }
      protocol OfDeclared: Declared { var all: AsyncThrowingStream<Int, any Error> { get } }
      protocol OfOfObject: OfObject { func f() -> Int }
      protocol OfShared: Shared { func f() -> Int }
      nonisolated protocol OfFormatter: Formatter { func f() -> Int }
      protocol OfOperation: Operation { func f() -> Int }
      protocol Isolated { var y: Int { get }; func g() -> Int }
      nonisolated protocol OfIsolated: Plain, Isolated { func f() -> Int }
      """
    let doubles = DoublesOfAllKinds(of: source, settings: CompilerSettings(defaultIsolation: .mainActor))
    let message =
      "no double of 'OfOperation': it is on the main actor by default, and the class 'Operation' is not"
    #expect(doubles.messages == [message, message, message])
    let others = ["Source.swift": source, "StandIn.swift": StubStandIn.onNoActor]
    let files = doubles.files.merging(others) { $1 }
    let flags = ["-default-isolation", "MainActor"]
    #expect(try Compiler.diagnostics(about: files, mode: 6, flags: flags) == "")
  }

  /// View controllers, whose initializers must not be lost, nor what they have already be declared again, and protocols
  /// with optional requirements.
  @Test("compile with view controllers and delegates above them", arguments: [5, 6])
  func viewControllers(mode: Int) throws {
    let source = """
      import UIKit
      protocol LoginScreen: UIViewController {
        var title: String? { get set }
        var user: String { get set }
        func show(_ text: String) -> Bool
        func dismiss(animated flag: Bool, completion: (() -> Void)?)
      }
      protocol Cell: UIView { associatedtype Model; func configure(with model: Model) }
      @MainActor protocol Lister: UITableViewDataSource, UITableViewDelegate { var title: String { get } }
      """
    let library = """
      import Foundation
      @MainActor open class UIResponder: NSObject { public override init() { super.init() } }
      @MainActor open class UIViewController: UIResponder {
        public convenience override init() { self.init(nibName: nil, bundle: nil) }
        public init(nibName: String?, bundle: Bundle?) { super.init() }
        public required init?(coder: NSCoder) { super.init() }
        open var title: String?
        open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {}
      }
      @MainActor open class UIView: UIResponder {
        public convenience override init() { self.init(frame: 1) }
        public init(frame: Int) { super.init() }
        public required init?(coder: NSCoder) { super.init() }
      }
      @MainActor open class UITableView: UIView {}
      @MainActor open class UITableViewCell: UIView {}
      @MainActor public protocol UIScrollViewDelegate: NSObjectProtocol {}
      @MainActor public protocol UITableViewDelegate: UIScrollViewDelegate {}
      @MainActor public protocol UITableViewDataSource: NSObjectProtocol {
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell
      }
      """
    let use = """
      import Foundation
      @MainActor func use() -> [Bool] {
        [
          LoginScreenSpy().userGetCallsCount == CellSpy<Int>(frame: 2).callOrder.count,
          StubbableLoginScreen { $0.user = "" }.user == StubbableCell<String>().callOrder.first,
          MockLoginScreen(.relaxed).showStub.calls.count
            == MockCell<Int>(coder: NSCoder())?.configureStub.calls.count,
        ]
      }
      """
    let doubles = DoublesOfAllKinds(of: source)
    #expect(doubles.messages == [])
    let others = ["Source.swift": source, "UIKit.swift": library, "Use.swift": use]
    let files = doubles.files.merging(others) { $1 }.mapValues {
      $0.replacing("import UIKit\n", with: "").replacing("UIKit.", with: "")
    }
    #expect(try Compiler.diagnostics(about: files, mode: mode) == "")
  }

  /// What a program prints that uses the doubles of some protocols.
  private func run(_ protocols: String, _ kind: DoubleKind, _ main: String) throws -> String {
    let made = doubles(of: protocols, kind)
    #expect(made.diagnostics.values.joined().isEmpty)
    var files = [
      "Protocols.swift": protocols, "Doubles.swift": made.string, "main.swift": main,
      "Combine.swift": CombineStandIn.source,
    ]
    if kind == .mock { files["Stubs.swift"] = StubStandIn.source }
    files = files.mapValues {
      $0.replacing("import Combine\n", with: "").replacing("import Stubble\n", with: "")
    }
    return try Compiler.output(of: files, mode: 6)
  }

  private static let publishers = """
    import Combine
    protocol Feed: ObservableObject {
      var limit: Int { get set }
      var values: AnyPublisher<Int, Never> { get }
      func values(of id: Int) -> AnyPublisher<String, any Error>
    }
    """

  @Test(
    "a test feeds publishers, and objects say that they change",
    arguments: [
      (DoubleKind.spy, "FeedSpy()", "double.valuesSubject", "double.valuesOfSubject"),
      (.stubs, "StubbableFeed { $0.noop() }", "double.stubs.valuesSubject", "double.stubs.valuesOfSubject"),
      (.mock, "MockFeed()", "double.valuesSubject", "double.valuesOfSubject"),
    ])
  func publishers(kind: DoubleKind, making: String, property: String, function: String) throws {
    let output = try run(
      Self.publishers, kind,
      """
      let double = \(making)
      let feed: any Feed = double
      let a = feed.values.sink { print($0) }
      let b = feed.values(of: 3).sink(receiveCompletion: { _ in }) { print($0) }
      let c = double.objectWillChange.sink { print("changes") }
      \(property).send(1)
      \(function).send("b")
      double.limit = 2
      """)
    #expect(output == "1\nb\nchanges\n")
  }
}

/// What doubles use of Combine, where there is none.
enum CombineStandIn {
  static let source = """
    public final class AnyCancellable {}
    public protocol Publisher<Output, Failure> {
      associatedtype Output
      associatedtype Failure: Error
      func sink(
        receiveCompletion: @escaping (Result<Void, Failure>) -> Void, receiveValue: @escaping (Output) -> Void
      ) -> AnyCancellable
    }
    extension Publisher {
      public func eraseToAnyPublisher() -> AnyPublisher<Output, Failure> { AnyPublisher(base: self) }
    }
    extension Publisher where Failure == Never {
      public func sink(receiveValue: @escaping (Output) -> Void) -> AnyCancellable {
        sink(receiveCompletion: { _ in }, receiveValue: receiveValue)
      }
    }
    public struct AnyPublisher<Output, Failure: Error>: Publisher {
      let base: any Publisher<Output, Failure>
      public func sink(
        receiveCompletion: @escaping (Result<Void, Failure>) -> Void, receiveValue: @escaping (Output) -> Void
      ) -> AnyCancellable { base.sink(receiveCompletion: receiveCompletion, receiveValue: receiveValue) }
    }
    public final class PassthroughSubject<Output, Failure: Error>: Publisher {
      private var receivers: [(Output) -> Void] = []
      public init() {}
      public func send(_ value: Output) { for receive in receivers { receive(value) } }
      public func sink(
        receiveCompletion: @escaping (Result<Void, Failure>) -> Void, receiveValue: @escaping (Output) -> Void
      ) -> AnyCancellable {
        receivers.append(receiveValue)
        return AnyCancellable()
      }
    }
    public final class ObservableObjectPublisher: Publisher {
      private let subject = PassthroughSubject<Void, Never>()
      public init() {}
      public func send() { subject.send(()) }
      public func sink(
        receiveCompletion: @escaping (Result<Void, Never>) -> Void, receiveValue: @escaping (()) -> Void
      ) -> AnyCancellable { subject.sink(receiveCompletion: receiveCompletion, receiveValue: receiveValue) }
    }
    public protocol ObservableObject: AnyObject {
      associatedtype ObjectWillChangePublisher: Publisher = ObservableObjectPublisher
      where ObjectWillChangePublisher.Failure == Never
      var objectWillChange: ObjectWillChangePublisher { get }
    }
    nonisolated(unsafe) private var publishers: [ObjectIdentifier: ObservableObjectPublisher] = [:]
    extension ObservableObject where ObjectWillChangePublisher == ObservableObjectPublisher {
      public var objectWillChange: ObservableObjectPublisher {
        let publisher = publishers[ObjectIdentifier(self)] ?? ObservableObjectPublisher()
        publishers[ObjectIdentifier(self)] = publisher
        return publisher
      }
    }
    """
}
