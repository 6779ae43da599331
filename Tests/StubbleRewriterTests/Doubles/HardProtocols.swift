/// Protocols with everything that a double finds hard.
enum HardProtocols {
  static let source = #"""
    import Foundation

    public protocol ServiceProtocol {
      var name: String { get }
      var nick: String? { get set }
      var anyP: any CustomStringConvertible { get set }
      var onTap: () -> Void { get set }
      func fetchConfig(arg: UInt8) async throws -> [String: String]
      func plain()
      func two(a: Int, _ b: String?) -> Int!
      func over(value: Int) -> Bool
      func over(value: String) -> Bool
      func inoutF(_ x: inout Int)
      func auto(_ x: @autoclosure () -> Int, y: @escaping @autoclosure () throws -> String)
      func nonesc(_ body: (Int) -> Void) -> Int
      func esc(_ body: @escaping (Int) -> Void)
      func varargs(_ x: Int..., names: String...)
      func typed() throws(MyError) -> Int
      func re(_ b: () throws -> Int) rethrows -> Int
      func gen<T: Equatable>(_ t: T, many: [T], opt: T?, dict: [String: T]) -> T
      func gen2<T>(make: (T) -> Int, x: inout T) -> [T] where T: Hashable
      func someP(_ x: some CustomStringConvertible, o: (some Equatable)?)
      func void() -> Void
      func `default`(for: Int, in x: Int, `inout` y: Int)
      func unnamed(_: Int, _: String)
      func same() -> Self
      func takes(_ other: Self)
      static func make() -> Int
      static var shared: Int { get }
      subscript(i: Int) -> String { get set }
      subscript(key key: String) -> Int { get }
      init(x: Int)
      init?(opt: String) throws
      var eff: Int { get async throws }
      func tup() -> (a: Int, b: Int)
      func genThrow<E: Error>(_ e: E.Type) throws(E)
      func opt(h: (() -> Void)? ) -> (any Error)?
      func optRet() -> Int?
      #if os(Linux)
      func linuxOnly(v: Int) -> Int
      #else
      func linuxOnly(v: Int) -> String
      #endif
    }
    public struct MyError: Error {}
    protocol Store<Item>: AnyObject {
      associatedtype Item: Hashable where Item: Codable
      associatedtype Key: Hashable
      func get(_ key: Key) async -> Item?
      func all() -> [Key: Item]
    }
    protocol IntStore: Store where Item == Int { var count: Int { get } }
    protocol Sen: Sendable {
      var name: String { get set }
      var o: Int? { get }
      func go(_ x: Int) async throws -> String
      static func st()
    }
    protocol Act: Actor {
      var name: String { get }
      func go(_ x: NonS) async throws -> NonS
      func sync(_ a: Int) -> Int
      nonisolated func non(_ a: Int)
    }
    class NonS {}
    @MainActor protocol Main {
      var name: String { get }
      func go(_ x: NonS) async throws -> NonS
      func sync(_ a: Int) -> Int
      nonisolated func non(_ a: Int)
      static func st()
    }
    protocol Base1 { var v: Int { get }; func b() throws }
    protocol Derived: Base1, CustomStringConvertible, Identifiable, Hashable { var v: Int { get set }; func b() }
    protocol Obj: NSObjectProtocol { func x() }
    protocol Seq: Sequence { func more() }
    enum Outer { protocol Delegate { func call(_ x: Inner) }; struct Inner {} }
    enum Outer2 { protocol Delegate { func call(_ x: Inner) }; struct Inner {} }
    @MainActor protocol MainBase: Base1 { func m() }
    protocol Cod: Codable { var x: Int { get } }
    protocol Empty {}
    """#
}
