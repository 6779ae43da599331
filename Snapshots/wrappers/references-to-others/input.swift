@propertyWrapper struct Weighed<Value: Equatable>: Equatable {
    var wrappedValue: Value
    var projectedValue: [Value] { [wrappedValue] }
    init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
}

@Stubbable
struct Parcel: Equatable {
    @Weighed var grams = 5
    @Weighed private var zone = "a"
    var rest: [Parcel] = []

    init(grams: Int) { self.grams = grams }
    init(copy other: Parcel, zone: String) {
        _grams = other._grams
        _zone = other._zone
        self.zone += zone
    }
    static func == (lhs: Parcel, rhs: Parcel) -> Bool { lhs._grams == rhs._grams && lhs.$zone == rhs.$zone }
    func heavier(_ other: Parcel?) -> Bool { (other?.$grams[0] ?? 0) < $grams[0] }
}

extension Parcel {
    func zones() -> [String] {
        let first = rest.first ?? self
        let own = Parcel(copy: first, zone: "!")
        return own.$zone + [own._zone.wrappedValue, zone]
    }
}
