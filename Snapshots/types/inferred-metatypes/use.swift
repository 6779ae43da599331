let parcel = Parcel()
print(parcel.label(), parcel.formatter.string(for: 3) as Any)
parcel.kind = Int.self
#if STUBS
final class OtherParcelFormatter: ParcelFormatter, @unchecked Sendable {
    override func string(for value: Any?) -> String? { "stub" }
}
parcel._getCode = { "b2" }
parcel._getSize = { 7 }
parcel._getScalar = { "y" }
parcel._getFormatter = { OtherParcelFormatter() }
print(parcel.label(), parcel.formatter.string(for: 3) as Any)
#endif
