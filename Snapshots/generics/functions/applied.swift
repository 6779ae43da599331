protocol Shape { var area: Int { get } }
struct Square: Shape { var area: Int { 4 } }
struct Circle: Shape { var area: Int { 3 } }

/*<stubble @Stubbable*//*stubble>*/
class GenericFunctions {
    func identity<T>(_ value: T) -> T {/*<stubble*/ if let _identity { _identity(value) as! T } else {/*stubble>*/ value /*<stubble*/} /*stubble>*/}
    func pair<T, U>(_ a: T, _ b: U) -> (T, U) {/*<stubble*/ if let _pair { _pair(a, b) as! (T, U) } else {/*stubble>*/ (a, b) /*<stubble*/} /*stubble>*/}
    func area<S: Shape>(of shape: S) -> Int {/*<stubble*/ if let _area { _area(shape) } else {/*stubble>*/ shape.area /*<stubble*/} /*stubble>*/}
    func areas<S>(_ shapes: [S]) -> Int where S: Shape {/*<stubble*/ if let _areas { return _areas(shapes) } else {/*stubble>*/ /*<stubble*/return /*stubble>*/shapes.reduce(0) { $0 + $1.area } /*<stubble*/} /*stubble>*/}
    func decode<D: Decodable>(_ type: D.Type, from text: String) throws -> D? {/*<stubble*/ if let _decode { try _decode(type, text) as Any as! D? } else {/*stubble>*/ nil /*<stubble*/} /*stubble>*/}
    func transform<T, U>(_ value: T, with f: (T) -> U) -> U {/*<stubble*/ if let _transform { _transform(value, { f($0 as! T) }) as! U } else {/*stubble>*/ f(value) /*<stubble*/} /*stubble>*/}
    func tries<T>(_ f: () throws -> T) -> T? {/*<stubble*/ if let _tries { _tries(f) as Any as! T? } else {/*stubble>*/ try? f() /*<stubble*/} /*stubble>*/}
    func wait<T: Sendable>(_ value: T) async -> [T] {/*<stubble*/ if let _wait { await _wait(value) as! [T] } else {/*stubble>*/ [value] /*<stubble*/} /*stubble>*/}
    func some(_ shape: some Shape, again other: some Shape & Sendable) -> Int {/*<stubble*/ if let _some { _some(shape, other) } else {/*stubble>*/ shape.area + other.area /*<stubble*/} /*stubble>*/}
    func many<T>(_ values: T...) -> Int {/*<stubble*/ if let _many { _many(values) } else {/*stubble>*/ values.count /*<stubble*/} /*stubble>*/}
    func optional<T>(_ value: T?) -> T? {/*<stubble*/ if let _optional { _optional(value) as Any as! T? } else {/*stubble>*/ value /*<stubble*/} /*stubble>*/}
    func compare<T: Equatable>(_ a: T, _ b: T) -> Bool {/*<stubble*/ if let _compare { _compare(a, b) } else {/*stubble>*/ a == b /*<stubble*/} /*stubble>*/}
    func dictionary<K: Hashable, V>(_ all: [K: V]) -> [V: K]? where V: Hashable {/*<stubble*/ if let _dictionary { _dictionary(all) as Any as! [V: K]? } else {/*stubble>*/ nil /*<stubble*/} /*stubble>*/}
/*<stubble*/@exclusivity(unchecked) final var _identity: ((Any) -> Any)? = nil; @exclusivity(unchecked) final var _pair: ((Any, Any) -> Any)? = nil; @exclusivity(unchecked) final var _area: ((any Shape) -> Int)? = nil; @exclusivity(unchecked) final var _areas: (([any Shape]) -> Int)? = nil; @exclusivity(unchecked) final var _decode: ((any Decodable.Type, String) throws -> Any?)? = nil; @exclusivity(unchecked) final var _transform: ((Any, (Any) -> Any) -> Any)? = nil; @exclusivity(unchecked) final var _tries: ((() throws -> Any) -> Any?)? = nil; @exclusivity(unchecked) final var _wait: ((any Sendable) async -> [Any])? = nil; @exclusivity(unchecked) final var _some: ((any Shape, any Shape & Sendable) -> Int)? = nil; @exclusivity(unchecked) final var _many: (([Any]) -> Int)? = nil; @exclusivity(unchecked) final var _optional: ((Any?) -> Any?)? = nil; @exclusivity(unchecked) final var _compare: ((any Equatable, any Equatable) -> Bool)? = nil; @exclusivity(unchecked) final var _dictionary: ((Any) -> Any?)? = nil/*stubble>*/}
/*<stubble*//* Applied by stubble; `stubble revert` restores the original. digest: 3f477d47 975f 8d59 ff98 926f ff98 fc7d ff98 9318 65c2 ff98 ef1d ff98 edec ff98 7f45 ff98 bb99 ff98 c85d ff98 db47 ff98 7348 ff98 ce7c ff98 d816 ff98 8076 *//*stubble>*/