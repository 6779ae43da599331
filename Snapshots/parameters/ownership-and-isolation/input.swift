final class Parcel { var weight = 1 }

@Stubbable
class OwnedParameters {
    func take(_ parcel: consuming Parcel) -> Int { parcel.weight }
    func look(_ parcel: borrowing Parcel) -> Int { parcel.weight }
    func send(_ parcel: sending Parcel) -> Int { parcel.weight }
    func own(_ parcel: __owned Parcel, _ shared: __shared Parcel) -> Int { parcel.weight + shared.weight }
    func isolated(to actor: isolated (any Actor)? = #isolation) async -> Bool { actor == nil }
    func metatype(_ type: Int.Type, _ error: any Error.Type) -> String { "\(type)" }
}
