protocol VariadicMade {}
extension Int: VariadicMade {}

@Stubbable
class VariadicMetatypes {
    func register<T>(_ types: T.Type...) -> Int { types.count }
    func make<T: VariadicMade>(of types: T.Type..., named name: String) -> String { "\(types) \(name)" }
    func compare<T: Equatable & Hashable>(_ types: T.Type...) -> Bool { types.isEmpty }
    func lists<T>(_ types: [T].Type...) -> Int { types.count }
    func plain(_ types: Int.Type...) -> Int { types.count }
    func maybe<T>(_ types: T.Type?...) -> Int { types.count }
    func existential(_ types: any VariadicMade.Type...) -> Int { types.count }
    func some(_ types: [any VariadicMade.Type]) -> Int { types.count }
}
