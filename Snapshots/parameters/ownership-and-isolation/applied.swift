final class Parcel { var weight = 1 }

/*<stubble @Stubbable*//*stubble>*/
class OwnedParameters {
    func take(_ parcel: consuming Parcel) -> Int {/*<stubble*/ if let _take { _take(parcel) } else {/*stubble>*/ parcel.weight /*<stubble*/} /*stubble>*/}
    func look(_ parcel: borrowing Parcel) -> Int {/*<stubble*/ if let _look { _look(parcel) } else {/*stubble>*/ parcel.weight /*<stubble*/} /*stubble>*/}
    func send(_ parcel: sending Parcel) -> Int {/*<stubble*/ if let _send { _send(parcel) } else {/*stubble>*/ parcel.weight /*<stubble*/} /*stubble>*/}
    func own(_ parcel: __owned Parcel, _ shared: __shared Parcel) -> Int {/*<stubble*/ if let _own { _own(parcel, shared) } else {/*stubble>*/ parcel.weight + shared.weight /*<stubble*/} /*stubble>*/}
    func isolated(to actor: isolated (any Actor)? = #isolation) async -> Bool {/*<stubble*/ if let _isolated { await _isolated(actor) } else {/*stubble>*/ actor == nil /*<stubble*/} /*stubble>*/}
    func metatype(_ type: Int.Type, _ error: any Error.Type) -> String {/*<stubble*/ if let _metatype { _metatype(type, error) } else {/*stubble>*/ "\(type)" /*<stubble*/} /*stubble>*/}
/*<stubble*/@exclusivity(unchecked) final var _take: ((consuming Parcel) -> Int)? = nil; @exclusivity(unchecked) final var _look: ((borrowing Parcel) -> Int)? = nil; @exclusivity(unchecked) final var _send: ((sending Parcel) -> Int)? = nil; @exclusivity(unchecked) final var _own: ((__owned Parcel, __shared Parcel) -> Int)? = nil; @exclusivity(unchecked) final var _isolated: ((isolated (any Actor)?) async -> Bool)? = nil; @exclusivity(unchecked) final var _metatype: ((Int.Type, any Error.Type) -> String)? = nil/*stubble>*/}
/*<stubble*//* Applied by stubble; `stubble revert` restores the original. digest: 1137c202 975f 48f3 ff98 0b0b ff98 d75c ff98 e2c2 ff98 dd34 ff98 b3b4 ff98 270f *//*stubble>*/