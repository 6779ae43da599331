extension AnnotationTests {
  /// Every annotation on every kind of declaration that may have it, with each of its options.
  static let program = #"""
    import Stubble

    @Stubbable class Service {
      @StubbableFunction init() { print("init") }
      @StubbableFunction convenience init(x: Int) { self.init() }
      @StubbableFunction required init?(y: Int) { nil }
      @StubbableFunction func plain() { print("plain") }
      @StubbableFunction(name: "_renamed") func renamed() -> Int { 1 }
      @StubbableFunction(access: .public) func accessible() {}
      @StubbableFunction(sendable: true) func sendable() {}
      @StubbableFunction(calls: true) func recorded(_ a: Int, b: String) {}
      @StubbableFunction(name: "_f", access: .private, sendable: false, calls: false) func all() {}
      @StubbableFunction @discardableResult func effects(_ x: inout Int) async throws -> Int { 1 }
      @StubbableFunction func generic<T: Equatable>(_ x: T, _ y: some Sequence<Int>) -> T where T: Hashable { x }
      @StubbableFunction func throwing() throws(Trouble) {}
      @StubbableFunction func rethrowing(_ f: () throws -> Void) rethrows { try f() }
      @StubbableFunction private func hidden() {}
      @StubbableFunction static func make() -> Service { Service() }
      @StubbableFunction class func remake() -> Service { make() }
      @StubbableFunction static func == (a: Service, b: Service) -> Bool { a === b }
      @StubbableFunction @available(macOS 99, *) func later() {}
      @StubbableFunction subscript(i: Int) -> Int { get { i } set {} }
      @StubbableFunction static subscript(i: Int) -> Int { i }
      @StubbableProperty subscript(s: String) -> Int { get { s.count } set {} }
      @StubbableProperty static subscript(s: String) -> Int { s.count }
      @StubbableProperty subscript<T>(t: T) -> T { t }

      @StubbableProperty var stored = 1
      @StubbableProperty var typed: [Int] = []
      @StubbableProperty var unset: Int?
      @StubbableProperty var forced: Int!
      @StubbableProperty let constant = 1
      @StubbableProperty let assigned: Int = { 2 }()
      @StubbableProperty lazy var lazily = 1
      @StubbableProperty weak var weakly: Service?
      @StubbableProperty unowned var unowning: Service!
      @StubbableProperty private(set) var readable = 1
      @StubbableProperty final var last = 1
      @StubbableProperty var observed = 1 { didSet { print("didSet", oldValue) } }
      @StubbableProperty var watched: Int = 1 { willSet { print("willSet", newValue) } didSet {} }
      @StubbableProperty var computed: Int { 1 }
      @StubbableProperty var effectful: Int { get async throws { 1 } }
      @StubbableProperty var both: Int { get { stored } set { stored = newValue } }
      @StubbableProperty var coroutines: Int { _read { yield stored } _modify { yield &stored } }
      @StubbableProperty static let shared = 1
      @StubbableProperty nonisolated(unsafe) static var global = 1
      @StubbableProperty class var overridable: Int { 2 }
      @StubbableProperty(name: "_other") var renamedProperty = 1
      @StubbableProperty(access: .package) var accessibleProperty = 1
      @StubbableProperty(sendable: true) var sendableProperty = 1
      @StubbableProperty(name: "_x", access: .fileprivate, sendable: false) var allOfThem = 1
      @StubbableProperty @Clamped var wrapped = 300
      @StubbableFunction deinit { print("deinit") }
    }

    @Stubbable final class Derived: Service {
      @StubbableFunction override func plain() { super.plain() }
      @StubbableProperty override var computed: Int { 2 }
    }

    @propertyWrapper struct Clamped { var wrappedValue: Int; init(wrappedValue: Int) { self.wrappedValue = min(wrappedValue, 9) } }

    enum Trouble: Error { case some }

    @Stubbable(functions: false) struct A1 {}
    @Stubbable(properties: false) struct A2 {}
    @Stubbable(computed: false) struct A3 {}
    @Stubbable(statics: false) struct A4 {}
    @Stubbable(access: .internal) struct A5 {}
    @Stubbable(sendable: true) struct A6 {}
    @Stubbable(calls: true) struct A7 {}
    @Stubbable(functions: true, properties: true, computed: true, statics: true, access: .public, sendable: false, calls: false)
    public struct A8<T> {}

    @Stubbable struct Student: Equatable, Hashable, Codable, Sendable {
      @StubbableProperty var name: String = ""
      @StubbableProperty let id: Int
      @StubbableProperty var age = 3
      @StubbableFunction mutating func grow() { age += 1 }
      @StubbableFunction func greet() -> String { "hello \(name)" }
      @Stubbable struct Nested { @StubbableProperty var x = 1 }
    }

    @Stubbable actor Counter {
      @StubbableProperty var count = 0
      @StubbableProperty nonisolated let id = 7
      @StubbableProperty nonisolated var text: String { "counter" }
      @StubbableFunction func increment() -> Int { count += 1; return count }
      @StubbableFunction nonisolated func describe() -> String { "a counter" }
    }

    @MainActor @Stubbable class Model {
      @StubbableProperty var title = "title"
      @StubbableFunction func load() async -> String { title }
      @StubbableFunction nonisolated func free() {}
    }

    enum Kind {
      case a, b
      @StubbableFunction static func parse(_ text: String) -> Kind { text == "a" ? .a : .b }
      @StubbableFunction func next() -> Kind { .b }
      @StubbableProperty var isFirst: Bool { self == .a }
    }

    extension Kind {
      @StubbableFunction func previous() -> Kind { .a }
      @StubbableProperty var isLast: Bool { self == .b }
      @StubbableFunction init(isFirst: Bool) { self = isFirst ? .a : .b }
      @StubbableProperty subscript(i: Int) -> Bool { i == 0 }
    }

    @Spyable protocol P1 { func f() }
    @Spyable(behindPreprocessorFlag: "DEBUG") protocol P2: P1 { var x: Int { get set } }
    @Spyable(accessLevel: .public) public protocol P3: AnyObject {}
    @Spyable(behindPreprocessorFlag: "DEBUG", accessLevel: .private) protocol P4 { associatedtype T }
    @StubbableProtocol protocol P5 { init() }
    @StubbableProtocol(behindPreprocessorFlag: "DEBUG") protocol P6: Sendable {}
    @StubbableProtocol(accessLevel: .package) protocol P7: Actor {}
    @StubbableProtocol(behindPreprocessorFlag: "A", accessLevel: .fileprivate) protocol P8 {}
    @Mockable protocol P9 { static func f() }
    @Mockable(behindPreprocessorFlag: "DEBUG") protocol P10 {}
    @Mockable(accessLevel: .internal) protocol P11 { subscript(i: Int) -> Int { get } }
    @Mockable(behindPreprocessorFlag: "A", accessLevel: .package) protocol P12 {}
    @Spyable(name: "OwnSpy", types: ["T": Int.self], history: false) protocol P14 { associatedtype T }
    @StubbableProtocol(name: "OwnStubs", types: ["T": [String].self, "U": Set<Int>.self], history: true)
    protocol P15 { associatedtype T; associatedtype U }
    @Mockable(behindPreprocessorFlag: "A", accessLevel: nil, name: nil, types: [:], history: false) protocol P16 {}
    @Spyable @StubbableProtocol @Mockable protocol P13 { func f() throws(Trouble) }

    @StubbableFunction func global(_ x: Int) -> Int { x }
    @StubbableProperty nonisolated(unsafe) var globalVariable = 1
    @StubbableProperty var globalComputed: Int { 1 }

    #if DEBUG || true
      @StubbableFunction func conditional() {}
    #endif

    func locally() -> Int {
      @Stubbable struct Local { @StubbableProperty var x = 1; @StubbableFunction func f() -> Int { x } }
      @StubbableFunction func inner() -> Int { Local().f() }
      return inner()
    }

    print(MemoryLayout<Student>.size, MemoryLayout<Student>.alignment, MemoryLayout<A8<Int>>.size)
    print(MemoryLayout<Student.Nested>.stride, MemoryLayout<Kind>.size)
    do {
      let service = Derived()
      service.plain()
      service.observed = 3
      service.watched = 4
      service.both = 5
      service.coroutines += 1
      service.typed.append(1)
      print(service.stored, service.lazily, service.computed, service.wrapped, service[3], service["ab"])
    }
    var student = Student(name: "A", id: 1)
    student.grow()
    print(student, student.greet(), Student(id: 2) == Student(id: 2))
    print(Mirror(reflecting: student).children.map { $0.label ?? "" })
    let counter = Counter()
    print(await counter.increment(), counter.id, counter.text, counter.describe())
    print(await Model().load())
    print(Kind.parse("a").next(), Kind(isFirst: true).isLast, Kind.a[0])
    print(global(1), globalVariable, globalComputed, locally())
    print("done")
    """#
}
