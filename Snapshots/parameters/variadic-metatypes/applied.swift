protocol VariadicMade {}
extension Int: VariadicMade {}

/*<stubble @Stubbable*//*stubble>*/
class VariadicMetatypes {
    func register<T>(_ types: T.Type...) -> Int {/*<stubble*/ if let _register { _register(types) } else {/*stubble>*/ types.count /*<stubble*/} /*stubble>*/}
    func make<T: VariadicMade>(of types: T.Type..., named name: String) -> String {/*<stubble*/ if let _make { _make(types, name) } else {/*stubble>*/ "\(types) \(name)" /*<stubble*/} /*stubble>*/}
    func compare<T: Equatable & Hashable>(_ types: T.Type...) -> Bool {/*<stubble*/ if let _compare { _compare(types) } else {/*stubble>*/ types.isEmpty /*<stubble*/} /*stubble>*/}
    func lists<T>(_ types: [T].Type...) -> Int {/*<stubble*/ if let _lists { _lists(types) } else {/*stubble>*/ types.count /*<stubble*/} /*stubble>*/}
    func plain(_ types: Int.Type...) -> Int {/*<stubble*/ if let _plain { _plain(types) } else {/*stubble>*/ types.count /*<stubble*/} /*stubble>*/}
    func maybe<T>(_ types: T.Type?...) -> Int {/*<stubble*/ if let _maybe { _maybe(types as Any) } else {/*stubble>*/ types.count /*<stubble*/} /*stubble>*/}
    func existential(_ types: any VariadicMade.Type...) -> Int {/*<stubble*/ if let _existential { _existential(types) } else {/*stubble>*/ types.count /*<stubble*/} /*stubble>*/}
    func some(_ types: [any VariadicMade.Type]) -> Int {/*<stubble*/ if let _some { _some(types) } else {/*stubble>*/ types.count /*<stubble*/} /*stubble>*/}
/*<stubble*/@exclusivity(unchecked) final var _register: (([Any.Type]) -> Int)? = nil; @exclusivity(unchecked) final var _make: (([any VariadicMade.Type], String) -> String)? = nil; @exclusivity(unchecked) final var _compare: (([any (Equatable & Hashable).Type]) -> Bool)? = nil; @exclusivity(unchecked) final var _lists: ((Any) -> Int)? = nil; @exclusivity(unchecked) final var _plain: (([Int.Type]) -> Int)? = nil; @exclusivity(unchecked) final var _maybe: ((Any) -> Int)? = nil; @exclusivity(unchecked) final var _existential: (([any VariadicMade.Type]) -> Int)? = nil; @exclusivity(unchecked) final var _some: (([any VariadicMade.Type]) -> Int)? = nil/*stubble>*/}
/*<stubble*//* Applied by stubble; `stubble revert` restores the original. digest: f9147c4f 975f c394 ff98 87e0 ff98 0228 ff98 1d14 ff98 f0e2 ff98 4d7d ff98 cab4 ff98 6a4b ff98 a663 *//*stubble>*/