/// Protocols of every odd shape, each for something that once came out wrong or might.
enum OddProtocols {
  static let source = #"""
    struct Trouble: Error {}
    final class Thing {}
    struct Token: ~Copyable { var x: Int }

    @OtherActor protocol OnOtherActor { func f(_ a: Int) -> Int; var p: Int { get set }; func g() async -> Thing }
    @MainActor protocol BesideOtherActor: OnOtherActor { func h(_ a: Int) -> Int; var q: Int { get } }
    protocol Stepping { var m: Int { mutating get }; mutating func step(_ n: Int) throws -> Int }
    protocol SteppingObject: AnyObject, Stepping { func other() }
    protocol Started { init(); init(id: Int) throws; init(later: Int) async }
    protocol StartedActor: Actor, Started {
      var thing: Thing { get async }
      subscript(i: Int) -> Thing { get async throws }
    }

    protocol Asked { func f<T>(_ a: Int) throws -> [T]; func f<T>(_ a: Int) throws -> T; func g() -> Int }
    protocol AskedBySubscript { subscript<T>(a: Int) -> T { get throws }; subscript<T>(b: Int) -> T? where T: Box { get throws } }
    protocol AskedForTuples { func f<T>() -> (T, Int); func f<T, U>() -> (T, U) }
    protocol AskedForCodable { func f<T: Codable>() -> [T]?; func f<T>() -> T where T: Decodable; func f<T>() -> T }
    protocol AskedForResults { func f<T>() -> Result<T, any Error>; func f<T, U: Error>() -> Result<T, U> }
    protocol AskedForOne { func f<T: Box & Sendable>(_ a: T) -> Int; func f<T: Box & Sendable, U: Equatable>(_ a: T) -> U }

    @MainActor struct Seat: @MainActor Hashable { let row = 1 }
    @MainActor protocol Plan { associatedtype Place: Hashable; func all() -> [Place: Int]; var free: Set<Place> { get } }
    @MainActor protocol SeatPlan: Plan where Place == Seat { func plan() }

    protocol Lockable { func lock(); func unlock() }
    protocol LockOwner: Lockable { var lock: Int { get } }
    extension LockOwner { func lock() {} }

    protocol Nested where A == [B], B == [C], C == [D], D == [E], E == Int {
      associatedtype A
      associatedtype B
      associatedtype C
      associatedtype D
      associatedtype E
      associatedtype Items: Sequence where Items.Element == A
      func items(_ first: A) -> Items
    }

    protocol Ranked: Comparable { var rank: Int { get } }
    protocol Choice: CaseIterable { var title: String { get } }
    protocol Registry {
      associatedtype Key: Hashable
      static var shared: Int { get set }
      static func make(_ key: Key) -> Int
      func get(_ key: Key) -> String
    }
    protocol Rows {
      func row<let width: Int>(_ row: InlineArray<width, Int>) -> Int
      func rows<let width: Int, Cell: Equatable>(_ rows: [InlineArray<width, Cell>]) throws -> InlineArray<width, Cell>
      static func make<let width: Int>(of row: [width of Int]) async -> [3 of Int]
    }
    protocol Addable {
      static func + (a: Self, b: Self) -> Self
      func value() -> Int
    }
    protocol Lit: ExpressibleByStringLiteral, ExpressibleByIntegerLiteral { var s: String { get } }
    protocol Coll: Collection { func more() }
    protocol Bidi: BidirectionalCollection { func more() }
    protocol Box<Item> {
      associatedtype Item
      var item: Item { get }
    }
    protocol IntBox: Box<Int> { func more() }
    protocol Keys {
      var `default`: Int { get }
      func `class`(`in`: Int) -> Int
      func `init`()
      func `self`()
      var `Type2`: Int { get }
      func `for`(_ `for`: Int, `where` `let`: String)
    }
    protocol Clash {
      func load()
      var loadCount: Int { get }
      func load(called: Bool)
    }
    protocol Auto {
      func a(_ x: @autoclosure @escaping () -> Int)
      func b(_ x: @autoclosure () async throws -> Int) async throws
      func c(_ x: @autoclosure () -> some Equatable)
    }
    protocol Typed {
      associatedtype Failure: Error
      func run() throws(Failure) -> Int
      func never() throws(Never)
      func anyE() throws(any Error)
    }
    protocol Reth {
      func map<T>(_ f: (Int) throws -> T) rethrows -> [T]
      func map2<T, E: Error>(_ f: (Int) throws(E) -> T) throws(E) -> [T]
    }
    protocol Str {
      associatedtype S: AsyncSequence where S.Element == Int
      func stream() -> S
      func any() -> any AsyncSequence<Int, any Error>
    }
    protocol Subs {
      subscript() -> Int { get }
      subscript(_ a: Int, b b: String) -> Int? { get set }
      static subscript(x: Int) -> Int { get }
      subscript<T: Hashable>(k: T) -> T { get set }
      subscript(s: String) -> Int { get throws }
      subscript(v: Int...) -> Int { get }
    }
    protocol Inits {
      init()
      init(a: Int)
      init?(b: Int)
      init!(c: Int)
      init<T>(t: T)
      init(d: Int) async throws
      init(e: Int) throws(Trouble)
    }
    protocol Send: Sendable {
      var x: Int { get set }
      var y: String? { get }
      func f(_ o: sending Thing) -> Int
      func g(_ c: @escaping @Sendable () -> Void)
      static var s: Int { get set }
      subscript(i: Int) -> Int { get set }
      init(z: Int)
      var e: Int { get async throws }
      func opt() -> Thing?
    }
    protocol Act2: Actor {
      var x: Int { get set }
      var y: String? { get set }
      func f(_ o: Thing) async -> Int
      func g() throws(Trouble)
      static func st() -> Int
      subscript(i: Int) -> Int { get set }
      init(z: Int)
      nonisolated var id: String { get }
      nonisolated func n()
      var e: Int { get async throws }
      func gen<T>(_ t: T) async -> T
      @MainActor func m() -> Int
    }
    @globalActor actor MyActor { static let shared = MyActor() }
    @MyActor protocol Glob {
      var x: Int { get set }
      func f(_ o: Thing) async throws -> Thing
      nonisolated func n() -> Int
      static var st: Int { get }
      subscript(i: Int) -> Int { get set }
      init(z: Int)
      nonisolated var ni: Int { get }
      var e: Int { get async }
    }
    protocol Part {
      @MainActor func m(_ x: Int) -> Int
      @MyActor var v: Int { get set }
      @MainActor var w: String? { get }
      func p()
      @MainActor static func st() -> Int
      @MainActor subscript(i: Int) -> Int { get }
    }
    @MainActor protocol MainSend: Sendable {
      var x: Int { get }
      func f() async -> Int
    }

    protocol W1 where Self: AnyObject { func f() }
    protocol W2: AnyObject where Self: Sendable { func f() }
    protocol W3<A, B> {
      associatedtype A: Collection where A.Element: Hashable
      associatedtype B: Sequence where B.Element == A.Element
      associatedtype C = Int
      func f(_ a: A, _ b: B) -> C
      func g(_ c: A.Element)
    }
    protocol W4: W3 where A == [Int] { func h() }
    protocol W5 {
      associatedtype T: W5
      func next() -> T?
    }
    protocol W6 {
      associatedtype T: Equatable & Sendable
      associatedtype U: AnyObject
      func f(_ t: T, u: U)
    }
    protocol S1 {
      func copy() -> Self
      func eq(_ o: Self) -> Bool
      static var zero: Self { get }
      func opt() -> Self?
      func arr() -> [Self]
      var me: Self { get }
    }
    protocol M1 {
      mutating func inc(by: inout Int) -> Int
      var v: Int { mutating get nonmutating set }
      mutating func reset()
      nonmutating func nm()
    }
    #if canImport(ObjectiveC)
    @objc protocol Oc { @objc optional func f() }
    #endif
    @available(macOS 99, *) protocol Av { func f() }
    protocol Av2 {
      @available(macOS 99, *) func f()
      @available(*, deprecated) func g()
      @available(*, deprecated, message: "x") var v: Int { get }
      func h()
    }
    @available(*, deprecated) protocol Av3 { func f() }
    @available(*, deprecated) struct Dated { init() {} }
    @available(*, deprecated) enum DatedError: Error { case old; typealias Also = Int }
    protocol Av4 {
      @available(*, deprecated) func f(_ x: Dated) -> Dated
      @available(*, deprecated) func g(_ x: Dated, y: [Dated]) async throws(DatedError) -> Dated?
      @available(*, deprecated) var v: Dated { get set }
      @available(*, deprecated) var n: [DatedError.Also] { get set }
      @available(*, deprecated) subscript(_ x: Dated) -> Int { get set }
      var half: Int { get @available(*, deprecated) set }
      var other: Int { @available(*, deprecated) get }
      var third: Int { @available(*, deprecated) get async throws }
      subscript(x: Int) -> Int { get @available(*, deprecated) set }
    }
    protocol LitText: ExpressibleByStringLiteral { func f(_ x: UnicodeScalarLiteralType) -> Int; func g() -> StringLiteralType; func h() }
    protocol LitStatic: ExpressibleByStringLiteral where StringLiteralType == StaticString { func f(_ x: StringLiteralType) -> Int }
    protocol LitNumber: ExpressibleByIntegerLiteral & ExpressibleByFloatLiteral { func f(_ x: IntegerLiteralType) -> FloatLiteralType }
    protocol Av5: Sendable {
      @available(*, deprecated) func f(_ x: Dated) -> Dated
      @available(*, deprecated) static func make(_ x: Dated, y: Int) -> Dated
    }
    @available(*, deprecated) protocol Av6 { func f(_ x: Dated) -> Dated }
    protocol Av7: Actor { @available(*, deprecated) func f(_ x: Dated) -> [Dated] }
    enum Ns { protocol P { func P() -> Int; var p: Int { get } }; struct Item { protocol Delegate: AnyObject { func item(_ i: Item) } } }
    protocol Cond {
      #if DEBUG
      func a() -> Int
      var p: Int { get set }
      #elseif os(Linux) || os(Windows)
      func a() -> String
      static func s()
      #else
      func b()
      #endif
      #if swift(>=5.9)
      subscript(i: Int) -> Int { get }
      #if canImport(Foundation)
      func d(_ d: Data) -> Data
      #endif
      #endif
      func z()
    }
    protocol CondSend: Sendable {
      #if DEBUG
      func a() -> Int
      #endif
      func z()
    }
    protocol G1 {
      func a<T, U>(_ t: T, _ u: [U: T]) -> (T, U) where U: Hashable
      func b<T: Collection>(_ t: T) -> T.Element where T.Element: Sendable
      func c<T>(_ t: T.Type) -> T
      func d<T>(_ f: @escaping (T) -> Void)
      func e<T>(_ f: (T) throws -> T) rethrows -> T
      func g<T>(_ x: inout [T], _ y: T...)
      func h(_ a: some Collection<Int>, b: any Collection<Int>, c: [some Hashable])
      func i<T: AnyObject>(_ t: T?) -> T?
      func j<T>(_ t: () -> T, u: inout T) -> T
      func k<T>(_ r: Result<T, any Error>) -> Result<T, any Error>
      func l<T>() -> [String: T]?
      func m<T: RawRepresentable>(_ t: T) -> T.RawValue where T.RawValue == String
    }
    protocol C1 {
      func a(_ f: ((Int) -> Void)?)
      func b(_ f: @escaping @MainActor () async -> Void)
      func c(_ f: @Sendable (inout Int) -> Void)
      var f: (Int) -> (Int) -> Int { get set }
      var g: ((Int) -> Void)? { get set }
      func d() -> ((Int) -> Void)?
      func e(_ a: @escaping (@escaping () -> Void) -> Void)
      func h(_ f: @convention(c) (Int) -> Int)
      func i(_ f: (Int, String) -> Bool, _ g: (() -> Void)?, n: Int)
      typealias Handler = (Int) -> Void
      func j(_ h: Handler)
      func k(_ h: @escaping Handler)
      var l: Handler { get }
      var m: Handler? { get set }
      func n(_ h: Handler?)
    }
    struct Tok: ~Copyable {}
    protocol N1 {
      func take(_ t: consuming Tok)
      func bor(_ t: borrowing Tok) -> Int
      func f()
    }
    protocol N2: ~Copyable { func f() }
    protocol Pn {
      func f(self: Int, fCallsCount: Int, callOrder: String, fClosure: Int, value: Int) -> Int
      func g(_: Int, _: Int, _ p0: Int)
      func h(`self`: Int, Self x: Int, `Type`: Int)
      func i(get: Int, set: Int, await: Int, async: Int, any: Int, some: Int, each: Int, newValue: Int)
      func j(_ stubs: Int, setup: Int)
      func k(jStub: Int, kStub: Int, kPrologue: Int) async
    }
    protocol Mt {
      func f(_ t: Int.Type, _ p: any Codable.Type, _ q: (any Error).Type) -> any Sendable.Type
      var t: any Equatable.Type { get }
    }
    protocol Tp {
      func f() -> (Int, String)?
      func g(_ t: (a: Int, (b: Int, c: Int)))
      var x: (Int, Int) { get set }
      func h() -> Int??
      func i(_ x: Int??)
      var y: Int?? { get set }
      var z: Optional<Int> { get }
      func j() -> Optional<Int>
      func k() -> Array<Int>.Index
      func l() -> ()
      func m() -> Never
      func n() -> (())
    }
    protocol D0 {
      associatedtype T
      func f(_ t: T)
      var v: Int { get }
    }
    protocol D1: D0 {
      func f(_ t: T)
      var v: Int { get set }
    }
    protocol D2: D0 where T == String { func g() -> T }
    protocol D3: D1, D2 { func h() }
    protocol Comp: Sendable & Codable & CustomStringConvertible { func h() }
    typealias Both = W1 & Comp
    protocol Comp2: Both { func i() }
    protocol Err: Error { var code: Int { get } }
    protocol LErr: LocalizedError { var code: Int { get } }
    protocol Coding1: Codable, Actor { var v: Int { get } }
    protocol Made { init(object: NSObject); init(later: NSObject) async throws; init(number: Int, _ f: @escaping () -> Void) }
    protocol MadeActor: Actor, Made { func f() }
    protocol MadeOfNumbers { init(number: Int, texts: [String]) }
    protocol ActorOfNumbers: MadeOfNumbers, Actor {}
    enum Caseless {}
    protocol HidingCaseless {
      associatedtype Caseless
      var none: Caseless { get }
      func f<Caseless: Equatable>(_ value: Caseless) -> Caseless
    }
    protocol Coded: EncodableWithConfiguration, DecodableWithConfiguration where EncodingConfiguration == Int { func f() }
    protocol CodedAs: CodableWithConfiguration where EncodingConfiguration == DecodingConfiguration {}
    protocol Attr {
      @discardableResult func f() -> Int
      @inlinable func q()
      @preconcurrency @MainActor func r()
      @warn_unqualified_access func w()
    }
    protocol Iden: Identifiable where ID == Int {
      var id: Int { get }
      func f()
    }
    protocol Raw: RawRepresentable where RawValue == String { func f() }
    protocol Strid: Strideable { func f() }
    protocol Enc: Encodable { var x: Int { get } }
    protocol Deb: CustomDebugStringConvertible, CustomStringConvertible, CustomReflectable { func f() }
    protocol TOS: TextOutputStream, TextOutputStreamable { func f() }
    protocol NSO: NSObjectProtocol {
      var x: Int { get }
      init(a: Int)
    }
    protocol Dsc: Equatable, Hashable, Comparable, Codable { var x: Int { get } }
    protocol Ite: IteratorProtocol where Element == Int { func f() }
    protocol Sq: Sequence where Element == Int { func f() }
    protocol ASq: AsyncSequence where Element == Int { func f() }
    protocol Pub { func f(_ p: any Box1<Int>) -> any Box1<String> }
    protocol Box1<I> { associatedtype I }

    infix operator <~>
    prefix operator √
    infix operator •
    protocol Ops {
      static func + (a: Self, b: Self) -> Self
      static prefix func - (a: Self) -> Self
      static func <~> (a: Self, b: Int) -> Int
      static prefix func √ (a: Self) -> Double
      static func • (a: Self, b: Self) -> Double
      func store(_ text: String, hashValue: Int)
      static func += (a: inout Self, b: Self)
      static func == (a: Self, b: Self) -> Bool
      static func f(a: Int, b: Int)
      func f(a: Int, b: Int)
      static subscript(x: Int) -> Int { get }
      subscript(x: Int) -> Int { get }
    }
    protocol GenStat<K>: Sendable {
      associatedtype K: Hashable
      static var shared: Int { get set }
      static var opt: K? { get set }
      static func make(_ key: K, _ n: Int) throws -> [K: Int]
      static func void(_ k: @escaping () -> Void) async
      func get(_ key: K) -> String
      static subscript(k: K) -> Int { get set }
      init()
    }
    @MainActor protocol GenStatMain {
      associatedtype K
      static var shared: K { get set }
      static func make(_ key: K) -> Int
      nonisolated static func non() -> Int
    }
    protocol GenStatActor: Actor {
      associatedtype K
      static var shared: K { get set }
      static func make(_ key: K) -> Int
      func k(_ k: K) async throws -> K
    }
    public protocol PubGen {
      associatedtype K
      static var shared: K { get set }
      func k(_ k: K)
      subscript(k: K) -> Int { get set }
      var e: K { get async throws }
      var p: Int { get set }
      init(k: K)
      static func st()
    }
    protocol Cmp: Comparable, CaseIterable, Sendable { func f() }
    @MainActor protocol CmpMain: Comparable { func f() }
    protocol CmpAct: Actor, Hashable, Comparable { func f() }
    protocol GenCmp: Comparable {
      associatedtype T
      func f() -> T
    }
    protocol AvNest { @available(macOS 99, *) var v: Int { get } }
    protocol Lots {
      func a(_ a: Int, _ b: Int, _ c: Int, _ d: Int, _ e: Int, _ f: Int, _ g: Int, _ h: Int, _ i: Int) -> Int
      func longNameOfAFunction(withAVeryLongParameterName first: [String: [Int]], andAnotherVeryLongParameterName second: Result<String, any Error>, third: @escaping @Sendable (String, Int, Double) async throws -> [String: [Int]]) async throws -> [String: Result<[Int], any Error>]
    }
    protocol Raw2 {
      func `hello world`(_ x: Int) -> Int
      var `a b`: Int { get }
      func é(_ ü: Int)
      func 日本(語: String) -> String
      var 🙂: Int { get set }
    }
    protocol Ext {
      func given()
      func notGiven()
    }
    extension Ext { func given() {} }
    protocol WithDefault {
      associatedtype T = Int
      func f() -> T
      associatedtype U: Collection = [T] where U.Element == T
      func g() -> U
    }
    protocol Priv {
      func f(_ x: Inner)
      typealias Inner = Int
      associatedtype Z
      typealias Pair = (Z, Inner)
      func g() -> Pair
      var h: Pair? { get }
    }
    protocol Opt2 {
      func f(_ x: Int?, _ y: [Int?], z: [Int: Int?]?) -> Int??
      var a: (any Error)? { get }
      var b: any Error { get set }
      var c: (any Error & Sendable)? { get set }
      var d: [any Error] { get }
      func e(_ e: any Error & Sendable) -> (any Error & Sendable)?
      var f2: any Error & Sendable { get }
    }
    protocol Ret { }
    protocol Equatable2 {}
    protocol IsoParam {
      func f(_ a: isolated MyAct, x: Int) -> Int
      func g(_ a: isolated (any Actor)?) async
      nonisolated(nonsending) func h() async -> Int
      func i(isolation: isolated (any Actor)?) async throws -> Int
    }
    actor MyAct {}
    protocol SendClosure: Sendable {
      var c: @Sendable () -> Void { get set }
      func f(_ c: @Sendable () -> Void)
      func g(_ c: @escaping () -> Void)
      var d: (@Sendable (Int) async throws -> Int)? { get }
      func h() async -> @Sendable () -> Void
    }
    protocol WeakP { var delegate: AnyObject? { get set } }
    final class Wp {}
    protocol Buf {
      func f(_ p: UnsafeRawBufferPointer, _ q: UnsafeMutablePointer<Int>, _ r: inout [Int], _ s: OpaquePointer?) -> UnsafePointer<CChar>?
      func w<R>(_ b: (UnsafeBufferPointer<Int>) throws -> R) rethrows -> R?
    }
    protocol Anyy {
      func f(_ x: Any, _ y: Any?, _ z: AnyObject) -> Any
      func g() -> Any?
      var v: Any { get }
      var w: Any? { get set }
      var x: [Any] { get }
      func h(_ x: AnyClass, _ y: Any.Type) -> AnyObject
    }
    protocol Long: Sendable {
      var someVeryLongPropertyNameThatGoesOn: [String: [Int: Result<String, any Error>]] { get async throws }
      subscript(someLabel index: Int, anotherLabel other: String, yetAnother: [String: Int]) -> Result<[String], any Error>? { get set }
    }
    protocol VarInit {
      init(_ x: Int...)
      init(y: inout Int)
      init(z: @escaping () -> Int)
      init?(w: @autoclosure () -> Int)
    }
    protocol Dup {
      func f(x: Int)
      func f(x: Int) async
      func g() throws
      func g(_ x: Int)
    }
    protocol Num: Numeric { func f() }
    protocol SNum: SignedNumeric, Comparable { func f() }
    protocol AddA: AdditiveArithmetic { func f() }
    protocol Exe: Executor { func f() }
    protocol SExe: SerialExecutor { func f() }
    protocol TExe: TaskExecutor { func f() }
    protocol Rac: RandomAccessCollection where Element == Int { func more() }
    protocol Arr: ExpressibleByArrayLiteral { func f() }
    protocol Dic: ExpressibleByDictionaryLiteral { func f() }
    protocol CK: CodingKey { func f() }
    protocol Byt: ContiguousBytes { func f() }
    protocol Inst: Clock { func f() }
    protocol InP: InstantProtocol { func f() }
    protocol Cpy: NSObjectProtocol, NSCopying { func f() }
    protocol Flt: ExpressibleByFloatLiteral, ExpressibleByStringInterpolation { func f() }
    protocol EM {
      func f(_ x: borrowing String, y: consuming [Int], z: __shared Int, w: __owned String) -> Int
      func g(_ x: sending String) -> sending String
    }
    protocol Iso {
      nonisolated(nonsending) func h(_ x: Int) async throws -> Int
      @MainActor func m() async -> Int
    }
    @MainActor protocol MIso: AnyObject {
      var d: (any MIso)? { get set }
      func f(_ c: @escaping @MainActor () -> Void)
      func g(_ c: @Sendable @escaping () async -> Int) async
      static func s() async -> Self
      var e: String { get throws }
      nonisolated func eq(_ x: Int) async -> Int
    }
    protocol NonisoP {
      nonisolated var x: Int { get set }
      nonisolated func f() async
    }
    nonisolated protocol NP { func f() }
    @MainActor protocol OnMain {
      var title: String { get set }
      func show(_ n: Int) -> Int
      subscript(i: Int) -> Int { get set }
    }
    nonisolated protocol OffMain: OnMain { func f() }
    @MainActor protocol SendingGenerics {
      func f<T>(_ value: T, g: (T) async throws -> Void, h: (T?) async -> T) async rethrows
      func k<T: Sendable & Hashable>(g: (T, Int) async -> Void)
    }
    protocol SendingGenericsOnMain { @MainActor func f<T>(_ value: T, g: (T) async -> Void) }
    nonisolated protocol OffMainSend: OnMain, Sendable { func f() async -> Int }
    protocol LongGen {
      func combine<First, Second, Third>(_ a: First, _ b: Second, transform: @escaping (First, Second) async throws -> Third) async rethrows -> Third where First: Sendable, Second: Sendable, Third: Sendable
      func on<E: Error, R>(_ r: Result<R, E>, f: (R) throws(E) -> R) throws(E) -> R
    }
    protocol Opaques {
      associatedtype Body: View2
      var body: Body { get }
      func make() -> Body
      func wrap(_ b: some View2)
    }
    protocol View2 {}
    protocol Metas {
      func f<T>(_ t: T.Type) -> T where T: View2
      func g<T: View2>(_ t: [T.Type]) -> [T]
      func h<T>(_ x: KeyPath<T, Int>, _ y: WritableKeyPath<String, T>) -> KeyPath<T, T>
      func i<K, V>(_ d: [K: V]) -> [V: K] where V: Hashable
      func j<T>(_ o: Optional<T>) -> Optional<T>
      func k<T>(_ s: Set<T>) -> Array<T>
      func l<T>(_ c: @autoclosure () throws -> T) rethrows -> T
      func m<T>(_ t: (a: T, b: Int)) -> (a: T, b: Int)
      func n<T>(_ t: inout T?)
      func o<S: Sequence>(_ s: S) -> S.Iterator where S.Element == Int
    }
    protocol Vari {
      func f(_ x: Int..., y: String...) async throws -> Int
      func g(_ x: (Int) -> Void...)
      func h(_ x: Any...)
      func i<T>(_ x: T...) -> T
      func j(_ x: Int?...)
      func k(_ x: any Error...)
    }
    protocol Delegate: AnyObject {
      func didFinish(_ sender: any Delegate)
      func should(_ s: AnyObject) -> Bool
    }
    public protocol PublicAll {
      var a: Int { get }
      static var b: Int { get }
      init(c: Int)
      func d()
      subscript(e: Int) -> Int { get }
      func f(_ x: Int, y: Int)
      associatedtype G
      func h() -> G
      func async1() async
    }
    protocol Pk {
      func f(_ x: Int, y: Int) async
      var v: [String] { get set }
    }
    protocol Exi {
      var x: any Collection<Int> { get }
      func f(_ x: any Exi2<Int, String>) -> (any Exi2<Int, String>)?
      func g() -> [any Exi2<Int, String>]
    }
    protocol Exi2<A, B> {
      associatedtype A
      associatedtype B
    }
    protocol InhPriv: Exi2 where A == Int { var q: B { get } }
    protocol InhPriv2: InhPriv where B == [A] { func f(_ b: B) -> A }
    protocol Throwy {
      var v: Int { get throws(Oops) }
      subscript(i: Int) -> Int { get async throws(Oops) }
      static var s: Int { get async throws }
      init() throws(Oops)
      func f(_ c: () throws(Oops) -> Void) throws(Oops)
    }
    enum Oops: Error { case a }
    protocol Shadow {
      associatedtype Value
      func f(_ Value: Int) -> Value
      associatedtype String2
      associatedtype Element
      func g(_ e: Element) -> Element
      var lock: Int { get }
      var storage: Value { get }
      func calls()
      associatedtype LockedValue
      func h() -> LockedValue
    }
    protocol ShadowS: Sendable {
      associatedtype LockedValue
      func h() -> LockedValue
      var value: Int { get }
      associatedtype Value: Sendable
      func i(_ v: Value)
    }
    protocol Cycle: Cycle2 { func a() }
    protocol Cycle2 {
      func a()
      func b()
    }
    protocol Over1: Cycle2 { func a() async throws }
    protocol ShadowAll: Sendable {
      associatedtype Error: Swift.Error
      associatedtype String
      associatedtype Int: Hashable
      associatedtype Bool
      func f(_ a: Int, b: String) throws -> Bool
      var e: Bool { get throws }
      func g() throws(Error)
    }
    protocol ShadowAll2 {
      associatedtype Error: Swift.Error
      associatedtype Value
      associatedtype String
      associatedtype Int
      func f(_ a: Int, b: String) throws -> Bool
      static func g() throws(Error) -> Int
      var e: String? { get async throws }
    }
    #if DEBUG
    protocol Source { func attach(_ x: Int) -> Int }
    protocol Relay: Source { func relay() }
    #else
    protocol Source { func attach(_ x: Int) -> Int; func detach() }
    protocol Relay: Source { func relay() }
    #endif
    protocol Pipe: Source { func pipe() }
    @globalActor actor OtherActor { static let shared = OtherActor() }
    @OtherActor protocol OnTwoActors {
      var rows: [Int] { get }
      func go() -> Int
      @MainActor var title: String { get set }
      @MainActor func render(_ n: Int)
      @MainActor static func make(_ n: Int) -> Int
      @MainActor subscript(x: Int) -> Int { get set }
      nonisolated func free() -> Int
    }
    @MainActor protocol OffTheMainActor {
      func show() -> Int
      @OtherActor func store(_ n: [Int]) async throws
      @OtherActor static func all() -> [Int]
      @OtherActor var count: Int { get set }
    }
    protocol VariadicToo { func f(_ x: Int) -> Int; func f(_ x: Int...) -> Int }
    enum Spaced { struct Item {}; protocol Holding { associatedtype Item; func hold(_ item: Item) -> [Item] } }
    protocol Talker { var talk: String { get }; func talk(_ x: Int) -> String }
    protocol GenericBeside { associatedtype T; func f<T>(_ t: T) -> [T]; func g() -> T; func h<T: Sequence>(_ t: T) where T.Element: Hashable }
    protocol SelfFunction { func `self`() -> Int; var `default`: Int { get } }
    protocol SelfProperty { var `self`: Int { get } }
    protocol Nevers { func die() -> Never; func dieThrowing() throws -> Never; func dieWaiting() async -> Never }
    protocol CountedTwice { func nameGet() -> Int; var name: String { get set }; func nameSet() -> Int }
    protocol CountNamed { func fetch() -> Int; var fetchCallsCount: Int { get } }
    protocol StubNamed { func fetch() -> Int; var fetchStub: Int { get }; var stubs: Int { get }; func reset() }
    protocol StubsNamed { func stubs() -> Int; func Stubs() -> Int; static var Stubs: Int { get }; static func SetupFunc() }
    protocol MemberStubsNamed { func memberStubs(); var stubs: Int { get }; static func Stubs(); func MemberStubs() }
    protocol StaticStubsNamed { static func staticStubs(); static func staticMemberStubs(); func reset(); func resetSpy() }
    protocol ComparesOthers: Hashable, Comparable { static func == (a: Self, b: Int) -> Bool; static func < (a: Self, b: Self) -> Self; static func == (a: Self, b: Self) -> Bool }
    @MainActor protocol OptionalsInFull { func f(x: Optional<Int>) -> Optional<Int>; static func g(x: Swift.Optional<Int>); var x: Optional<Int> { get set } }
    typealias OwnedPair = (Int, String)
    protocol OwnsPairs { func f(_ x: consuming (a: Int, b: String)) -> Int; func g(_ x: borrowing OwnedPair, _ y: consuming [OwnedPair]) -> Self; func h<T>(_ x: consuming (T, T)) async -> T; init(x: consuming OwnedPair?) }
    protocol UnderlyingNamed { var x: Int { get }; var underlyingX: Int { get } }
    protocol PrologueNamed { func loadPrologue(); func load() async; func relax(); var callOrder: Int { get } }
    protocol Ambiguous { func go(); func go() async; func make(_ x: Int) -> Int; func make(_ x: Int) -> String; func see<T: Hashable>(_ t: T) -> Int; func see<T: Error>(_ t: T) -> Int }
    protocol Plainly: Identifiable { var id: Int { get } }
    protocol Moments: AsyncSequence where Element == Int, Failure == Never { func more() }
    protocol Sending { func send<T: Hashable>(_ value: T, with: [T]) -> T where T: Comparable }
    protocol SendingOn: Sending { func send<U: Hashable>(_ value: U, with: [U]) -> U where U: Comparable; func on() }
    protocol Failures: AsyncSequence<Int, any Error> { func more() }
    protocol LockedValue { func more() -> Int; static var shared: Int { get set } }
    protocol Lines: Sequence where Iterator == IndexingIterator<[String]> { func first() -> Element }
    typealias LogMessage = () -> String
    typealias Folding<Whole, Part> = (Whole, Part) -> Whole
    typealias Producing<T> = () throws -> T
    typealias Perhaps<T> = T?
    typealias Nobody = Never
    enum Namespace { typealias OnTap = (Int) -> Void; typealias Maker<T> = (T) throws -> [T]; typealias Action = () -> Void }
    protocol Bound {
      associatedtype Action
      typealias Alias = Action
      typealias Handler = (Alias) -> Void
      var handler: Handler { get set }
      var action: Action { get set }
      init(action: Action)
      func bind(_ action: Alias, _ handler: Handler) -> Action
      func keep(_ handler: @escaping (Self.Action) -> Int, _ more: Action...)
      func give(_ action: sending Action, _ other: inout Action, _ last: Action?)
      func tell<T>(_ action: Self.Action, _ value: T) -> T
      subscript(_ action: Action) -> Action { get set }
    }
    protocol BoundToFunction: Bound where Action == () -> Void {}
    protocol BoundToSendable: Bound, Sendable where Action == @Sendable (Int) -> Void {}
    @MainActor protocol BoundToIsolated: Bound where Action == @MainActor (Int) async throws -> Void {}
    protocol BoundByName<Action> { associatedtype Action; func bind(_ action: Action) }
    protocol BoundToAlias: BoundByName<Namespace.OnTap> {}
    protocol BoundAgain: BoundByName { func bind(_ action: @escaping (Int) -> Void) }
    protocol BoundTwice<Action> { associatedtype Action; func bind(_ action: Action, _ handler: (Action) -> Void) -> Action }
    protocol BoundTwiceAgain: BoundTwice { func bind(_ action: @escaping @Sendable () -> Void, _ handler: (@escaping @Sendable () -> Void) -> Void) -> @Sendable () -> Void }
    protocol BoundOtherwise: BoundByName { func bind(_ action: inout Int); func bind(_ action: @autoclosure () -> Int) }
    protocol LateOnMain {
      func f(_ b: @autoclosure @MainActor () -> Int)
      @MainActor func g(_ b: @autoclosure @MainActor () -> Int)
      func h(_ b: @autoclosure @MainActor () -> Int) async
    }
    protocol FunctionsByName {
      typealias Combining<T> = (T, Int) -> T
      func log(_ message: @autoclosure LogMessage)
      func keep(_ message: @autoclosure @escaping LogMessage) -> LogMessage
      func take(_ message: @autoclosure () -> LogMessage)
      func fold<T>(_ combine: Combining<T>, from start: T) -> T
      func foldLater<T>(_ combine: @escaping Combining<T>, from start: T) -> T
      func reduce<T>(_ combine: Folding<T, Int>, from start: T) -> T
      func make<T>(_ make: @autoclosure Producing<T>) throws -> T
      func all<T>(_ make: Namespace.Maker<T>) rethrows -> [T]
    }
    protocol OptionalsByName: Sendable {
      func see<T>(_ value: Perhaps<T>) -> Perhaps<T>
      func seeAll<T: Sendable>(_ values: [Perhaps<T>], _ more: Perhaps<[T]>) async
      func change<T>(_ value: inout Perhaps<T>, _ other: inout T?)
      func call<T>(_ make: (T) -> Perhaps<T>, _ take: (Perhaps<T>) -> Int)
      subscript<T>(value: Perhaps<T>) -> Int { get set }
    }
    protocol NeversByName { func die() -> Nobody; func dieWaiting() async throws -> Nobody; static func dieAll() -> Nobody; func dieLater(_ nobody: @autoclosure () -> Nobody) -> Int; func drain(_ nobody: Nobody) -> Int }
    protocol Sink<Input> { associatedtype Input; func send(_ input: Input) async throws -> Int; func send(_ input: Input, twice: Bool) -> [Input]; init(input: Input); subscript(input: Input) -> Int { get set }; subscript(x: Int) -> Input { get set } }
    protocol Leaf: Sink where Input == Never {}
    protocol SharedLeaf: Sendable { init?(nobody: Never, x: Int); func f<T>(_ t: T, _ nobody: Never) -> T; func g(_ x: Never...) -> Int; static func h(_ x: Never) async -> Int }
    protocol ActorLeaf: Actor { init(nobody: Never); func f(_ x: Never) -> Int; nonisolated func g(_ x: Never); func run(_ x: Int) async throws -> Never; func stop() async -> Never }
    protocol UseCase<Request, Response> { associatedtype Request; associatedtype Response; func execute(_ request: Request) async throws -> Response }
    protocol FetchUseCase: UseCase where Request == Void {}
    protocol UseCaseWithHandler: UseCase { typealias Handler = (Request) -> Void; func execute(_ handler: Handler, _ last: @escaping (Request) throws -> Response) }
    protocol FetchUseCaseWithHandler: UseCaseWithHandler where Request == Void {}
    protocol Voids { func f(_ v: Void) -> Int; func g(_ v: ()) async throws; subscript(v: Void) -> Int { get set }; init(v: Void); func h(_ v: inout Void); func k(_ v: Void?) }
    protocol SendableItem: Sendable {}
    @MainActor protocol Feeds<Row> { associatedtype Row; associatedtype Item: SendableItem; func rows() -> AsyncStream<Row>; func items() -> AsyncThrowingStream<[Item], any Error> }
    @MainActor protocol SendableFeeds: Feeds where Row: Sendable { func sendable(_ x: Int) -> AsyncStream<Row?> }
    @MainActor protocol ThingFeeds { func things() -> AsyncStream<Thing>; func perhaps() -> AsyncStream<Perhaps<Int>>; func later() async -> AsyncStream<Thing> }
    protocol TreeNode<In> { associatedtype In; func run(_ input: In) }
    protocol SelfTree: TreeNode where In == Self {}
    protocol SelvesTree: TreeNode { typealias Selves = [Self]; associatedtype Other where In == Selves }
    protocol PrimarySelfTree: TreeNode<Self> {}
    protocol Indexed: RandomAccessCollection where Index == Int, Indices == Range<Int> {}
    protocol Sliced: Collection where Index == Int, SubSequence == Slice<Self> {}
    protocol Parsable { init?(x: Int); init(y: Int) throws; init(z: Int) async throws; func f() throws; func run(_ x: @escaping @Sendable () -> Void); func may(_ x: (@Sendable () -> Void)?); func with<T>(_ x: @escaping @Sendable (T) -> Void, _ t: T); var size: Int { get throws }; subscript(x: Int) -> Int { get throws } }
    protocol Total: Parsable { init(x: Int); init(y: Int); init(z: Int) async; func f() throws(Trouble); func run(_ x: @escaping () -> Void); func may(_ x: (() -> Void)?); func with<U>(_ x: @escaping (U) -> Void, _ t: U); var size: Int { get }; subscript(x: Int) -> Int { get } }
    protocol Unwrapped: Parsable { init!(x: Int); func run(_ x: @escaping @Sendable () -> Void) }
    protocol SharedTotal: Total, Sendable {}
    protocol Sends { func send(_ x: sending Thing, _ y: sending Int); func take<T>(_ t: sending T) -> T }
    protocol Takes: Sends { func send(_ x: Thing, _ y: Int); func take<T>(_ t: T) -> T }
    protocol Code: LosslessStringConvertible { init(_ description: String) }
    @MainActor protocol StreamFeeds { func streams() -> AsyncStream<AsyncStream<Int>>; var all: AsyncStream<[AsyncThrowingStream<Thing, any Error>]> { get } }
    protocol ThrowsAnything { func stop<E: Error>() async throws(E) -> Never; func check<E: Error>() throws(E); func check<E: Error>(_ type: E.Type) throws(E); func plain() }
    protocol Unfailing: Typed where Failure == Never {}
    protocol UnfailingByName: Typed where Failure == Nobody { var value: Int { get throws(Failure) }; init(x: Int) async throws(Nobody) }
    enum NoMessage {}
    protocol Mailbox<Message> { associatedtype Message; func send(_ message: Message) -> Int; func send(_ pair: (Message, Int)) async throws -> Message; subscript(message: Message) -> Message { get set }; init(pair: (Int, (Message, Int))) }
    protocol NoMailbox: Mailbox where Message == NoMessage {}
    protocol Holder { associatedtype Held; init(_ held: Held); func more() -> Int }
    protocol SetUp { associatedtype Setting; init(setup: Setting); func more() -> Int }
    protocol OwnSelf { var `Self`: Int { get set }; static var shared: Int { get set }; static func make(_ x: Int) -> Int; func f() }
    protocol StaticSelf { static var `Self`: Int { get }; static func make(_ x: Int) -> Int }
    protocol BorrowsOnMain { func show<T>(_ body: @MainActor (T) -> Void, _ x: T); func load<T>(_ body: @MainActor (T) async throws -> Thing, _ x: T) async throws -> T }
    class ObjectBase: NSObject { init(x: Int) {} }
    protocol OfObjectBase: ObjectBase { var description: String { get }; var hash: Int { get }; func more() }
    protocol OfObject: NSObject { var debugDescription: String { get }; func isEqual(_ object: Any?) -> Bool; func more() }
    protocol OfObjectProtocol: NSObjectProtocol { var description: String { get }; var hash: Int { get }; func isEqual(_ other: Any?) -> Bool; func copy() -> Any; func more() }
    protocol PackItem { associatedtype Part; var part: Part { get } }
    struct PackQuery<each T> { var values: (repeat each T) }
    protocol Packs {
      func constrained<each T>(_ t: repeat each T, of: repeat [each T]) -> PackQuery<repeat each T> where repeat each T: Hashable
      func typed<each T, E: Error>(_ t: repeat each T, error: E) throws(E)
      func parts<each T: PackItem>(_ t: repeat (each T).Part, type: repeat (each T).Type)
      static func make<each T>(_ t: repeat each T) -> Self
      init<each T>(_ t: repeat each T)
      subscript<each T>(t: repeat each T) -> Int { get }
      func list<each T>(_ List: repeat each T, ListList: Int)
    }
    protocol SharedPacks: Sendable { func echo<each T: Sendable>(_ t: repeat each T) async -> (repeat each T); var name: Int { get } }
    protocol PackActor: Actor { func echo<each T: Sendable>(_ t: repeat each T) -> Int }
    @MainActor protocol MainPacks { func echo<each T>(_ t: repeat each T) -> (repeat each T) }
    protocol MakesPacks { associatedtype T; func f<each U>(_ t: T, _ u: repeat (each U)?) -> (T, repeat Result<each U, any Error>) }
    protocol Gesture<Gesture> { associatedtype Gesture; static func perform(_ gesture: Gesture) -> Gesture; var last: [Gesture] { get } }
    protocol NoPairs { func f(_ x: (Int, Never)) -> (Int, Never); func g(_ x: inout (NoMessage, Int)); subscript(x: (Int, Nobody)) -> Int { get set }; static func h(_ x: NoMessage) }
    protocol Keeping<Key, Kept> { associatedtype Key: Hashable; associatedtype Kept; func keep(_ kept: Kept, for key: Key) -> Kept? }
    typealias KeepingByName<T> = Keeping<String, T>
    typealias KeepingLists<T> = KeepingByName<[T]>
    typealias KeepingAndItem<K: Hashable, V> = Keeping<K, V> & PackItem
    enum Keepers { struct Key: Hashable {}; typealias Number = Int; typealias Own<T> = Keeping<Key, (T, Number)>; typealias Fixed = Keeping<Key, Number> }
    protocol KeepingThings: KeepingByName<Thing> { func more() }
    protocol KeepingThingLists: KeepingLists<Thing?> { func more() }
    protocol KeepingParts<Other>: KeepingAndItem<Int, [Self.Other]> { associatedtype Other: Hashable }
    protocol KeepingByKey: Keepers.Own<String> { func more() }
    protocol KeepingNumbers: Keepers.Fixed { func more() }
    protocol KeepingListsOfSame: Keeping where [Kept] == [Thing], [Key: Int?] == Dictionary<Int, Optional<Int>> { func last() -> Kept }
    protocol GivingBack { func give(_ thing: inout sending Thing, _ count: inout sending Int) -> Int; func give(_ thing: inout sending Thing) async }
    protocol ThingKeeping: ThingKeeper<Thing> { func more() -> Thing }
    protocol ThingKeeper<Thing> { associatedtype Thing; func take(_ thing: Thing) -> [Thing] }
    protocol LabeledClock: Clock<Duration> { var label: String { get } }
    protocol KeepingNested { associatedtype Some; associatedtype Outer: Hashable, Codable where Outer == [Inner?]; associatedtype Inner; func f(_ outer: Outer) -> Inner; func g(_ some: Some) }
    """#
}
