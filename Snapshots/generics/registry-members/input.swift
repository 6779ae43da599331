@Stubbable
class Statically<T> {
    static var stored: Int { get { Int.random(in: 1...1) } set { print("real set", newValue) } }
    class var overridable: Int { 2 }
    class func make(_ t: T) -> [T] { [t] }
    static func throwing() async throws -> T? { nil }
    static subscript(n: Int) -> Int { n }
    lazy var late: T? = nil
    var seen: T? { didSet { print("seen") } }
    func generic<U>(_ u: U, _ t: T) -> (U, T) { (u, t) }
}
@Stubbable
class Sub<U>: Statically<[U]> { var extra: U?; override func generic<V>(_ v: V, _ t: [U]) -> (V, [U]) { (v, t + t) } }
