struct FrozenHidden { var x = 1 }
typealias FrozenAlias = Int
struct FrozenError: Error {}
@usableFromInline struct FrozenUsable { var x = 1 }
enum FrozenSpace { struct Deep {} ; public struct Open {} }
@Stubbable
@frozen public struct FrozenStruct {
  private var storage: Int = 1
  public init() {}
  func a(_ h: FrozenHidden) -> Int { storage }
  mutating func b(_ h: FrozenAlias) -> Int { 1 }
  func c(_ h: FrozenUsable) -> Int { 1 }
  func d(_ h: FrozenSpace.Deep) -> Int { 1 }
  public func e(_ h: String) -> Int { 1 }
  var f: FrozenHidden { FrozenHidden() }
  subscript(h: FrozenHidden) -> Int { get { 1 } set { } }
  var i: Int { get throws(FrozenError) { 7 } }
  static func g(_ h: FrozenHidden) {}
  func h<T>(_ t: T, _ h: FrozenHidden) -> T { t }
}
extension FrozenStruct { func x(_ h: FrozenHidden) -> [FrozenHidden] { [] }; private func y(_ u: FrozenUsable?) -> FrozenUsable { FrozenUsable() } }
@Stubbable
@frozen @usableFromInline struct FrozenBuffer<Element> { private var storage: ManagedBuffer<Void, Element>?; init() { storage = nil }; func a(_ h: FrozenHidden) -> Int { 1 }; func b(_ e: Element) -> Element { e } }
@Stubbable
@_fixed_layout public struct FixedStruct { public init() {}; func a(_ h: FrozenHidden) -> Int { 1 }; public func b() -> Int { 2 } }
@Stubbable
@frozen public struct FrozenAction {
  var act: (Int) -> Int = { $0 + 1 }
  var isOn: Bool = [1].isEmpty || [2].count == 1
  public func run(_ n: Int) -> Int { isOn ? act(n) : n }
}
@_spi(FrozenTests) public struct FrozenSecret { public init() {} }
@Stubbable
@frozen public struct FrozenTable {
  @usableFromInline var count: Int
  public init() { count = 0 }
}
extension FrozenTable {
  @_spi(FrozenTests) public var isEmpty: Bool { @inlinable get { count == 0 } }
  @_spi(FrozenTests) @inlinable public func has(_ secret: FrozenSecret) -> Bool { count > 0 }
  @_spi(FrozenTests) @inlinable public static func size() -> Int { 1 }
}
