/// Protocols that leave their actor, that give up what they are given, or whose names are those that a double uses itself.
enum HidingProtocols {
  static let source = #"""
    @MainActor protocol Elsewhere { @concurrent func load(_ n: Int) async throws -> Int; func show(); @concurrent func none() async }
    @MainActor protocol ElsewhereSendable: Sendable { @concurrent func load(_ n: Int) async -> Int; func show(_ a: isolated MyAct) -> Int }
    protocol ElsewhereActor: Actor { @concurrent func load(_ n: Int) async throws -> Int; func show() }
    protocol OpaqueInout { func h(_ x: inout some Hashable); func i(_ x: inout [some Hashable], y: inout (some Hashable)?) async throws -> Int }
    protocol OpaqueInoutBeside<T> { associatedtype T; associatedtype Opaque; func h(_ x: inout some Collection<T>, _ y: some Hashable) -> T }
    protocol NoopFunction { func noop(); func other() }
    protocol NoopOverload { func noop(_ x: Int); var noopStubs: Int { get } }
    protocol NoopProperty { var noop: Int { get }; static func noop() }
    protocol WordsAfterPeriods { var `Type`: Int { get set }; func `Protocol`(_ x: Int) -> Int; func `init`(x: Int); static func `self`() }
    protocol WordsAfterPeriods2 { func `Type`(); var `Protocol`: Int? { get set }; var `init`: Int { get }; var `Self`: Int { get } }
    protocol Hiding {
      func f(_ fThrowableError: Int) throws
      func g(_ forwardingTarget: Int) -> Int
      func h(_ forwardingTarget: Int, _ target: Int) async throws -> Int?
      mutating func i(_ target: Int)
      func j(_ fatalError: Int) -> Int
      func k(_ kClosure: Int) -> Int
      func l(_ lReturnValue: Int) -> Int
    }
    protocol Trapping { func fatalError() -> Int; var x: Int { get }; static func y() -> Int }
    protocol RawNames {
      func a(`a b`: Int)
      func f(_ `c d`: Int, x `g h`: Int)
      func `1st`(`2nd`: Int)
      associatedtype `A B`
      func x(_ z: [`A B`], w: Int) -> `A B`
      var `1 2`: Int { get }
      var `3`: Int? { get set }
      func i<`T U`>(`inout` x: `T U`, `var` y: Int, `a-b` z: inout `T U`) -> `T U`
      subscript(`a b` x: Int) -> Int { get set }
    }
    protocol TypesOfDoubles { associatedtype Stubs; associatedtype SetupFunc; associatedtype FArguments; func f(_ x: Stubs, y: FArguments) -> SetupFunc }
    enum Api { struct Item {}; typealias Done = (Int) -> Void; protocol Nested { func f(_ i: Item, done: @escaping Done) -> [Done] } }
    protocol TrappingByExtension: Sendable { func f() -> Int; var x: Int { get set } }
    extension TrappingByExtension { func fatalError() {}; static var fatalError: Int { 0 } }
    protocol `class` { func f(_ x: Int) -> `class` }
    enum Kinds { protocol `Type` { func f(_ x: Int) -> Int }; protocol `Protocol` { func f(_ x: any `Type`) -> Int } }
    protocol HidingLocks: Sendable { func NSLock() -> Int; var x: Int { get set } }
    protocol HidingIdentifiers: Hashable { func ObjectIdentifier(_ x: Int) -> Int; associatedtype Item; static func f(_ x: Item) }
    extension HidingIdentifiers { func fatalError() {} }
    protocol OverloadedThrice { func v(_ x: Int); func v(_ x: String); func v(_ x: Int) -> Int }
    """#
}
